package org.nonomino.reading.wording;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/**
 * The words that wordings use. Words of one meaning are one concept, numbered from 0. A concept
 * that is a colour carries its name, and a word for a number its number.
 */
final class Lexicon {
  /** The concept of words that do not occur in any wording. */
  static final int UNKNOWN = -1;

  /** The concept of words that add nothing. */
  static final int FILLER = -2;

  /** The concept of words that add nothing, but may be between two clauses. */
  static final int BREAK = -3;

  /** A shorter word is not corrected, as too many others are like it. */
  private static final int MIN_CORRECTED = 6;

  /** The word that is meant may lack a letter. */
  private static final int MIN_MEANT = MIN_CORRECTED - 1;

  private final Map<String, Integer> concepts = new HashMap<>();
  private final Map<String, Integer> numbers = new HashMap<>();
  private final Map<Integer, String> colours = new HashMap<>();
  private final Map<Integer, List<String>> byLength = new HashMap<>();
  private final List<String> names = new ArrayList<>();

  /** Adds words of one meaning. */
  void add(String name, List<String> words) {
    int concept = concept(name);
    for (String word : words) {
      put(word, concept);
    }
  }

  void addColour(String name, List<String> words) {
    add(name, words);
    colours.put(concept(name), name);
  }

  /** Adds words that add nothing. */
  void addFillers(int concept, List<String> words) {
    words.forEach(word -> put(word, concept));
  }

  void addNumber(String word, int number) {
    numbers.put(word, number);
  }

  private void put(String word, int concept) {
    Integer old = concepts.put(word, concept);
    if (old != null && old != concept) {
      throw new IllegalArgumentException("the word '" + word + "' has two meanings");
    }
    byLength.computeIfAbsent(word.length(), length -> new ArrayList<>()).add(word);
  }

  /** Returns the concept of a word of a wording; a new word becomes a new concept. */
  int concept(String word) {
    Integer known = lookup(word);
    if (known != null) {
      return known;
    }
    int concept = names.size();
    names.add(word);
    put(word, concept);
    return concept;
  }

  boolean has(String word) {
    return concepts.containsKey(word);
  }

  /** Returns the concept of a word of a sentence, which may be in the plural or mistyped. */
  int read(String word) {
    Integer known = lookup(word);
    if (known != null) {
      return known;
    }
    int concept = corrected(word);
    return concept == UNKNOWN && word.endsWith("s")
        ? corrected(word.substring(0, word.length() - 1))
        : concept;
  }

  /** Returns the number of a word such as "five"; -1 for other words. */
  int number(String word) {
    return numbers.getOrDefault(word, -1);
  }

  /** Returns the name of a colour; empty if the concept is none. */
  String colour(int concept) {
    return colours.getOrDefault(concept, "");
  }

  Set<Integer> colours() {
    return new TreeSet<>(colours.keySet());
  }

  int count() {
    return names.size();
  }

  String name(int concept) {
    return concept < 0 ? "?" : names.get(concept);
  }

  private @org.jspecify.annotations.Nullable Integer lookup(String word) {
    Integer known = concepts.get(word);
    if (known == null && word.length() > 3 && word.endsWith("s")) {
      known = concepts.get(word.substring(0, word.length() - 1));
      if (known == null && word.endsWith("es")) {
        known = concepts.get(word.substring(0, word.length() - 2));
      }
    }
    return known;
  }

  /** Corrects one wrong, missing, additional or exchanged letter, if only one concept fits. */
  private int corrected(String word) {
    if (word.length() < MIN_CORRECTED) {
      return UNKNOWN;
    }
    int found = UNKNOWN;
    for (int length = word.length() - 1; length <= word.length() + 1; length++) {
      for (String known : byLength.getOrDefault(length, List.of())) {
        if (length >= MIN_MEANT && isNear(word, known)) {
          int concept = concepts.getOrDefault(known, UNKNOWN);
          if (found != UNKNOWN && found != concept) {
            return UNKNOWN;
          }
          found = concept;
        }
      }
    }
    return found;
  }

  private static boolean isNear(String word, String known) {
    int start = 0;
    int shorter = Math.min(word.length(), known.length());
    while (start < shorter && word.charAt(start) == known.charAt(start)) {
      start++;
    }
    int end = 0;
    while (end < shorter - start
        && word.charAt(word.length() - 1 - end) == known.charAt(known.length() - 1 - end)) {
      end++;
    }
    int left = word.length() - start - end;
    int right = known.length() - start - end;
    return (left <= 1 && right <= 1)
        || (left == 2
            && right == 2
            && word.charAt(start) == known.charAt(start + 1)
            && word.charAt(start + 1) == known.charAt(start));
  }
}
