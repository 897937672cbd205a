package org.nonomino.bulk.canon;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.nonomino.canon.Transformation;
import org.nonomino.core.CellList;
import org.nonomino.core.Constraint;
import org.nonomino.core.Grid;
import org.nonomino.core.Puzzle;
import org.nonomino.core.RegionMask;
import org.nonomino.core.Rules;
import org.nonomino.core.constraint.KillerCage;
import org.nonomino.core.constraint.Thermometer;

final class IdentityTest {
  /**
   * A grid on 2×2 boxes and one on 3×3 boxes; both are equivalent to themselves in several ways.
   */
  private static final String SMALL = "1234341221434321";

  private static final String CYCLIC =
      "123456789456789123789123456231564897564897231897231564312645978645978312978312645";

  private final Identity.Finder finder = new Identity.Finder();

  private static Puzzle puzzle(Grid solution, int[][] cages, int given) {
    int size = solution.size();
    int box = (int) Math.sqrt(size);
    int[] givens = new int[size * size];
    givens[given] = solution.digit(given);
    List<Constraint> constraints = new ArrayList<>();
    for (int[] cells : cages) {
      int sum = Arrays.stream(cells).map(solution::digit).sum();
      constraints.add(new KillerCage(CellList.of(size, cells), OptionalInt.of(sum)));
    }
    return new Puzzle(Grid.of(size, givens), Rules.of(RegionMask.boxes(box, box), constraints));
  }

  private Identity identity(Puzzle puzzle, Grid solution) {
    return finder.of(puzzle, Optional.of(solution));
  }

  private static int[] shuffledLines(int size, Random random) {
    int box = (int) Math.sqrt(size);
    List<Integer> bands = new ArrayList<>(IntStream.range(0, box).boxed().toList());
    Collections.shuffle(bands, random);
    List<Integer> lines = new ArrayList<>();
    for (int band : bands) {
      List<Integer> inBand =
          new ArrayList<>(IntStream.range(band * box, band * box + box).boxed().toList());
      Collections.shuffle(inBand, random);
      lines.addAll(inBand);
    }
    return lines.stream().mapToInt(Integer::intValue).toArray();
  }

  private static int[] shuffledDigits(int size, Random random) {
    List<Integer> digits = new ArrayList<>(IntStream.rangeClosed(1, size).boxed().toList());
    Collections.shuffle(digits, random);
    digits.add(0, 0);
    return digits.stream().mapToInt(Integer::intValue).toArray();
  }

  @ParameterizedTest
  @CsvSource({SMALL, CYCLIC})
  void aKillerIsRecognizedInEveryDisguise(String digits) {
    int size = (int) Math.sqrt(digits.length());
    Grid solution = Grid.ofSymbols(size, digits).orElseThrow();
    int[][] cages = {{0, 1}, {2, size + 2}, {size, size + 1}};
    Identity identity = identity(puzzle(solution, cages, size * size - 1), solution);
    Random random = new Random(size);
    for (int attempt = 0; attempt < 40; attempt++) {
      Transformation map =
          Transformation.of(
              size,
              random.nextBoolean(),
              shuffledLines(size, random),
              shuffledLines(size, random),
              shuffledDigits(size, random));
      int[] places = new int[size * size];
      IntStream.range(0, places.length).forEach(cell -> places[map.source(cell)] = cell);
      int[][] moved =
          Arrays.stream(cages)
              .map(cells -> Arrays.stream(cells).map(cell -> places[cell]).toArray())
              .toArray(int[][]::new);
      Grid disguised = map.apply(solution);

      assertThat(identity(puzzle(disguised, moved, places[size * size - 1]), disguised))
          .as("%s", map)
          .isEqualTo(identity);
    }
  }

  @ParameterizedTest
  @CsvSource({SMALL, CYCLIC})
  void otherCellsOrKindsMakeAnotherPuzzleWithTheSameSolution(String digits) {
    int size = (int) Math.sqrt(digits.length());
    Grid solution = Grid.ofSymbols(size, digits).orElseThrow();
    int[][] cages = {{0, 1}, {2, size + 2}};
    Puzzle puzzle = puzzle(solution, cages, 5);
    Identity identity = identity(puzzle, solution);
    Puzzle longer = puzzle(solution, new int[][] {{0, 1}, {2, size + 2, size + 3}}, 5);
    Puzzle empty = new Puzzle(Grid.empty(size), puzzle.rules());
    Puzzle line =
        new Puzzle(
            puzzle.givens(),
            Rules.of(puzzle.mask(), List.of(new Thermometer(CellList.of(size, 0, 1)))));

    for (Puzzle other : List.of(longer, empty, line)) {
      Identity found = identity(other, solution);
      assertThat(found.puzzle()).isNotEqualTo(identity.puzzle());
      assertThat(found.solution()).isEqualTo(identity.solution());
    }
  }
}
