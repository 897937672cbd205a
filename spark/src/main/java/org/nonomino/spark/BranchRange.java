package org.nonomino.spark;

import java.io.Serializable;

/**
 * The branches of an enumeration that one task works through.
 *
 * @param part the number of the part, from 1
 * @param regions how many regions are the same in a branch
 * @param from the number of the first branch, from 0
 * @param to the number after that of the last one
 */
record BranchRange(int part, int regions, long from, long to) implements Serializable {}
