package org.nonomino.explainer;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.nonomino.core.Grid;
import org.nonomino.core.House;
import org.nonomino.core.Puzzle;
import org.nonomino.explainer.internal.board.BoardTables;
import org.nonomino.explainer.internal.board.MutableBoard;
import org.nonomino.explainer.internal.singles.HiddenSingles;
import org.nonomino.explainer.internal.singles.NakedSingles;
import org.nonomino.explainer.internal.step.FoundStep;
import org.nonomino.explainer.terms.Blocker;
import org.nonomino.explainer.terms.Reason;
import org.nonomino.explainer.terms.StepKind;
import org.nonomino.solver.testkit.Corpus;
import org.nonomino.solver.testkit.CorpusPuzzle;

/**
 * Checks the digits that leave one place or one digit, on boards with some digits of a solution:
 * they exclude what they are said to exclude, all that any digit excludes, and no smaller set does.
 */
final class SingleEvidenceTest {
  private static final int PUZZLES_PER_FILE = 8;
  private static final int MAX_BRUTE_FORCE = 5;

  static List<String> files() {
    return Corpus.files();
  }

  @ParameterizedTest
  @MethodSource("files")
  void namesTheFewestDigits(String file) {
    Random random = new Random(38);
    Corpus.read(file).stream()
        .filter(puzzle -> puzzle.solution().isPresent() && puzzle.puzzle().size() <= 16)
        .limit(PUZZLES_PER_FILE)
        .forEach(puzzle -> check(puzzle, random));
  }

  private static void check(CorpusPuzzle known, Random random) {
    Puzzle puzzle = known.puzzle();
    for (double share : new double[] {0.3, 0.5, 0.7}) {
      Grid solution = known.solution().orElseThrow();
      int[] digits = new int[solution.cellCount()];
      for (int cell = 0; cell < digits.length; cell++) {
        digits[cell] = random.nextDouble() < share ? solution.digit(cell) : 0;
      }
      Board board =
          new Board(
              new MutableBoard(
                      new Puzzle(Grid.empty(puzzle.size()), puzzle.rules()),
                      Grid.of(puzzle.size(), digits),
                      BoardTables.of(puzzle.rules()))
                  .snapshot());
      for (FoundStep step : Boards.all(new HiddenSingles(), board.state())) {
        if (step.kind() == StepKind.HIDDEN_SINGLE) {
          checkPlace(step, board);
        }
      }
      for (FoundStep step : Boards.all(new NakedSingles(), board.state())) {
        checkDigit(step, board);
      }
    }
  }

  private static void checkPlace(FoundStep step, Board board) {
    int digit = step.deductions().get(0).digit();
    House house = step.evidence().houses().get(0);
    Set<Integer> closed = new HashSet<>();
    Set<Integer> sources = new HashSet<>();
    for (int cell : house.cells()) {
      if (board.digit(cell) == 0 && cell != step.deductions().get(0).cell()) {
        List<Integer> all = sources(board, cell, digit);
        sources.addAll(all);
        if (!all.isEmpty()) {
          closed.add(cell);
        }
      }
    }
    Reason reason = step.reason(board.state());
    Set<Integer> named = new HashSet<>();
    Set<Integer> shown = new HashSet<>();
    for (Blocker blocker : reason.blockers()) {
      named.add(blocker.cell());
      shown.addAll(blocker.closed());
      assertThat(board.digit(blocker.cell())).isEqualTo(blocker.digit());
      for (int cell : blocker.closed()) {
        assertThat(excludes(board, blocker.cell(), cell, digit)).as("%s", blocker).isTrue();
        blocker.house().ifPresent(through -> assertContains(through, blocker.cell(), cell));
      }
    }
    assertThat(shown).as(reason.sentence().text()).isEqualTo(closed);
    if (named.size() <= MAX_BRUTE_FORCE) {
      assertThat(isCovered(board, closed, List.copyOf(sources), 0, named.size() - 1, digit))
          .as("with fewer: %s", reason.sentence().text())
          .isFalse();
    }
  }

  private static void assertContains(House house, int first, int second) {
    assertThat(house.contains(first) && house.contains(second)).as("%s", house).isTrue();
  }

  private static List<Integer> sources(Board board, int cell, int digit) {
    List<Integer> sources = new ArrayList<>();
    for (int other = 0; other < board.cellCount(); other++) {
      if (other != cell && excludes(board, other, cell, digit)) {
        sources.add(other);
      }
    }
    return sources;
  }

  private static boolean excludes(Board board, int from, int cell, int digit) {
    return board.digit(from) != 0
        && (board.excluded(from, board.digit(from), cell) >>> (digit - 1) & 1) != 0;
  }

  /** Returns whether so many sources, or fewer, close all these cells. */
  private static boolean isCovered(
      Board board, Set<Integer> open, List<Integer> sources, int from, int count, int digit) {
    if (open.isEmpty()) {
      return count >= 0;
    }
    for (int i = from; i < sources.size() && count > 0; i++) {
      Set<Integer> rest = new HashSet<>(open);
      int source = sources.get(i);
      rest.removeIf(cell -> excludes(board, source, cell, digit));
      if (isCovered(board, rest, sources, i + 1, count - 1, digit)) {
        return true;
      }
    }
    return false;
  }

  private static void checkDigit(FoundStep step, Board board) {
    int cell = step.deductions().get(0).cell();
    Reason reason = step.reason(board.state());
    for (int digit = 1; digit <= board.size(); digit++) {
      if (digit != step.deductions().get(0).digit()) {
        int excluded = digit;
        assertThat(
                reason.blockers().stream()
                    .anyMatch(blocker -> excludes(board, blocker.cell(), cell, excluded)))
            .as("%s: %s", digit, reason.sentence().text())
            .isEqualTo(!sources(board, cell, digit).isEmpty());
      }
    }
    assertThat(reason.blockers()).hasSizeLessThan(board.size());
    assertThat(reason.blockers()).allMatch(blocker -> blocker.closed().equals(List.of(cell)));
  }
}
