package org.nonomino.text;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * A problem in a form from which a program can build its own message. Immutable.
 *
 * @param code the kind of problem
 * @param values the values that a message about it needs, by name: each a {@link Long}, a {@link
 *     String} or a list of strings
 */
public record CodedProblem(ProblemCode code, Map<String, Object> values) {
  /** Copies the values. */
  public CodedProblem {
    values = Collections.unmodifiableMap(new LinkedHashMap<>(values));
  }

  /** Returns this problem with a numeric value. */
  public CodedProblem with(String name, long value) {
    return withValue(name, value);
  }

  /** Returns this problem with a string value. */
  public CodedProblem with(String name, String value) {
    return withValue(name, value);
  }

  /** Returns this problem with a list of strings. */
  public CodedProblem with(String name, List<String> value) {
    return withValue(name, List.copyOf(value));
  }

  private CodedProblem withValue(String name, Object value) {
    Map<String, Object> more = new LinkedHashMap<>(values);
    more.put(name, value);
    return new CodedProblem(code, more);
  }
}
