package org.nonomino.generator.internal.fill;

import java.util.Optional;
import org.nonomino.core.Rules;

/** The objection of fillers that support only houses. */
final class HousesOnly {
  private HousesOnly() {}

  /** Returns an objection to rules with conditions besides houses. */
  static Optional<String> objection(Rules rules) {
    return rules.conditions().isEmpty()
        ? Optional.empty()
        : Optional.of("it knows only houses, and these rules have other constraints");
  }

  /** Throws an {@link IllegalArgumentException} if there is an objection. */
  static void require(Optional<String> objection) {
    if (objection.isPresent()) {
      throw new IllegalArgumentException(objection.get());
    }
  }
}
