package org.nonomino.generator.internal.cages;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.Optional;
import java.util.function.IntFunction;
import java.util.function.Predicate;
import org.nonomino.core.Constraint;
import org.nonomino.core.Grid;
import org.nonomino.core.Rules;
import org.nonomino.generator.internal.reducing.Changes;
import org.nonomino.generator.internal.reducing.SolutionCheck;
import org.nonomino.generator.terms.SeededRandom;

/**
 * Searches for cages that leave a filling as the only solution. Used by one thread.
 *
 * <p>Random cages are checked. As long as there is a second solution, a cage is split, or a cell
 * moves to another cage, so that this solution and all that were found before break a cage.
 */
final class CageSearch implements Changes<CagePartition> {
  /** After this many repairs, a new filling is more promising. */
  private static final int MAX_REPAIRS = 40;

  /** The maximum number of solutions that are kept. */
  private static final int CAPACITY = 256;

  /** The minimum number of splits of a shake, and the maximum number of additional ones. */
  private static final int SHAKEN = 2;

  /** The maximum number of moves that make cages easier before they are split. */
  private static final int MAX_TIGHTENINGS = 20;

  private final CageGround ground;
  private final CageEdits edits;
  private final CageSplits splits;
  private final Rules base;
  private final Grid givens;
  private final SolutionCheck check;
  private final SeededRandom random;

  /** Solutions besides the filling that were found for some cages. */
  private final List<Grid> others = new ArrayList<>();

  /**
   * @param base the rules without these cages
   * @param givens the givens of the puzzle
   */
  CageSearch(CageGround ground, Rules base, Grid givens, SolutionCheck check, SeededRandom random) {
    this.ground = ground;
    this.edits = new CageEdits(ground);
    this.splits = new CageSplits(ground);
    this.base = base;
    this.givens = givens;
    this.check = check;
    this.random = random;
  }

  /** Returns cages with one solution; empty if these cannot be repaired. */
  Optional<CagePartition> repaired(CagePartition drawn) {
    Optional<CagePartition> now = Optional.of(drawn);
    for (int i = 0; i < MAX_REPAIRS && now.isPresent() && !isStopped(); i++) {
      CagePartition checked = now.get();
      switch (check(checked)) {
        case UNIQUE -> {
          return Optional.of(withoutSingles(checked));
        }
        case SEVERAL -> now = repair(checked);
        case UNDECIDED -> now = someSplit(checked, split -> true);
      }
    }
    return Optional.empty();
  }

  /** Returns the rules with the cages. */
  Rules rules(CagePartition partition) {
    List<Constraint> constraints = new ArrayList<>(base.constraints());
    constraints.addAll(ground.constraints(partition));
    return base.withConstraints(constraints);
  }

  /** Returns the givens with those that the cages bring along. */
  Grid givens(CagePartition partition) {
    return ground.givens(givens, partition);
  }

  private SolutionCheck.Result check(CagePartition partition) {
    SolutionCheck.Result result = check.check(rules(partition), givens(partition));
    if (check.other().isPresent() && others.size() < CAPACITY) {
      others.add(check.other().get());
    }
    return result;
  }

  private boolean isUnique(CagePartition partition) {
    return areAllBroken(partition) && check(partition) == SolutionCheck.Result.UNIQUE;
  }

  /** Returns whether every kept solution breaks a cage. */
  private boolean areAllBroken(CagePartition partition) {
    // The latest solution is the most likely one to break none.
    for (int i = others.size() - 1; i >= 0; i--) {
      if (!ground.isBroken(partition, others.get(i))) {
        return false;
      }
    }
    return true;
  }

  private Optional<CagePartition> repair(CagePartition from) {
    // Splits alone would make killers of dominoes; cages of KenKen are small on purpose.
    return ground.mayRepeat()
        ? someSplit(from, this::areAllBroken).or(() -> someMove(from, this::areAllBroken))
        : someMove(from, this::areAllBroken).or(() -> someSplit(from, this::areAllBroken));
  }

  /** Returns the partition after a random split that has a property; large cages come first. */
  private Optional<CagePartition> someSplit(CagePartition from, Predicate<CagePartition> property) {
    int[] cages = random.permutation(from.count());
    for (int size = ground.style.most(); size > 1; size--) {
      for (int cage : cages) {
        int[] cells = from.cells(cage);
        List<int[]> parts = cells.length == size ? splits.of(cells) : List.of();
        for (int part : random.permutation(parts.size())) {
          Optional<CagePartition> split = edits.split(from, parts.get(part)).filter(property);
          if (split.isPresent()) {
            return split;
          }
        }
      }
    }
    return Optional.empty();
  }

  /** Returns the partition after a random move that has a property. */
  private Optional<CagePartition> someMove(CagePartition from, Predicate<CagePartition> property) {
    int lack = ground.lack(from);
    for (int cell : random.permutation(ground.cellCount)) {
      if (from.cageOf(cell) == CagePartition.NO_CAGE) {
        continue;
      }
      for (int neighbour : ground.neighbours[cell]) {
        Optional<CagePartition> moved =
            moved(from, cell, neighbour)
                .filter(partition -> ground.lack(partition) <= lack)
                .filter(property);
        if (moved.isPresent()) {
          return moved;
        }
      }
    }
    return Optional.empty();
  }

  private Optional<CagePartition> moved(CagePartition from, int cell, int to) {
    boolean isMove =
        from.cageOf(to) != CagePartition.NO_CAGE && from.cageOf(to) != from.cageOf(cell);
    return isMove ? edits.move(from, cell, to) : Optional.empty();
  }

