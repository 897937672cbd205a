package org.nonomino.toolkit.techniques;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.SplittableRandom;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import org.nonomino.core.CellList;
import org.nonomino.core.Constraint;
import org.nonomino.core.ConstraintField;
import org.nonomino.core.ConstraintKind;
import org.nonomino.core.ConstraintShape;
import org.nonomino.core.Grid;
import org.nonomino.core.InvalidConstraintException;
import org.nonomino.core.Puzzle;
import org.nonomino.core.PuzzleEntry;
import org.nonomino.core.RegionMask;
import org.nonomino.core.Rules;
import org.nonomino.core.constraint.ConstraintValues;
import org.nonomino.core.constraint.Diagonal;
import org.nonomino.core.constraint.KillerCage;
import org.nonomino.generator.PuzzleGenerator;
import org.nonomino.generator.terms.Generated;
import org.nonomino.generator.terms.SeededRandom;
import org.nonomino.solver.Deadline;
import org.nonomino.solver.Solver;
import org.nonomino.solver.Verdict;
import org.nonomino.solver.testkit.RandomConstraints;
import org.nonomino.toolkit.GenerateRequest;
import org.nonomino.toolkit.RequestException;
import org.nonomino.toolkit.Solvers;

/**
 * Makes puzzles with constraints of given kinds, for the examples of their pages: a solution grid,
 * some constraints that hold in it and share no cell, and as few givens as it takes. The same seed
 * and number give the same puzzle. Immutable.
 */
final class TeachingPuzzles {
  /** The number of random constraints to try for a puzzle. */
  private static final int TRIES = 6000;

  /** The puzzles have no more givens than necessary, or some more, so that paths go on. */
  private static final int EASES = 3;

  private static final int MORE_GIVENS = 6;

  private static final int LONGEST_LINE = 6;
  private static final int LONGEST_CAGE = 4;

  private final List<ConstraintKind> kinds;
  private final RegionMask mask;
  private final long seed;
  private final Solver solver = Solvers.standard().named("auto").orElseThrow();

  /**
   * @param kinds the kinds of the constraints; those of the whole grid are all in each puzzle
   */
  TeachingPuzzles(List<ConstraintKind> kinds, RegionMask mask, long seed) {
    this.kinds = List.copyOf(kinds);
    this.mask = mask;
    this.seed = seed;
  }

  /**
   * Returns a puzzle with its solution.
   *
   * @param number the number of the puzzle, from 0
   */
  Optional<PuzzleEntry> make(long number) throws RequestException {
    SplittableRandom random = new SplittableRandom(seed * 1_000_003 + number);
    List<Constraint> constraints = new ArrayList<>();
    for (ConstraintKind kind : kinds) {
      if (isWhole(kind)) {
        constraints.addAll(whole(kind));
      }
    }
    Optional<Grid> filling = filling(constraints, number);
    if (filling.isEmpty()) {
      return Optional.empty();
    }
    Grid full = filling.get();
    List<ConstraintKind> placed = kinds.stream().filter(kind -> !isWhole(kind)).toList();
    if (!placed.isEmpty()) {
      int wanted = wanted(placed.get(0));
      BitSet used = new BitSet();
      for (int i = 0; i < TRIES && constraints.size() < wanted; i++) {
        ConstraintKind kind = placed.get(random.nextInt(placed.size()));
        Constraint drawn;
        try {
          drawn = draw(kind, full, used, random);
        } catch (IllegalArgumentException e) {
          continue;
        }
        boolean isFree =
            kind.shape() == ConstraintShape.OUTSIDE || drawn.cells().stream().noneMatch(used::get);
        if (isFree
            && !constraints.contains(drawn)
            && drawn.holds(full, Rules.of(mask, List.of(drawn)))) {
          constraints.add(drawn);
          if (kind.shape() != ConstraintShape.OUTSIDE) {
            drawn.cells().stream().forEach(used::set);
          }
        }
      }
    }
    Rules rules;
    try {
      rules = Rules.of(mask, constraints);
    } catch (InvalidConstraintException e) {
      return Optional.empty();
    }
    int more = (int) (number % EASES) * MORE_GIVENS;
    return Optional.of(PuzzleEntry.of(reduced(full, rules, more, random)).withSolution(full));
  }

  private static boolean isWhole(ConstraintKind kind) {
    return switch (kind.shape()) {
      case GRID, HOUSE -> true;
      default -> false;
    };
  }

  private List<Constraint> whole(ConstraintKind kind) {
    if (kind == ConstraintKind.DIAGONAL) {
      return List.of(new Diagonal(mask.size(), true), new Diagonal(mask.size(), false));
    }
    return List.of(new ConstraintValues(mask.size()).constraint(kind));
  }

  /** Returns the number of constraints of a puzzle. */
  private static int wanted(ConstraintKind kind) {
    return switch (kind.shape()) {
      case CELL -> kind == ConstraintKind.ODD || kind == ConstraintKind.EVEN ? 24 : 12;
      case EDGE -> 22;
      case CORNER -> 9;
      case OUTSIDE -> 14;
      case SET -> kind == ConstraintKind.CLONE ? 4 : 1;
      case CAGE -> kind == ConstraintKind.EXTRA_REGION ? 3 : 24;
      default -> 9;
    };
  }

