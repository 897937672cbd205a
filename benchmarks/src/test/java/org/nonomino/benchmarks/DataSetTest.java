package org.nonomino.benchmarks;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.nonomino.core.Grid;
import org.nonomino.solver.Search;
import org.nonomino.solver.SearchReport;
import org.nonomino.solver.StopReason;
import org.nonomino.solver.testkit.Corpus;
import org.nonomino.solver.testkit.CorpusPuzzle;

final class DataSetTest {
  @TempDir Path folder;

  static List<DataSet> named() {
    return DataSet.named();
  }

  @ParameterizedTest
  @MethodSource("named")
  void hasPuzzlesOfItsSizeWithAnswers(DataSet set) {
    assertThat(set.puzzles())
        .isNotEmpty()
        .allMatch(puzzle -> puzzle.puzzle().size() == set.size())
        .allMatch(puzzle -> puzzle.countIsExact() || puzzle.count() >= 2);
  }

  @Test
  void takesTheNameOfAFile() {
    assertThat(DataSet.named("jigsaw9/lowclue_bb").puzzles())
        .isEqualTo(Corpus.read("jigsaw9/lowclue_bb"));
  }

  @Test
  void readsAFolderLikeTheCorpus() throws IOException {
    Files.writeString(folder.resolve("two.txt"), "# comment\n1... 0011 first\n.... 0110 second\n");
    Files.writeString(folder.resolve("two.sol"), "1 1221 0 first\n0 - second\n");

    List<CorpusPuzzle> read = new CorpusFolder(folder).read("two");

    assertThat(read).extracting(CorpusPuzzle::label).containsExactly("first", "second");
    assertThat(read).extracting(CorpusPuzzle::count).containsExactly(1L, 0L);
    assertThat(read.get(0).solution()).contains(Grid.of(2, new int[] {1, 2, 2, 1}));
  }

  @Test
  void refusesAnswersToOtherPuzzles() throws IOException {
    Files.writeString(folder.resolve("one.txt"), "1... 0011 first\n");
    Files.writeString(folder.resolve("one.sol"), "1 1221 second\n");

    assertThatThrownBy(() -> new CorpusFolder(folder).read("one"))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("is not a valid answer to '1... 0011 first'");
  }

  @Test
  void failsAtAWrongAnswer() {
    CorpusPuzzle puzzle = Corpus.read("classic/sgt_2x2").get(0);
    Search seesNone = (givens, limits, observer) -> new SearchReport(0, 1, 0, StopReason.EXHAUSTED);
    Search seesAnother =
        (givens, limits, observer) -> {
          if (observer.wantsSolutions()) {
            observer.onSolution(givens);
          }
          return new SearchReport(1, 1, 0, StopReason.EXHAUSTED);
        };

    assertThatThrownBy(new PreparedPuzzle(puzzle, seesNone)::solve)
        .isInstanceOf(IllegalStateException.class)
        .hasMessageContaining("1 solutions are recorded");
    assertThatThrownBy(new PreparedPuzzle(puzzle, seesAnother)::check)
        .isInstanceOf(IllegalStateException.class)
        .hasMessageContaining("not the solution");
  }
}
