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

/** The techniques without chains and without uniqueness of the solution, in their order. */
final class PatternTechniques {
  static final List<Technique> ALL =
      List.of(
          new HiddenSingles(),
          LockedCandidates.direct(),
          HiddenSets.directPair(),
          new NakedSingles(),
          HiddenSets.directTriple(),
          LawOfLeftovers.rated(27, 28),
          LockedCandidates.indirect(),
          LawOfLeftovers.rated(29, 30),
          new GeneralizedIntersection(),
          NakedSets.pair(),
          LawOfLeftovers.rated(31, 32),
          Fish.xWing(),
          LawOfLeftovers.rated(33, 34),
          HiddenSets.pair(),
          LawOfLeftovers.rated(35, 36),
          NakedSets.triple(),
          LawOfLeftovers.rated(37, 38),
          Fish.swordfish(),
          LawOfLeftovers.rated(39, 40),
          HiddenSets.triple(),
          LawOfLeftovers.ratedFrom(41),
          NakedSets.quad(),
          LeftoverSets.pointing(31, 54),
          LeftoverSets.pair(39, 62),
          LeftoverSets.triple(42, 65),
          Fish.jellyfish(),
          HiddenSets.quad());

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
