package org.nonomino.formats;

import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.nonomino.formats.json.JsonValue.JsonObject;
import org.nonomino.formats.json.JsonValue.JsonScalar;

/**
 * The parts of an f-puzzles object that are neither its grid nor constraints that are read: other
 * constraints, without which the puzzle would be a different one, and purely visual parts. The
 * names are those written by f-puzzles, its user scripts and SudokuPad.
 */
final class FPuzzlesExtras {
  /** The field with a checksum of all others, in objects that Nonomino wrote. */
  static final String CHECK = "nonomino";

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
          "successmessage",
          "source",
          "url",
          "customstyle",
          CHECK,
          FPuzzlesFormat.SYMBOLS,
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

  /** The usual names of constraints that are not read. */
  private static final Map<String, String> CONSTRAINTS = Map.of("clock", "clock lines");

  private FPuzzlesExtras() {}

  /**
   * Returns the usual names of an object's constraints that are not read, in the order of the
   * input. An unknown field counts as a constraint under its own name. An empty field does not
   * count: {@code false}, an empty list.
   */
  static Set<String> constraints(JsonObject object) {
    Set<String> found = new LinkedHashSet<>();
    object
        .fields()
        .forEach(
            (name, value) -> {
              String key = FPuzzlesKeys.key(name);
              if (!DRAWINGS.contains(key)
                  && !NO_CONSTRAINTS.contains(key)
                  && !FPuzzlesConstraints.reads(key)
                  && !value.isNothing()) {
                found.add(words(name));
              }
            });
    return found;
  }

  /** Returns the checksum of an object. */
  static String check(JsonObject object) {
    Set<String> checked = new TreeSet<>(object.fields().keySet());
    checked.remove(CHECK);
    return ObjectCheck.of(object, checked, "");
  }

  /**
   * Returns whether Nonomino wrote an object as it is, so that its rules in words and its drawings
   * add nothing to its constraints.
   */
  static boolean isOwn(JsonObject object) {
    return object.fields().get(CHECK) instanceof JsonScalar stated
        && stated.text().equals(check(object));
  }

  private static String words(String name) {
    return CONSTRAINTS.getOrDefault(FPuzzlesKeys.key(name), name);
  }
}
