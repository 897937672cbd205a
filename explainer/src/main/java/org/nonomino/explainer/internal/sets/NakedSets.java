package org.nonomino.explainer.internal.sets;

import java.util.List;
import java.util.Set;
import org.nonomino.explainer.Candidate;
import org.nonomino.explainer.Evidence;
import org.nonomino.explainer.Rating;
import org.nonomino.explainer.StepKind;
import org.nonomino.explainer.internal.board.BoardState;
import org.nonomino.explainer.internal.step.FoundStep;
import org.nonomino.explainer.internal.step.Notation;
import org.nonomino.explainer.internal.step.StepCollector;
import org.nonomino.explainer.internal.step.StepText;
import org.nonomino.explainer.internal.step.Technique;
import org.nonomino.explainer.internal.step.Wording;
import org.nonomino.explainer.internal.step.Words;

/**
 * k cells of a house have only k candidates in total. So these cells hold these digits, and the
 * other cells of the house lose them.
 *
 * <p>Example: two cells of a row have the candidates 3 and 7. No other cell of the row is 3 or 7.
 * Source: Sudoku Explainer 1.2.1 for the ratings.
 */
public final class NakedSets implements Technique {
  private final StepKind kind;
  private final int size;
  private final Rating rating;

  private NakedSets(StepKind kind, Rating rating) {
    this.kind = kind;
    this.size = kind.size();
    this.rating = rating;
  }

  /** Returns the technique for two cells. */
  public static NakedSets pair() {
    return new NakedSets(StepKind.NAKED_PAIR, new Rating(30));
  }

  /** Returns the technique for three cells. */
  public static NakedSets triple() {
    return new NakedSets(StepKind.NAKED_TRIPLE, new Rating(36));
  }

  /** Returns the technique for four cells. */
  public static NakedSets quad() {
    return new NakedSets(StepKind.NAKED_QUAD, new Rating(50));
  }

  @Override
  public Set<StepKind> kinds() {
    return Set.of(kind);
  }

  @Override
  public void find(BoardState board, StepCollector steps) {
    HallSearch search = new HallSearch(size);
    for (int house : board.tables.searchOrder) {
      search.clear();
      for (int cell : board.tables.cellsOf[house]) {
        search.add(board.candidates(cell));
      }
      while (!steps.isDone() && search.next()) {
        if (search.isNews()) {
          HallSearch.Meaning meaning =
              (position, bit) -> new Candidate(board.cellAt(house, position), bit + 1);
          steps.add(
              new FoundStep(
                  this,
                  kind,
                  rating,
                  search.eliminations(meaning),
                  Evidence.of(List.of(board.tables.house(house)), search.pattern(meaning))));
        }
      }
    }
  }

  @Override
  public StepText text(FoundStep step, BoardState board) {
    List<Integer> digits = step.evidence().candidates().stream().map(Candidate::digit).toList();
    List<Integer> cells = step.evidence().cells();
    Words house = Wording.house(board, step.evidence().houses().get(0));
    return StepText.of(
        Words.of("%s in %s", Notation.digits(digits), Notation.cells(board, cells)),
        Words.of(
            "In %s, %s hold only %s between them, so %s.",
            house,
            Wording.cells(board, cells),
            Wording.digits(digits),
            Wording.losses(board, step)),
        inFull(step, board));
  }

  private Words inFull(FoundStep step, BoardState board) {
    Words house = Wording.house(board, step.evidence().houses().get(0));
    List<Integer> digits = step.evidence().candidates().stream().map(Candidate::digit).toList();
    return Words.of(
        "The %s cells %s of %s have only the %s candidates %s between them. They need %s different digits, so they use these up, and no other cell of %s can have any of them: %s.",
        Wording.number(size),
        Wording.cells(board, step.evidence().cells()),
        house,
        Wording.number(size),
        Wording.digits(digits),
        Wording.number(size),
        house,
        Wording.eliminations(board, step));
  }
}
