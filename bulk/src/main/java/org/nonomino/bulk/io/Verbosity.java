package org.nonomino.bulk.io;

/** The log level. Independent of the logging library, because other programs may not have it. */
public final class Verbosity {
  /** The system property for the level. */
  public static final String LEVEL_PROPERTY = "nonomino.log";

  private Verbosity() {}

  /**
   * Sets the level: warnings for 0, more for each {@code -v}. Must be called before the first
   * logger is requested.
   */
  public static void set(int count) {
    if (count > 0) {
      System.setProperty(LEVEL_PROPERTY, count == 1 ? "INFO" : "DEBUG");
    }
  }

  /** Returns whether details are requested, without loading the logging library. */
  public static boolean isRaised() {
    return System.getProperty(LEVEL_PROPERTY) != null;
  }
}
