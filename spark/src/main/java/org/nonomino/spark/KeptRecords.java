package org.nonomino.spark;

import java.io.Serializable;
import java.util.BitSet;

/**
 * Which records of a part are kept, at least one.
 *
 * @param isWhole whether all are
 * @param kept the places in the part, from 0, of those that are
 */
record KeptRecords(int part, boolean isWhole, BitSet kept) implements Serializable {}
