package org.nonomino.core.formula;

import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import org.nonomino.core.BoundedCache;

/**
 * A formula such as {@code abs(a - b) >= 3 or a == b}. It knows whole numbers, some names, {@code +
 * - * / %}, comparisons, {@code and or not}, and the functions {@code abs min max if even odd
 * prime}. Numbers are exact fractions; {@code %} is never negative. A condition counts as 1 or 0 in
 * calculations. A division by zero makes the formula undefined. A numerator or denominator beyond
 * 2⁶³ − 1 makes it too large. Immutable; equal formulas have the same text and names.
 */
public final class Formula {
  /** The maximum number of characters of a formula, a pattern or a machine. */
  public static final int MAX_LENGTH = 1000;

  /** The number of characters of cached conditions. Files often repeat a formula in each line. */
  private static final long MAX_CACHED = 100_000;

  private static final BoundedCache<Key, Formula> CONDITIONS =
      new BoundedCache<>(MAX_CACHED, formula -> formula.text.length());

  private record Key(String text, List<String> names) {}

  private final String text;
  private final List<String> names;
  private final Term term;
  private final Set<String> used;

  Formula(String text, List<String> names, Term term, Set<String> used) {
    this.text = text;
    this.names = List.copyOf(names);
    this.term = term;
    this.used = Set.copyOf(used);
  }

  /**
   * Returns the formula of a condition.
   *
   * @param names the names that it may contain; their order is that of the values
   * @throws FormulaException if the text is no formula, contains other names, or gives a number
   */
  public static Formula condition(String text, List<String> names) throws FormulaException {
    Key key = new Key(text, List.copyOf(names));
    Optional<Formula> known = CONDITIONS.find(key);
    if (known.isPresent()) {
      return known.get();
    }
    FormulaReader reader = new FormulaReader(text, names);
    Formula formula = reader.condition();
    reader.requireEnd();
    return CONDITIONS.keep(key, formula);
  }

  /** Checks the length of a formula, a pattern or a machine. */
  static void requireLength(String text) throws FormulaException {
    if (text.length() > MAX_LENGTH) {
      throw new FormulaException(
          MAX_LENGTH, "it has more than %d characters".formatted(MAX_LENGTH), "Make it shorter.");
    }
  }

  /**
   * Returns whether the condition holds; false if it is undefined or too large.
   *
   * @param values the numbers of the names
   */
  public boolean holds(long... values) {
    return term.value(values).isTrue();
  }

  /** Returns whether the formula is undefined for the numbers of its names. */
  public boolean isUndefined(long... values) {
    Fraction value = term.value(values);
    return !value.isDefined() && !value.isTooLarge();
  }

  /** Returns whether the formula cannot be computed because its numbers become too large. */
  public boolean isTooLarge(long... values) {
    return term.value(values).isTooLarge();
  }

  /** Returns the value if it is a whole number that can be computed. */
  public OptionalLong wholeNumber(long... values) {
    Fraction value = term.value(values);
    return value.isWhole() ? OptionalLong.of(value.numerator()) : OptionalLong.empty();
  }

  /** Returns whether the formula contains a name. */
  public boolean uses(String name) {
    return used.contains(name);
  }

  @Override
  public boolean equals(Object other) {
    return this == other
        || (other instanceof Formula formula
            && text.equals(formula.text)
            && names.equals(formula.names));
  }

  @Override
  public int hashCode() {
    return text.hashCode();
  }

  /** The text as it was written. */
  @Override
  public String toString() {
    return text;
  }
}
