package org.nonomino.book;

import org.nonomino.explainer.terms.StepKind;

/** The topics of tips: techniques that are the same idea are explained together. */
final class TipTopics {
  private TipTopics() {}

  /** Returns the technique whose tip explains a technique; usually this one. */
  static StepKind topic(StepKind kind) {
    return switch (kind) {
      case DIRECT_POINTING -> StepKind.POINTING;
      case DIRECT_CLAIMING -> StepKind.CLAIMING;
      case DIRECT_HIDDEN_PAIR -> StepKind.HIDDEN_PAIR;
      case DIRECT_HIDDEN_TRIPLE -> StepKind.HIDDEN_TRIPLE;
      case LOCKED_TRIPLE -> StepKind.LOCKED_PAIR;
      case LEFTOVERS_TRIPLE -> StepKind.LEFTOVERS_PAIR;
      case SASHIMI_X_WING -> StepKind.FINNED_X_WING;
      case SASHIMI_SWORDFISH, FINNED_JELLYFISH, SASHIMI_JELLYFISH -> StepKind.FINNED_SWORDFISH;
      case FRANKEN_SWORDFISH, FRANKEN_JELLYFISH -> StepKind.FRANKEN_X_WING;
      case MUTANT_SWORDFISH, MUTANT_JELLYFISH -> StepKind.MUTANT_X_WING;
      case VWXYZ_WING, UVWXYZ_WING -> StepKind.WXYZ_WING;
      case BUG_PLUS_N -> StepKind.BUG;
      case ALIGNED_TRIPLE_EXCLUSION -> StepKind.ALIGNED_PAIR_EXCLUSION;
      case FORCING_X_CHAIN -> StepKind.X_CHAIN;
      case GENERALIZED_X_WING, BIDIRECTIONAL_Y_CYCLE, BIDIRECTIONAL_CYCLE ->
          StepKind.BIDIRECTIONAL_X_CYCLE;
      case FORCING_CHAIN -> StepKind.AIC;
      case DYNAMIC_DOUBLE_FORCING_CHAINS,
          DYNAMIC_CELL_FORCING_CHAINS,
          DYNAMIC_REGION_FORCING_CHAINS,
          DYNAMIC_CONTRADICTION_FORCING_CHAINS ->
          StepKind.CELL_FORCING_CHAINS;
      default -> kind;
    };
  }
}
