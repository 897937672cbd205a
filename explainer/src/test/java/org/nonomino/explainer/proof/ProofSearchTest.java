package org.nonomino.explainer.proof;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.SplittableRandom;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.nonomino.core.CellList;
import org.nonomino.core.Constraint;
import org.nonomino.core.Grid;
import org.nonomino.core.Puzzle;
import org.nonomino.core.PuzzlePart;
import org.nonomino.core.RegionMask;
import org.nonomino.core.Rules;
import org.nonomino.core.constraint.KillerCage;
import org.nonomino.solver.ContradictionSearch;
import org.nonomino.solver.Deadline;
import org.nonomino.solver.sat.SatContradictions;
import org.nonomino.solver.testkit.ConstraintMixture;
import org.nonomino.solver.testkit.Corpus;
import org.nonomino.solver.testkit.CorpusPuzzle;

/** Proofs are found, the checker accepts them, and it refuses all that is left out or changed. */
final class ProofSearchTest {
  private static final int PROOFS = 200;

  private static final List<RegionMask> MASKS =
      List.of(
          RegionMask.boxes(2, 2),
          RegionMask.none(4),
          RegionMask.jigsaw(4, new int[] {0, 0, 0, 1, 2, 0, 1, 1, 2, 2, 3, 1, 2, 3, 3, 3}),
          RegionMask.none(5),
          RegionMask.boxes(2, 3));

  private static Optional<Proof> find(Puzzle puzzle, Optional<Claim> question, Deadline deadline) {
    List<PuzzlePart> assumed =
        question.stream()
            .map(claim -> (PuzzlePart) new PuzzlePart.Given(claim.cell(), claim.digit()))
            .toList();
    return new SatContradictions()
        .find(puzzle, assumed, deadline)
        .map(ContradictionSearch.Contradiction::parts)
        .flatMap(parts -> ProofSearch.find(puzzle, parts, question, deadline));
  }

  private static void requireCorrect(Proof proof) {
    assertThat(ProofChecker.fault(proof)).as("%s", proof.steps()).isEmpty();
    assertThat(proof.allSteps().stream().map(ProofStep::number)).isSorted().doesNotHaveDuplicates();
  }

  private static Puzzle random(long seed) {
    SplittableRandom random = new SplittableRandom(seed);
    RegionMask mask = MASKS.get((int) (seed % MASKS.size()));
    Rules rules = ConstraintMixture.of(mask, seed).rules();
    Grid givens = Grid.empty(mask.size());
    for (int i = random.nextInt(2 * mask.size()); i > 0; i--) {
      givens = givens.with(random.nextInt(givens.cellCount()), 1 + random.nextInt(mask.size()));
    }
    return new Puzzle(givens, rules);
  }

  @Test
  void randomProofsAreCorrectAndNothingCanBeLeftOut() {
    int found = 0;
    int withCases = 0;
    for (long seed = 0; found < PROOFS; seed++) {
      Puzzle puzzle = random(seed);
      Optional<Proof> proof = find(puzzle, Optional.empty(), Deadline.NEVER);
      if (proof.isPresent()) {
        found++;
        withCases += proof.get().caseCount() > 0 ? 1 : 0;
        requireCorrect(proof.get());
        requireMutationsAreRefused(proof.get());
      }
    }
    assertThat(withCases).isPositive();
  }

  @ParameterizedTest
  @ValueSource(strings = {"bad/impossible_layouts_4", "bad/impossible_layouts_5"})
  void layoutsHaveProofsWithoutCases(String file) {
    for (CorpusPuzzle puzzle : Corpus.read(file)) {
      Proof proof = find(puzzle.puzzle(), Optional.empty(), Deadline.NEVER).orElseThrow();
      requireCorrect(proof);
      requireMutationsAreRefused(proof);
      assertThat(proof.caseCount()).isZero();
      assertThat(proof.steps().get(0).argument()).isEqualTo(Argument.NAMES);
    }
  }

  @Test
  void twoCagesThatNeedTheSameDigitHaveAShortProof() {
    int size = 9;
    Constraint first = new KillerCage(CellList.of(size, 0, 1), OptionalInt.of(3));
    Constraint second = new KillerCage(CellList.of(size, 9, 10), OptionalInt.of(4));
    Puzzle puzzle =
        new Puzzle(Grid.empty(size), Rules.of(RegionMask.boxes(3, 3), List.of(first, second)));
    Proof proof = find(puzzle, Optional.empty(), Deadline.NEVER).orElseThrow();
    requireCorrect(proof);
    assertThat(proof.allSteps()).hasSizeLessThanOrEqualTo(4);
    assertThat(proof.parts()).hasSize(3);
  }

  @ParameterizedTest
  @CsvSource({"1..............1, 5, 1", "1234............, 4, 2", "1..............., 15, 1"})
  void aDigitIsRefuted(String givens, int cell, int digit) {
    Grid grid = Grid.empty(4);
    for (int i = 0; i < givens.length(); i++) {
      grid = grid.with(i, givens.charAt(i) == '.' ? 0 : givens.charAt(i) - '0');
    }
    Puzzle puzzle = new Puzzle(grid, RegionMask.boxes(2, 2));
    Claim question = Claim.placed(cell, digit);
    Optional<Proof> proof = find(puzzle, Optional.of(question), Deadline.NEVER);
    proof.ifPresent(ProofSearchTest::requireCorrect);
    assertThat(proof.isPresent()).isEqualTo(cell != 15);
    proof.ifPresent(
        each -> assertThat(each.steps().get(0).conclusions()).containsExactly(question));
  }

