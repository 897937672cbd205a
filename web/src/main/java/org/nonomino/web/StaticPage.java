package org.nonomino.web;

import java.io.IOException;
import java.util.Optional;
import java.util.SortedMap;

/**
 * The page as files for any static host. Who has them compiled offers them by a service file, so
 * that a program without them neither needs them nor waits for them.
 */
public interface StaticPage {
  /**
   * Returns the bytes of all files by their paths, with slashes: {@code index.html}.
   *
   * @param publicAddress where everyone can reach the page, if it is known
   * @throws IOException if one cannot be read
   */
  SortedMap<String, byte[]> files(Optional<PublicAddress> publicAddress) throws IOException;
}
