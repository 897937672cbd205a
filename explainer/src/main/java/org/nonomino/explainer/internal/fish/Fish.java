package org.nonomino.explainer.internal.fish;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import org.nonomino.core.House;
import org.nonomino.explainer.internal.board.BoardState;
import org.nonomino.explainer.internal.sets.HallSearch;
import org.nonomino.explainer.internal.step.FoundStep;
import org.nonomino.explainer.internal.step.Notation;
import org.nonomino.explainer.internal.step.Premises;
import org.nonomino.explainer.internal.step.StepCollector;
import org.nonomino.explainer.internal.step.StepText;
import org.nonomino.explainer.internal.step.Technique;
import org.nonomino.explainer.internal.step.Wording;
import org.nonomino.explainer.internal.step.Words;
import org.nonomino.explainer.terms.Candidate;
import org.nonomino.explainer.terms.Evidence;
import org.nonomino.explainer.terms.Premise;
import org.nonomino.explainer.terms.Rating;
import org.nonomino.explainer.terms.StepKind;

/**
 * In k rows a digit is confined to k columns. So it appears k times in these columns within these
 * rows, and all other cells of the columns lose it. The same applies with rows and columns
 * exchanged. X-wing, swordfish and jellyfish for k = 2, 3 and 4.
 *
 * <p>Example: the 5 of row 2 and that of row 6 can only be in columns 3 and 8, so no other row has
 * its 5 in column 3 or 8. Source: Sudoku Explainer 1.2.1 for the ratings and for not using regions.
 * By measurement, columns come before rows, and lines before digits.
 */
public final class Fish implements Technique {
  private static final long NO_CHOICE = Long.MAX_VALUE;

  private final StepKind kind;
  private final int size;
  private final Rating rating;

  /**
   * @param kind X-wing, swordfish or jellyfish
   */
  public Fish(StepKind kind) {
    this.kind = kind;
    this.size = kind.size();
    this.rating = kind.lowestRating();
  }

  @Override
  public Set<StepKind> kinds() {
    return Set.of(kind);
  }

  @Override
  public void find(BoardState board, StepCollector steps) {
    HallSearch[] byDigit = new HallSearch[board.size()];
    Arrays.setAll(byDigit, digit -> new HallSearch(size));
    findIn(board, board.size(), byDigit, steps);
    findIn(board, 0, byDigit, steps);
  }

  /** Finds the steps of rows (base 0) or columns (base n), line by line, then digit by digit. */
  private void findIn(BoardState board, int base, HallSearch[] byDigit, StepCollector steps) {
    long[] chosen = new long[board.size()];
    for (int digit = 1; digit <= board.size(); digit++) {
      HallSearch search = byDigit[digit - 1];
      search.clear();
      for (int i = 0; i < board.size(); i++) {
        search.add(board.places(base + i, digit));
      }
      chosen[digit - 1] = nextChoice(search);
    }
    while (!steps.isDone()) {
      int first = 0;
      for (int i = 1; i < chosen.length; i++) {
        first = chosen[i] < chosen[first] ? i : first;
      }
      if (chosen[first] == NO_CHOICE) {
        return;
      }
      steps.add(step(board, base, first + 1, byDigit[first]));
      chosen[first] = nextChoice(byDigit[first]);
    }
  }

  /** Returns the next lines that lead to a conclusion, bit i for line i. */
  private static long nextChoice(HallSearch search) {
    while (search.next()) {
      if (search.isNews()) {
        return search.chosen();
      }
    }
    return NO_CHOICE;
  }

  /** Creates the step of the chosen rows (base 0) or columns (base n). */
  private FoundStep step(BoardState board, int base, int digit, HallSearch search) {
    List<House> houses = new ArrayList<>();
    for (int i = 0; i < board.size(); i++) {
      if (search.isChosen(i)) {
        houses.add(board.tables.house(base + i));
      }
    }
    int cover = board.size() - base;
    for (long rest = search.union(); rest != 0; rest &= rest - 1) {
      houses.add(board.tables.house(cover + Long.numberOfTrailingZeros(rest)));
    }
    HallSearch.Meaning meaning =
        (line, position) -> new Candidate(board.cellAt(base + line, position), digit);
    return new FoundStep(
        this,
        kind,
        rating,
        search.eliminations(meaning),
        Evidence.of(houses, search.pattern(meaning)));
  }

  @Override
  public List<Premise> premises(FoundStep step, BoardState board) {
    Premises premises = new Premises(board);
    for (House base : step.evidence().houses().subList(0, size)) {
      premises.house(base, step.deductions().get(0).digit());
    }
    return premises.toList();
  }

  @Override
  public StepText text(FoundStep step, BoardState board) {
    List<House> bases = step.evidence().houses().subList(0, size);
    List<House> covers = step.evidence().houses().subList(size, 2 * size);
    Words digit = Notation.digit(step.deductions().get(0).digit());
    return StepText.of(
        Words.of("%s %s %s", digit, Notation.houses(board, bases), Notation.houses(board, covers)),
        Words.of(
            "In %s, %s is confined to %s, so %s it.",
            Wording.houses(board, bases),
            digit,
            Wording.houses(board, covers),
            Wording.lose(board, step)),
        inFull(step, board));
  }

  private Words inFull(FoundStep step, BoardState board) {
    Words bases = Wording.houses(board, step.evidence().houses().subList(0, size));
    Words covers = Wording.houses(board, step.evidence().houses().subList(size, 2 * size));
    Words digit = Notation.digit(step.deductions().get(0).digit());
    String baseLines = Wording.houses(board, step.evidence().houses().get(0).kind());
    String coverLines = Wording.houses(board, step.evidence().houses().get(size).kind());
    return Words.of(
        "In %s, %s can only go in %s, which all lie in %s. These %s %s need one %s each, and no two of these can share one of the %s %s; so each of these %s has its %s there, and no other cell of it can be %s: %s.",
        bases,
        digit,
        Wording.anyOf(board, step.evidence().cells()),
        covers,
        Wording.number(size),
        baseLines,
        digit,
        Wording.number(size),
        coverLines,
        coverLines,
        digit,
        digit,
        Wording.eliminations(board, step));
  }
}
