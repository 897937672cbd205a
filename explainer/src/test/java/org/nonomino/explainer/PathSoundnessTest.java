package org.nonomino.explainer;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.nonomino.core.Grid;
import org.nonomino.explainer.terms.Deduction;
import org.nonomino.solver.Deadline;
import org.nonomino.solver.testkit.Corpus;
import org.nonomino.solver.testkit.CorpusPuzzle;

/** Checks whole paths with all techniques against the recorded solutions of the corpus. */
final class PathSoundnessTest {
  /**
   * The distance of the sampled puzzles; {@link EvidenceCheckTest} checks others more thoroughly.
   */
  private static final int SAMPLED = 40;

  /** Chains with techniques inside take seconds per step on larger boards. */
  private static final int LARGEST = 12;

  private final Explainer explainer = new Explainer(Scale.NONOMINO);

  private static List<CorpusPuzzle> puzzles() {
    List<CorpusPuzzle> puzzles = new ArrayList<>();
    for (String file : Corpus.files()) {
      for (CorpusPuzzle each : Corpus.read(file)) {
        boolean isUnique = each.count() == 1 && each.countIsExact() && each.solution().isPresent();
        if (isUnique && !each.layoutOnly() && each.puzzle().size() <= LARGEST) {
          puzzles.add(each);
        }
      }
    }
    return puzzles;
  }

  private void check(CorpusPuzzle each) {
    Grid solution = each.solution().orElseThrow();
    StepPath path = explainer.path(each.puzzle(), Deadline.NEVER);
    for (Step step : path.steps()) {
      for (Deduction deduction : step.deductions()) {
        boolean isTrue = solution.digit(deduction.cell()) == deduction.digit();
        assertThat(isTrue)
            .as("%s: %s %s", each.label(), step.name(), deduction)
            .isEqualTo(deduction instanceof Deduction.Placement);
      }
    }
    if (path.isSolved()) {
      assertThat(path.end().grid()).as(each.label()).isEqualTo(solution);
    }
  }

  @Test
  void everyStepIsTrueOnASample() {
    List<CorpusPuzzle> puzzles = puzzles();
    for (int i = 0; i < puzzles.size(); i += SAMPLED) {
      check(puzzles.get(i));
    }
  }

  @Tag("long")
  @Test
  void everyStepIsTrue() {
    List<CorpusPuzzle> puzzles = puzzles();
    assertThat(puzzles).hasSizeGreaterThan(1000);
    puzzles.forEach(this::check);
  }
}
