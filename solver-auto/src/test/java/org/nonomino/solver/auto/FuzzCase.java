package org.nonomino.solver.auto;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.Collectors;
import org.nonomino.core.Constraint;
import org.nonomino.core.ConstraintKind;
import org.nonomino.core.Grid;
import org.nonomino.core.Puzzle;
import org.nonomino.core.RegionMask;
import org.nonomino.core.Rules;
import org.nonomino.solver.testkit.ConstraintMixture;
import org.nonomino.solver.testkit.RandomConstraints;
import org.nonomino.solver.testkit.RandomPuzzles;

/**
 * A random puzzle with constraints of one to four kinds, on boxes or on a jigsaw. Cases with
 * successive numbers take turns with their first kind.
 *
 * @param number the seed
 * @param puzzle the puzzle
 * @param solution a full grid, which is a solution if {@code isKept}
 * @param isKept whether the puzzle has a solution that is known; otherwise one clue was changed, or
 *     nothing is known
 */
record FuzzCase(long number, Puzzle puzzle, Grid solution, boolean isKept) {
  private static final int[] SIZES = {4, 4, 4, 4, 5, 5, 6, 6, 6, 7, 8, 9};
  private static final int MAX_KINDS = 4;
  private static final int MAX_OF_A_KIND = 3;

  /** The largest size of which nearly empty grids are asked for. */
  private static final int SMALL = 5;

  /** Returns the case of a number. */
  static FuzzCase of(long number) {
    ConstraintKind[] all = ConstraintKind.values();
    ConstraintKind first = all[(int) Math.floorMod(number, (long) all.length)];
    return of(number, first, MAX_KINDS);
  }

  /** Returns a case of one kind alone. */
  static FuzzCase alone(ConstraintKind kind, long number) {
    return of(number, kind, 1);
  }

  /** Returns a case of custom rules and weighted sums on a grid of size 4 to 6. */
  static FuzzCase ofRules(long number) {
    SplittableRandom random = new SplittableRandom(number);
    int size = 4 + random.nextInt(3);
    List<ConstraintKind> kinds = new ArrayList<>();
    do {
      kinds.add(random.nextInt(5) == 0 ? ConstraintKind.WEIGHTED_SUM : ConstraintKind.OWN_RULE);
    } while (random.nextInt(MAX_OF_A_KIND) > 0);
    RegionMask mask = random.nextInt(4) == 0 ? RegionMask.none(size) : mask(size, random);
    return of(number, mask, kinds, random);
  }

  private static FuzzCase of(long number, ConstraintKind first, int mostKinds) {
    SplittableRandom random = new SplittableRandom(number);
    int size = size(first, random);
    RegionMask mask = mask(size, random);
    List<ConstraintKind> kinds = new ArrayList<>();
    for (ConstraintKind kind : kinds(first, size, mostKinds, random)) {
      kinds.addAll(Collections.nCopies(1 + random.nextInt(MAX_OF_A_KIND), kind));
    }
    return of(number, mask, kinds, random);
  }

  /** Returns a case whose first kind occurs. */
  private static FuzzCase of(
      long number, RegionMask mask, List<ConstraintKind> kinds, SplittableRandom random) {
    ConstraintKind first = kinds.get(0);
    ConstraintMixture mixture = ConstraintMixture.kept(mask, kinds, random);
    if (mixture.rules().constraints().stream().noneMatch(each -> each.kind() == first)) {
      mixture = ConstraintMixture.any(mask, kinds, random);
    }
    double least = mask.size() <= SMALL ? 0.0 : 0.2;
    Puzzle puzzle = mixture.puzzle(least + 0.4 * random.nextDouble(), random);
    if (mixture.isKept() && random.nextInt(3) > 0) {
      return new FuzzCase(number, puzzle, mixture.filling(), true);
    }
    return new FuzzCase(
        number, changed(puzzle, mixture.filling(), random), mixture.filling(), false);
  }

  private static int size(ConstraintKind kind, SplittableRandom random) {
    int[] sizes =
        Arrays.stream(SIZES).filter(size -> RandomConstraints.kinds(size).contains(kind)).toArray();
    return sizes[random.nextInt(sizes.length)];
  }

  private static RegionMask mask(int size, SplittableRandom random) {
    int rows =
        switch (size) {
          case 4, 6, 8 -> 2;
          case 9 -> 3;
          default -> 1;
        };
    return rows > 1 && random.nextBoolean()
        ? RegionMask.boxes(rows, size / rows)
        : RandomPuzzles.mask(size, true, random);
  }

  private static List<ConstraintKind> kinds(
      ConstraintKind first, int size, int mostKinds, SplittableRandom random) {
    List<ConstraintKind> kinds = new ArrayList<>(List.of(first));
    int count = 1 + random.nextInt(mostKinds);
    while (kinds.size() < count) {
      kinds.addAll(ConstraintMixture.kinds(size, 1, random));
    }
    return kinds;
  }

  /** Returns the puzzle with a constraint of other cells or values, or with another given. */
  private static Puzzle changed(Puzzle puzzle, Grid filling, SplittableRandom random) {
    int size = puzzle.size();
    List<Constraint> constraints = new ArrayList<>(puzzle.rules().constraints());
    if (random.nextInt(4) == 0) {
      int cell = random.nextInt(size * size);
      int other = filling.digit(cell) % size + 1;
      return new Puzzle(puzzle.givens().with(cell, other), puzzle.rules());
    }
    int index = random.nextInt(constraints.size());
    ConstraintKind kind = constraints.get(index).kind();
    Grid turned = Grid.of(size, Arrays.stream(filling.toArray()).map(d -> size + 1 - d).toArray());
    constraints.set(index, new RandomConstraints(size, random).sample(kind, turned));
    return new Puzzle(puzzle.givens(), Rules.of(puzzle.mask(), constraints));
  }

  /** Everything about the case, for the message of a failure. */
  @Override
  public String toString() {
    return "case %d, %d×%d, givens %s, mask %s, %s"
        .formatted(
            number,
            puzzle.size(),
            puzzle.size(),
            puzzle.givens(),
            puzzle.mask(),
            puzzle.rules().constraints().stream()
                .map(constraint -> constraint.kind() + " " + constraint)
                .collect(Collectors.joining("; ")));
  }
}
