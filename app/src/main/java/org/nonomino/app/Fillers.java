package org.nonomino.app;

import jakarta.inject.Inject;
import java.util.Collection;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.nonomino.generator.Filler;

/** The ways to fill a grid that the modules on the class path offer, by name. */
final class Fillers {
  private static final String PREFERRED = "search";

  private final Map<String, Filler> byName;

  @Inject
  Fillers(Map<String, Filler> byName) {
    this.byName = new TreeMap<>(byName);
  }

  /** Returns all of them, by name. */
  Collection<Filler> all() {
    return byName.values();
  }

  /** Returns the way of a name, or the usual one where none is named. */
  Filler chosen(Optional<String> name) throws UsageException {
    Filler filler = byName.get(name.orElse(PREFERRED));
    if (filler == null) {
      throw new UsageException(
          "There is no --fill="
              + name.orElse(PREFERRED)
              + ". There are: "
              + String.join(", ", byName.keySet())
              + ".");
    }
    return filler;
  }
}
