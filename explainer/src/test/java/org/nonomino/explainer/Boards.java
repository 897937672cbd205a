package org.nonomino.explainer;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.nonomino.core.CellNames;
import org.nonomino.core.DigitSymbols;
import org.nonomino.core.Grid;
import org.nonomino.core.Puzzle;
import org.nonomino.core.RegionMask;
import org.nonomino.explainer.internal.board.BoardState;
import org.nonomino.explainer.internal.board.MutableBoard;
import org.nonomino.explainer.internal.step.FoundStep;
import org.nonomino.explainer.internal.step.StepCollector;
import org.nonomino.explainer.internal.step.Technique;
import org.nonomino.explainer.terms.Deduction;
import org.nonomino.solver.testkit.Corpus;
import org.nonomino.solver.testkit.CorpusPuzzle;

/** Boards for the tests of techniques, and steps in a short form. */
final class Boards {
  static final String BOXES = "boxes";

  private static final Pattern IN_HOUSE =
      Pattern.compile("(\\S) in (row|column|region) (\\d+): (.*)");
  private static final Pattern IN_CELL = Pattern.compile("(r\\d+c\\d+): (\\S+)");

  private Boards() {}

  /** Returns a board without digits on a mask of one character per cell, or on 3×3 boxes. */
  static MutableBoard empty(String mask) {
    if (mask.equals(BOXES)) {
      return new MutableBoard(new Puzzle(Grid.empty(9), RegionMask.boxes(3, 3)));
    }
    int size = (int) Math.round(Math.sqrt(mask.length()));
    return new MutableBoard(
        new Puzzle(Grid.empty(size), RegionMask.jigsaw(size, mask.chars().toArray())));
  }

  /**
   * Returns such a board with confinements, separated by {@code ;}: a digit to some cells of a
   * house, {@code 5 in row 1: r1c2 r1c9}, or a cell to some digits, {@code r1c2: 57}.
   */
  static MutableBoard with(String mask, String confinements) {
    MutableBoard board = empty(mask);
    for (String confinement : confinements.split(" *; *", -1)) {
      Matcher inHouse = IN_HOUSE.matcher(confinement);
      Matcher inCell = IN_CELL.matcher(confinement);
      if (inHouse.matches()) {
        confine(
            board,
            DigitSymbols.digit(inHouse.group(1).charAt(0)),
            inHouse.group(2) + " " + inHouse.group(3),
            List.of(inHouse.group(4).split(" ", -1)));
      } else if (inCell.matches()) {
        confine(board, inCell.group(1), inCell.group(2));
      } else {
        throw new IllegalArgumentException(confinement);
      }
    }
    return board;
  }

  private static void confine(MutableBoard board, int digit, String house, List<String> names) {
    board.layout().houses().stream()
        .filter(candidate -> candidate.toString().equals(house))
        .forEach(
            found -> {
              for (int cell : found.cells()) {
                if (!names.contains(CellNames.name(board.size(), cell))) {
                  board.eliminate(cell, digit);
                }
              }
            });
  }

  private static void confine(MutableBoard board, String name, String digits) {
    for (int cell = 0; cell < board.cellCount(); cell++) {
      for (int digit = 1; digit <= board.size(); digit++) {
        if (CellNames.name(board.size(), cell).equals(name)
            && digits.indexOf(DigitSymbols.symbol(digit)) < 0) {
          board.eliminate(cell, digit);
        }
      }
    }
  }

  /** Returns all steps that a technique finds, {@code Naked Pair 3.0: r1c3<>5 r1c4<>5}. */
  static List<String> steps(Technique technique, BoardState board) {
    return all(technique, board).stream().map(Boards::text).toList();
  }

  static List<FoundStep> all(Technique technique, BoardState board) {
    List<FoundStep> found = new ArrayList<>();
    technique.find(
        board,
        new StepCollector() {
          @Override
          public void add(FoundStep step) {
            found.add(step);
          }

          @Override
          public boolean isDone() {
            return false;
          }
        });
    return found;
  }

  /** Returns a step in its short form. */
  static String text(FoundStep step) {
    StringBuilder text = new StringBuilder(step.name() + " " + step.rating() + ":");
    int size = step.evidence().houses().get(0).size();
    for (Deduction deduction : step.deductions()) {
      text.append(' ')
          .append(CellNames.name(size, deduction.cell()))
          .append(deduction instanceof Deduction.Placement ? "=" : "<>")
          .append(DigitSymbols.symbol(deduction.digit()));
    }
    return text.toString();
  }

  static CorpusPuzzle puzzle(String file, String label) {
    return Corpus.read(file).stream()
        .filter(puzzle -> puzzle.label().equals(label))
        .findFirst()
        .orElseThrow();
  }
}
