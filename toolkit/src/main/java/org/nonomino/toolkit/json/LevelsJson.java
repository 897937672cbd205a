package org.nonomino.toolkit.json;

import java.io.IOException;
import java.io.Reader;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import org.nonomino.explainer.ConstraintBounds;
import org.nonomino.explainer.Level;
import org.nonomino.explainer.Levels;
import org.nonomino.explainer.terms.Rating;
import org.nonomino.explainer.terms.StepKind;
import org.nonomino.formats.json.JsonText;
import org.nonomino.formats.json.JsonValue;
import org.nonomino.formats.json.JsonValue.JsonObject;
import org.nonomino.formats.json.JsonValue.JsonScalar;
import org.nonomino.text.MalformedTextException;
import org.nonomino.text.Place;
import org.nonomino.toolkit.RatingRange;
import org.nonomino.toolkit.RequestException;
import org.nonomino.toolkit.techniques.KnownNames;

/**
 * Reads levels: {@code {"levels": [{"name": "gentle", "upTo": 1.5}, {"name": "tough", "boxes": 2.5,
 * "irregular": 2.7, "score": 900}, {"name": "brutal"}]}}. {@code upTo} is the highest rating on any
 * regions, {@code boxes} and {@code irregular} those on such regions, {@code constraints} and
 * {@code effort} the highest rating and effort of puzzles whose path uses a technique for
 * constraints, {@code score} the highest score, and {@code knows} a list of techniques and families
 * that must be enough, such as {@code ["singles", "-naked-single"]}; the last level has no bounds.
 */
public final class LevelsJson {
  private static final int TENTHS = 10;
  private static final int MAX_LEVELS = 20;
  private static final int MAX_LETTERS = 40;
  private static final Set<String> FIELDS =
      Set.of("name", "upTo", "boxes", "irregular", "constraints", "effort", "score", "knows");

  private LevelsJson() {}

  /**
   * Returns the levels.
   *
   * @param source the name of the text in messages
   * @throws MalformedTextException if the text does not define levels
   */
  public static Levels read(String source, Reader reader)
      throws IOException, MalformedTextException {
    JsonObject object =
        new JsonText(text(source, reader), (line, column) -> new Place(source, line, column, ""))
            .parse();
    List<JsonValue> items = object.list("levels");
    if (items.isEmpty() || items.size() > MAX_LEVELS) {
      throw new MalformedTextException(
          object.place(),
          "there must be 1 to " + MAX_LEVELS + " levels, but there are " + items.size(),
          "Write {\"levels\": [{\"name\": \"easy\", \"upTo\": 1.5}, …, {\"name\": \"hard\"}]}.");
    }
    List<Level> levels = new ArrayList<>();
    Set<String> names = new HashSet<>();
    for (int i = 0; i < items.size(); i++) {
      JsonObject item = object(items.get(i), "levels[" + i + "]");
      Level level = level(item, i == items.size() - 1);
      if (!names.add(level.name())) {
        throw new MalformedTextException(
            item.place(), "there are two levels '" + level.name() + "'", "Rename one of them.");
      }
      if (!levels.isEmpty()) {
        requireHigher(item, levels.get(levels.size() - 1), level);
      }
      levels.add(level);
    }
    return new Levels(levels);
  }

  private static String text(String source, Reader reader)
      throws IOException, MalformedTextException {
    StringBuilder text = new StringBuilder();
    char[] buffer = new char[4096];
    for (int count = reader.read(buffer); count >= 0; count = reader.read(buffer)) {
      text.append(buffer, 0, count);
      if (text.length() > JsonText.MAX_LENGTH) {
        throw new MalformedTextException(
            Place.ofText(source), "this is too long for a list of levels", "Choose another file.");
      }
    }
    return text.toString();
  }

  private static JsonObject object(JsonValue value, String field) throws MalformedTextException {
    if (value instanceof JsonObject object) {
      return object;
    }
    throw value.unlike(field, "an object", "Write {\"name\": \"easy\", \"upTo\": 1.5}.");
  }

