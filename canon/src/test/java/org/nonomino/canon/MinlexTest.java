package org.nonomino.canon;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.nonomino.core.Grid;
import org.nonomino.core.Puzzle;
import org.nonomino.core.RegionMask;
import org.nonomino.core.Rules;
import org.nonomino.solver.testkit.Corpus;
import org.nonomino.solver.testkit.CorpusPuzzle;
import org.nonomino.solver.testkit.NaiveOracle;

/**
 * Tests the least equivalent on boxes against brute force and against counts from the literature.
 */
final class MinlexTest {
  private static final RegionMask NINE = RegionMask.boxes(3, 3);

  /** Returns fillings of 3×3 boxes from puzzles of the corpus. */
  private static List<Grid> fillings() {
    return Corpus.read("classic/sgt_3x3").stream()
        .map(CorpusPuzzle::solution)
        .flatMap(Optional::stream)
        .toList();
  }

  @Test
  void allFillingsAndTheirPartsOfFourByFourAreLeast() {
    BoxOracle oracle = new BoxOracle(2, 2);
    Canonicalizer canonicalizer = Canonicalizer.of(Rules.of(RegionMask.boxes(2, 2)));
    SplittableRandom random = new SplittableRandom(1);
    for (Grid filling : NaiveOracle.solutions(empty(2, 2), 1000)) {
      for (int clues : new int[] {16, 15, 12, 8, 6, 4, 3, 2, 1, 0}) {
        Grid givens = Disguises.some(filling, clues, random);
        assertThat(canonicalizer.form(givens).puzzle().givens())
            .as("%s", givens)
            .isEqualTo(oracle.least(givens));
      }
    }
  }

  @ParameterizedTest
  @CsvSource({"2, 3, 300", "2, 4, 3"})
  void puzzlesOnOtherBoxesAreLeast(int boxRows, int boxColumns, int count) {
    BoxOracle oracle = new BoxOracle(boxRows, boxColumns);
    Canonicalizer canonicalizer = Canonicalizer.of(Rules.of(RegionMask.boxes(boxRows, boxColumns)));
    SplittableRandom random = new SplittableRandom(2);
    Grid filling = NaiveOracle.solutions(empty(boxRows, boxColumns), 1).get(0);
    for (int i = 0; i < count; i++) {
      Grid other =
          NaiveOracle.solutions(
                  new Puzzle(Disguises.some(filling, 4, random), canonicalizer.mask()), 50)
              .get(0);
      Grid givens = Disguises.some(other, random.nextInt(filling.cellCount() + 1), random);
      assertThat(canonicalizer.form(givens).puzzle().givens())
          .as("%s", givens)
          .isEqualTo(oracle.least(givens));
    }
  }

  @Test
  void puzzlesAndFillingsOfNineByNineAreLeast() {
    BoxOracle oracle = new BoxOracle(3, 3);
    Canonicalizer canonicalizer = Canonicalizer.of(Rules.of(NINE));
    SplittableRandom random = new SplittableRandom(3);
    List<Grid> fillings = fillings();
    for (int clues : new int[] {81, 81, 80, 60, 40, 30, 24, 17, 12, 9, 7, 4, 2, 1}) {
      Grid givens = Disguises.some(fillings.get(random.nextInt(fillings.size())), clues, random);
      assertThat(canonicalizer.form(givens).puzzle().givens())
          .as("%s", givens)
          .isEqualTo(oracle.least(givens));
    }
  }

  /**
   * Full rows leave the order of the columns open until other rows decide it, and equal bands leave
   * the order of the bands open.
   */
  @Test
  void patternsThatLeaveMuchOpenAreLeast() {
    BoxOracle oracle = new BoxOracle(3, 3);
    Canonicalizer canonicalizer = Canonicalizer.of(Rules.of(NINE));
    Grid filling = fillings().get(0);
    for (List<Integer> rows : List.of(List.of(0, 4), List.of(2, 5, 8))) {
      Grid givens = filling;
      for (int cell = 0; cell < 81; cell++) {
        givens = rows.contains(cell / 9) ? givens : givens.with(cell, 0);
      }
      assertThat(canonicalizer.form(givens).puzzle().givens())
          .as("%s", givens)
          .isEqualTo(oracle.least(givens));
    }
    Grid diagonal = Grid.empty(9);
    for (int i = 0; i < 9; i++) {
      diagonal = diagonal.with(10 * i, i + 1);
    }
    assertThat(canonicalizer.form(diagonal).puzzle().givens()).isEqualTo(oracle.least(diagonal));
  }

  /**
   * There are two classes, as is known. The equivalents of each number the order of the group
   * divided by its automorphisms.
   */
  @Test
  void fourByFourHasTwoEssentiallyDifferentGrids() {
    List<Grid> fillings = NaiveOracle.solutions(empty(2, 2), 1000);

    assertThat(fillings).hasSize(288);
    assertThat(classes(RegionMask.boxes(2, 2), fillings)).hasSize(2);
  }

