package org.nonomino.app.options;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.nonomino.app.io.UsageException;
import org.nonomino.text.MalformedTextException;
import org.nonomino.text.PuzzleAssembler;
import org.nonomino.text.PuzzleFormat;
import org.nonomino.toolkit.Formats;
import picocli.CommandLine.Option;

/** The options of all commands that read puzzles which say how these are read. */
final class ReadingOptions {
  @Option(
      names = "--regions",
      paramLabel = "RxC|NAME|FILE",
      description =
          "Boxes of R rows and C columns, a name of 'layouts list', or a file with a mask matrix, for all puzzles,"
              + " whatever the input says. Without it: the mask of the input, or else boxes.")
  private Optional<String> regions = Optional.empty();

  @Option(
      names = "--input",
      paramLabel = "FORMAT",
      description =
          "How the input is written; 'convert --list' tells which formats there are. Without it, the text tells.")
  private Optional<String> input = Optional.empty();

  @Option(
      names = "--ignore-extras",
      description =
          "Read puzzles that have cages, thermometers or the like as if they had not: they are other puzzles then.")
  private boolean ignoresExtras;

  /** Returns what {@code --regions} names, if it is given. */
  Optional<String> regions() {
    return regions;
  }

  /** Returns what makes puzzles of what is read. */
  PuzzleAssembler assembler() throws UsageException, MalformedTextException {
    return new PuzzleAssembler(
        regions.isEmpty()
            ? Optional.empty()
            : Optional.of(RegionsOption.resolve("--regions=", regions.get(), OptionalInt.empty())),
        ignoresExtras);
  }

  /** Returns the formats that the text may have. */
  List<PuzzleFormat> formats(Formats known) throws UsageException {
    if (input.isEmpty()) {
      return known.all();
    }
    return List.of(
        known
            .named(input.get())
            .orElseThrow(
                () ->
                    new UsageException(
                        "There is no input format '"
                            + input.get()
                            + "'. There are: "
                            + known.names()
                            + ".")));
  }
}
