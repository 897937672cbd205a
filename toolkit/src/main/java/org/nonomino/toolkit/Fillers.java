package org.nonomino.toolkit;

import java.util.Collection;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.nonomino.generator.Filler;

/** The ways to fill a grid, by their names. Immutable; thread-safe. */
public final class Fillers {
  private static final String PREFERRED = "search";

  private final Map<String, Filler> byName;
  private final Filler defaultFiller;

  /**
   * @throws IllegalArgumentException if {@code search} is missing
   */
  public Fillers(Map<String, Filler> byName) {
    this.defaultFiller =
        Optional.ofNullable(byName.get(PREFERRED))
            .orElseThrow(() -> new IllegalArgumentException("missing filler: " + PREFERRED));
    this.byName = new TreeMap<>(byName);
  }

  /** Returns the ways that come with Nonomino. */
  public static Fillers standard() {
    Map<String, Filler> byName = new TreeMap<>();
    Filler.standard().forEach(filler -> byName.put(filler.name(), filler));
    return new Fillers(byName);
  }

  /** Returns all of them, by name. */
  public Collection<Filler> all() {
    return byName.values();
  }

  /** Returns the way of a name. */
  public Optional<Filler> named(String name) {
    return Optional.ofNullable(byName.get(name));
  }

  /** Returns the names, as a person reads a list. */
  public String names() {
    return String.join(", ", byName.keySet());
  }

  /** Returns the default way: {@code search}. */
  public Filler defaultFiller() {
    return defaultFiller;
  }
}
