package org.nonomino.page;

/** Where the page comes from in a test. */
interface PageHost extends AutoCloseable {
  /** Starts the host that the system property {@code nonomino.page} names; a server by default. */
  static PageHost start() {
    return isStatic() ? new StaticHost() : new ServerHost();
  }

  /** Returns whether the page is static files here, and answers itself. */
  static boolean isStatic() {
    return "static".equals(System.getProperty("nonomino.page"));
  }

  /** Returns the address of the page, ending in a slash. */
  String address();

  /** Stops: nothing comes from there any more. */
  void stop();

  /** Starts again at the same address. */
  void startAgain();

  @Override
  default void close() {
    stop();
  }
}
