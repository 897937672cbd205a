package org.nonomino.book;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import org.nonomino.bulk.io.PrintedText;
import org.nonomino.bulk.options.DurationConverter;
import org.nonomino.core.SimilarNames;
import org.nonomino.render.export.PageSize;
import org.nonomino.text.MalformedTextException;
import org.nonomino.text.Place;
import picocli.CommandLine.TypeConversionException;

/** Reads the fields of a part of a plan. Each error is reported with its place. */
final class PlanFields {
  /** The maximum number of changed letters for a name to be suggested. */
  private static final int MAX_CHANGES = 2;

  private final PlanValue.Fields fields;

  private PlanFields(PlanValue.Fields fields) {
    this.fields = fields;
  }

  /**
   * Returns the fields of a value.
   *
   * @param what the name of the part in messages, such as {@code a chapter}
   * @param known all names of fields that it may have
   * @throws MalformedTextException if it is something else, or has other fields
   */
  static PlanFields of(PlanValue value, String what, Collection<String> known)
      throws MalformedTextException {
    if (!(value instanceof PlanValue.Fields fields)) {
      throw value.wrong(
          "expected " + what + ": names with values", "Its names are: " + list(known) + ".");
    }
    for (Map.Entry<String, Place> key : fields.keys().entrySet()) {
      if (!known.contains(key.getKey())) {
        throw new MalformedTextException(
            key.getValue(),
            what + " has no '" + key.getKey() + "'",
            didYouMean(key.getKey(), known) + "The names are: " + list(known) + ".");
      }
    }
    return new PlanFields(fields);
  }

  private static String list(Collection<String> names) {
    return String.join(", ", names);
  }

  /** Returns a question with similar names, or an empty string. */
  static String didYouMean(String typed, Collection<String> names) {
    return SimilarNames.question(SimilarNames.nearest(typed, names, MAX_CHANGES));
  }

  /** Returns the place of all fields. */
  Place place() {
    return fields.place();
  }

  /** Returns the place of a field's value, or of all fields if it is missing. */
  Place place(String key) {
    return value(key).map(PlanValue::place).orElse(place());
  }

  /** Returns how messages about a field name the fields of a plan. */
  PlanWords words(String key) {
    return new PlanWords(place(key));
  }

  /** Returns the exception for a wrong field, as {@link PlanValue#wrong} does. */
  MalformedTextException wrong(String key, String problem, String advice) {
    return new MalformedTextException(place(key), problem, advice);
  }

  Optional<PlanValue> value(String key) {
    return Optional.ofNullable(fields.values().get(key));
  }

  /** Returns the text of a field. */
  Optional<PlanValue.Text> text(String key) throws MalformedTextException {
    Optional<PlanValue> value = value(key);
    if (value.isEmpty()) {
      return Optional.empty();
    }
    if (value.get() instanceof PlanValue.Text text) {
      return Optional.of(shown(text));
    }
    throw value
        .get()
        .wrong(
            value.get().words().name(key) + " is one value", "Write it on the line of its name.");
  }

  /** Returns a text without characters that hide or turn parts of it. */
  private static PlanValue.Text shown(PlanValue.Text text) throws MalformedTextException {
    OptionalInt unsafe = PrintedText.unsafeIn(text.text());
    if (unsafe.isPresent()) {
      throw text.wrong(
          "the control character U+%04X is not allowed here".formatted(unsafe.getAsInt()),
          "Remove it.");
    }
    return text;
  }

  /** Returns the text of a field, or a default if it is missing. */
  String text(String key, String usual) throws MalformedTextException {
    return text(key).map(PlanValue.Text::text).orElse(usual);
  }

  /** Returns the values of a field, either a single one or a list; empty if it is missing. */
  List<PlanValue.Text> strings(String key) throws MalformedTextException {
    Optional<PlanValue> value = value(key);
    if (value.isPresent() && value.get() instanceof PlanValue.Items items) {
      List<PlanValue.Text> values = new ArrayList<>();
      for (PlanValue item : items.values()) {
        if (!(item instanceof PlanValue.Text text)) {
          throw item.wrong("expected one value", "'" + key + "' is a list of words.");
        }
        values.add(shown(text));
      }
      return values;
    }
    return text(key).map(List::of).orElse(List.of());
  }

