package org.nonomino.generator.internal.fill;

import java.util.Arrays;
import java.util.Optional;
import org.nonomino.core.Grid;
import org.nonomino.core.Rules;
import org.nonomino.generator.terms.FillResult;
import org.nonomino.generator.terms.SeededRandom;

/**
 * Fills grids of one layout at random, with the help of a solver: n random cells get random digits,
 * and the solver has a few nodes to complete them. If that fails, the grid is started again. Used
 * by one thread.
 */
public final class HelpedFill {
  /*
   * RandomFill finds only digits with one place left. Up to 9×9 that is enough for most layouts in a few attempts, and takes
   * less time than a solver needs to prepare its tables. Of random layouts of 16×16 it fills one in 200. A solver's
   * inference fills these in every second attempt. Its time also has a heavy tail (see RandomFill), so it also gets few
   * nodes and restarts. The attempts are nearly independent: of 300 layouts of 16×16, 299 were filled at least once in 16
   * attempts.
   *
   * As many nodes as cells are best for `bitboard`. If several attempts fail, the next ones get more, because other
   * strategies need more nodes, such as `sat` two or three per cell.
   *
   * With conditions, n random digits hardly ever have a solution, and n / 3 are enough for variety. The solver then needs
   * more nodes.
   *
   * The solver enters the digits in its own order, so the filling is relabelled at the end if the rules allow it.
   */
  private static final int LARGEST_FILLED_ALONE = 9;

  /** The number of attempts with as many nodes as cells, then with twice as many, and so on. */
  private static final int ATTEMPTS_BEFORE_MORE_NODES = 4;

  private static final int FIRST_NODES_WITH_CONDITIONS = 3;

  /** A part of n for the number of cells that get random digits if there are conditions. */
  private static final int PART_WITH_CONDITIONS = 3;

  private final Rules rules;
  private final int begun;
  private final int firstNodes;
  private final RandomFill beginning;
  private final Completion completion;

  public HelpedFill(Rules rules, Completion completion) {
    this.rules = rules;
    boolean hasConditions = !rules.conditions().isEmpty();
    int size = rules.size();
    this.begun = hasConditions ? (size + PART_WITH_CONDITIONS - 1) / PART_WITH_CONDITIONS : size;
    this.firstNodes = hasConditions ? FIRST_NODES_WITH_CONDITIONS : 1;
    this.beginning = new RandomFill(rules);
    this.completion = completion;
  }

  /**
   * Returns whether the help is worth its cost.
   *
   * @param size n
   */
  public static boolean isWorthwhile(int size) {
    return size > LARGEST_FILLED_ALONE;
  }

  /**
   * Returns a filling, the same for the same random numbers; empty if none was found in this many
   * attempts, or if they were stopped.
   */
  public Optional<Grid> fill(int times, SeededRandom random, Attempts attempts) {
    int size = rules.size();
    for (int i = 0; i < times && attempts.next(); i++) {
      int[] cells = Arrays.copyOf(random.permutation(size * size), begun);
      if (beginning.fillInOrder(cells, random)
          && completion.tryToComplete(
                  beginning.grid(), firstNodes * (1 + i / ATTEMPTS_BEFORE_MORE_NODES))
              instanceof FillResult.Filled filled) {
        return Optional.of(GridMove.ofDigits(rules, random).apply(filled.filling()));
      }
    }
    return Optional.empty();
  }
}
