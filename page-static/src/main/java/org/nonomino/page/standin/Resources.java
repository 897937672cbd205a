package org.nonomino.page.standin;

import java.util.List;
import org.nonomino.page.ProvidedTexts;

/** Replaces the reader of the techniques' texts, because they are not in the compiled file. */
final class Resources {
  private Resources() {}

  /** Returns the lines of a text. */
  static List<String> lines(String name) {
    return ProvidedTexts.lines(name);
  }
}
