package org.nonomino.page.standin;

import org.nonomino.page.ProvidedTexts;

/** Replaces the reader of the wordings of rules, because they are not in the compiled file. */
final class WordingFiles {
  private WordingFiles() {}

  /** Returns a file as a string. */
  static String text(String name) {
    return String.join("\n", ProvidedTexts.lines(name));
  }
}
