package org.nonomino.generator;

import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Function;
import org.nonomino.core.Grid;
import org.nonomino.core.Puzzle;
import org.nonomino.core.Rules;
import org.nonomino.core.Symbols;
import org.nonomino.generator.internal.clues.ClueReducer;
import org.nonomino.generator.internal.clues.Reduction;
import org.nonomino.generator.internal.constrained.ConstrainedMaker;
import org.nonomino.generator.internal.constrained.DraftFiller;
import org.nonomino.generator.internal.puzzles.Workbench;
import org.nonomino.generator.internal.puzzles.Workbenches;
import org.nonomino.generator.terms.FillResult;
import org.nonomino.generator.terms.Generated;
import org.nonomino.generator.terms.GeneratorSpec;
import org.nonomino.generator.terms.Judgement;
import org.nonomino.generator.terms.LayoutChoice;
import org.nonomino.generator.terms.SeededRandom;
import org.nonomino.generator.terms.SolutionDemand;
import org.nonomino.generator.terms.Symmetry;
import org.nonomino.solver.Deadline;
import org.nonomino.solver.Solver;
import org.nonomino.solver.StopReason;

/** Generates any number of puzzles of one kind. Used by one thread. */
public final class PuzzleMaker {
  /** After this many fillings, the most even puzzle so far is used. */
  private static final int FILLINGS_FOR_EVENNESS = 100;

  /** A grid with at most this many rows is small. */
  private static final int SMALL_SIZE = 4;

  /** After this many refused fillings of a small grid, the kinds of puzzles on it are known. */
  private static final int FILLINGS_OF_SMALL_GRID = 2000;

  private final GeneratorSpec spec;
  private final PuzzleDemand demand;

  /** The source of fillings, unless they are the solutions of a draft. */
  private final Optional<Workbenches> workbenches;

  /** The maker of puzzles with placed constraints or from a draft; empty for other puzzles. */
  private final Optional<ConstrainedMaker> constrained;

  /** Solves the draft, if there is one. */
  private final Optional<DraftFiller> draftFiller;

  /** The symbols of the draft, if there is one. */
  private final Optional<Symbols> draftSymbols;

  PuzzleMaker(Solver solver, GeneratorSpec spec, PuzzleDemand demand, Optional<Puzzle> draft) {
    this.spec = spec;
    this.demand = demand;
    this.workbenches = draft.isEmpty() ? Optional.of(workbenches(solver, spec)) : Optional.empty();
    this.constrained =
        spec.constraints().isNone() && draft.isEmpty()
            ? Optional.empty()
            : Optional.of(new ConstrainedMaker(solver, spec));
    // Constraints can be placed only if the values of the digits are 1..n.
    Optional<Puzzle> begun =
        spec.constraints().isNone() ? draft : draft.flatMap(SymbolChange::toDigits);
    this.draftFiller = begun.map(each -> new DraftFiller(each, solver));
    this.draftSymbols = draft.map(Puzzle::symbols);
  }

  private static Workbenches workbenches(Solver solver, GeneratorSpec spec) {
    if (spec.layout() instanceof LayoutChoice.Random choice) {
      FillableLayouts layouts = new FillableLayouts(choice.spec(), choice.constraints(), solver);
      return Workbenches.ofLayouts(layouts::next, choice.constraints(), solver, spec);
    }
    return Workbenches.of(((LayoutChoice.Fixed) spec.layout()).rules(), solver, spec);
  }

  /**
   * Returns a puzzle. The same random numbers give the same puzzle; the deadline or an interrupt
   * can only prevent it, or prevent a more even one.
   */
  public Generated make(SeededRandom random, Deadline deadline) {
    if (hasOtherValues()) {
      return new Generated.OtherValues();
    }
    Generated result = makeInDigits(random, deadline);
    if (result instanceof Generated.Made made) {
      return spec.symbols().or(() -> draftSymbols).map(each -> inSymbols(made, each)).orElse(made);
    }
    return result instanceof Generated.NoSolution none && draftSymbols.isPresent()
        ? new Generated.NoSolution(
            none.blamed().flatMap(blamed -> SymbolChange.of(blamed, draftSymbols.get())))
        : result;
  }

  /** Returns whether the values of the draft's symbols exclude placed constraints. */
  private boolean hasOtherValues() {
    return draftSymbols.isPresent() && draftFiller.isEmpty();
  }

  private static Generated inSymbols(Generated.Made made, Symbols symbols) {
    Optional<Puzzle> changed = SymbolChange.of(made.puzzle(), symbols);
    return changed.isPresent()
        ? new Generated.Made(changed.get(), made.solution())
        : new Generated.OtherValues();
  }

