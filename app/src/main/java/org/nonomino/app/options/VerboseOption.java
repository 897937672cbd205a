package org.nonomino.app.options;

import org.nonomino.app.log.LogConfigurator;
import picocli.CommandLine.Option;

/** The option to hear more of what happens. */
public final class VerboseOption {
  @Option(
      names = {"-v", "--verbose"},
      description = "Print more details to standard error; -vv prints even more.")
  private boolean[] verbose = {};

  /** Makes the log as talkative as was wished; returns whether it was wished. */
  public boolean apply() {
    LogConfigurator.setVerbosity(verbose.length);
    return verbose.length > 0;
  }
}
