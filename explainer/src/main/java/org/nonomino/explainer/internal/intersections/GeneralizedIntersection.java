package org.nonomino.explainer.internal.intersections;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.nonomino.core.House;
import org.nonomino.core.HouseKind;
import org.nonomino.explainer.internal.board.BoardState;
import org.nonomino.explainer.internal.board.BoardTables;
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
 * All places of a digit in a house see one cell outside, so that cell loses the digit. Each place
 * may share a different house with the cell; {@link LockedCandidates} do not cover that. On boxes
 * there are no such steps beyond locked candidates.
 *
 * <p>Example: the 5 of region 3 can only be in r1c4 or r2c2, and r2c4 sees the first along its
 * column and the second along its row. So r2c4 is not 5.
 *
 * <p>Source: the irregular Sudoku Explainer (1to9only), measured. That program uses 2 to 6 places
 * on 9×9, Nonomino up to two thirds of a house.
 */
public final class GeneralizedIntersection implements Technique {
  private static final Rating RATING = new Rating(29);

  @Override
  public Set<StepKind> kinds() {
    return Set.of(StepKind.GENERALIZED_INTERSECTION);
  }

  @Override
  public void find(BoardState board, StepCollector steps) {
    int max = maxPlaces(board.size());
    for (int house : board.tables.searchOrder) {
      for (int digit = 1; digit <= board.size(); digit++) {
        int count = Long.bitCount(board.places(house, digit));
        if (count >= 2 && count <= max) {
          List<Deduction> eliminations = eliminations(board, house, digit);
          if (!eliminations.isEmpty()) {
            steps.add(step(board, house, digit, eliminations));
          }
        }
      }
      if (steps.isDone()) {
        return;
      }
    }
  }

  /** Returns the highest number of places in a house, of its n cells. */
  public static int maxPlaces(int size) {
    return size * 2 / 3;
  }

  private static List<Deduction> eliminations(BoardState board, int house, int digit) {
    BoardTables tables = board.tables;
    long places = board.places(house, digit);
    List<Deduction> eliminations = List.of();
    for (int word = 0; word < tables.words; word++) {
      long seen = -1L;
      for (long rest = places; rest != 0 && seen != 0; rest &= rest - 1) {
        seen &= tables.peerSets[board.cellAt(house, Long.numberOfTrailingZeros(rest))][word];
      }
      for (; seen != 0; seen &= seen - 1) {
        int cell = word * Long.SIZE + Long.numberOfTrailingZeros(seen);
        if (board.isCandidate(cell, digit)) {
          if (eliminations.isEmpty()) {
            eliminations = new ArrayList<>();
          }
          eliminations.add(new Deduction.Elimination(cell, digit));
        }
      }
    }
    return eliminations;
  }

  private FoundStep step(BoardState board, int house, int digit, List<Deduction> eliminations) {
    List<Candidate> places = new ArrayList<>();
    for (long rest = board.places(house, digit); rest != 0; rest &= rest - 1) {
      places.add(new Candidate(board.cellAt(house, Long.numberOfTrailingZeros(rest)), digit));
    }
    return new FoundStep(
        this,
        StepKind.GENERALIZED_INTERSECTION,
        RATING,
        eliminations,
        Evidence.of(List.of(board.tables.house(house)), places));
  }

  @Override
  public List<Premise> premises(FoundStep step, BoardState board) {
    House house = step.evidence().houses().get(0);
    return new Premises(board).house(house, step.deductions().get(0).digit()).toList();
  }

  @Override
  public StepText text(FoundStep step, BoardState board) {
    Words digit = Notation.digit(step.deductions().get(0).digit());
    return StepText.of(
        Words.of("%s in %s", digit, Notation.cells(board, step.evidence().cells())),
        Words.of(
            "In %s, %s fits only in %s; %s %s, so %s cannot be %s.",
            Wording.house(board, step.evidence().houses().get(0)),
            digit,
            Wording.cells(board, step.evidence().cells()),
            Wording.losing(board, step),
            (step.deductions().size() == 1 ? "sees " : "see ")
                + Wording.both(step.evidence().cells().size()),
            step.deductions().size() == 1 ? "it" : "they",
            digit),
        inFull(step, board));
  }

  private Words inFull(FoundStep step, BoardState board) {
    Words house = Wording.house(board, step.evidence().houses().get(0));
    List<Integer> losing = step.deductions().stream().map(Deduction::cell).toList();
    boolean isByLines =
        losing.stream()
            .allMatch(
                cell ->
                    step.evidence().cells().stream()
                        .allMatch(place -> shareLineOrRegion(board, cell, place)));
    return Words.of(
        "In %s, %s can only go in %s. %s %s each of these, so whichever it is, %s.",
        house,
        Notation.digit(step.deductions().get(0).digit()),
        Wording.anyOf(board, step.evidence().cells()),
        Wording.cells(board, losing),
        isByLines
            ? (losing.size() == 1 ? "shares" : "each share") + " a row, a column or a region with"
            : losing.size() == 1 ? "sees" : "see",
        Wording.eliminations(board, step));
  }

  /** Returns whether two cells see each other without an extra house and without a constraint. */
  private static boolean shareLineOrRegion(BoardState board, int one, int other) {
    return board.layout().houses().stream()
        .anyMatch(
            house ->
                house.kind() != HouseKind.EXTRA && house.contains(one) && house.contains(other));
  }
}
