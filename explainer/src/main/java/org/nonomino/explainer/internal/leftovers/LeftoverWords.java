package org.nonomino.explainer.internal.leftovers;

import java.util.List;
import java.util.TreeSet;
import org.nonomino.core.House;
import org.nonomino.core.HouseKind;
import org.nonomino.explainer.internal.board.BoardState;
import org.nonomino.explainer.internal.step.FoundStep;
import org.nonomino.explainer.internal.step.Notation;
import org.nonomino.explainer.internal.step.Wording;
import org.nonomino.explainer.internal.step.Words;

/**
 * The houses and the leftover cells of a step by the law of leftovers, and their names. The
 * evidence of such a step begins with k lines and k regions. Immutable.
 */
final class LeftoverWords {
  /** The maximum number of cells named on each side in a short sentence. */
  private static final int MAX_NAMED = 4;

  private final BoardState board;
  private final List<House> lines;
  private final List<House> regions;

  /** The cells of the lines outside the regions, ascending. */
  final List<Integer> outside;

  /** The cells of the regions outside the lines, ascending. */
  final List<Integer> inside;

  /**
   * @param step a step whose evidence has k lines, k regions and at most one more house
   */
  LeftoverWords(FoundStep step, BoardState board) {
    List<House> houses = step.evidence().houses();
    int count = houses.size() / 2;
    this.board = board;
    this.lines = houses.subList(0, count);
    this.regions = houses.subList(count, 2 * count);
    this.outside = cellsOfOnly(lines, regions);
    this.inside = cellsOfOnly(regions, lines);
  }

  private static List<Integer> cellsOfOnly(List<House> houses, List<House> others) {
    TreeSet<Integer> cells = new TreeSet<>();
    for (House house : houses) {
      for (int cell : house.cells()) {
        cells.add(cell);
      }
    }
    cells.removeIf(cell -> others.stream().anyMatch(house -> house.contains(cell)));
    return List.copyOf(cells);
  }

  /** Returns the side that does not contain a cell. */
  List<Integer> otherSide(int cell) {
    return outside.contains(cell) ? inside : outside;
  }

  /**
   * Returns the names of houses and leftovers as solvers write them: {@code r12=g12: r2c9 and
   * r3c1}.
   */
  Words pattern() {
    return Words.of(
        "%s=%s: %s and %s",
        Notation.houses(board, lines),
        Notation.houses(board, regions),
        Notation.cells(board, outside),
        Notation.cells(board, inside));
  }

  /** Returns the statement about the houses, as the beginning of a sentence. */
  Words housesAreEqual() {
    return Words.of(
        "%s %s the same digits as %s",
        Wording.houses(board, lines).capitalized(),
        lines.size() == 1 ? "has" : "have",
        Wording.houses(board, regions));
  }

  /** Returns the statement about the houses in fewer words, as the beginning of a sentence. */
  Words housesMatch() {
    return Words.of(
        "%s %s %s",
        Wording.houses(board, lines).capitalized(),
        lines.size() == 1 ? "matches" : "match",
        Wording.houses(board, regions));
  }

  /**
   * Returns the statement that cells of one side hold the digits of cells of the other: {@code r4c2
   * and r4c3 hold the digits of r3c8 and r3c9}.
   *
   * @param cells the cells of one side, except the crossed-out cells
   * @param others the cells of the other side, as many
   */
  Words hold(List<Integer> cells, List<Integer> others) {
    return Words.of(
        cells.size() == 1 ? "%s holds the digit of %s" : "%s hold the digits of %s",
        names(cells),
        names(others));
  }

  /** Returns whether there are few enough cells to name each. */
  boolean areNamed(List<Integer> cells) {
    return cells.size() < 3 || Notation.groups(board, cells).size() <= MAX_NAMED;
  }

  /** Names cells of one side, or counts them if they are many. */
  private Words names(List<Integer> cells) {
    return areNamed(cells)
        ? Wording.brief(board, cells)
        : Words.cells(
            "the %s cells left over in the %s"
                .formatted(
                    Wording.number(cells.size()),
                    plainWord(outside.contains(cells.get(0)) ? lines : regions)),
            cells);
  }

  /** Returns an explanation of the law in two sentences. */
  Words lawInFull() {
    String times =
        switch (lines.size()) {
          case 1 -> "once";
          case 2 -> "twice";
          default -> Wording.number(lines.size()) + " times";
        };
    Words names = Wording.houses(board, lines);
    return Words.of(
        "%s %s each digit %s, and so %s %s. Without the cells that they share, the rest of the %s, %s, holds the same digits as the rest of the %s, %s.",
        names.capitalized(),
        lines.size() == 1 ? "has" : "have",
        times,
        lines.size() == 1 ? "has" : "have",
        Wording.houses(board, regions),
        word(lines),
        Wording.cells(board, outside),
        word(regions),
        Wording.cells(board, inside));
  }

  /** Returns the word for houses of one kind: {@code row}, {@code columns}. */
  private Words word(List<House> houses) {
    return Words.houses(plainWord(houses), houses);
  }

  private String plainWord(List<House> houses) {
    HouseKind kind = houses.get(0).kind();
    return houses.size() == 1 ? Wording.house(board, kind) : Wording.houses(board, kind);
  }
}
