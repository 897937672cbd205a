package org.nonomino.bulk.solve;

import java.util.Locale;
import java.util.Optional;
import java.util.StringJoiner;
import org.nonomino.bulk.BulkWork;
import org.nonomino.bulk.Counts;
import org.nonomino.bulk.Done;
import org.nonomino.bulk.io.InputItem;
import org.nonomino.bulk.io.OrderedPipeline.BatchWorker;
import org.nonomino.solver.Solver;
import org.nonomino.text.MalformedTextException;
import org.nonomino.toolkit.PuzzleSolver;
import org.nonomino.toolkit.Sentences;
import org.nonomino.toolkit.SolveTask;
import org.nonomino.toolkit.VerdictWord;

/** Solves each puzzle. */
public final class SolveWork implements BulkWork<SolvedPuzzle> {
  private static final String NODES = "nodes";
  private static final String GUESSES = "guesses";
  private static final String NANOS = "nanos";

  private final Solver solver;
  private final SolveTask task;
  private final AnswerFormat format;
  private final boolean isOne;

  /**
   * @param isOne whether there is one puzzle, on which all processors may work
   */
  SolveWork(Solver solver, SolveTask task, AnswerFormat format, boolean isOne) {
    this.solver = solver;
    this.task = task;
    this.format = format;
    this.isOne = isOne;
  }

  /** Returns what is found out about each puzzle. */
  public SolveTask task() {
    return task;
  }

  AnswerFormat format() {
    return format;
  }

  PuzzleSolver newSolver(boolean inReadingOrder) {
    return new PuzzleSolver(solver, task, inReadingOrder);
  }

  @Override
  public String header() {
    return format.header();
  }

  @Override
  public String footer(Counts counts) {
    return format.footer();
  }

  @Override
  public BatchWorker<InputItem, Done<SolvedPuzzle>> newWorker() {
    return new PuzzleWorker(newSolver(isOne), this);
  }

  /** Returns an answer with its record, and what that does not tell. */
  Done<SolvedPuzzle> answer(SolvedPuzzle answer) {
    return format
        .refusal(answer.entry())
        .map(reason -> Done.refused(Optional.of(answer), answer.place(), reason, answer.exitCode()))
        .orElseGet(() -> written(answer, format.record(answer)));
  }

  /** Returns an answer with its record, and a sentence where that does not tell all. */
  Done<SolvedPuzzle> written(SolvedPuzzle answer, String record) {
    Done<SolvedPuzzle> done = Done.of(answer, record, answer.exitCode());
    return format.tells(answer) ? done : done.saying(answer.place(), Sentences.of(answer.result()));
  }

  @Override
  public String malformed(MalformedTextException problem) {
    return format.malformed(problem);
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
    for (VerdictWord verdict : VerdictWord.values()) {
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
    for (VerdictWord verdict : VerdictWord.values()) {
      long count = counts.get(verdict.toString());
      if (count > 0) {
        kinds.add(count + " " + inWords(verdict));
      }
    }
    if (counts.get(MALFORMED) > 0) {
      kinds.add(counts.get(MALFORMED) + " malformed");
    }
    long puzzles = puzzles(counts);
    return puzzles + (puzzles == 1 ? " puzzle: " : " puzzles: ") + kinds + "\n";
  }

  private static String inWords(VerdictWord kind) {
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
            "%s: %,d nodes, %,d guesses (%.1f and %.1f a puzzle); %.3f ms of search; %.3f s total, %,.0f puzzles/s\n",
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
