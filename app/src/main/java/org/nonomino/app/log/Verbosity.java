package org.nonomino.app.log;

/** How much is logged; apart from what logs, which another program may not have. */
public final class Verbosity {
  /** The system property that holds the level. */
  static final String LEVEL_PROPERTY = "nonomino.log";

  private Verbosity() {}

  /**
   * Sets the level: warnings for 0, more for each {@code -v}. Must be called before the first
   * logger is asked for.
   */
  public static void set(int count) {
    if (count > 0) {
      System.setProperty(LEVEL_PROPERTY, count == 1 ? "INFO" : "DEBUG");
    }
  }
}
