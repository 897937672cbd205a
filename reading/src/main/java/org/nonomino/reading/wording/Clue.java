package org.nonomino.reading.wording;

import java.util.List;
import java.util.Set;

/**
 * One statement about the rules, such as "neighbours on a green line differ by at least 5".
 *
 * @param name the name of the statement in the file of wordings, such as {@code whispers}
 * @param numbers the numbers that the wording captures, in the order of the sentence
 * @param colours the named colours of the drawn forms, in the order of the sentence, each at most
 *     once
 * @param tags further properties that the wording states, such as {@code line} or {@code all-given}
 */
public record Clue(String name, List<Integer> numbers, List<String> colours, Set<String> tags) {
  /** Copies the collections. */
  public Clue {
    numbers = List.copyOf(numbers);
    colours = List.copyOf(colours);
    tags = Set.copyOf(tags);
  }

  /** Returns whether the wording states a property. */
  public boolean has(String tag) {
    return tags.contains(tag);
  }

  Clue withColours(List<String> other) {
    return new Clue(name, numbers, other, tags);
  }
}
