package org.nonomino.explainer.internal.sets;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.nonomino.core.House;
import org.nonomino.explainer.internal.board.BoardState;
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
 * k digits have only k places in total in a house. So they fill these cells, and the cells lose all
 * other candidates. The step is <i>direct</i> if another digit of the house then has only one place
 * left, and this is the conclusion.
 *
 * <p>Example: 3 and 7 can only be in r1c1 and r1c2 of row 1, so neither of these cells has another
 * digit. If 5 could be there or in r1c9, r1c9 is 5. Source: Sudoku Explainer 1.2.1 for the ratings
 * and the definition of direct steps.
 */
public final class HiddenSets implements Technique {
  /** The maximum number of losses that a short sentence lists. */
  private static final int MAX_LISTED = 2;

  private final StepKind kind;
  private final int size;
  private final boolean isDirect;
  private final Rating rating;

  /** Whether extra houses count as in Sudoku Explainer. */
  private final boolean isMeasured;

  /** Whether a direct step may place the only candidate of a cell under rules beyond houses. */
  private final boolean placesOnlyCandidates;

  /**
   * @param kind a hidden pair, triple or quad, or a direct hidden pair or triple
   */
  public HiddenSets(StepKind kind) {
    this(kind, false, true);
  }

  private HiddenSets(StepKind kind, boolean isMeasured, boolean placesOnlyCandidates) {
    this.kind = kind;
    this.size = kind.size();
    this.isDirect = kind == StepKind.DIRECT_HIDDEN_PAIR || kind == StepKind.DIRECT_HIDDEN_TRIPLE;
    this.rating = kind.lowestRating();
    this.isMeasured = isMeasured;
    this.placesOnlyCandidates = placesOnlyCandidates;
  }

  /**
   * Returns the same technique, but under rules beyond houses it leaves a cell with one candidate
   * to naked singles, because players mark candidates there.
   */
  public HiddenSets leavingNakedSingles() {
    return new HiddenSets(kind, isMeasured, false);
  }

  /**
   * Returns the same technique as programs of the Sudoku Explainer family have it. They search only
   * houses with more than 2k empty cells, because the other empty cells of a smaller house are a
   * naked set. That matters on diagonals, where they do not search naked sets.
   */
  public HiddenSets asMeasured() {
    return new HiddenSets(kind, true, placesOnlyCandidates);
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
      if (isMeasured && board.emptyCount(board.tables.cellsOf[house]) <= 2 * size) {
        continue;
      }
      for (int digit = 1; digit <= board.size(); digit++) {
        search.add(board.places(house, digit));
      }
      while (!steps.isDone() && search.next()) {
        if (isDirect) {
          findSingles(board, house, search, steps);
        } else if (search.isNews()) {
          HallSearch.Meaning meaning = meaning(board, house);
          steps.add(step(board, house, search, search.eliminations(meaning)));
        }
      }
    }
  }

  private void findSingles(BoardState board, int house, HallSearch search, StepCollector steps) {
    int i = search.nextWithOneLeft(0);
    while (i < search.count() && !steps.isDone()) {
      int cell = board.cellAt(house, Long.numberOfTrailingZeros(search.left(i)));
      if (isFor(cell, board)) {
        List<Deduction> deductions = new ArrayList<>();
        deductions.add(new Deduction.Placement(cell, i + 1));
        if (!board.tables.hasBoxes) {
          deductions.addAll(search.eliminations(meaning(board, house)));
        }
        steps.add(step(board, house, search, deductions));
      }
      i = search.nextWithOneLeft(i + 1);
    }
  }

  private boolean isFor(int cell, BoardState board) {
    return placesOnlyCandidates
        || board.rules.conditions().isEmpty()
        || Long.bitCount(board.candidates(cell)) > 1;
  }

  private FoundStep step(
      BoardState board, int house, HallSearch search, List<Deduction> deductions) {
    return new FoundStep(
        this,
        kind,
        rating,
        deductions,
        Evidence.of(List.of(board.tables.house(house)), search.pattern(meaning(board, house))));
  }

  private static HallSearch.Meaning meaning(BoardState board, int house) {
    return (bit, position) -> new Candidate(board.cellAt(house, position), bit + 1);
  }

  @Override
  public List<Premise> premises(FoundStep step, BoardState board) {
    House house = step.evidence().houses().get(0);
    List<Integer> cells = step.evidence().cells();
    Premises premises = new Premises(board);
    for (Candidate candidate : step.evidence().candidates()) {
      premises.house(house, candidate.digit(), cell -> !cells.contains(cell));
    }
    if (isDirect) {
      premises.house(house, step.deductions().get(0).digit(), cell -> !cells.contains(cell));
    }
    return premises.toList();
  }

  @Override
  public StepText text(FoundStep step, BoardState board) {
    List<Integer> digits = step.evidence().candidates().stream().map(Candidate::digit).toList();
    List<Integer> cells = step.evidence().cells();
    Words set =
        Words.of(
            "In %s, %s fit only in %s",
            Wording.house(board, step.evidence().houses().get(0)),
            Wording.digits(digits),
            Wording.cells(board, cells));
    return StepText.of(
        Words.of("%s in %s", Notation.digits(digits), Notation.cells(board, cells)),
        isDirect
            ? direct(step, board, digits)
            : Words.of(
                "%s, so nothing else goes there%s.",
                set,
                Wording.lossCount(step) <= MAX_LISTED
                    ? Words.of(": %s", Wording.losses(board, step))
                    : ""),
        inFull(step, board));
  }

  /**
   * Returns the sentence of a direct step; if an earlier step of the path had the same set, it
   * refers to that step.
   */
  private static Words direct(FoundStep step, BoardState board, List<Integer> digits) {
    Deduction first = step.deductions().get(0);
    int earlier = board.stepThatShowed(step.evidence());
    Words name = Wording.setName(digits);
    return Words.of(
        "%s, so %s goes in %s.",
        earlier == 0
            ? Words.of(
                "%s in %s (%s)",
                name,
                Wording.house(board, step.evidence().houses().get(0)),
                Wording.brief(board, step.evidence().cells()))
            : Words.of("Still the %s of step %s", name, earlier),
        Notation.digit(first.digit()),
        Wording.cell(board, first.cell()));
  }

  private Words inFull(FoundStep step, BoardState board) {
    Words house = Wording.house(board, step.evidence().houses().get(0));
    List<Integer> digits = step.evidence().candidates().stream().map(Candidate::digit).toList();
    Words set =
        Words.of(
            "In %s, the %s digits %s can only go in the %s cells %s. So they fill these cells, and no other digit goes there%s.",
            house,
            Wording.number(size),
            Wording.digits(digits),
            Wording.number(size),
            Wording.cells(board, step.evidence().cells()),
            Wording.lossCount(step) == 0
                ? ""
                : Words.of(": %s", Wording.eliminations(board, step)));
    Deduction first = step.deductions().get(0);
    return isDirect
        ? Words.of(
            "%s That leaves %s as the only place for %s in %s.",
            set, Wording.cell(board, first.cell()), Notation.digit(first.digit()), house)
        : set;
  }
}
