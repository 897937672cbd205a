package org.nonomino.reading.wording;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** Collects the numbers, colours and tags of a wording. */
final class Captures {
  private final List<Integer> numbers = new ArrayList<>();
  private final Set<String> colours = new LinkedHashSet<>();
  private final Set<String> tags = new LinkedHashSet<>();

  void number(int number) {
    numbers.add(number);
  }

  void colour(String colour) {
    colours.add(colour);
  }

  void tag(String tag) {
    tags.add(tag);
  }

  Clue clue(String name) {
    return new Clue(name, numbers, List.copyOf(colours), tags);
  }
}