  private Optional<Grid> filling(List<Constraint> constraints, long number)
      throws RequestException {
    GenerateRequest request =
        GenerateRequest.on(mask)
            .from(new Puzzle(Grid.empty(mask.size()), Rules.of(mask, constraints)));
    if (constraints.isEmpty()) {
      request = GenerateRequest.on(mask);
    }
    Generated made =
        new PuzzleGenerator(solver)
            .prepare(request.spec())
            .make(SeededRandom.of(seed, number), Deadline.in(Duration.ofSeconds(20)));
    return made instanceof Generated.Made found ? found.solution() : Optional.empty();
  }

  /** Removes givens in random order as long as there is one solution, and puts some back. */
  private Puzzle reduced(Grid full, Rules rules, int more, SplittableRandom random) {
    int[] digits = IntStream.range(0, full.cellCount()).map(full::digit).toArray();
    int[] order = IntStream.range(0, digits.length).toArray();
    for (int i = order.length - 1; i > 0; i--) {
      int other = random.nextInt(i + 1);
      int kept = order[i];
      order[i] = order[other];
      order[other] = kept;
    }
    for (int cell : order) {
      int digit = digits[cell];
      digits[cell] = 0;
      Puzzle fewer = new Puzzle(Grid.of(mask.size(), digits), rules);
      if (!(solver.solve(fewer) instanceof Verdict.Unique)) {
        digits[cell] = digit;
      }
    }
    Arrays.stream(order)
        .filter(cell -> digits[cell] == 0)
        .limit(more)
        .forEach(cell -> digits[cell] = full.digit(cell));
    return new Puzzle(Grid.of(mask.size(), digits), rules);
  }

  private Constraint draw(ConstraintKind kind, Grid full, BitSet used, SplittableRandom random) {
    int size = mask.size();
    RandomConstraints samples = new RandomConstraints(size, random);
    ConstraintValues values = new ConstraintValues(size);
    return switch (kind.shape()) {
      case LINE -> line(kind, used, random);
      case EDGE -> {
        values.with(kind.fields().get(0), edge(random));
        if (kind == ConstraintKind.XV) {
          CellList cells = edge(random);
          values.with(kind.fields().get(0), cells);
          values.with(kind.fields().get(1), cells.digits(full).sum() == 10 ? "X" : "V");
        } else {
          kind.numberField().ifPresent(field -> values.with(field, kind.usualNumber(size)));
        }
        yield values.constraint(kind);
      }
      case CAGE -> cage(kind, full, used, random);
      case SET ->
          kind == ConstraintKind.CLONE ? clone(full, used, random) : samples.sample(kind, full);
      default -> samples.sample(kind, full);
    };
  }

  private CellList edge(SplittableRandom random) {
    int size = mask.size();
    int row = random.nextInt(size);
    int column = random.nextInt(size - 1);
    return random.nextBoolean()
        ? CellList.of(size, row * size + column, row * size + column + 1)
        : CellList.of(size, column * size + row, (column + 1) * size + row);
  }

  private Constraint line(ConstraintKind kind, BitSet used, SplittableRandom random) {
    int size = mask.size();
    int longest = kind == ConstraintKind.NABNER ? (size + 1) / 2 : LONGEST_LINE;
    int count = 3 + random.nextInt(longest - 2);
    List<Integer> cells = walk(count, used, random);
    if (cells.size() < 3) {
      throw new IllegalArgumentException();
    }
    int[] path = cells.stream().mapToInt(Integer::intValue).toArray();
    ConstraintValues values = new ConstraintValues(size);
    if (kind == ConstraintKind.ARROW) {
      values.with(kind.fields().get(0), CellList.of(size, path[0]));
      values.with(
          kind.fields().get(1), CellList.of(size, Arrays.copyOfRange(path, 1, path.length)));
      return values.constraint(kind);
    }
    for (ConstraintField field : kind.fields()) {
      values.with(
          field,
          field.type() == ConstraintField.Type.CELLS
              ? CellList.of(size, path)
              : (Object) kind.usualNumber(size));
    }
    return values.constraint(kind);
  }

  /** Returns a walk along free cells that does not cross itself. */
  private List<Integer> walk(int count, BitSet used, SplittableRandom random) {
    int size = mask.size();
    List<Integer> cells = new ArrayList<>(List.of(random.nextInt(size * size)));
    for (int tries = 0; tries < 30 && cells.size() < count; tries++) {
      int last = cells.get(cells.size() - 1);
      int row = last / size + random.nextInt(3) - 1;
      int column = last % size + random.nextInt(3) - 1;
      int next = row * size + column;
      boolean isInside = row >= 0 && row < size && column >= 0 && column < size;
      if (isInside
          && !cells.contains(next)
          && !used.get(next)
          && isApart(next, cells)
          && !(used.get(row * size + last % size) && used.get(last / size * size + column))) {
        cells.add(next);
      }
    }
    return cells;
  }

