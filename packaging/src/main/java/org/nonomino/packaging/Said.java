package org.nonomino.packaging;

/** Takes what is said while packages are made. */
@FunctionalInterface
interface Said {
  /** Takes a line. */
  void line(String text);
}
