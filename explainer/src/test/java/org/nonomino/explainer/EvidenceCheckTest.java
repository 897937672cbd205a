package org.nonomino.explainer;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.nonomino.core.Constraint;
import org.nonomino.core.Grid;
import org.nonomino.core.House;
import org.nonomino.core.Puzzle;
import org.nonomino.core.RegionMask;
import org.nonomino.explainer.internal.step.FoundStep;
import org.nonomino.explainer.terms.Candidate;
import org.nonomino.explainer.terms.Deduction;
import org.nonomino.explainer.terms.Evidence;
import org.nonomino.explainer.terms.Link;
import org.nonomino.explainer.terms.StepKind;
import org.nonomino.explainer.terms.TechniqueFamily;
import org.nonomino.solver.Verdict;
import org.nonomino.solver.bitboard.BitboardSolver;
import org.nonomino.solver.testkit.Corpus;
import org.nonomino.solver.testkit.CorpusPuzzle;

/**
 * Checks that each conclusion follows from the evidence of its step, see {@link EvidenceChecker},
 * and that this checker refuses wrong conclusions.
 */
final class EvidenceCheckTest {
  /** The paths of these puzzles have bivalue universal graves and partly solved rectangles. */
  private static final Set<String> WITH_RARE_KINDS =
      Set.of(
          "17clue-22293",
          "17clue-24769",
          "17clue-36875",
          "sxbank-002e707da442-SE5.5",
          "sgt-5j_de-31",
          "sgt-5j_du-53",
          "sgt-6j_de-25",
          "sgt-6j_de-29",
          "sgt-7j_de-42",
          "17clue-33471",
          "top1465-711",
          "minimal-sighlay-637-c16",
          "sgt-9j_de_r2-9");

  /** The paths of these puzzles have dynamic chains that need combinations of constraints. */
  private static final Set<String> WITH_COMBINATIONS_INSIDE =
      Set.of("own_minimal/min-extraregion-9j-5-3", "own_mixed/own-mixed-8b-1-14");

  /** Published puzzles with the patterns of the hardest ones: SK loops, exocets, tridagons. */
  private static final List<String> WITH_HARD_PATTERNS =
      List.of(
          "1.......2.9.4...5...6...7...5.9.3.......7.......85..4.7.....6...3...9.8...2.....1",
          "1...2...3.4.....5...6...7.....5.6...8...9...1...3.......7...6...5.....9.2...3...8",
          "12.3.....34....1....5......6.24..5......6..7......8..6..42..3......7...9.....9.8.",
          "..1..23...4..5..6.7.......8...8.......5.3.2.......4...8.......7.6..9..4...23..1..",
          "......7....71.9...68..7..1...1.9.6.....3...2..4......3..8.6.1..5......4......2..5",
          "57....9..........8.1.........168..4......28.9..2.9416.....2.....6.9.82.4...41.6..",
          "45.6...896.7...4.5.89...67.8....9..6....1.......2.37...45..8.6.7.8...9.496.7...5.");

  private static CheckedSteps sample = new CheckedSteps(0, 0);

  @BeforeAll
  static void checkSample() {
    sample = new CheckedSteps(/* wanted= */ 20, /* maxBoards= */ 60);
    check(sample, puzzles(3, 9), 9);
    check(sample, Variants.all());
    TechniqueList easy = without(TechniqueFamily.UNIQUENESS, TechniqueFamily.FORCING_CHAINS);
    for (CorpusPuzzle each : puzzles(Integer.MAX_VALUE, 9)) {
      if (WITH_RARE_KINDS.contains(each.label())) {
        sample.addPath(each, easy, 1);
      }
    }
    TechniqueList named =
        TechniqueList.of(Scale.NONOMINO, Preference.NAMES)
            .without(
                EnumSet.range(
                    StepKind.NISHIO_FORCING_CHAINS, StepKind.DYNAMIC_CONTRADICTION_FORCING_CHAINS));
    for (String text : WITH_HARD_PATTERNS) {
      int[] givens = text.chars().map(c -> c == '.' ? 0 : c - '0').toArray();
      Puzzle puzzle = new Puzzle(Grid.of(9, givens), RegionMask.boxes(3, 3));
      Verdict.Unique unique = (Verdict.Unique) new BitboardSolver().solve(puzzle);
      // The patterns are on each of the first boards until they are used.
      sample.addPath(puzzle, unique.solution(), text, named, 1);
    }
  }