  /**
   * There are 49 classes by Jarvis and Russell's count (OEIS A109741), and the lengths of their
   * orbits add up to the 28,200,960 fillings (A107739).
   */
  @Test
  void sixBySixHas49EssentiallyDifferentGrids() {
    Grid firstRow = Grid.empty(6);
    for (int column = 0; column < 6; column++) {
      firstRow = firstRow.with(column, column + 1);
    }
    RegionMask mask = RegionMask.boxes(2, 3);
    List<Grid> fillings = NaiveOracle.solutions(new Puzzle(firstRow, mask), 100_000);

    assertThat(fillings).hasSize(28_200_960 / factorial(6));
    assertThat(classes(mask, fillings)).hasSize(49);
  }

  /** Returns the forms of fillings; checks that all have the expected number of equivalents. */
  private static Map<Grid, Integer> classes(RegionMask mask, List<Grid> fillings) {
    Canonicalizer canonicalizer = Canonicalizer.of(Rules.of(mask));
    Map<Grid, Integer> counts = new HashMap<>();
    for (Grid filling : fillings) {
      counts.merge(canonicalizer.form(filling).puzzle().givens(), 1, Integer::sum);
    }
    // All have the same number of ways to replace digits, of which only one preserves a first row.
    boolean isNormalized =
        fillings.stream().allMatch(each -> each.digit(1) == 2 && each.digit(0) == 1);
    BigInteger replaced = BigInteger.valueOf(isNormalized ? 1 : factorial(mask.size()));
    BigInteger group = AutomorphismGroup.of(mask).order();
    counts.forEach(
        (form, count) ->
            assertThat(BigInteger.valueOf(count))
                .as("%s", form)
                .isEqualTo(
                    group
                        .multiply(replaced)
                        .divide(AutomorphismGroup.of(new Puzzle(form, mask)).order())));
    return counts;
  }

  private static int factorial(int number) {
    return number < 2 ? 1 : number * factorial(number - 1);
  }

  private static Puzzle empty(int boxRows, int boxColumns) {
    return new Puzzle(Grid.empty(boxRows * boxColumns), RegionMask.boxes(boxRows, boxColumns));
  }

  /**
   * The bands of three boxes have 416 classes (Felgenhauer and Jarvis, "Mathematics of Sudoku I",
   * 2006, and Russell there). It suffices to test bands with the first box in order and the others
   * sorted.
   */
  @Test
  @Tag("long")
  void thereAre416Bands() {
    Canonicalizer canonicalizer = Canonicalizer.of(Rules.of(NINE));
    Grid first = Grid.empty(9);
    for (int digit = 1; digit <= 9; digit++) {
      first = first.with((digit - 1) / 3 * 9 + (digit - 1) % 3, digit);
    }
    Map<Grid, Integer> bands = new HashMap<>();
    fillBand(first, 3, bands, canonicalizer);

    assertThat(bands.values().stream().mapToInt(Integer::intValue).sum()).isEqualTo(36_288);
    assertThat(bands).hasSize(416);
  }

  private static void fillBand(
      Grid grid, int cell, Map<Grid, Integer> bands, Canonicalizer canonicalizer) {
    if (cell == 27) {
      bands.merge(canonicalizer.form(grid).puzzle().givens(), 1, Integer::sum);
      return;
    }
    if (cell % 9 < 3) {
      fillBand(grid, cell + 3, bands, canonicalizer);
      return;
    }
    // The columns of a box ascend in the first row, as do the boxes.
    int min = cell < 9 ? grid.digit(cell % 3 == 0 ? cell - 3 : cell - 1) : 0;
    for (int digit = min + 1; digit <= 9; digit++) {
      Grid next = grid.with(cell, digit);
      if (Rules.of(NINE).findConflict(next).isEmpty()) {
        fillBand(next, cell + 1, bands, canonicalizer);
      }
    }
  }

  /**
   * The least and the greatest of all forms, by Red Ed
   * (http://forum.enjoysudoku.com/canonical-form-t5215-15.html), and an example from
   * https://www.sudokuwiki.org/Sudoku_Min_Lex.
   */
  @ParameterizedTest
  @CsvSource({
    "123456789456789123789123456214365897365897214897214365531642978642978531978531642,"
        + "123456789456789123789123456214365897365897214897214365531642978642978531978531642",
    "123456789457893612986217354274538196531964827698721435342685971715349268869172543,"
        + "123456789457893612986217354274538196531964827698721435342685971715349268869172543",
    "369218475215749863487635912754861239631924758928357641173482596542196387896573124,"
        + "123456789457189236698273541261947853745831692839625417384792165512368974976514328",
  })
  void publishedFormsAreMet(String filling, String form) {
    Grid grid = Grid.ofSymbols(9, filling).orElseThrow();
    Transformation disguise = Disguises.any(9, new SplittableRandom(1));
    CanonicalForm found = Disguises.form(disguise.apply(new Puzzle(grid, NINE)));

    assertThat(Canonicalizer.of(Rules.of(NINE)).form(grid).puzzle().givens()).hasToString(form);
    assertThat(found.puzzle().givens()).hasToString(form);
  }

  @Test
  void formsOfFillingsBeginWithTheDigitsInTheirOrder() {
    List<Grid> seen = new ArrayList<>();
    for (Grid filling : fillings()) {
      Grid form = Canonicalizer.of(Rules.of(NINE)).form(filling).puzzle().givens();
      seen.add(form);
      assertThat(form.toString()).startsWith("1234567894");
      assertThat(Rules.of(NINE).isSolvedBy(form)).isTrue();
    }
    assertThat(seen).doesNotHaveDuplicates();
  }
}
