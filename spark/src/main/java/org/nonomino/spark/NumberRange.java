package org.nonomino.spark;

import java.io.Serializable;

/**
 * The numbers that one task makes things of.
 *
 * @param part the number of the part, from 1
 * @param from the first one, from 0
 * @param to the one after the last
 */
record NumberRange(int part, long from, long to) implements Serializable {}
