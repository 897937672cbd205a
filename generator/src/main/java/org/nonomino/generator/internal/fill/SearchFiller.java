package org.nonomino.generator.internal.fill;

import java.util.Arrays;
import java.util.Optional;
import org.nonomino.core.Grid;
import org.nonomino.core.Rules;
import org.nonomino.generator.terms.FillResult;
import org.nonomino.generator.terms.GridFiller;
import org.nonomino.generator.terms.LayoutFiller;
import org.nonomino.generator.terms.SeededRandom;
import org.nonomino.solver.Deadline;
import org.nonomino.solver.Search;

/**
 * A randomised search with restarts, for any regions. If it fails, the solver is used for a proof
 * or for help.
 */
public final class SearchFiller implements GridFiller {
  /**
   * The number of attempts before checking that there is a filling; nearly always the first
   * succeeds.
   */
  private static final int CHEAP_ATTEMPTS = 40;

  /** The number of further attempts, with more nodes each, on layouts that have a filling. */
  private static final int PATIENT_ATTEMPTS = 200;

  // The nodes of an attempt per cell of the grid; without backtracking it needs one.
  private static final int CHEAP_NODES = 2;
  private static final int PATIENT_NODES = 10;

  /**
   * The nodes per cell of the solver when it helps in the end, enough for a search that goes well.
   */
  private static final int HELP_NODES = 20;

  // Large layouts are either filled at once, as boxes are, or hardly ever without help.
  private static final int FIRST_ATTEMPTS = 2;
  private static final int HELPED_ATTEMPTS = 20;
  private static final int NEAR_BOXES_ATTEMPTS = 60;

  @Override
  public String name() {
    return "search";
  }

  @Override
  public String description() {
    return "randomised search with restarts, for any regions, nearly uniform: the default";
  }

  @Override
  public LayoutFiller prepare(Rules rules, Search search) {
    return new SearchLayoutFiller(rules, new Completion(rules, search));
  }

  private static final class SearchLayoutFiller implements LayoutFiller {
    private final Rules rules;
    private final int size;
    private final RandomFill randomFill;
    private final Completion completion;
    private final HelpedFill helpedFill;
    private final ConditionedFill conditionedFill;
    private final Optional<NearBoxesFill> nearBoxesFill;

    SearchLayoutFiller(Rules rules, Completion completion) {
      this.rules = rules;
      this.size = rules.size();
      this.randomFill = new RandomFill(rules);
      this.completion = completion;
      this.helpedFill = new HelpedFill(rules, completion);
      this.conditionedFill = new ConditionedFill(rules, randomFill, helpedFill);
      this.nearBoxesFill = NearBoxesFill.of(rules, completion);
    }

    @Override
    public FillResult fill(SeededRandom random, Deadline deadline) {
      Attempts attempts = new Attempts(deadline);
      return rules.conditions().isEmpty()
          ? fillHouses(random, attempts, deadline)
          : fillUnderConditions(random, attempts, deadline);
    }

    private FillResult fillUnderConditions(
        SeededRandom random, Attempts attempts, Deadline deadline) {
      Optional<Grid> found = conditionedFill.fill(random, attempts);
      if (found.isPresent()) {
        return attempts.filled(found.get());
      }
      if (attempts.isStopped()) {
        return attempts.undecided();
      }
      FillResult known = completion.completeEmptyGrid(deadline);
      return known instanceof FillResult.Filled filled
          ? attempts.filled(withHelp(filled.filling(), random, attempts))
          : attempts.sameAs(known);
    }

    private FillResult fillHouses(SeededRandom random, Attempts attempts, Deadline deadline) {
      if (HelpedFill.isWorthwhile(size)) {
        if (randomFill.fill(FIRST_ATTEMPTS, CHEAP_NODES, random, attempts)) {
          return attempts.filled(randomFill.grid());
        }
        Optional<Grid> helped =
            nearBoxesFill
                .flatMap(fill -> fill.fill(NEAR_BOXES_ATTEMPTS, random, attempts))
                .or(() -> helpedFill.fill(HELPED_ATTEMPTS, random, attempts));
        if (helped.isPresent()) {
          return attempts.filled(helped.get());
        }
      }
      boolean found = randomFill.fill(CHEAP_ATTEMPTS, CHEAP_NODES, random, attempts);
      if (!found && !attempts.isStopped()) {
        FillResult fromSolver = completion.completeEmptyGrid(deadline);
        if (!(fromSolver instanceof FillResult.Filled filled)) {
          return attempts.sameAs(fromSolver);
        }
        found = randomFill.fill(PATIENT_ATTEMPTS, PATIENT_NODES, random, attempts);
        if (!found && !attempts.isStopped()) {
          return attempts.filled(withHelp(filled.filling(), random, attempts));
        }
      }
      return found ? attempts.filled(randomFill.grid()) : attempts.undecided();
    }

    /**
     * Lets the solver complete ever shorter random beginnings; in the end its own filling is used.
     */
    private Grid withHelp(Grid known, SeededRandom random, Attempts attempts) {
      int[] cells = random.permutation(size * size);
      for (int count = 2 * size; count > 0 && attempts.next(); count -= 2) {
        if (randomFill.fillInOrder(Arrays.copyOf(cells, count), random)) {
          FillResult result = completion.tryToComplete(randomFill.grid(), HELP_NODES);
          if (result instanceof FillResult.Filled filled) {
            return filled.filling();
          }
        }
      }
      return GridMove.ofDigits(rules, random).apply(known);
    }
  }
}
