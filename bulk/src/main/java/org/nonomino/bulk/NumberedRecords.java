package org.nonomino.bulk;

/**
 * Things that are made by their numbers, as records. For any thread; each text comes with its line
 * ends.
 *
 * @param header what comes before the first record
 * @param work makes the records
 * @param footer what comes after the last record
 */
public record NumberedRecords(String header, NumberedWork<String> work, String footer) {}
