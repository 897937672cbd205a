package org.nonomino.app.options;

import java.util.List;
import java.util.Optional;
import org.nonomino.bulk.RuleDetails;
import org.nonomino.bulk.io.Console;
import org.nonomino.bulk.io.InputItem;
import org.nonomino.bulk.io.OutputFile;
import org.nonomino.bulk.io.PuzzleInputs;
import org.nonomino.bulk.io.UsageException;
import org.nonomino.bulk.options.ReadingOptions;
import org.nonomino.bulk.options.RegionsOption;
import org.nonomino.core.PuzzleEntry;
import org.nonomino.text.MalformedTextException;
import org.nonomino.text.PuzzleText;
import org.nonomino.toolkit.ConstraintSupport;
import org.nonomino.toolkit.Formats;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** The options of the commands that read one puzzle for a person. */
public final class OnePuzzleInput {
  @Mixin private ReadingOptions reading = new ReadingOptions();

  @Mixin private VerboseOption verbose = new VerboseOption();

  @Option(names = "--ascii", description = "Draw borders with + - | only.")
  private boolean ascii;

  @Parameters(
      paramLabel = "FILE",
      arity = "0..1",
      description = "A file or link with the puzzle; '-' or nothing means standard input.")
  private String file = PuzzleInputs.STANDARD_INPUT;

  /**
   * Checks that the output overwrites neither the file with the puzzle nor that with its regions.
   *
   * @throws UsageException if the output is one of them
   */
  public void requireOtherOutput(Optional<String> output) throws UsageException {
    if (OutputFile.isSameFile(output, Optional.of(file))) {
      throw OutputFile.alsoInput(output.orElseThrow());
    }
    RegionsOption.requireOtherOutput(output, reading.regions());
  }

  public boolean ascii() {
    return ascii;
  }

  /**
   * Reads the first puzzle of the file.
   *
   * @param support which puzzles the command accepts
   */
  public PuzzleEntry puzzle(ConstraintSupport support, Console console, Formats formats)
      throws UsageException, MalformedTextException {
    return read(file, support, console, formats);
  }

  /**
   * Reads the first puzzle of another file.
   *
   * @param support which puzzles the command accepts
   */
  public PuzzleEntry read(String name, ConstraintSupport support, Console console, Formats formats)
      throws UsageException, MalformedTextException {
    verbose.apply();
    try (PuzzleInputs inputs =
        new PuzzleInputs(
            List.of(name),
            console.in(),
            reading.formats(formats),
            reading.assembler(console.in(), console::remark),
            console::remark)) {
      InputItem item = inputs.next().orElseThrow();
      if (item instanceof InputItem.Unreadable unreadable) {
        throw new UsageException(unreadable.message());
      }
      PuzzleText text = ((InputItem.Text) item).text();
      PuzzleEntry entry = support.parse(text);
      RuleDetails.log(text.place(), entry.puzzle().rules());
      Optional<InputItem> next = inputs.next();
      if (next.isPresent() && next.get() instanceof InputItem.Unreadable unreadable) {
        throw new UsageException(unreadable.message());
      }
      if (next.isPresent()) {
        console
            .errWriter()
            .println("nonomino: Only the first puzzle is used; the others are ignored.");
      }
      return entry;
    }
  }
}
