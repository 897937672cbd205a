package org.nonomino.spark;

import jakarta.inject.Inject;
import org.nonomino.bulk.io.Console;
import org.nonomino.spark.job.Jobs;
import org.nonomino.toolkit.Fillers;
import org.nonomino.toolkit.Formats;
import org.nonomino.toolkit.Solvers;

/**
 * What commands need to make a job of their options.
 *
 * @param jobs runs it
 */
record Toolbox(Console console, Solvers solvers, Fillers fillers, Formats formats, Jobs jobs) {
  @Inject
  Toolbox {}
}
