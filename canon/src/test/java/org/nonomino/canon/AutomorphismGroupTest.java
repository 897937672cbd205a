package org.nonomino.canon;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.nonomino.core.Grid;
import org.nonomino.core.Puzzle;
import org.nonomino.core.RegionMask;
import org.nonomino.solver.testkit.RandomPuzzles;

/** Tests orders of groups against known values and against brute force. */
final class AutomorphismGroupTest {
  /**
   * The order is the number of permutations of bands and rows, stacks and columns; twice that for
   * square boxes.
   */
  @ParameterizedTest
  @CsvSource({"2, 2", "2, 3", "3, 2", "2, 4", "3, 3", "3, 4", "4, 4", "5, 5", "4, 9", "6, 6"})
  void theGroupOfBoxesHasItsOrder(int boxRows, int boxColumns) {
    BigInteger rows = factorial(boxRows).pow(boxColumns).multiply(factorial(boxColumns));
    BigInteger columns = factorial(boxColumns).pow(boxRows).multiply(factorial(boxRows));
    BigInteger transposed = BigInteger.valueOf(boxRows == boxColumns ? 2 : 1);

    assertThat(AutomorphismGroup.of(RegionMask.boxes(boxRows, boxColumns)).order())
        .isEqualTo(rows.multiply(columns).multiply(transposed));
  }

  @Test
  void knownOrdersAreMet() {
    assertThat(AutomorphismGroup.of(RegionMask.boxes(3, 3)).order()).isEqualTo(3_359_232);
    assertThat(AutomorphismGroup.of(RegionMask.boxes(2, 2)).order()).isEqualTo(128);
    assertThat(AutomorphismGroup.of(RegionMask.boxes(2, 3)).order()).isEqualTo(3456);
    assertThat(AutomorphismGroup.of(RegionMask.boxes(1, 1)).order()).isEqualTo(1);
  }

  private static BigInteger factorial(int number) {
    return number < 2 ? BigInteger.ONE : BigInteger.valueOf(number).multiply(factorial(number - 1));
  }

  /**
   * "The most canonical grid" of the solvers' forum, with more automorphisms than any other grid.
   */
  @Test
  void theMostSymmetricGridHas648() {
    String grid =
        "123456789456789123789123456231564897564897231897231564312645978645978312978312645";
    Puzzle puzzle = new Puzzle(Grid.ofSymbols(9, grid).orElseThrow(), RegionMask.boxes(3, 3));
    AutomorphismGroup group = AutomorphismGroup.of(puzzle);

    assertThat(group.order()).isEqualTo(648);
    List<Transformation> elements = group.elements(648).orElseThrow();
    assertThat(elements).hasSize(648).doesNotHaveDuplicates();
    assertThat(elements).allSatisfy(each -> assertThat(each.apply(puzzle)).isEqualTo(puzzle));
    assertThat(group.elements(647)).isEmpty();
  }

  /**
   * The value that Red Ed gives for the greatest minlex form: {@link
   * MinlexTest#publishedFormsAreMet}.
   */
  @Test
  void theGridWithTheGreatestFormHas72() {
    String grid =
        "123456789457893612986217354274538196531964827698721435342685971715349268869172543";
    Puzzle puzzle = new Puzzle(Grid.ofSymbols(9, grid).orElseThrow(), RegionMask.boxes(3, 3));

    assertThat(AutomorphismGroup.of(puzzle).order()).isEqualTo(72);
  }

  @ParameterizedTest
  @ValueSource(ints = {2, 3, 4, 5})
  void groupsOfRandomMasksAreThoseFoundByTryingEverything(int size) {
    SplittableRandom random = new SplittableRandom(size);
    for (int i = 0; i < (size == 5 ? 8 : 40); i++) {
      requireGroup(RandomPuzzles.mask(size, random.nextBoolean(), random));
    }
  }

