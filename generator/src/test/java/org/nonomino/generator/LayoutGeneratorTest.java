package org.nonomino.generator;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.nonomino.core.Grid;
import org.nonomino.core.Layout;
import org.nonomino.core.RegionMask;
import org.nonomino.core.Rules;
import org.nonomino.generator.terms.LayoutResult;
import org.nonomino.generator.terms.LayoutShape;
import org.nonomino.generator.terms.LayoutSpec;
import org.nonomino.generator.terms.LayoutStyle;
import org.nonomino.generator.terms.SeededRandom;
import org.nonomino.generator.terms.Symmetry;
import org.nonomino.solver.Deadline;
import org.nonomino.solver.Search;
import org.nonomino.solver.SearchReport;
import org.nonomino.solver.Solver;
import org.nonomino.solver.SolverName;
import org.nonomino.solver.StopReason;

/** Random layouts, with and without a filling. */
final class LayoutGeneratorTest {
  private static final long SEED = 20261121;

  static Stream<Arguments> kinds() {
    return IntStream.rangeClosed(LayoutSpec.MIN_SIZE, LayoutSpec.MAX_SYMMETRIC_SIZE)
        .boxed()
        .flatMap(
            size ->
                LayoutSpec.SYMMETRIES.stream()
                    .filter(symmetry -> LayoutSpec.allows(size, symmetry))
                    .map(symmetry -> Arguments.of(size, symmetry)));
  }

  private static List<RegionMask> masks(LayoutSpec spec, int count) {
    LayoutGenerator generator = new LayoutGenerator(spec);
    return IntStream.range(0, count)
        .mapToObj(number -> generator.next(SeededRandom.of(SEED, number)))
        .toList();
  }

  @ParameterizedTest
  @MethodSource("kinds")
  void isConnectedAndSymmetric(int size, Symmetry symmetry) {
    for (double irregularity : new double[] {0, 0.5, 1}) {
      for (RegionMask mask : masks(new LayoutSpec(size, symmetry, irregularity), 50)) {
        assertThat(mask.size()).isEqualTo(size);
        for (int region = 0; region < size; region++) {
          assertThat(Layout.of(mask).pieceCount(region)).as("%s", mask).isEqualTo(1);
        }
        assertThat(borders(mask, symmetry)).as("%s", mask).isEqualTo(borders(mask, Symmetry.NONE));
      }
    }
  }

  /** The numbers of all connected layouts with the symmetry, from an exhaustive search. */
  @ParameterizedTest
  @CsvSource({
    "3,none,10",
    "3,rotate180,2",
    "3,vertical,2",
    "4,none,117",
    "4,rotate180,21",
    "4,rotate90,5",
    "4,vertical,13",
    "5,rotate180,54",
    "5,rotate90,6",
    "5,vertical,24"
  })
  void reachesEachLayout(int size, String name, int count) {
    Symmetry symmetry = Symmetry.valueOf(name.toUpperCase(Locale.ROOT));
    Set<RegionMask> all =
        AllLayouts.of(size).stream().filter(symmetry::keepsBorders).collect(Collectors.toSet());
    assertThat(all).hasSize(count);

    for (double irregularity : new double[] {0.5, 1}) {
      List<RegionMask> made = masks(new LayoutSpec(size, symmetry, irregularity), 3000);
      assertThat(Set.copyOf(made)).as("irregularity %s", irregularity).isEqualTo(all);
    }
  }

  /** Returns the images of the pairs of neighbours with a border between them. */
  private static Set<Set<Integer>> borders(RegionMask mask, Symmetry symmetry) {
    int size = mask.size();
    return IntStream.range(0, size * size)
        .boxed()
        .flatMap(
            cell ->
                Stream.of(cell + 1, cell + size)
                    .filter(other -> other < size * size)
                    .filter(other -> other != cell + 1 || other % size != 0)
                    .filter(other -> mask.region(cell) != mask.region(other))
                    .map(other -> Set.of(symmetry.image(size, cell), symmetry.image(size, other))))
        .collect(Collectors.toSet());
  }

  @ParameterizedTest
  @CsvSource({
    "9,none,0,800", "9,none,0.5,998", "9,none,1,998", "9,rotate180,0.5,950", "9,rotate90,0.5,600",
    "9,vertical,0.5,900", "5,none,1,800", "7,none,0,850", "8,rotate90,0.5,500",
        "12,rotate90,0.5,950",
    "13,vertical,0.5,950", "16,none,0,990"
  })
  void hardlyRepeatsItself(int size, String symmetry, double irregularity, int distinct) {
    LayoutSpec spec =
        new LayoutSpec(size, Symmetry.valueOf(symmetry.toUpperCase(Locale.ROOT)), irregularity);

    assertThat(Set.copyOf(masks(spec, 1000))).hasSizeGreaterThanOrEqualTo(distinct);
  }

