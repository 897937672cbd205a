package org.nonomino.toolkit.techniques;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;

/** Reads the text resources in the package of this class. */
final class Resources {
  private Resources() {}

  /**
   * Returns the lines of a resource.
   *
   * @throws IllegalStateException if there is no such resource
   */
  static List<String> lines(String name) {
    try (InputStream stream = Resources.class.getResourceAsStream(name)) {
      if (stream == null) {
        throw new IllegalStateException("the text '" + name + "' is missing");
      }
      BufferedReader reader =
          new BufferedReader(new InputStreamReader(stream, StandardCharsets.UTF_8));
      return reader.lines().toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
