package org.nonomino.generator.terms;

import java.util.List;
import org.nonomino.core.Constraint;
import org.nonomino.core.RegionMask;
import org.nonomino.core.Rules;

/** The source of the layout of a puzzle. */
public sealed interface LayoutChoice {
  /** Returns n. */
  int size();

  /** The same layout for all puzzles, with all the rules. */
  record Fixed(Rules rules) implements LayoutChoice {
    /** Creates a choice with the plain rules of a mask. */
    public Fixed(RegionMask mask) {
      this(Rules.of(mask));
    }

    @Override
    public int size() {
      return rules.size();
    }
  }

  /**
   * A new layout with a filling for each puzzle.
   *
   * @param constraints constraints of all puzzles; they must suit every layout of the size
   */
  record Random(LayoutSpec spec, List<Constraint> constraints) implements LayoutChoice {
    /** Copies the list. */
    public Random {
      constraints = List.copyOf(constraints);
    }

    /** Creates a choice without constraints. */
    public Random(LayoutSpec spec) {
      this(spec, List.of());
    }

    @Override
    public int size() {
      return spec.size();
    }
  }
}
