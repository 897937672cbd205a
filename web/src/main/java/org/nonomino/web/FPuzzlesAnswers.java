package org.nonomino.web;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.function.Consumer;
import org.nonomino.core.Grid;
import org.nonomino.core.Puzzle;
import org.nonomino.formats.FPuzzlesData;
import org.nonomino.solver.Deadline;
import org.nonomino.solver.SearchObserver;
import org.nonomino.solver.SolutionEstimator;
import org.nonomino.solver.SolutionEstimator.Estimate;
import org.nonomino.solver.Solver;
import org.nonomino.text.MalformedTextException;
import org.nonomino.text.ProblemWords;
import org.nonomino.text.PuzzleAssembler;
import org.nonomino.toolkit.PuzzleSolver;
import org.nonomino.toolkit.SolutionStatus;
import org.nonomino.toolkit.SolveResult;
import org.nonomino.toolkit.SolveTask;
import org.nonomino.toolkit.TrueCandidates;

/**
 * Answers the commands of the solver plug-in of f-puzzles. Searches have no time limit, because the
 * person can cancel them: an interrupt ends each computation within a few milliseconds. The answer
 * of an interrupted computation is meaningless. Thread-safe.
 */
final class FPuzzlesAnswers {
  static final String CANCEL = "cancel";

  private static final String DATA_TYPE = "fpuzzles";

  private static final String COMMANDS =
      "truecandidates, solve, check, count, estimate, solvepath, step and cancel";

  private static final String CAP = "truecandidatesnumsolutions=";

  /** The cap that an older plug-in means when it asks for colours. */
  private static final String COLOURED = "colored";

  private static final int CAP_OF_COLOURED = 8;

  private static final Duration BETWEEN_PROGRESS = Duration.ofMillis(500);

  /** The errors of the estimates that follow each other. */
  private static final List<Double> ERRORS = List.of(0.2, 0.1, 0.05, 0.02, 0.01);

  private static final Duration FOR_ESTIMATE = Duration.ofSeconds(30);

  private final Solver solver;
  private final SolutionEstimator estimator;
  private final FPuzzlesReasons reasons;
  private final FPuzzlesSteps steps;
  private final PuzzleAssembler assembler =
      new PuzzleAssembler(Optional.empty()).acceptingConflicts();

  FPuzzlesAnswers(Solver solver, SolutionEstimator estimator) {
    this.solver = solver;
    this.estimator = estimator;
    this.reasons = new FPuzzlesReasons(solver);
    this.steps = new FPuzzlesSteps(solver, reasons);
  }

  /**
   * Answers a message.
   *
   * @param message any command except {@link #CANCEL}
   * @param send receives the answers, in their order, on this thread
   */
  void answer(FPuzzlesMessage message, Consumer<String> send) {
    try {
      send(message, send);
    } catch (MalformedTextException e) {
      send.accept(
          FPuzzlesReplies.invalid(
              message.nonce(), ProblemWords.sentence(e.problem()) + ". " + e.advice()));
    } catch (FPuzzlesRefusal e) {
      send.accept(FPuzzlesReplies.invalid(message.nonce(), e.words()));
    }
  }

  private void send(FPuzzlesMessage message, Consumer<String> send)
      throws MalformedTextException, FPuzzlesRefusal {
    long nonce = message.nonce();
    switch (message.command()) {
      case "truecandidates" -> send.accept(candidates(nonce, read(message)));
      case "solve" -> send.accept(solution(nonce, read(message)));
      case "check" -> send.accept(check(nonce, read(message)));
      case "count" -> send.accept(count(nonce, read(message), send));
      case "estimate" -> estimate(nonce, read(message), send);
      case "solvepath" -> send.accept(FPuzzlesReplies.logical(nonce, steps.path(read(message))));
      case "step" -> send.accept(FPuzzlesReplies.logical(nonce, steps.step(read(message))));
      default ->
          throw new FPuzzlesRefusal(
              "There is no command %s. The commands are %s."
                  .formatted(ProblemWords.quote(message.command()), COMMANDS));
    }
  }

  private FPuzzlesData read(FPuzzlesMessage message)
      throws MalformedTextException, FPuzzlesRefusal {
    if (!message.dataType().equals(DATA_TYPE)) {
      throw new FPuzzlesRefusal(
          "The data type %s is not understood, only %s."
              .formatted(ProblemWords.quote(message.dataType()), DATA_TYPE));
    }
    return FPuzzlesData.read(message.data(), assembler);
  }

  private SolveResult run(Puzzle puzzle, SolveTask task) throws FPuzzlesRefusal {
    return solvable(new PuzzleSolver(solver, task, false).solve(puzzle));
  }

