package org.nonomino.core.constraint;

/**
 * The sums that are allowed.
 *
 * @param from the smallest one
 * @param to the largest one
 */
public record SumRange(int from, int to) {}
