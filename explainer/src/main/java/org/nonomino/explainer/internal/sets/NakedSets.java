package org.nonomino.explainer.internal.sets;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.SortedSet;
import java.util.TreeSet;
import org.nonomino.core.House;
import org.nonomino.explainer.internal.board.BoardState;
import org.nonomino.explainer.internal.board.CellSet;
import org.nonomino.explainer.internal.step.FoundStep;
import org.nonomino.explainer.internal.step.Notation;
import org.nonomino.explainer.internal.step.Premises;
import org.nonomino.explainer.internal.step.StepCollector;
import org.nonomino.explainer.internal.step.StepText;
import org.nonomino.explainer.internal.step.Technique;
import org.nonomino.explainer.internal.step.Wording;
import org.nonomino.explainer.internal.step.Words;
import org.nonomino.explainer.terms.Candidate;
import org.nonomino.explainer.terms.Deduction;
import org.nonomino.explainer.terms.Evidence;
import org.nonomino.explainer.terms.Premise;
import org.nonomino.explainer.terms.Rating;
import org.nonomino.explainer.terms.StepKind;

/**
 * k cells of a house have only k candidates in total. So these cells hold these digits, and the
 * other cells of the house lose them.
 *
 * <p>Example: two cells of a row have the candidates 3 and 7. No other cell of the row is 3 or 7.
 * Source: Sudoku Explainer 1.2.1 for the ratings.
 *
 * <p>A set is <i>locked</i> if its cells lie in two or more houses and each of these loses
 * candidates: locked pair, locked triple. Source: the manual of HoDoKu (B. Hobiger). Only common
 * cells count, so it applies to any regions.
 */
public final class NakedSets implements Technique {
  private final StepKind kind;
  private final int size;
  private final Rating rating;
  private final boolean isLocked;

  /** Whether extra houses count as in Sudoku Explainer. */
  private final boolean isMeasured;

  /**
   * @param kind a naked pair, triple or quad, or a locked pair or triple
   */
  public NakedSets(StepKind kind) {
    this(kind, false);
  }

  private NakedSets(StepKind kind, boolean isMeasured) {
    this.kind = kind;
    this.size = kind.size();
    this.rating = kind.lowestRating();
    this.isLocked = kind == StepKind.LOCKED_PAIR || kind == StepKind.LOCKED_TRIPLE;
    this.isMeasured = isMeasured;
  }

  /**
   * Returns the same technique as programs of the Sudoku Explainer family have it, which do not
   * search diagonals.
   */
  public NakedSets asMeasured() {
    return new NakedSets(kind, true);
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
      if (isMeasured && board.tables.isDiagonal(house)) {
        continue;
      }
      for (int cell : board.tables.cellsOf[house]) {
        search.add(board.candidates(cell));
      }
      while (!steps.isDone() && search.next()) {
        if (search.isNews()) {
          HallSearch.Meaning meaning =
              (position, bit) -> new Candidate(board.cellAt(house, position), bit + 1);
          List<Candidate> pattern = search.pattern(meaning);
          if (isLocked) {
            addLocked(board, house, pattern, search.union(), steps);
          } else {
            steps.add(
                new FoundStep(
                    this,
                    kind,
                    rating,
                    search.eliminations(meaning),
                    Evidence.of(List.of(board.tables.house(house)), pattern)));
          }
        }
      }
    }
  }

  /**
   * Adds a step for cells that lie in several houses.
   *
   * @param first a house that loses candidates; only the first of these in its kind's order adds
   */
  private void addLocked(
      BoardState board, int first, List<Candidate> pattern, long digits, StepCollector steps) {
    CellSet cells = CellSet.none(board.tables);
    pattern.forEach(candidate -> cells.add(candidate.cell()));
    List<House> houses = new ArrayList<>();
    SortedSet<Integer> losing = new TreeSet<>();
    for (int house : board.tables.housesOf[cells.next(0)]) {
      List<Integer> inHouse = losing(board, house, cells, digits);
      if (!inHouse.isEmpty() && !board.tables.isRepeated(house)) {
        houses.add(board.tables.house(house));
        losing.addAll(inHouse);
      }
    }
    if (houses.size() > 1 && houses.get(0).number() == first) {
      List<Deduction> eliminations = new ArrayList<>();
      losing.forEach(cell -> board.addEliminations(cell, digits, eliminations));
      steps.add(new FoundStep(this, kind, rating, eliminations, Evidence.of(houses, pattern)));
    }
  }

  /**
   * Returns the other cells of a house with some digits, or none if any of these cells is outside.
   */
  private static List<Integer> losing(BoardState board, int house, CellSet cells, long digits) {
    List<Integer> losing = new ArrayList<>();
    int inside = 0;
    for (int cell : board.tables.cellsOf[house]) {
      if (cells.contains(cell)) {
        inside++;
      } else if ((board.candidates(cell) & digits) != 0) {
        losing.add(cell);
      }
    }
    return inside == cells.count() ? losing : List.of();
  }

  @Override
  public List<Premise> premises(FoundStep step, BoardState board) {
    return new Premises(board).cells(step.evidence().cells()).toList();
  }

  @Override
  public StepText text(FoundStep step, BoardState board) {
    List<Integer> digits = step.evidence().candidates().stream().map(Candidate::digit).toList();
    List<Integer> cells = step.evidence().cells();
    Words houses = Wording.houses(board, step.evidence().houses());
    return StepText.of(
        Words.of("%s in %s", Notation.digits(digits), Notation.cells(board, cells)),
        isLocked
            ? Words.of(
                "%s hold only %s between them, so the rest of %s loses %s (%s).",
                Wording.brief(board, cells),
                Wording.digits(digits),
                houses,
                Wording.both(size),
                Wording.losing(board, step))
            : Words.of(
                "In %s, %s hold only %s between them, so %s.",
                houses,
                Wording.cells(board, cells),
                Wording.digits(digits),
                Wording.losses(board, step)),
        inFull(step, board));
  }

  private Words inFull(FoundStep step, BoardState board) {
    Words houses = Wording.houses(board, step.evidence().houses());
    List<Integer> digits = step.evidence().candidates().stream().map(Candidate::digit).toList();
    return Words.of(
        "The %s cells %s of %s have only the %s candidates %s between them. They need %s different digits, so they use these up, and no other cell of %s can have any of them: %s.",
        Wording.number(size),
        Wording.cells(board, step.evidence().cells()),
        houses,
        Wording.number(size),
        Wording.digits(digits),
        Wording.number(size),
        isLocked ? "these houses" : houses,
        Wording.eliminations(board, step));
  }
}
