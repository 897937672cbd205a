package org.nonomino.solver.testkit;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;
import org.nonomino.core.CellList;
import org.nonomino.core.Constraint;
import org.nonomino.core.ConstraintKind;
import org.nonomino.core.Grid;
import org.nonomino.core.Puzzle;
import org.nonomino.core.RegionMask;
import org.nonomino.core.Rules;
import org.nonomino.core.constraint.BlackDot;
import org.nonomino.core.constraint.WhiteDot;
import org.nonomino.core.constraint.XvSign;

/**
 * Random rules with constraints of several kinds, and a full grid from which their values were
 * read. The same arguments give the same mixture on every JDK.
 *
 * @param rules the rules
 * @param filling a hidden solution of the rules if {@link #isKept()}; otherwise it breaks some of
 *     them
 */
public record ConstraintMixture(Rules rules, Grid filling) {
  private static final int MAX_KINDS = 6;

  /** The number of samples of a kind, of which the first one that the filling satisfies is used. */
  private static final int TRIES = 200;

  /**
   * Returns a mixture of one to six constraints; three of four have a hidden solution, if the mask
   * has a filling.
   *
   * @param mask a mask of size 4..9; on larger ones a filling is seldom found
   * @param seed any number
   */
  public static ConstraintMixture of(RegionMask mask, long seed) {
    SplittableRandom random = new SplittableRandom(seed);
    List<ConstraintKind> kinds = kinds(mask.size(), 1 + random.nextInt(MAX_KINDS), random);
    return random.nextInt(4) == 0 ? any(mask, kinds, random) : kept(mask, kinds, random);
  }

