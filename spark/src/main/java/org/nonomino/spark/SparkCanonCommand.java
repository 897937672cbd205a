package org.nonomino.spark;

import jakarta.inject.Inject;
import java.util.List;
import java.util.concurrent.Callable;
import org.nonomino.bulk.canon.CanonOptions;
import org.nonomino.bulk.io.Console;
import org.nonomino.bulk.io.UsageException;
import org.nonomino.text.MalformedTextException;
import org.nonomino.toolkit.Formats;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** {@code nonomino-spark canon}. */
@Command(
    name = "canon",
    description =
        "Writes the canonical form of puzzles, solution grids or layouts: the same for all that become equal by reordering"
            + " rows and columns, transposing, and relabelling digits.",
    mixinStandardHelpOptions = true,
    sortOptions = false,
    footer = {"", "The records are those of 'nonomino canon' with the same options."})
final class SparkCanonCommand implements Callable<Integer>, ItemCommand {
  @Spec private CommandSpec spec = CommandSpec.create();

  @Mixin private PuzzleFileOptions inputs = new PuzzleFileOptions();

  @Option(
      names = "--layout",
      description =
          "Read layouts instead of puzzles: RxC boxes, names from 'nonomino layouts list', and files with any number of"
              + " masks.")
  private boolean layout;

  @Mixin private CanonOptions writing = new CanonOptions();

  @Mixin private TableOptions table = new TableOptions();

  @Mixin private OutputOptions output = new OutputOptions();

  private final Console console;
  private final Formats formats;

  @Inject
  SparkCanonCommand(Console console, Formats formats) {
    this.console = console;
    this.formats = formats;
  }

  @Override
  public ItemWork work() throws UsageException, MalformedTextException {
    return new ItemWork(
        writing.work(layout),
        layout ? inputs.readingOfLayouts("--layout", console) : inputs.reading(console, formats));
  }

  @Override
  public Integer call() throws UsageException, MalformedTextException {
    List<String> files = inputs.files();
    return new ItemJob(console, SparkMain.order(spec), work().as(table), output, false)
        .run(files)
        .status();
  }
}
