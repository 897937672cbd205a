package org.nonomino.core.formula;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import java.util.stream.Stream;

/**
 * A machine that reads digits and keeps up to three whole numbers: {@code start s = 0; next s = (s
 * + d) % 4; accept s == 0}. Its parts are separated by semicolons:
 *
 * <ul>
 *   <li>{@code start} names the numbers and gives their first values, which may use {@code n};
 *   <li>{@code allow}, if there is one, is a condition on each digit before it is read;
 *   <li>{@code next} gives the numbers after a digit {@code d}, which is the {@code i}-th; each
 *       formula sees the numbers from before it, and numbers without a formula stay;
 *   <li>{@code accept}, if there is one, is a condition on the numbers at the end.
 * </ul>
 *
 * <p>One of {@code allow} and {@code accept} is needed.
 *
 * <p>A digit is not allowed if a number after it would be undefined or a fraction. A machine whose
 * numbers become too large has no meaning. Immutable; equal machines have the same text.
 */
public final class Machine {
  private static final int MAX_NUMBERS = 3;
  private static final String EXAMPLE = "Write 'start s = 0; next s = (s + d) % 4; accept s == 0'.";
  private static final String EXAMPLE_OF_ALLOW =
      "Write 'start s = 0; allow d != s; next s = d; accept s > 2'.";

  private final String text;
  private final List<String> names = new ArrayList<>();
  private final List<Formula> first = new ArrayList<>();

  /** The formulas of the numbers that change. */
  private final Map<String, Formula> next = new HashMap<>();

  private final Optional<Formula> allow;
  private final Optional<Formula> accept;

  private Machine(String text) throws FormulaException {
    this.text = text;
    FormulaReader reader = new FormulaReader(text, List.of("n"));
    if (!reader.skip("start")) {
      throw reader.wrong("a machine begins with 'start'", EXAMPLE);
    }
    do {
      readStart(reader);
    } while (reader.skip(","));
    requireSeparator(reader);
    names.forEach(reader::define);
    reader.define("d");
    reader.define("i");
    allow = reader.skip("allow") ? Optional.of(reader.condition()) : Optional.empty();
    if (allow.isPresent()) {
      requireSeparator(reader);
    }
    if (!reader.skip("next")) {
      throw reader.wrong("there is no 'next'" + (allow.isEmpty() ? " or 'allow'" : ""), EXAMPLE);
    }
    do {
      readNext(reader);
    } while (reader.skip(","));
    accept = accept(reader);
    reader.requireEnd();
    if (allow.isEmpty() && accept.isEmpty()) {
      throw reader.wrong(
          "the machine has no condition, neither 'accept' nor 'allow'",
          "Add a condition for the end, such as '; accept " + names.get(0) + " == 0'.");
    }
  }

  /**
   * Returns the machine that a text describes.
   *
   * @throws FormulaException if it describes none
   */
  public static Machine of(String text) throws FormulaException {
    return new Machine(text);
  }

  private void readStart(FormulaReader reader) throws FormulaException {
    if (names.size() == MAX_NUMBERS) {
      throw reader.wrong(
          "a machine keeps at most %d numbers".formatted(MAX_NUMBERS), "Remove one of them.");
    }
    String name = reader.newName();
    if (names.contains(name) || name.equals("d") || name.equals("i")) {
      throw reader.wrong("the name '%s' is taken".formatted(name), "Choose another name.");
    }
    requireEquals(reader, name);
    names.add(name);
    first.add(reader.number());
  }

  private void readNext(FormulaReader reader) throws FormulaException {
    int index = reader.index();
    String name = reader.take();
    if (!names.contains(name) || next.containsKey(name)) {
      throw new FormulaException(
          index,
          names.contains(name)
              ? "'%s' has a next number already".formatted(name)
              : "'%s' is none of the numbers of this machine".formatted(name),
          "Its numbers are %s, as 'start' says.".formatted(String.join(", ", names)));
    }
    requireEquals(reader, name);
    next.put(name, reader.number());
  }

  private static void requireEquals(FormulaReader reader, String name) throws FormulaException {
    if (!reader.skip("==")) {
      throw reader.wrong(
          "there is no '=' after '%s'".formatted(name), "Write '%s = 0'.".formatted(name));
    }
  }

  private static void requireSeparator(FormulaReader reader) throws FormulaException {
    if (!reader.skip(";")) {
      throw reader.wrong("there is no ';' between the parts of the machine", EXAMPLE);
    }
  }

