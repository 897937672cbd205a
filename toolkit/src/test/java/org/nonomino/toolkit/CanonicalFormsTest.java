package org.nonomino.toolkit;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.nonomino.canon.CanonicalForm;
import org.nonomino.core.EntryPart;
import org.nonomino.core.Grid;
import org.nonomino.core.Progress;
import org.nonomino.core.Puzzle;
import org.nonomino.core.PuzzleEntry;
import org.nonomino.core.RegionMask;
import org.nonomino.solver.testkit.Corpus;
import org.nonomino.solver.testkit.CorpusPuzzle;

/** Canonical forms of puzzles with metadata. */
final class CanonicalFormsTest {
  @Test
  void textsAreKeptAndTheSolutionIsMovedAlong() {
    CanonicalForms forms = new CanonicalForms();
    for (String file : new String[] {"classic/sgt_2x3", "jigsaw9/sgt_basic"}) {
      for (CorpusPuzzle known : Corpus.read(file)) {
        Puzzle puzzle = known.puzzle();
        Grid solution = known.solution().orElseThrow();
        Map<EntryPart, String> metadata = Map.of(EntryPart.AUTHOR, "Ada", EntryPart.LABEL, "one");
        Progress begun = Progress.ofGrid(solution);

        CanonicalForms.Entry canonical =
            forms.entry(new PuzzleEntry(puzzle, metadata, Optional.of(solution), begun));

        PuzzleEntry entry = canonical.entry();
        assertThat(entry.puzzle()).isEqualTo(canonical.form().puzzle());
        assertThat(entry.puzzle().isSolvedBy(entry.solution().orElseThrow())).isTrue();
        assertThat(entry.texts()).isEqualTo(metadata);
        assertThat(entry.progress().grid()).isEqualTo(entry.puzzle().givens());
        assertThat(canonical.labelledWithMap().label())
            .isEqualTo("one (" + canonical.form().map() + ")");
      }
    }
  }

  @Test
  void oneObjectServesAnyMasks() {
    CanonicalForms forms = new CanonicalForms();
    for (int size = 1; size <= 20; size++) {
      Puzzle empty = new Puzzle(Grid.empty(size), RegionMask.boxes(size, 1));

      CanonicalForm form = forms.form(empty);

      assertThat(form.puzzle()).isEqualTo(new Puzzle(Grid.empty(size), RegionMask.boxes(1, size)));
      assertThat(Nonomino.create().canonicalForm(empty)).isEqualTo(form);
    }
  }
}
