package org.nonomino.web;

import java.time.Duration;
import java.util.Optional;
import org.nonomino.core.Puzzle;
import org.nonomino.solver.Solver;
import org.nonomino.toolkit.ProofWords;
import org.nonomino.toolkit.ProvedReason;
import org.nonomino.toolkit.Reason;
import org.nonomino.toolkit.ReasonFinder;
import org.nonomino.toolkit.Sentences;
import org.nonomino.toolkit.SolutionStatus;

/** Says why a puzzle has no solution: the smallest conflict with its proof. Thread-safe. */
final class FPuzzlesReasons {
  /** The time for a conflict and its proof, because a setter waits for them after each change. */
  private static final Duration TIME = Duration.ofSeconds(4);

  /** The maximum number of characters of a proof in the console of f-puzzles. */
  private static final int MAX_PROOF = 4000;

  private static final String CUT = "\n… The proof goes on: 'nonomino why' shows all of it.";

  private final ReasonFinder finder;

  FPuzzlesReasons(Solver solver) {
    this.finder = ReasonFinder.with(solver);
  }

  /**
   * Returns the reason in sentences, with the proof in short words.
   *
   * @param puzzle a puzzle without a solution
   */
  String words(Puzzle puzzle) {
    ProvedReason found = finder.proved(puzzle, Optional.empty(), TIME);
    if (!(found.reason() instanceof Reason.Contradiction)) {
      return Sentences.notUnique(SolutionStatus.NONE);
    }
    return found.sentences()
        + found.summary().map(summary -> "\n" + summary).orElse("")
        + found
            .proof()
            .map(proof -> "\n" + cut(ProofWords.of(proof).text(ProofWords.Detail.SHORT)))
            .orElse("");
  }

  private static String cut(String proof) {
    if (proof.length() <= MAX_PROOF) {
      return proof;
    }
    int end = proof.lastIndexOf('\n', MAX_PROOF);
    return proof.substring(0, end < 0 ? MAX_PROOF : end) + CUT;
  }
}