  @ParameterizedTest
  @MethodSource("kinds")
  void bordersGrowWithTheIrregularity(int size, Symmetry symmetry) {
    List<Double> means =
        Stream.of(0.0, 0.5, 1.0)
            .map(irregularity -> masks(new LayoutSpec(size, symmetry, irregularity), 300))
            .map(LayoutGeneratorTest::meanBorders)
            .toList();

    assertThat(means).isSorted();
  }

  private static double meanBorders(List<RegionMask> masks) {
    return masks.stream()
        .mapToInt(mask -> borders(mask, Symmetry.NONE).size())
        .average()
        .orElseThrow();
  }

  static Stream<Arguments> styledKinds() {
    return kinds()
        .filter(kind -> (int) kind.get()[0] >= 6)
        // A mirror symmetry of size 7 always makes some region one cell wide.
        .filter(kind -> (int) kind.get()[0] != 7 || kind.get()[1] != Symmetry.VERTICAL);
  }

  @ParameterizedTest
  @MethodSource("styledKinds")
  void aStyleHasNoSnakes(int size, Symmetry symmetry) {
    for (double irregularity : new double[] {0.5, 1}) {
      for (RegionMask mask :
          masks(new LayoutSpec(size, symmetry, irregularity, LayoutStyle.SYMMETRIC), 10)) {
        LayoutShape shape = LayoutGenerator.shapeOf(mask);
        assertThat(shape.longestArm()).as("%s", mask).isLessThanOrEqualTo(2);
        assertThat(shape.straightLines()).as("%s", mask).isZero();
        assertThat(LayoutSpec.symmetryOf(mask)).as("%s", mask).isNotEqualTo(Symmetry.NONE);
        for (int region = 0; region < size; region++) {
          assertThat(Layout.of(mask).pieceCount(region)).as("%s", mask).isEqualTo(1);
        }
      }
    }
  }

  @ParameterizedTest
  @CsvSource({"6,0.5", "7,0.5", "9,0", "9,0.5", "9,1", "12,0.5", "16,0", "16,1"})
  void compactIsWiderAndRounderThanFlowing(int size, double irregularity) {
    List<LayoutShape> compact = shapes(size, irregularity, LayoutStyle.COMPACT);
    List<LayoutShape> flowing = shapes(size, irregularity, LayoutStyle.FLOWING);

    assertThat(compact).allMatch(shape -> shape.longestArm() <= 1 && shape.straightLines() == 0);
    assertThat(flowing).allMatch(shape -> shape.longestArm() <= 2 && shape.straightLines() == 0);
    assertThat(compact.stream().mapToInt(LayoutShape::borders).sum())
        .isLessThan(flowing.stream().mapToInt(LayoutShape::borders).sum());
  }

  private static List<LayoutShape> shapes(int size, double irregularity, LayoutStyle style) {
    return masks(new LayoutSpec(size, Symmetry.NONE, irregularity, style), 100).stream()
        .map(LayoutGenerator::shapeOf)
        .toList();
  }

  @Test
  void symmetricLayoutsHaveDifferentSymmetries() {
    assertThat(
            masks(new LayoutSpec(9, Symmetry.NONE, 0.5, LayoutStyle.SYMMETRIC), 50).stream()
                .map(LayoutSpec::symmetryOf))
        .contains(Symmetry.ROTATE180, Symmetry.ROTATE90, Symmetry.VERTICAL)
        .doesNotContain(Symmetry.NONE);
  }

  @ParameterizedTest
  @CsvSource({
    "9,COMPACT,950",
    "9,FLOWING,950",
    "9,SYMMETRIC,300",
    "12,COMPACT,990",
    "6,FLOWING,100"
  })
  void aStyleHardlyRepeatsItself(int size, LayoutStyle style, int distinct) {
    assertThat(Set.copyOf(masks(new LayoutSpec(size, Symmetry.NONE, 0.5, style), 1000)))
        .hasSizeGreaterThanOrEqualTo(distinct);
  }

  @Test
  void aStyleOfTheSmallestSizesComesToAnEnd() {
    for (LayoutStyle style : LayoutStyle.values()) {
      for (int size : new int[] {3, 4, 5}) {
        assertThat(masks(new LayoutSpec(size, Symmetry.NONE, 0.5, style), 20)).hasSize(20);
      }
    }
    assertThat(masks(new LayoutSpec(7, Symmetry.VERTICAL, 0.5, LayoutStyle.COMPACT), 3)).hasSize(3);
  }

