package org.nonomino.benchmarks;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.nonomino.core.Puzzle;

final class PuzzleProgramTest {
  private static final int LOOKED_AT = 10;

  static List<PuzzleProgram> all() {
    return PuzzleProgram.all();
  }

  @ParameterizedTest
  @MethodSource("all")
  void makesPuzzlesWithOneSolution(PuzzleProgram program) throws IOException {
    assumeTrue(program.obstacle().isEmpty(), () -> program.obstacle().toString());

    List<String> lines = program.run();

    assertThat(lines).hasSize(program.count());
    lines.stream().limit(LOOKED_AT).map(program.reader()).forEach(PuzzleKind::requireUnique);
  }

  @Test
  void namesThePackageOfAMissingProgram() {
    PuzzleProgram missing =
        new PuzzleProgram("none", "no-such-program", "no-package", List.of(), 0, this::unused);

    assertThat(missing.obstacle())
        .contains("'no-such-program' is not installed. Maybe: apt-get install no-package");
    assertThatThrownBy(missing::run).isInstanceOf(IOException.class);
  }

  private Puzzle unused(String line) {
    throw new AssertionError(line);
  }
}
