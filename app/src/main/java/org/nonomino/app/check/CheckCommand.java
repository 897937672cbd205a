package org.nonomino.app.check;

import jakarta.inject.Inject;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import org.nonomino.app.options.PuzzleCommand;
import org.nonomino.app.options.ResultFileOption;
import org.nonomino.app.options.Toolbox;
import org.nonomino.app.options.VerboseOption;
import org.nonomino.bulk.RuleDetails;
import org.nonomino.bulk.check.PuzzleCheckOptions;
import org.nonomino.bulk.check.PuzzleCheckSettings;
import org.nonomino.bulk.check.WorkSettings;
import org.nonomino.bulk.io.Effort;
import org.nonomino.bulk.io.ExitCode;
import org.nonomino.bulk.io.InputItem;
import org.nonomino.bulk.io.OutputFile;
import org.nonomino.bulk.io.PuzzleInputs;
import org.nonomino.bulk.io.StagedOutput;
import org.nonomino.bulk.io.TextFile;
import org.nonomino.bulk.io.UsageException;
import org.nonomino.bulk.options.RegionsOption;
import org.nonomino.core.PuzzleEntry;
import org.nonomino.solver.Verdict;
import org.nonomino.text.MalformedTextException;
import org.nonomino.text.PuzzleText;
import org.nonomino.toolkit.ConstraintSupport;
import org.nonomino.toolkit.Marking;
import org.nonomino.toolkit.PupilWork;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/** {@code nonomino check}. */
@Command(
    name = "check",
    description =
        "Checks puzzles: whether digits break a rule, and which; whether there is exactly one"
            + " solution; and whether entered digits and the solution that comes with the puzzle"
            + " are right.",
    mixinStandardHelpOptions = true,
    sortOptions = false,
    footer = {
      "",
      "With --format=line, each line is ok or the first of these: conflict (digits break a rule),"
          + " none, several, wrong (entered digits, or the solution that comes with the puzzle),"
          + " limit, invalid.",
      "Exit codes: 0 all are ok; 1 something is not right with some puzzle; 2 bad usage or"
          + " malformed input; 3 a limit was reached.",
      "",
      "Examples:",
      "  nonomino check puzzle.txt",
      "  nonomino check --format=line puzzles.txt",
      "  nonomino check --work=pupil.txt puzzle.txt             # marks a pupil's work"
    })
public final class CheckCommand extends PuzzleCommand {
  @Mixin private PuzzleCheckOptions checking = new PuzzleCheckOptions();

  @Mixin private VerboseOption verbose = new VerboseOption();

  @Mixin private ResultFileOption output = new ResultFileOption();

  @Inject
  CheckCommand(Toolbox tools) {
    super(tools);
  }

  @Override
  public Integer call() throws UsageException, MalformedTextException {
    verbose.apply();
    if (checking.work().isPresent()) {
      return mark(checking.work().get()).status();
    }
    PuzzleCheckSettings settings = checking.settings(solvers, output.name());
    RegionsOption.requireOtherOutput(output.name(), inputs.regions());
    Effort effort = inputs.effort();
    try (PuzzleInputs puzzles = inputs.openWithConflicts(console, formats)) {
      return output.run(
          console, puzzles, effort, false, run -> run.run(settings.isForPeople(), settings::work));
    }
  }

  /** Marks a pupil's work on the only puzzle of the input. */
  private ExitCode mark(String file) throws UsageException, MalformedTextException {
    WorkSettings settings = checking.workSettings(solvers, output.name());
    OutputFile.requireOther(output.name(), Optional.of(file), "--work");
    RegionsOption.requireOtherOutput(output.name(), inputs.regions());
    try (PuzzleInputs puzzles = inputs.open(console, formats)) {
      PuzzleText text = onlyPuzzle(puzzles, file);
      PuzzleEntry entry = ConstraintSupport.ALL.parse(text);
      RuleDetails.log(text.place(), entry.puzzle().rules());
      PupilWork work =
          TextFile.ofOption(
              "--work=",
              file,
              console.in(),
              reader -> PupilWork.read(file, TextFile.read(file, reader), entry.puzzle(), formats));
      if (!(settings.verdict(entry.puzzle()) instanceof Verdict.Unique unique)) {
        throw new UsageException(
            "--work=" + file + ": only work on a puzzle with exactly one solution can be marked.");
      }
      Marking marking = settings.marking(entry.puzzle(), work, unique);
      write(settings.text(text.place(), entry, marking), puzzles);
      return marking.wrong().isEmpty() && marking.missing().isEmpty()
          ? ExitCode.SOLVED
          : ExitCode.NO_SOLUTION;
    }
  }

  private static PuzzleText onlyPuzzle(PuzzleInputs puzzles, String file) throws UsageException {
    Optional<InputItem> item = puzzles.next();
    if (item.isPresent() && item.get() instanceof InputItem.Unreadable unreadable) {
      throw new UsageException(unreadable.message());
    }
    if (item.isEmpty() || puzzles.next().isPresent()) {
      throw new UsageException(
          "--work=" + file + " is the work on one puzzle: give only that one.");
    }
    return ((InputItem.Text) item.get()).text();
  }

  private void write(String text, PuzzleInputs puzzles) throws UsageException {
    try (StagedOutput staged = OutputFile.staged(output.name(), puzzles, console)) {
      staged.stream().write(text.getBytes(StandardCharsets.UTF_8));
      staged.keep();
    } catch (IOException e) {
      OutputFile.broken(output.name(), e);
    }
  }
}