  /** Returns the partition after cages have taken those single cells that are not needed. */
  private CagePartition withoutSingles(CagePartition from) {
    CagePartition now = from;
    for (int cell = 0; cell < ground.cellCount; cell++) {
      if (now.cageOf(cell) != CagePartition.NO_CAGE && now.cells(now.cageOf(cell)).length == 1) {
        now = withoutSingle(now, cell).orElse(now);
      }
    }
    return now;
  }

  private Optional<CagePartition> withoutSingle(CagePartition from, int single) {
    int lack = ground.lack(from);
    for (int neighbour : ground.neighbours[single]) {
      Optional<CagePartition> taken =
          moved(from, single, neighbour)
              .filter(this::isUnique)
              .or(
                  () ->
                      moved(from, neighbour, single)
                          .filter(partition -> ground.lack(partition) < lack)
                          .filter(this::isUnique));
      if (taken.isPresent()) {
        return taken;
      }
    }
    return Optional.empty();
  }

  /** Returns the partition after a move that leaves fewer combinations of digits. */
  private Optional<CagePartition> tightened(CagePartition from) {
    double openness = ground.openness(from);
    return someMove(from, moved -> ground.openness(moved) < openness && isUnique(moved));
  }

  @Override
  public List<CagePartition> easier(CagePartition from) {
    // Sums with few combinations come first, because splits make many cages of two.
    List<CagePartition> chain = new ArrayList<>();
    Optional<CagePartition> now = tightened(from);
    for (int i = 0; i < MAX_TIGHTENINGS && now.isPresent() && !isStopped(); i++) {
      chain.add(now.get());
      now = tightened(now.get());
    }
    now = someSplit(chain.isEmpty() ? from : chain.get(chain.size() - 1), this::isUnique);
    while (now.isPresent() && !isStopped()) {
      chain.add(now.get());
      now = someSplit(now.get(), this::isUnique);
    }
    return chain;
  }

  @Override
  public List<CagePartition> harder(CagePartition from) {
    List<CagePartition> chain = new ArrayList<>();
    CagePartition now = from;
    for (int border : random.permutation(2 * ground.cellCount)) {
      Optional<CagePartition> merged = merged(now, border).filter(this::isUnique);
      if (merged.isPresent()) {
        now = merged.get();
        chain.add(now);
      }
    }
    return chain;
  }

  /**
   * Returns the partition after the cages on both sides of a border have become one.
   *
   * @param border twice a cell for its right border, and one more for its lower border
   */
  private Optional<CagePartition> merged(CagePartition from, int border) {
    int cell = border / 2;
    boolean isRight = border % 2 == 0;
    int other = isRight ? cell + 1 : cell + ground.size;
    boolean isBorder =
        other < ground.cellCount
            && ground.areNeighbours(cell, other)
            && from.cageOf(cell) != CagePartition.NO_CAGE
            && from.cageOf(other) != CagePartition.NO_CAGE
            && from.cageOf(cell) != from.cageOf(other);
    return isBorder ? edits.merge(from, cell, other) : Optional.empty();
  }

  @Override
  public Iterator<CagePartition> steps(CagePartition from) {
    int lack = ground.lack(from);
    return new Filtered(
        random.permutation(2 * ground.cellCount), border -> changed(from, border, lack));
  }

  @Override
  public Iterator<CagePartition> stepsBack(CagePartition from) {
    List<int[]> parts = new ArrayList<>();
    for (int cage = 0; cage < from.count(); cage++) {
      parts.addAll(splits.of(from.cells(cage)));
    }
    return new Filtered(
        random.permutation(parts.size()), part -> edits.split(from, parts.get(part)));
  }

  @Override
  public CagePartition shaken(CagePartition from) {
    CagePartition now = from;
    for (int i = SHAKEN + random.nextInt(SHAKEN + 1); i > 0; i--) {
      now = someSplit(now, this::isUnique).orElse(now);
    }
    List<CagePartition> chain = harder(now);
    return chain.isEmpty() ? now : chain.get(chain.size() - 1);
  }

  @Override
  public boolean isStopped() {
    return check.isStopped();
  }

  /** Returns the partition after a merge at a border, or a move if a merge is not allowed there. */
  private Optional<CagePartition> changed(CagePartition from, int border, int lack) {
    Optional<CagePartition> merged = merged(from, border);
    int cell = border / 2;
    int[] neighbours = ground.neighbours[cell];
    return merged.isPresent() || from.cageOf(cell) == CagePartition.NO_CAGE
        ? merged
        : moved(from, cell, neighbours[border % neighbours.length])
            .filter(partition -> ground.lack(partition) <= lack);
  }

  /** The partitions after one change that have one solution. */
  private final class Filtered implements Iterator<CagePartition> {
    private final int[] numbers;
    private final IntFunction<Optional<CagePartition>> change;
    private int at;
    private Optional<CagePartition> next = Optional.empty();

    /**
     * @param numbers the numbers of the changes to try, in order
     * @param change makes a change, if it is allowed
     */
    Filtered(int[] numbers, IntFunction<Optional<CagePartition>> change) {
      this.numbers = numbers;
      this.change = change;
    }

    @Override
    public boolean hasNext() {
      while (next.isEmpty() && at < numbers.length && !isStopped()) {
        next = change.apply(numbers[at++]).filter(CageSearch.this::isUnique);
      }
      return next.isPresent();
    }

    @Override
    public CagePartition next() {
      if (!hasNext()) {
        throw new NoSuchElementException();
      }
      CagePartition found = next.get();
      next = Optional.empty();
      return found;
    }
  }
}
