package org.nonomino.explainer;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * A choice of techniques, in the order in which they are tried, and so what ratings mean.
 * Immutable; thread-safe.
 */
public enum Scale {
  /** The techniques of Sudoku Explainer, and nothing else. */
  SE(false),
  /** These, and the law of leftovers, which makes irregular regions easier for people. */
  NONOMINO(true);

  // Techniques are interfaces, but immutable as they promise.
  @SuppressWarnings("ImmutableEnumChecker")
  private final List<Technique> techniques;

  Scale(boolean withLeftovers) {
    this.techniques = List.copyOf(techniques(withLeftovers));
  }

  private static List<Technique> techniques(boolean withLeftovers) {
    List<Technique> techniques = new ArrayList<>();
    techniques.add(new HiddenSingles());
    techniques.add(LockedCandidates.direct());
    techniques.add(HiddenSets.directPair());
    techniques.add(new NakedSingles());
    techniques.add(HiddenSets.directTriple());
    if (withLeftovers) {
      techniques.add(LawOfLeftovers.oneCell());
    }
    techniques.add(LockedCandidates.indirect());
    if (withLeftovers) {
      techniques.add(LawOfLeftovers.moreCells());
    }
    techniques.add(new GeneralizedIntersection());
    techniques.add(NakedSets.pair());
    techniques.add(Fish.xWing());
    techniques.add(HiddenSets.pair());
    techniques.add(NakedSets.triple());
    techniques.add(Fish.swordfish());
    techniques.add(HiddenSets.triple());
    techniques.add(new XyWing(false));
    techniques.add(new XyWing(true));
    techniques.add(new UniqueLoops());
    techniques.add(NakedSets.quad());
    techniques.add(Fish.jellyfish());
    techniques.add(HiddenSets.quad());
    techniques.add(new BivalueUniversalGrave());
    techniques.add(AlignedExclusion.pair());
    techniques.add(new Chains());
    techniques.add(AlignedExclusion.triple());
    for (ForcingChains.Kind kind : ForcingChains.Kind.values()) {
      techniques.add(new ForcingChains(kind));
    }
    return techniques;
  }

  /** Returns the techniques, in the order in which they are tried. */
  List<Technique> techniques() {
    return techniques;
  }

  /** The name as people type it. */
  @Override
  public String toString() {
    return name().toLowerCase(Locale.ROOT);
  }
}
