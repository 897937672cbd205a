package org.nonomino.toolkit.techniques;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import org.nonomino.explainer.terms.StepKind;

/**
 * Another name of a technique, as books, programs and other countries use it. Immutable.
 *
 * @param words the name as people read it: {@code Box/Line Reduction}
 * @param kinds the techniques with this name; several if Nonomino distinguishes them, none if
 *     Nonomino does not have the technique
 */
public record TechniqueAlias(String words, List<StepKind> kinds) {
  /** The name of a fish that only large grids need. */
  static final TechniqueAlias SQUIRMBAG = new TechniqueAlias("Squirmbag", List.of());

  /** All other names, those of one technique in the order in which a page lists them. */
  private static final List<TechniqueAlias> ALL =
      List.of(
          alias("Full House", StepKind.LAST_CELL),
          alias("Open Single", StepKind.LAST_CELL),
          alias("Last Digit", StepKind.LAST_CELL),
          alias("Pinned Digit", StepKind.HIDDEN_SINGLE),
          alias("Unique Candidate", StepKind.HIDDEN_SINGLE),
          alias("Sole Candidate", StepKind.NAKED_SINGLE),
          alias("Forced Digit", StepKind.NAKED_SINGLE),
          alias("Innies and Outies", StepKind.RULE_OF_45),
          alias("Innies", StepKind.RULE_OF_45),
          alias("Outies", StepKind.RULE_OF_45),
          alias("Cage Splitting", StepKind.RULE_OF_45),
          alias("Killer Pair", StepKind.NEEDED_DIGIT),
          alias("Killer Triple", StepKind.NEEDED_DIGIT),
          alias("Cage Combinations", StepKind.COMBINATIONS),
          alias("Clashing Cages", StepKind.JOINT_COMBINATIONS),
          alias("Cage Blocker", StepKind.JOINT_COMBINATIONS),
          alias("Dot Chain", StepKind.JOINT_COMBINATIONS),
          alias("Clash at One Look", StepKind.CLASH),
          alias("Immediate Contradiction", StepKind.CLASH),
          alias("Locked Candidates Type 1", StepKind.POINTING),
          alias("Pointing Pair", StepKind.POINTING),
          alias("Pointing Triple", StepKind.POINTING),
          alias("Locked Candidates Type 2", StepKind.CLAIMING),
          alias("Box/Line Reduction", StepKind.CLAIMING),
          alias("Line/Box Interaction", StepKind.CLAIMING),
          alias("Locked Candidates", StepKind.POINTING, StepKind.CLAIMING),
          alias("LoL", StepKind.LAW_OF_LEFTOVERS),
          alias("Naked Twins", StepKind.NAKED_PAIR),
          alias("Hidden Twins", StepKind.HIDDEN_PAIR),
          alias("Naked Triplet", StepKind.NAKED_TRIPLE),
          alias("Hidden Triplet", StepKind.HIDDEN_TRIPLE),
          alias("Naked Quadruple", StepKind.NAKED_QUAD),
          alias("Hidden Quadruple", StepKind.HIDDEN_QUAD),
          alias("2-String Kite", StepKind.TWO_STRING_KITE),
          alias("Y-Wing", StepKind.XY_WING),
          alias("Hinge", StepKind.EMPTY_RECTANGLE),
          alias("Chute Remote Pairs", StepKind.W_WING),
          alias("Multi-Coloring", StepKind.MULTI_COLOURS),
          alias("Simple Colors", StepKind.SIMPLE_COLOURING),
          alias("X-Colouring", StepKind.SIMPLE_COLOURING),
          alias("Single Chains", StepKind.SIMPLE_COLOURING),
          alias("Medusa", StepKind.MEDUSA),
          alias("Multi-Digit Colouring", StepKind.MEDUSA),
          alias("Ultracolouring", StepKind.MEDUSA),
          alias("UR", StepKind.UNIQUE_RECTANGLE),
          alias("Extended Rectangle", StepKind.EXTENDED_RECTANGLE),
          alias("2x3 Unique Rectangle", StepKind.EXTENDED_RECTANGLE),
          alias("Hidden Unique Rectangle", StepKind.HIDDEN_RECTANGLE),
          alias("Bivalue Universal Grave", StepKind.BUG),
          alias("BUG+1", StepKind.BUG),
          alias("Two-Sector Disjoint Subsets", StepKind.SUE_DE_COQ),
          alias("Triple Firework", StepKind.FIREWORKS),
          alias("Quad Firework", StepKind.FIREWORKS),
          alias("Almost Locked Sets XZ", StepKind.ALS_XZ),
          alias("Almost Locked Sets XY-Wing", StepKind.ALS_XY_WING),
          alias("Stephen Kurzhals Loop", StepKind.SK_LOOP),
          alias("Virus Pattern", StepKind.SK_LOOP),
          alias("Domino Loop", StepKind.SK_LOOP),
          alias("Exocet", StepKind.JUNIOR_EXOCET),
          alias("JExocet", StepKind.JUNIOR_EXOCET),
          alias("Trivalue Oddagon", StepKind.TRIDAGON),
          alias("Thor's Hammer", StepKind.TRIDAGON),
          alias("APE", StepKind.ALIGNED_PAIR_EXCLUSION),
          alias("ATE", StepKind.ALIGNED_TRIPLE_EXCLUSION),
          alias("Alternating Inference Chain", StepKind.AIC),
          alias("Discontinuous Nice Loop", StepKind.AIC),
          alias("Continuous Nice Loop", StepKind.BIDIRECTIONAL_CYCLE),
          alias("Grouped Nice Loop", StepKind.GROUPED_AIC),
          alias("AIC with ALS", StepKind.ALS_AIC),
          alias("Nishio", StepKind.NISHIO_FORCING_CHAINS),
          alias("Unit Forcing Chains", StepKind.REGION_FORCING_CHAINS),
          SQUIRMBAG);

  /** Copies the list. */
  public TechniqueAlias {
    kinds = List.copyOf(kinds);
  }

  private static TechniqueAlias alias(String words, StepKind... kinds) {
    return new TechniqueAlias(words, Arrays.asList(kinds));
  }

  /** Returns all other names. */
  static List<TechniqueAlias> all() {
    return ALL;
  }

  /** Returns the other names of a technique as people read them; may be empty. */
  public static List<String> of(StepKind kind) {
    return ALL.stream()
        .filter(alias -> alias.kinds.contains(kind))
        .map(TechniqueAlias::words)
        .toList();
  }

  /** Returns the name as people type it: {@code box-line-reduction}. */
  public String slug() {
    return words.toLowerCase(Locale.ROOT).replace(' ', '-').replace('/', '-');
  }
}
