package org.nonomino.spark;

import jakarta.inject.Inject;
import java.util.concurrent.Callable;
import org.nonomino.bulk.NumberedWork;
import org.nonomino.bulk.generate.GenerateSettings;
import org.nonomino.bulk.generate.MadePuzzleOptions;
import org.nonomino.bulk.io.Console;
import org.nonomino.bulk.io.UsageException;
import org.nonomino.bulk.options.NumberOptions;
import org.nonomino.render.TextStyle;
import org.nonomino.text.MalformedTextException;
import org.nonomino.toolkit.Fillers;
import org.nonomino.toolkit.Formats;
import org.nonomino.toolkit.NotMade;
import org.nonomino.toolkit.Solvers;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** {@code nonomino-spark generate}. */
@Command(
    name = "generate",
    description = "Generates puzzles on any regions, by default with exactly one solution.",
    mixinStandardHelpOptions = true,
    sortOptions = false,
    footer = {
      "",
      "The records are those of 'nonomino generate' with the same options and seed. The formats svg, png and pdf, and"
          + " --position, are not available here."
    })
final class SparkGenerateCommand implements Callable<Integer>, NumberedCommand {
  @Spec private CommandSpec spec = CommandSpec.create();

  @Mixin private MadePuzzleOptions making = new MadePuzzleOptions();

  @Mixin private NumberOptions numbers = new NumberOptions();

  @Mixin private OutputOptions output = new OutputOptions();

  private final Console console;
  private final Solvers solvers;
  private final Fillers fillers;
  private final Formats formats;

  @Inject
  SparkGenerateCommand(Console console, Solvers solvers, Fillers fillers, Formats formats) {
    this.console = console;
    this.solvers = solvers;
    this.fillers = fillers;
    this.formats = formats;
  }

  @Override
  public NumberedWork<?> numbered() throws UsageException, MalformedTextException {
    return records(making.settings(solvers, fillers));
  }

  private NumberedWork<?> records(GenerateSettings settings) throws UsageException {
    return making.records(settings, numbers.number() == 1, new TextStyle(false, false), formats);
  }

  @Override
  public Integer call() throws UsageException, MalformedTextException {
    GenerateSettings settings = making.settings(solvers, fillers);
    NumberedWork<?> work = records(settings);
    NotMade.rarity(settings.spec()).ifPresent(console::remark);
    return new NumberedJob(console, SparkMain.order(spec), work, numbers, output).run().status();
  }
}
