package org.nonomino.explainer.internal.uniqueness;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.nonomino.core.House;
import org.nonomino.core.HouseKind;
import org.nonomino.explainer.internal.board.BoardState;
import org.nonomino.explainer.internal.board.BoardTables;
import org.nonomino.explainer.internal.board.Candidates;
import org.nonomino.explainer.internal.step.FoundStep;
import org.nonomino.explainer.internal.step.Notation;
import org.nonomino.explainer.internal.step.StepCollector;
import org.nonomino.explainer.internal.step.StepText;
import org.nonomino.explainer.internal.step.Technique;
import org.nonomino.explainer.internal.step.Wording;
import org.nonomino.explainer.internal.step.Words;
import org.nonomino.explainer.terms.Candidate;
import org.nonomino.explainer.terms.Evidence;
import org.nonomino.explainer.terms.Rating;
import org.nonomino.explainer.terms.StepKind;

/**
 * Three pairs of empty cells in two parallel lines, each pair in one crossing line and in one
 * region. If the six cells held only three digits, each of the two lines would have all three
 * there. Exchanging the cells of each pair would leave the digits of both lines, of the crossing
 * lines and of the regions as they are, so the puzzle would have a second solution. So at least one
 * of the cells holds another candidate: see {@link ExtraCells} for the conclusions.
 *
 * <p>Example: r1c1, r1c4, r1c7 and r2c1, r2c4, r2c7 have only the candidates 1, 2 and 3, except
 * that r2c7 may also be 8. So it is 8. Source: <a
 * href="https://www.sudokuwiki.org/Extended_Unique_Rectangles">SudokuWiki, Extended Unique
 * Rectangles</a>. The proof uses only that each pair shares a region, so regions may have any
 * shape. It requires plain rules. The ratings are specific to Nonomino.
 */
public final class ExtendedRectangles implements Technique {
  private static final int TENTHS = 49;

  /** The number of digits, and of cells in each of the two lines. */
  private static final int LENGTH = 3;

  @Override
  public Set<StepKind> kinds() {
    return Set.of(StepKind.EXTENDED_RECTANGLE);
  }

  @Override
  public void find(BoardState board, StepCollector steps) {
    List<FoundStep> found = new ArrayList<>();
    for (HouseKind kind : BoardTables.LINES) {
      for (int first = board.layout().first(kind); first < board.layout().end(kind); first++) {
        for (int second = first + 1; second < board.layout().end(kind); second++) {
          if (steps.isDone()) {
            return;
          }
          findIn(board, first, second, found);
        }
      }
    }
    found.sort(Comparator.comparing(FoundStep::rating));
    for (FoundStep step : found) {
      if (steps.isDone()) {
        return;
      }
      steps.add(step);
    }
  }

  private void findIn(BoardState board, int first, int second, List<FoundStep> found) {
    List<Integer> pairs = new ArrayList<>();
    for (int position = 0; position < board.size(); position++) {
      int one = board.cellAt(first, position);
      int other = board.cellAt(second, position);
      if (board.layout().region(one) == board.layout().region(other)
          && board.digit(one) == 0
          && board.digit(other) == 0) {
        pairs.add(position);
      }
    }
    for (int i = 0; i < pairs.size(); i++) {
      for (int j = i + 1; j < pairs.size(); j++) {
        for (int k = j + 1; k < pairs.size(); k++) {
          List<List<Integer>> cells = new ArrayList<>();
          for (int line : new int[] {first, second}) {
            cells.add(
                List.of(
                    board.cellAt(line, pairs.get(i)),
                    board.cellAt(line, pairs.get(j)),
                    board.cellAt(line, pairs.get(k))));
          }
          if (haveOwnRegions(board, cells.get(0))) {
            findIn(board, cells, found);
          }
        }
      }
    }
  }

  /**
   * Returns whether each pair is in another region, because four cells cannot have three digits.
   */
  private static boolean haveOwnRegions(BoardState board, List<Integer> cells) {
    return cells.stream().map(board.layout()::region).collect(Collectors.toSet()).size() == LENGTH;
  }

