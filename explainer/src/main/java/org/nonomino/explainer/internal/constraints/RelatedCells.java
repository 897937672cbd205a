package org.nonomino.explainer.internal.constraints;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import org.nonomino.core.Constraint;
import org.nonomino.explainer.internal.board.BoardState;
import org.nonomino.explainer.internal.board.Candidates;
import org.nonomino.explainer.internal.board.CellRelations;
import org.nonomino.explainer.internal.step.FoundStep;
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
 * A constraint relates two cells, and a candidate of one of them has no partner in the other.
 *
 * <p>Example: with a white dot between them, r1c1 cannot be 9 if r1c2 cannot be 8.
 */
public final class RelatedCells implements Technique {
  @Override
  public Set<StepKind> kinds() {
    return Set.of(StepKind.RELATED_CELLS);
  }

  @Override
  public boolean looksBack() {
    return true;
  }

  @Override
  public void find(BoardState board, StepCollector steps) {
    if (board.tables.relations().isEmpty()) {
      return;
    }
    CellRelations relations = board.tables.relations().get();
    ChangedScopes changed = new ChangedScopes(board, steps, this);
    for (int cell = 0; cell < board.cellCount() && !steps.isDone(); cell++) {
      for (Map.Entry<Integer, CellRelations.Pair> partner : relations.relatedTo(cell).entrySet()) {
        if (changed.contain(cell)) {
          findIn(board, cell, partner.getKey(), partner.getValue(), steps);
        }
      }
    }
  }

  /** Finds the candidates of a partner that no digit of a cell allows. */
  private void findIn(
      BoardState board, int cell, int partner, CellRelations.Pair pair, StepCollector steps) {
    long digits = board.possible(cell);
    long possible = 0;
    for (long rest = digits; rest != 0; rest &= rest - 1) {
      possible |= pair.allowed()[Long.numberOfTrailingZeros(rest) + 1];
    }
    long lost = board.candidates(partner) & ~possible;
    if (lost == 0 || digits == 0) {
      return;
    }
    List<Deduction> eliminations = new ArrayList<>();
    board.addEliminations(partner, lost, eliminations);
    List<Deduction> deductions = Placements.orElse(eliminations, board);
    List<Candidate> candidates = new ArrayList<>();
    Candidates.addAll(candidates, cell, digits);
    if (deductions.get(0) instanceof Deduction.Placement) {
      Candidates.addAll(candidates, partner, board.candidates(partner));
    }
    steps.add(
        new FoundStep(
            this,
            StepKind.RELATED_CELLS,
            StepKind.RELATED_CELLS.lowestRating(),
            deductions,
            new Evidence(
                List.of(), candidates, List.of(), List.of(), reasons(pair, digits, lost))));
  }

  /**
   * Returns the constraints that exclude a lost digit of the partner with some digit of the cell.
   */
  private static List<Constraint> reasons(CellRelations.Pair pair, long digits, long lost) {
    List<Constraint> reasons = new ArrayList<>();
    pair.sources()
        .forEach(
            (constraint, allowed) -> {
              for (long rest = digits; rest != 0; rest &= rest - 1) {
                if ((lost & ~allowed[Long.numberOfTrailingZeros(rest) + 1]) != 0) {
                  reasons.add(constraint);
                  return;
                }
              }
            });
    return reasons;
  }

  @Override
  public List<Premise> premises(FoundStep step, BoardState board) {
    int cell = step.evidence().candidates().get(0).cell();
    int partner = step.deductions().get(0).cell();
    if (step.isPlacement()) {
      return new Premises(board).cells(step.evidence().cells()).toList();
    }
    // The first cell must lack the digits that would allow a lost one. There are none for a lost
    // digit that the constraint never allows.
    long lost = Wording.lost(board, step);
    CellRelations.Pair pair =
        Objects.requireNonNull(board.tables.relations().orElseThrow().relatedTo(cell).get(partner));
    Premises premises = new Premises(board);
    for (int digit = 1; digit <= board.size(); digit++) {
      if ((pair.allowed()[digit] & lost) != 0) {
        premises.not(cell, digit);
      }
    }
    return premises.toList();
  }

  @Override
  public StepText text(FoundStep step, BoardState board) {
    return new RelatedWords(step, board).text();
  }

  @Override
  public List<Words> sentences(List<FoundStep> steps, List<BoardState> boards) {
    return RelatedWords.sentences(steps, boards);
  }
}
