package org.nonomino.app.canon;

import jakarta.inject.Inject;
import java.io.IOException;
import java.util.OptionalInt;
import java.util.concurrent.Callable;
import java.util.function.BiFunction;
import java.util.function.Supplier;
import org.nonomino.app.io.Console;
import org.nonomino.app.io.OrderedPipeline;
import org.nonomino.app.io.Outcome;
import org.nonomino.app.io.PeekedInputs;
import org.nonomino.app.io.PuzzleInputs;
import org.nonomino.app.io.RecordRun;
import org.nonomino.app.io.UsageException;
import org.nonomino.app.options.InputOptions;
import org.nonomino.app.options.LayoutInputs;
import org.nonomino.app.options.VerboseOption;
import org.nonomino.canon.CanonicalLayout;
import org.nonomino.core.PuzzleEntry;
import org.nonomino.text.MalformedTextException;
import org.nonomino.text.PuzzleText;
import org.nonomino.toolkit.CanonicalForms;
import org.nonomino.toolkit.Formats;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code nonomino canon}. */
@Command(
    name = "canon",
    description =
        "Prints the canonical form of puzzles, solution grids or layouts: the same for all that become equal by reordering"
            + " rows and columns, transposing, and relabelling digits.",
    mixinStandardHelpOptions = true,
    sortOptions = false,
    footer = {
      "",
      "On boxes up to 9x9, it is the least of them (minlex): compared row by row, blanks first. On other regions, the layout"
          + " is redrawn in its canonical form, too.",
      "With --map, 'transposed' means that rows and columns are swapped first; 'rows 2 1 3' that row 2 becomes the first row,"
          + " row 1 the second, and so on; likewise the columns; 'digits 3 1 2' that 1 becomes 3, 2 becomes 1, and 3 becomes 2.",
      "Labels are kept. A solution is transformed with its puzzle. Anything entered by a player is left out.",
      "Exit codes: 0 all were transformed; 2 bad usage or malformed input."
    })
public final class CanonCommand implements Callable<Integer> {
  @Mixin private InputOptions inputs = new InputOptions();

  @Option(
      names = "--layout",
      description =
          "Read layouts instead of puzzles: RxC boxes, names from 'layouts list', and files with any number of masks.")
  private boolean layout;

  @Option(
      names = "--map",
      description =
          "Also print the transformation: in brackets at the end of the line, or as a column of the table.")
  private boolean map;

  @Option(
      names = "--format",
      paramLabel = "FORMAT",
      description =
          "Output format: ${COMPLETION-CANDIDATES} (default: ${DEFAULT-VALUE}). For layouts, csv also has the number of"
              + " automorphisms: the ways to move the cells so that the layout stays the same.")
  private CanonFormat format = CanonFormat.line;

  @Mixin private VerboseOption verbose = new VerboseOption();

  private final Console console;
  private final Formats formats;

  @Inject
  CanonCommand(Console console, Formats formats) {
    this.console = console;
    this.formats = formats;
  }

  @Override
  public Integer call() throws UsageException, MalformedTextException {
    verbose.apply();
    int threads = inputs.threads();
    if (layout) {
      inputs.requireNothingOfPuzzles("--layout");
      try (PuzzleInputs masks = LayoutInputs.open(inputs.names(), OptionalInt.empty(), console)) {
        return run(masks, format.layoutHeader(map), threads, () -> this::layoutRecord);
      }
    }
    try (PuzzleInputs puzzles = inputs.open(console, formats)) {
      return run(
          puzzles,
          format.puzzleHeader(map),
          threads,
          () -> {
            CanonicalForms forms = new CanonicalForms();
            return (text, entry) -> format.puzzle(forms.entry(entry), map);
          });
    }
  }

  /** On any thread. */
  private String layoutRecord(PuzzleText text, PuzzleEntry entry) {
    return format.layout(CanonicalLayout.of(entry.puzzle().mask()), map);
  }

  /**
   * Writes a record for each item.
   *
   * @param writers makes for each thread what makes the records
   */
  private int run(
      PuzzleInputs items,
      String header,
      int threads,
      Supplier<BiFunction<PuzzleText, PuzzleEntry, String>> writers)
      throws UsageException {
    RecordRun run = new RecordRun(console, items);
    return run.run(source -> send(run, source, header, threads, writers), source -> {}).status();
  }

  private void send(
      RecordRun run,
      PeekedInputs source,
      String header,
      int threads,
      Supplier<BiFunction<PuzzleText, PuzzleEntry, String>> writers)
      throws IOException, InterruptedException {
    run.write(header);
    run.send(
        source,
        new OrderedPipeline<>(
            threads,
            () -> {
              BiFunction<PuzzleText, PuzzleEntry, String> writer = writers.get();
              return item -> Outcome.of(item, writer);
            }),
        new RecordRun.Records<String>() {
          @Override
          public String answered(String record) {
            return record;
          }

          @Override
          public String malformed(MalformedTextException problem) {
            return format.malformed();
          }
        });
  }
}
