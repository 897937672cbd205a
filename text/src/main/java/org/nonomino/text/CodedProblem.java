package org.nonomino.text;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * What is wrong, for a program that words it itself. Immutable.
 *
 * @param code what is wrong
 * @param values what a sentence about it needs, by name: each a {@link Long}, a {@link String} or a
 *     list of strings
 */
public record CodedProblem(ProblemCode code, Map<String, Object> values) {
  /** Copies the values. */
  public CodedProblem {
    values = Collections.unmodifiableMap(new LinkedHashMap<>(values));
  }

  /** Returns this problem with a number. */
  public CodedProblem with(String name, long value) {
    return withValue(name, value);
  }

  /** Returns this problem with a text. */
  public CodedProblem with(String name, String value) {
    return withValue(name, value);
  }

  /** Returns this problem with a list of texts. */
  public CodedProblem with(String name, List<String> value) {
    return withValue(name, List.copyOf(value));
  }

  private CodedProblem withValue(String name, Object value) {
    Map<String, Object> more = new LinkedHashMap<>(values);
    more.put(name, value);
    return new CodedProblem(code, more);
  }
}