  private static Level level(JsonObject item, boolean isLast) throws MalformedTextException {
    for (String field : item.fields().keySet()) {
      if (!FIELDS.contains(field)) {
        throw new MalformedTextException(
            item.fields().get(field).place(),
            "a level has no field '" + field + "'",
            "Use name, upTo (or boxes and irregular), constraints and effort, score, and knows.");
      }
    }
    Optional<JsonScalar> name = item.text("name");
    if (name.isEmpty() || name.get().text().isBlank() || name.get().text().length() > MAX_LETTERS) {
      throw new MalformedTextException(
          item.place(),
          "a level has no name, or one of more than " + MAX_LETTERS + " letters",
          "Write \"name\": \"easy\".");
    }
    Optional<Rating> all = rating(item, "upTo");
    Level level =
        new Level(
            name.get().text(),
            rating(item, "boxes").or(() -> all),
            rating(item, "irregular").or(() -> all),
            constraints(item),
            number(item, "score", 900),
            knows(item));
    if (isLast == level.isBounded()) {
      throw isLast
          ? new MalformedTextException(
              item.place(),
              "the last level, '%s', has a bound, so some puzzles would have no level"
                  .formatted(level.name()),
              "Leave out all its fields except the name.")
          : new MalformedTextException(
              item.place(),
              "the level '%s' has no bound, so no puzzle would be harder".formatted(level.name()),
              "Give it an upTo or a list of techniques that are known, or make it the last.");
    }
    return level;
  }

  private static Optional<Rating> rating(JsonObject item, String field)
      throws MalformedTextException {
    Optional<JsonValue> value = item.field(field);
    Optional<Double> number =
        value.orElse(null) instanceof JsonScalar scalar ? scalar.decimal() : Optional.empty();
    Optional<Double> tenths =
        number
            .map(found -> found * TENTHS)
            .filter(found -> found >= 0 && found <= RatingRange.HIGHEST.tenths());
    if (value.isPresent() && tenths.isEmpty()) {
      throw value
          .get()
          .unlike(
              "the field '" + field + "'",
              "a rating from 0 to " + RatingRange.HIGHEST,
              "Write 2.5.");
    }
    return tenths.map(found -> new Rating(found.intValue()));
  }

  /** Reads the bounds for puzzles with constraints, two fields that belong together. */
  private static Optional<ConstraintBounds> constraints(JsonObject item)
      throws MalformedTextException {
    Optional<Rating> rating = rating(item, "constraints");
    OptionalInt effort = number(item, "effort", 50);
    if (rating.isPresent() != effort.isPresent()) {
      throw new MalformedTextException(
          item.place(),
          "a level has only one of the fields 'constraints' and 'effort'",
          "Write both, such as \"constraints\": 2.3, \"effort\": 50, or neither.");
    }
    return rating.map(found -> new ConstraintBounds(found, effort.getAsInt()));
  }

  /**
   * Reads a whole number.
   *
   * @param example a number to show in a message
   */
  private static OptionalInt number(JsonObject item, String field, int example)
      throws MalformedTextException {
    Optional<JsonValue> value = item.field(field);
    OptionalInt number =
        value.orElse(null) instanceof JsonScalar scalar ? scalar.number() : OptionalInt.empty();
    if (value.isPresent() && number.isEmpty()) {
      throw value
          .get()
          .unlike("the field '" + field + "'", "a whole number", "Write " + example + ".");
    }
    return number;
  }

  /** Reads the techniques that are enough: {@code ["singles", "pointing"]}. */
  private static Optional<Set<StepKind>> knows(JsonObject item) throws MalformedTextException {
    Optional<JsonValue> value = item.field("knows");
    if (value.isEmpty()) {
      return Optional.empty();
    }
    List<String> names = new ArrayList<>();
    for (JsonValue each : item.list("knows")) {
      if (!(each instanceof JsonScalar name)) {
        throw each.unlike("a technique of 'knows'", "a name", "Write [\"singles\", \"pointing\"].");
      }
      names.add(name.text());
    }
    try {
      return Optional.of(KnownNames.parse(String.join(",", names)).kinds());
    } catch (RequestException e) {
      throw new MalformedTextException(
          value.get().place(),
          "the field 'knows' is no list of techniques that solve puzzles",
          e.reason());
    }
  }

  private static void requireHigher(JsonObject item, Level lower, Level higher)
      throws MalformedTextException {
    boolean falls =
        isLower(lower.boxes(), higher.boxes())
            || isLower(lower.irregular(), higher.irregular())
            || !lower
                .constraints()
                .flatMap(low -> higher.constraints().map(low::isWithin))
                .orElse(true)
            || (lower.score().isPresent()
                && higher.score().isPresent()
                && higher.score().getAsInt() < lower.score().getAsInt());
    if (falls) {
      throw new MalformedTextException(
          item.place(),
          "the level '" + higher.name() + "' has a lower bound than '" + lower.name() + "'",
          "List the levels from the easiest to the hardest.");
    }
  }

  private static boolean isLower(Optional<Rating> before, Optional<Rating> bound) {
    return before.isPresent() && bound.isPresent() && bound.get().compareTo(before.get()) < 0;
  }
}
