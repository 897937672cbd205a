package org.nonomino.generator;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.ArrayList;
import java.util.IntSummaryStatistics;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.nonomino.core.Grid;
import org.nonomino.core.House;
import org.nonomino.core.HouseKind;
import org.nonomino.core.Layout;
import org.nonomino.core.Puzzle;
import org.nonomino.core.RegionMask;
import org.nonomino.core.Rules;
import org.nonomino.generator.internal.clues.ClueReducer;
import org.nonomino.generator.internal.clues.ClueRequirements;
import org.nonomino.generator.internal.clues.Reduction;
import org.nonomino.generator.internal.fill.DiagonalFiller;
import org.nonomino.generator.internal.fill.SearchFiller;
import org.nonomino.generator.terms.CellPattern;
import org.nonomino.generator.terms.ClueDemand;
import org.nonomino.generator.terms.Generated;
import org.nonomino.generator.terms.GeneratorSpec;
import org.nonomino.generator.terms.Judgement;
import org.nonomino.generator.terms.LayoutChoice;
import org.nonomino.generator.terms.LayoutSpec;
import org.nonomino.generator.terms.SeededRandom;
import org.nonomino.generator.terms.SolutionDemand;
import org.nonomino.generator.terms.Symmetry;
import org.nonomino.solver.Deadline;
import org.nonomino.solver.StopReason;
import org.nonomino.solver.testkit.Corpus;
import org.nonomino.solver.testkit.NaiveOracle;

@Timeout(300)
final class PuzzleGeneratorTest {
  private static final RegionMask CLASSIC = RegionMask.boxes(3, 3);
  private static final RegionMask JIGSAW = Corpus.read("layouts/valid_sigh").get(0).puzzle().mask();

  /** A spec in which the tests change single properties. */
  private record Wanted(
      LayoutChoice layout,
      SolutionDemand solutions,
      ClueDemand clues,
      boolean even,
      List<Symmetry> symmetries,
      CellPattern pattern) {
    static Wanted on(LayoutChoice layout) {
      return new Wanted(
          layout,
          SolutionDemand.UNIQUE,
          ClueDemand.PLEASANT,
          false,
          List.of(Symmetry.NONE),
          CellPattern.none(layout.size()));
    }

    static Wanted on(RegionMask mask) {
      return on(new LayoutChoice.Fixed(mask));
    }

    static Wanted onRandomLayouts(int size) {
      return on(new LayoutChoice.Random(new LayoutSpec(size, Symmetry.NONE, 0.5)));
    }

    Wanted solutions(SolutionDemand wanted) {
      return new Wanted(layout, wanted, clues, even, symmetries, pattern);
    }

    Wanted clues(ClueDemand wanted) {
      return new Wanted(layout, solutions, wanted, even, symmetries, pattern);
    }

    Wanted evenly() {
      return new Wanted(layout, solutions, clues, true, symmetries, pattern);
    }

    Wanted symmetries(Symmetry... wanted) {
      return new Wanted(layout, solutions, clues, even, List.of(wanted), pattern);
    }

    Wanted pattern(CellPattern wanted) {
      return new Wanted(layout, solutions, clues, even, symmetries, wanted);
    }

    GeneratorSpec spec() {
      return new GeneratorSpec(
          layout, new SearchFiller(), solutions, clues, even, symmetries, pattern);
    }

    PuzzleMaker maker() {
      return new PuzzleGenerator(TestSolvers.AUTO).prepare(spec());
    }

    List<Generated.Made> make(int count) {
      PuzzleMaker maker = maker();
      return IntStream.range(0, count)
          .mapToObj(number -> maker.make(SeededRandom.of(2026, number), Deadline.NEVER))
          .map(Generated.Made.class::cast)
          .toList();
    }
  }

  private static int clues(Generated.Made made) {
    return made.puzzle().givens().filledCount();
  }

