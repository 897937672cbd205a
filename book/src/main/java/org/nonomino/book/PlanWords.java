package org.nonomino.book;

import org.nonomino.text.Place;

/**
 * How messages about a value name the fields of a plan: as they are written in a file, or as
 * options if the value is from the command line.
 *
 * @param place of the value
 */
record PlanWords(Place place) {
  /** Returns whether the value is from the command line. Its place then has no line. */
  boolean areOptions() {
    return place.line() == 0 && place.source().startsWith("--");
  }

  /** Returns the name of the field of the value: {@code 'paper'} or {@code --paper}. */
  String name(String key) {
    return areOptions() ? place.source().replaceFirst("=.*", "") : "'" + key + "'";
  }

  /** Returns that a value is not one of the choices of its field, without a full stop. */
  String unknown(String key, String value) {
    // The place of an option already shows the value.
    return "there is no " + (areOptions() ? "such name" : setting(key, value));
  }

  /** Returns a field with a value: {@code 'for: kdp'} or {@code --for=kdp}. */
  String setting(String key, Object value) {
    return areOptions() ? "--" + key + "=" + value : "'" + key + ": " + value + "'";
  }
}
