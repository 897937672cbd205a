package org.nonomino.toolkit;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.nonomino.core.Puzzle;
import org.nonomino.explainer.proof.Claim;
import org.nonomino.explainer.proof.Proof;
import org.nonomino.explainer.proof.ProofChecker;
import org.nonomino.explainer.proof.ProofSearch;
import org.nonomino.solver.Deadline;
import org.nonomino.solver.StopReason;
import org.nonomino.text.MalformedTextException;

/** The sentences of proofs; that proofs are correct, the test of the search shows. */
final class ProofWordsTest {
  private static final String EMPTY = ".".repeat(81);

  private static Puzzle read(String text) throws MalformedTextException {
    return Nonomino.create().read(text).puzzle();
  }

  private static Proof proof(Puzzle puzzle) {
    ReasonFinder finder = ReasonFinder.with(Solvers.standard().defaultSolver().orElseThrow());
    Reason.Contradiction found = (Reason.Contradiction) finder.why(puzzle, Deadline.NEVER);
    Proof proof =
        ProofSearch.find(puzzle, found.parts(), Optional.empty(), Deadline.NEVER).orElseThrow();
    assertThat(ProofChecker.fault(proof)).isEmpty();
    return proof;
  }

  private static String words(String text) throws MalformedTextException {
    return ProofWords.of(proof(read(text))).text(ProofWords.Detail.SHORT);
  }

  @Test
  void linesAndADotExcludeDigitsByTurns() throws MalformedTextException {
    assertThat(words(EMPTY + " +thermometer:r1c1-r1c5;thermometer:r2c9-r2c3;black-dot:r1c5,r2c5"))
        .isEqualTo(
            """
            1. By the thermometer at r1c1, r1c5 is not 1, 2, 3 or 4.
            2. By the thermometer at r2c9, r2c5 can only be 5, 6 or 7.
            3. The black dot between r1c5 and r2c5 cannot hold, because r1c5 is not 1, 2, 3 or 4 (step 1) and r2c5 can only be 5, 6 or 7 (step 2). That is a contradiction.""");
  }

  @Test
  void cagesThatFillABoxHaveAnotherTotal() throws MalformedTextException {
    assertThat(
            words(EMPTY + " +cage-12:r1c1,r1c2,r2c1;cage-15:r1c3,r2c3,r2c2;cage-17:r3c1,r3c2,r3c3"))
        .isEqualTo(
            "1. The cages in box 1 are 12 + 15 + 17 = 44 together, but the digits of box 1 are 45."
                + " That is a contradiction.");
  }

  @Test
  void digitsOfALayoutHaveLetters() throws MalformedTextException {
    String words = words(".".repeat(25) + " 0001101112033223344234442");
    assertThat(words).startsWith("1. All digits are alike here. Call the digit of r");
    assertThat(words).doesNotContainPattern(" (is|be) [1-5]").contains("(step 1)");
    assertThat(words).endsWith("That is a contradiction.");
  }

  @Test
  void aQuestionIsSupposedFirst() throws MalformedTextException {
    Puzzle puzzle = read("1......2.3....4.");
    ReasonFinder finder = ReasonFinder.with(Solvers.standard().defaultSolver().orElseThrow());
    Reason.Contradiction found = (Reason.Contradiction) finder.whyNot(puzzle, 3, 1, Deadline.NEVER);
    Optional<Proof> proof =
        ProofSearch.find(puzzle, found.parts(), Optional.of(Claim.placed(3, 1)), Deadline.NEVER);
    assertThat(ProofWords.summary(proof, found, StopReason.EXHAUSTED))
        .isEqualTo("Proof in 2 steps:");
    assertThat(ProofWords.of(proof.orElseThrow()).text(ProofWords.Detail.FULL))
        .isEqualTo(
            """
            1. Suppose that r1c4 is 1.
            2. Row 1 does not allow that r1c1 is 1 and r1c4 is 1 (step 1). That is a contradiction. This uses only row 1.""");
  }

  @Test
  void saysThatTimeRanOut() throws MalformedTextException {
    Puzzle puzzle = read("1......2.3....4.");
    Reason.Contradiction found =
        (Reason.Contradiction)
            ReasonFinder.with(Solvers.standard().defaultSolver().orElseThrow())
                .whyNot(puzzle, 3, 1, Deadline.NEVER);
    assertThat(ProofWords.summary(Optional.empty(), found, StopReason.DEADLINE))
        .isEqualTo("No proof with few cases was found in this time.");
    assertThat(ProofWords.summary(Optional.empty(), found, StopReason.INTERRUPTED))
        .isEqualTo("No proof with few cases was found before the interruption.");
    assertThat(ProofWords.summary(Optional.empty(), found, StopReason.EXHAUSTED))
        .isEqualTo("No proof with few cases was found.");
  }
}
