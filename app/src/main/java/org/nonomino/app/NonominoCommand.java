package org.nonomino.app;

import jakarta.inject.Inject;
import org.nonomino.app.convert.ConvertCommand;
import org.nonomino.app.explain.ExplainCommand;
import org.nonomino.app.explain.HintCommand;
import org.nonomino.app.generate.GenerateCommand;
import org.nonomino.app.layouts.LayoutsCommand;
import org.nonomino.app.menu.MenuCommand;
import org.nonomino.app.rate.RateCommand;
import org.nonomino.app.render.RenderCommand;
import org.nonomino.app.serve.ServeCommand;
import org.nonomino.app.solve.SolveCommand;
import picocli.CommandLine.Command;

/** The command without a name: it only holds the others. */
@Command(
    name = "nonomino",
    description = "A toolkit for Sudoku with any regions.",
    mixinStandardHelpOptions = true,
    synopsisSubcommandLabel = "COMMAND",
    subcommands = {
      SolveCommand.class,
      GenerateCommand.class,
      RateCommand.class,
      HintCommand.class,
      ExplainCommand.class,
      LayoutsCommand.class,
      RenderCommand.class,
      ConvertCommand.class,
      MenuCommand.class,
      ServeCommand.class
    },
    footer = {
      "",
      "The word 'solve' may be left out: nonomino --solver=dlx puzzle.txt",
      "Without arguments, the menu opens on a terminal, and puzzles from a pipe are solved.",
      "",
      "Exit codes: 0 all solved; 1 some puzzle has no solution; 2 bad usage or malformed input;",
      "3 a limit was reached; 70 internal error. The worst of a run wins: 70, 2, 3, 1, 0."
    })
final class NonominoCommand {
  @Inject
  NonominoCommand() {}
}
