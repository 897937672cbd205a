package org.nonomino.app.solve;

import java.util.EnumMap;
import java.util.Locale;
import java.util.Map;
import java.util.StringJoiner;
import org.nonomino.solver.SolverName;
import org.nonomino.toolkit.VerdictWord;

/** Counts the answers of a run. */
final class Tally {
  private final SolverName solver;
  private final long start = System.nanoTime();
  private final Map<VerdictWord, Long> byKind = new EnumMap<>(VerdictWord.class);
  private long answers;
  private long malformed;
  private long nodes;
  private long guesses;
  private long solvingNanos;

  Tally(SolverName solver) {
    this.solver = solver;
  }

  void add(SolvedPuzzle answer) {
    answers++;
    byKind.merge(answer.verdict(), 1L, Long::sum);
    nodes += answer.result().report().nodes();
    guesses += answer.result().report().guesses();
    solvingNanos += answer.result().nanos();
  }

  void addMalformed() {
    malformed++;
  }

  /** Returns how many puzzles there were so far. */
  long puzzles() {
    return answers + malformed;
  }

  /** Returns one line on how many puzzles there were of each kind. */
  String summary() {
    StringJoiner kinds = new StringJoiner(", ");
    byKind.forEach((kind, count) -> kinds.add(count + " " + inWords(kind)));
    if (malformed > 0) {
      kinds.add(malformed + " malformed");
    }
    return puzzles() + (puzzles() == 1 ? " puzzle: " : " puzzles: ") + kinds + "\n";
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

  /** Returns the summary with the work done. */
  String statistics() {
    double seconds = (System.nanoTime() - start) / 1e9;
    double per = Math.max(1, answers);
    return summary()
        + String.format(
            Locale.ROOT,
            "%s: %,d nodes, %,d guesses (%.1f and %.1f a puzzle); %.3f ms of search; %.3f s total, %,.0f puzzles/s%n",
            solver,
            nodes,
            guesses,
            nodes / per,
            guesses / per,
            solvingNanos / 1e6,
            seconds,
            puzzles() / seconds);
  }
}