  /** The regions of these layouts may trade roles with rows and columns. */
  @ParameterizedTest
  @CsvSource({
    "3, 012120201",
    "4, 0123123023013012",
    "4, 0123103223013210",
    "4, 0123012322113300",
    "5, 0123412340234013401240123",
    "5, 0123410432234013412043210",
  })
  void groupsOfMasksWhoseRegionsMayBeRowsAreFound(int size, String labels) {
    requireGroup(RegionMask.jigsaw(size, labels.chars().toArray()));
  }

  private static void requireGroup(RegionMask mask) {
    Set<List<Integer>> all = symmetries(mask);
    AutomorphismGroup group = AutomorphismGroup.of(mask);

    assertThat(group.order()).as("%s", mask).isEqualTo(all.size());
    Set<List<Integer>> found = new HashSet<>();
    for (Transformation element : group.elements(all.size()).orElseThrow()) {
      // Regions that are columns are drawn as rows.
      assertThat(element.apply(mask)).isEqualTo(Transformation.identity(mask.size()).apply(mask));
      found.add(
          Arrays.stream(Transformation.identityOrder(mask.size() * mask.size()))
              .map(element::source)
              .boxed()
              .toList());
    }
    assertThat(found).isEqualTo(all);
  }

  /**
   * Returns all permutations of the cells after which the three sets of houses are the same three.
   * The houses that become the rows and the columns identify each permutation.
   */
  static Set<List<Integer>> symmetries(RegionMask mask) {
    int size = mask.size();
    int[][] houses = new int[3][size * size];
    for (int cell = 0; cell < size * size; cell++) {
      houses[0][cell] = cell / size;
      houses[1][cell] = cell % size;
      houses[2][cell] = mask.region(cell);
    }
    Set<List<Integer>> found = new HashSet<>();
    for (int rows = 0; rows < 3; rows++) {
      for (int columns = 0; columns < 3; columns++) {
        if (rows != columns) {
          int[] crossing = crossings(size, houses[rows], houses[columns]);
          if (crossing.length > 0) {
            tryOrders(size, crossing, houses, found);
          }
        }
      }
    }
    return found;
  }

  /**
   * Returns for each pair of houses of the two kinds the one cell that they share, or none if a
   * pair does not share exactly one cell.
   */
  private static int[] crossings(int size, int[] rows, int[] columns) {
    int[] crossings = new int[size * size];
    Arrays.fill(crossings, -1);
    for (int cell = 0; cell < size * size; cell++) {
      crossings[rows[cell] * size + columns[cell]] = cell;
    }
    return Arrays.stream(crossings).anyMatch(cell -> cell < 0) ? new int[0] : crossings;
  }

  private static void tryOrders(
      int size, int[] crossings, int[][] houses, Set<List<Integer>> found) {
    Set<List<Integer>> kinds = kinds(size, houses, Transformation.identityOrder(size * size));
    List<int[]> orders = Disguises.permutations(size);
    for (int[] rows : orders) {
      for (int[] columns : orders) {
        int[] sources = new int[size * size];
        for (int cell = 0; cell < sources.length; cell++) {
          sources[cell] = crossings[rows[cell / size] * size + columns[cell % size]];
        }
        if (kinds(size, houses, sources).equals(kinds)) {
          found.add(Arrays.stream(sources).boxed().toList());
        }
      }
    }
  }

  /**
   * Returns the three ways to cut the grid into houses, with each cell replaced by its source: the
   * houses of all cells, numbered in order of appearance.
   */
  private static Set<List<Integer>> kinds(int size, int[][] houses, int[] sources) {
    Set<List<Integer>> kinds = new HashSet<>();
    for (int[] kind : houses) {
      int[] numbers = new int[size];
      int count = 0;
      Integer[] seen = new Integer[sources.length];
      for (int cell = 0; cell < sources.length; cell++) {
        int house = kind[sources[cell]];
        if (numbers[house] == 0) {
          numbers[house] = ++count;
        }
        seen[cell] = numbers[house];
      }
      kinds.add(List.of(seen));
    }
    return kinds;
  }
}
