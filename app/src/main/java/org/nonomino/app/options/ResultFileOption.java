package org.nonomino.app.options;

import java.util.Optional;
import org.nonomino.bulk.io.Console;
import org.nonomino.bulk.io.OutputFile;
import org.nonomino.bulk.io.PuzzleInputs;
import org.nonomino.bulk.io.StagedOutput;
import org.nonomino.bulk.io.UsageException;
import org.nonomino.bulk.options.OutputName;
import org.nonomino.render.TextStyle;
import picocli.CommandLine.Option;

/** The option for writing the results of a whole run to a file. */
public final class ResultFileOption {
  @Option(
      names = {"-o", "--output"},
      paramLabel = "FILE",
      converter = OutputName.class,
      description =
          "Write to this file, once everything is done, instead of standard output, replacing its content. The file extension sets"
              + " the format, unless --format is given.")
  private Optional<String> name = Optional.empty();

  /** Returns the name of the file; empty for standard output. */
  public Optional<String> name() {
    return name;
  }

  /** Returns the style of pictures; a file gets no colour. */
  public TextStyle style(boolean ascii, Console console) {
    return new TextStyle(ascii, console.hasColour() && name.isEmpty());
  }

  /**
   * Opens the file.
   *
   * @param inputs the files that are read at the same time
   * @throws UsageException if the file cannot be written, or is one of the inputs
   */
  public StagedOutput open(PuzzleInputs inputs, Console console) throws UsageException {
    return OutputFile.staged(name, inputs, console);
  }
}
