package org.nonomino.app.options;

import org.nonomino.bulk.io.Verbosity;
import picocli.CommandLine.Option;

/** The option for a more detailed log. */
public final class VerboseOption {
  @Option(
      names = {"-v", "--verbose"},
      description = "Print more details to standard error; -vv prints even more.")
  private boolean[] verbose = {};

  /** Sets the log level as requested; returns whether it was requested. */
  public boolean apply() {
    Verbosity.set(verbose.length);
    return verbose.length > 0;
  }
}
