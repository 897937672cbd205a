package org.nonomino.app.options;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.nonomino.bulk.io.Console;
import org.nonomino.bulk.io.Effort;
import org.nonomino.bulk.io.PuzzleInputs;
import org.nonomino.bulk.io.UsageException;
import org.nonomino.bulk.options.EffortOptions;
import org.nonomino.bulk.options.ReadingOptions;
import org.nonomino.text.MalformedTextException;
import org.nonomino.text.PuzzleAssembler;
import org.nonomino.text.PuzzleFormat;
import org.nonomino.toolkit.Formats;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** The options of all commands that read puzzles. */
public final class InputOptions {
  @Mixin private ReadingOptions reading = new ReadingOptions();

  @Mixin private EffortOptions effort = new EffortOptions();

  @Parameters(
      paramLabel = "FILE",
      description = "Files or links with puzzles; '-' or nothing means standard input.")
  private List<String> files = new ArrayList<>();

  /** Returns the regions of {@code --regions}, if it is given. */
  public Optional<String> regions() {
    return reading.regions();
  }

  /** Returns whether constraints that are not supported are ignored. */
  public boolean ignoresExtras() {
    return reading.ignoresExtras();
  }

  /** Returns the threads and the time of the run. */
  public Effort effort() throws UsageException {
    return effort.effort();
  }

  /** Returns the files or links, {@code -} for standard input if there are none. */
  public List<String> names() {
    return files.isEmpty() ? List.of(PuzzleInputs.STANDARD_INPUT) : List.copyOf(files);
  }

  /**
   * Checks that no option for reading puzzles is given.
   *
   * @param option the option that reads layouts instead
   * @throws UsageException if one is given
   */
  public void requireNothingOfPuzzles(String option) throws UsageException {
    reading.requireNothing(option);
  }

  /**
   * Opens the inputs. On a terminal, prompts the user to type them.
   *
   * @param formats the formats to choose from
   */
  public PuzzleInputs open(Console console, Formats formats)
      throws UsageException, MalformedTextException {
    return open(console, formats, reading.assembler(console.in(), console::remark));
  }

  /**
   * Opens the inputs, as {@link #open} does, for puzzles whose givens may contradict each other.
   *
   * @param formats the formats to choose from
   */
  public PuzzleInputs openWithConflicts(Console console, Formats formats)
      throws UsageException, MalformedTextException {
    return open(
        console, formats, reading.assembler(console.in(), console::remark).acceptingConflicts());
  }

  /**
   * Opens the inputs, as {@link #open} does, for puzzles that are only kept or drawn, even if only
   * a part of them is understood.
   *
   * @param formats the formats to choose from
   */
  public PuzzleInputs openWithPartial(Console console, Formats formats)
      throws UsageException, MalformedTextException {
    return open(console, formats, reading.assemblerOfPartial(console.in(), console::remark));
  }

  private PuzzleInputs open(Console console, Formats formats, PuzzleAssembler assembler)
      throws UsageException {
    List<PuzzleFormat> chosen = reading.formats(formats);
    List<String> names = names();
    if (names.contains(PuzzleInputs.STANDARD_INPUT) && console.inIsTerminal()) {
      console.errWriter().println("Type or paste puzzles; end with Ctrl-D on an empty line.");
    }
    return new PuzzleInputs(names, console.in(), chosen, assembler, console::remark);
  }
}
