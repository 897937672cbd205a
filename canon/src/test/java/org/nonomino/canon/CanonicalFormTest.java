package org.nonomino.canon;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.nonomino.core.BoxRegions;
import org.nonomino.core.Grid;
import org.nonomino.core.Puzzle;
import org.nonomino.core.RegionMask;
import org.nonomino.core.Rules;
import org.nonomino.solver.testkit.Corpus;
import org.nonomino.solver.testkit.CorpusPuzzle;
import org.nonomino.solver.testkit.RandomPuzzles;

/**
 * Tests the laws of canonical forms on all puzzles of the corpus and on empty and nearly empty
 * grids.
 */
final class CanonicalFormTest {
  private static final int MAX_PER_FILE = 60;

  static List<String> files() {
    return Corpus.files();
  }

  @ParameterizedTest
  @MethodSource("files")
  void disguisesHaveTheFormOfThePuzzle(String file) {
    SplittableRandom random = new SplittableRandom(file.hashCode());
    for (CorpusPuzzle known : Corpus.read(file).stream().limit(MAX_PER_FILE).toList()) {
      Puzzle puzzle = known.puzzle();
      requireSameForm(puzzle, Disguises.any(puzzle.size(), random));
      known
          .solution()
          .ifPresent(
              solution ->
                  requireSameForm(
                      puzzle.withGivens(solution), Disguises.any(puzzle.size(), random)));
    }
  }

  @ParameterizedTest
  @MethodSource("files")
  void theMapTakesTheSolutionAlong(String file) {
    for (CorpusPuzzle known : Corpus.read(file).stream().limit(MAX_PER_FILE).toList()) {
      if (known.solution().isPresent()) {
        CanonicalForm form = Disguises.form(known.puzzle());

        assertThat(form.puzzle().isSolvedBy(form.map().apply(known.solution().get())))
            .as("%s of %s", known.label(), known.puzzle())
            .isTrue();
      }
    }
  }

  private static void requireSameForm(Puzzle puzzle, Transformation disguise) {
    Puzzle other = disguise.apply(puzzle);
    CanonicalForm form = Disguises.form(puzzle);
    CanonicalForm again = Disguises.form(other);

    assertThat(again.puzzle()).as("%s after %s", puzzle, disguise).isEqualTo(form.puzzle());
    assertThat(again.key()).isEqualTo(form.key());
    assertThat(form.map().apply(puzzle)).isEqualTo(form.puzzle());
    assertThat(again.map().apply(other)).isEqualTo(form.puzzle());
  }

  /** A puzzle with a changed digit or a moved given is a different puzzle. */
  @Test
  void differentPuzzlesHaveDifferentForms() {
    Puzzle puzzle = Corpus.read("jigsaw9/sgt_basic").get(0).puzzle();
    CanonicalForm form = Disguises.form(puzzle);
    Grid givens = puzzle.givens();
    for (int cell = 0; cell < givens.cellCount(); cell++) {
      if (givens.digit(cell) != 0) {
        Puzzle fewer = puzzle.withGivens(givens.with(cell, 0));
        assertThat(Disguises.form(fewer).key()).isNotEqualTo(form.key());
        Puzzle other = puzzle.withGivens(givens.with(cell, givens.digit(cell) % 9 + 1));
        assertThat(Disguises.form(other).key()).isNotEqualTo(form.key());
      }
    }
  }

  /** Givens may contradict each other. */
  @ParameterizedTest
  @ValueSource(ints = {4, 5, 6})
  void randomMasksKeepTheLaws(int size) {
    SplittableRandom random = new SplittableRandom(size);
    for (int i = 0; i < 100; i++) {
      RegionMask mask = RandomPuzzles.mask(size, random.nextBoolean(), random);
      Grid givens = Grid.empty(size);
      int count = random.nextInt(size * size + 1);
      for (int k = 0; k < count; k++) {
        givens = givens.with(random.nextInt(size * size), 1 + random.nextInt(size));
      }
      requireSameForm(new Puzzle(givens, mask), Disguises.any(size, random));
    }
  }

