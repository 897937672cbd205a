package org.nonomino.benchmarks;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import org.nonomino.solver.testkit.Corpus;
import org.nonomino.solver.testkit.CorpusPuzzle;

/**
 * Puzzles measured together, from the testkit's corpus or, with {@code -Dcorpus=DIR}, from the
 * files of the same names in that folder. Each file of the corpus is also a set with the name of
 * the file.
 *
 * @param name the name for {@code -p dataSet=}
 * @param size n of the puzzles to select from the files, or {@link #ANY_SIZE}
 * @param files names of files of the corpus, without extension
 * @param byDefault whether it is measured by default
 */
record DataSet(String name, int size, List<String> files, boolean byDefault) {
  private static final int ANY_SIZE = 0;
  private static final String FOLDER_PROPERTY = "corpus";

  private static final List<DataSet> NAMED =
      List.of(
          usual("17clue", 9, "classic/17clue"),
          usual("top1465", 9, "classic/top1465"),
          usual("hardest1905", 9, "classic/hardest1905_11plus"),
          usual("jigsaw-trivial", 9, "jigsaw9/sgt_trivial"),
          usual("jigsaw-basic", 9, "jigsaw9/sgt_basic"),
          usual("jigsaw-intermediate", 9, "jigsaw9/sgt_intermediate"),
          usual("jigsaw-advanced", 9, "jigsaw9/sgt_advanced"),
          usual("jigsaw-extreme", 9, "jigsaw9/sgt_extreme"),
          usual("jigsaw-unreasonable", 9, "jigsaw9/sgt_unreasonable"),
          usual("jigsaw-minimal", 9, "jigsaw9/minimal_sighlay", "jigsaw9/scrambled_disconnected"),
          onRequest("hardest1106", 9, "classic/hardest1106"),
          usual("6x6", 6, "classic/sgt_2x3", "jigsawN/sgt_6"),
          usual("12x12", 12, "classic/sgt_3x4", "jigsawN/sgt_12"),
          usual("16x16", 16, "classic/sgt_4x4", "classic/large_public", "jigsawN/jig16"),
          usual("25x25", 25, "classic/large_public"),
          onRequest("lowclue", 9, "jigsaw9/lowclue_bb"),
          onRequest(
              "toroidal", 12, "jigsawN/challenge12_toroidal", "jigsawN/toroidal12_generated"));

  private static DataSet usual(String name, int size, String... files) {
    return new DataSet(name, size, List.of(files), true);
  }

  private static DataSet onRequest(String name, int size, String... files) {
    return new DataSet(name, size, List.of(files), false);
  }

  /** Returns the sets that are not single files. */
  static List<DataSet> named() {
    return NAMED;
  }

  /** Returns the names of the sets measured by default. */
  static List<String> namesByDefault() {
    return NAMED.stream().filter(DataSet::byDefault).map(DataSet::name).toList();
  }

  /** Returns the set of this name; any unknown name is that of a file. */
  static DataSet named(String name) {
    return NAMED.stream()
        .filter(set -> set.name.equals(name))
        .findFirst()
        .orElseGet(() -> onRequest(name, ANY_SIZE, name));
  }

  /**
   * Returns the puzzles in the order of the files.
   *
   * @throws IllegalArgumentException if there are none
   */
  List<CorpusPuzzle> puzzles() {
    String folder = System.getProperty(FOLDER_PROPERTY, "");
    Function<String, List<CorpusPuzzle>> reader =
        folder.isEmpty() ? Corpus::read : new CorpusFolder(Path.of(folder))::read;
    List<CorpusPuzzle> puzzles = new ArrayList<>();
    for (String file : files) {
      for (CorpusPuzzle puzzle : reader.apply(file)) {
        if (size == ANY_SIZE || puzzle.puzzle().size() == size) {
          puzzles.add(puzzle);
        }
      }
    }
    if (puzzles.isEmpty()) {
      throw new IllegalArgumentException("the data set " + name + " has no puzzles");
    }
    return puzzles;
  }
}