  /** Returns some puzzles of each file, evenly spread. */
  private static List<CorpusPuzzle> puzzles(int perFile, int largest) {
    List<CorpusPuzzle> puzzles = new ArrayList<>();
    for (String file : Corpus.files()) {
      List<CorpusPuzzle> all =
          Corpus.read(file).stream()
              .filter(each -> each.count() == 1 && each.countIsExact() && !each.layoutOnly())
              .filter(each -> each.solution().isPresent() && each.puzzle().size() <= largest)
              .toList();
      int every = Math.max(1, all.size() / perFile);
      for (int i = 0; i < all.size(); i += every) {
        puzzles.add(all.get(i));
      }
    }
    return puzzles;
  }

  /** Checks paths of each preference in turn, until dynamic chains begin. */
  private static void check(CheckedSteps steps, List<CorpusPuzzle> puzzles, int askEvery) {
    List<Preference> preferences = List.of(Preference.values());
    for (int i = 0; i < puzzles.size(); i++) {
      Preference preference = preferences.get(i % preferences.size());
      TechniqueList all = TechniqueList.of(Scale.NONOMINO, preference);
      steps.addPath(puzzles.get(i), all.without(dynamic()), askEvery);
    }
  }

  /** Checks paths without forcing chains of every twelfth puzzle with constraints. */
  private static void check(CheckedSteps steps, List<Variants.Variant> variants) {
    TechniqueList techniques = without(TechniqueFamily.FORCING_CHAINS);
    for (int i = 0; i < variants.size(); i += 12) {
      Variants.Variant variant = variants.get(i);
      steps.addPath(
          variant.puzzle(),
          variant.solution(),
          variant.label(),
          techniques,
          /* askEvery= */ Integer.MAX_VALUE);
    }
  }

  private static Set<StepKind> dynamic() {
    return EnumSet.range(
        StepKind.DYNAMIC_DOUBLE_FORCING_CHAINS, StepKind.DYNAMIC_CONTRADICTION_FORCING_CHAINS);
  }

  private static TechniqueList without(TechniqueFamily... families) {
    Set<StepKind> kinds = EnumSet.noneOf(StepKind.class);
    for (StepKind kind : StepKind.values()) {
      if (List.of(families).contains(kind.family())) {
        kinds.add(kind);
      }
    }
    return TechniqueList.of(Scale.NONOMINO).without(kinds);
  }

  @Test
  void everyStepFollowsFromItsEvidence() {
    assertThat(sample.refusals()).isEmpty();
    assertThat(sample.boardsAgree()).isTrue();
  }

  @ParameterizedTest
  @EnumSource
  void eachKindIsChecked(StepKind kind) {
    assertThat(sample.count(kind)).as("%s", sample).isGreaterThanOrEqualTo(5);
  }

  /** The whole path of a hard puzzle, with chains that have others inside. */
  @Test
  void chainsInsideChainsFollowToo() {
    CheckedSteps steps = new CheckedSteps(0, 0);
    CorpusPuzzle hard = Corpus.read("classic/hardest1106").get(0);
    steps.addPath(hard, TechniqueList.of(Scale.SE), Integer.MAX_VALUE);
    assertThat(steps.refusals()).isEmpty();
    assertThat(steps.countInside(TechniqueFamily.CHAINS)).isGreaterThan(10);
    assertThat(steps.keptWithInside()).isNotEmpty();
    for (CheckedSteps.Kept kept : steps.keptWithInside()) {
      assertThat(refusalsOfParts(kept)).as("%s", kept.step()).isPositive();
      refusesFalseConclusions(kept);
    }
  }

  /** Chains that need the combinations of constraints under their assumptions. */
  @Test
  void combinationsInsideChainsFollowToo() {
    // The techniques without which these puzzles need such chains.
    TechniqueList techniques =
        TechniqueList.of(Scale.NONOMINO, Preference.SE)
            .without(EnumSet.range(StepKind.RELATED_COMBINATIONS, StepKind.CLASH));
    CheckedSteps steps = new CheckedSteps(0, 0);
    for (Variants.Variant variant : Variants.all()) {
      if (WITH_COMBINATIONS_INSIDE.contains(variant.label())) {
        steps.addPath(
            variant.puzzle(),
            variant.solution(),
            variant.label(),
            techniques,
            /* askEvery= */ Integer.MAX_VALUE);
      }
    }
    assertThat(steps.refusals()).isEmpty();
    assertThat(steps.countInside(TechniqueFamily.CONSTRAINTS)).isGreaterThan(10);
    assertThat(steps.keptWithInside()).isNotEmpty();
    steps.keptWithInside().forEach(EvidenceCheckTest::refusesFalseConclusions);
  }

  /** The evidence of a step on a path must not contradict the solution. */
  @ParameterizedTest
  @EnumSource
  void refusesFalseConclusions(StepKind kind) {
    sample.kept(kind).forEach(EvidenceCheckTest::refusesFalseConclusions);
  }

