package org.nonomino.canon;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.nonomino.core.CellList;
import org.nonomino.core.Constraint;
import org.nonomino.core.ConstraintKind;
import org.nonomino.core.Grid;
import org.nonomino.core.Puzzle;
import org.nonomino.core.RegionMask;
import org.nonomino.core.Rules;
import org.nonomino.core.constraint.AntiKing;
import org.nonomino.core.constraint.AntiKnight;
import org.nonomino.core.constraint.Diagonal;
import org.nonomino.core.constraint.DisjointGroups;
import org.nonomino.core.constraint.ExtraRegion;
import org.nonomino.core.constraint.KillerCage;
import org.nonomino.core.constraint.NegativeXv;
import org.nonomino.core.constraint.NonConsecutive;
import org.nonomino.core.constraint.Windoku;
import org.nonomino.solver.testkit.RandomPuzzles;

/**
 * Tests canonical forms of puzzles with constraints. The oracle tries all orders of rows and
 * columns and all digits, and decides by {@link Constraint#holds} whether the rules stay the same.
 */
final class ConstrainedFormTest {
  private static final int SIZE = 4;

  private static final String BOXES = "0011001122332233";
  private static final String JIGSAW = "0001011122232333";
  private static final String TURNED_JIGSAW = "0012011203123332";

  /** Masks with constraints whose places are fixed, or that are all free. */
  static List<Rules> rules() {
    List<Rules> rules = new ArrayList<>();
    for (String labels : List.of(BOXES, JIGSAW, TURNED_JIGSAW, "0000111122223333")) {
      RegionMask mask = RegionMask.jigsaw(SIZE, labels.chars().toArray());
      for (List<Constraint> constraints : constraints()) {
        Rules constrained = Rules.of(mask, constraints);
        if (!constrained.arePlain()) {
          rules.add(constrained);
        }
      }
    }
    return rules;
  }

  private static List<List<Constraint>> constraints() {
    Diagonal falling = new Diagonal(SIZE, false);
    Diagonal rising = new Diagonal(SIZE, true);
    return List.of(
        List.of(falling),
        List.of(rising),
        List.of(falling, rising),
        List.of(new Windoku(SIZE)),
        List.of(new AntiKnight(SIZE)),
        List.of(new AntiKing(SIZE)),
        List.of(new NonConsecutive(SIZE)),
        List.of(new NegativeXv(SIZE)),
        List.of(new AntiKing(SIZE), rising),
        List.of(new DisjointGroups(SIZE)),
        List.of(ExtraRegion.of(SIZE, 0, 6, 11)),
        List.of(ExtraRegion.of(SIZE, 0, 6, 9, 15), new NonConsecutive(SIZE)));
  }

  /** Puzzles on the same rules have the same form exactly if a symmetry of the rules joins them. */
  @ParameterizedTest
  @MethodSource("rules")
  void puzzlesHaveTheSameFormExactlyIfTheyAreEquivalent(Rules rules) {
    List<Transformation> symmetries = symmetries(rules);
    Canonicalizer canonicalizer = Canonicalizer.of(rules);
    Map<List<Integer>, Puzzle> formOfLeast = new HashMap<>();
    Map<Puzzle, List<Integer>> leastOfForm = new HashMap<>();
    SplittableRandom random = new SplittableRandom(rules.hashCode());
    for (int i = 0; i < 150; i++) {
      Grid givens = givens(1 + random.nextInt(3), random);
      CanonicalForm form = canonicalizer.form(givens);
      List<Integer> least = least(givens, symmetries);

      assertThat(form.map().apply(givens)).isEqualTo(form.puzzle().givens());
      assertThat(formOfLeast.merge(least, form.puzzle(), (one, other) -> one))
          .as("%s with %s, %s", rules, rules.constraints(), givens)
          .isEqualTo(form.puzzle());
      assertThat(leastOfForm.merge(form.puzzle(), least, (one, other) -> one))
          .as("%s with %s, %s", rules, rules.constraints(), givens)
          .isEqualTo(least);
    }
  }

