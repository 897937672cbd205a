package org.nonomino.benchmarks;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.nonomino.solver.testkit.Corpus;
import org.nonomino.solver.testkit.CorpusPuzzle;

final class TimedProgramTest {
  private static final List<CorpusPuzzle> PUZZLES = Corpus.read("classic/17clue");

  @TempDir Path folder;

  @Test
  void readsTheOutputOfTheProgram() throws IOException {
    // Prints the number of lines of 81 characters in the file, like the real program.
    TimedProgram program =
        program(
            "n=$(grep -c '^[.0-9]\\{81\\}$' \"$1\")",
            "echo \"tdoku $1 best 204000 puzzles/s, $n puzzles, 0 not unique, 0.53 guesses each\"");

    assertThat(program.time(PUZZLES)).isEqualTo(new TimedProgram.Timing(204_000, 0.53));
  }

  @Test
  void refusesAnotherCountOfPuzzles() throws IOException {
    TimedProgram program =
        program("echo \"tdoku $1 best 9 puzzles/s, 1 puzzles, 0 not unique, 0.5 guesses each\"");

    assertThatThrownBy(() -> program.time(PUZZLES))
        .isInstanceOf(IllegalStateException.class)
        .hasMessageContaining("but of " + PUZZLES.size() + " puzzles 0 are not unique");
  }

  @Test
  void refusesOtherOutput() throws IOException {
    TimedProgram program = program("echo hello");

    assertThatThrownBy(() -> program.time(PUZZLES))
        .isInstanceOf(IOException.class)
        .hasMessageContaining("printed [hello]");
  }

  @Test
  void solvesClassicsOnly() {
    assertThat(TimedProgram.handles(PUZZLES)).isTrue();
    assertThat(TimedProgram.handles(Corpus.read("jigsaw9/sgt_basic"))).isFalse();
  }

  @Test
  void namesTheMissingProgram() {
    assertThat(new TimedProgram(folder.resolve("none")).obstacle().orElse(""))
        .contains("none' is not a program");
  }

  private TimedProgram program(String... lines) throws IOException {
    Path file = folder.resolve("tdoku-time");
    Files.writeString(file, "#!/bin/sh\n" + String.join("\n", lines) + "\n");
    Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rwx------"));
    return new TimedProgram(file);
  }
}
