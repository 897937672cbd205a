package org.nonomino.explainer;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.IntStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.nonomino.core.CellList;
import org.nonomino.core.Constraint;
import org.nonomino.core.ConstraintKind;
import org.nonomino.core.ConstraintShape;
import org.nonomino.core.Grid;
import org.nonomino.core.Puzzle;
import org.nonomino.core.RegionMask;
import org.nonomino.core.Rules;
import org.nonomino.solver.testkit.ConstraintMixture;
import org.nonomino.solver.testkit.NaiveOracle;
import org.nonomino.solver.testkit.RandomConstraints;

/** Tests the visible parts of random constraints of each kind against grids that keep them. */
final class SeenRulesTest {
  private static final int SAMPLES = 36;
  private static final List<Integer> SIZES = List.of(4, 6, 9);
  private static final int ENUMERATED_SIZE = 4;

  /** All grids of 2×2 boxes. */
  private static final List<Grid> GRIDS =
      NaiveOracle.solutions(
          new Puzzle(Grid.empty(ENUMERATED_SIZE), RegionMask.boxes(2, 2)), Integer.MAX_VALUE);

  /** The kinds that are marks for rules about pairs without a mark. */
  private static final List<ConstraintKind> MARKS =
      List.of(ConstraintKind.WHITE_DOT, ConstraintKind.BLACK_DOT, ConstraintKind.XV);

  private record Sample(ConstraintMixture whole, BitSet lit, Rules seen) {}

  private static final Map<ConstraintKind, List<Sample>> BY_KIND = new ConcurrentHashMap<>();

  private static List<Sample> samples(ConstraintKind kind) {
    return BY_KIND.computeIfAbsent(kind, SeenRulesTest::newSamples);
  }

  private static List<Sample> newSamples(ConstraintKind kind) {
    SplittableRandom random = new SplittableRandom(kind.name().hashCode());
    List<Integer> sizes =
        SIZES.stream().filter(size -> RandomConstraints.kinds(size).contains(kind)).toList();
    List<Sample> samples = new ArrayList<>();
    for (int i = 0; i < SAMPLES; i++) {
      Sample sample = sample(kind, sizes.get(i % sizes.size()), random);
      if (sample.whole.rules().constraints().stream().anyMatch(each -> each.kind() == kind)) {
        samples.add(sample);
      }
    }
    assertThat(samples).isNotEmpty();
    return samples;
  }

  private static Sample sample(ConstraintKind kind, int size, SplittableRandom random) {
    RegionMask mask = RegionMask.standardBoxes(size).orElseThrow();
    ConstraintKind mark = MARKS.get(random.nextInt(MARKS.size()));
    ConstraintMixture whole = ConstraintMixture.kept(mask, List.of(kind, mark, kind), random);
    double share = random.nextDouble();
    BitSet lit = new BitSet();
    IntStream.range(0, size * size).filter(cell -> random.nextDouble() < share).forEach(lit::set);
    return new Sample(whole, lit, whole.rules().seenIn(lit));
  }

  @ParameterizedTest
  @EnumSource
  void solutionsKeepWhatIsSeen(ConstraintKind kind) {
    for (Sample sample : samples(kind)) {
      Rules rules = sample.whole.rules();
      List<Grid> solutions = new ArrayList<>(List.of(sample.whole.filling()));
      if (rules.size() == ENUMERATED_SIZE) {
        GRIDS.stream().filter(rules::isSolvedBy).forEach(solutions::add);
      }
      for (Grid grid : solutions) {
        String context =
            "%s, lit %s, seen %s, grid %s"
                .formatted(rules.constraints(), sample.lit, sample.seen.constraints(), grid);
        assertThat(sample.seen.isSolvedBy(grid)).as(context).isTrue();
        assertThat(sample.seen.constraints())
            .as(context)
            .allMatch(constraint -> constraint.holds(grid, sample.seen));
      }
    }
  }

  @ParameterizedTest
  @EnumSource
  void onlyVisiblePartsAreSeen(ConstraintKind kind) {
    for (Sample sample : samples(kind)) {
      for (Constraint constraint : sample.seen.constraints()) {
        assertThat(isVisible(constraint, kind, sample.lit))
            .as("%s, lit %s", constraint, sample.lit)
            .isTrue();
      }
    }
  }

  /** Returns whether each cell that a drawn constraint names is lit or next to such a lit cell. */
  private static boolean isVisible(Constraint constraint, ConstraintKind kind, BitSet lit) {
    CellList cells = constraint.cells();
    return switch (constraint.kind().shape()) {
      case HOUSE, GRID, OUTSIDE -> true;
      case CELL, CORNER, SET -> cells.isIn(lit);
      case RULE -> cells.isIn(lit) || constraint.appliesEverywhere();
      // A part of a line can be a region of its cells.
      case CAGE -> kind.shape() == ConstraintShape.LINE ? areNearLit(cells, lit) : cells.isIn(lit);
      case EDGE, LINE -> areNearLit(cells, lit);
    };
  }

  private static boolean areNearLit(CellList cells, BitSet lit) {
    return cells.stream().allMatch(cell -> isNearLit(cell, cells, lit));
  }

  private static boolean isNearLit(int cell, CellList cells, BitSet lit) {
    return cells.stream()
        .filter(lit::get)
        .anyMatch(other -> cell == other || CellList.of(cells.size(), cell, other).isLine());
  }

  @ParameterizedTest
  @EnumSource
  void marksInFogDoNotChangeWhatIsSeen(ConstraintKind kind) {
    for (Sample sample : samples(kind)) {
      Rules rules = sample.whole.rules();
      List<Constraint> others =
          rules.constraints().stream()
              .filter(
                  each ->
                      !MARKS.contains(each.kind())
                          || each.cells().stream().anyMatch(sample.lit::get))
              .toList();
      Rules withoutHidden = Rules.of(rules.mask(), others);
      boolean hasRatios =
          rules.constraints().stream()
              .anyMatch(each -> each.kind() == ConstraintKind.NEGATIVE_RATIO);
      // The ratios are those of all black dots, because the rules in words name them.
      if (!hasRatios) {
        assertThat(withoutHidden.seenIn(sample.lit)).isEqualTo(sample.seen);
      }
    }
  }

  @ParameterizedTest
  @EnumSource
  void inFullLightAllIsSeen(ConstraintKind kind) {
    for (Sample sample : samples(kind)) {
      Rules rules = sample.whole.rules();
      BitSet all = new BitSet();
      all.set(0, rules.size() * rules.size());
      assertThat(rules.seenIn(all)).isSameAs(rules);
      for (Constraint constraint : rules.constraints()) {
        assertThat(constraint.seenIn(all, rules)).containsExactly(constraint);
      }
    }
  }

  @ParameterizedTest
  @EnumSource
  void inTheDarkOnlyRulesInWordsAreSeen(ConstraintKind kind) {
    List<ConstraintShape> inWords =
        List.of(ConstraintShape.HOUSE, ConstraintShape.GRID, ConstraintShape.OUTSIDE);
    for (Sample sample : samples(kind)) {
      Rules seen = sample.whole.rules().seenIn(new BitSet());
      assertThat(seen.arePlain()).isFalse();
      assertThat(seen.areWhole()).isFalse();
      assertThat(seen.constraints())
          .allMatch(each -> inWords.contains(each.kind().shape()) || each.appliesEverywhere());
    }
  }
}
