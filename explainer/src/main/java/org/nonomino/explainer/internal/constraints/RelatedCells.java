package org.nonomino.explainer.internal.constraints;

import java.util.ArrayList;
import java.util.LinkedHashMap;
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
    List<Candidate> candidates = new ArrayList<>();
    Candidates.addAll(candidates, cell, digits);
    steps.add(
        new FoundStep(
            this,
            StepKind.RELATED_CELLS,
            StepKind.RELATED_CELLS.lowestRating(),
            eliminations,
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
    // Only the digits of the first cell matter: the second cell loses digits that none of them
    // allow.
    return new Premises(board).cells(step.evidence().cells()).toList();
  }

  @Override
  public StepText text(FoundStep step, BoardState board) {
    int cell = step.evidence().candidates().get(0).cell();
    int partner = step.deductions().get(0).cell();
    List<Constraint> constraints = step.evidence().constraints();
    long digits = 0;
    for (Candidate candidate : step.evidence().candidates()) {
      digits |= 1L << (candidate.digit() - 1);
    }
    Words name = Wording.cell(board, cell);
    Words is = Words.of("%s is %s", name, Wording.anyRange(digits));
    Words relations =
        Words.list(
            constraints.stream()
                .map(constraint -> ConstraintWords.relation(constraint, cell, partner))
                .toList(),
            "and");
    Words result = Wording.conclusions(board, step);
    Words names = Words.list(constraints.stream().map(ConstraintWords::name).toList(), "and");
    Map<Long, List<Integer>> needed = needed(step, board);
    Words sentence =
        needed.keySet().equals(Set.of(0L))
            ? Words.of("By %s, %s, whatever %s is.", names, result, name)
            : Words.of("%s, so %s, %s.", is, relations, result);
    List<Words> full = new ArrayList<>();
    full.add(Words.of("%s.", is));
    needed.forEach(
        (wanted, lost) ->
            full.add(
                Words.of(
                    "With %s in %s, %s could %s.",
                    Wording.anyDigit(lost),
                    Wording.cell(board, partner),
                    name,
                    wanted == 0
                        ? "have no digit at all"
                        : Words.of("only be %s", Wording.anyRange(wanted)))));
    full.add(Words.of("So by %s, %s.", names, result));
    return new StepText(
        Words.of("%s with %s by %s", name, Wording.cell(board, partner), names), sentence, full);
  }

  /** Groups the lost digits of the partner by the digits that they would need in the cell. */
  private static Map<Long, List<Integer>> needed(FoundStep step, BoardState board) {
    int cell = step.evidence().candidates().get(0).cell();
    Map<Long, List<Integer>> needed = new LinkedHashMap<>();
    for (Deduction deduction : step.deductions()) {
      long wanted =
          board.tables.relations().stream()
              .map(relations -> relations.partnersOf(deduction.cell()).get(cell))
              .filter(Objects::nonNull)
              .mapToLong(pair -> pair.allowed()[deduction.digit()])
              .findFirst()
              .orElse(0);
      needed.computeIfAbsent(wanted, key -> new ArrayList<>()).add(deduction.digit());
    }
    return needed;
  }
}
