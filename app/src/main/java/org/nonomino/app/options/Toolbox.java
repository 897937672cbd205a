package org.nonomino.app.options;

import jakarta.inject.Inject;
import org.nonomino.bulk.io.Console;
import org.nonomino.toolkit.Fillers;
import org.nonomino.toolkit.Formats;
import org.nonomino.toolkit.Solvers;

/** The parts that commands need. */
public record Toolbox(Console console, Solvers solvers, Fillers fillers, Formats formats) {
  /** Creates the parts that the modules of the program bind. */
  @Inject
  public Toolbox {}
}
