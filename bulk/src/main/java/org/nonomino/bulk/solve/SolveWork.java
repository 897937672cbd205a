package org.nonomino.bulk.solve;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Locale;
import java.util.Optional;
import java.util.StringJoiner;
import org.nonomino.bulk.BulkWork;
import org.nonomino.bulk.Counts;
import org.nonomino.bulk.Done;
import org.nonomino.bulk.RecordFormat;
import org.nonomino.bulk.io.ExitCode;
import org.nonomino.bulk.io.InputItem;
import org.nonomino.bulk.io.OrderedPipeline.BatchWorker;
import org.nonomino.core.Grid;
import org.nonomino.core.PuzzleEntry;
import org.nonomino.solver.SearchObserver;
import org.nonomino.solver.Solver;
import org.nonomino.text.MalformedTextException;
import org.nonomino.text.Place;
import org.nonomino.toolkit.ConstraintSupport;
import org.nonomino.toolkit.PuzzleSolver;
import org.nonomino.toolkit.Sentences;
import org.nonomino.toolkit.SolutionStatus;
import org.nonomino.toolkit.SolveResult;
import org.nonomino.toolkit.SolveTask;

/** Solves each puzzle. */
public final class SolveWork implements BulkWork<SolvedPuzzle> {
  private static final String NODES = "nodes";
  private static final String GUESSES = "guesses";
  private static final String NANOS = "nanos";

  private final Solver solver;
  private final SolveTask task;
  private final AnswerFormat format;
  private final boolean isOne;

  /** The output of all solutions, if they are requested. */
  private final Optional<Output> out;

  /** The output for solutions, before the record of their puzzle. */
  @FunctionalInterface
  public interface Output {
    /** Writes a record, with its line ends, now or later. */
    void write(String record) throws IOException;
  }

  /**
   * @param isOne whether there is one puzzle, on which all processors may work
   */
  SolveWork(Solver solver, SolveTask task, AnswerFormat format, boolean isOne) {
    this(solver, task, format, isOne, Optional.empty());
  }

  private SolveWork(
      Solver solver, SolveTask task, AnswerFormat format, boolean isOne, Optional<Output> out) {
    this.solver = solver;
    this.task = task;
    this.format = format;
    this.isOne = isOne;
    this.out = out;
  }

  /** Returns the task for each puzzle. */
  public SolveTask task() {
    return task;
  }

  AnswerFormat format() {
    return format;
  }

  /**
   * Returns the work for all solutions. It writes them while they are found, so that any number of
   * them fits into memory. Only for the thread that writes.
   */
  public SolveWork writingAll(Output all) {
    return new SolveWork(solver, task, format, false, Optional.of(all));
  }

  @Override
  public int itemsAtOnce() {
    return out.isPresent() ? 1 : MANY_AT_ONCE;
  }

  @Override
  public Optional<RecordFormat<SolvedPuzzle>> records() {
    return Optional.of(format);
  }

  @Override
  public ConstraintSupport constraintSupport() {
    return ConstraintSupport.ALL;
  }

  @Override
  public BatchWorker<InputItem, Done<SolvedPuzzle>> newWorker() {
    PuzzleSolver puzzleSolver = new PuzzleSolver(solver, task, isOne);
    return out.isPresent()
        ? oneByOne((text, entry) -> writeAll(text.place(), entry, puzzleSolver, out.get()))
        : new PuzzleWorker(puzzleSolver, this);
  }

  private Done<SolvedPuzzle> writeAll(
      Place place, PuzzleEntry entry, PuzzleSolver puzzleSolver, Output all) {
    Optional<String> refusal = format.refusal(entry);
    if (refusal.isPresent()) {
      return Done.refused(Optional.empty(), place, refusal.get(), ExitCode.SOLVED);
    }
    SolveResult result = puzzleSolver.solve(entry.puzzle(), new SolutionWriter(place, entry, all));
    SolvedPuzzle answer = new SolvedPuzzle(place, entry, result);
    return withMessages(answer, Done.of(answer, format.endOfSolutions(answer), answer.exitCode()));
  }

  /** Writes each solution immediately. */
  private final class SolutionWriter implements SearchObserver {
    private final Place place;
    private final PuzzleEntry entry;
    private final Output all;
    private long number;

    SolutionWriter(Place place, PuzzleEntry entry, Output all) {
      this.place = place;
      this.entry = entry;
      this.all = all;
    }

    @Override
    public void onSolution(Grid solution) {
      number++;
      try {
        all.write(format.solution(place, entry, number, solution));
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }
  }

  /** Returns an answer with its record, and with messages for the parts that the record lacks. */
  Done<SolvedPuzzle> answer(SolvedPuzzle answer) {
    return withMessages(
        answer, format.done(answer, answer.place(), answer.entry(), answer.exitCode()));
  }

  private Done<SolvedPuzzle> withMessages(SolvedPuzzle answer, Done<SolvedPuzzle> done) {
    if (done.kind() == Done.Kind.REFUSED) {
      return done;
    }
    return format.tells(answer) ? done : done.saying(answer.place(), Sentences.of(answer.result()));
  }

  @Override
  public String malformed(MalformedTextException problem) {
    return out.isPresent() ? format.malformedAmongAll(problem) : format.malformed(problem);
  }

  @Override
  public void count(SolvedPuzzle answer, Counts counts) {
    counts.add(answer.verdict().toString());
    counts.add(NODES, answer.result().report().nodes());
    counts.add(GUESSES, answer.result().report().guesses());
    counts.add(NANOS, answer.result().nanos());
  }

  private static long answers(Counts counts) {
    long answers = 0;
    for (SolutionStatus verdict : SolutionStatus.values()) {
      answers += counts.get(verdict.toString());
    }
    return answers;
  }

  private static long puzzles(Counts counts) {
    return answers(counts) + counts.get(MALFORMED);
  }

  @Override
  public String summary(Counts counts) {
    StringJoiner kinds = new StringJoiner(", ");
    for (SolutionStatus verdict : SolutionStatus.values()) {
      long count = counts.get(verdict.toString());
      if (count > 0) {
        kinds.add(count + " " + inWords(verdict));
      }
    }
    if (counts.get(MALFORMED) > 0) {
      kinds.add(counts.get(MALFORMED) + " malformed");
    }
    long puzzles = puzzles(counts);
    return puzzles == 0 ? "" : puzzles + (puzzles == 1 ? " puzzle: " : " puzzles: ") + kinds + "\n";
  }

  private static String inWords(SolutionStatus kind) {
    return switch (kind) {
      case NONE -> "without a solution";
      case UNIQUE -> "with one solution";
      case SEVERAL -> "with several solutions";
      case SOME -> "solved, uniqueness not checked";
      case LIMIT -> "stopped at a limit";
      case INVALID -> "malformed";
    };
  }

  @Override
  public String statistics(Counts counts, double seconds) {
    double per = Math.max(1, answers(counts));
    return summary(counts)
        + String.format(
            Locale.ROOT,
            "%s: %,d nodes, %,d guesses (%.1f and %.1f per puzzle); %.3f ms of search; %.3f s total, %,.0f puzzles/s\n",
            solver.name(),
            counts.get(NODES),
            counts.get(GUESSES),
            counts.get(NODES) / per,
            counts.get(GUESSES) / per,
            counts.get(NANOS) / 1e6,
            seconds,
            puzzles(counts) / seconds);
  }
}
