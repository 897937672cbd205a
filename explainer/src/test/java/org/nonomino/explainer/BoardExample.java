package org.nonomino.explainer;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.nonomino.core.CellNames;
import org.nonomino.core.DigitSymbols;
import org.nonomino.explainer.internal.board.BoardState;
import org.nonomino.explainer.internal.step.FoundStep;
import org.nonomino.explainer.internal.step.Technique;
import org.nonomino.explainer.terms.Deduction;

/**
 * A board on which a technique finds its step, and a candidate that spoils it: a line of a file.
 *
 * @param name the name of the first step
 * @param rating the rating of that step
 * @param deductions the conclusions: {@code r1c1-5,r1c2=3}
 * @param spoiler an additional candidate with which nothing is found: {@code r1c1+5}
 * @param regions n² labels
 * @param cells the cells of the board, see {@link DrawnBoard}
 * @param origin the puzzle whose path contains the board
 */
record BoardExample(
    String name,
    String rating,
    String deductions,
    String spoiler,
    String regions,
    String cells,
    String origin) {
  /** Several cells of a row or a column in one name. */
  private static final Pattern CELLS = Pattern.compile("r(\\d+)c(\\d+)");

  /** Reads the lines of a file next to this class; lines that begin with # are comments. */
  static List<BoardExample> of(String file) throws IOException {
    try (InputStream in =
        Objects.requireNonNull(BoardExample.class.getResourceAsStream(file), file)) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8)
          .lines()
          .filter(line -> !line.startsWith("#"))
          .map(line -> line.split(" \\| ", -1))
          .map(
              parts ->
                  new BoardExample(
                      parts[0], parts[1], parts[2], parts[3], parts[4], parts[5], parts[6]))
          .toList();
    }
  }

  BoardState board() {
    return DrawnBoard.of(regions, cells);
  }

  /** Returns the board with the additional candidate. */
  BoardState nearMiss() {
    String[] parts = cells.split(" ", -1);
    int plus = spoiler.indexOf('+');
    int size = board().size();
    for (int cell = 0; cell < parts.length; cell++) {
      if (CellNames.name(size, cell).equals(spoiler.substring(0, plus))) {
        parts[cell] += spoiler.substring(plus + 1);
      }
    }
    return DrawnBoard.of(regions, String.join(" ", parts));
  }

  /** Returns all steps that a technique finds on a board. */
  static List<FoundStep> steps(Technique technique, BoardState board) {
    List<FoundStep> steps = new ArrayList<>();
    technique.find(board, new AllSteps(steps));
    return steps;
  }

  /** Returns the conclusions of a step as a string. */
  static String deductions(FoundStep step, int size) {
    return step.deductions().stream()
        .map(
            deduction ->
                CellNames.name(size, deduction.cell())
                    + (deduction instanceof Deduction.Placement ? "=" : "-")
                    + DigitSymbols.symbol(deduction.digit()))
        .collect(Collectors.joining(","));
  }

  /** Returns the names of all cells in a string, up to 9×9: {@code r1c23} has two of them. */
  static Set<String> cellsIn(String text) {
    Set<String> names = new TreeSet<>();
    Matcher matcher = CELLS.matcher(text);
    while (matcher.find()) {
      for (char row : matcher.group(1).toCharArray()) {
        for (char column : matcher.group(2).toCharArray()) {
          names.add("r" + row + "c" + column);
        }
      }
    }
    return names;
  }

  @Override
  public String toString() {
    return name + " " + rating + " " + origin;
  }
}
