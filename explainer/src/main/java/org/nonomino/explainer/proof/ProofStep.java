package org.nonomino.explainer.proof;

import java.util.List;
import org.nonomino.core.PuzzlePart;

/**
 * A step of a proof: the named parts and the earlier conclusions together imply all conclusions, or
 * contradict each other.
 *
 * @param number from 1, in the order of reading
 * @param digit the digit 1..n that the whole step is about, or 0 if it compares digits
 * @param pattern the cells of the pattern, ascending: the places of a digit, the cells of a set,
 *     the cell with few candidates
 * @param set the digits of a naked or hidden set; empty for other arguments
 * @param cells if {@code digit} is 0, all cells with which the step can be checked
 * @param parts the parts of the puzzle that the step rests on, the house of the pattern first
 * @param premises the earlier conclusions that the step rests on
 * @param conclusions empty if the parts and premises contradict each other
 * @param cases the steps of each case; each begins with an assumption and ends with a
 *     contradiction; empty unless the argument is about cases
 */
public record ProofStep(
    int number,
    Argument argument,
    int digit,
    List<Integer> pattern,
    List<Integer> set,
    List<Integer> cells,
    List<PuzzlePart> parts,
    List<Premise> premises,
    List<Claim> conclusions,
    List<List<ProofStep>> cases) {
  /** Copies the lists. */
  public ProofStep {
    pattern = List.copyOf(pattern);
    set = List.copyOf(set);
    cells = List.copyOf(cells);
    parts = List.copyOf(parts);
    premises = List.copyOf(premises);
    conclusions = List.copyOf(conclusions);
    cases = cases.stream().map(List::copyOf).toList();
  }

  /** Returns whether the parts and premises contradict each other. */
  public boolean isContradiction() {
    return conclusions.isEmpty();
  }
}
