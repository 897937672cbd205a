package org.nonomino.toolkit;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.nonomino.core.CellNames;
import org.nonomino.core.ConstraintKind;
import org.nonomino.core.Grid;
import org.nonomino.core.Puzzle;
import org.nonomino.core.PuzzlePart;
import org.nonomino.solver.Deadline;
import org.nonomino.solver.StopReason;
import org.nonomino.solver.testkit.Corpus;
import org.nonomino.solver.testkit.CorpusPuzzle;
import org.nonomino.solver.testkit.NaiveOracle;
import org.nonomino.text.MalformedTextException;

/** The reasons and their words; that contradictions are minimal, the strategy's test shows. */
final class ReasonFinderTest {
  /** The largest size at which the naive search is fast enough. */
  private static final int MAX_NAIVE = 6;

  private final ReasonFinder finder =
      ReasonFinder.with(Solvers.standard().defaultSolver().orElseThrow());

  private static Puzzle read(String text) throws MalformedTextException {
    return Nonomino.create().read(text).puzzle();
  }

  private String why(Puzzle puzzle) {
    return ReasonWords.of(puzzle).of(finder.why(puzzle, Deadline.NEVER));
  }

  private String whyNot(Puzzle puzzle, String cell, int digit) {
    int number = CellNames.cell(puzzle.size(), cell).orElseThrow();
    return ReasonWords.ofDigit(puzzle, number, digit)
        .of(finder.whyNot(puzzle, number, digit, Deadline.NEVER));
  }

  @Test
  void namesConstraintsThenGivensThenHouses() throws MalformedTextException {
    Puzzle puzzle = read(".".repeat(81) + " +cage-3:r1c1,r1c2;cage-3:r2c1,r2c2;cage-12:r5c5,r5c6");
    assertThat(why(puzzle))
        .isEqualTo(
            """
            No solution: these 3 cannot all hold.
              the cage of 3 at r1c1
              the cage of 3 at r2c1
              box 1
            Without any one of them, the rest can hold. Remove or change one.""");
    Reason.Contradiction found = (Reason.Contradiction) finder.why(puzzle, Deadline.NEVER);
    assertThat(found.puzzle().rules().constraints())
        .isEqualTo(puzzle.rules().constraints().subList(0, 2));
  }