  /** The form is its own form, and its solutions are those of the puzzle. */
  @ParameterizedTest
  @MethodSource("rules")
  void theFormIsTheSamePuzzle(Rules rules) {
    SplittableRandom random = new SplittableRandom(rules.hashCode());
    List<Grid> fillings = fillings();
    for (int i = 0; i < 20; i++) {
      Puzzle puzzle = new Puzzle(givens(random.nextInt(4), random), rules);
      CanonicalForm form = Disguises.form(puzzle);

      assertThat(Disguises.form(form.puzzle()).puzzle()).isEqualTo(form.puzzle());
      for (Grid filling : fillings) {
        assertThat(form.puzzle().isSolvedBy(form.map().apply(filling)))
            .as("%s with %s, %s", puzzle, rules.constraints(), filling)
            .isEqualTo(puzzle.isSolvedBy(filling));
      }
    }
  }

  /** Turning and mirroring keeps all of these constraints, so the regions may be of any shape. */
  @ParameterizedTest
  @ValueSource(ints = {4, 5, 6, 9, 16})
  void turnedPuzzlesHaveTheSameForm(int size) {
    SplittableRandom random = new SplittableRandom(size);
    List<List<Constraint>> choices = new ArrayList<>();
    Diagonal falling = new Diagonal(size, false);
    Diagonal rising = new Diagonal(size, true);
    choices.add(List.of(falling, rising));
    choices.add(List.of(new AntiKnight(size)));
    choices.add(List.of(new AntiKing(size), falling, rising));
    choices.add(List.of(new NonConsecutive(size)));
    if (size == 4 || size == 9 || size == 16) {
      choices.add(List.of(new Windoku(size)));
      choices.add(List.of(new Windoku(size), falling, rising));
    }
    for (List<Constraint> constraints : choices) {
      for (int i = 0; i < (size > 9 ? 2 : 10); i++) {
        RegionMask mask = RandomPuzzles.mask(size, random.nextBoolean(), random);
        Grid givens = givens(size, random.nextInt(2 * size), random);
        CanonicalForm form = Disguises.form(new Puzzle(givens, Rules.of(mask, constraints)));
        for (Transformation turn : turns(size)) {
          Puzzle turned = new Puzzle(turn.apply(givens), Rules.of(turn.apply(mask), constraints));

          assertThat(Disguises.form(turned).puzzle())
              .as("%s on %s with %s after %s", givens, mask, constraints, turn)
              .isEqualTo(form.puzzle());
        }
      }
    }
  }

  /** Boxes stay boxes, and named constraints keep their names. */
  @Test
  void boxesWithDiagonalsKeepTheirDrawing() {
    for (int size : new int[] {4, 6, 9, 12, 16}) {
      RegionMask mask = RegionMask.standardBoxes(size).orElseThrow();
      Rules rules = Rules.of(mask, List.of(new Diagonal(size, true), new Diagonal(size, false)));
      Puzzle form = Disguises.form(new Puzzle(Grid.empty(size).with(5, 3), rules)).puzzle();

      assertThat(form.rules()).isEqualTo(rules);
      assertThat(form.rules().constraints()).containsExactlyElementsOf(rules.constraints());
    }
    RegionMask tall = RegionMask.boxes(3, 2);
    Rules one = Rules.of(tall, List.of(new Diagonal(6, true)));
    assertThat(Canonicalizer.of(one).form(Grid.empty(6)).puzzle().rules())
        .isEqualTo(Rules.of(RegionMask.boxes(2, 3), List.of(new Diagonal(6, false))));
  }

  /** Compares orbits of cells on 3×3 boxes with those of symmetries that were found by hand. */
  @Test
  void knownSymmetriesAreKept() {
    RegionMask mask = RegionMask.boxes(3, 3);
    Grid first = Grid.empty(9).with(0, 1).with(8, 2).with(4, 3);
    Rules diagonals = Rules.of(mask, List.of(new Diagonal(9, false), new Diagonal(9, true)));
    // Rows and columns 1 and 2 are exchanged, and so are 8 and 9.
    Transformation swap = lines(1, 0, 2, 3, 4, 5, 6, 8, 7);
    Puzzle puzzle = new Puzzle(first, diagonals);
    assertThat(Disguises.form(puzzle.withGivens(swap.apply(first))).puzzle())
        .isEqualTo(Disguises.form(puzzle).puzzle());
    // Exchanging only 1 and 2 would break the diagonals.
    Transformation broken = lines(1, 0, 2, 3, 4, 5, 6, 7, 8);
    assertThat(Disguises.form(puzzle.withGivens(broken.apply(first))).puzzle())
        .isNotEqualTo(Disguises.form(puzzle).puzzle());

    assertThat(formsOfOneGiven(Rules.of(mask, List.of(new Windoku(9))))).isEqualTo(10);
    assertThat(formsOfOneGiven(Rules.of(mask, List.of(new DisjointGroups(9))))).isEqualTo(1);
    assertThat(formsOfOneGiven(diagonals)).isEqualTo(orbits(diagonals96()));
  }

