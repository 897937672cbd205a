package org.nonomino.toolkit;

import java.util.Collection;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.nonomino.generator.StandardFillers;
import org.nonomino.generator.terms.GridFiller;

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

  /** Returns the fillers included in Nonomino. */
  public static Fillers standard() {
    Map<String, GridFiller> byName = new TreeMap<>();
    StandardFillers.all().forEach(filler -> byName.put(filler.name(), filler));
    return new Fillers(byName);
  }

  /** Returns all fillers, by name. */
  public Collection<GridFiller> all() {
    return byName.values();
  }

  /** Returns the filler of a name. */
  public Optional<GridFiller> named(String name) {
    return Optional.ofNullable(byName.get(name));
  }

  /** Returns the names, separated by commas. */
  public String names() {
    return String.join(", ", byName.keySet());
  }

  /** Returns the filler used by default: {@code search}. */
  public GridFiller defaultFiller() {
    return defaultFiller;
  }
}
