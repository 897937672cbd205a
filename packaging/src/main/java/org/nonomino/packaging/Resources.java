package org.nonomino.packaging;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.NoSuchFileException;
import java.util.Map;

/** The templates and other resources of this module. */
final class Resources {
  private Resources() {}

  /** Returns whether a resource exists. */
  static boolean exists(String name) {
    return Resources.class.getResource(name) != null;
  }

  /** Returns the text of a resource. */
  static String text(String name) throws IOException {
    try (InputStream in = Resources.class.getResourceAsStream(name)) {
      if (in == null) {
        throw new NoSuchFileException(name);
      }
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    }
  }

  /** Returns the text of a resource in which each {@code @name@} is replaced by its value. */
  static String filled(String name, Map<String, String> values) throws IOException {
    return Launcher.filled(text(name), values);
  }
}
