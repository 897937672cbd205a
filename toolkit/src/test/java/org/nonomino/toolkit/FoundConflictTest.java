package org.nonomino.toolkit;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.nonomino.core.BrokenRule;
import org.nonomino.core.Constraint;
import org.nonomino.core.ConstraintKind;
import org.nonomino.core.Grid;
import org.nonomino.core.Puzzle;
import org.nonomino.core.PuzzleEntry;
import org.nonomino.core.RegionMask;
import org.nonomino.core.Rules;
import org.nonomino.core.constraint.ExtraRegion;
import org.nonomino.solver.SearchLimits;
import org.nonomino.solver.Verdict;
import org.nonomino.solver.testkit.RandomConstraints;
import org.nonomino.text.BrokenRuleWords;

final class FoundConflictTest {
  private static final RegionMask BOXES = RegionMask.boxes(2, 2);
  private static final RegionMask SIXES = RegionMask.boxes(2, 3);
  private static final Grid GRID = Grid.ofSymbols(4, "1.....3..3.....1").orElseThrow();

  /** All solution grids of the boxes. */
  private static final List<Grid> ALL = all();

  private static List<Grid> all() {
    List<Grid> grids = new ArrayList<>();
    fill(Grid.empty(4), 0, grids);
    return grids;
  }

  private static void fill(Grid grid, int cell, List<Grid> full) {
    if (cell == grid.cellCount()) {
      full.add(grid);
      return;
    }
    for (int digit = 1; digit <= grid.size(); digit++) {
      Grid next = grid.with(cell, digit);
      if (!Rules.of(BOXES).hasConflict(next)) {
        fill(next, cell + 1, full);
      }
    }
  }

  private static FoundConflict repeat(String house, int digit, int first, int second, String in) {
    return new FoundConflict(
        house + " has two " + digit + "s, in " + in,
        List.of(first, second),
        Optional.of(house),
        OptionalInt.of(digit),
        Optional.empty());
  }

  @Test
  void areFoundInEachHouse() {
    Grid more = GRID.with(1, 1);

    assertThat(FoundConflict.of(GRID, Rules.of(BOXES))).isEmpty();
    assertThat(FoundConflict.of(more, Rules.of(BOXES)))
        .isEqualTo(FoundConflict.ofUnfinished(more, PaintedRegions.of(BOXES)))
        .containsExactly(
            repeat("row 1", 1, 0, 1, "r1c1 and r1c2"),
            repeat("region 1", 1, 0, 1, "r1c1 and r1c2"));
  }

  @Test
  void areInTheReportOfACheck() {
    Puzzle puzzle = new Puzzle(GRID, Rules.of(BOXES).with(ExtraRegion.of(4, 0, 5, 10, 15)));
    Grid solution = ALL.get(0);

    CheckReport report =
        CheckReport.of(
            PuzzleEntry.of(puzzle).withSolution(solution),
            Solvers.standard().named("auto").orElseThrow(),
            SearchLimits.NONE);

    assertThat(report.conflicts())
        .containsExactly(
            new FoundConflict(
                "the extra region at r1c1 has two 1s, in r1c1 and r4c4",
                List.of(0, 15),
                Optional.empty(),
                OptionalInt.empty(),
                Optional.of(ConstraintKind.EXTRA_REGION)));
    assertThat(report.verdict()).contains(new Verdict.NoSolution());
    GivenSolution given = report.givenSolution().orElseThrow();
    assertThat(given.isRight()).isFalse();
    assertThat(given.differing())
        .allMatch(cell -> GRID.digit(cell) != 0 && GRID.digit(cell) != solution.digit(cell));
  }

  private static Set<Constraint> broken(Rules rules, Grid grid) {
    Set<Constraint> broken = new HashSet<>();
    for (BrokenRule rule : rules.brokenBy(grid)) {
      assertThat(rule.cells().stream())
          .as("%s in %s", rule, grid)
          .isNotEmpty()
          .allMatch(cell -> grid.digit(cell) != 0);
      // Own formulas, which are in quotes, may contain a percent sign.
      assertThat(BrokenRuleWords.of(rule, rules, grid).replaceAll("'[^']*'", ""))
          .as("%s in %s", rule, grid)
          .doesNotContain("null", "%")
          .matches("[a-z].*[^.]");
      rule.constraint().ifPresent(broken::add);
    }
    return broken;
  }

