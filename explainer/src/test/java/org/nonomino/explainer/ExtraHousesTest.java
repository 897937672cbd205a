package org.nonomino.explainer;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.nonomino.core.Grid;
import org.nonomino.core.House;
import org.nonomino.core.HouseKind;
import org.nonomino.core.Puzzle;
import org.nonomino.core.RegionMask;
import org.nonomino.core.Rules;
import org.nonomino.core.constraint.ExtraRegion;
import org.nonomino.explainer.internal.step.Technique;
import org.nonomino.explainer.terms.Deduction;
import org.nonomino.explainer.terms.StepKind;
import org.nonomino.explainer.terms.TechniqueFamily;
import org.nonomino.solver.Deadline;
import org.nonomino.solver.testkit.Corpus;
import org.nonomino.solver.testkit.CorpusPuzzle;

/**
 * Checks that extra houses count as houses everywhere, and that nothing depends on uniqueness of
 * the solution.
 */
final class ExtraHousesTest {
  /** These techniques name their houses. */
  private final Explainer explainer =
      new Explainer(TechniqueList.of(Scale.NONOMINO, Preference.SE));

  @Test
  void stepsAreRightAndUseExtraHouses() {
    Map<TechniqueFamily, Integer> withExtraHouse = new EnumMap<>(TechniqueFamily.class);
    Set<StepKind> kinds = EnumSet.noneOf(StepKind.class);
    int solved = 0;
    for (CorpusPuzzle known : Corpus.withExtraHouses()) {
      Grid solution = known.solution().orElseThrow();
      StepPath path = explainer.path(known.puzzle(), Deadline.in(Duration.ofSeconds(2)));
      Board board = explainer.board(known.puzzle());
      for (Step step : path.steps()) {
        for (Deduction deduction : step.deductions()) {
          boolean isRight = solution.digit(deduction.cell()) == deduction.digit();
          assertThat(isRight)
              .as("%s: %s", known, step)
              .isEqualTo(deduction instanceof Deduction.Placement);
        }
        if (step.evidence().houses().stream().anyMatch(ExtraHousesTest::isExtra)) {
          withExtraHouse.merge(step.kind().family(), 1, Integer::sum);
          kinds.add(step.kind());
          assertThat(step.explain(board))
              .as("%s: %s", known, step)
              .containsIgnoringCase(nameOf(step, board));
        }
        board = board.after(step);
      }
      solved += board.isFull() ? 1 : 0;
    }
    assertThat(solved).isGreaterThan(40);
    assertThat(withExtraHouse)
        .containsKeys(
            TechniqueFamily.SINGLES, TechniqueFamily.INTERSECTIONS, TechniqueFamily.SUBSETS)
        .doesNotContainKey(TechniqueFamily.UNIQUENESS);
    assertThat(kinds)
        .contains(StepKind.HIDDEN_SINGLE, StepKind.CLAIMING)
        .doesNotContain(StepKind.BUG, StepKind.UNIQUE_RECTANGLE);
  }

  /** Returns the name of the first extra house of a step. */
  private static String nameOf(Step step, Board board) {
    return step.evidence().houses().stream()
        .filter(ExtraHousesTest::isExtra)
        .map(board::name)
        .findFirst()
        .orElseThrow();
  }

  private static boolean isExtra(House house) {
    return house.kind() == HouseKind.EXTRA;
  }

  /**
   * A unique rectangle of plain rules has no conclusion if a diagonal contains one of its corners.
   */
  @Test
  void patternsOfTwoSolutionsNeedPlainRules() {
    RegionMask boxes = RegionMask.boxes(3, 3);
    int[] diagonal = IntStream.range(0, 9).map(i -> 10 * i).toArray();
    Board plain = explainer.board(new Puzzle(Grid.empty(9), boxes));
    Board other =
        explainer.board(
            new Puzzle(Grid.empty(9), Rules.of(boxes).with(ExtraRegion.of(9, diagonal))));
    List<Technique> techniques = TechniqueList.of(Scale.NONOMINO).techniques();
    assertThat(techniques).allMatch(technique -> technique.isSoundOn(plain.state()));
    assertThat(techniques.stream().filter(technique -> !technique.isSoundOn(other.state())))
        .isNotEmpty()
        .allMatch(
            technique ->
                technique.kinds().stream()
                    .anyMatch(kind -> kind.family() == TechniqueFamily.UNIQUENESS));
  }
}