  @Test
  void twoPartsDoNotBothHold() throws MalformedTextException {
    assertThat(why(read(".".repeat(16) + " +thermometer:r1c1,r1c2;greater-than:r1c1,r1c2")))
        .startsWith("No solution: these two cannot both hold.")
        .endsWith("Each of them alone can hold. Remove or change one.");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "1..............1 | r2c2 | 1 | the given 1 in r1c1, box 1",
        "1..............1 | r1c1 | 2 | the given 1 in r1c1",
        "1234............ | r2c1 | 2 | the given 2 in r1c2, box 1"
      })
  void saysWhyADigitIsNotPossible(String grid, String cell, int digit, String parts)
      throws MalformedTextException {
    assertThat(whyNot(read(grid), cell, digit).lines().filter(line -> line.startsWith("  ")))
        .containsExactlyElementsOf(Stream.of(parts.split(", ")).map(part -> "  " + part).toList());
  }

  @Test
  void saysThatThereIsNothingToExplain() throws MalformedTextException {
    assertThat(whyNot(read("1..............1"), "r3c3", 2))
        .isEqualTo("2 in r3c3 is possible: there is a solution with it.");
    assertThat(why(read("1234341221434321"))).startsWith("This puzzle has exactly one solution.");
  }

  /** No solution of a small puzzle differs from the first one in some of the cells only. */
  @ParameterizedTest
  @CsvSource({"1...............", "12.............1", "...4...3...2....", "12343412.1.3.3.1"})
  void theCellsOfTwoSolutionsAreMinimal(String givens) throws MalformedTextException {
    Puzzle puzzle = read(givens);
    List<Grid> all = NaiveOracle.solutions(puzzle, 300);
    Reason reason = finder.why(puzzle, Deadline.NEVER);
    Reason.Several several = (Reason.Several) reason;
    assertThat(all).contains(several.first(), several.second());
    assertThat(several.isMinimal()).isTrue();
    List<List<Integer>> differences =
        all.stream().map(grid -> differing(several.first(), grid)).toList();
    assertThat(differences).contains(several.cells());
    assertThat(differences)
        .noneMatch(
            cells ->
                !cells.isEmpty()
                    && cells.size() < several.cells().size()
                    && several.cells().containsAll(cells));
  }

  private static List<Integer> differing(Grid first, Grid second) {
    return Stream.iterate(0, cell -> cell < first.cellCount(), cell -> cell + 1)
        .filter(cell -> first.digit(cell) != second.digit(cell))
        .toList();
  }

  @Test
  void namesTheDigitsOfTwoSolutions() throws MalformedTextException {
    Puzzle puzzle = read("12343412.1.3.3.1");
    Reason.Several several = (Reason.Several) finder.why(puzzle, Deadline.NEVER);
    assertThat(ReasonWords.of(puzzle).of(several))
        .startsWith(
            "Several solutions: two of them differ in these 4 cells only, a Unique Rectangle. r3c1 is ")
        .endsWith("\nOne more clue about these cells is needed.");
    assertThat(ReasonWords.of(puzzle).agreeing(several)).isEqualTo(puzzle);
  }

  /** The givens of a contradiction are enough to exclude all solutions. */
  @Test
  void puzzlesWithoutSolutionHaveAReason() {
    List<Puzzle> broken =
        Corpus.read("bad/nosol").stream()
            .map(CorpusPuzzle::puzzle)
            .filter(puzzle -> puzzle.size() <= MAX_NAIVE)
            .toList();
    assertThat(broken).hasSizeGreaterThan(10);
    for (Puzzle puzzle : broken) {
      Reason.Contradiction reason = (Reason.Contradiction) finder.why(puzzle, Deadline.NEVER);
      assertThat(reason.isMinimal()).isTrue();
      assertThat(reason.parts()).hasSizeLessThan(PuzzlePart.of(puzzle).size());
      assertThat(NaiveOracle.solutions(reason.puzzle(), 1)).isEmpty();
    }
  }

  @Test
  void aDeadlineThatHasPassedLeavesNoReason() {
    Puzzle puzzle = Corpus.read("layouts/impossible_sigh_hard_slow").get(0).puzzle();
    Reason reason = finder.why(puzzle, Deadline.in(Duration.ZERO));
    assertThat(ReasonWords.of(puzzle).of(reason))
        .isEqualTo("Time ran out before a reason was found.");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        // The cells are in two boxes, then in one box, and then have three digits.
        "................ | true | 0=1,2=2,4=2,6=1",
        "................ | false | 0=1,1=2,4=2,5=1",
        "................ | false | 0=1,2=2,4=2,6=3"
      })
  void onlyFourCellsInTwoRegionsWithTwoDigitsAreARectangle(
      String grid, boolean isRectangle, String digits) throws MalformedTextException {
    Puzzle puzzle = read(grid);
    Grid first = Grid.empty(4);
    List<Integer> cells = new ArrayList<>();
    for (String each : Stream.of(digits.split(",")).toList()) {
      int cell = Integer.parseInt(each.substring(0, each.indexOf('=')));
      cells.add(cell);
      first = first.with(cell, Integer.parseInt(each.substring(each.indexOf('=') + 1)));
    }
    Reason.Several several = new Reason.Several(first, first, cells, true);
    assertThat(ReasonWords.of(puzzle).pattern(several).isPresent()).isEqualTo(isRectangle);
  }

  @Test
  void advisesOnAClueAndAConstraintOfTheKindsOfThePuzzle() throws MalformedTextException {
    Puzzle puzzle = read("12343412.1.3.3.1 +white-dot:r1c1,r1c2");
    ProvedReason found = finder.proved(puzzle, Optional.empty(), Duration.ofMinutes(1));

    ClueFinder.Result.Found clue = found.advice().clue().orElseThrow();
    Grid with = puzzle.givens().with(clue.clue().cell(), clue.clue().digit());
    assertThat(clue.isUnique()).isTrue();
    assertThat(NaiveOracle.solutions(puzzle.withGivens(with), 2)).hasSize(1);
    assertThat(found.advice().constraint().orElseThrow().constraint().kind())
        .isIn(ConstraintKind.WHITE_DOT, ConstraintKind.BLACK_DOT);
    assertThat(found.sentences().lines().skip(2))
        .hasSize(2)
        .allMatch(
            line -> line.startsWith("With ") && line.endsWith("there is exactly one solution."));
  }

  @Test
  void anInterruptEndsTheSearchAndIsNamed() throws MalformedTextException {
    Puzzle puzzle = read(".".repeat(256));
    Thread.currentThread().interrupt();
    ProvedReason found = finder.proved(puzzle, Optional.empty(), Duration.ofDays(1));

    assertThat(Thread.interrupted()).isTrue();
    assertThat(found.stopReason()).isEqualTo(StopReason.INTERRUPTED);
    assertThat(found.sentences()).contains("interrupt").doesNotContain("time");
  }
}
