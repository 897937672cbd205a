package org.nonomino.app.layouts;

import jakarta.inject.Inject;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.Callable;
import org.nonomino.app.options.ResultFileOption;
import org.nonomino.bulk.BulkWork;
import org.nonomino.bulk.Done;
import org.nonomino.bulk.io.Console;
import org.nonomino.bulk.io.Effort;
import org.nonomino.bulk.io.ExitCode;
import org.nonomino.bulk.io.FileFormat;
import org.nonomino.bulk.io.InputItem;
import org.nonomino.bulk.io.OrderedPipeline.BatchWorker;
import org.nonomino.bulk.io.PuzzleInputs;
import org.nonomino.bulk.io.UsageException;
import org.nonomino.bulk.layouts.LayoutFormat;
import org.nonomino.bulk.options.LayoutInputs;
import org.nonomino.bulk.options.LayoutSize;
import org.nonomino.bulk.options.TypedNumber;
import org.nonomino.core.RegionMask;
import org.nonomino.render.TextStyle;
import org.nonomino.toolkit.ConstraintSupport;
import org.nonomino.toolkit.Regions;
import org.nonomino.toolkit.RequestException;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code nonomino layouts show}. */
@Command(
    name = "show",
    description = "Draws layouts.",
    mixinStandardHelpOptions = true,
    sortOptions = false,
    footer = {
      "",
      "Exit codes: 0 all were drawn; 2 bad usage or malformed input.",
      "",
      "Examples:",
      "  nonomino layouts show pinwheel-9 2x3",
      "  nonomino layouts show pinwheel --size=8 --format=grid",
      "  nonomino layouts show --format=csv -o shapes.csv masks.txt"
    })
public final class LayoutsShowCommand implements Callable<Integer> {
  @Option(
      names = "--size",
      paramLabel = "N",
      description = "Size for names that do not include it: 'show pinwheel --size=9'.")
  private Optional<TypedNumber> size = Optional.empty();

  @Option(
      names = "--format",
      paramLabel = "FORMAT",
      description =
          "Output format: ${COMPLETION-CANDIDATES}; grid is the mask matrix (default: picture).")
  private Optional<LayoutFormat> format = Optional.empty();

  @Mixin private ResultFileOption output = new ResultFileOption();

  @Option(names = "--ascii", description = "Draw borders with + - | only.")
  private boolean ascii;

  @Parameters(
      paramLabel = "RxC|NAME|FILE",
      arity = "1..*",
      description = "Layouts, and files with any number of them; '-' means standard input.")
  private List<String> words = List.of();

  private final Console console;

  @Inject
  LayoutsShowCommand(Console console) {
    this.console = console;
  }

  @Override
  public Integer call() throws UsageException {
    OptionalInt wanted = LayoutSize.of(size);
    LayoutFormat written = FileFormat.chosen(format, output.name(), LayoutFormat.picture);
    TextStyle style = output.style(ascii, console);
    ShowWork work = new ShowWork(wanted, written, style);
    try (PuzzleInputs inputs = LayoutInputs.open(words, wanted, console)) {
      return output.run(console, inputs, Effort.ONE_THREAD, false, run -> run.run(work));
    }
  }

  /** Shows each layout. */
  private static final class ShowWork implements BulkWork<RegionMask> {
    private final OptionalInt wanted;
    private final LayoutFormat format;
    private final TextStyle style;

    ShowWork(OptionalInt wanted, LayoutFormat format, TextStyle style) {
      this.wanted = wanted;
      this.format = format;
      this.style = style;
    }

    @Override
    public String header() {
      return format.header();
    }

    @Override
    public ConstraintSupport constraintSupport() {
      return ConstraintSupport.noneIn("layouts show");
    }

    @Override
    public BatchWorker<InputItem, Done<RegionMask>> newWorker() {
      return oneByOne(
          (text, entry) -> {
            RegionMask mask = entry.puzzle().mask();
            try {
              return Done.of(
                  mask, format.text(Regions.requireSize(mask, wanted), style), ExitCode.SOLVED);
            } catch (RequestException e) {
              String reason = UsageException.afterColon(e.reason());
              return Done.refused(Optional.empty(), text.place(), reason, ExitCode.SOLVED);
            }
          });
    }
  }
}
