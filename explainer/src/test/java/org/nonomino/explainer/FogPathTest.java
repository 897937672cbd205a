package org.nonomino.explainer;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.BitSet;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.nonomino.core.CellList;
import org.nonomino.core.Constraint;
import org.nonomino.core.ConstraintKind;
import org.nonomino.core.Fog;
import org.nonomino.core.Grid;
import org.nonomino.core.Puzzle;
import org.nonomino.core.RegionMask;
import org.nonomino.core.Rules;
import org.nonomino.core.constraint.GreaterThan;
import org.nonomino.core.constraint.WhiteDot;
import org.nonomino.explainer.terms.Deduction;
import org.nonomino.explainer.terms.Rating;
import org.nonomino.explainer.terms.StepKind;
import org.nonomino.explainer.terms.TechniqueFamily;
import org.nonomino.solver.Deadline;
import org.nonomino.solver.Verdict;
import org.nonomino.solver.sat.SatSolver;
import org.nonomino.solver.testkit.ConstraintMixture;
import org.nonomino.solver.testkit.RandomConstraints;

/** Paths of puzzles in fog. */
final class FogPathTest {
  private static final int PUZZLES = 120;
  private static final int SIZE = 6;
  private static final int MAX_BLANKS = 16;

  /** Harder steps take most of the time. */
  private static final Rating FAST = new Rating(66);

  /** Signs and givens in a grid of 2×2 boxes, some of them in fog at first. */
  private static final Puzzle SMALL =
      new Puzzle(
          Grid.of(4, new int[] {0, 0, 0, 4, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 1}),
          Rules.of(
              RegionMask.boxes(2, 2),
              List.of(
                  new GreaterThan(CellList.of(4, 12, 13)),
                  new WhiteDot(CellList.of(4, 1, 2), 1),
                  new GreaterThan(CellList.of(4, 13, 14)),
                  new WhiteDot(CellList.of(4, 4, 5), 1))));

  private static final Grid SOLUTION =
      Grid.of(4, new int[] {1, 2, 3, 4, 3, 4, 1, 2, 2, 1, 4, 3, 4, 3, 2, 1});

  private final Explainer explainer = new Explainer(Scale.NONOMINO);

  @Test
  void rightDigitsLightTheWay() {
    Fog fog = new Fog(List.of(3, 12, 14), List.of());

    FogPath path = explainer.path(SMALL, fog, SOLUTION, Deadline.NEVER);

    assertThat(path.told().rated().isSolved()).isTrue();
    assertThat(path.told().rated().end().grid()).isEqualTo(SOLUTION);
    assertThat(path.placed()).isEqualTo(13);
    assertThat(path.lit()).isEqualTo(CellList.all(4));
    // Only one given and the signs of the last row can be seen before the first step.
    Board first = path.told().steps().get(0).board();
    assertThat(first.grid()).isEqualTo(Grid.empty(4).with(3, 4));
    assertThat(first.candidates(12)).isEqualTo(0b1110);
    assertThat(first.candidates(1)).isEqualTo(0b0111);
    checkSteps(SMALL, fog, SOLUTION, path);
  }

  @Test
  void withoutEnoughLightThePathEnds() {
    Fog fog = new Fog(List.of(3), List.of());

    FogPath path = explainer.path(SMALL, fog, SOLUTION, Deadline.NEVER);

    assertThat(path.told().rated().isSolved()).isFalse();
    assertThat(path.told().rated().isStopped()).isFalse();
    assertThat(path.placed()).isZero();
    assertThat(path.lit()).isEqualTo(CellList.of(4, 3));
  }

  /** The digit of r4c1 is certain, and lights only what the trigger says. */
  @Test
  void triggersLightTheWay() {
    Fog fog =
        new Fog(
            List.of(3, 12, 13, 14),
            List.of(new Fog.Trigger(List.of(12), false, IntStream.range(0, 16).boxed().toList())));

    FogPath path = explainer.path(SMALL, fog, SOLUTION, Deadline.NEVER);

    assertThat(path.told().rated().isSolved()).isTrue();
    List<ToldStep> dark =
        path.told().steps().stream().filter(each -> each.board().digit(12) == 0).toList();
    assertThat(dark).isNotEmpty();
    assertThat(dark).allMatch(each -> each.board().digit(6) == 0);
    checkSteps(SMALL, fog, SOLUTION, path);
  }

