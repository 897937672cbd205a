package org.nonomino.book;

import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import org.nonomino.core.Symbols;
import org.nonomino.render.DigitStyle;

/**
 * The sums of cages that leave only few combinations of digits, and these combinations. No digit
 * repeats in a cage.
 */
final class CageTable {
  /** The maximum number of combinations of a sum that is worth a row. */
  private static final int MAX_COMBINATIONS = 6;

  /** The maximum number of cells of a cage in the table, so that few sets are enumerated. */
  private static final int MAX_CELLS = 6;

  /** A sum and its combinations, each as text. */
  record Row(int sum, List<String> combinations) {}

  private final Symbols symbols;
  private final int size;
  private final DigitStyle digits;

  CageTable(Symbols symbols, DigitStyle digits) {
    this.symbols = symbols;
    this.size = symbols.size();
    this.digits = digits;
  }

  /**
   * Returns the rows for cages with a number of cells, in ascending order of their sums; empty if
   * there are none.
   */
  List<Row> rows(int cells) {
    if (cells > MAX_CELLS || cells >= size) {
      return List.of();
    }
    SortedMap<Integer, List<String>> bySum = new TreeMap<>();
    collect(new int[cells], 0, 0, bySum);
    return bySum.entrySet().stream()
        .filter(entry -> entry.getValue().size() <= MAX_COMBINATIONS)
        .map(entry -> new Row(entry.getKey(), List.copyOf(entry.getValue())))
        .toList();
  }

  private void collect(int[] chosen, int count, int sum, SortedMap<Integer, List<String>> bySum) {
    if (count == chosen.length) {
      List<String> texts = bySum.computeIfAbsent(sum, none -> new ArrayList<>());
      // One more than is shown is enough to find out that there are too many.
      if (texts.size() <= MAX_COMBINATIONS) {
        texts.add(text(chosen));
      }
      return;
    }
    int first = count == 0 ? 1 : chosen[count - 1] + 1;
    int last = size - (chosen.length - count - 1);
    for (int digit = first; digit <= last; digit++) {
      chosen[count] = digit;
      collect(chosen, count + 1, sum + symbols.value(digit), bySum);
    }
  }

  private String text(int[] chosen) {
    boolean isSpelt = digits == DigitStyle.NUMBERS && symbols.most() > 9;
    StringBuilder text = new StringBuilder();
    for (int digit : chosen) {
      if (isSpelt && !text.isEmpty()) {
        text.append('+');
      }
      text.append(digits.text(digit, symbols));
    }
    return text.toString();
  }
}
