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

/** The option of commands that write the results of a whole run to a file. */
public final class ResultFileOption {
  @Option(
      names = {"-o", "--output"},
      paramLabel = "FILE",
      converter = OutputName.class,
      description =
          "Write to this file, once everything is done, instead of standard output, replacing its content. Unless --format names a"
              + " format, the file extension does.")
  private Optional<String> name = Optional.empty();

  /** Returns the name of the file; if empty, it is standard output. */
  public Optional<String> name() {
    return name;
  }

  /** Returns how pictures look; a file gets no colour. */
  public TextStyle style(boolean ascii, Console console) {
    return new TextStyle(ascii, console.hasColour() && name.isEmpty());
  }

  /**
   * Begins the file.
   *
   * @param inputs what is read meanwhile
   * @throws UsageException if the file cannot be written, or is one of the inputs
   */
  public StagedOutput open(PuzzleInputs inputs, Console console) throws UsageException {
    return OutputFile.staged(name, inputs, console);
  }
}