  @Test
  void aDeadlineThatHasPassedLeavesNoProof() {
    Puzzle puzzle = Corpus.read("bad/impossible_layouts_5").get(0).puzzle();
    List<PuzzlePart> parts = PuzzlePart.of(puzzle);
    assertThat(ProofSearch.find(puzzle, parts, Optional.empty(), Deadline.in(Duration.ZERO)))
        .isEmpty();
  }

  /** All families of impossible puzzles in the corpus. */
  @ParameterizedTest
  @Tag("long")
  @ValueSource(
      strings = {
        "bad/impossible_layouts_4",
        "bad/impossible_layouts_5",
        "bad/impossible_layouts_6",
        "bad/impossible_layouts_7",
        "bad/impossible_layouts_8",
        "bad/nosol",
        "layouts/impossible_sigh_easy_fast",
        "layouts/impossible_sigh_hard_slow",
        "layouts/impossible_sigh_more"
      })
  void proofsOfTheCorpusAreCorrect(String file) {
    int found = 0;
    List<CorpusPuzzle> puzzles = Corpus.read(file);
    for (CorpusPuzzle puzzle : puzzles) {
      Deadline deadline = Deadline.in(Duration.ofSeconds(4));
      Optional<Proof> proof = find(puzzle.puzzle(), Optional.empty(), deadline);
      proof.ifPresent(ProofSearchTest::requireCorrect);
      proof.ifPresent(ProofSearchTest::requireMutationsAreRefused);
      found += proof.isPresent() ? 1 : 0;
    }
    assertThat(found).as(file).isPositive();
  }

  private static void requireMutationsAreRefused(Proof proof) {
    for (ProofStep step : proof.allSteps()) {
      requireRefused(proof, step, "left out", each -> List.of());
      requireRefused(proof, step, "without reasons", each -> List.of(withoutReasons(each)));
      for (int i = 0; i < step.conclusions().size(); i++) {
        int index = i;
        requireRefused(
            proof, step, "other digit", each -> List.of(changed(each, index, proof, true)));
        requireRefused(
            proof, step, "other cell", each -> List.of(changed(each, index, proof, false)));
      }
      for (int i = 0; i < step.cases().size(); i++) {
        int left = i;
        requireRefused(proof, step, "without a case", each -> List.of(withoutCase(each, left)));
      }
    }
  }

  private static void requireRefused(Proof proof, ProofStep step, String what, Mutation mutation) {
    if (what.equals("without reasons")
        && (step.argument() == Argument.ASSUMPTION || step.argument() == Argument.NAMES)) {
      return;
    }
    Proof mutated =
        new Proof(
            proof.rules(),
            proof.parts(),
            proof.question(),
            replaced(proof.steps(), step.number(), mutation));
    assertThat(ProofChecker.fault(mutated))
        .as("%s %s of %s", step.number(), what, proof.steps())
        .isPresent();
  }

  /** Replaces a step by others. */
  @FunctionalInterface
  private interface Mutation {
    List<ProofStep> of(ProofStep step);
  }

  private static List<ProofStep> replaced(List<ProofStep> steps, int number, Mutation mutation) {
    List<ProofStep> result = new ArrayList<>();
    for (ProofStep step : steps) {
      if (step.number() == number) {
        result.addAll(mutation.of(step));
      } else {
        UnaryOperator<List<ProofStep>> inside = each -> replaced(each, number, mutation);
        result.add(
            copy(
                step,
                step.parts(),
                step.premises(),
                step.conclusions(),
                step.cases().stream().map(inside).toList()));
      }
    }
    return result;
  }

  private static ProofStep copy(
      ProofStep step,
      List<PuzzlePart> parts,
      List<Premise> premises,
      List<Claim> conclusions,
      List<List<ProofStep>> cases) {
    return new ProofStep(
        step.number(),
        step.argument(),
        step.digit(),
        step.pattern(),
        step.set(),
        step.cells(),
        parts,
        premises,
        conclusions,
        cases);
  }

  private static ProofStep withoutReasons(ProofStep step) {
    return copy(step, List.of(), List.of(), step.conclusions(), step.cases());
  }

  private static ProofStep withoutCase(ProofStep step, int left) {
    List<List<ProofStep>> cases = new ArrayList<>(step.cases());
    cases.remove(left);
    return copy(step, step.parts(), step.premises(), step.conclusions(), cases);
  }

  private static ProofStep changed(ProofStep step, int index, Proof proof, boolean isDigit) {
    int size = proof.rules().size();
    List<Claim> conclusions = new ArrayList<>(step.conclusions());
    Claim claim = conclusions.get(index);
    conclusions.set(
        index,
        isDigit
            ? new Claim(claim.cell(), claim.digit() % size + 1, claim.isPlaced())
            : new Claim((claim.cell() + 1) % (size * size), claim.digit(), claim.isPlaced()));
    return copy(step, step.parts(), step.premises(), conclusions, step.cases());
  }
}