  @Test
  void measuresShapes() {
    assertThat(LayoutGenerator.shapeOf(RegionMask.boxes(3, 3)))
        .isEqualTo(new LayoutShape(36, 36, 4, 0, 0, 4));
    // Each of the three rows is an arm, and its middle cell is a bottleneck.
    assertThat(LayoutGenerator.shapeOf(RegionMask.jigsaw(3, new int[] {0, 0, 0, 1, 1, 1, 2, 2, 2})))
        .isEqualTo(new LayoutShape(6, 12, 0, 3, 3, 2));
    // Around a plus of five cells, four regions of a 2×2 block and one more cell.
    assertThat(LayoutGenerator.shapeOf(LayoutCatalog.load().find("pinwheel-5").orElseThrow()))
        .isEqualTo(new LayoutShape(16, 36, 0, 5, 5, 0));
  }

  @Test
  void dependsOnTheRandomNumbersAlone() {
    LayoutSpec spec = new LayoutSpec(9, Symmetry.VERTICAL, 0.5);
    LayoutGenerator used = new LayoutGenerator(spec);
    used.next(new SeededRandom(1));

    assertThat(used.next(new SeededRandom(2)))
        .isEqualTo(new LayoutGenerator(spec).next(new SeededRandom(2)))
        .isNotEqualTo(used.next(new SeededRandom(3)));
  }

  @ParameterizedTest
  @MethodSource("kinds")
  void findsLayoutsThatHaveAFilling(int size, Symmetry symmetry) {
    LayoutSpec spec = new LayoutSpec(size, symmetry, 0.3);

    LayoutResult result =
        new FillableLayouts(spec, TestSolvers.AUTO).next(new SeededRandom(SEED), Deadline.NEVER);

    assertThat(result).isInstanceOf(LayoutResult.Found.class);
    LayoutResult.Found found = (LayoutResult.Found) result;
    assertThat(Rules.of(found.mask()).isSolvedBy(found.filling())).isTrue();
    assertThat(symmetry.keepsBorders(found.mask())).isTrue();
    assertThat(
            new FillableLayouts(spec, TestSolvers.AUTO)
                .next(new SeededRandom(SEED), Deadline.NEVER))
        .isEqualTo(result);
  }

  /** A layout is kept even if it takes several attempts to fill it. */
  @ParameterizedTest
  @CsvSource({"10,0.5", "12,1", "16,0", "16,0.5"})
  void fillsNearlyAllLargeLayouts(int size, double irregularity) {
    LayoutSpec spec = new LayoutSpec(size, Symmetry.NONE, irregularity);
    FillableLayouts fillable = new FillableLayouts(spec, TestSolvers.AUTO);

    List<RegionMask> found =
        IntStream.range(0, 20)
            .mapToObj(number -> fillable.next(SeededRandom.of(SEED, number), Deadline.NEVER))
            .map(result -> ((LayoutResult.Found) result).mask())
            .toList();

    List<RegionMask> refused = new ArrayList<>(masks(spec, 20));
    refused.removeAll(found);
    assertThat(refused).hasSizeLessThan(4);
  }

  @ParameterizedTest
  @CsvSource({"17,any", "23,flowing", "36,any"})
  void largeLayoutsGrowOnAFilledGrid(int size, String style) {
    LayoutSpec spec =
        new LayoutSpec(
            size, Symmetry.NONE, 0.5, LayoutStyle.valueOf(style.toUpperCase(Locale.ROOT)));

    RegionMask first = grown(spec, 1);
    RegionMask second = grown(spec, 2);

    assertThat(first).isEqualTo(grown(spec, 1));
    assertThat(borders(first, Symmetry.NONE)).isNotEqualTo(borders(second, Symmetry.NONE));
    assertThat(unchanged(first, second)).as("%s\n%s", first, second).isLessThan(size / 3);
  }

  private static RegionMask grown(LayoutSpec spec, long seed) {
    LayoutResult.Found found =
        (LayoutResult.Found)
            new FillableLayouts(spec, TestSolvers.AUTO)
                .next(new SeededRandom(seed), Deadline.NEVER);
    RegionMask mask = found.mask();
    assertThat(Rules.of(mask).isSolvedBy(found.filling())).isTrue();
    for (int region = 0; region < spec.size(); region++) {
      assertThat(Layout.of(mask).pieceCount(region)).as("%s", mask).isEqualTo(1);
    }
    assertThat(commonOrder(found.filling())).isLessThan(0.15);
    return mask;
  }

  /** Returns the number of regions that have the same cells in both layouts. */
  private static long unchanged(RegionMask one, RegionMask other) {
    Set<Set<Integer>> cells = cellsOfRegions(one);
    return cellsOfRegions(other).stream().filter(cells::contains).count();
  }

