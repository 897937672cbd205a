package org.nonomino.text.rules;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/**
 * The words and sentences of a language, by key. A sentence may have names in braces, such as
 * {@code {digits}} that are replaced by values. Immutable.
 *
 * @param texts the templates, by key
 */
public record Phrasebook(Map<String, String> texts) {
  private static final String COMMENT = "#";
  private static final String AFTER_KEY = ": ";
  private static final char OPENING = '{';
  private static final char CLOSING = '}';

  /** Copies the map. */
  public Phrasebook {
    texts = Map.copyOf(texts);
  }

  /**
   * Reads a file of words: lines {@code key: text}, with blank lines and comments that begin with
   * {@code #} between them.
   *
   * @throws IllegalArgumentException if a line has another form, or if a key occurs twice
   */
  static Phrasebook parse(String file) {
    Map<String, String> texts = new HashMap<>();
    for (String line : file.split("\n", -1)) {
      if (line.isBlank() || line.startsWith(COMMENT)) {
        continue;
      }
      int end = line.indexOf(AFTER_KEY);
      if (end < 0) {
        throw new IllegalArgumentException("there is no key in the line '" + line + "'");
      }
      String key = line.substring(0, end);
      if (texts.put(key, line.substring(end + AFTER_KEY.length()).strip()) != null) {
        throw new IllegalArgumentException("the key '" + key + "' occurs twice");
      }
    }
    return new Phrasebook(texts);
  }

  /** Returns whether there is a template with a key. */
  boolean has(String key) {
    return texts.containsKey(key);
  }

  /**
   * Returns a template without names in braces.
   *
   * @throws IllegalArgumentException if it is missing
   */
  public String text(String key) {
    return text(key, Map.of());
  }

  /**
   * Returns a template with its names replaced.
   *
   * @param names the replacements, by the names without braces
   * @throws IllegalArgumentException if the text is missing
   */
  public String text(String key, Map<String, String> names) {
    String text =
        Optional.ofNullable(texts.get(key))
            .orElseThrow(() -> new IllegalArgumentException("there is no text '" + key + "'"));
    for (Map.Entry<String, String> name : names.entrySet()) {
      text = text.replace(OPENING + name.getKey() + CLOSING, name.getValue());
    }
    return text;
  }

  /** Returns the names in braces of a template, each once, in alphabetical order. */
  public static Set<String> names(String text) {
    Set<String> names = new TreeSet<>();
    int opening = text.indexOf(OPENING);
    while (opening >= 0) {
      int closing = text.indexOf(CLOSING, opening);
      if (closing < 0) {
        return names;
      }
      names.add(text.substring(opening + 1, closing));
      opening = text.indexOf(OPENING, closing);
    }
    return names;
  }
}
