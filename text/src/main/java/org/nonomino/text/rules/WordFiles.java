package org.nonomino.text.rules;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/**
 * The files of words, one for each language and subject, such as {@code rules-en.txt}. Each is read
 * when it is first needed, and kept. Thread-safe.
 */
final class WordFiles {
  private static final Map<String, Phrasebook> READ = new ConcurrentHashMap<>();

  private WordFiles() {}

  /**
   * Returns the words of a file.
   *
   * @param name without the extension {@code .txt}
   * @throws IllegalStateException if there is no such file
   */
  static Phrasebook words(String name) {
    return READ.computeIfAbsent(name, file -> Phrasebook.parse(WordResources.text(file + ".txt")));
  }
}
