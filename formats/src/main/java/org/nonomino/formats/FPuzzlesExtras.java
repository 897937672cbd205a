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
 * What an object of f-puzzles says apart from its grid: constraints, which would be another puzzle
 * without them, and what is for the eye only. The names are those that f-puzzles, the scripts that
 * people add to it and SudokuPad write.
 */
final class FPuzzlesExtras {
  /** Neither constraints nor drawings: read, or the settings of a program. */
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

  /** Drawings, and fog, which hides a part of the picture only. */
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

  /** Names the constraint of which a drawing is the picture. */
  private static final String FROM_CONSTRAINT = "fromConstraint";

  private FPuzzlesExtras() {}

  /**
   * Returns the constraints of an object in the words of people, in the order of the text; what is
   * not known counts as one, by its own name. A field that says nothing is none: {@code false}, an
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

  /** A constraint that some script knows may be there as its picture only. */
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

  /** Scripts write {@code Region Sum Line} and {@code regionSumLine} for the same. */
  private static String key(String name) {
    return name.replace(" ", "").toLowerCase(Locale.ROOT);
  }
}