  /** For a full grid, the constraints that do not hold are broken, and no others. */
  @Test
  void fullGridsBreakTheConstraintsThatDoNotHold() {
    SplittableRandom random = new SplittableRandom(1);
    Set<ConstraintKind> seen = EnumSet.noneOf(ConstraintKind.class);
    for (int i = 0; i < 3000; i++) {
      Rules rules = rules(BOXES, ALL.get(random.nextInt(ALL.size())), random);
      Grid grid = ALL.get(random.nextInt(ALL.size()));
      Set<Constraint> broken = broken(rules, grid);
      for (Constraint constraint : rules.constraints()) {
        assertThat(broken.contains(constraint))
            .as("%s of %s in %s", constraint, rules.constraints(), grid)
            .isEqualTo(!constraint.holds(grid, rules));
        if (broken.contains(constraint)) {
          seen.add(constraint.kind());
        }
      }
    }
    assertThat(seen).containsExactlyElementsOf(RandomConstraints.kinds(4));
  }

  /** A constraint is not broken if some completion of the grid keeps it. */
  @Test
  void whatSomeCompletionKeepsIsNotBroken() {
    SplittableRandom random = new SplittableRandom(2);
    int found = 0;
    for (int i = 0; i < 2000; i++) {
      Rules rules = rules(BOXES, ALL.get(random.nextInt(ALL.size())), random);
      Grid grid = part(ALL.get(random.nextInt(ALL.size())), random);
      for (Constraint broken : broken(rules, grid)) {
        found++;
        assertThat(ALL)
            .as("%s of %s in %s", broken, rules.constraints(), grid)
            .filteredOn(full -> completes(full, grid))
            .isNotEmpty()
            .noneMatch(full -> broken.holds(full, rules));
      }
    }
    assertThat(found).isGreaterThan(1000);
  }

  /** On a larger grid, no rule is broken by a part of a grid that keeps them all. */
  @Test
  void partsOfSolutionsBreakNothing() {
    SplittableRandom random = new SplittableRandom(3);
    Grid full = Grid.ofSymbols(6, "123456456123231564564231312645645312").orElseThrow();
    assertThat(Rules.of(SIXES).isSolvedBy(full)).isTrue();
    int tried = 0;
    for (int i = 0; i < 3000; i++) {
      Rules all = rules(SIXES, full, random);
      Rules kept =
          Rules.of(
              SIXES, all.constraints().stream().filter(each -> each.holds(full, all)).toList());
      if (kept.isSolvedBy(full)) {
        tried++;
        assertThat(broken(kept, part(full, random))).as("%s", kept.constraints()).isEmpty();
      }
    }
    assertThat(tried).isGreaterThan(1000);
  }

  private static Rules rules(RegionMask mask, Grid full, SplittableRandom random) {
    RandomConstraints samples = new RandomConstraints(mask.size(), random);
    List<ConstraintKind> kinds = RandomConstraints.kinds(mask.size());
    List<Constraint> constraints = new ArrayList<>();
    for (int i = random.nextInt(4); i >= 0; i--) {
      constraints.add(samples.sample(kinds.get(random.nextInt(kinds.size())), full));
    }
    return Rules.of(mask, constraints);
  }

  private static Grid part(Grid full, SplittableRandom random) {
    Grid grid = full;
    int rate = random.nextInt(1, 10);
    for (int cell = 0; cell < full.cellCount(); cell++) {
      grid = random.nextInt(10) < rate ? grid.with(cell, 0) : grid;
    }
    return grid;
  }

  private static boolean completes(Grid full, Grid grid) {
    for (int cell = 0; cell < grid.cellCount(); cell++) {
      if (grid.digit(cell) != 0 && grid.digit(cell) != full.digit(cell)) {
        return false;
      }
    }
    return true;
  }
}
