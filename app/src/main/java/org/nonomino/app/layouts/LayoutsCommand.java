package org.nonomino.app.layouts;

import jakarta.inject.Inject;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** {@code nonomino layouts}: holds the commands on layouts, and lists them. */
@Command(
    name = "layouts",
    description = "Lists, draws, generates, enumerates and checks layouts.",
    mixinStandardHelpOptions = true,
    synopsisSubcommandLabel = "COMMAND",
    subcommands = {
      LayoutsListCommand.class,
      LayoutsShowCommand.class,
      LayoutsRandomCommand.class,
      LayoutsAllCommand.class,
      LayoutsCheckCommand.class
    },
    footer = {
      "",
      "A layout is given as RxC (boxes of R rows and C columns), a name from the list, or a file with a mask"
          + " matrix. If a file has the same name as a layout, also give its folder: ./pinwheel-9.",
      "",
      "Examples:",
      "  nonomino layouts list --size=6",
      "  nonomino layouts show pinwheel-9 2x3"
    })
public final class LayoutsCommand implements Runnable {
  @Spec private CommandSpec spec;

  @Inject
  LayoutsCommand() {}

  @Override
  public void run() {
    spec.commandLine().usage(spec.commandLine().getOut());
  }
}