  /** Returns a puzzle, whose symbols are not the final ones yet. */
  private Generated makeInDigits(SeededRandom random, Deadline deadline) {
    Symmetry symmetry = spec.symmetries().get(random.nextInt(spec.symmetries().size()));
    Drafts drafts = new Drafts();
    constrained.ifPresent(ConstrainedMaker::begin);
    while (!isStopped(deadline) && !drafts.areInVain()) {
      Optional<Generated> result =
          workbenches.isPresent()
              ? attempt(workbenches.get(), symmetry, random, deadline, drafts)
              : completion(symmetry, random, deadline, drafts);
      if (result.isPresent()) {
        return result.get();
      }
    }
    return Thread.currentThread().isInterrupted()
        ? new Generated.Undecided(StopReason.INTERRUPTED)
        : drafts.result();
  }

  /** Tries to generate a puzzle with the next rules; empty if it is not as requested. */
  private Optional<Generated> attempt(
      Workbenches source,
      Symmetry symmetry,
      SeededRandom random,
      Deadline deadline,
      Drafts drafts) {
    Optional<Workbench> workbench = source.next(random, deadline);
    if (workbench.isEmpty()) {
      return source.clash().map(Generated.NoFilling::new);
    }
    return spec.solutions() == SolutionDemand.UNCHECKED
        ? Optional.of(workbench.get().makeUnchecked(symmetry, random, deadline))
        : attempt(workbench.get(), symmetry, random, deadline, drafts);
  }

  /** Tries to generate a puzzle on a new filling; empty if it is not as requested. */
  private Optional<Generated> attempt(
      Workbench workbench,
      Symmetry symmetry,
      SeededRandom random,
      Deadline deadline,
      Drafts drafts) {
    FillResult result = workbench.fill(random, deadline);
    if (result instanceof FillResult.NoFilling) {
      return Optional.of(workbench.noFilling(deadline));
    }
    if (!(result instanceof FillResult.Filled filled)) {
      return Optional.empty();
    }
    if (constrained.isPresent()) {
      Rules rules = workbench.puzzle(Grid.empty(filled.filling().size())).rules();
      return constrained
          .get()
          .start(rules, filled.filling(), random)
          .flatMap(start -> attempt(rules, start, symmetry, random, deadline, drafts));
    }
    ClueReducer reducer = workbench.reducer(symmetry);
    Draft draft = new Draft(workbench, filled.filling(), deadline, drafts);
    Optional<Reduction> met =
        draft.met(
            reducer,
            reducer.reduce(filled.filling(), demand != PuzzleDemand.NONE, random, deadline),
            random);
    boolean isAccepted = met.isPresent() && (!isStopped(deadline) || drafts.accepted == 0);
    if (isAccepted) {
      drafts.accept(workbench, met.get(), filled.filling());
    }
    boolean isGoodEnough =
        isAccepted
            && (!spec.even() || met.get().isEven() || drafts.accepted >= FILLINGS_FOR_EVENNESS);
    return isGoodEnough ? Optional.of(drafts.result()) : Optional.empty();
  }

  /** Tries to complete the draft with a solution; empty if the puzzle is not as requested. */
  private Optional<Generated> completion(
      Symmetry symmetry, SeededRandom random, Deadline deadline, Drafts drafts) {
    DraftFiller filler = draftFiller.orElseThrow();
    FillResult result = filler.fill(random, deadline);
    if (result instanceof FillResult.NoFilling) {
      return Optional.of(new Generated.NoSolution(filler.blamed(deadline)));
    }
    if (!(result instanceof FillResult.Filled filled)) {
      return Optional.empty();
    }
    ConstrainedJudge judge = new ConstrainedJudge(filled.filling(), deadline, drafts);
    if (filler.isOnlySolution(filled.filling(), deadline)) {
      Judgement judgement = judge.apply(filler.draft());
      if (judgement.kind() == Judgement.Kind.MET && !isStopped(deadline)) {
        return Optional.of(new Generated.Made(filler.draft(), Optional.of(filled.filling())));
      }
      if (judgement.kind() == Judgement.Kind.TOO_EASY) {
        // More givens or constraints can only make the draft easier.
        return Optional.of(drafts.result());
      }
    }
    Rules rules = filler.draft().rules();
    return constrained
        .orElseThrow()
        .startOn(rules, filled.filling(), random)
        .flatMap(start -> attempt(rules, start, symmetry, random, deadline, drafts));
  }

