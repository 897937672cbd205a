package org.nonomino.solver.sat;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.nonomino.core.CellList;
import org.nonomino.core.Conditions;
import org.nonomino.core.Grid;
import org.nonomino.core.House;
import org.nonomino.core.Puzzle;
import org.nonomino.core.PuzzlePart;
import org.nonomino.core.RegionMask;
import org.nonomino.core.Rules;
import org.nonomino.core.constraint.KillerCage;
import org.nonomino.solver.ContradictionSearch.Contradiction;
import org.nonomino.solver.Deadline;
import org.nonomino.solver.testkit.ConstraintMixture;
import org.nonomino.solver.testkit.Corpus;
import org.nonomino.solver.testkit.CorpusPuzzle;

/** Compares contradictions with a search of digits that knows only some parts of a puzzle. */
final class SatContradictionsTest {
  private static final int PUZZLES = 120;

  private static final List<RegionMask> MASKS =
      List.of(
          RegionMask.boxes(2, 2),
          RegionMask.none(4),
          RegionMask.jigsaw(4, new int[] {0, 0, 0, 1, 2, 0, 1, 1, 2, 2, 3, 1, 2, 3, 3, 3}));

  /** Searches for digits that agree with parts, cell by cell, without conclusions. */
  private static final class Filling {
    private final int[] digits;
    private final int size;
    private final List<int[]> houses = new ArrayList<>();
    private final List<Conditions> conditions = new ArrayList<>();
    private final List<Integer> cells;

    Filling(Rules rules, List<PuzzlePart> parts) {
      size = rules.size();
      digits = new int[size * size];
      int[] uses = new int[digits.length];
      for (PuzzlePart part : parts) {
        if (part instanceof PuzzlePart.Given given) {
          digits[given.cell()] = given.digit();
        } else if (part instanceof PuzzlePart.OfHouse house) {
          houses.add(house.house().cells());
          IntStream.of(house.house().cells()).forEach(cell -> uses[cell]++);
        } else if (part instanceof PuzzlePart.OfConstraint limits) {
          rules.housesOf(limits.constraint()).forEach(cells -> houses.add(cells.toArray()));
          conditions.add(rules.conditionsOf(limits.constraint()));
          limits.constraint().cells().stream().forEach(cell -> uses[cell] += size);
        }
      }
      cells =
          IntStream.range(0, digits.length)
              .filter(cell -> digits[cell] == 0)
              .boxed()
              .sorted(Comparator.comparing(cell -> -uses[cell]))
              .toList();
    }

    boolean exists() {
      return isAllowed() && existsFrom(0);
    }

    private boolean existsFrom(int position) {
      if (position == cells.size()) {
        return true;
      }
      int cell = cells.get(position);
      for (int digit = 1; digit <= size; digit++) {
        digits[cell] = digit;
        if (isAllowed() && existsFrom(position + 1)) {
          return true;
        }
      }
      digits[cell] = 0;
      return false;
    }

    private boolean isAllowed() {
      for (int[] house : houses) {
        long seen = 0;
        for (int cell : house) {
          long bit = 1L << digits[cell];
          if (digits[cell] != 0 && (seen & bit) != 0) {
            return false;
          }
          seen |= bit;
        }
      }
      Grid grid = Grid.of(size, digits);
      return conditions.stream().allMatch(each -> each.areKeptBy(grid));
    }
  }

  private static Optional<Contradiction> find(Puzzle puzzle, PuzzlePart... assumed) {
    return new SatContradictions().find(puzzle, List.of(assumed), Deadline.NEVER);
  }

  private static void requireMinimal(Puzzle puzzle, List<PuzzlePart> parts) {
    assertThat(PuzzlePart.of(puzzle)).containsAll(parts);
    assertThat(new Filling(puzzle.rules(), parts).exists()).as("%s", parts).isFalse();
    for (PuzzlePart part : parts) {
      List<PuzzlePart> others = new ArrayList<>(parts);
      others.remove(part);
      assertThat(new Filling(puzzle.rules(), others).exists())
          .as("%s without %s", parts, part)
          .isTrue();
    }
  }

  @Test
  void partsContradictEachOtherAndNoneIsTooMany() {
    SplittableRandom random = new SplittableRandom(55);
    int impossible = 0;
    for (long seed = 0; impossible < PUZZLES; seed++) {
      RegionMask mask = MASKS.get((int) (seed % MASKS.size()));
      Rules rules = ConstraintMixture.of(mask, seed).rules();
      Grid givens = Grid.empty(mask.size());
      for (int i = random.nextInt(5); i > 0; i--) {
        givens = givens.with(random.nextInt(givens.cellCount()), 1 + random.nextInt(mask.size()));
      }
      Puzzle puzzle = new Puzzle(givens, rules);
      Optional<Contradiction> found = find(puzzle);
      assertThat(found.isEmpty())
          .as("%s %s", givens, rules.constraints())
          .isEqualTo(new Filling(rules, PuzzlePart.of(puzzle)).exists());
      if (found.isPresent()) {
        impossible++;
        assertThat(found.get().isMinimal()).isTrue();
        requireMinimal(puzzle, found.get().parts());
      }
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"bad/impossible_layouts_4", "bad/impossible_layouts_5"})
  void findsWhyLayoutsHaveNoFilling(String file) {
    for (CorpusPuzzle puzzle : Corpus.read(file)) {
      requireMinimal(puzzle.puzzle(), find(puzzle.puzzle()).orElseThrow().parts());
    }
  }

  /** Two cages of 3 in a box need its 1 and 2 twice. */
  @Test
  void namesTheConstraintsOfAContradiction() {
    int size = 9;
    KillerCage first = new KillerCage(CellList.of(size, 0, 1), OptionalInt.of(3));
    KillerCage second = new KillerCage(CellList.of(size, 9, 10), OptionalInt.of(3));
    KillerCage other = new KillerCage(CellList.of(size, 4, 5), OptionalInt.of(12));
    Puzzle puzzle =
        new Puzzle(
            Grid.empty(size).with(80, 5),
            Rules.of(RegionMask.boxes(3, 3), List.of(first, other, second)));
    House box = puzzle.layout().houses().get(2 * size);
    assertThat(find(puzzle).orElseThrow())
        .isEqualTo(
            new Contradiction(
                List.of(
                    new PuzzlePart.OfHouse(box),
                    new PuzzlePart.OfConstraint(first),
                    new PuzzlePart.OfConstraint(second)),
                true));
  }

  @Test
  void aDigitIsExcludedByPartsOfAPuzzleWithSolutions() {
    Puzzle puzzle = new Puzzle(Grid.empty(4).with(0, 1), RegionMask.boxes(2, 2));
    assertThat(find(puzzle)).isEmpty();
    House row = puzzle.layout().houses().get(0);
    assertThat(find(puzzle, new PuzzlePart.Given(3, 1)).orElseThrow().parts())
        .containsExactly(new PuzzlePart.OfHouse(row), new PuzzlePart.Given(0, 1));
    assertThat(find(puzzle, new PuzzlePart.Given(15, 1))).isEmpty();
  }

  @Test
  void aDeadlineThatHasPassedEndsTheSearch() {
    Puzzle puzzle = Corpus.read("layouts/impossible_sigh_easy_fast").get(0).puzzle();
    assertThat(new SatContradictions().find(puzzle, List.of(), Deadline.in(Duration.ZERO)))
        .isEmpty();
  }
}
