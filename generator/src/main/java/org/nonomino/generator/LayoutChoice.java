package org.nonomino.generator;

import org.nonomino.core.RegionMask;
import org.nonomino.core.Rules;

/** The source of the layout of a puzzle. */
public sealed interface LayoutChoice {
  /** Returns n. */
  int size();

  /** The same layout for all puzzles, with all the rules. */
  record Fixed(Rules rules) implements LayoutChoice {
    /** Throws an {@link IllegalArgumentException} if the rules have conditions besides houses. */
    public Fixed {
      rules.requireHousesOnly("the generator");
    }

    /** Creates a choice with the plain rules of a mask. */
    public Fixed(RegionMask mask) {
      this(Rules.of(mask));
    }

    @Override
    public int size() {
      return rules.size();
    }
  }

  /** A new layout with a filling for each puzzle. */
  record Random(LayoutSpec spec) implements LayoutChoice {
    @Override
    public int size() {
      return spec.size();
    }
  }
}
