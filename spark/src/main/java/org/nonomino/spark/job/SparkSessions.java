package org.nonomino.spark.job;

import org.apache.spark.SparkConf;
import org.apache.spark.api.java.JavaSparkContext;

/**
 * Opens Spark: on the master that {@code spark-submit} sets, or otherwise within this process.
 * There is one session at a time; closing it ends everything it has started. {@code
 * SparkSession.builder().getOrCreate()} gives SQL on it.
 */
public final class SparkSessions {
  /** The system property with which {@code spark-submit} sets the master. */
  private static final String MASTER = "spark.master";

  /** A thread for each processor; a task that fails four times ends the job, as on a cluster. */
  private static final String ALL_PROCESSORS = "local[*,4]";

  private static final String LOOPBACK = "127.0.0.1";

  private SparkSessions() {}

  /** Opens a session for a command. */
  public static JavaSparkContext open(String name) {
    // Copies all system properties that begin with "spark.".
    SparkConf settings = new SparkConf().setAppName("nonomino-spark " + name);
    if (!settings.contains(MASTER)) {
      embed(settings);
    }
    return new JavaSparkContext(settings);
  }

  /**
   * Adds settings for a process of one person: only this machine can reach it, and it draws
   * nothing.
   */
  private static void embed(SparkConf settings) {
    settings
        .setMaster(ALL_PROCESSORS)
        .setIfMissing("spark.driver.host", LOOPBACK)
        .setIfMissing("spark.driver.bindAddress", LOOPBACK)
        .setIfMissing("spark.ui.enabled", "false")
        .setIfMissing("spark.ui.showConsoleProgress", "false")
        .setIfMissing("spark.eventLog.enabled", "false");
  }
}
