package org.nonomino.toolkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.nonomino.core.Progress;
import org.nonomino.core.Puzzle;
import org.nonomino.explainer.Explainer;
import org.nonomino.explainer.Levels;
import org.nonomino.explainer.Scale;
import org.nonomino.explainer.terms.Candidate;
import org.nonomino.solver.Deadline;
import org.nonomino.solver.Verdict;
import org.nonomino.text.MalformedTextException;

class MarkingTest {
  private static final String EASY =
      "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
  private static final String EASY_SOLUTION =
      "534678912672195348198342567859761423426853791713924856961537284287419635345286179";

  /** Its hardest step is a BUG+1, rated 5.6. */
  private static final String FIENDISH =
      "...1..769...6..8.1...8...5...9.....28.4.5.1.72.....3...3...9...7.6..4...542..6...";

  private final Puzzle easy = puzzle(EASY);

  @Test
  void findsTheFirstWrongEntry() throws Exception {
    Marking marking = marking(easy, EASY_SOLUTION, "r1c3=4\nr5c5=5\nr1c6=2\nr1c4=6\n", "hard");
    assertThat(marking.right()).hasSize(3);
    assertThat(marking.wrong()).containsExactly(new Candidate(5, 2));
    assertThat(marking.noSolutionFrom()).contains(3);
    assertThat(MarkingSentences.of(marking))
        .containsExactly(
            "3 of 4 entries are right.",
            "Wrong: r1c6 = 2 instead of 8.",
            "From entry 3 on, r1c6 = 2, no solution is left.");
    assertThat(MarkingSentences.withoutSolution(marking))
        .containsExactly(
            "3 of 4 entries are right.",
            "Wrong: r1c6 = 2.",
            "From entry 3 on, r1c6 = 2, no solution is left.");
  }

  @Test
  void findsTheFirstWrongEntryOfAGridWithAnOrder() throws Exception {
    // r1c3 = 4 and r1c4 = 6 are right, r1c6 = 2 is wrong.
    String grid = "534672" + EASY.substring(6);
    PupilWork work = PupilWork.read("work", grid, easy, Formats.standard());

    PupilWork ordered = work.inOrder(List.of(3, 5, 2)).orElseThrow();

    assertThat(marking(easy, EASY_SOLUTION, ordered, "hard").noSolutionFrom()).contains(2);
    assertThat(work.inOrder(List.of(3, 5))).isEmpty();
    assertThat(work.inOrder(List.of(3, 5, 2, 0))).isEmpty();
    assertThat(work.inOrder(List.of(3, 5, 5))).isEmpty();
  }

  @Test
  void cannotTellTheFirstWrongEntryOfAGrid() throws Exception {
    Marking marking = marking(easy, EASY_SOLUTION, EASY.replaceFirst("^53\\.", "531"), "hard");
    assertThat(marking.wrong()).containsExactly(new Candidate(2, 1));
    assertThat(marking.noSolutionFrom()).isEmpty();
    assertThat(MarkingSentences.of(marking))
        .last()
        .asString()
        .startsWith("The order of the entries is unknown");
  }

  @Test
  void namesEntriesThatDoNotFollowYet() throws Exception {
    Puzzle puzzle = puzzle(FIENDISH);
    String solution = solution(puzzle);
    String first = "r2c2=" + solution.charAt(10);
    assertThat(marking(puzzle, solution, first, "hard").early()).hasSize(1);
    assertThat(marking(puzzle, solution, first, "fiendish").early()).isEmpty();
    assertThat(MarkingSentences.of(marking(puzzle, solution, first, "hard")))
        .last()
        .asString()
        .endsWith(" is right, but nothing up to level hard shows it at this point.");
  }

  @Test
  void findsWrongMarks() {
    Progress given = Progress.ofGrid(easy.givens());
    long[] marks = new long[81];
    // r1c3 is 4, and r1c1 is 5.
    marks[2] = 1L | 1L << (5 - 1);
    PupilWork work =
        new PupilWork(List.of(), new Progress(given.grid(), marks, given.cornerMarks()), false);
    Marking marking = marking(easy, EASY_SOLUTION, work, "hard");
    assertThat(marking.missing()).containsExactly(new Candidate(2, 4));
    assertThat(marking.excluded()).containsExactly(new Candidate(2, 5));
    assertThat(MarkingSentences.of(marking)).contains("Wrongly removed candidates: 4 in r1c3.");
    assertThat(MarkingSentences.withoutSolution(marking))
        .contains("A candidate is wrongly removed in r1c3.");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "r1c3=4\\nr1c3=1; r1c3 has two entries, 4 and 1",
        "r1c1=4; the work changes the given 5 in r1c1 to 4",
        "r1c3=0; '0' is not a digit of this puzzle",
        "r10c3=1; there is no cell r10c3, because the puzzle is 9×9",
        "r1c3=4\\nfoo; this is not an entry",
        "123456123456123456123456123456123456; the work is 6×6, but the puzzle is 9×9"
      })
  void refusesOtherWork(String text, String problem) {
    assertThatThrownBy(
            () -> PupilWork.read("work", text.replace("\\n", "\n"), easy, Formats.standard()))
        .isInstanceOfSatisfying(
            MalformedTextException.class, e -> assertThat(e.problem()).isEqualTo(problem));
  }

  private static Marking marking(Puzzle puzzle, String solution, String work, String level)
      throws MalformedTextException {
    return marking(
        puzzle, solution, PupilWork.read("work", work, puzzle, Formats.standard()), level);
  }

  private static Marking marking(Puzzle puzzle, String solution, PupilWork work, String level) {
    return Marking.of(
        puzzle,
        work,
        puzzle(solution).givens(),
        new Explainer(Scale.NONOMINO),
        Levels.STANDARD.named(level).orElseThrow(),
        Deadline.NEVER);
  }

  private static Puzzle puzzle(String text) {
    try {
      return new PuzzleTexts(Formats.standard()).read(text, 1).get(0).puzzle();
    } catch (MalformedTextException e) {
      throw new AssertionError(e);
    }
  }

  private static String solution(Puzzle puzzle) {
    Verdict verdict = Nonomino.create().solve(puzzle);
    return ((Verdict.Unique) verdict).solution().toString();
  }
}
