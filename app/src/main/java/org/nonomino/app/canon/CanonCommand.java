package org.nonomino.app.canon;

import jakarta.inject.Inject;
import java.util.OptionalInt;
import org.nonomino.app.options.PuzzleCommand;
import org.nonomino.app.options.ResultFileOption;
import org.nonomino.app.options.Toolbox;
import org.nonomino.app.options.VerboseOption;
import org.nonomino.bulk.canon.CanonOptions;
import org.nonomino.bulk.canon.CanonWork;
import org.nonomino.bulk.io.Effort;
import org.nonomino.bulk.io.PuzzleInputs;
import org.nonomino.bulk.io.UsageException;
import org.nonomino.bulk.options.LayoutInputs;
import org.nonomino.text.MalformedTextException;
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
      "On boxes up to 9x9, it is the smallest of these (minlex), compared row by row, blanks first. On other regions, the layout"
          + " is also redrawn in its canonical form.",
      "With --map, 'transposed' means that rows and columns are swapped first; 'rows 2 1 3' that row 2 becomes the first row,"
          + " row 1 the second, and so on, and in the same way for columns; 'digits 3 1 2' that 1 becomes 3, 2 becomes 1, and 3 becomes 2.",
      "The automorphisms of a layout keep rows, columns and regions as three sets that may trade roles. So 1x3 has"
          + " 3! * 3! * 2 = 72 of them: its regions are its rows and add no rule, and swapping rows and columns also counts.",
      "With extra houses, and with rules of the whole grid such as anti-knight, only transformations that keep them count. Puzzles with cages, lines and other"
          + " constraints that have a place are refused.",
      "Labels are kept. A solution is transformed with its puzzle. Anything entered by a player is left out.",
      "Exit codes: 0 all were transformed; 2 bad usage or malformed input.",
      "",
      "Examples:",
      "  nonomino canon --distinct puzzles.txt                 # remove equivalent duplicates",
      "  nonomino canon --map puzzle.txt",
      "  nonomino canon --layout --format=csv pinwheel-9 3x3"
    })
public final class CanonCommand extends PuzzleCommand {
  @Option(
      names = "--layout",
      description =
          "Read layouts instead of puzzles: RxC boxes, names from 'layouts list', and files with any number of masks.")
  private boolean layout;

  @Mixin private CanonOptions writing = new CanonOptions();

  @Mixin private ResultFileOption output = new ResultFileOption();

  @Mixin private VerboseOption verbose = new VerboseOption();

  @Inject
  CanonCommand(Toolbox tools) {
    super(tools);
  }

  @Override
  public Integer call() throws UsageException, MalformedTextException {
    verbose.apply();
    CanonWork<?> work = writing.work(layout, output.name());
    if (!layout) {
      return run(output, false, run -> run.run(work));
    }
    Effort effort = inputs.effort();
    inputs.requireNothingOfPuzzles("--layout");
    try (PuzzleInputs masks = LayoutInputs.open(inputs.names(), OptionalInt.empty(), console)) {
      return output.run(console, masks, effort, false, run -> run.run(work));
    }
  }
}