  private static Set<Set<Integer>> cellsOfRegions(RegionMask mask) {
    return Set.copyOf(
        IntStream.range(0, mask.size() * mask.size())
            .boxed()
            .collect(Collectors.groupingBy(mask::region, Collectors.toSet()))
            .values());
  }

  /** Returns how often two neighbours in a row are also neighbours in the row above. */
  private static double commonOrder(Grid filling) {
    int size = filling.size();
    long common =
        IntStream.range(size, size * size)
            .filter(cell -> cell % size != 0)
            .filter(
                cell ->
                    IntStream.range(1, size)
                        .map(column -> (cell / size - 1) * size + column)
                        .anyMatch(
                            above ->
                                filling.digit(above) == filling.digit(cell)
                                    && filling.digit(above - 1) == filling.digit(cell - 1)))
            .count();
    return (double) common / ((size - 1) * (size - 1));
  }

  @Test
  void bordersOfLargeLayoutsGrowWithTheIrregularity() {
    List<Double> means =
        Stream.of(0.0, 0.5, 1.0)
            .map(irregularity -> new LayoutSpec(20, Symmetry.NONE, irregularity))
            .map(spec -> LongStream.range(0, 5).mapToObj(seed -> grown(spec, seed)).toList())
            .map(LayoutGeneratorTest::meanBorders)
            .toList();

    assertThat(means).isSorted();
  }

  @ParameterizedTest
  @ValueSource(ints = {10, 20})
  void fillsLargeLayoutsWithoutHelpIfItMust(int size) {
    SearchReport givenUp = new SearchReport(0, 0, 0, StopReason.NODE_LIMIT);
    Solver noHelp = new Stub(mask -> (givens, limits, observer) -> givenUp);
    LayoutSpec spec = new LayoutSpec(size, Symmetry.NONE, 0.5);

    LayoutResult result =
        new FillableLayouts(spec, noHelp).next(new SeededRandom(SEED), Deadline.NEVER);

    assertThat(result).isInstanceOf(LayoutResult.Found.class);
    LayoutResult.Found found = (LayoutResult.Found) result;
    assertThat(Rules.of(found.mask()).isSolvedBy(found.filling())).isTrue();
  }

  @Test
  void upToNineNoSolverIsAsked() {
    Solver unasked =
        new Stub(
            mask -> {
              throw new AssertionError("asked");
            });
    LayoutSpec spec = new LayoutSpec(9, Symmetry.NONE, 1);

    assertThat(new FillableLayouts(spec, unasked).next(new SeededRandom(SEED), Deadline.NEVER))
        .isInstanceOf(LayoutResult.Found.class);
  }

  @Test
  void stopsAtTheDeadlineAndAtAnInterrupt() {
    FillableLayouts layouts =
        new FillableLayouts(new LayoutSpec(16, Symmetry.NONE, 1), TestSolvers.AUTO);

    assertThat(layouts.next(new SeededRandom(SEED), Deadline.in(Duration.ZERO)))
        .isEqualTo(new LayoutResult.Undecided(StopReason.DEADLINE));
    Thread.currentThread().interrupt();
    assertThat(layouts.next(new SeededRandom(SEED), Deadline.NEVER))
        .isEqualTo(new LayoutResult.Undecided(StopReason.INTERRUPTED));
    assertThat(Thread.interrupted()).isTrue();
  }

  @Test
  void refusesWhatThereIsNot() {
    assertThatIllegalArgumentException().isThrownBy(() -> new LayoutSpec(2, Symmetry.NONE, 0));
    assertThatIllegalArgumentException().isThrownBy(() -> new LayoutSpec(37, Symmetry.NONE, 0));
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new LayoutSpec(17, Symmetry.ROTATE180, 0));
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new LayoutSpec(17, Symmetry.NONE, 0, LayoutStyle.SYMMETRIC));
    assertThatIllegalArgumentException().isThrownBy(() -> new LayoutSpec(9, Symmetry.NONE, 1.01));
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new LayoutSpec(9, Symmetry.NONE, Double.NaN));
    assertThatIllegalArgumentException().isThrownBy(() -> new LayoutSpec(9, Symmetry.DIAGONAL, 0));
    for (int size : new int[] {3, 6, 7, 10, 11, 14, 15}) {
      assertThat(LayoutSpec.allows(size, Symmetry.ROTATE90)).isFalse();
      assertThatIllegalArgumentException()
          .isThrownBy(() -> new LayoutSpec(size, Symmetry.ROTATE90, 0));
    }
  }

  private record Stub(Function<Rules, Search> searches) implements Solver {
    @Override
    public SolverName name() {
      return new SolverName("stub");
    }

    @Override
    public String description() {
      return "stub";
    }

    @Override
    public Search prepare(Rules rules) {
      return searches.apply(rules);
    }
  }
}
