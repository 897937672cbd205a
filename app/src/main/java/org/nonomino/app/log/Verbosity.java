package org.nonomino.app.log;

/** The log level. Independent of the logging library, because other programs may not have it. */
public final class Verbosity {
  /** The system property for the level. */
  static final String LEVEL_PROPERTY = "nonomino.log";

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
}