  /**
   * All puzzles with two and three givens, which may contradict each other, have the same form
   * exactly if they have the same least image under all symmetries found by brute force. The
   * layouts are boxes (boxes of one row have too many symmetries to try), a Latin square, and
   * others.
   */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "0011001122332233",
        "0000111122223333",
        "0123123023013012",
        "0123103223013210",
        "0001011122232333",
        "0012011203123332",
        "0011012223013233",
      })
  void puzzlesHaveTheSameFormExactlyIfTheyAreEquivalent(String labels) {
    RegionMask mask = RegionMask.jigsaw(4, labels.chars().toArray());
    Set<List<Integer>> symmetries = AutomorphismGroupTest.symmetries(mask);
    Canonicalizer canonicalizer = Canonicalizer.of(Rules.of(mask));
    Map<String, String> formOfLeast = new HashMap<>();
    Map<String, String> minOfForm = new HashMap<>();
    for (String digits : List.of("11", "12", "111", "112", "121", "122", "123")) {
      for (Grid givens : placed(Grid.empty(4), digits, 0)) {
        String form = canonicalizer.form(givens).key();
        String min = least(givens, symmetries);
        assertThat(formOfLeast.merge(min, form, (one, other) -> one)).isEqualTo(form);
        assertThat(minOfForm.merge(form, min, (one, other) -> one)).isEqualTo(min);
      }
    }
    assertThat(formOfLeast).hasSizeGreaterThan(5);
  }

  /** Returns all ways to put the digits, in their order, into cells from {@code first} onwards. */
  private static List<Grid> placed(Grid grid, String digits, int first) {
    if (digits.isEmpty()) {
      return List.of(grid);
    }
    List<Grid> grids = new ArrayList<>();
    for (int cell = first; cell < grid.cellCount(); cell++) {
      Grid next = grid.with(cell, digits.charAt(0) - '0');
      grids.addAll(placed(next, digits.substring(1), cell + 1));
    }
    return grids;
  }

  private static String least(Grid grid, Set<List<Integer>> symmetries) {
    String min = "x";
    for (List<Integer> sources : symmetries) {
      int[] numbers = new int[grid.size() + 1];
      int count = 0;
      StringBuilder text = new StringBuilder();
      for (int source : sources) {
        int digit = grid.digit(source);
        if (digit != 0 && numbers[digit] == 0) {
          numbers[digit] = ++count;
        }
        text.append(numbers[digit]);
      }
      String image = text.toString();
      min = image.compareTo(min) < 0 ? image : min;
    }
    return min;
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 4, 6, 8, 9, 10, 12, 16, 25, 36})
  void emptyAndNearlyEmptyGridsAreQuick(int size) {
    RegionMask mask = RegionMask.standardBoxes(size).orElseGet(() -> RegionMask.boxes(1, size));
    SplittableRandom random = new SplittableRandom(size);
    Puzzle empty = new Puzzle(Grid.empty(size), mask);

    assertThat(Disguises.form(empty).puzzle()).isEqualTo(empty);
    Grid givens = empty.givens().with(0, size);
    requireSameForm(new Puzzle(givens, mask), Disguises.any(size, random));
    givens = givens.with(size * size - 1, 1);
    requireSameForm(new Puzzle(givens, mask), Disguises.any(size, random));
  }

  /** Rows, columns and regions of a Latin square may trade roles. */
  @ParameterizedTest
  @ValueSource(ints = {2, 3, 4, 5, 7, 9, 16})
  void regionsMayTradePlacesWithRows(int size) {
    int[] labels = new int[size * size];
    for (int cell = 0; cell < labels.length; cell++) {
      labels[cell] = (cell / size + cell % size) % size;
    }
    RegionMask mask = RegionMask.jigsaw(size, labels);
    SplittableRandom random = new SplittableRandom(size);
    Grid givens = Grid.empty(size);
    for (int i = 0; i < 2 * size; i++) {
      givens = givens.with(random.nextInt(size * size), 1 + random.nextInt(size));
    }
    Puzzle puzzle = new Puzzle(givens, mask);
    // The regions become the rows: the cell in row i and column j comes from the cell where region
    // i meets column j.
    int[] sources = new int[size * size];
    for (int cell = 0; cell < sources.length; cell++) {
      int region = cell / size;
      int column = cell % size;
      sources[cell] = Math.floorMod(region - column, size) * size + column;
    }
    Transformation traded = Transformation.trusted(size, sources, Transformation.digitsOf(size));

    requireSameForm(puzzle, traded.then(Disguises.any(size, random)));
  }

  @Test
  void boxesOutOfOrderAreBoxesAgain() {
    SplittableRandom random = new SplittableRandom(5);
    RegionMask wide = RegionMask.boxes(2, 3);
    for (RegionMask mask :
        List.of(wide, RegionMask.boxes(3, 2), Disguises.any(6, random).apply(wide))) {
      assertThat(Canonicalizer.of(Rules.of(mask)).layout().mask()).isEqualTo(wide);
    }
    assertThat(
            BoxRegions.equalTo(CanonicalLayout.of(RegionMask.boxes(7, 1)).mask())
                .map(String::valueOf))
        .hasValue("1x7");
  }

  @Test
  void theKeyIsALine() {
    Grid given = Grid.empty(4).with(6, 3);

    assertThat(Disguises.form(new Puzzle(given, RegionMask.boxes(2, 2))).key())
        .isEqualTo("...............1");
    assertThat(Disguises.form(new Puzzle(given, RegionMask.boxes(4, 1))).key())
        .isEqualTo("1............... 0000111122223333");
  }

  @Test
  void aGridOfAnotherSizeIsRefused() {
    Canonicalizer canonicalizer = Canonicalizer.of(Rules.of(RegionMask.boxes(2, 2)));

    assertThatIllegalArgumentException()
        .isThrownBy(() -> canonicalizer.form(Grid.empty(9)))
        .withMessage("givens of size 9 on a mask of size 4");
  }
}
