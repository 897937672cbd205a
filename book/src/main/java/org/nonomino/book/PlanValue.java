package org.nonomino.book;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.nonomino.text.MalformedTextException;
import org.nonomino.text.Place;

/** A value of a plan with its place in a file or among the command-line options. */
sealed interface PlanValue {
  /** Returns the place of this value. */
  Place place();

  /** A word, a number or a sentence. The place of an option has its text instead of a line. */
  record Text(Place place, String text) implements PlanValue {
    /** Returns whether this value is from the command line. */
    boolean isOption() {
      return words().areOptions();
    }
  }

  /** A list. */
  record Items(Place place, List<PlanValue> values) implements PlanValue {}

  /**
   * Values with names.
   *
   * @param keys the place of each name
   */
  record Fields(Place place, Map<String, PlanValue> values, Map<String, Place> keys)
      implements PlanValue {}

  /** Returns the same value with a former name replaced, unless the new name is there, too. */
  default PlanValue renamed(String former, String name) {
    if (!(this instanceof Fields fields)
        || !fields.values.containsKey(former)
        || fields.values.containsKey(name)) {
      return this;
    }
    Map<String, PlanValue> values = new LinkedHashMap<>(fields.values);
    values.put(name, values.remove(former));
    Map<String, Place> keys = new LinkedHashMap<>(fields.keys);
    keys.put(name, keys.remove(former));
    return new Fields(fields.place, values, keys);
  }

  /** Returns how messages about this value name the fields of a plan. */
  default PlanWords words() {
    return new PlanWords(place());
  }

  /**
   * Returns the exception for a wrong value.
   *
   * @param problem without a full stop
   * @param advice a sentence
   */
  default MalformedTextException wrong(String problem, String advice) {
    return new MalformedTextException(place(), problem, advice);
  }

  /** Returns the exception for a wrong value, from sentences about it. */
  default MalformedTextException wrong(String sentences) {
    int end = sentences.indexOf(". ");
    return end < 0
        ? wrong(sentences.replaceAll("\\.$", ""), "Change it.")
        : wrong(sentences.substring(0, end), sentences.substring(end + 2));
  }
}
