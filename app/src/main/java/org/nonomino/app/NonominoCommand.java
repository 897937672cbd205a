package org.nonomino.app;

import jakarta.inject.Inject;
import picocli.CommandLine.Command;

/** The root command, to which {@link CommandLineRunner} adds the others. */
@Command(
    name = "nonomino",
    description = "A toolkit for Sudoku with any regions.",
    mixinStandardHelpOptions = true,
    synopsisSubcommandLabel = "COMMAND",
    footer = {
      "",
      "'nonomino help COMMAND' shows the options of a command.",
      "The word 'solve' may be left out: nonomino --solver=dlx puzzle.txt",
      "Without arguments, the menu opens on a terminal, and puzzles from a pipe are solved.",
      "",
      "Exit codes: 0 all solved; 1 some puzzle has no solution; 2 bad usage or malformed input;",
      "3 a limit was reached; 70 internal error. The worst of a run wins: 70, 2, 3, 1, 0.",
      "",
      "Examples:",
      "  nonomino puzzle.txt                     # solve a puzzle",
      "  nonomino generate --difficulty=hard     # generate a puzzle",
      "  nonomino hint puzzle.txt                # the next step, and why"
    })
final class NonominoCommand {
  @Inject
  NonominoCommand() {}
}