  @Test
  void stepsAreRightAndRestOnWhatCanBeSeen() {
    SplittableRandom random = new SplittableRandom(3);
    Set<StepKind> slow = EnumSet.allOf(StepKind.class);
    slow.removeIf(kind -> kind.lowestRating().compareTo(FAST) <= 0);
    Explainer fast =
        new Explainer(TechniqueList.of(Scale.NONOMINO, Preference.NAMES).without(slow));
    int solved = 0;
    for (int i = 0; i < PUZZLES; i++) {
      List<ConstraintKind> kinds = RandomConstraints.kinds(SIZE);
      ConstraintKind kind = kinds.get(i % kinds.size());
      ConstraintMixture mixture =
          ConstraintMixture.kept(RegionMask.boxes(2, 3), List.of(kind, kind, kind), random);
      Puzzle puzzle = new Puzzle(someOf(mixture.filling(), random), mixture.rules());
      if (new SatSolver().solve(puzzle) instanceof Verdict.Unique unique) {
        List<Integer> lights =
            IntStream.range(0, SIZE * SIZE).filter(cell -> random.nextInt(5) < 2).boxed().toList();
        Fog fog = new Fog(lights, List.of());
        FogPath path = fast.path(puzzle, fog, unique.solution(), Deadline.NEVER);
        checkSteps(puzzle, fog, unique.solution(), path);
        solved += path.told().rated().isSolved() ? 1 : 0;
      }
    }
    assertThat(solved).isGreaterThan(PUZZLES / 4);
  }

  private static Grid someOf(Grid filling, SplittableRandom random) {
    Grid givens = filling;
    for (int i = 0; i < MAX_BLANKS; i++) {
      givens = givens.with(random.nextInt(SIZE * SIZE), 0);
    }
    return givens;
  }

  private static void checkSteps(Puzzle puzzle, Fog fog, Grid solution, FogPath path) {
    Grid placed = Grid.empty(puzzle.size());
    for (ToldStep each : path.told().steps()) {
      BitSet lit = fog.lit(puzzle, each.board().grid(), solution);
      for (int cell = 0; cell < solution.cellCount(); cell++) {
        int given = lit.get(cell) ? puzzle.givens().digit(cell) : 0;
        assertThat(each.board().digit(cell)).isEqualTo(Math.max(given, placed.digit(cell)));
      }
      for (Constraint constraint : each.step().evidence().constraints()) {
        boolean isOfGrid =
            switch (constraint.kind().shape()) {
              case HOUSE, GRID, OUTSIDE -> true;
              default -> false;
            };
        assertThat(isOfGrid || constraint.cells().stream().anyMatch(lit::get))
            .as("%s: %s", each.step(), constraint)
            .isTrue();
      }
      for (Deduction deduction : each.step().deductions()) {
        boolean isPlacement = deduction instanceof Deduction.Placement;
        assertThat(solution.digit(deduction.cell()) == deduction.digit())
            .as("%s %s in %s, fog %s", puzzle, each.step(), each.board().grid(), fog)
            .isEqualTo(isPlacement);
        placed = isPlacement ? placed.with(deduction.cell(), deduction.digit()) : placed;
      }
      // The words need only the board.
      assertThat(each.step().explain(each.board())).isNotEmpty();
    }
  }

  /** The visible givens and constraints may allow several solutions. */
  @ParameterizedTest
  @EnumSource
  void nothingRestsOnUniquenessInFog(StepKind kind) {
    Rules plain = Rules.of(RegionMask.boxes(3, 3));
    BitSet lit = new BitSet();
    lit.set(0, 80);

    assertThat(kind.isSoundUnder(plain)).isTrue();
    assertThat(kind.isSoundUnder(plain.seenIn(lit)))
        .isEqualTo(kind.family() != TechniqueFamily.UNIQUENESS);
    lit.set(80);
    assertThat(kind.isSoundUnder(plain.seenIn(lit))).isTrue();
  }
}