  /** Tries the three digits that two of the cells have between them. */
  private void findIn(BoardState board, List<List<Integer>> lines, List<FoundStep> found) {
    List<Integer> cells = lines.stream().flatMap(List::stream).toList();
    Set<Long> tried = new LinkedHashSet<>();
    for (int one : cells) {
      for (int other : cells) {
        long digits = board.candidates(one) | board.candidates(other);
        if (one < other && Long.bitCount(digits) == LENGTH && tried.add(digits)) {
          findIn(board, lines, digits, found);
        }
      }
    }
  }

  private void findIn(
      BoardState board, List<List<Integer>> lines, long digits, List<FoundStep> found) {
    List<Integer> cells = lines.stream().flatMap(List::stream).toList();
    List<Integer> extraCells =
        cells.stream().filter(cell -> (board.candidates(cell) & ~digits) != 0).toList();
    boolean isPattern = cells.stream().allMatch(cell -> (board.candidates(cell) & digits) != 0);
    if (!isPattern || extraCells.isEmpty()) {
      return;
    }
    List<Candidate> pattern = new ArrayList<>();
    cells.forEach(cell -> Candidates.addAll(pattern, cell, board.candidates(cell) & digits));
    extraCells.forEach(cell -> Candidates.addAll(pattern, cell, board.candidates(cell) & ~digits));
    found.addAll(
        new ExtraCells(
                board,
                extraCells.stream().mapToInt(Integer::intValue).toArray(),
                extraCells.stream().mapToLong(cell -> board.candidates(cell) & ~digits).toArray(),
                pattern,
                (type, set, setSize, eliminations, evidence) ->
                    new FoundStep(
                        this,
                        StepKind.EXTENDED_RECTANGLE,
                        type,
                        new Rating(TENTHS + Math.max(0, setSize - 1)),
                        eliminations,
                        new Evidence(evidence.houses(), evidence.candidates(), List.of(), lines)))
            .find(/* pair= */ 0));
  }

  @Override
  public FoundStep told(FoundStep step, BoardState board) {
    return ExtraCells.told(step, board);
  }

  @Override
  public StepText text(FoundStep step, BoardState board) {
    List<List<Integer>> lines = step.evidence().sets();
    List<Integer> cells = lines.stream().flatMap(List::stream).toList();
    List<Candidate> candidates = step.evidence().candidates();
    Set<Integer> digits = new LinkedHashSet<>();
    for (int i = 0; digits.size() < LENGTH; i++) {
      digits.add(candidates.get(i).digit());
    }
    List<Candidate> extras =
        candidates.stream()
            .filter(each -> cells.contains(each.cell()) && !digits.contains(each.digit()))
            .toList();
    Words names = Wording.digits(digits);
    Words houses =
        Wording.houses(board, List.of(line(board, lines.get(0)), line(board, lines.get(1))));
    return StepText.of(
        Words.of("%s in %s", Notation.digits(digits), Notation.cells(board, cells)),
        Words.of(
            "If %s held only %s, %s could exchange them, so %s",
            Wording.brief(board, cells),
            names,
            houses,
            ExtraCells.sentence(step, board, extras, cells)),
        Words.of(
            "In %s, the cells %s and %s make three pairs, each in one crossing line and in one %s. If all six were %s, each of the two lines would have all three digits there. Then exchanging the cells of each pair would give a second solution, but this puzzle has only one. %s",
            houses,
            Wording.cells(board, lines.get(0)),
            Wording.cells(board, lines.get(1)),
            board.tables.hasBoxes ? "box" : "region",
            Wording.anyDigit(digits),
            ExtraCells.explain(step, board, extras, cells)));
  }

  private static House line(BoardState board, List<Integer> cells) {
    int[] houses = board.tables.housesOf[cells.get(0)];
    return board.tables.house(board.tables.isIn(cells.get(1), houses[0]) ? houses[0] : houses[1]);
  }
}
