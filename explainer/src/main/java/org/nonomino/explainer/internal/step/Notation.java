package org.nonomino.explainer.internal.step;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.nonomino.core.CellNames;
import org.nonomino.core.House;
import org.nonomino.explainer.internal.board.BoardState;
import org.nonomino.explainer.internal.board.CellSet;
import org.nonomino.explainer.internal.board.ChainNode;
import org.nonomino.explainer.terms.Candidate;
import org.nonomino.explainer.terms.Deduction;

/**
 * The short notation of steps that solvers use. Alternating inference chains are in Eureka
 * notation, <a href="https://www.sudopedia.org/wiki/Eureka">Sudopedia</a>.
 */
public final class Notation {
  private static final int LETTERS = 26;

  private Notation() {}

  /** Names cells, ascending and each once: {@code r1c1,r6c1}. */
  public static Words cells(BoardState board, Collection<Integer> cells) {
    return Words.cells(names(board, cells), cells);
  }

  private static String names(BoardState board, Collection<Integer> cells) {
    return new TreeSet<>(cells)
        .stream().map(cell -> CellNames.name(board.size(), cell)).collect(Collectors.joining(","));
  }

  /** Names the cells of a set, each once, with the cells of a line together: {@code r1c16,r6c1}. */
  public static Words set(BoardState board, Collection<Integer> cells) {
    return Words.cells(String.join(",", groups(board, cells)), cells);
  }

  /**
   * Names cells, each once, with the cells of a row together, or the cells of a column if this
   * needs fewer names: {@code r1c16} and {@code r6c1}, {@code r137c2}. Above 9×9 each cell has its
   * own name, because joint names would be ambiguous. The names have no meaning for highlighting.
   */
  public static List<String> groups(BoardState board, Collection<Integer> cells) {
    int size = board.size();
    TreeSet<Integer> sorted = new TreeSet<>(cells);
    if (size > 9) {
      return sorted.stream().map(cell -> CellNames.name(size, cell)).toList();
    }
    Map<Integer, String> byRow = new TreeMap<>();
    Map<Integer, String> byColumn = new TreeMap<>();
    for (int cell : sorted) {
      byRow.merge(cell / size + 1, String.valueOf(cell % size + 1), String::concat);
      byColumn.merge(cell % size + 1, String.valueOf(cell / size + 1), String::concat);
    }
    List<String> groups = new ArrayList<>();
    if (byColumn.size() < byRow.size()) {
      byColumn.forEach((column, rows) -> groups.add("r" + rows + "c" + column));
    } else {
      byRow.forEach((row, columns) -> groups.add("r" + row + "c" + columns));
    }
    return groups;
  }

  /** Names digits, ascending and each once: {@code 2,5}. */
  public static Words digits(Collection<Integer> digits) {
    return Words.digits(
        new TreeSet<>(digits).stream().map(Notation::symbol).collect(Collectors.joining(",")),
        digits);
  }

  /** Names the digits of a set, bit d − 1 for digit d. */
  public static Words digits(long digits) {
    return digits(Wording.members(digits));
  }

  /** Names a digit. */
  public static Words digit(int digit) {
    return Words.digits(symbol(digit), List.of(digit));
  }

  private static String symbol(int digit) {
    return String.valueOf(Words.symbol(digit));
  }

  /**
   * Returns the letters of a part of a step: {@code a} to {@code z}, then {@code aa}, {@code ab}
   * and so on.
   *
   * @param number from 1
   */
  public static String letters(int number) {
    StringBuilder letters = new StringBuilder();
    for (int rest = number; rest > 0; rest = (rest - 1) / LETTERS) {
      letters.insert(0, (char) ('a' + (rest - 1) % LETTERS));
    }
    return letters.toString();
  }

