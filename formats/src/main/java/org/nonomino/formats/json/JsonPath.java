package org.nonomino.formats.json;

import java.util.Optional;

/**
 * The path of a value, such as {@code puzzle.cages[2]}. Only messages need it as text, so it is
 * joined on demand. Immutable.
 *
 * @param outer the path of the object or the list with the value; empty for the outermost value
 * @param name the name of the field; empty for an item of a list
 * @param index the index of the item, from 0; −1 for a field
 */
public record JsonPath(Optional<JsonPath> outer, String name, int index) {
  private static final int NONE = -1;

  /** The path of the outermost value. */
  public static final JsonPath OUTERMOST = new JsonPath(Optional.empty(), "", NONE);

  /** Returns the path of a field of the object at this path. */
  JsonPath field(String name) {
    return new JsonPath(Optional.of(this), name, NONE);
  }

  /** Returns the path of an item of the list at this path. */
  JsonPath item(int index) {
    return new JsonPath(Optional.of(this), "", index);
  }

  @Override
  public String toString() {
    if (outer.isEmpty()) {
      return "";
    }
    String dot = outer.get().outer.isEmpty() ? "" : ".";
    return outer.get() + (index == NONE ? dot + name : "[" + index + "]");
  }
}
