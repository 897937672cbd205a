package org.nonomino.explainer;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.EnumSet;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.nonomino.core.Constraint;
import org.nonomino.core.ConstraintKind;
import org.nonomino.core.Grid;
import org.nonomino.core.Puzzle;
import org.nonomino.core.RegionMask;
import org.nonomino.core.Rules;
import org.nonomino.core.constraint.ConstraintValues;
import org.nonomino.core.constraint.DutchFlatmates;
import org.nonomino.core.constraint.GlobalEntropy;
import org.nonomino.explainer.internal.constraints.Combinations;
import org.nonomino.explainer.terms.Deduction;
import org.nonomino.explainer.terms.StepKind;
import org.nonomino.solver.Deadline;

/** Steps by rules of the whole grid that look at a few cells at a time. */
final class WholeGridScopesTest {
  /** Returns whether the solution agrees with all deductions of a step. */
  private static boolean isRight(Step step, Grid solution) {
    return step.deductions().stream()
        .allMatch(
            deduction ->
                (solution.digit(deduction.cell()) == deduction.digit())
                    == (deduction instanceof Deduction.Placement));
  }

  @ParameterizedTest
  @CsvSource({
    "GLOBAL_ENTROPY, .8.9..34.5.368....297.415.....1789....9.....4.5....8..37....4......6..3.9.......2",
    "GLOBAL_ENTROPY, 74...6.....8..9....1.3.8..5........2....9.1..8.41.59...69.81.3.1.....6.44..9..82.",
    "DUTCH_FLATMATES, ...8..5..6..3.......9..5.......286..........2.3....4.136...........6..3.8.......7",
    "DUTCH_FLATMATES, ..6.8.......3...52...2.......76.......5.1....4.....5..81........6............3..."
  })
  void stepsAgreeWithTheSolution(ConstraintKind kind, String givens) {
    Constraint rule = new ConstraintValues(9).constraint(kind);
    Rules rules = Rules.of(RegionMask.boxes(3, 3)).with(rule);
    Grid grid = Grid.of(9, givens.chars().map(c -> c == '.' ? 0 : c - '0').toArray());
    StepPath path =
        new Explainer(Scale.NONOMINO)
            .path(new Puzzle(grid, rules), Deadline.in(Duration.ofSeconds(60)));

    assertThat(path.isSolved()).isTrue();
    Grid solution = path.end().grid();
    assertThat(rules.isSolvedBy(solution)).isTrue();
    assertThat(rule.holds(solution, rules)).isTrue();
    Set<StepKind> kinds = EnumSet.noneOf(StepKind.class);
    for (Step step : path.steps()) {
      assertThat(isRight(step, solution)).as(step.toString()).isTrue();
      if (step.evidence().constraints().contains(rule)) {
        kinds.add(step.kind());
      }
    }
    assertThat(kinds).containsAnyOf(StepKind.COMBINATIONS, StepKind.NEEDED_DIGIT);
  }

  @Test
  void aStepNamesItsCells() {
    assertThat(
            ConstraintBoard.with(new GlobalEntropy(9))
                .place("r1c1", 1)
                .place("r1c2", 2)
                .place("r2c1", 4)
                .explain(Combinations.ofCells(0, 9)))
        .isEqualTo("In the square at r1c1, only r2c2 can be 7–9, so r2c2 can only be 7–9.");
    assertThat(
            ConstraintBoard.with(new DutchFlatmates(9))
                .only("r1c1", "5")
                .explain(Combinations.ofCells(0, 9)))
        .isEqualTo("5 in r1c1 has no 1 above it, so r2c1 can only be 9.");
  }
}
