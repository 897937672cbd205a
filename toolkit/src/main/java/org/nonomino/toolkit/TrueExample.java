package org.nonomino.toolkit;

import java.util.EnumMap;
import java.util.EnumSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.nonomino.explainer.Board;
import org.nonomino.explainer.Explainer;
import org.nonomino.explainer.Step;
import org.nonomino.explainer.TechniqueList;
import org.nonomino.explainer.terms.Rating;
import org.nonomino.explainer.terms.StepKind;
import org.nonomino.solver.Deadline;

/**
 * Decides whether a position needs its technique, so that it can teach the technique: without it,
 * there is no step that is easier or as easy.
 */
public final class TrueExample {
  /** The kinds that find the same pattern under another name. */
  private static final Map<StepKind, Set<StepKind>> SAME = same();

  private TrueExample() {}

  private static Map<StepKind, Set<StepKind>> same() {
    Map<StepKind, Set<StepKind>> same = new EnumMap<>(StepKind.class);
    // A chain of one digit, of pairs or of candidates is also a forcing chain.
    addAll(same, StepKind.X_CHAIN, StepKind.FORCING_X_CHAIN);
    addAll(same, StepKind.XY_CHAIN, StepKind.FORCING_CHAIN, StepKind.AIC, StepKind.MEDUSA);
    addAll(same, StepKind.AIC, StepKind.FORCING_CHAIN, StepKind.MEDUSA);
    // The candidates of two colours are many such chains at once.
    addAll(same, StepKind.MEDUSA, StepKind.FORCING_CHAIN, StepKind.XY_CHAIN, StepKind.AIC);
    // A Siamese fish is two finned or sashimi fish.
    Set<StepKind> finned =
        EnumSet.of(
            StepKind.FINNED_X_WING,
            StepKind.SASHIMI_X_WING,
            StepKind.FINNED_SWORDFISH,
            StepKind.SASHIMI_SWORDFISH,
            StepKind.FINNED_JELLYFISH,
            StepKind.SASHIMI_JELLYFISH);
    same.put(StepKind.SIAMESE_FISH, finned);
    finned.forEach(kind -> addAll(same, kind, StepKind.SIAMESE_FISH));
    // Remote pairs are two colourings at once.
    addAll(same, StepKind.REMOTE_PAIRS, StepKind.SIMPLE_COLOURING);
    Set<StepKind> dynamic =
        EnumSet.of(
            StepKind.DYNAMIC_DOUBLE_FORCING_CHAINS,
            StepKind.DYNAMIC_CELL_FORCING_CHAINS,
            StepKind.DYNAMIC_REGION_FORCING_CHAINS,
            StepKind.DYNAMIC_CONTRADICTION_FORCING_CHAINS);
    dynamic.forEach(kind -> same.put(kind, dynamic));
    return same;
  }

  private static void addAll(
      Map<StepKind, Set<StepKind>> same, StepKind kind, StepKind first, StepKind... others) {
    same.put(kind, EnumSet.of(first, others));
  }

  /**
   * Returns the techniques for finding steps of a kind, without those that find this kind or the
   * same pattern under another name, and without those whose steps are all harder than a bound.
   */
  public static TechniqueList others(StepKind kind, Rating max) {
    Set<StepKind> removed = EnumSet.of(kind);
    removed.addAll(SAME.getOrDefault(kind, Set.of()));
    for (StepKind other : StepKind.values()) {
      if (other.lowestRating().compareTo(max) > 0) {
        removed.add(other);
      }
    }
    return TechniquePosition.techniques(kind).without(removed);
  }

  /**
   * Returns a step that can be taken instead of another on its board: of another technique, and not
   * rated higher. Returns empty if there is none, or if the deadline or an interrupt ended the
   * search.
   */
  public static Optional<Step> insteadOf(Step step, Board board, Deadline deadline) {
    return new Explainer(others(step.kind(), step.rating()))
        .nextUpTo(step.rating(), board, deadline);
  }
}
