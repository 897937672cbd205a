package org.nonomino.toolkit;

import java.util.Collection;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.nonomino.generator.GridFiller;

/** The ways to fill a grid, by their names. Immutable; thread-safe. */
public final class Fillers {
  private static final String PREFERRED = "search";

  private final Map<String, GridFiller> byName;
  private final GridFiller defaultFiller;

  /**
   * @throws IllegalArgumentException if {@code search} is missing
   */
  public Fillers(Map<String, GridFiller> byName) {
    this.defaultFiller =
        Optional.ofNullable(byName.get(PREFERRED))
            .orElseThrow(() -> new IllegalArgumentException("missing filler: " + PREFERRED));
    this.byName = new TreeMap<>(byName);
  }

  /** Returns the ways that come with Nonomino. */
  public static Fillers standard() {
    Map<String, GridFiller> byName = new TreeMap<>();
    GridFiller.standard().forEach(filler -> byName.put(filler.name(), filler));
    return new Fillers(byName);
  }

  /** Returns all of them, by name. */
  public Collection<GridFiller> all() {
    return byName.values();
  }

  /** Returns the way of a name. */
  public Optional<GridFiller> named(String name) {
    return Optional.ofNullable(byName.get(name));
  }

  /** Returns the names, as a person reads a list. */
  public String names() {
    return String.join(", ", byName.keySet());
  }

  /** Returns the way to take where none is named: {@code search}. */
  public GridFiller defaultFiller() {
    return defaultFiller;
  }
}
