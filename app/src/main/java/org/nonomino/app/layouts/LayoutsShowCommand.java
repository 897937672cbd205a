package org.nonomino.app.layouts;

import jakarta.inject.Inject;
import java.io.IOException;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.Callable;
import org.nonomino.bulk.io.Console;
import org.nonomino.bulk.io.OrderedPipeline;
import org.nonomino.bulk.io.Outcome;
import org.nonomino.bulk.io.PeekedInputs;
import org.nonomino.bulk.io.PuzzleInputs;
import org.nonomino.bulk.io.RecordRun;
import org.nonomino.bulk.io.UsageException;
import org.nonomino.bulk.layouts.LayoutFormat;
import org.nonomino.bulk.options.LayoutInputs;
import org.nonomino.bulk.options.LayoutSize;
import org.nonomino.bulk.options.TypedNumber;
import org.nonomino.core.PuzzleEntry;
import org.nonomino.core.RegionMask;
import org.nonomino.render.TextStyle;
import org.nonomino.text.MalformedTextException;
import org.nonomino.text.PuzzleText;
import org.nonomino.toolkit.Regions;
import org.nonomino.toolkit.WishException;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code nonomino layouts show}. */
@Command(
    name = "show",
    description = "Draws layouts.",
    mixinStandardHelpOptions = true,
    sortOptions = false)
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
  private LayoutFormat format = LayoutFormat.picture;

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
    try (PuzzleInputs inputs = LayoutInputs.open(words, wanted, console)) {
      RecordRun run = new RecordRun(console, inputs);
      return run.run(source -> show(run, source, wanted), source -> {}).status();
    }
  }

  private void show(RecordRun run, PeekedInputs source, OptionalInt wanted)
      throws IOException, InterruptedException {
    TextStyle style = new TextStyle(ascii, console.hasColour());
    run.write(format.header());
    run.send(
        source,
        new OrderedPipeline<>(1, () -> item -> Outcome.of(item, Shown::new)),
        new RecordRun.Records<Shown>() {
          @Override
          public String answered(Shown shown) throws IOException {
            RegionMask mask = shown.entry.puzzle().mask();
            try {
              return format.text(Regions.requireSize(mask, wanted), style);
            } catch (WishException e) {
              run.refuse(shown.text.place(), UsageException.afterColon(e.reason()));
              return "";
            }
          }

          @Override
          public String malformed(MalformedTextException problem) {
            return "";
          }
        });
  }

  private record Shown(PuzzleText text, PuzzleEntry entry) {}
}
