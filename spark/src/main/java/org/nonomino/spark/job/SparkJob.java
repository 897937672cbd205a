package org.nonomino.spark.job;

import org.nonomino.bulk.io.ExitCode;

/**
 * The request of a command. Each machine creates it from the words of the command ({@link
 * WorkOrder}).
 */
public interface SparkJob {
  /**
   * Runs the job, on the driver.
   *
   * @return the worst exit code of the job
   * @throws org.nonomino.bulk.io.UsageException if an input cannot be read, or the folder has a
   *     different job
   * @throws java.io.IOException if the folder cannot be written
   */
  ExitCode run(JobRun run) throws Exception;
}
