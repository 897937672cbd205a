package org.nonomino.explainer;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.TreeMap;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.nonomino.core.DigitSymbols;
import org.nonomino.core.Grid;
import org.nonomino.core.Layout;
import org.nonomino.core.Puzzle;
import org.nonomino.core.RegionMask;
import org.nonomino.core.RegionSymbols;
import org.nonomino.core.Rules;
import org.nonomino.explainer.internal.board.MutableBoard;
import org.nonomino.explainer.internal.step.FoundStep;
import org.nonomino.explainer.internal.uniqueness.BivalueUniversalGrave;
import org.nonomino.explainer.internal.uniqueness.UniqueLoops;
import org.nonomino.explainer.terms.Deduction;
import org.nonomino.explainer.terms.Rating;
import org.nonomino.solver.testkit.Corpus;
import org.nonomino.solver.testkit.CorpusPuzzle;
import org.nonomino.solver.testkit.NaiveOracle;

/**
 * Tests the claims of the uniqueness techniques by brute force on full grids: a deadly pattern has
 * a second solution, whatever the regions.
 */
class DeadlyPatternsTest {
  private static final int PUZZLES_PER_FILE = 2;

  @Test
  void loopsOfFullGridsCanBeSwappedAndAreFound() {
    Map<Integer, Integer> loopsByLength = new TreeMap<>();
    for (CorpusPuzzle puzzle : solved(9)) {
      checkLoops(puzzle.puzzle().mask(), puzzle.solution().orElseThrow(), loopsByLength);
    }
    assertThat(loopsByLength.keySet()).contains(4, 6, 8, 10, 12);
  }

  private static void checkLoops(
      RegionMask mask, Grid filling, Map<Integer, Integer> loopsByLength) {
    for (int a = 1; a <= filling.size(); a++) {
      for (int b = a + 1; b <= filling.size(); b++) {
        Set<Integer> seen = new TreeSet<>();
        for (int cell = 0; cell < filling.cellCount(); cell++) {
          if (filling.digit(cell) == a && !seen.contains(cell)) {
            Set<Integer> loop = loop(Layout.of(mask), filling, cell, b);
            seen.addAll(loop);
            loopsByLength.merge(loop.size(), 1, Integer::sum);
            assertThat(Rules.of(mask).isSolvedBy(swapped(filling, loop, a + b))).isTrue();
            if (filling.size() > 2) {
              checkFound(mask, filling, loop, a, b);
            }
          }
        }
      }
    }
  }

  /** Returns the cells that must change if a cell becomes b, one after the other. */
  private static Set<Integer> loop(Layout layout, Grid filling, int start, int b) {
    int a = filling.digit(start);
    Set<Integer> loop = new TreeSet<>(Set.of(start));
    Deque<Integer> open = new ArrayDeque<>(loop);
    while (!open.isEmpty()) {
      int cell = open.remove();
      for (int peer : layout.peers(cell)) {
        if (filling.digit(peer) == a + b - filling.digit(cell) && loop.add(peer)) {
          open.add(peer);
        }
      }
    }
    return loop;
  }

  private static Grid swapped(Grid filling, Set<Integer> loop, int sum) {
    Grid swapped = filling;
    for (int cell : loop) {
      swapped = swapped.with(cell, sum - filling.digit(cell));
    }
    return swapped;
  }

  /**
   * Adds a third candidate to one cell of the loop, and checks that the technique finds this cell.
   */
  private static void checkFound(RegionMask mask, Grid filling, Set<Integer> loop, int a, int b) {
    int third = 1;
    while (third == a || third == b) {
      third++;
    }
    int open = loop.iterator().next();
    StringBuilder text = new StringBuilder();
    for (int cell = 0; cell < filling.cellCount(); cell++) {
      text.append(' ');
      if (loop.contains(cell)) {
        text.append(DigitSymbols.symbol(a)).append(DigitSymbols.symbol(b));
        text.append(cell == open ? String.valueOf(DigitSymbols.symbol(third)) : "");
      } else {
        text.append(DigitSymbols.symbol(filling.digit(cell)));
      }
    }
    MutableBoard board = DrawnBoard.of(labels(mask), text.toString());
    List<FoundStep> steps = new ArrayList<>();
    new UniqueLoops().find(board, new AllSteps(steps));

    assertThat(steps).hasSize(1);
    assertThat(steps.get(0).deductions())
        .containsExactly(new Deduction.Elimination(open, a), new Deduction.Elimination(open, b));
    assertThat(steps.get(0).rating().tenths())
        .isEqualTo(
            switch (loop.size()) {
              case 4 -> 45;
              case 6 -> 46;
              case 8 -> 47;
              default -> 50;
            });
  }

