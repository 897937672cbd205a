package org.nonomino.packaging;

/** Receives messages during the build of packages. */
@FunctionalInterface
interface Said {
  /** Receives a line. */
  void line(String text);
}
