package org.nonomino.app.book;

import java.util.List;
import java.util.Map;
import org.nonomino.text.MalformedTextException;
import org.nonomino.text.Place;

/** A value of a plan, with its place: a line of a file, or an option of the command line. */
sealed interface PlanValue {
  /** Returns where it is. */
  Place place();

  /** A word, a number or a sentence; an option's place has its text, and no line. */
  record Text(Place place, String text) implements PlanValue {
    /** Returns whether it is from the command line. */
    boolean isOption() {
      return place.line() == 0;
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

  /**
   * Returns the exception of a value that is wrong.
   *
   * @param problem without a full stop
   * @param advice a sentence
   */
  default MalformedTextException wrong(String problem, String advice) {
    return new MalformedTextException(place(), problem, advice);
  }

  /** Returns the exception of a value that is wrong, from what was said of it in sentences. */
  default MalformedTextException wrong(String sentences) {
    int end = sentences.indexOf(". ");
    return end < 0
        ? wrong(sentences.replaceAll("\\.$", ""), "Change it.")
        : wrong(sentences.substring(0, end), sentences.substring(end + 2));
  }
}
