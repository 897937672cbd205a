package org.nonomino.explainer.internal.constraints;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.nonomino.core.House;
import org.nonomino.explainer.internal.board.BoardState;
import org.nonomino.explainer.internal.board.Candidates;
import org.nonomino.explainer.internal.board.CellRelations;
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
import org.nonomino.explainer.terms.StepKind;

/**
 * All places of a digit in a house exclude a candidate of another digit, because constraints relate
 * them.
 *
 * <p>Example: in row 1, 3 fits only in r1c7 and r1c9, and neighbours are never consecutive. So
 * r1c8, between them, is neither 2 nor 4.
 *
 * <p>Proof: one of the places has the digit in the solution. Each of them excludes the candidate,
 * because a constraint relates the cells, or because the place is the cell of the candidate and has
 * only one digit. The same digit in other cells is left to generalized intersections.
 */
public final class RelatedPlaces implements Technique {
  @Override
  public Set<StepKind> kinds() {
    return Set.of(StepKind.RELATED_PLACES);
  }

  @Override
  public void find(BoardState board, StepCollector steps) {
    if (board.tables.relations().isEmpty()) {
      return;
    }
    CellRelations relations = board.tables.relations().get();
    for (int house : board.tables.searchOrder) {
      for (int digit = 1; digit <= board.size() && !steps.isDone(); digit++) {
        long places = board.places(house, digit);
        int first = places == 0 ? -1 : board.cellAt(house, Long.numberOfTrailingZeros(places));
        if (Long.bitCount(places) > 1 && !relations.relatedTo(first).isEmpty()) {
          findIn(board, relations, house, digit, steps);
        }
      }
    }
  }

  private void findIn(
      BoardState board, CellRelations relations, int house, int digit, StepCollector steps) {
    List<Integer> places = CellSet.places(board, house, digit).cells();
    List<Deduction> eliminations = new ArrayList<>();
    for (int target : targets(board, relations, places.get(0))) {
      long lost = ~(1L << (digit - 1));
      for (int place : places) {
        if (place != target) {
          lost &= RelatedPeers.excluded(board, relations, place, digit, target);
        }
      }
      board.addEliminations(target, lost, eliminations);
    }
    if (eliminations.isEmpty()) {
      return;
    }
    List<Candidate> candidates = new ArrayList<>();
    places.forEach(place -> candidates.add(new Candidate(place, digit)));
    List<Deduction> conclusions = Placements.orElse(eliminations, board);
    List<Candidate> evidence = new ArrayList<>(candidates);
    if (conclusions.get(0) instanceof Deduction.Placement placement) {
      Candidates.addAll(evidence, placement.cell(), board.candidates(placement.cell()));
    }
    steps.add(
        new FoundStep(
            this,
            StepKind.RELATED_PLACES,
            lowestRating(),
            conclusions,
            new Evidence(
                List.of(board.tables.house(house)),
                List.copyOf(new LinkedHashSet<>(evidence)),
                List.of(),
                List.of(),
                RelatedPeers.reasons(board, candidates, eliminations))));
  }

  /** Returns the empty cells that a place may restrict, and the place itself. */
  private static Set<Integer> targets(BoardState board, CellRelations relations, int place) {
    Set<Integer> targets = new TreeSet<>(relations.relatedTo(place).keySet());
    targets.add(place);
    targets.removeIf(cell -> board.digit(cell) != 0);
    return targets;
  }

  /** Returns the digit that the house needs, from the first of its places. */
  private static int digit(FoundStep step) {
    return step.evidence().candidates().get(0).digit();
  }

  @Override
  public List<Premise> premises(FoundStep step, BoardState board) {
    Premises premises = new Premises(board);
    if (step.isPlacement()) {
      premises.cell(step.deductions().get(0).cell());
    }
    return premises.house(step.evidence().houses().get(0), digit(step)).toList();
  }

  @Override
  public StepText text(FoundStep step, BoardState board) {
    int digit = digit(step);
    House house = step.evidence().houses().get(0);
    List<Integer> places =
        step.evidence().candidates().stream()
            .filter(candidate -> candidate.digit() == digit)
            .filter(candidate -> house.contains(candidate.cell()))
            .map(Candidate::cell)
            .toList();
    Words result = Wording.conclusions(board, step);
    Words names = ConstraintWords.names(step.evidence().constraints());
    Words sentence =
        Words.of(
            "Wherever %s goes in %s, %s.",
            Notation.digit(digit), Wording.house(board, house), result);
    Words full =
        Words.of(
            "In %s, %s fits only in %s. Each of these places excludes the same digits by %s, so %s.",
            Wording.house(board, house),
            Notation.digit(digit),
            Wording.anyOf(board, places),
            names,
            result);
    return StepText.of(
        Words.of("%s in %s by %s", Notation.digit(digit), Notation.cells(board, places), names),
        sentence,
        full);
  }
}