  /**
   * Returns kinds at random.
   *
   * @param size n, 4..36
   * @param count the number of kinds, which may repeat
   */
  public static List<ConstraintKind> kinds(int size, int count, SplittableRandom random) {
    List<ConstraintKind> all = RandomConstraints.kinds(size);
    List<ConstraintKind> chosen = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      chosen.add(all.get(random.nextInt(all.size())));
    }
    return chosen;
  }

  /**
   * Returns a mixture with a hidden solution, if the mask has a filling. A kind that the filling
   * cannot satisfy is left out; negative kinds may come with marks on all pairs that need one.
   *
   * @param kinds the kind of each constraint, possibly repeated
   */
  public static ConstraintMixture kept(
      RegionMask mask, List<ConstraintKind> kinds, SplittableRandom random) {
    RandomConstraints samples = new RandomConstraints(mask.size(), random);
    Rules rules = Rules.of(mask);
    Grid filling = filling(rules, random);
    List<ConstraintKind> negative = new ArrayList<>();
    for (ConstraintKind kind : kinds) {
      if (isNegative(kind) && random.nextBoolean()) {
        negative.add(kind);
      } else if (needsItsFilling(kind)) {
        Rules more = rules.with(samples.sample(kind, filling));
        Optional<Grid> fits = RandomFilling.of(more, random);
        if (fits.isPresent()) {
          rules = more;
          filling = fits.get();
        } else if (isNegative(kind)) {
          negative.add(kind);
        }
      }
    }
    for (ConstraintKind kind : negative) {
      rules = withMarks(rules, filling, kind).with(samples.sample(kind, filling));
    }
    for (ConstraintKind kind : kinds) {
      for (int i = 0; i < TRIES && !needsItsFilling(kind); i++) {
        Constraint sample = samples.sample(kind, filling);
        if (dependsOnOthers(kind) || sample.holds(filling, rules)) {
          ConstraintMixture more = new ConstraintMixture(rules.with(sample), filling);
          if (more.isKept()) {
            rules = more.rules;
            break;
          }
        }
      }
    }
    return new ConstraintMixture(rules, filling);
  }

  /**
   * Returns a mixture that may contradict itself: nothing is done to make the filling satisfy it.
   *
   * @param kinds the kind of each constraint, possibly repeated
   */
  public static ConstraintMixture any(
      RegionMask mask, List<ConstraintKind> kinds, SplittableRandom random) {
    RandomConstraints samples = new RandomConstraints(mask.size(), random);
    Grid filling = filling(Rules.of(mask), random);
    List<Constraint> constraints = new ArrayList<>();
    for (ConstraintKind kind : kinds) {
      constraints.add(samples.sample(kind, filling));
    }
    return new ConstraintMixture(Rules.of(mask, constraints), filling);
  }

  /** Returns whether the filling satisfies the plain rules and each constraint's definition. */
  public boolean isKept() {
    return !Rules.of(rules.mask()).hasConflict(filling)
        && rules.constraints().stream().allMatch(each -> each.holds(filling, rules));
  }

  /**
   * Returns a puzzle with some digits of the filling as givens. The filling is a solution of it if
   * {@link #isKept()}.
   *
   * @param share the part of the cells that become givens, 0..1, on average
   */
  public Puzzle puzzle(double share, SplittableRandom random) {
    Grid givens = filling;
    for (int cell = 0; cell < filling.cellCount(); cell++) {
      if (random.nextDouble() >= share) {
        givens = givens.with(cell, 0);
      }
    }
    return new Puzzle(givens, rules);
  }

  /** Returns a filling of the rules, or a Latin square if none was found. */
  private static Grid filling(Rules rules, SplittableRandom random) {
    int size = rules.size();
    return RandomFilling.of(rules, random)
        .orElseGet(
            () -> {
              int[] digits = new int[size * size];
              for (int cell = 0; cell < digits.length; cell++) {
                digits[cell] = (cell / size + cell % size) % size + 1;
              }
              return Grid.of(size, digits);
            });
  }

  /** Returns whether a random filling of other rules seldom satisfies constraints of a kind. */
  private static boolean needsItsFilling(ConstraintKind kind) {
    return kind.fields().isEmpty()
        || kind == ConstraintKind.DIAGONAL
        || kind == ConstraintKind.EXTRA_REGION;
  }

  /** Returns whether a kind is about the pairs of neighbours without a mark. */
  private static boolean isNegative(ConstraintKind kind) {
    return switch (kind) {
      case NON_CONSECUTIVE, NEGATIVE_RATIO, NEGATIVE_XV -> true;
      default -> false;
    };
  }

  /** Returns whether other constraints of the same kind can make a constraint hold. */
  private static boolean dependsOnOthers(ConstraintKind kind) {
    return kind == ConstraintKind.MINIMUM || kind == ConstraintKind.MAXIMUM;
  }

  /** Returns the rules with a mark on each pair of neighbours that a negative kind forbids. */
  private static Rules withMarks(Rules rules, Grid filling, ConstraintKind kind) {
    int size = rules.size();
    Set<Constraint> constraints = new LinkedHashSet<>(rules.constraints());
    for (int cell = 0; cell < size * size; cell++) {
      if (cell % size < size - 1) {
        mark(kind, CellList.of(size, cell, cell + 1), filling).ifPresent(constraints::add);
      }
      if (cell / size < size - 1) {
        mark(kind, CellList.of(size, cell, cell + size), filling).ifPresent(constraints::add);
      }
    }
    return Rules.of(rules.mask(), List.copyOf(constraints));
  }

  private static Optional<Constraint> mark(ConstraintKind kind, CellList pair, Grid filling) {
    int first = filling.digit(pair.get(0));
    int second = filling.digit(pair.get(1));
    int smaller = Math.min(first, second);
    int larger = Math.max(first, second);
    int sum = first + second;
    return switch (kind) {
      case NON_CONSECUTIVE ->
          larger - smaller == 1 ? Optional.of(new WhiteDot(pair, 1)) : Optional.empty();
      case NEGATIVE_RATIO ->
          larger == BlackDot.USUAL_RATIO * smaller
              ? Optional.of(new BlackDot(pair, BlackDot.USUAL_RATIO))
              : Optional.empty();
      case NEGATIVE_XV ->
          sum == XvSign.X_SUM || sum == XvSign.V_SUM
              ? Optional.of(new XvSign(pair, sum))
              : Optional.empty();
      default -> Optional.empty();
    };
  }
}
