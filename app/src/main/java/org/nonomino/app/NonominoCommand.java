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
    description = "The toolkit for Sudoku with any regions.",
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
      "Options of 'solve' and files may stand without its name: nonomino --solver=dlx puzzle.txt",
      "Without any argument the menu opens on a terminal, and the puzzles of a pipe are solved.",
      "",
      "Exit codes: 0 all solved; 1 some puzzle has no solution; 2 bad usage or malformed input;",
      "3 a limit was reached; 70 a fault of the program itself. The worst of a run wins: 70, 2, 3, 1, 0."
    })
final class NonominoCommand {
  @Inject
  NonominoCommand() {}
}
