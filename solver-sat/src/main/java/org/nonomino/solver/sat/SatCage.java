package org.nonomino.solver.sat;

/**
 * The reading of the sum of cells that hold no digit twice, by a {@link SatDiagram} that reads for
 * each digit 1..n whether it is absent (label 0) or present (label 1) in the cells. So exactly the
 * combinations of digits with an allowed sum lead through the diagram.
 *
 * @param size n
 * @param count the number of cells
 * @param from the smallest allowed sum of the digits
 * @param to the largest allowed sum of the digits
 */
record SatCage(int size, int count, int from, int to) implements SatDiagram.Reader {
  /** The state is the sum so far times n + 1, plus the number of present digits so far. */
  @Override
  public int after(int layer, int state, int label) {
    int digit = layer + 1;
    int sum = state / (size + 1) + label * digit;
    int present = state % (size + 1) + label;
    int missing = count - present;
    boolean isPossible =
        missing >= 0
            && missing <= size - digit
            && sum + missing * digit <= to
            && sum + missing * size >= from;
    return isPossible ? sum * (size + 1) + present : SatDiagram.NONE;
  }
}
