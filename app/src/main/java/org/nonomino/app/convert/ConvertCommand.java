package org.nonomino.app.convert;

import jakarta.inject.Inject;
import java.io.IOException;
import java.io.PrintWriter;
import java.util.Comparator;
import java.util.Optional;
import org.nonomino.app.options.PuzzleCommand;
import org.nonomino.app.options.Toolbox;
import org.nonomino.app.options.VerboseOption;
import org.nonomino.bulk.BulkRun;
import org.nonomino.bulk.io.ExitCode;
import org.nonomino.bulk.io.FileFormat;
import org.nonomino.bulk.io.OutputFile;
import org.nonomino.bulk.io.PuzzleInputs;
import org.nonomino.bulk.io.StagedOutput;
import org.nonomino.bulk.io.UsageException;
import org.nonomino.bulk.options.Chosen;
import org.nonomino.bulk.options.OutputName;
import org.nonomino.bulk.options.RegionsOption;
import org.nonomino.bulk.options.Sameness;
import org.nonomino.core.EntryPart;
import org.nonomino.solver.Solver;
import org.nonomino.text.MalformedTextException;
import org.nonomino.text.PuzzleFormat;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code nonomino convert}. */
@Command(
    name = "convert",
    description = "Converts puzzles to another format.",
    mixinStandardHelpOptions = true,
    sortOptions = false,
    footer = {
      "",
      "Anything the format cannot store, such as a title, is reported on standard error. A puzzle that it cannot"
          + " store at all is reported and skipped.",
      "A file that is also an input is replaced only if all of it was converted.",
      "Exit codes: 0 all were converted; 2 bad usage, malformed input, or a puzzle that the format cannot store.",
      "",
      "Examples:",
      "  nonomino convert --format=sudokupad puzzle.txt        # a link to play elsewhere",
      "  nonomino convert --distinct -o once.csv puzzles.txt",
      "  nonomino convert --list"
    })
public final class ConvertCommand extends PuzzleCommand {
  @Mixin private VerboseOption verbose = new VerboseOption();

  @Option(
      names = "--format",
      paramLabel = "FORMAT",
      description = "Output format; --list lists them. Default: by the file extension of --output.")
  private Optional<String> format = Optional.empty();

  @Option(
      names = {"-o", "--output"},
      paramLabel = "FILE",
      converter = OutputName.class,
      description = "Write to this file, once everything is converted, instead of standard output.")
  private Optional<String> output = Optional.empty();

  @Option(
      names = "--distinct",
      arity = "0..1",
      fallbackValue = "exact",
      paramLabel = "SAMENESS",
      description =
          "Write only the first of puzzles that are the same. exact: with the same givens and regions (default);"
              + " canonical: also those that become equal by reordering rows and columns, transposing, and relabelling"
              + " digits.")
  private Optional<Sameness> distinct = Optional.empty();

  @Option(
      names = "--with-solution",
      description =
          "Solve each puzzle, for 30 seconds at most, and add its solution if it is the only one. SudokuPad and"
              + " f-puzzles can then say whether a full grid is correct. If the puzzle already has a solution, that one"
              + " is kept.")
  private boolean withSolution;

  @Option(names = "--list", description = "List the formats and exit.")
  private boolean list;

  @Inject
  ConvertCommand(Toolbox tools) {
    super(tools);
  }

  @Override
  public Integer call() throws UsageException, MalformedTextException {
    verbose.apply();
    if (list) {
      return list();
    }
    PuzzleFormat target = target();
    Optional<Solver> solver = solver(target);
    RegionsOption.requireOtherOutput(output, inputs.regions());
    // A format without room for what is not understood would pass a part off as the puzzle.
    boolean holdsAll = target.holds().contains(EntryPart.LEFT);
    try (PuzzleInputs puzzles =
            holdsAll ? inputs.openWithPartial(console, formats) : inputs.open(console, formats);
        StagedOutput file = OutputFile.staged(output, console)) {
      return new BulkRun(console, puzzles, inputs.effort(), false, output, file.stream())
          .run(
              new ConvertWork(
                  console, puzzles, output, file, target, inputs.ignoresExtras(), distinct, solver))
          .status();
    } catch (IOException e) {
      return OutputFile.broken(output, e).status();
    }
  }

  private int list() {
    PrintWriter out = console.outWriter();
    formats.all().stream()
        .sorted(Comparator.comparing(PuzzleFormat::name))
        .forEach(format -> out.printf("%-14s %s\n", format.name(), format.description()));
    return ExitCode.SOLVED.status();
  }

  /** Returns the strategy that proves solutions, if they are wanted. */
  private Optional<Solver> solver(PuzzleFormat target) throws UsageException {
    if (!withSolution) {
      return Optional.empty();
    }
    if (!target.holds().contains(EntryPart.SOLUTION)) {
      throw new UsageException(
          "--format="
              + target.name()
              + " has no field for a solution, which --with-solution adds.");
    }
    return Optional.of(Chosen.usual(solvers));
  }

  private PuzzleFormat target() throws UsageException {
    Optional<String> name =
        FileFormat.chosenName(
            format, output, formats.written().stream().map(PuzzleFormat::name).toList());
    if (name.isEmpty()) {
      throw new UsageException(
          "--format=FORMAT is missing. Choose one of: " + formats.writtenNames() + ".");
    }
    return formats
        .writtenNamed(name.get())
        .orElseThrow(() -> UsageException.noSuch("--format=" + name.get(), formats.writtenNames()));
  }
}
