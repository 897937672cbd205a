package org.nonomino.app;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.nonomino.core.text.MalformedTextException;
import org.nonomino.core.text.PuzzleAssembler;
import org.nonomino.core.text.PuzzleFormat;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** The options of all commands that read puzzles. */
final class InputOptions {
  @Mixin private RegionsForAll regions = new RegionsForAll();

  @Option(
      names = "--input",
      paramLabel = "FORMAT",
      description = "How the input is written: csv, forum, line, grid. Without it, the text tells.")
  private Optional<String> input = Optional.empty();

  @Option(
      names = "--threads",
      paramLabel = "N",
      description = "How many threads work; without it, as many as there are processors.")
  private Optional<Integer> threads = Optional.empty();

  @Parameters(
      paramLabel = "FILE",
      description = "Files with puzzles; '-', or no file, is standard input.")
  private List<String> files = new ArrayList<>();

  /** Returns how many threads shall work. */
  int threads() throws UsageException {
    return ThreadCount.of(threads);
  }

  /**
   * Opens the inputs; where a person is to type them, that is said.
   *
   * @param formats the formats to choose from
   */
  PuzzleInputs open(Console console, List<PuzzleFormat> formats)
      throws UsageException, MalformedTextException {
    PuzzleAssembler assembler = regions.assembler();
    List<PuzzleFormat> chosen = inputFormats(formats);
    List<String> names = files.isEmpty() ? List.of(PuzzleInputs.STANDARD_INPUT) : files;
    if (names.contains(PuzzleInputs.STANDARD_INPUT) && console.inIsTerminal()) {
      console
          .errWriter()
          .println("Type or paste puzzles, and end with Ctrl-D on a line of its own.");
    }
    return new PuzzleInputs(names, console.in(), chosen, assembler);
  }

  private List<PuzzleFormat> inputFormats(List<PuzzleFormat> formats) throws UsageException {
    if (input.isEmpty()) {
      return formats;
    }
    List<PuzzleFormat> named =
        formats.stream().filter(known -> known.name().equals(input.get())).toList();
    if (named.isEmpty()) {
      throw new UsageException(
          "There is no input format '"
              + input.get()
              + "'. There are: "
              + formats.stream().map(PuzzleFormat::name).collect(Collectors.joining(", "))
              + ".");
    }
    return named;
  }
}