  @Test
  void emptiedLoopsLeaveTwoSolutions() {
    int checked = 0;
    for (CorpusPuzzle puzzle : solved(6)) {
      RegionMask mask = puzzle.puzzle().mask();
      Grid filling = puzzle.solution().orElseThrow();
      Grid emptied = filling;
      for (int cell : loop(Layout.of(mask), filling, 0, 1 + filling.digit(0) % filling.size())) {
        emptied = emptied.with(cell, 0);
      }
      assertThat(NaiveOracle.solutions(new Puzzle(emptied, mask), 2)).hasSize(2);
      checked++;
    }
    assertThat(checked).isGreaterThan(10);
  }

  /**
   * A grave from a filling and the same filling with all digits renamed has two solutions. With one
   * additional candidate, this candidate must be true.
   */
  @Test
  void aGraveWithOneCandidateMoreHasThatOne() {
    SplittableRandom random = new SplittableRandom(1);
    int checked = 0;
    for (CorpusPuzzle puzzle : solved(16)) {
      Grid filling = puzzle.solution().orElseThrow();
      int size = filling.size();
      if (size > 3) {
        int cell = random.nextInt(size * size);
        int extra = 1 + (filling.digit(cell) + 1) % size;
        MutableBoard board =
            DrawnBoard.of(labels(puzzle.puzzle().mask()), grave(filling, cell, extra));
        List<FoundStep> steps = new ArrayList<>();
        BivalueUniversalGrave.types().find(board, new AllSteps(steps));

        assertThat(steps).hasSize(1);
        assertThat(steps.get(0).rating()).isEqualTo(new Rating(56));
        board.apply(steps.get(0).deductions());
        assertThat(board.candidates(cell)).isEqualTo(1L << (extra - 1));
        checked++;
      }
    }
    assertThat(checked).isGreaterThan(20);
  }

  /** Returns some puzzles of each file, up to a size, with known solutions. */
  private static List<CorpusPuzzle> solved(int largest) {
    return Corpus.files().stream()
        .flatMap(file -> Corpus.read(file).stream().limit(PUZZLES_PER_FILE))
        .filter(puzzle -> puzzle.solution().isPresent() && puzzle.puzzle().size() <= largest)
        .toList();
  }

  /**
   * Returns a board on which each cell d has the candidates d and d + 1, modulo n, and one cell an
   * additional one.
   */
  private static String grave(Grid filling, int open, int extra) {
    StringBuilder text = new StringBuilder();
    for (int cell = 0; cell < filling.cellCount(); cell++) {
      text.append(' ').append(DigitSymbols.symbol(filling.digit(cell)));
      text.append(DigitSymbols.symbol(1 + filling.digit(cell) % filling.size()));
      text.append(cell == open ? String.valueOf(DigitSymbols.symbol(extra)) : "");
    }
    return text.toString();
  }

  /** Four cells in two rows and two columns are deadly only in exactly two regions. */
  @ParameterizedTest
  @CsvSource({
    "0011001122332233, 0", // r1c1, r1c2, r2c1 and r2c2 in one box
    "0101010123232323, 1", // in two regions, columns 1 and 2 by turns
    "0123012301230123, 1", // in two regions that are columns
    "0122103213320130, 0", // in two regions, but each of these has two opposite corners
    "0133213221020103, 0" // in three regions
  })
  void fourCornersNeedTwoRegions(String regions, int count) {
    MutableBoard board = DrawnBoard.of(regions, "12 12 . .  12 123 . .  . . . .  . . . .");
    List<FoundStep> steps = new ArrayList<>();
    new UniqueLoops().find(board, new AllSteps(steps));

    assertThat(steps.stream().filter(step -> step.name().endsWith("Rectangle type 1")))
        .hasSize(count);
  }

  private static String labels(RegionMask mask) {
    return RegionSymbols.text(mask).replaceAll("\\s", "");
  }
}
