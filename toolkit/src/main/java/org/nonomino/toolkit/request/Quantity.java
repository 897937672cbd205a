package org.nonomino.toolkit.request;

import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.nonomino.generator.terms.ConstraintFamily;

/** A word in place of a number of constraints. */
public enum Quantity {
  /** The number that suits the size, divided by the number of requested families. */
  SOME,
  /** The largest number that fits. */
  ALL;

  /** Returns the words that can be said of a family. */
  public static List<Quantity> of(ConstraintFamily family) {
    return Stream.of(values()).filter(each -> each.suits(family)).toList();
  }

  private boolean suits(ConstraintFamily family) {
    return this == ALL ? family.canBeAll() : !family.isAlwaysAll();
  }

  /** Returns the words as they follow a number: {@code , some or all}, or {@code , or some}. */
  public static String choice(List<Quantity> words) {
    return words.stream()
        .map(Quantity::toString)
        .collect(Collectors.joining(" or ", words.size() == 1 ? ", or " : ", ", ""));
  }

  /** Returns the word. */
  @Override
  public String toString() {
    return name().toLowerCase(Locale.ROOT);
  }
}
