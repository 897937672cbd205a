package org.nonomino.toolkit.techniques;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.nonomino.core.CellNames;
import org.nonomino.core.DigitSymbols;
import org.nonomino.core.Grid;
import org.nonomino.core.Progress;
import org.nonomino.core.RegionMask;
import org.nonomino.explainer.Board;
import org.nonomino.explainer.Explainer;
import org.nonomino.explainer.Step;
import org.nonomino.explainer.terms.Candidate;
import org.nonomino.explainer.terms.Deduction;
import org.nonomino.explainer.terms.StepKind;
import org.nonomino.generator.terms.LayoutChoice;
import org.nonomino.generator.terms.LayoutSpec;
import org.nonomino.generator.terms.Symmetry;
import org.nonomino.solver.Deadline;
import org.nonomino.solver.Solver;
import org.nonomino.toolkit.RequestException;
import org.nonomino.toolkit.Solvers;
import org.nonomino.toolkit.TechniquePosition;

/** Worksheets have the technique on two thirds of their boards, and it is missing on the others. */
final class WorksheetMakerTest {
  private static final Solver SOLVER = Solvers.standard().defaultSolver().orElseThrow();
  private static final LayoutChoice BOXES = new LayoutChoice.Fixed(RegionMask.boxes(3, 3));
  private static final LayoutChoice IRREGULAR =
      new LayoutChoice.Random(
          new LayoutSpec(LayoutSpec.DEFAULT_SIZE, Symmetry.NONE, LayoutSpec.DEFAULT_IRREGULARITY));

  @ParameterizedTest
  @EnumSource(names = {"POINTING", "NAKED_PAIR", "HIDDEN_PAIR"})
  void aThirdOfTheBoardsLacksTheTechnique(StepKind kind) throws RequestException {
    for (LayoutChoice layout : new LayoutChoice[] {BOXES, IRREGULAR}) {
      solveAsAPupil(kind, layout, 6);
    }
  }

  /** Worksheets of twelve boards for twenty techniques on boxes. */
  @Tag("long")
  @ParameterizedTest
  @EnumSource(
      names = {
        "HIDDEN_SINGLE",
        "NAKED_SINGLE",
        "DIRECT_POINTING",
        "DIRECT_HIDDEN_PAIR",
        "DIRECT_HIDDEN_TRIPLE",
        "POINTING",
        "CLAIMING",
        "NAKED_PAIR",
        "HIDDEN_PAIR",
        "NAKED_TRIPLE",
        "HIDDEN_TRIPLE",
        "X_WING",
        "SWORDFISH",
        "XY_WING",
        "XYZ_WING",
        "W_WING",
        "SKYSCRAPER",
        "TWO_STRING_KITE",
        "FINNED_X_WING",
        "EMPTY_RECTANGLE"
      })
  void twentyTechniquesHaveWorksheets(StepKind kind) throws RequestException {
    solveAsAPupil(kind, BOXES, 12);
  }

  /** Worksheets for techniques that are only on irregular regions. */
  @Tag("long")
  @ParameterizedTest
  @EnumSource(names = {"LEFTOVERS_POINTING", "GENERALIZED_INTERSECTION"})
  void techniquesOfIrregularRegionsHaveWorksheets(StepKind kind) throws RequestException {
    solveAsAPupil(kind, IRREGULAR, 12);
  }

  /**
   * Solves a worksheet as a pupil would who knows only its technique. On a near miss the pupil
   * finds nothing, and finds the technique as soon as the named candidate is removed.
   */
  private static void solveAsAPupil(StepKind kind, LayoutChoice layout, int count)
      throws RequestException {
    WorksheetMaker.Result made =
        new WorksheetMaker(kind, layout, SOLVER, 1).make(count, Deadline.NEVER);

    assertThat(made.isComplete()).isTrue();
    assertThat(made.tasks().stream().filter(WorksheetTask::isThere)).hasSize(count * 2 / 3);
    Explainer pupil = new Explainer(TechniquePosition.only(kind));
    for (WorksheetTask task : made.tasks()) {
      Grid solution = task.entry().solution().orElseThrow();
      Optional<Step> found = pupil.next(task.board(), Deadline.NEVER);
      assertThat(found.isPresent()).isEqualTo(task.isThere());
      if (task.isThere()) {
        assertIsSound(found.orElseThrow(), solution);
        assertThat(task.pictures().text()).startsWith(kind.words() + " (");
      } else {
        Candidate obstacle = task.obstacle().orElseThrow();
        assertThat(obstacle.digit()).isNotEqualTo(solution.digit(obstacle.cell()));
        Step hidden = pupil.next(without(pupil, task, obstacle), Deadline.NEVER).orElseThrow();
        assertIsSound(hidden, solution);
        assertThat(task.pictures().text())
            .startsWith(
                "No %s: %s can still be %s"
                    .formatted(
                        kind.words(),
                        CellNames.name(solution.size(), obstacle.cell()),
                        DigitSymbols.symbol(obstacle.digit())));
      }
    }
  }

  /** Returns the board of a task without a candidate. */
  private static Board without(Explainer explainer, WorksheetTask task, Candidate removed) {
    Progress progress = task.entry().progress();
    long[] marks = progress.centreMarks();
    marks[removed.cell()] &= ~(1L << (removed.digit() - 1));
    return explainer.board(
        task.entry().puzzle(),
        new Progress(progress.grid(), marks, progress.cornerMarks()),
        task.entry().solution().orElseThrow());
  }

  private static void assertIsSound(Step step, Grid solution) {
    assertThat(step.deductions())
        .isNotEmpty()
        .allSatisfy(
            deduction ->
                assertThat(deduction.digit() == solution.digit(deduction.cell()))
                    .isEqualTo(deduction instanceof Deduction.Placement));
  }

  @Test
  void theSeedDeterminesTheWorksheet() throws RequestException {
    WorksheetMaker maker = new WorksheetMaker(StepKind.POINTING, BOXES, SOLVER, 7);

    assertThat(maker.make(3, Deadline.NEVER).tasks().stream().map(WorksheetTask::entry))
        .containsExactlyElementsOf(
            maker.make(3, Deadline.NEVER).tasks().stream().map(WorksheetTask::entry).toList());
  }

  @Test
  void nothingCanBeMissingFromALastCell() throws RequestException {
    WorksheetMaker.Result made =
        new WorksheetMaker(StepKind.LAST_CELL, BOXES, SOLVER, 1).make(3, Deadline.NEVER);

    assertThat(made.isPossible()).isFalse();
    assertThat(made.isComplete()).isFalse();
  }
}