  /** Extra regions in the place of windows are windows. */
  @Test
  void theWritingDoesNotMatter() {
    RegionMask mask = RegionMask.boxes(3, 3);
    Grid givens = Grid.empty(9).with(0, 1).with(30, 2);
    List<Constraint> regions = new ArrayList<>();
    for (CellList window : new Windoku(9).windows()) {
      regions.add(0, new ExtraRegion(window));
    }
    Puzzle written = new Puzzle(givens, Rules.of(mask, regions));
    Puzzle named = new Puzzle(givens, Rules.of(mask, List.of(new Windoku(9))));

    assertThat(Disguises.form(written).puzzle()).isEqualTo(Disguises.form(named).puzzle());
    assertThat(Disguises.form(written).puzzle().rules().constraints())
        .containsExactly(new Windoku(9));
  }

  /** A cage without a sum only says that its digits differ. */
  @Test
  void cagesWithoutASumAreExtraRegions() {
    Rules plain = Rules.of(RegionMask.boxes(2, 2));
    CellList cells = CellList.of(4, 0, 6, 11);
    Rules cage = plain.with(new KillerCage(cells, OptionalInt.empty()), new AntiKing(4));
    Rules region = plain.with(new ExtraRegion(cells), new AntiKing(4));
    Grid givens = Grid.empty(4).with(0, 1);

    assertThat(cage).isEqualTo(region);
    assertThat(Disguises.form(new Puzzle(givens, cage)).key())
        .isEqualTo(Disguises.form(new Puzzle(givens, region)).key());
  }

  /** Non-consecutive digits may be reversed, and nothing else. */
  @Test
  void onlyReversedDigitsKeepConsecutiveOnes() {
    Rules rules = Rules.of(RegionMask.boxes(3, 3), List.of(new NonConsecutive(9)));
    Canonicalizer canonicalizer = Canonicalizer.of(rules);
    Grid one = Grid.empty(9).with(0, 1);
    Puzzle form = canonicalizer.form(one).puzzle();

    assertThat(canonicalizer.form(Grid.empty(9).with(80, 9)).puzzle()).isEqualTo(form);
    assertThat(canonicalizer.form(Grid.empty(9).with(80, 8)).puzzle()).isNotEqualTo(form);
    Rules sums = Rules.of(RegionMask.boxes(3, 3), List.of(new NegativeXv(9)));
    assertThat(Canonicalizer.of(sums).form(one).puzzle())
        .isNotEqualTo(Canonicalizer.of(sums).form(Grid.empty(9).with(0, 9)).puzzle());
  }

