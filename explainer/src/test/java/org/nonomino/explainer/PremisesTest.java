package org.nonomino.explainer;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.nonomino.core.Puzzle;
import org.nonomino.explainer.internal.board.BoardState;
import org.nonomino.explainer.internal.board.BoardTables;
import org.nonomino.explainer.internal.board.MutableBoard;
import org.nonomino.explainer.internal.step.FoundStep;
import org.nonomino.explainer.internal.step.StepCollector;
import org.nonomino.explainer.terms.Deduction;
import org.nonomino.explainer.terms.Premise;
import org.nonomino.explainer.terms.Rating;
import org.nonomino.explainer.terms.StepKind;
import org.nonomino.solver.Deadline;
import org.nonomino.solver.testkit.Corpus;
import org.nonomino.solver.testkit.CorpusPuzzle;

/**
 * Checks that the premises of a step are enough: on a board with its digits, from which only the
 * premises are removed, the technique finds the same conclusions, or the chain still holds.
 */
final class PremisesTest {
  private static final Rating HARDEST = new Rating(90);

  /** The share of steps that may not be found again, because another one hides them. */
  private static final double HIDDEN = 0.01;

  @Test
  void stepsHoldWithoutAllOtherEliminations() {
    Map<StepKind, Integer> checked = new EnumMap<>(StepKind.class);
    List<String> refusals = new ArrayList<>();
    List<String> hidden = new ArrayList<>();
    int count = 0;
    for (Preference preference : new Preference[] {Preference.SE, Preference.NAMES}) {
      TechniqueList techniques = TechniqueList.of(Scale.NONOMINO, preference);
      for (Puzzle puzzle : puzzles(1)) {
        StepPath path = new Explainer(techniques).pathUpTo(HARDEST, puzzle, Deadline.NEVER);
        BoardState board = BoardState.of(puzzle);
        for (Step step : path.steps()) {
          FoundStep found = step.found();
          MutableBoard rich = withPremises(puzzle, board, found);
          Optional<FoundStep> again = again(found, rich);
          Optional<String> refusal =
              again.isPresent()
                  ? EvidenceChecker.refusal(view(puzzle, board, found), again.get())
                  : Optional.of("not found");
          count++;
          if (again.isEmpty()) {
            hidden.add(found + " " + found.deductions());
          } else {
            refusal.ifPresent(why -> refusals.add(found + ": " + why));
            checked.merge(found.kind(), 1, Integer::sum);
          }
          board = board.after(found.deductions());
        }
      }
    }
    assertThat(refusals).isEmpty();
    assertThat(hidden).hasSizeLessThan((int) (count * HIDDEN));
    assertThat(checked).containsKeys(StepKind.NAKED_PAIR, StepKind.LAW_OF_LEFTOVERS);
  }

  private static List<Puzzle> puzzles(int perFile) {
    List<Puzzle> puzzles = new ArrayList<>();
    for (String file : Corpus.files()) {
      List<CorpusPuzzle> all =
          Corpus.read(file).stream()
              .filter(each -> each.count() == 1 && each.countIsExact() && !each.layoutOnly())
              .filter(each -> each.puzzle().size() <= 9)
              .toList();
      int every = Math.max(1, all.size() / perFile);
      for (int i = every / 2; i < all.size(); i += every) {
        puzzles.add(all.get(i).puzzle());
      }
    }
    return puzzles;
  }

  /** Returns a board with the digits of another one, from which only premises are removed. */
  private static MutableBoard withPremises(Puzzle puzzle, BoardState board, FoundStep step) {
    MutableBoard rich = new MutableBoard(puzzle, board.grid(), BoardTables.of(puzzle.rules()));
    for (Premise premise : step.premises(board)) {
      assertThat(rich.isCandidate(premise.cell(), premise.digit())).as("%s", premise).isTrue();
      rich.eliminate(premise.cell(), premise.digit());
    }
    return rich;
  }

  private static CandidateView view(Puzzle puzzle, BoardState board, FoundStep step) {
    CandidateView view = CandidateView.of(puzzle);
    List<Deduction> digits = new ArrayList<>();
    for (int cell = 0; cell < board.cellCount(); cell++) {
      if (board.digit(cell) != 0 && puzzle.givens().digit(cell) == 0) {
        digits.add(new Deduction.Placement(cell, board.digit(cell)));
      }
    }
    return view.after(digits)
        .without(step.premises(board).stream().map(Premise::candidate).toList());
  }

  /** Returns the step itself if it is a chain, otherwise one with the same conclusions. */
  private static Optional<FoundStep> again(FoundStep step, BoardState rich) {
    if (!step.evidence().links().isEmpty()) {
      return Optional.of(step);
    }
    List<FoundStep> same = new ArrayList<>();
    step.technique()
        .find(
            rich,
            new StepCollector() {
              @Override
              public void add(FoundStep other) {
                Set<Deduction> deductions = new HashSet<>(other.deductions());
                if (same.isEmpty() && deductions.containsAll(step.deductions())) {
                  same.add(other);
                }
              }

              @Override
              public boolean isDone() {
                return !same.isEmpty();
              }
            });
    return same.stream().findFirst();
  }
}
