package org.nonomino.explainer.internal.constraints;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.nonomino.core.Constraint;
import org.nonomino.core.ConstraintKind;
import org.nonomino.core.House;
import org.nonomino.explainer.internal.board.BoardState;
import org.nonomino.explainer.internal.board.Candidates;
import org.nonomino.explainer.internal.board.CellRelations;
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
 * Digits that neighbours cannot have because neighbours are not consecutive. Either each candidate
 * of a cell excludes them beside the cell, or they would exclude a digit from all its places in a
 * house.
 *
 * <p>Example: r5c3 is 5 or 6, so no neighbour of it is 5 or 6. Example: in row 1, 3 fits only in
 * r1c7 and r1c9, so r1c8, between them, is neither 2 nor 4.
 *
 * <p>Source: SukakuExplainer, for the ratings and what counts as one step, measured. Used only on
 * the scale of Sudoku Explainer; on the others, {@link RelatedCells} finds the first kind.
 */
public final class ConsecutiveLocks implements Technique {
  private static final Rating OF_CELL = new Rating(24);
  private static final Rating OF_HOUSE = new Rating(25);

  private final boolean isOfCell;

  private ConsecutiveLocks(boolean isOfCell) {
    this.isOfCell = isOfCell;
  }

  /** Returns the technique for the candidates of one cell. */
  public static ConsecutiveLocks ofCell() {
    return new ConsecutiveLocks(true);
  }

  /** Returns the technique for the places of a digit in a house. */
  public static ConsecutiveLocks ofHouse() {
    return new ConsecutiveLocks(false);
  }

  @Override
  public Set<StepKind> kinds() {
    return Set.of(StepKind.RELATED_CELLS);
  }

  @Override
  public Rating lowestRating() {
    return isOfCell ? OF_CELL : OF_HOUSE;
  }

  @Override
  public void find(BoardState board, StepCollector steps) {
    List<Constraint> reasons =
        board.rules.constraints().stream()
            .filter(constraint -> constraint.kind() == ConstraintKind.NON_CONSECUTIVE)
            .toList();
    if (!reasons.isEmpty() && board.tables.relations().isPresent()) {
      CellRelations relations = board.tables.relations().get();
      if (isOfCell) {
        findCells(board, relations, reasons, steps);
      } else {
        findHouses(board, relations, reasons, steps);
      }
    }
  }

  private void findCells(
      BoardState board, CellRelations relations, List<Constraint> reasons, StepCollector steps) {
    for (int cell = 0; cell < board.cellCount() && !steps.isDone(); cell++) {
      long digits = board.candidates(cell);
      List<Deduction> eliminations = new ArrayList<>();
      if (digits != 0) {
        for (Map.Entry<Integer, long[]> beside : relations.visibleFrom(cell).entrySet()) {
          long possible = 0;
          for (long rest = digits; rest != 0; rest &= rest - 1) {
            int digit = Long.numberOfTrailingZeros(rest) + 1;
            possible |= beside.getValue()[digit] & ~(1L << (digit - 1));
          }
          board.addEliminations(beside.getKey(), ~possible, eliminations);
        }
      }
      if (!eliminations.isEmpty()) {
        List<Candidate> candidates = new ArrayList<>();
        Candidates.addAll(candidates, cell, digits);
        steps.add(step(OF_CELL, List.of(), candidates, reasons, eliminations));
      }
    }
  }

  private void findHouses(
      BoardState board, CellRelations relations, List<Constraint> reasons, StepCollector steps) {
    for (int house : board.tables.searchOrder) {
      for (int digit = 1; digit <= board.size() && !steps.isDone(); digit++) {
        long places = board.places(house, digit);
        if (Long.bitCount(places) > 1) {
          List<Deduction> eliminations = new ArrayList<>();
          for (int cell = 0; cell < board.cellCount(); cell++) {
            long excluded = excluded(board, relations, cell, house, digit);
            board.addEliminations(cell, excluded, eliminations);
          }
          if (!eliminations.isEmpty()) {
            List<Candidate> candidates = new ArrayList<>();
            for (long rest = places; rest != 0; rest &= rest - 1) {
              int place = board.cellAt(house, Long.numberOfTrailingZeros(rest));
              candidates.add(new Candidate(place, digit));
            }
            List<House> houses = List.of(board.tables.house(house));
            steps.add(step(OF_HOUSE, houses, candidates, reasons, eliminations));
          }
        }
      }
    }
  }

  /** Returns the other digits of a cell that would leave a digit without a place in a house. */
  private static long excluded(
      BoardState board, CellRelations relations, int cell, int house, int digit) {
    long excluded = board.candidates(cell) & ~(1L << (digit - 1));
    for (long rest = board.places(house, digit); rest != 0 && excluded != 0; rest &= rest - 1) {
      int place = board.cellAt(house, Long.numberOfTrailingZeros(rest));
      if (place != cell) {
        long[] allowed = relations.visibleFrom(place).get(cell);
        excluded &= allowed == null ? 0 : ~allowed[digit];
      }
    }
    return excluded;
  }

  private FoundStep step(
      Rating rating,
      List<House> houses,
      List<Candidate> candidates,
      List<Constraint> reasons,
      List<Deduction> eliminations) {
    return new FoundStep(
        this,
        StepKind.RELATED_CELLS,
        rating,
        eliminations,
        new Evidence(houses, candidates, List.of(), List.of(), reasons));
  }

  @Override
  public List<Premise> premises(FoundStep step, BoardState board) {
    Premises premises = new Premises(board);
    if (step.evidence().houses().isEmpty()) {
      return premises.cells(step.evidence().cells()).toList();
    }
    int digit = step.evidence().candidates().get(0).digit();
    return premises.house(step.evidence().houses().get(0), digit).toList();
  }

  @Override
  public StepText text(FoundStep step, BoardState board) {
    List<Integer> cells = step.evidence().cells();
    if (step.evidence().houses().isEmpty()) {
      Words pattern = Wording.withCandidates(board, cells);
      Words sentence =
          Words.of(
              "Each digit of %s excludes the same ones beside it: %s.",
              pattern, Wording.eliminations(board, step));
      return StepText.of(pattern, sentence, sentence);
    }
    Words digit = Notation.digit(step.evidence().candidates().get(0).digit());
    Words sentence =
        Words.of(
            "In %s, %s fits only in %s and needs one of them, so %s.",
            Wording.house(board, step.evidence().houses().get(0)),
            digit,
            Wording.cells(board, cells),
            Wording.eliminations(board, step));
    return StepText.of(
        Words.of("%s in %s", digit, Notation.cells(board, cells)), sentence, sentence);
  }
}
