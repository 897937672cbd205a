package org.nonomino.explainer;

import java.util.List;
import org.nonomino.explainer.internal.board.BoardState;
import org.nonomino.explainer.internal.fish.Fish;
import org.nonomino.explainer.internal.intersections.GeneralizedIntersection;
import org.nonomino.explainer.internal.intersections.LockedCandidates;
import org.nonomino.explainer.internal.leftovers.LawOfLeftovers;
import org.nonomino.explainer.internal.leftovers.LeftoverSets;
import org.nonomino.explainer.internal.sets.HiddenSets;
import org.nonomino.explainer.internal.sets.NakedSets;
import org.nonomino.explainer.internal.singles.HiddenSingles;
import org.nonomino.explainer.internal.singles.NakedSingles;
import org.nonomino.explainer.internal.step.FoundStep;
import org.nonomino.explainer.internal.step.StepCollector;
import org.nonomino.explainer.internal.step.Technique;
import org.nonomino.explainer.terms.StepKind;

/** The techniques without chains and without uniqueness of the solution, in their order. */
final class PatternTechniques {
  static final List<Technique> ALL =
      List.of(
          new HiddenSingles(),
          LockedCandidates.direct(),
          new HiddenSets(StepKind.DIRECT_HIDDEN_PAIR),
          new NakedSingles(),
          new HiddenSets(StepKind.DIRECT_HIDDEN_TRIPLE),
          LawOfLeftovers.rated(27, 28),
          LockedCandidates.indirect(),
          LawOfLeftovers.rated(29, 30),
          new GeneralizedIntersection(),
          new NakedSets(StepKind.NAKED_PAIR),
          LawOfLeftovers.rated(31, 32),
          new Fish(StepKind.X_WING),
          LawOfLeftovers.rated(33, 34),
          new HiddenSets(StepKind.HIDDEN_PAIR),
          LawOfLeftovers.rated(35, 36),
          new NakedSets(StepKind.NAKED_TRIPLE),
          LawOfLeftovers.rated(37, 38),
          new Fish(StepKind.SWORDFISH),
          LawOfLeftovers.rated(39, 40),
          new HiddenSets(StepKind.HIDDEN_TRIPLE),
          LawOfLeftovers.ratedFrom(41),
          new NakedSets(StepKind.NAKED_QUAD),
          LeftoverSets.pointing(31, 54),
          LeftoverSets.pair(39, 62),
          LeftoverSets.triple(42, 65),
          new Fish(StepKind.JELLYFISH),
          new HiddenSets(StepKind.HIDDEN_QUAD));

  private PatternTechniques() {}

  /** Returns the first step of these techniques, on request without the law of leftovers. */
  static List<FoundStep> first(BoardState board, boolean withLeftovers) {
    for (Technique technique : ALL) {
      boolean isOfLeftovers =
          technique instanceof LawOfLeftovers || technique instanceof LeftoverSets;
      if (withLeftovers || !isOfLeftovers) {
        FirstOnly first = new FirstOnly();
        technique.find(board, first);
        if (!first.steps.isEmpty()) {
          return first.steps;
        }
      }
    }
    return List.of();
  }

  private static final class FirstOnly implements StepCollector {
    private List<FoundStep> steps = List.of();

    @Override
    public void add(FoundStep step) {
      if (steps.isEmpty()) {
        steps = List.of(step);
      }
    }

    @Override
    public boolean isDone() {
      return !steps.isEmpty();
    }
  }
}