  /** Names houses by a letter and numbers: {@code r25}, {@code c1}, {@code b7}. */
  public static Words houses(BoardState board, List<House> houses) {
    StringBuilder text = new StringBuilder();
    String before = "";
    boolean hasCommas = board.size() > 9;
    for (House house : houses) {
      String letter =
          switch (house.kind()) {
            case ROW -> "r";
            case COLUMN -> "c";
            case REGION -> board.tables.hasBoxes ? "b" : "g";
            case EXTRA -> "x";
          };
      if (!letter.equals(before)) {
        text.append(letter);
      } else if (hasCommas) {
        text.append(',');
      }
      text.append(house.index() + 1);
      before = letter;
    }
    return Words.houses(text.toString(), houses);
  }

  /** Returns the conclusions of a step: {@code r2c9=2}, {@code -2 r3c1, -5 r4c1,r5c1}. */
  static Words conclusions(BoardState board, FoundStep step) {
    List<Words> conclusions = new ArrayList<>();
    Map<Integer, Set<Integer>> lost = new TreeMap<>();
    for (Deduction deduction : step.deductions()) {
      if (deduction instanceof Deduction.Placement) {
        conclusions.add(
            Words.candidates(
                CellNames.name(board.size(), deduction.cell()) + "=" + symbol(deduction.digit()),
                List.of(new Candidate(deduction.cell(), deduction.digit()))));
      } else {
        lost.computeIfAbsent(deduction.digit(), digit -> new TreeSet<>()).add(deduction.cell());
      }
    }
    lost.forEach(
        (digit, cells) ->
            conclusions.add(
                Words.candidates(
                    "-" + symbol(digit) + " " + names(board, cells),
                    cells.stream().map(cell -> new Candidate(cell, digit)).toList())));
    return Words.join(", ", conclusions);
  }

  /**
   * Returns a chain of candidates and groups: {@code (4=7)r2c6 - r12c3 = r7c3}.
   *
   * @param isStrong for each link, whether it is strong
   */
  public static Words nodes(BoardState board, List<ChainNode> nodes, List<Boolean> isStrong) {
    List<Words> text = new ArrayList<>();
    int digitBefore = 0;
    for (int i = 0; i < nodes.size(); i++) {
      if (i > 0) {
        text.add(Words.of(isStrong.get(i - 1) ? " = " : " - "));
      }
      StringBuilder inCell = new StringBuilder(symbol(nodes.get(i).digit()));
      List<Candidate> candidates = new ArrayList<>();
      addTo(candidates, nodes.get(i));
      boolean showsDigit = nodes.get(i).digit() != digitBefore;
      while (i + 1 < nodes.size() && nodes.get(i).isInCellOf(nodes.get(i + 1))) {
        inCell.append(isStrong.get(i) ? "=" : "-").append(symbol(nodes.get(i + 1).digit()));
        showsDigit = true;
        i++;
        addTo(candidates, nodes.get(i));
      }
      text.add(
          Words.candidates(
              (showsDigit ? "(" + inCell + ")" : "") + group(board, nodes.get(i).cells()),
              candidates));
      digitBefore = nodes.get(i).digit();
    }
    return Words.join("", text);
  }

  private static void addTo(List<Candidate> candidates, ChainNode node) {
    node.cells().cells().forEach(cell -> candidates.add(new Candidate(cell, node.digit())));
  }

  /**
   * Names cells of one row or column together: {@code r12c3}, {@code r4c7}; others as sets: {@code
   * r1c5,r2c23}.
   */
  private static String group(BoardState board, CellSet cells) {
    Set<Integer> rows = new TreeSet<>();
    Set<Integer> columns = new TreeSet<>();
    for (int cell : cells.cells()) {
      rows.add(board.layout().row(cell) + 1);
      columns.add(board.layout().column(cell) + 1);
    }
    if (rows.size() > 1 && columns.size() > 1) {
      return String.join(",", groups(board, cells.cells()));
    }
    String comma = board.size() > 9 ? "," : "";
    return "r" + join(rows, comma) + "c" + join(columns, comma);
  }

  private static String join(Set<Integer> numbers, String comma) {
    return numbers.stream().map(String::valueOf).collect(Collectors.joining(comma));
  }
}
