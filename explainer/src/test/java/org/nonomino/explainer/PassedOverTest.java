package org.nonomino.explainer;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.nonomino.core.Grid;
import org.nonomino.core.Puzzle;
import org.nonomino.core.RegionMask;
import org.nonomino.explainer.internal.step.FoundStep;
import org.nonomino.explainer.internal.step.StepCollector;
import org.nonomino.explainer.internal.step.Technique;
import org.nonomino.explainer.terms.Rating;
import org.nonomino.solver.Deadline;
import org.nonomino.solver.testkit.Corpus;
import org.nonomino.solver.testkit.CorpusPuzzle;

/**
 * Checks that a path never has a step while a technique beyond those of Sudoku Explainer, or one
 * that comes after such a technique, has an easier one.
 */
final class PassedOverTest {
  private static final int PUZZLES = 6;

  /** A generalized intersection (2.9) is open in step 34, together with leftovers of 3.0. */
  private static final String GIVENS =
      "8.....6...41.......39.............8..589.....3....54...1..7.........9.....64.32..";

  private static final String MASK =
      "011222223011122223011143333014443533004466555004466555077465588777766668777888888";

  @Test
  void anIntersectionComesBeforeHarderLeftovers() {
    Puzzle puzzle =
        new Puzzle(
            Grid.of(9, GIVENS.chars().map(c -> c == '.' ? 0 : c - '0').toArray()),
            RegionMask.jigsaw(9, MASK.chars().toArray()));
    TechniqueList techniques = TechniqueList.of(Scale.NONOMINO);
    StepPath path = new Explainer(techniques).path(puzzle, Deadline.NEVER);

    assertThat(path.rating()).isEqualTo(new Rating(29));
    assertNothingIsPassedOver(techniques, puzzle, path);
  }

  @ParameterizedTest
  @EnumSource(Preference.class)
  void nothingIsPassedOver(Preference preference) {
    TechniqueList techniques = TechniqueList.of(Scale.NONOMINO, preference);
    if (techniques.prefersShort()) {
      return;
    }
    for (CorpusPuzzle puzzle : Corpus.read("jigsaw9/sgt_intermediate").subList(0, PUZZLES)) {
      StepPath path =
          new Explainer(techniques).pathUpTo(new Rating(50), puzzle.puzzle(), Deadline.NEVER);
      assertNothingIsPassedOver(techniques, puzzle.puzzle(), path);
    }
  }

  private static void assertNothingIsPassedOver(
      TechniqueList techniques, Puzzle puzzle, StepPath path) {
    Board board = Board.of(puzzle);
    for (Step step : path.steps()) {
      for (Technique technique : techniques.techniques()) {
        if (!techniques.mayPassOver(step.found().technique(), technique)
            && technique.lowestRating().compareTo(step.rating()) < 0
            && technique.isSoundOn(board.state())) {
          All all = new All();
          technique.find(board.state(), all);
          assertThat(all.found)
              .as("instead of %s", step)
              .filteredOn(other -> techniques.takes(other.kind()))
              .noneMatch(other -> other.rating().compareTo(step.rating()) < 0);
        }
      }
      board = board.after(step);
    }
  }

  /** Receives all steps of a technique. */
  private static final class All implements StepCollector {
    private final List<FoundStep> found = new ArrayList<>();

    @Override
    public void add(FoundStep step) {
      found.add(step);
    }

    @Override
    public boolean isDone() {
      return false;
    }
  }
}
