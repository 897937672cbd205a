package org.nonomino.generator;

import java.util.Optional;
import java.util.OptionalInt;
import org.nonomino.core.Grid;
import org.nonomino.core.Puzzle;
import org.nonomino.solver.Deadline;
import org.nonomino.solver.Solver;
import org.nonomino.solver.StopReason;

/** Generates any number of puzzles of one kind. Belongs to one thread. */
public final class PuzzleMaker {
  /** Evenness is no reason to fail: after this many fillings the best one is taken. */
  private static final int FILLINGS_FOR_EVENNESS = 100;

  private final GeneratorSpec spec;
  private final PuzzleDemand demand;
  private final Workbenches workbenches;

  PuzzleMaker(Solver solver, GeneratorSpec spec, PuzzleDemand demand) {
    this.spec = spec;
    this.demand = demand;
    this.workbenches = Workbenches.of(solver, spec);
  }

  /**
   * Returns a puzzle. The same random numbers give the same one: the deadline and the thread's
   * interrupt can only keep it from being made, or from becoming more even.
   */
  public Generated make(SeededRandom random, Deadline deadline) {
    Symmetry symmetry = spec.symmetries().get(random.nextInt(spec.symmetries().size()));
    Drafts drafts = new Drafts();
    while (!isCalledOff(deadline)) {
      Optional<Workbench> workbench = workbenches.next(random, deadline);
      if (workbench.isEmpty()) {
        continue;
      }
      Optional<Generated> result =
          spec.solutions() == SolutionDemand.UNCHECKED
              ? Optional.of(workbench.get().makeUnchecked(symmetry, random, deadline))
              : attempt(workbench.get(), symmetry, random, deadline, drafts);
      if (result.isPresent()) {
        return result.get();
      }
    }
    return Thread.currentThread().isInterrupted()
        ? new Generated.Undecided(StopReason.INTERRUPTED)
        : drafts.result();
  }

  /** Tries a puzzle on another filling; empty if it is not what was requested. */
  private Optional<Generated> attempt(
      Workbench workbench,
      Symmetry symmetry,
      SeededRandom random,
      Deadline deadline,
      Drafts drafts) {
    FillResult result = workbench.fill(random, deadline);
    if (result instanceof FillResult.NoFilling) {
      return Optional.of(new Generated.NoFilling());
    }
    if (!(result instanceof FillResult.Filled filled)) {
      return Optional.empty();
    }
    Reduction reduction = workbench.reducer(symmetry).reduce(filled.filling(), random, deadline);
    // What was called off halfway says little of how near one can come.
    boolean isAccepted =
        (!isCalledOff(deadline) || drafts.isEmpty())
            && drafts.add(workbench, reduction, filled.filling(), deadline);
    boolean isGoodEnough =
        isAccepted
            && (!spec.even() || reduction.isEven() || drafts.accepted >= FILLINGS_FOR_EVENNESS);
    return isGoodEnough ? Optional.of(drafts.result()) : Optional.empty();
  }

  private static boolean isCalledOff(Deadline deadline) {
    return deadline.isPast() || Thread.currentThread().isInterrupted();
  }

  /** The best that was made for one puzzle so far. */
  private final class Drafts {
    private Optional<Generated.Made> made = Optional.empty();
    private int spread = Integer.MAX_VALUE;
    private int accepted;
    private long refused;
    private Optional<Puzzle> nearest = Optional.empty();
    private int leastShortfall = Integer.MAX_VALUE;
    private OptionalInt nearestClues = OptionalInt.empty();

    /** Adds a draft, and returns whether it is as requested but for evenness. */
    boolean add(Workbench workbench, Reduction reduction, Grid filling, Deadline deadline) {
      noteClues(reduction.givens().filledCount());
      if (!reduction.isReached()) {
        return false;
      }
      Puzzle puzzle = new Puzzle(reduction.givens(), workbench.mask());
      OptionalInt shortfall = demand.shortfall(puzzle, filling, deadline);
      if (shortfall.isEmpty()) {
        return false;
      }
      if (shortfall.getAsInt() > 0) {
        refuse(puzzle, shortfall.getAsInt());
        return false;
      }
      accepted++;
      if (reduction.spread() < spread) {
        spread = reduction.spread();
        made = Optional.of(new Generated.Made(puzzle, Optional.of(filling)));
      }
      return true;
    }

    private void refuse(Puzzle puzzle, int shortfall) {
      refused++;
      if (nearest.isEmpty() || shortfall < leastShortfall) {
        leastShortfall = shortfall;
        nearest = Optional.of(puzzle);
      }
    }

    boolean isEmpty() {
      return nearestClues.isEmpty();
    }

    Generated result() {
      if (made.isPresent()) {
        return made.get();
      }
      if (nearest.isPresent()) {
        return new Generated.Refused(refused, nearest.get());
      }
      return nearestClues.isEmpty()
          ? new Generated.Undecided(StopReason.DEADLINE)
          : new Generated.NotReached(nearestClues.getAsInt());
    }

    private void noteClues(int clues) {
      int wanted = spec.clues().exactly().orElse(0);
      if (nearestClues.isEmpty()
          || Math.abs(clues - wanted) < Math.abs(nearestClues.getAsInt() - wanted)) {
        nearestClues = OptionalInt.of(clues);
      }
    }
  }
}
