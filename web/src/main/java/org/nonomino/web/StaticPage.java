package org.nonomino.web;

import java.io.IOException;
import java.util.Optional;
import java.util.SortedMap;

/**
 * The web app as files for any static host. A module with the compiled files registers them as a
 * service, so that programs without it neither need them nor wait for them.
 */
public interface StaticPage {
  /**
   * Returns the bytes of all files by their paths, with slashes: {@code index.html}.
   *
   * @param publicAddress the public address of the web app, if it is known
   * @throws IOException if a file cannot be read
   */
  SortedMap<String, byte[]> files(Optional<PublicAddress> publicAddress) throws IOException;
}
