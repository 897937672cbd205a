package org.nonomino.app.layouts;

import jakarta.inject.Inject;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** {@code nonomino layouts}: holds the commands on layouts, and tells which there are. */
@Command(
    name = "layouts",
    description = "Lists, draws, makes and checks layouts.",
    mixinStandardHelpOptions = true,
    synopsisSubcommandLabel = "COMMAND",
    subcommands = {
      LayoutsListCommand.class,
      LayoutsShowCommand.class,
      LayoutsRandomCommand.class,
      LayoutsCheckCommand.class
    },
    footer = {
      "",
      "A layout is named by RxC (boxes of R rows and C columns), by its name in the list, or by a file with a mask"
          + " matrix; a file that is called like a layout is named with its folder: ./pinwheel-9."
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
