package org.nonomino.text;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.nonomino.core.DigitSymbols;
import org.nonomino.core.Grid;

/**
 * The candidates of all cells in one word of n³ characters, n for each cell: the digit d or a blank
 * at the place of d. Solvers' forums call such puzzles Sukaku.
 */
final class CandidateLine {
  /** The minimum size; shorter words are something else. */
  private static final int MIN_SIZE = 4;

  private CandidateLine() {}

  /**
   * Returns the n² words of the cells; empty if this is not such a word. Cheap for other lengths.
   */
  static Optional<List<Token>> cells(Token word) {
    int size = (int) Math.round(Math.cbrt(word.length()));
    if (size * size * size != word.length()
        || size < MIN_SIZE
        || size > Grid.MAX_SIZE
        || !areCandidates(word.text(), size)) {
      return Optional.empty();
    }
    List<Token> cells = new ArrayList<>(size * size);
    for (int start = 0; start < word.length(); start += size) {
      cells.add(word.part(start, start + size));
    }
    return Optional.of(List.copyOf(cells));
  }

  private static boolean areCandidates(String text, int size) {
    boolean hasDigit = false;
    for (int i = 0; i < text.length(); i++) {
      char symbol = text.charAt(i);
      int digit = DigitSymbols.isSymbol(symbol) ? DigitSymbols.digit(symbol) : Grid.MAX_SIZE + 1;
      if (digit != 0 && digit != i % size + 1) {
        return false;
      }
      hasDigit |= digit != 0;
      if (i % size == size - 1) {
        if (!hasDigit) {
          return false;
        }
        hasDigit = false;
      }
    }
    return true;
  }
}
