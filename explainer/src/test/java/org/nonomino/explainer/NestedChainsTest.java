package org.nonomino.explainer;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.nonomino.core.Grid;
import org.nonomino.core.Puzzle;
import org.nonomino.core.RegionMask;
import org.nonomino.explainer.terms.Candidate;
import org.nonomino.explainer.terms.Deduction;
import org.nonomino.explainer.terms.InnerReason;
import org.nonomino.explainer.terms.Link;
import org.nonomino.explainer.terms.Rating;
import org.nonomino.solver.Deadline;

/** Tests chains inside chains on a puzzle that needs them, the AI Escargot of Arto Inkala. */
final class NestedChainsTest {
  private static final String ESCARGOT =
      "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..";

  @Test
  void leadToTheSolutionAndSayWhatIsInside() {
    Puzzle puzzle =
        new Puzzle(
            Grid.of(9, ESCARGOT.chars().map(c -> c == '.' ? 0 : c - '0').toArray()),
            RegionMask.boxes(3, 3));
    StepPath path = new Explainer(Scale.SE).path(puzzle, Deadline.NEVER);
    assertThat(path.isSolved()).isTrue();
    assertThat(puzzle.isSolvedBy(path.end().grid())).isTrue();
    assertThat(path.rating()).isBetween(new Rating(104), new Rating(107));
    assertThat(path.steps()).anyMatch(step -> step.name().endsWith(" (+ Forcing Chains)"));
    Board board = Board.of(puzzle);
    for (Step step : path.steps()) {
      for (Deduction deduction : step.deductions()) {
        assertThat(path.end().digit(deduction.cell()) == deduction.digit())
            .as("%s", step)
            .isEqualTo(deduction instanceof Deduction.Placement);
      }
      checkInside(step, board);
      board = board.after(step);
    }
  }

  /**
   * Checks that a technique inside is named and depends on candidates excluded under the
   * assumption.
   */
  private static void checkInside(Step step, Board board) {
    for (Link link : step.evidence().links()) {
      if (link.inner().isPresent()) {
        InnerReason inner = link.inner().get();
        assertThat(link.fromIsOn()).isFalse();
        assertThat(step.name()).contains("(+");
        assertThat(String.join("\n", step.explainInFull(board))).contains(inner.kind().words());
        for (Candidate candidate : inner.evidence().candidates()) {
          assertThat(board.isCandidate(candidate.cell(), candidate.digit())).isTrue();
        }
      }
    }
  }
}
