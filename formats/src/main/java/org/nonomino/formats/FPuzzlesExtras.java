package org.nonomino.formats;

import java.util.LinkedHashSet;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.nonomino.formats.json.JsonValue;
import org.nonomino.formats.json.JsonValue.JsonArray;
import org.nonomino.formats.json.JsonValue.JsonObject;
import org.nonomino.formats.json.JsonValue.JsonScalar;

/**
 * The parts of an f-puzzles object apart from its grid: constraints, without which the puzzle would
 * be a different one, and purely visual parts. The names are those written by f-puzzles, its user
 * scripts and SudokuPad.
 */
final class FPuzzlesExtras {
  /**
   * Fields that are neither constraints nor drawings, because they are read here or are settings of
   * a program.
   */
  private static final Set<String> NO_CONSTRAINTS =
      Set.of(
          "size",
          "grid",
          "title",
          "author",
          "ruleset",
          "solution",
          "disabledlogic",
          "logicaldescription",
          "truecandidatesoptions",
          "activeconstraints",
          "highconflict",
          "metadata",
          "customstyle",
          "id",
          "version");

  /** Drawings, including fog, because it only hides a part of the picture. */
  private static final Set<String> DRAWINGS =
      Set.of(
          "text",
          "line",
          "rectangle",
          "circle",
          "cage",
          "underlays",
          "overlays",
          "highlight",
          "fogofwar",
          "foglight",
          "foglink",
          "triggereffect");

  private static final Map<String, String> CONSTRAINTS =
      Map.ofEntries(
          Map.entry("antiking", "anti-king"),
          Map.entry("antiknight", "anti-knight"),
          Map.entry("arrow", "arrows"),
          Map.entry("betweenline", "between lines"),
          Map.entry("boxindexer", "box indexers"),
          Map.entry("clock", "clock lines"),
          Map.entry("clone", "clones"),
          Map.entry("columnindexer", "column indexers"),
          Map.entry("diagonal+", "the rising diagonal"),
          Map.entry("diagonal-", "the falling diagonal"),
          Map.entry("difference", "differences (white dots)"),
          Map.entry("disjointgroups", "disjoint groups"),
          Map.entry("doublearrow", "double arrows"),
          Map.entry("dutchwhispers", "Dutch whispers"),
          Map.entry("entropicline", "entropic lines"),
          Map.entry("even", "even cells"),
          Map.entry("extraregion", "extra regions"),
          Map.entry("germanwhispers", "German whispers"),
          Map.entry("killercage", "killer cages"),
          Map.entry("littlekillersum", "little killer sums"),
          Map.entry("lockout", "lockout lines"),
          Map.entry("maximum", "maximum cells"),
          Map.entry("minimum", "minimum cells"),
          Map.entry("modularline", "modular lines"),
          Map.entry("nabner", "nabner lines"),
          Map.entry("negative", "negative constraints"),
          Map.entry("nonconsecutive", "non-consecutive neighbours"),
          Map.entry("odd", "odd cells"),
          Map.entry("palindrome", "palindromes"),
          Map.entry("quadruple", "quadruples"),
          Map.entry("ratio", "ratios (black dots)"),
          Map.entry("regionsumline", "region sum lines"),
          Map.entry("renban", "renban lines"),
          Map.entry("rowindexer", "row indexers"),
          Map.entry("sandwichsum", "sandwich sums"),
          Map.entry("skyscraper", "skyscrapers"),
          Map.entry("slowthermometer", "slow thermometers"),
          Map.entry("thermometer", "thermometers"),
          Map.entry("whispers", "whispers"),
          Map.entry("xsum", "x-sums"),
          Map.entry("xv", "x and v"),
          Map.entry("zipperline", "zipper lines"));

  /** The field that names the constraint represented by a drawing. */
  private static final String FROM_CONSTRAINT = "fromConstraint";

  private FPuzzlesExtras() {}

  /**
   * Returns the usual names of an object's constraints, in the order of the input. An unknown field
   * counts as a constraint under its own name. An empty field does not count: {@code false}, an
   * empty list.
   */
  static Set<String> constraints(JsonObject object) {
    Set<String> found = new LinkedHashSet<>();
    object
        .fields()
        .forEach(
            (name, value) -> {
              String key = key(name);
              if (DRAWINGS.contains(key)) {
                addDrawn(value, found);
              } else if (!NO_CONSTRAINTS.contains(key) && !value.isNothing()) {
                found.add(words(name));
              }
            });
    return found;
  }

  /** Adds constraints that are present only as drawings, as some scripts write them. */
  private static void addDrawn(JsonValue drawings, Set<String> found) {
    if (drawings instanceof JsonArray array) {
      for (JsonValue drawing : array.items()) {
        if (drawing instanceof JsonObject object) {
          Optional<JsonValue> origin = object.field(FROM_CONSTRAINT);
          if (origin.isPresent() && origin.get() instanceof JsonScalar name && !name.isNothing()) {
            found.add(words(name.text()));
          }
        }
      }
    }
  }

  private static String words(String name) {
    return CONSTRAINTS.getOrDefault(key(name), name);
  }

  /**
   * Returns the key of a name, because scripts write both {@code Region Sum Line} and {@code
   * regionSumLine}.
   */
  static String key(String name) {
    return name.replace(" ", "").toLowerCase(Locale.ROOT);
  }
}
