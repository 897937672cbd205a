package org.nonomino.book;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.nonomino.core.DigitSymbols;
import org.nonomino.core.Symbols;
import org.nonomino.render.DigitStyle;

final class CageTableTest {
  private static final int MAX_COMBINATIONS = 6;

  /** Compares the table with all subsets of the digits. */
  @ParameterizedTest
  @CsvSource({"9, 2", "9, 3", "9, 4", "9, 5", "6, 3", "4, 2", "12, 4", "16, 2"})
  void rowsAreTheSumsWithFewSubsets(int size, int cells) {
    Map<Integer, List<String>> expected = new TreeMap<>();
    for (int set = 0; set < 1 << size; set++) {
      if (Integer.bitCount(set) == cells) {
        int sum = 0;
        for (int digit = 1; digit <= size; digit++) {
          sum += (set >> (digit - 1) & 1) * digit;
        }
        expected.computeIfAbsent(sum, none -> new ArrayList<>()).add(DigitSymbols.symbols(set));
      }
    }
    expected.values().removeIf(sets -> sets.size() > MAX_COMBINATIONS);

    List<CageTable.Row> rows = new CageTable(Symbols.usual(size), DigitStyle.LETTERS).rows(cells);

    assertThat(rows).extracting(CageTable.Row::sum).containsExactlyElementsOf(expected.keySet());
    for (CageTable.Row row : rows) {
      assertThat(row.combinations())
          .as("sum %d", row.sum())
          .isSorted()
          .containsExactlyInAnyOrderElementsOf(expected.get(row.sum()));
    }
  }

  @Test
  void numbersAboveNineAreSeparated() {
    List<CageTable.Row> rows = new CageTable(Symbols.usual(12), DigitStyle.NUMBERS).rows(2);

    assertThat(rows.get(rows.size() - 1)).isEqualTo(new CageTable.Row(23, List.of("11+12")));
    assertThat(new CageTable(Symbols.usual(9), DigitStyle.NUMBERS).rows(2).get(0).combinations())
        .containsExactly("12");
  }

  @Test
  void cagesOfAllDigitsNeedNoTable() {
    assertThat(
            IntStream.rangeClosed(4, 9)
                .mapToObj(new CageTable(Symbols.usual(4), DigitStyle.LETTERS)::rows))
        .allMatch(List::isEmpty);
  }
}