  /** Tries to generate a puzzle with placed constraints; empty if it is not as requested. */
  private Optional<Generated> attempt(
      Rules rules,
      ConstrainedMaker.Start start,
      Symmetry symmetry,
      SeededRandom random,
      Deadline deadline,
      Drafts drafts) {
    Grid filling = start.filling();
    ConstrainedJudge judge = new ConstrainedJudge(filling, deadline, drafts);
    ConstrainedMaker.Attempt attempt =
        constrained.orElseThrow().attempt(rules, start, symmetry, judge, random, deadline);
    if (attempt instanceof ConstrainedMaker.Attempt.Made made && !isStopped(deadline)) {
      return Optional.of(new Generated.Made(made.puzzle(), Optional.of(filling)));
    }
    if (attempt instanceof ConstrainedMaker.Attempt.NotReached reached) {
      drafts.noteClues(reached.clues());
    }
    return Optional.empty();
  }

  private static boolean isStopped(Deadline deadline) {
    return deadline.isPast() || Thread.currentThread().isInterrupted();
  }

  /** A puzzle under construction on a filling. */
  private final class Draft {
    private final Workbench workbench;
    private final Grid filling;
    private final Deadline deadline;
    private final Drafts drafts;

    Draft(Workbench workbench, Grid filling, Deadline deadline, Drafts drafts) {
      this.workbench = workbench;
      this.filling = filling;
      this.deadline = deadline;
      this.drafts = drafts;
    }

    /**
     * Returns clues that meet all requests except evenness: the given ones, or others if they may
     * vary.
     */
    Optional<Reduction> met(ClueReducer reducer, Reduction reduction, SeededRandom random) {
      drafts.noteClues(reduction.givens().filledCount());
      if (!reduction.isReached()) {
        return Optional.empty();
      }
      Judgement judgement = judge(reduction.givens());
      if (judgement.kind() == Judgement.Kind.MET) {
        return Optional.of(reduction);
      }
      drafts.refused++;
      return reducer.canVary() ? reducer.reach(judgement, this::judge, random) : Optional.empty();
    }

    private Judgement judge(Grid givens) {
      Puzzle puzzle = workbench.puzzle(givens);
      Judgement judgement = demand.judge(puzzle, filling, deadline);
      drafts.note(puzzle, judgement);
      return judgement;
    }
  }

  /** Judges the puzzles with placed constraints on a filling. */
  private final class ConstrainedJudge implements Function<Puzzle, Judgement> {
    private final Grid filling;
    private final Deadline deadline;
    private final Drafts drafts;
    private boolean isFirst = true;

    ConstrainedJudge(Grid filling, Deadline deadline, Drafts drafts) {
      this.filling = filling;
      this.deadline = deadline;
      this.drafts = drafts;
    }

    @Override
    public Judgement apply(Puzzle puzzle) {
      Judgement judgement = demand.judge(puzzle, filling, deadline);
      if (isFirst && judgement.kind() != Judgement.Kind.MET) {
        drafts.refused++;
      }
      isFirst = false;
      drafts.note(puzzle, judgement);
      return judgement;
    }
  }

  /** The best results for one puzzle so far. */
  private final class Drafts {
    private Optional<Generated> made = Optional.empty();
    private int spread = Integer.MAX_VALUE;
    private int accepted;

    /** The number of fillings whose first puzzle did not meet the demand. */
    private long refused;

    private Optional<Puzzle> nearest = Optional.empty();
    private int minDistance = Integer.MAX_VALUE;
    private OptionalInt nearestClues = OptionalInt.empty();

    void accept(Workbench workbench, Reduction reduction, Grid filling) {
      accepted++;
      if (reduction.spread() < spread) {
        spread = reduction.spread();
        made =
            Optional.of(
                new Generated.Made(workbench.puzzle(reduction.givens()), Optional.of(filling)));
      }
    }

    /** Keeps a refused puzzle if it is the nearest so far. */
    void note(Puzzle puzzle, Judgement judgement) {
      if (judgement.distance() > 0 && judgement.distance() < minDistance) {
        minDistance = judgement.distance();
        nearest = Optional.of(puzzle);
      }
    }

    /** Returns whether a small grid has shown often enough that it has no such puzzle. */
    boolean areInVain() {
      return spec.layout().size() <= SMALL_SIZE && refused >= FILLINGS_OF_SMALL_GRID;
    }

    Generated result() {
      if (made.isPresent()) {
        return made.get();
      }
      if (nearest.isPresent()) {
        return new Generated.Refused(refused, nearest.get(), areInVain());
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
