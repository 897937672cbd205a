package org.nonomino.solver.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.nonomino.core.Grid;
import org.nonomino.core.Puzzle;
import org.nonomino.core.RegionMask;
import org.nonomino.core.Rules;
import org.nonomino.solver.SearchLimits;
import org.nonomino.solver.Solver;

/**
 * Tests that equal masks are searched in the same way, however they were given and in whatever
 * order. A solver keeps tables by mask, and a server that has run for days must generate the same
 * puzzle from the same seed.
 */
interface MasksContract extends StrategyTest {
  /**
   * Enough for strategies that infer much to reach guesses, and for some to reach a second
   * solution.
   */
  SearchLimits LIMITS = SearchLimits.solutions(20).withNodes(3000);

  /** Returns a mask in all forms: by its kind, by a mask matrix, and as a class of the caller. */
  private static List<RegionMask> forms(RegionMask mask) {
    int[] labels = Arrays.stream(mask.toArray()).map(region -> 100 - 7 * region).toArray();
    return List.of(mask, RegionMask.jigsaw(mask.size(), labels), new PlainMask(mask));
  }

  private static List<Puzzle> puzzles() {
    List<Puzzle> puzzles = new ArrayList<>();
    for (int[] box : new int[][] {{2, 2}, {2, 3}, {3, 2}, {1, 5}, {5, 1}, {3, 3}, {2, 5}, {5, 2}}) {
      RegionMask boxes = RegionMask.boxes(box[0], box[1]);
      puzzles.add(new Puzzle(Grid.empty(boxes.size()), boxes));
    }
    RegionMask classic = RegionMask.boxes(3, 3);
    Corpus.read("classic/top1465").stream()
        .limit(20)
        .map(puzzle -> new Puzzle(puzzle.puzzle().givens(), classic))
        .forEach(puzzles::add);
    Corpus.read("jigsawN/sgt_6").stream().limit(10).map(CorpusPuzzle::puzzle).forEach(puzzles::add);
    return puzzles;
  }

  private static ReuseContract.Outcome walk(Solver solver, RegionMask mask, Grid givens) {
    return ReuseContract.Outcome.of(solver.prepare(Rules.of(mask)), givens, LIMITS);
  }

  @Test
  default void walksTheSameWayForEqualMasks() {
    for (Puzzle puzzle : puzzles()) {
      List<RegionMask> forms = forms(puzzle.mask());
      ReuseContract.Outcome expected = walk(solver(), forms.get(0), puzzle.givens());
      for (RegionMask form : forms) {
        assertThat(walk(solver(), form, puzzle.givens()))
            .as("%s as %s", PuzzleLine.format(puzzle), form.getClass().getSimpleName())
            .isEqualTo(expected);
      }
    }
  }

  @Test
  default void walksTheSameWayWhicheverMaskCameFirst() {
    for (Puzzle puzzle : puzzles()) {
      List<RegionMask> forms = forms(puzzle.mask());
      ReuseContract.Outcome expected = walk(solver(), forms.get(0), puzzle.givens());
      for (RegionMask first : forms) {
        Solver solver = solver();
        solver.prepare(Rules.of(first));
        for (RegionMask form : forms) {
          assertThat(walk(solver, form, puzzle.givens()))
              .as(
                  "%s as %s after %s",
                  PuzzleLine.format(puzzle),
                  form.getClass().getSimpleName(),
                  first.getClass().getSimpleName())
              .isEqualTo(expected);
        }
      }
    }
  }

  /** A mask of a class outside core. */
  final class PlainMask implements RegionMask {
    private final RegionMask same;

    PlainMask(RegionMask same) {
      this.same = same;
    }

    @Override
    public int size() {
      return same.size();
    }

    @Override
    public int region(int cell) {
      return same.region(cell);
    }

    @Override
    public int[] toArray() {
      return same.toArray();
    }

    @Override
    public boolean equals(Object other) {
      return same.equals(other);
    }

    @Override
    public int hashCode() {
      return same.hashCode();
    }
  }
}
