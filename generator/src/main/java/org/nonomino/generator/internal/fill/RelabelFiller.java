package org.nonomino.generator.internal.fill;

import java.util.Optional;
import org.nonomino.core.RegionMask;
import org.nonomino.core.Rules;
import org.nonomino.generator.terms.FillResult;
import org.nonomino.generator.terms.GridFiller;
import org.nonomino.generator.terms.LayoutFiller;
import org.nonomino.generator.terms.SeededRandom;
import org.nonomino.solver.Deadline;
import org.nonomino.solver.Search;

/**
 * Solves the empty grid once, and then permutes its digits and, if the regions allow it, its cells.
 * This is fast, but all fillings are equivalent.
 */
public final class RelabelFiller implements GridFiller {
  @Override
  public String name() {
    return "relabel";
  }

  @Override
  public String description() {
    return "one grid of the solver with permuted digits, and with boxes also permuted rows and columns: fastest, least uniform";
  }

  @Override
  public Optional<String> objection(Rules rules) {
    return rules.arePlain()
        ? Optional.empty()
        : Optional.of("it permutes digits and cells, which the extra rules do not allow");
  }

  @Override
  public LayoutFiller prepare(Rules rules, Search search) {
    HousesOnly.require(objection(rules));
    return new RelabelLayoutFiller(rules.mask(), new Completion(rules, search));
  }

  private static final class RelabelLayoutFiller implements LayoutFiller {
    private final Completion completion;
    private final GridMove.Moves moves;

    RelabelLayoutFiller(RegionMask mask, Completion completion) {
      this.completion = completion;
      this.moves = new GridMove.Moves(mask);
    }

    @Override
    public FillResult fill(SeededRandom random, Deadline deadline) {
      FillResult found = completion.completeEmptyGrid(deadline);
      return found instanceof FillResult.Filled filled
          ? new FillResult.Filled(GridMove.of(moves, random).apply(filled.filling()), 1)
          : found;
    }
  }
}