  @Test
  void placedConstraintsAreRefused() {
    KillerCage cage = new KillerCage(CellList.of(4, 0, 1), OptionalInt.of(5));
    Rules rules = Rules.of(RegionMask.boxes(2, 2), List.of(cage));

    assertThat(Canonicalizer.supports(rules)).isFalse();
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Canonicalizer.of(rules))
        .withMessageStartingWith("the rules have constraints without a canonical form: ");
  }

  @ParameterizedTest
  @ValueSource(ints = {16, 25, 36})
  void largeGridsAreQuick(int size) {
    RegionMask mask = RegionMask.standardBoxes(size).orElseThrow();
    for (Constraint constraint :
        List.of(new Diagonal(size, true), new Windoku(size), new AntiKnight(size))) {
      Rules rules = Rules.of(mask, List.of(constraint));
      assertThat(Canonicalizer.of(rules).form(Grid.empty(size)).puzzle().mask()).isEqualTo(mask);
    }
  }

  private static Transformation lines(int... order) {
    return Transformation.of(
        order.length, false, order, order, Transformation.digitsOf(order.length));
  }

  private static int formsOfOneGiven(Rules rules) {
    Canonicalizer canonicalizer = Canonicalizer.of(rules);
    Set<Puzzle> forms = new HashSet<>();
    for (int cell = 0; cell < rules.layout().cellCount(); cell++) {
      forms.add(canonicalizer.form(Grid.empty(rules.size()).with(cell, 1)).puzzle());
    }
    return forms.size();
  }

  /** The 96 symmetries of X on 3×3 boxes, built from orders of lines that commute with turning. */
  private static List<Transformation> diagonals96() {
    List<Transformation> found = new ArrayList<>();
    for (int[] band : Disguises.permutations(3)) {
      for (boolean swapsBands : new boolean[] {false, true}) {
        for (boolean swapsMiddle : new boolean[] {false, true}) {
          int[] order = new int[9];
          for (int i = 0; i < 3; i++) {
            order[i] = swapsBands ? 8 - band[i] : band[i];
            order[8 - i] = 8 - order[i];
          }
          order[3] = swapsMiddle ? 5 : 3;
          order[4] = 4;
          order[5] = 8 - order[3];
          int[] back = IntStream.range(0, 9).map(i -> order[8 - i]).toArray();
          for (boolean isTransposed : new boolean[] {false, true}) {
            for (int[] columns : List.of(order, back)) {
              found.add(
                  Transformation.of(9, isTransposed, order, columns, Transformation.digitsOf(9)));
            }
          }
        }
      }
    }
    assertThat(new HashSet<>(found)).hasSize(96);
    return found;
  }

  private static int orbits(List<Transformation> group) {
    Set<Integer> least = new HashSet<>();
    for (int cell = 0; cell < group.get(0).size() * group.get(0).size(); cell++) {
      int of = cell;
      least.add(group.stream().mapToInt(each -> each.source(of)).min().orElseThrow());
    }
    return least.size();
  }

  private static List<Transformation> turns(int size) {
    int[] lines = Transformation.identityOrder(size);
    int[] back = IntStream.range(0, size).map(i -> size - 1 - i).toArray();
    int[] digits = Transformation.digitsOf(size);
    List<Transformation> turns = new ArrayList<>();
    for (boolean isTransposed : new boolean[] {false, true}) {
      for (int[] rows : List.of(lines, back)) {
        for (int[] columns : List.of(lines, back)) {
          turns.add(Transformation.of(size, isTransposed, rows, columns, digits));
        }
      }
    }
    return turns;
  }

  private static Grid givens(int count, SplittableRandom random) {
    return givens(SIZE, count, random);
  }

  private static Grid givens(int size, int count, SplittableRandom random) {
    Grid givens = Grid.empty(size);
    for (int i = 0; i < count; i++) {
      givens = givens.with(random.nextInt(size * size), 1 + random.nextInt(size));
    }
    return givens;
  }

  /** Returns all symmetries of the cells and digits that keep the rules, found by trying all. */
  private static List<Transformation> symmetries(Rules rules) {
    List<Transformation> kept = new ArrayList<>();
    List<int[]> orders = Disguises.permutations(SIZE);
    List<Transformation> digits = new ArrayList<>();
    // Rules on sums keep the values of the digits or their reversal, although a few other
    // replacements are harmless.
    boolean haveValues =
        rules.constraints().stream().anyMatch(each -> each.kind() == ConstraintKind.NEGATIVE_XV);
    boolean[] allowed = allowedPairs(rules);
    for (int[] order : haveValues ? orders.subList(0, 0) : orders) {
      int[] replaced = new int[SIZE + 1];
      Arrays.setAll(replaced, digit -> digit == 0 ? 0 : order[digit - 1] + 1);
      digits.add(Transformation.identity(SIZE).withDigits(replaced));
    }
    int[] same = Transformation.digitsOf(SIZE);
    if (haveValues) {
      digits.add(Transformation.identity(SIZE));
      digits.add(Transformation.identity(SIZE).withDigits(DigitRole.reversed(SIZE)));
    }
    List<Grid> squares = fillings();
    List<Grid> solutions = squares.stream().filter(rules::isSolvedBy).toList();
    Set<Grid> all = new HashSet<>(solutions);
    for (boolean isTransposed : new boolean[] {false, true}) {
      for (int[] rows : orders) {
        for (int[] columns : orders) {
          Transformation moved = Transformation.of(SIZE, isTransposed, rows, columns, same);
          if (keepsSets(moved, rules)) {
            for (Transformation replaced : digits) {
              Transformation symmetry = moved.then(replaced);
              if (keepsRelations(symmetry, allowed)
                  && solutions.stream().map(symmetry::apply).allMatch(all::contains)) {
                kept.add(symmetry);
              }
            }
          }
        }
      }
    }
    return kept;
  }

  /** Returns whether the regions and the extra houses and regions stay the same sets of cells. */
  private static boolean keepsSets(Transformation moved, Rules rules) {
    if (!moved.apply(rules.mask()).equals(Transformation.identity(SIZE).apply(rules.mask()))) {
      return false;
    }
    Set<Set<Integer>> sets = new HashSet<>();
    rules.layout().houses().forEach(house -> sets.add(cells(house.cells())));
    rules.conditions().differing().forEach(cells -> sets.add(cells(cells.toArray())));
    int[] targets = moved.inverse().sources();
    return sets.stream()
        .allMatch(
            set -> sets.contains(cells(set.stream().mapToInt(cell -> targets[cell]).toArray())));
  }

  private static Set<Integer> cells(int[] cells) {
    Set<Integer> set = new HashSet<>();
    for (int cell : cells) {
      set.add(cell);
    }
    return set;
  }

  /** Returns whether two digits in two cells are allowed exactly if their images are. */
  private static boolean keepsRelations(Transformation symmetry, boolean[] allowed) {
    int[] targets = symmetry.inverse().sources();
    for (int first = 0; first < SIZE * SIZE; first++) {
      for (int second = 0; second < first; second++) {
        for (int digit = 1; digit <= SIZE; digit++) {
          for (int other = 1; other <= SIZE; other++) {
            if (allowed[index(first, second, digit, other)]
                != allowed[
                    index(
                        targets[first],
                        targets[second],
                        symmetry.digit(digit),
                        symmetry.digit(other))]) {
              return false;
            }
          }
        }
      }
    }
    return true;
  }

  private static int index(int first, int second, int digit, int other) {
    return ((first * SIZE * SIZE + second) * (SIZE + 1) + digit) * (SIZE + 1) + other;
  }

  /** Returns which two digits may be in which two cells. */
  private static boolean[] allowedPairs(Rules rules) {
    boolean[] allowed = new boolean[index(SIZE * SIZE, 0, 0, 0)];
    for (int first = 0; first < SIZE * SIZE; first++) {
      for (int second = 0; second < SIZE * SIZE; second++) {
        for (int digit = 1; digit <= SIZE && first != second; digit++) {
          for (int other = 1; other <= SIZE; other++) {
            Grid pair = Grid.empty(SIZE).with(first, digit).with(second, other);
            allowed[index(first, second, digit, other)] = !rules.hasConflict(pair);
          }
        }
      }
    }
    return allowed;
  }

  private static List<Integer> least(Grid grid, List<Transformation> symmetries) {
    List<Integer> min = List.of();
    for (Transformation symmetry : symmetries) {
      List<Integer> image = new ArrayList<>();
      Grid moved = symmetry.apply(grid);
      for (int cell = 0; cell < moved.cellCount(); cell++) {
        image.add(moved.digit(cell));
      }
      if (min.isEmpty() || Arrays.compare(array(image), array(min)) < 0) {
        min = image;
      }
    }
    return min;
  }

  private static Integer[] array(List<Integer> numbers) {
    return numbers.toArray(Integer[]::new);
  }

  /** Returns all Latin squares of size 4. */
  private static List<Grid> fillings() {
    List<Grid> grids = List.of(Grid.empty(SIZE));
    Rules latin = Rules.of(RegionMask.boxes(1, SIZE));
    for (int cell = 0; cell < SIZE * SIZE; cell++) {
      List<Grid> longer = new ArrayList<>();
      for (Grid grid : grids) {
        for (int digit = 1; digit <= SIZE; digit++) {
          Grid next = grid.with(cell, digit);
          if (!latin.hasConflict(next)) {
            longer.add(next);
          }
        }
      }
      grids = longer;
    }
    return grids;
  }
}
