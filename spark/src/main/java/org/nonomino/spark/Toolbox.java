package org.nonomino.spark;

import jakarta.inject.Inject;
import org.nonomino.bulk.io.Console;
import org.nonomino.spark.job.Jobs;
import org.nonomino.toolkit.Fillers;
import org.nonomino.toolkit.Formats;
import org.nonomino.toolkit.Solvers;

/**
 * The parts that commands need to turn their options into a job.
 *
 * @param jobs runs it
 */
record Toolbox(Console console, Solvers solvers, Fillers fillers, Formats formats, Jobs jobs) {
  @Inject
  Toolbox {}
}
