package org.nonomino.solver;

import java.util.regex.Pattern;

/**
 * The name under which a strategy is chosen: {@code --solver=NAME}.
 *
 * @param value lower-case letters, digits and hyphens, beginning with a letter
 */
public record SolverName(String value) implements Comparable<SolverName> {
  private static final Pattern FORM = Pattern.compile("[a-z][a-z0-9-]*+");

  /** Throws an {@link IllegalArgumentException} if the value is not of this form. */
  public SolverName {
    if (!FORM.matcher(value).matches()) {
      throw new IllegalArgumentException(
          "'" + value + "' is not a valid solver name: expected " + FORM);
    }
  }

  @Override
  public int compareTo(SolverName other) {
    return value.compareTo(other.value);
  }

  // Same as a record's own methods, but those load two dozen classes on first use, and every start
  // looks up names in a map.
  @Override
  public boolean equals(Object other) {
    return other instanceof SolverName name && value.equals(name.value);
  }

  @Override
  public int hashCode() {
    return value.hashCode();
  }

  @Override
  public String toString() {
    return value;
  }
}
