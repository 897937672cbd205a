package org.nonomino.text.rules;

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
  private static final char OPENING = '{';
  private static final char CLOSING = '}';

  /** Copies the map. */
  public Phrasebook {
    texts = Map.copyOf(texts);
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
