package org.nonomino.generator;

import org.nonomino.core.RegionMask;

/** Where the layout of a puzzle comes from. */
public sealed interface LayoutChoice {
  /** Returns n. */
  int size();

  /** The same one for all puzzles. */
  record Fixed(RegionMask mask) implements LayoutChoice {
    @Override
    public int size() {
      return mask.size();
    }
  }

  /** A new one for each puzzle, which has a filling. */
  record Random(LayoutSpec spec) implements LayoutChoice {
    @Override
    public int size() {
      return spec.size();
    }
  }
}
