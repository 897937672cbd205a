package org.nonomino.formats.json;

import java.util.AbstractMap;
import java.util.AbstractSet;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * The fields of a JSON object, in the order in which the parser adds them. Unchanged afterwards. A
 * puzzle has many objects with one or two fields, and comparing so few names is faster than
 * hashing.
 */
final class FieldMap extends AbstractMap<String, JsonValue> {
  /** The maximum number of names that are compared one by one. */
  private static final int FEW = 8;

  private final List<Map.Entry<String, JsonValue>> fields = new ArrayList<>(2);

  /** The values by name, if there are more than a few. */
  private Map<String, JsonValue> many = Map.of();

  /** Adds a field; returns false if there is one with its name. */
  boolean add(String name, JsonValue value) {
    if (containsKey(name)) {
      return false;
    }
    fields.add(Map.entry(name, value));
    if (fields.size() == FEW + 1) {
      many = new HashMap<>();
      fields.forEach(field -> many.put(field.getKey(), field.getValue()));
    } else if (fields.size() > FEW) {
      many.put(name, value);
    }
    return true;
  }

  @Override
  public @Nullable JsonValue get(Object name) {
    if (fields.size() > FEW) {
      return many.get(name);
    }
    for (int i = 0; i < fields.size(); i++) {
      if (fields.get(i).getKey().equals(name)) {
        return fields.get(i).getValue();
      }
    }
    return null;
  }

  @Override
  public boolean containsKey(Object name) {
    return get(name) != null;
  }

  @Override
  public Set<Map.Entry<String, JsonValue>> entrySet() {
    return new AbstractSet<>() {
      @Override
      public Iterator<Map.Entry<String, JsonValue>> iterator() {
        return Collections.unmodifiableList(fields).iterator();
      }

      @Override
      public int size() {
        return fields.size();
      }
    };
  }
}