  /** Returns whether a cell touches only the last of some cells. */
  private boolean isApart(int cell, List<Integer> cells) {
    int size = mask.size();
    for (int i = 0; i < cells.size() - 1; i++) {
      int other = cells.get(i);
      if (Math.abs(other / size - cell / size) <= 1 && Math.abs(other % size - cell % size) <= 1) {
        return false;
      }
    }
    return true;
  }

  private CellList patch(int count, IntPredicate fits, SplittableRandom random) {
    int size = mask.size();
    List<Integer> cells = new ArrayList<>();
    int first = random.nextInt(size * size);
    if (!fits.test(first)) {
      throw new IllegalArgumentException();
    }
    cells.add(first);
    for (int tries = 0; tries < 80 && cells.size() < count; tries++) {
      int from = cells.get(random.nextInt(cells.size()));
      int[] steps = {
        from - size,
        from + size,
        from % size == 0 ? -1 : from - 1,
        from % size == size - 1 ? -1 : from + 1
      };
      int next = steps[random.nextInt(4)];
      if (next >= 0 && next < size * size && !cells.contains(next) && fits.test(next)) {
        cells.add(next);
      }
    }
    return CellList.of(size, cells.stream().mapToInt(Integer::intValue).sorted().toArray());
  }

  private Constraint cage(ConstraintKind kind, Grid full, BitSet used, SplittableRandom random) {
    int size = mask.size();
    ConstraintValues values = new ConstraintValues(size);
    if (kind == ConstraintKind.EXTRA_REGION) {
      CellList cells = distinctPatch(size, full, used, random);
      if (cells.count() < size) {
        throw new IllegalArgumentException();
      }
      return values.with(kind.fields().get(0), cells).constraint(kind);
    }
    int count = 2 + random.nextInt(LONGEST_CAGE - 1);
    if (kind == ConstraintKind.EQUAL_CAGES) {
      CellList first = distinctPatch(count, full, used, random);
      BitSet more = (BitSet) used.clone();
      first.stream().forEach(more::set);
      CellList second = distinctPatch(2 + random.nextInt(LONGEST_CAGE - 1), full, more, random);
      return values.with(kind.fields().get(0), List.of(first, second)).constraint(kind);
    }
    CellList cells =
        kind == ConstraintKind.KILLER_CAGE
            ? distinctPatch(count, full, used, random)
            : patch(
                kind == ConstraintKind.DIFFERENCE_CAGE || kind == ConstraintKind.QUOTIENT_CAGE
                    ? 2
                    : count,
                cell -> !used.get(cell),
                random);
    if (cells.count() < 2) {
      throw new IllegalArgumentException();
    }
    if (kind == ConstraintKind.KILLER_CAGE) {
      return new KillerCage(cells, OptionalInt.of(cells.digits(full).sum()));
    }
    int largest = cells.digits(full).max().orElseThrow();
    int product = cells.digits(full).reduce(1, (a, b) -> a * b);
    int number =
        switch (kind) {
          case PRODUCT_CAGE -> product;
          case DIFFERENCE_CAGE -> 2 * largest - cells.digits(full).sum();
          case QUOTIENT_CAGE -> largest * largest / product;
          default -> cells.digits(full).sum();
        };
    if (kind == ConstraintKind.QUOTIENT_CAGE && number < 2) {
      throw new IllegalArgumentException();
    }
    return values
        .with(kind.fields().get(0), cells)
        .with(kind.fields().get(1), number)
        .constraint(kind);
  }

  private CellList distinctPatch(int count, Grid full, BitSet used, SplittableRandom random) {
    BitSet digits = new BitSet();
    return patch(
        count,
        cell -> {
          if (used.get(cell) || digits.get(full.digit(cell))) {
            return false;
          }
          digits.set(full.digit(cell));
          return true;
        },
        random);
  }

  private Constraint clone(Grid full, BitSet used, SplittableRandom random) {
    int size = mask.size();
    CellList cells = patch(2 + random.nextInt(3), cell -> !used.get(cell), random);
    List<Integer> shifts = new ArrayList<>();
    for (int step = 1; step < size * size; step++) {
      int shift = step;
      int down = shift / size;
      int across = shift % size;
      boolean fits =
          cells.stream()
              .allMatch(
                  cell ->
                      cell / size + down < size
                          && cell % size + across < size
                          && !cells.contains(cell + shift)
                          && full.digit(cell) == full.digit(cell + shift));
      if (fits) {
        shifts.add(shift);
      }
    }
    if (shifts.isEmpty()) {
      throw new IllegalArgumentException();
    }
    int shift = shifts.get(random.nextInt(shifts.size()));
    ConstraintKind kind = ConstraintKind.CLONE;
    return new ConstraintValues(size)
        .with(kind.fields().get(0), cells)
        .with(
            kind.fields().get(1),
            CellList.of(size, cells.stream().map(cell -> cell + shift).toArray()))
        .constraint(kind);
  }
}
