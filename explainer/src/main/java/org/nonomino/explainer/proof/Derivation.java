package org.nonomino.explainer.proof;

import java.util.List;

/**
 * A step during the search, before it is known which premises it needs.
 *
 * @param digit the digit 1..n that it is about, or 0
 * @param cells the cells of the pattern; the meaning depends on the argument
 * @param parts the numbers of the parts of the pattern
 * @param digits the digits of the pattern, bit d for digit d
 * @param law the compared houses, only for {@link Argument#LEFTOVERS}
 * @param conclusions empty for a contradiction
 * @param time only claims known before can be premises
 */
@SuppressWarnings("ArrayRecordComponent") // Never changed after creation.
record Derivation(
    Argument argument,
    int digit,
    int[] cells,
    int[] parts,
    long digits,
    List<ProofParts.Law> law,
    List<Claim> conclusions,
    int time) {

  @Override
  public boolean equals(Object other) {
    return this == other;
  }

  @Override
  public int hashCode() {
    return System.identityHashCode(this);
  }
}