  private SolveResult solvable(SolveResult result) throws FPuzzlesRefusal {
    if (result.verdict() == SolutionStatus.NONE) {
      throw new FPuzzlesRefusal(reasons.words(result.puzzle()));
    }
    return result;
  }

  private String solution(long nonce, FPuzzlesData data) throws FPuzzlesRefusal {
    SolveResult result = run(data.entry().puzzle(), SolveTask.first(Optional.empty()));
    return result.found().isEmpty()
        ? FPuzzlesReplies.cancelled(nonce)
        : FPuzzlesReplies.solved(nonce, result.found().get(0));
  }

  /** Returns 1 if the solution is unique, and 2 if there are more. */
  private String check(long nonce, FPuzzlesData data) throws FPuzzlesRefusal {
    SolveResult result = run(data.entry().puzzle(), SolveTask.count(2, Optional.empty()));
    return FPuzzlesReplies.count(nonce, result.report().solutions(), false);
  }

  private String count(long nonce, FPuzzlesData data, Consumer<String> send)
      throws FPuzzlesRefusal {
    SolveTask task = SolveTask.count(Long.MAX_VALUE, Optional.empty());
    SolveResult result =
        solvable(
            new PuzzleSolver(solver, task, false)
                .solve(data.entry().puzzle(), new Progressing(nonce, send)));
    return FPuzzlesReplies.count(nonce, result.report().solutions(), false);
  }

  /** Reports the number of solutions from time to time. */
  private static final class Progressing implements SearchObserver {
    private final long nonce;
    private final Consumer<String> send;
    private long count;
    private long next = System.nanoTime() + BETWEEN_PROGRESS.toNanos();

    Progressing(long nonce, Consumer<String> send) {
      this.nonce = nonce;
      this.send = send;
    }

    @Override
    public void onSolution(Grid solution) {
      count++;
      long now = System.nanoTime();
      if (now - next >= 0) {
        next = now + BETWEEN_PROGRESS.toNanos();
        send.accept(FPuzzlesReplies.count(nonce, count, true));
      }
    }
  }

  /**
   * Sends estimates that become more exact. The plug-in shows each of them until the person cancels
   * the command.
   */
  private void estimate(long nonce, FPuzzlesData data, Consumer<String> send)
      throws FPuzzlesRefusal {
    Puzzle puzzle = FPuzzlesSteps.entered(data.entry().puzzle(), data.progress());
    long seed = new Random().nextLong();
    for (double error : ERRORS) {
      Estimate estimate = estimator.estimate(puzzle, error, seed, Deadline.in(FOR_ESTIMATE));
      if (Thread.currentThread().isInterrupted()) {
        return;
      }
      if (estimate.isExact() && estimate.solutions() == 0) {
        throw new FPuzzlesRefusal(reasons.words(puzzle));
      }
      send.accept(FPuzzlesReplies.estimate(nonce, estimate));
      if (estimate.isExact()) {
        return;
      }
    }
  }

  private String candidates(long nonce, FPuzzlesData data) throws FPuzzlesRefusal {
    Puzzle puzzle = data.entry().puzzle();
    int cap = cap(data);
    SolveTask task = SolveTask.candidates(SolveTask.USUAL_MAXIMUM, cap, Optional.empty());
    SolveResult result = run(puzzle, task);
    TrueCandidates found = result.candidates().orElseThrow();
    Optional<long[]> logical =
        data.candidateOptions().contains("logical")
            ? steps.logicalCandidates(data)
            : Optional.empty();
    int size = puzzle.size();
    int[] counts = new int[found.cellCount() * size];
    for (int cell = 0; cell < found.cellCount(); cell++) {
      int given = puzzle.givens().digit(cell);
      for (int digit = 1; digit <= size; digit++) {
        int count =
            digit == given
                ? (int) Math.min(cap, result.report().solutions())
                : found.count(cell, digit);
        boolean isLeft = logical.isPresent() && (logical.get()[cell] >> (digit - 1) & 1) == 1;
        counts[cell * size + digit - 1] = count == 0 && isLeft ? -1 : count;
      }
    }
    return FPuzzlesReplies.candidates(nonce, counts);
  }

  /** Returns the number of solutions up to which those of a candidate are counted. */
  private static int cap(FPuzzlesData data) {
    int cap = data.candidateOptions().contains(COLOURED) ? CAP_OF_COLOURED : 1;
    for (String option : data.candidateOptions()) {
      if (option.startsWith(CAP) && option.substring(CAP.length()).matches("[0-9]{1,9}")) {
        cap = Integer.parseInt(option.substring(CAP.length()));
      }
    }
    return Math.max(1, Math.min(cap, TrueCandidates.HIGHEST_CAP));
  }
}