  private static void refusesFalseConclusions(CheckedSteps.Kept kept) {
    FoundStep step = kept.step();
    Set<Integer> cells = new TreeSet<>(step.evidence().cells());
    step.deductions().forEach(deduction -> cells.add(deduction.cell()));
    int tried = 0;
    for (int cell : cells) {
      for (Candidate candidate : kept.view().ofCell(cell)) {
        boolean isTrue = kept.solution().digit(cell) == candidate.digit();
        Deduction wrong =
            isTrue
                ? new Deduction.Elimination(cell, candidate.digit())
                : new Deduction.Placement(cell, candidate.digit());
        List<Deduction> more = new ArrayList<>(step.deductions());
        more.add(wrong);
        assertThat(EvidenceChecker.refusal(kept.view(), step.kind(), step.evidence(), more))
            .as("%s: %s", step, wrong)
            .isPresent();
        tried++;
      }
    }
    assertThat(tried).isPositive();
  }

  /**
   * The evidence needs all its parts; only for a last cell, either the house or the candidate is
   * enough.
   */
  @ParameterizedTest
  @EnumSource(mode = EnumSource.Mode.EXCLUDE, names = "LAST_CELL")
  void refusesEvidenceWithoutAPart(StepKind kind) {
    int refused = 0;
    for (CheckedSteps.Kept kept : sample.kept(kind)) {
      refused += refusalsOfParts(kept);
      assertThat(isRefused(kept, new Evidence(List.of(), List.of(), List.of()))).isTrue();
    }
    assertThat(refused).isPositive();
  }

  /** Returns the number of refusals of the evidence without one house, cell or link. */
  private static int refusalsOfParts(CheckedSteps.Kept kept) {
    Evidence evidence = kept.step().evidence();
    List<House> houses = evidence.houses();
    List<Candidate> candidates = evidence.candidates();
    List<Link> links = evidence.links();
    List<Constraint> constraints = evidence.constraints();
    int refused = 0;
    for (int i = 0; i < houses.size(); i++) {
      Evidence less =
          new Evidence(without(houses, i), candidates, links, evidence.sets(), constraints);
      refused += isRefused(kept, less) ? 1 : 0;
    }
    for (int cell : evidence.cells()) {
      List<Candidate> others =
          candidates.stream().filter(candidate -> candidate.cell() != cell).toList();
      Evidence less = new Evidence(houses, others, links, evidence.sets(), constraints);
      refused += isRefused(kept, less) ? 1 : 0;
    }
    for (int i = 0; i < links.size(); i++) {
      Evidence less =
          new Evidence(houses, candidates, without(links, i), evidence.sets(), constraints);
      refused += isRefused(kept, less) ? 1 : 0;
    }
    for (int i = 0; i < constraints.size(); i++) {
      Evidence less =
          new Evidence(houses, candidates, links, evidence.sets(), without(constraints, i));
      refused += isRefused(kept, less) ? 1 : 0;
    }
    return refused;
  }

  private static <T> List<T> without(List<T> all, int index) {
    List<T> less = new ArrayList<>(all);
    less.remove(index);
    return less;
  }

  private static boolean isRefused(CheckedSteps.Kept kept, Evidence evidence) {
    return EvidenceChecker.refusal(
            kept.view(), kept.step().kind(), evidence, kept.step().deductions())
        .isPresent();
  }

  /** A pattern with a given among its digits cannot be swapped. */
  @ParameterizedTest
  @EnumSource(names = "AVOIDABLE_RECTANGLE")
  void refusesRectanglesWithGivens(StepKind kind) {
    for (CheckedSteps.Kept kept : sample.kept(kind)) {
      Puzzle puzzle = kept.view().puzzle;
      int[] digits = new int[puzzle.givens().cellCount()];
      for (int cell = 0; cell < digits.length; cell++) {
        digits[cell] = kept.view().digit(cell);
      }
      Puzzle allGiven = puzzle.withGivens(Grid.of(puzzle.size(), digits));
      assertThat(EvidenceChecker.refusal(CandidateView.of(allGiven), kept.step()))
          .hasValueSatisfying(reason -> assertThat(reason).contains("a given"));
    }
  }

  @Tag("long")
  @Test
  void allStepsFollowFromTheirEvidence() {
    CheckedSteps steps = new CheckedSteps(/* wanted= */ 1000, /* maxBoards= */ 300);
    check(steps, puzzles(30, 12), 5);
    assertThat(steps.refusals()).as("%s", steps).isEmpty();
    assertThat(steps.boardsAgree()).isTrue();
  }
}
