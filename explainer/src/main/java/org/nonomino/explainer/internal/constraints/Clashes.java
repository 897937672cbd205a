package org.nonomino.explainer.internal.constraints;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.nonomino.explainer.internal.board.BoardState;
import org.nonomino.explainer.internal.board.Candidates;
import org.nonomino.explainer.internal.step.FoundStep;
import org.nonomino.explainer.internal.step.StepCollector;
import org.nonomino.explainer.internal.step.StepText;
import org.nonomino.explainer.internal.step.Technique;
import org.nonomino.explainer.terms.Candidate;
import org.nonomino.explainer.terms.Deduction;
import org.nonomino.explainer.terms.Evidence;
import org.nonomino.explainer.terms.Premise;
import org.nonomino.explainer.terms.Rating;
import org.nonomino.explainer.terms.StepKind;

/**
 * A candidate that would force at most two digits, after which one cell, one digit of a house or
 * one constraint is impossible.
 *
 * <p>Example: if r7c9 were 7, two white dots would make r8c8 and r9c7 both 1, but these cells
 * touch, and cells that touch differ.
 *
 * <p>Proof: assume the candidate. A digit is forced if a cell has no other candidate left, if a
 * house has no other place for it, or if a constraint holds with no other digit in its cell. So the
 * solution would have the forced digits, too. Nothing can be impossible in it, so it does not have
 * the candidate.
 *
 * <p>This is a forcing chain of at most two links. It belongs to the techniques of constraints
 * because a person sees it at one look: the search follows no third digit, it considers only
 * constraints with a cell that has one of the digits, and at least one constraint takes part.
 */
public final class Clashes implements Technique {
  /** How much harder each forced digit is, in tenths. */
  private static final int TENTHS_PER_DIGIT = 2;

  /** How much harder it is if the second digit rests on the first. */
  private static final int TENTHS_IN_SEQUENCE = 4;

  @Override
  public Set<StepKind> kinds() {
    return Set.of(StepKind.CLASH);
  }

  private static Rating rating(Clash clash) {
    return new Rating(
        StepKind.CLASH.lowestRating().tenths()
            + TENTHS_PER_DIGIT * clash.forcedCount()
            + (clash.isInSequence() ? TENTHS_IN_SEQUENCE : 0));
  }

  @Override
  public boolean findsEasiestFirst() {
    return false;
  }

  @Override
  public void find(BoardState board, StepCollector steps) {
    if (board.tables.relations().isEmpty()) {
      return;
    }
    AssumedDigits none = AssumedDigits.none(board, steps::isDone);
    for (int cell = 0; cell < board.cellCount(); cell++) {
      for (long rest = board.candidates(cell); rest != 0 && !steps.isDone(); rest &= rest - 1) {
        Candidate start = new Candidate(cell, ScopeSums.lowest(rest));
        Clash.of(start, board, none, steps::isDone)
            .filter(Clash::hasConstraint)
            .ifPresent(clash -> steps.add(step(start, clash, board)));
      }
    }
  }

  private FoundStep step(Candidate start, Clash clash, BoardState board) {
    List<Deduction> lost = List.of(new Deduction.Elimination(start.cell(), start.digit()));
    List<Deduction> conclusions = Placements.orElse(lost, board);
    Evidence evidence = clash.evidence();
    if (conclusions.get(0) instanceof Deduction.Placement) {
      List<Candidate> more = new ArrayList<>(evidence.candidates());
      Candidates.addAll(more, start.cell(), board.candidates(start.cell()));
      evidence =
          new Evidence(
              evidence.houses(),
              List.copyOf(new LinkedHashSet<>(more)),
              evidence.links(),
              List.of(),
              evidence.constraints());
    }
    return new FoundStep(this, StepKind.CLASH, rating(clash), conclusions, evidence);
  }

  @Override
  public List<Premise> premises(FoundStep step, BoardState board) {
    return JointCombinations.premisesOf(step.evidence(), board);
  }

  @Override
  public StepText text(FoundStep step, BoardState board) {
    return new ClashWords(step, board).text();
  }
}
