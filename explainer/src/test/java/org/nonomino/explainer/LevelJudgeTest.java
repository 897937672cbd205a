package org.nonomino.explainer;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.nonomino.core.Grid;
import org.nonomino.core.Puzzle;
import org.nonomino.core.RegionMask;
import org.nonomino.explainer.terms.StepKind;
import org.nonomino.solver.Deadline;

class LevelJudgeTest {
  private static final Levels BY_TECHNIQUES =
      new Levels(
          List.of(
              knowing("scanning", Set.of(StepKind.HIDDEN_SINGLE)),
              knowing("singles", Set.of(StepKind.HIDDEN_SINGLE, StepKind.NAKED_SINGLE)),
              new Level("rest", Optional.empty(), Optional.empty(), OptionalInt.empty())));

  /** Its hardest step is a BUG+1. */
  private final Puzzle fiendish =
      puzzle("...1..769...6..8.1...8...5...9.....28.4.5.1.72.....3...3...9...7.6..4...542..6...");

  private final Puzzle easy =
      puzzle("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79");

  private static Level knowing(String name, Set<StepKind> kinds) {
    return new Level(
        name, Optional.empty(), Optional.empty(), OptionalInt.empty(), Optional.of(kinds));
  }

  private static Puzzle puzzle(String givens) {
    int[] digits = givens.chars().map(each -> each == '.' ? 0 : each - '0').toArray();
    return new Puzzle(Grid.of(9, digits), RegionMask.boxes(3, 3));
  }

  private static Optional<String> level(Puzzle puzzle, Scale scale, Levels levels) {
    StepPath path = new Explainer(scale).path(puzzle, Deadline.NEVER);
    return LevelJudge.on(scale, levels)
        .rated(path, puzzle, Deadline.NEVER)
        .foundLevel()
        .map(Level::name);
  }

  @Test
  void aWordComesFromTheDefaultScale() {
    assertThat(level(fiendish, Scale.NONOMINO, Levels.STANDARD)).contains("fiendish");
    assertThat(level(fiendish, Scale.SE, Levels.STANDARD)).isEmpty();
    assertThat(level(fiendish, Scale.SCORE, Levels.STANDARD)).isEmpty();
  }

  @Test
  void scoresHaveLevelsIfAllHaveBounds() {
    Levels scored =
        new Levels(
            List.of(
                new Level("short", Optional.empty(), Optional.empty(), OptionalInt.of(850)),
                new Level("long", Optional.empty(), Optional.empty(), OptionalInt.empty())));
    assertThat(level(easy, Scale.SCORE, scored)).contains("short");
    assertThat(level(fiendish, Scale.SCORE, scored)).contains("long");
  }

  @Test
  void aLevelMayBeAListOfTechniques() {
    assertThat(level(easy, Scale.NONOMINO, BY_TECHNIQUES)).contains("scanning");
    assertThat(level(fiendish, Scale.NONOMINO, BY_TECHNIQUES)).contains("rest");
  }

  @Test
  void theLastCellIsAlwaysKnown() {
    assertThat(LevelJudge.knowing(Set.of(StepKind.CLAIMING)).kinds())
        .containsExactlyInAnyOrder(StepKind.LAST_CELL, StepKind.CLAIMING);
  }
}
