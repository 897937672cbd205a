package org.nonomino.app;

import java.util.Optional;
import java.util.OptionalInt;
import org.nonomino.core.text.MalformedTextException;
import org.nonomino.core.text.PuzzleAssembler;
import picocli.CommandLine.Option;

/** The option of all commands that read puzzles which says what regions these have. */
final class RegionsForAll {
  @Option(
      names = "--regions",
      paramLabel = "RxC|NAME|FILE",
      description =
          "Boxes of R rows and C columns, a name of 'layouts list', or a file with a mask matrix, for all puzzles,"
              + " whatever the input says. Without it: the mask of the input, or else boxes.")
  private Optional<String> regions = Optional.empty();

  /** Returns what makes puzzles of what is read. */
  PuzzleAssembler assembler() throws UsageException, MalformedTextException {
    return new PuzzleAssembler(
        regions.isEmpty()
            ? Optional.empty()
            : Optional.of(RegionsOption.resolve("--regions=", regions.get(), OptionalInt.empty())));
  }
}
