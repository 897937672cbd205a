package org.nonomino.toolkit;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.nonomino.core.Puzzle;
import org.nonomino.explainer.proof.Argument;
import org.nonomino.explainer.proof.Claim;
import org.nonomino.explainer.proof.Proof;
import org.nonomino.explainer.proof.ProofStep;
import org.nonomino.render.Drawing;
import org.nonomino.render.Ink;
import org.nonomino.render.PictureLayout;
import org.nonomino.render.PictureStyle;
import org.nonomino.render.Shape;
import org.nonomino.solver.StopReason;
import org.nonomino.text.MalformedTextException;

/** The pictures of reasons and proofs. */
final class ProofPictureTest {
  private static List<ProofPicture> pictures(String text, Optional<Claim> question)
      throws MalformedTextException {
    Puzzle puzzle = Nonomino.create().read(text).puzzle();
    ProvedReason found =
        ReasonFinder.with(Solvers.standard().defaultSolver().orElseThrow())
            .proved(puzzle, question, Duration.ofMinutes(1));
    return ProofPicture.of(found, ProofWords.Detail.SHORT);
  }

  private static List<ProofPicture> pictures(String text) throws MalformedTextException {
    return pictures(text, Optional.empty());
  }

  private static List<String> words(ProofPicture picture, Ink.Kind kind) {
    Drawing drawing = PictureLayout.lay(picture.picture(), PictureStyle.usual(picture.picture()));
    return drawing.shapes().stream()
        .filter(Shape.Word.class::isInstance)
        .map(Shape.Word.class::cast)
        .filter(word -> word.ink().kind() == kind)
        .map(Shape.Word::text)
        .toList();
  }

  @Test
  void thePartsOutsideOfTheConflictArePale() throws MalformedTextException {
    ProofPicture conflict =
        pictures("5" + ".".repeat(80) + " +cage-3:r4c1,r4c2;cage-3:r5c1,r5c2;cage-12:r9c5,r9c6")
            .get(0);

    assertThat(conflict.heading()).isEqualTo("The conflict");
    assertThat(words(conflict, Ink.Kind.CLUE)).containsExactly("3", "3");
    assertThat(words(conflict, Ink.Kind.FADED)).containsExactly("12", "5");
    assertThat(words(conflict, Ink.Kind.GIVEN)).isEmpty();
  }

  @Test
  void theStepsOfALayoutHaveLettersAndKeepThem() throws MalformedTextException {
    List<ProofPicture> pictures = pictures(".".repeat(25) + " 0001101112033223344234442");

    assertThat(pictures.get(1).heading()).isEqualTo("1. Names");
    List<String> named = words(pictures.get(1), Ink.Kind.PLACEMENT);
    assertThat(named).contains("A", "B").allMatch(word -> word.matches("[A-E]"));
    assertThat(words(pictures.get(2), Ink.Kind.ANSWER)).containsAll(named);
    assertThat(pictures.get(pictures.size() - 1).text()).endsWith("That is a contradiction.");
  }

  @Test
  void aQuestionIsInTheConflictAndThenSupposed() throws MalformedTextException {
    List<ProofPicture> pictures = pictures("1......2.3....4.", Optional.of(Claim.placed(3, 1)));

    assertThat(words(pictures.get(0), Ink.Kind.ANSWER)).containsExactly("1");
    assertThat(words(pictures.get(0), Ink.Kind.FADED)).containsExactlyInAnyOrder("2", "3", "4");
    assertThat(words(pictures.get(1), Ink.Kind.PLACEMENT)).containsExactly("1");
    assertThat(pictures).hasSize(3);
    assertThat(pictures.get(1).heading()).isEqualTo("1. Assumption");
  }

  @Test
  void excludedCandidatesAreCrossedOutAndOtherConstraintsPale() throws MalformedTextException {
    ProofPicture step =
        pictures(
                ".".repeat(81)
                    + " +thermometer:r1c1-r1c5;thermometer:r2c9-r2c3;"
                    + "black-dot:r1c5,r2c5")
            .get(1);

    assertThat(words(step, Ink.Kind.ELIMINATION)).containsExactly("1", "2", "3", "4");
    assertThat(step.text()).contains("r1c5 is not 1, 2, 3 or 4");
  }

  @Test
  void theDifferingCellsOfSeveralSolutionsShowBothDigits() throws MalformedTextException {
    List<ProofPicture> pictures = pictures("12343412.1.3.3.1");

    assertThat(pictures).hasSize(1);
    assertThat(words(pictures.get(0), Ink.Kind.MARK))
        .hasSize(4)
        .allMatch(marks -> marks.replaceAll("[^0-9]", "").equals("24"));
  }

  private static ProofStep step(
      int number, Argument argument, List<Claim> conclusions, List<List<ProofStep>> cases) {
    return new ProofStep(
        number,
        argument,
        0,
        List.of(0),
        List.of(),
        List.of(0),
        List.of(),
        List.of(),
        conclusions,
        cases);
  }

  private static List<ProofStep> closed(int number, int cell, List<List<ProofStep>> cases) {
    ProofStep assumption =
        step(number, Argument.ASSUMPTION, List.of(Claim.placed(cell, 2)), List.of());
    Argument last = cases.isEmpty() ? Argument.ONLY_DIGIT : Argument.CASES_OF_CELL;
    return List.of(assumption, step(number + 1, last, List.of(), cases));
  }

  @Test
  void stepsOfCasesNameTheAssumptionsAroundThem() throws MalformedTextException {
    Puzzle puzzle = Nonomino.create().read("1...............").puzzle();
    List<ProofStep> inner = closed(4, 2, List.of());
    ProofStep cases =
        step(
            1,
            Argument.CASES_OF_CELL,
            List.of(),
            List.of(closed(2, 1, List.of(inner)), closed(6, 3, List.of())));
    Proof proof = new Proof(puzzle.rules(), List.of(), Optional.empty(), List.of(cases));
    Reason reason = new Reason.Contradiction(puzzle, List.of(), false);
    ProvedReason found =
        new ProvedReason(
            puzzle, Optional.empty(), reason, Optional.of(proof), Advice.NONE, StopReason.DEADLINE);

    List<ProofPicture> pictures = ProofPicture.of(found, ProofWords.Detail.NOTATION);

    assertThat(pictures)
        .extracting(ProofPicture::heading)
        .containsExactly(
            "The conflict",
            "1. Cases",
            "2. Case r1c2=2: Assumption",
            "3. Case r1c2=2: Cases",
            "4. Case r1c2=2, r1c3=2: Assumption",
            "5. Case r1c2=2, r1c3=2: No digit",
            "6. Case r1c4=2: Assumption",
            "7. Case r1c4=2: No digit");
    // The assumption of a case is forgotten after it.
    assertThat(words(pictures.get(5), Ink.Kind.ANSWER)).containsExactly("2", "2");
    assertThat(words(pictures.get(7), Ink.Kind.ANSWER)).containsExactly("2");
  }
}
