package org.nonomino.solver.testkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.nonomino.core.Grid;

final class CorpusTest {
  private static final Path FOLDER =
      Path.of("src/main/resources/org/nonomino/solver/testkit/corpus");

  private static final Path FOLDER_OF_OTHERS =
      Path.of("../test-corpus/src/main/resources/META-INF/nonomino-corpus");

  static List<String> files() {
    return Corpus.files();
  }

  @ParameterizedTest
  @MethodSource("files")
  void recordsSolutions(String file) {
    List<CorpusPuzzle> puzzles = Corpus.read(file);
    assertThat(puzzles).isNotEmpty();
    for (CorpusPuzzle puzzle : puzzles) {
      assertThat(puzzle.label()).as("%s", puzzle).isNotBlank();
      if (puzzle.count() == 0) {
        assertThat(puzzle.solution()).as("%s", puzzle).isEmpty();
      } else {
        Grid solution = puzzle.solution().orElseThrow();
        assertThat(puzzle.puzzle().isSolvedBy(solution)).as("%s", puzzle).isTrue();
      }
    }
  }

  @Test
  void listsEveryFileThatIsThere() throws IOException {
    List<String> all = Corpus.files();
    List<String> own = Corpus.ownFiles();
    List<String> others = all.stream().filter(file -> !own.contains(file)).toList();
    Set<String> ownFiles = withEndings(own);
    // This file contains its rules, and has no file of answers.
    ownFiles.add("extra-houses.txt");
    assertThat(filesIn(FOLDER)).isEqualTo(ownFiles);
    assertThat(filesIn(FOLDER_OF_OTHERS)).isEqualTo(withEndings(others));
    assertThat(own).isSorted();
    assertThat(all).isSorted().doesNotHaveDuplicates().containsAll(own);
  }

  private static Set<String> filesIn(Path folder) throws IOException {
    Path root = Path.of(System.getProperty("nonomino.basedir", ".")).resolve(folder);
    try (Stream<Path> paths = Files.walk(root)) {
      return paths
          .filter(path -> path.toString().endsWith(".txt") || path.toString().endsWith(".sol"))
          .map(path -> root.relativize(path).toString().replace('\\', '/'))
          .collect(Collectors.toCollection(TreeSet::new));
    }
  }

  private static Set<String> withEndings(List<String> files) {
    TreeSet<String> names = new TreeSet<>(List.of("index.txt"));
    for (String file : files) {
      names.add(file + ".txt");
      names.add(file + ".sol");
    }
    return names;
  }

  @Test
  void hasNothingWithoutALicenceInItsJar() throws IOException {
    Path origin = Path.of(System.getProperty("nonomino.basedir", ".")).resolve(FOLDER);
    assertThat(Files.readString(origin.resolve("ORIGIN.md")))
        .contains("| licence |")
        .doesNotContain("not stated");
    assertThat(Corpus.ownFiles())
        .hasSizeGreaterThan(35)
        .doesNotContain("classic/17clue", "classic/top1465", "jigsaw9/public_examples");
  }

  @Test
  void hasPuzzlesOfEachKind() {
    List<CorpusPuzzle> all =
        Corpus.files().stream().flatMap(file -> Corpus.read(file).stream()).toList();
    assertThat(all).hasSizeGreaterThan(3000);
    assertThat(all).filteredOn(puzzle -> puzzle.count() == 0).hasSizeGreaterThan(900);
    assertThat(all)
        .filteredOn(puzzle -> puzzle.count() == 1 && puzzle.countIsExact())
        .hasSizeGreaterThan(1200);
    assertThat(all)
        .filteredOn(puzzle -> puzzle.count() > 1 && puzzle.countIsExact())
        .hasSizeGreaterThan(140);
    assertThat(all)
        .filteredOn(puzzle -> puzzle.count() > 1 && !puzzle.countIsExact())
        .hasSizeGreaterThanOrEqualTo(60);
    assertThat(all).filteredOn(CorpusPuzzle::layoutOnly).hasSizeGreaterThan(1200);
    TreeSet<Integer> sizes = new TreeSet<>();
    all.forEach(puzzle -> sizes.add(puzzle.puzzle().size()));
    assertThat(sizes).containsExactly(2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 16, 25);
  }

  @Test
  void readsALineAsItIsWritten() {
    CorpusPuzzle puzzle = Corpus.read("jigsawN/challenge12_toroidal").get(0);
    assertThat(puzzle.label()).isEqualTo("enjoysudoku-t33574-toroidal12-Ex41b");
    assertThat(puzzle.puzzle().givens().filledCount()).isEqualTo(26);
    assertThat(puzzle.puzzle().givens().digit(8)).isEqualTo(9);
    assertThat(puzzle.puzzle().givens().digit(10)).isEqualTo(11);
    assertThat(puzzle.puzzle().mask().region(143)).isEqualTo(4);
    assertThat(puzzle.count()).isEqualTo(1);
    assertThat(puzzle.countIsExact()).isTrue();
    assertThat(puzzle.layoutOnly()).isFalse();
    assertThat(puzzle.checkerNodes()).hasValue(142_741);
    assertThat(puzzle.solution().orElseThrow().digit(143)).isEqualTo(1);

    CorpusPuzzle many = Corpus.read("classic/serg_benchmark").get(0);
    assertThat(many.count()).isEqualTo(2);
    assertThat(many.countIsExact()).isFalse();

    CorpusPuzzle layout = Corpus.read("layouts/valid_sigh").get(0);
    assertThat(layout.layoutOnly()).isTrue();
    assertThat(layout.countIsExact()).isFalse();

    CorpusPuzzle impossible = Corpus.read("layouts/impossible_sigh_more").get(0);
    assertThat(impossible.count()).isZero();
    assertThat(impossible.countIsExact()).isTrue();
  }

  @Test
  void writesALineThatCanBePasted() {
    CorpusPuzzle puzzle = Corpus.read("jigsawN/sgt_4").get(0);
    assertThat(puzzle).hasToString("....1.3..2.1.... 0001201122312333 sgt-4j_db-5");
  }

  @Test
  void refusesAFileThatIsNotThere() {
    assertThatThrownBy(() -> Corpus.read("jigsaw9/nothing"))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("jigsaw9/nothing");
  }
}