  /** Returns whether a field is true. */
  boolean flag(String key, boolean usual) throws MalformedTextException {
    return choice(key, Map.of("true", true, "false", false)).orElse(usual);
  }

  /** Returns the value of a field as a whole number in a range; empty if the field is missing. */
  OptionalInt whole(String key, int min, int max) throws MalformedTextException {
    OptionalLong number = wholeLong(key, min, max);
    return number.isPresent() ? OptionalInt.of((int) number.getAsLong()) : OptionalInt.empty();
  }

  /** Like {@link #whole}, for larger ranges. */
  OptionalLong wholeLong(String key, long min, long max) throws MalformedTextException {
    Optional<PlanValue.Text> text = text(key);
    if (text.isEmpty()) {
      return OptionalLong.empty();
    }
    try {
      long number = Long.parseLong(text.get().text());
      if (number >= min && number <= max) {
        return OptionalLong.of(number);
      }
    } catch (NumberFormatException e) {
      // Reported below.
    }
    throw text.get()
        .wrong(
            text.get().words().name(key) + " cannot be " + text.get().text(),
            "Give a whole number from " + min + " to " + max + ".");
  }

  /** Returns the value of a field as a number from 0 to 1; empty if the field is missing. */
  Optional<Double> share(String key) throws MalformedTextException {
    Optional<PlanValue.Text> text = text(key);
    if (text.isEmpty()) {
      return Optional.empty();
    }
    if (!text.get().text().matches("0(\\.[0-9]{1,9})?|1(\\.0{1,9})?")) {
      throw text.get()
          .wrong(
              text.get().words().name(key) + " cannot be " + text.get().text(),
              "Give a number from 0 to 1.");
    }
    return Optional.of(Double.valueOf(text.get().text()));
  }

  /** Returns the value of a field as a length, in points. */
  Optional<Double> length(String key) throws MalformedTextException {
    Optional<PlanValue.Text> text = text(key);
    if (text.isEmpty()) {
      return Optional.empty();
    }
    Optional<Double> length = PageSize.length(text.get().text());
    if (length.isEmpty()) {
      throw text.get()
          .wrong(
              "'" + text.get().text() + "' is not a length", "Write 12mm, 1.2cm, 0.5in or 36pt.");
    }
    return length;
  }

  /** Returns the value of a field as a duration. */
  Optional<Duration> duration(String key) throws MalformedTextException {
    Optional<PlanValue.Text> text = text(key);
    if (text.isEmpty()) {
      return Optional.empty();
    }
    try {
      return Optional.of(new DurationConverter().convert(text.get().text()));
    } catch (TypeConversionException e) {
      throw text.get().wrong("'" + text.get().text() + "' is not a time", "Write 30s or 2m.");
    }
  }

  /** Returns choices by their names in lower case. */
  static <T> Map<String, T> byName(Collection<T> values) {
    Map<String, T> names = new LinkedHashMap<>();
    values.forEach(value -> names.put(value.toString().toLowerCase(Locale.ROOT), value));
    return names;
  }

  /** Returns choices by their names in lower case. */
  static <T> Map<String, T> byName(T[] values) {
    return byName(List.of(values));
  }

  /** Returns the choice that the word of a field names, in upper or lower case. */
  <T> Optional<T> choice(String key, Map<String, T> choices) throws MalformedTextException {
    Optional<PlanValue.Text> text = text(key);
    if (text.isEmpty()) {
      return Optional.empty();
    }
    Optional<T> chosen =
        SimilarNames.inAnyCase(text.get().text(), choices.keySet(), word -> word).map(choices::get);
    if (chosen.isEmpty()) {
      List<String> names = choices.keySet().stream().sorted().toList();
      throw text.get()
          .wrong(
              text.get().words().unknown(key, text.get().text()),
              didYouMean(text.get().text(), names) + "Choose one of: " + list(names) + ".");
    }
    return chosen;
  }
}
