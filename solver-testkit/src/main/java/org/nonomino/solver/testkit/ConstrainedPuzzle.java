package org.nonomino.solver.testkit;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import org.nonomino.core.Constraint;
import org.nonomino.core.ConstraintKind;
import org.nonomino.core.Grid;
import org.nonomino.core.Puzzle;
import org.nonomino.core.RegionMask;
import org.nonomino.core.Rules;

/**
 * A puzzle with constraints and all its solutions, which follow from the definitions alone: {@link
 * NaiveOracle} lists the solutions of the plain rules, and those that satisfy each constraint
 * remain.
 *
 * @param name for messages
 * @param puzzle the puzzle
 * @param solutions all its solutions, in the order of their strings
 */
record ConstrainedPuzzle(String name, Puzzle puzzle, List<Grid> solutions) {
  /** The number of solutions of the plain rules that a puzzle must stay below. */
  private static final int MAX_PLAIN = 600;

  private static final int LARGEST = 9;
  private static final int MIXTURES_PER_SIZE = 20;
  private static final int MAX_ATTEMPTS = 20;

  /** Computed once, because every test of the contract uses them. */
  private static final class All {
    static final List<ConstrainedPuzzle> PUZZLES = create();
  }

  /**
   * Returns puzzles of sizes 4 and 6 to 9 on boxes and jigsaws, with no, one and many solutions:
   * several with each kind alone, and mixtures.
   */
  static List<ConstrainedPuzzle> all() {
    return All.PUZZLES;
  }

  private static List<ConstrainedPuzzle> create() {
    List<ConstrainedPuzzle> all = new ArrayList<>();
    List<ConstraintKind> small = RandomConstraints.kinds(6);
    for (int size : new int[] {4, 6, LARGEST}) {
      for (ConstraintKind kind : RandomConstraints.kinds(size)) {
        // On 9×9 most givens are there, so a single puzzle shows little of a kind.
        int count = size == 4 ? 4 : size == 6 ? 3 : small.contains(kind) ? 1 : 6;
        for (int i = 0; i < count; i++) {
          all.add(
              i == 0
                  ? telling(size, kind, all.size())
                  : create(size, alone(kind), i == 2, all.size()));
        }
      }
    }
    for (int size : new int[] {4, 6, 7, LARGEST}) {
      for (int seed = 0;
          seed < (size == LARGEST ? MIXTURES_PER_SIZE / 3 : MIXTURES_PER_SIZE);
          seed++) {
        SplittableRandom random = new SplittableRandom(seed);
        List<ConstraintKind> kinds = ConstraintMixture.kinds(size, 2 + seed % 5, random);
        all.add(create(size, kinds, seed % 4 == 3, seed));
      }
    }
    return List.copyOf(all);
  }

  /** Returns enough constraints to show what a kind means, because one line alone has any sum. */
  private static List<ConstraintKind> alone(ConstraintKind kind) {
    return kind == ConstraintKind.EQUAL_SUM_LINE ? List.of(kind, kind) : List.of(kind);
  }

  /**
   * Returns a puzzle of one kind with solutions, and more without its constraints, if one is found
   * soon.
   */
  private static ConstrainedPuzzle telling(int size, ConstraintKind kind, long seed) {
    ConstrainedPuzzle found = create(size, alone(kind), false, seed);
    for (int attempt = 1; attempt < MAX_ATTEMPTS && !found.isTelling(kind); attempt++) {
      found = create(size, alone(kind), false, seed + 1000L * attempt);
    }
    return found;
  }

  private boolean isTelling(ConstraintKind kind) {
    Puzzle plain = new Puzzle(puzzle.givens(), Rules.of(puzzle.mask()));
    return isOnly(kind)
        && !solutions.isEmpty()
        && solutions.size() < NaiveOracle.solutions(plain, MAX_PLAIN).size();
  }

  private static ConstrainedPuzzle create(
      int size, List<ConstraintKind> kinds, boolean mayContradict, long seed) {
    SplittableRandom random = new SplittableRandom(seed * 1_000_003 + size);
    RegionMask mask = mask(size, random);
    ConstraintMixture mixture =
        mayContradict
            ? ConstraintMixture.any(mask, kinds, random)
            : ConstraintMixture.kept(mask, kinds, random);
    String name = "size %d, %s, seed %d".formatted(size, kinds, seed);
    double share = size == 4 ? 0.2 * random.nextDouble() : size == LARGEST ? 0.6 : 0.35;
    while (true) {
      Puzzle puzzle = mixture.puzzle(share, random);
      List<Grid> plain =
          NaiveOracle.solutions(new Puzzle(puzzle.givens(), Rules.of(mask)), MAX_PLAIN);
      if (plain.size() < MAX_PLAIN) {
        return new ConstrainedPuzzle(name, puzzle, kept(puzzle.rules(), plain));
      }
      share += 0.1;
    }
  }

  private static List<Grid> kept(Rules rules, List<Grid> grids) {
    return grids.stream()
        .filter(grid -> rules.constraints().stream().allMatch(each -> each.holds(grid, rules)))
        .toList();
  }

  private static RegionMask mask(int size, SplittableRandom random) {
    int boxRows = (int) Math.sqrt(size);
    return random.nextBoolean() && size % boxRows == 0
        ? RegionMask.boxes(boxRows, size / boxRows)
        : RandomPuzzles.mask(size, random.nextInt(4) > 0, random);
  }

  /** Returns the puzzles with one kind alone, as far as it was not left out. */
  static Stream<ConstrainedPuzzle> with(ConstraintKind kind) {
    return all().stream().filter(each -> each.isOnly(kind));
  }

  private boolean isOnly(ConstraintKind kind) {
    List<ConstraintKind> kinds =
        puzzle.rules().constraints().stream().map(Constraint::kind).distinct().toList();
    return kinds.equals(List.of(kind));
  }

  @Override
  public String toString() {
    return name + ": " + puzzle.rules().constraints() + ", " + PuzzleLine.format(puzzle);
  }
}