  /** Checks this many puzzles of every kind that is possible for a size. */
  private static void makesWhatIsWanted(int size, int count) {
    List<LayoutChoice> layouts = new ArrayList<>();
    RegionMask.standardBoxes(size).ifPresent(mask -> layouts.add(new LayoutChoice.Fixed(mask)));
    layouts.add(new LayoutChoice.Random(new LayoutSpec(size, Symmetry.NONE, 0.5)));
    int many = size * size / 2;
    int manyInFours = many / 4 * 4 + (size % 2);
    for (LayoutChoice layout : layouts) {
      Wanted any = Wanted.on(layout);
      check(any, count);
      check(any.clues(ClueDemand.MINIMAL), count);
      check(any.clues(ClueDemand.exactly(many)).evenly(), count);
      for (Symmetry symmetry : Symmetry.values()) {
        check(any.symmetries(symmetry).clues(ClueDemand.exactly(manyInFours)), count);
      }
    }
  }

  private static void check(Wanted wanted, int count) {
    for (Generated.Made made : wanted.make(count)) {
      Puzzle puzzle = made.puzzle();
      String text = puzzle.givens() + " " + puzzle.mask();
      assertThat(puzzle.isSolvedBy(made.solution().orElseThrow())).as(text).isTrue();
      if (wanted.clues.minimal()) {
        assertThat(TestSolvers.isMinimal(puzzle)).as("minimal: " + text).isTrue();
      } else {
        assertThat(TestSolvers.isUnique(puzzle)).as("unique: " + text).isTrue();
      }
      wanted
          .clues
          .exactly()
          .ifPresent(exactly -> assertThat(clues(made)).as(text).isEqualTo(exactly));
      assertThat(CellPattern.filledCells(puzzle.givens()).has(wanted.symmetries.get(0)))
          .as(wanted.symmetries + ": " + text)
          .isTrue();
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {4, 5, 6, 7, 8, 9, 10, 11, 12})
  void makesWhatIsWanted(int size) {
    makesWhatIsWanted(size, size > 9 ? 2 : 6);
  }

  /** More than ten thousand puzzles: 10 kinds on two layouts each, or on one layout for primes. */
  @Tag("long")
  @ParameterizedTest
  @ValueSource(ints = {4, 5, 6, 7, 8, 9, 10, 11, 12})
  @Timeout(1800)
  void makesTenThousandAsTheyAreWanted(int size) {
    makesWhatIsWanted(size, size > 9 ? 25 : 100);
  }

  @Test
  void minimalClassicsHaveAsManyCluesAsIsKnownOfThem() {
    IntSummaryStatistics clues =
        Wanted.on(CLASSIC).clues(ClueDemand.MINIMAL).make(1000).stream()
            .mapToInt(PuzzleGeneratorTest::clues)
            .summaryStatistics();

    // 24.4 is the published mean of top-down removal (D. Berthier, "Unbiased statistics of a CSP",
    // 2009).
    assertThat(clues.getAverage()).isBetween(24.0, 24.8);
  }

  @Test
  void minimalJigsawsHaveFewer() {
    IntSummaryStatistics clues =
        Wanted.onRandomLayouts(9).clues(ClueDemand.MINIMAL).make(500).stream()
            .mapToInt(PuzzleGeneratorTest::clues)
            .summaryStatistics();

    assertThat(clues.getAverage()).isBetween(15.5, 18.5);
  }

  @Test
  void reachesFewClues() {
    check(Wanted.on(CLASSIC).clues(ClueDemand.exactly(20)), 3);
    check(Wanted.on(JIGSAW).clues(ClueDemand.exactly(12)), 2);
    check(Wanted.on(CLASSIC).clues(new ClueDemand(OptionalInt.of(22), true)), 3);
  }

  @ParameterizedTest
  @CsvSource({"true,22", "true,23", "true,26", "true,31", "true,40", "false,22", "false,31"})
  void spreadsCluesEvenly(boolean boxes, int clues) {
    List<Generated.Made> made =
        Wanted.on(boxes ? CLASSIC : JIGSAW).clues(ClueDemand.exactly(clues)).evenly().make(100);

    assertThat(made).filteredOn(each -> spread(each.puzzle()) <= 2).hasSizeGreaterThanOrEqualTo(95);
  }

  @Test
  void doesNotSpreadEvenlyByItself() {
    List<Generated.Made> made = Wanted.on(CLASSIC).clues(ClueDemand.exactly(31)).make(100);

    assertThat(made).filteredOn(each -> spread(each.puzzle()) <= 2).hasSizeLessThan(30);
  }

  private static int spread(Puzzle puzzle) {
    Layout layout = puzzle.layout();
    int spread = 0;
    for (HouseKind kind : HouseKind.values()) {
      IntSummaryStatistics counts =
          layout.houses().stream()
              .filter(house -> house.kind() == kind)
              .map(House::cells)
              .mapToInt(
                  cells ->
                      (int)
                          IntStream.of(cells)
                              .filter(cell -> puzzle.givens().digit(cell) != 0)
                              .count())
              .summaryStatistics();
      spread = Math.max(spread, counts.getMax() - counts.getMin());
    }
    return spread;
  }

  @ParameterizedTest
  @EnumSource(Symmetry.class)
  void keepsThePatternAndItsSymmetry(Symmetry symmetry) {
    CellPattern corners =
        CellPattern.where(9, cell -> cell == 0 || cell == 8 || cell == 72 || cell == 80);
    check(
        Wanted.on(CLASSIC).symmetries(symmetry).pattern(corners).clues(ClueDemand.exactly(32)), 3);
    for (Generated.Made made : Wanted.on(CLASSIC).symmetries(symmetry).pattern(corners).make(5)) {
      assertThat(made.puzzle().givens().digit(0)).isPositive();
      assertThat(made.puzzle().givens().digit(80)).isPositive();
    }
  }

  /**
   * The cells of two puzzles with 25 and 21 clues; 2 and none of 150,000 random fillings are
   * suitable.
   */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "x..x..x..x..x..x...xx.xx......x......x.x.x.x...x......x......xx.xx...x..x..x..x..",
        "x..........xx......x..x.x...x...x.......xxx.....x...x...x....xx..xx...x..x....x.."
      })
  void findsDigitsForJustTheCellsOfAPattern(String text) {
    CellPattern pattern = CellPattern.where(9, cell -> text.charAt(cell) == 'x');
    Wanted wanted = Wanted.on(CLASSIC).pattern(pattern).clues(ClueDemand.exactly(pattern.count()));
    for (Generated.Made made : wanted.make(3)) {
      assertThat(CellPattern.filledCells(made.puzzle().givens())).isEqualTo(pattern);
      assertThat(TestSolvers.isUnique(made.puzzle())).as(made.toString()).isTrue();
    }
  }

  @Test
  void choosesAmongSeveralSymmetries() {
    List<Generated.Made> made =
        Wanted.on(CLASSIC).symmetries(Symmetry.ROTATE180, Symmetry.DIAGONAL).make(20);

    assertThat(made)
        .allMatch(
            each ->
                CellPattern.filledCells(each.puzzle().givens()).has(Symmetry.ROTATE180)
                    || CellPattern.filledCells(each.puzzle().givens()).has(Symmetry.DIAGONAL))
        .anyMatch(each -> CellPattern.filledCells(each.puzzle().givens()).has(Symmetry.ROTATE180))
        .anyMatch(each -> CellPattern.filledCells(each.puzzle().givens()).has(Symmetry.DIAGONAL));
  }

  @ParameterizedTest
  @CsvSource({"0,NONE", "1,ROTATE180", "7,NONE", "8,ROTATE90", "30,HORIZONTAL", "81,NONE"})
  void takesCluesOfAFillingWhereAnySolutionWillDo(int clues, Symmetry symmetry) {
    Wanted wanted =
        Wanted.on(JIGSAW)
            .solutions(SolutionDemand.ANY)
            .symmetries(symmetry)
            .clues(ClueDemand.exactly(clues));
    for (Generated.Made made : wanted.make(20)) {
      assertThat(clues(made)).isEqualTo(clues);
      assertThat(made.puzzle().isSolvedBy(made.solution().orElseThrow())).isTrue();
      assertThat(CellPattern.filledCells(made.puzzle().givens()).has(symmetry)).isTrue();
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 5, 20, 45, 81})
  void drawsCluesThatBreakNoRule(int clues) {
    Wanted wanted =
        Wanted.on(JIGSAW).solutions(SolutionDemand.UNCHECKED).clues(ClueDemand.exactly(clues));
    for (Generated.Made made : wanted.make(20)) {
      assertThat(clues(made)).isEqualTo(clues);
      assertThat(Rules.of(JIGSAW).findConflict(made.puzzle().givens())).isEmpty();
      assertThat(made.solution()).isEmpty();
    }
  }

  @Test
  void drawsCluesBlindly() {
    long unsolvable =
        Wanted.on(CLASSIC)
            .solutions(SolutionDemand.UNCHECKED)
            .clues(ClueDemand.exactly(30))
            .make(20)
            .stream()
            .filter(
                made ->
                    TestSolvers.AUTO.solve(made.puzzle())
                        instanceof org.nonomino.solver.Verdict.NoSolution)
            .count();

    assertThat(unsolvable).isGreaterThan(15);
  }

  @Test
  void makesTheSamePuzzleWhateverWasMadeBefore() {
    for (Wanted wanted :
        List.of(
            Wanted.on(CLASSIC).clues(ClueDemand.exactly(22)),
            Wanted.on(JIGSAW).clues(ClueDemand.MINIMAL),
            Wanted.onRandomLayouts(9).evenly())) {
      PuzzleMaker used = wanted.maker();
      List<Generated> inOrder =
          IntStream.range(0, 5)
              .mapToObj(number -> used.make(SeededRandom.of(9, number), Deadline.NEVER))
              .toList();
      for (int number = 4; number >= 0; number--) {
        assertThat(wanted.maker().make(SeededRandom.of(9, number), Deadline.NEVER))
            .isEqualTo(inOrder.get(number));
      }
    }
  }

  @Test
  void reportsTheBestWhereTheNumberCannotBeReached() {
    Generated result =
        Wanted.on(CLASSIC)
            .clues(ClueDemand.exactly(16))
            .maker()
            .make(new SeededRandom(1), Deadline.in(Duration.ofMillis(400)));

    assertThat(result)
        .isInstanceOfSatisfying(
            Generated.NotReached.class,
            notReached -> assertThat(notReached.nearestClues()).isBetween(17, 24));
  }

  @Test
  void reportsThatALayoutHasNoFilling() {
    RegionMask impossible = Corpus.read("bad/impossible_layouts_5").get(0).puzzle().mask();

    assertThat(Wanted.on(impossible).maker().make(new SeededRandom(1), Deadline.NEVER))
        .isEqualTo(new Generated.NoFilling(List.of()));
    assertThat(
            Wanted.on(impossible)
                .solutions(SolutionDemand.UNCHECKED)
                .clues(ClueDemand.exactly(25))
                .maker()
                .make(new SeededRandom(1), Deadline.NEVER))
        .isEqualTo(new Generated.NoFilling(List.of()));
  }

  @Test
  void stopsAtAnInterrupt() {
    PuzzleMaker maker = Wanted.on(CLASSIC).clues(ClueDemand.exactly(16)).maker();
    Thread.currentThread().interrupt();
    Generated result = maker.make(new SeededRandom(1), Deadline.NEVER);

    assertThat(Thread.interrupted()).isTrue();
    assertThat(result).isEqualTo(new Generated.Undecided(StopReason.INTERRUPTED));
  }

  /** Checks exhaustively that no three cells determine one of the 288 fillings of 2×2 boxes. */
  @Test
  void knowsTheFewestCluesOfSmallBoxes() {
    RegionMask boxes = RegionMask.boxes(2, 2);
    List<int[]> fillings =
        NaiveOracle.solutions(new Puzzle(Grid.empty(4), boxes), 1000).stream()
            .map(Grid::toArray)
            .toList();
    assertThat(fillings).hasSize(288);
    assertThat(ClueDemand.min(new LayoutChoice.Fixed(boxes))).isEqualTo(4);
    for (int first = 0; first < 16; first++) {
      for (int second = first + 1; second < 16; second++) {
        for (int third = second + 1; third < 16; third++) {
          int[] cells = {first, second, third};
          Map<List<Integer>, Long> counts =
              fillings.stream()
                  .collect(
                      Collectors.groupingBy(
                          digits -> IntStream.of(cells).mapToObj(cell -> digits[cell]).toList(),
                          Collectors.counting()));
          assertThat(counts.values()).allMatch(count -> count > 1);
        }
      }
    }
    assertThat(Wanted.on(boxes).clues(ClueDemand.exactly(4)).make(1)).hasSize(1);
  }

  @Test
  void knowsNoMoreOfOtherLayouts() {
    assertThat(ClueDemand.min(new LayoutChoice.Fixed(CLASSIC))).isEqualTo(17);
    assertThat(ClueDemand.min(new LayoutChoice.Fixed(RegionMask.boxes(1, 9)))).isEqualTo(8);
    assertThat(ClueDemand.min(new LayoutChoice.Fixed(JIGSAW))).isEqualTo(JIGSAW.size() - 1);
    LayoutSpec random = new LayoutSpec(9, Symmetry.NONE, 0.5);
    assertThat(ClueDemand.min(new LayoutChoice.Random(random))).isEqualTo(8);
  }

  /** Returns a demand for a remainder of the sum of the clues; its distance is the difference. */
  private static PuzzleDemand sumOfClues(int remainder, int divisor) {
    return (puzzle, solution, deadline) -> {
      assertThat(puzzle.isSolvedBy(solution)).isTrue();
      int sum = IntStream.of(puzzle.givens().toArray()).sum();
      int distance = Math.abs(sum % divisor - remainder);
      return distance == 0 ? Judgement.MET : new Judgement(Judgement.Kind.UNLIKE, distance);
    };
  }

  @Test
  void triesOtherFillingsUntilTheDemandIsMet() {
    PuzzleGenerator generator = new PuzzleGenerator(TestSolvers.AUTO);
    PuzzleMaker maker = generator.prepare(Wanted.on(CLASSIC).spec(), sumOfClues(3, 7));

    for (int number = 0; number < 20; number++) {
      Generated made = maker.make(SeededRandom.of(1, number), Deadline.NEVER);
      assertThat(made).isInstanceOf(Generated.Made.class);
      Puzzle puzzle = ((Generated.Made) made).puzzle();
      Grid solution = ((Generated.Made) made).solution().orElseThrow();
      assertThat(sumOfClues(3, 7).judge(puzzle, solution, Deadline.NEVER)).isEqualTo(Judgement.MET);
      assertThat(TestSolvers.isUnique(puzzle)).isTrue();
      PuzzleMaker another = generator.prepare(Wanted.on(CLASSIC).spec(), sumOfClues(3, 7));
      assertThat(another.make(SeededRandom.of(1, number), Deadline.NEVER)).isEqualTo(made);
    }
  }

  @Test
  void makesTheSameWhereTheDemandIsAlwaysMet() {
    Wanted wanted = Wanted.on(JIGSAW).evenly();
    PuzzleMaker maker =
        new PuzzleGenerator(TestSolvers.AUTO)
            .prepare(wanted.spec(), (puzzle, solution, deadline) -> Judgement.MET);

    List<Generated.Made> plain = wanted.make(5);
    for (int number = 0; number < plain.size(); number++) {
      assertThat(maker.make(SeededRandom.of(2026, number), Deadline.NEVER))
          .isEqualTo(plain.get(number));
    }
  }

  @Test
  void reportsTheNearestWhereTheDemandIsNotMet() {
    PuzzleDemand demand = sumOfClues(1000, 7);
    PuzzleMaker maker =
        new PuzzleGenerator(TestSolvers.AUTO).prepare(Wanted.on(CLASSIC).spec(), demand);

    Generated result = maker.make(SeededRandom.of(1, 0), Deadline.in(Duration.ofMillis(500)));

    assertThat(result).isInstanceOf(Generated.Refused.class);
    Generated.Refused refused = (Generated.Refused) result;
    assertThat(refused.made()).isGreaterThan(1);
    assertThat(refused.isInVain()).isFalse();
    Grid solution = TestSolvers.solution(refused.nearest());
    assertThat(demand.judge(refused.nearest(), solution, Deadline.NEVER).distance())
        .isLessThanOrEqualTo(999);
    assertThat(TestSolvers.isUnique(refused.nearest())).isTrue();
  }

  @Test
  void aSmallGridIsGivenUpWithoutADeadline() {
    PuzzleMaker maker =
        new PuzzleGenerator(TestSolvers.AUTO)
            .prepare(Wanted.on(RegionMask.boxes(2, 2)).spec(), sumOfClues(1000, 1000));

    Generated result = maker.make(SeededRandom.of(1, 0), Deadline.NEVER);

    assertThat(result)
        .isInstanceOfSatisfying(
            Generated.Refused.class, refused -> assertThat(refused.isInVain()).isTrue());
  }

  @Test
  void aDemandThatDoesNotDecideIsNotMet() {
    PuzzleMaker maker =
        new PuzzleGenerator(TestSolvers.AUTO)
            .prepare(
                Wanted.on(CLASSIC).spec(), (puzzle, solution, deadline) -> Judgement.UNDECIDED);

    assertThat(maker.make(SeededRandom.of(1, 0), Deadline.in(Duration.ofMillis(200))))
        .isInstanceOf(Generated.NotReached.class);
  }

  @Test
  void takesClassicCluesAwayUntilNoneCanGo() {
    for (Generated.Made made : Wanted.on(CLASSIC).clues(ClueDemand.FEW).make(5)) {
      assertThat(TestSolvers.isMinimal(made.puzzle())).isTrue();
    }
    for (Generated.Made made :
        Wanted.on(CLASSIC).clues(ClueDemand.FEW).symmetries(Symmetry.ROTATE180).make(5)) {
      assertThat(TestSolvers.isUnique(made.puzzle())).isTrue();
      assertThat(clues(made)).isLessThan(32);
    }
  }

  @Test
  void refusesADemandOnPuzzlesWithoutOneSolution() {
    GeneratorSpec spec = Wanted.on(CLASSIC).solutions(SolutionDemand.ANY).spec();

    assertThatThrownBy(() -> new PuzzleGenerator(TestSolvers.AUTO).prepare(spec, sumOfClues(3, 7)))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("not any");
  }

  @Test
  void refusesWishesThatContradictEachOther() {
    Wanted classic = Wanted.on(CLASSIC);
    assertRefused(classic.clues(ClueDemand.MINIMAL).solutions(SolutionDemand.ANY), "minimal");
    assertRefused(classic.clues(ClueDemand.exactly(82)), "82");
    assertRefused(classic.clues(ClueDemand.exactly(-1)), "-1");
    assertRefused(classic.clues(ClueDemand.exactly(22)).symmetries(Symmetry.ROTATE90), "22");
    assertRefused(classic.symmetries(new Symmetry[0]), "no symmetry");
    assertRefused(classic.pattern(CellPattern.none(4)), "size 4");
    assertRefused(
        classic.pattern(CellPattern.where(9, cell -> cell == 0)).symmetries(Symmetry.ROTATE180),
        "rotate180");
    assertThatThrownBy(
            () ->
                new GeneratorSpec(
                    new LayoutChoice.Fixed(JIGSAW),
                    new DiagonalFiller(),
                    SolutionDemand.UNIQUE,
                    ClueDemand.PLEASANT,
                    false,
                    List.of(Symmetry.NONE),
                    CellPattern.none(9)))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("not boxes");
  }

  private static void assertRefused(Wanted wanted, String reason) {
    assertThatThrownBy(wanted::spec)
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining(reason);
  }

  @Test
  void reducesAFillingOfTheCaller() {
    Grid filling =
        Grid.of(
            9,
            "534678912672195348198342567859761423426853791713924856961537284287419635345286179"
                .chars()
                .map(c -> c - '0')
                .toArray());
    ClueReducer reducer =
        new ClueReducer(
            Rules.of(CLASSIC),
            Optional.of(TestSolvers.AUTO.prepare(Rules.of(CLASSIC))),
            new ClueRequirements(ClueDemand.MINIMAL, false, Symmetry.NONE, CellPattern.none(9)));

    Reduction reduction = reducer.reduce(filling, false, new SeededRandom(1), Deadline.NEVER);

    assertThat(reduction.isReached()).isTrue();
    assertThat(TestSolvers.isMinimal(new Puzzle(reduction.givens(), CLASSIC))).isTrue();
    assertThat(new Puzzle(reduction.givens(), CLASSIC).isSolvedBy(filling)).isTrue();
  }
}
