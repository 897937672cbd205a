package org.nonomino.app.layouts;

import jakarta.inject.Inject;
import java.io.PrintWriter;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.Callable;
import org.nonomino.app.io.Console;
import org.nonomino.app.io.ErrorReport;
import org.nonomino.app.io.ExitCode;
import org.nonomino.app.io.Interruption;
import org.nonomino.app.io.UsageException;
import org.nonomino.app.options.Chosen;
import org.nonomino.app.options.DurationConverter;
import org.nonomino.app.options.RegionsOption;
import org.nonomino.core.CellNames;
import org.nonomino.core.Layout;
import org.nonomino.core.RegionMask;
import org.nonomino.render.TextStyle;
import org.nonomino.solver.SearchLimits;
import org.nonomino.solver.Solver;
import org.nonomino.solver.StopReason;
import org.nonomino.text.MalformedTextException;
import org.nonomino.toolkit.LayoutReport;
import org.nonomino.toolkit.Solvers;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code nonomino layouts check}. */
@Command(
    name = "check",
    description =
        "Checks whether layouts are well-formed and connected, and whether they have a solution grid, and draws one.",
    mixinStandardHelpOptions = true,
    sortOptions = false,
    footer = {
      "",
      "Exit codes: 0 all have a solution grid; 1 some provably have none; 2 bad usage or malformed input;",
      "3 a limit was reached."
    })
public final class LayoutsCheckCommand implements Callable<Integer> {
  @Option(
      names = "--timeout",
      paramLabel = "TIME",
      converter = DurationConverter.class,
      description = "Time limit for each layout: 500ms, 10s, 2m (default: 30s).")
  private Duration timeout = Duration.ofSeconds(30);

  @Option(
      names = "--solver",
      paramLabel = "NAME",
      description =
          "The solving strategy that looks for a solution grid; 'solve --list-solvers' lists them.")
  private Optional<String> solver = Optional.empty();

  @Option(names = "--ascii", description = "Draw borders with + - | only.")
  private boolean ascii;

  @Parameters(paramLabel = "RxC|NAME|FILE", arity = "1..*", description = "The layouts.")
  private List<String> words = List.of();

  private final Console console;
  private final Solvers solvers;

  @Inject
  LayoutsCheckCommand(Console console, Solvers solvers) {
    this.console = console;
    this.solvers = solvers;
  }

  @Override
  public Integer call() throws UsageException {
    Solver chosen = Chosen.solver(solvers, solver);
    ExitCode worst = ExitCode.SOLVED;
    Interruption interruption = Interruption.ofThisThreadAtExit();
    try {
      for (String word : words) {
        worst = worst.worse(check(word, chosen));
      }
    } finally {
      interruption.handled();
    }
    return worst.status();
  }

  private ExitCode check(String word, Solver chosen) {
    PrintWriter err = console.errWriter();
    try {
      return check(word, RegionsOption.resolve("", word, OptionalInt.empty()), chosen);
    } catch (MalformedTextException e) {
      err.print(ErrorReport.of(e));
    } catch (UsageException e) {
      err.println("nonomino: " + e.getMessage());
    }
    err.flush();
    return ExitCode.BAD_INPUT;
  }

  private ExitCode check(String word, RegionMask mask, Solver chosen) {
    PrintWriter out = console.outWriter();
    out.println(word + ": well-formed, of size " + mask.size() + ".");
    LayoutReport report = LayoutReport.of(mask, chosen, SearchLimits.NONE.withTimeout(timeout));
    out.println(connection(report));
    if (report.filling().isPresent()) {
      TextStyle style = new TextStyle(ascii, console.hasColour());
      out.println("It has a solution grid:");
      out.print(LayoutFormat.picture(mask, report.filling().get(), style));
      out.flush();
      return ExitCode.SOLVED;
    }
    if (report.hasProvablyNone()) {
      out.println("It provably has no solution grid, so no puzzle on it has a solution.");
      return ExitCode.NO_SOLUTION;
    }
    out.println(
        report.stopReason() == StopReason.DEADLINE
            ? "Out of time: not known whether it has a solution grid. To allow more time, use --timeout=TIME."
            : "Stopped: not known whether it has a solution grid.");
    return ExitCode.LIMIT;
  }

  private static String connection(LayoutReport report) {
    Layout layout = report.mask().layout();
    List<String> parted = new ArrayList<>();
    for (int region = 0; region < layout.size(); region++) {
      int pieces = report.pieces().get(region);
      if (pieces > 1) {
        int firstCell = layout.houses().get(2 * layout.size() + region).cell(0);
        String first = CellNames.name(layout.size(), firstCell);
        parted.add("the region of " + first + " is in " + pieces + " pieces");
      }
    }
    return parted.isEmpty()
        ? "Every region is connected."
        : "Not every region is connected: " + String.join(", ", parted) + ".";
  }
}
