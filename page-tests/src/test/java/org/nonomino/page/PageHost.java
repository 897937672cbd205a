package org.nonomino.page;

/** The host of the web app in a test. */
interface PageHost extends AutoCloseable {
  /** Starts the host that the system property {@code nonomino.page} names; a server by default. */
  static PageHost start() {
    return isStatic() ? new StaticHost() : new ServerHost();
  }

  /** Starts such a host for pages of another origin as well. */
  static PageHost startFor(String origin) {
    return isStatic() ? new StaticHost() : new ServerHost(origin);
  }

  /** Returns whether the web app consists of static files and computes its answers itself. */
  static boolean isStatic() {
    return "static".equals(System.getProperty("nonomino.page"));
  }

  /** Returns the address of the web app, ending in a slash. */
  String address();

  /** Stops the host, so that it no longer answers. */
  void stop();

  /** Starts again at the same address. */
  void startAgain();

  @Override
  default void close() {
    stop();
  }
}