  private static Optional<Formula> accept(FormulaReader reader) throws FormulaException {
    if (!reader.skip(";") || reader.isAtEnd()) {
      return Optional.empty();
    }
    if (!reader.skip("accept")) {
      throw reader.isNext("allow")
          ? reader.wrong("'allow' comes before 'next'", EXAMPLE_OF_ALLOW)
          : reader.wrong("only 'accept' comes after 'next'", EXAMPLE_OF_ALLOW);
    }
    int index = reader.index();
    Formula accept = reader.condition();
    if (accept.uses("d")) {
      throw new FormulaException(
          index,
          "there is no digit 'd' at the end",
          "Keep it in a number of the machine, or compare it in 'allow'.");
    }
    reader.skip(";");
    return Optional.of(accept);
  }

  /** Returns whether the position of a digit or the number of digits matters. */
  public boolean usesPosition() {
    return Stream.concat(next.values().stream(), Stream.concat(allow.stream(), accept.stream()))
        .anyMatch(formula -> formula.uses("i"));
  }

  /**
   * Returns the first numbers, unless one is undefined or a fraction.
   *
   * @param most the largest value of a digit, {@code n}
   */
  public Optional<List<Long>> start(int most) {
    List<Long> numbers = new ArrayList<>(first.size());
    for (Formula formula : first) {
      OptionalLong number = formula.wholeNumber(most);
      if (number.isEmpty()) {
        return Optional.empty();
      }
      numbers.add(number.getAsLong());
    }
    return Optional.of(List.copyOf(numbers));
  }

  /** Returns whether a first number is too large. */
  public boolean isStartTooLarge(int most) {
    return first.stream().anyMatch(formula -> formula.isTooLarge(most));
  }

  /**
   * Returns the numbers after a digit, unless it is not allowed.
   *
   * @param numbers those before it
   * @param most the largest value of a digit, {@code n}
   * @param digit 1..n
   * @param position its position, from 1
   */
  public Optional<List<Long>> after(List<Long> numbers, int most, int digit, int position) {
    long[] values = values(numbers, most, digit, position);
    if (allow.isPresent() && !allow.get().holds(values)) {
      return Optional.empty();
    }
    List<Long> after = new ArrayList<>(numbers.size());
    for (int number = 0; number < names.size(); number++) {
      Formula formula = next.get(names.get(number));
      OptionalLong value =
          formula == null ? OptionalLong.of(numbers.get(number)) : formula.wholeNumber(values);
      if (value.isEmpty()) {
        return Optional.empty();
      }
      after.add(value.getAsLong());
    }
    return Optional.of(List.copyOf(after));
  }

  /** Returns whether a digit is not allowed because a formula is undefined, or gives a fraction. */
  public boolean isUndefined(List<Long> numbers, int most, int digit, int position) {
    long[] values = values(numbers, most, digit, position);
    if (allow.isPresent() && !allow.get().holds(values)) {
      return allow.get().isUndefined(values);
    }
    return next.values().stream().anyMatch(formula -> formula.wholeNumber(values).isEmpty());
  }

  /** Returns whether a digit cannot be read because numbers become too large. */
  public boolean isTooLarge(List<Long> numbers, int most, int digit, int position) {
    long[] values = values(numbers, most, digit, position);
    if (allow.isPresent() && !allow.get().holds(values)) {
      return allow.get().isTooLarge(values);
    }
    return next.values().stream().anyMatch(formula -> formula.isTooLarge(values));
  }

  /** Returns whether numbers become too large in the condition for the end. */
  public boolean isEndTooLarge(List<Long> numbers, int most, int count) {
    return accept.isPresent() && accept.get().isTooLarge(values(numbers, most, 0, count));
  }

  /** Returns whether reading may not end because the condition for the end is undefined. */
  public boolean isEndUndefined(List<Long> numbers, int most, int count) {
    return accept.isPresent() && accept.get().isUndefined(values(numbers, most, 0, count));
  }

  /**
   * Returns whether reading may end.
   *
   * @param numbers the last numbers
   * @param most the largest value of a digit, {@code n}
   * @param count the number of digits read
   */
  public boolean accepts(List<Long> numbers, int most, int count) {
    return accept.isEmpty() || accept.get().holds(values(numbers, most, 0, count));
  }

  /** Returns numbers of the machine with their names: {@code low = 2, high = 4}. */
  public String words(List<Long> numbers) {
    return IntStream.range(0, names.size())
        .mapToObj(number -> names.get(number) + " = " + numbers.get(number))
        .collect(Collectors.joining(", "));
  }

  /** Returns the values of n, of the numbers of the machine, of d and of i, in this order. */
  private static long[] values(List<Long> numbers, int most, int digit, int position) {
    return LongStream.concat(
            LongStream.of(most),
            LongStream.concat(
                numbers.stream().mapToLong(Long::longValue), LongStream.of(digit, position)))
        .toArray();
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Machine machine && text.equals(machine.text);
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
