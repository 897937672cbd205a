package org.nonomino.toolkit;

import java.util.List;
import java.util.Optional;
import org.nonomino.generator.terms.LayoutSpec;
import org.nonomino.generator.terms.Symmetry;

/** The names of the symmetries that the borders of regions can have. */
public final class LayoutSymmetries {
  /** The only mirror symmetry, because a second mirror would give the same layouts, turned. */
  private static final String MIRROR = "mirror";

  private LayoutSymmetries() {}

  /** Returns all names. */
  public static List<String> names() {
    return LayoutSpec.SYMMETRIES.stream().map(LayoutSymmetries::name).toList();
  }

  /** Returns the name of one of {@link LayoutSpec#SYMMETRIES}. */
  public static String name(Symmetry symmetry) {
    return symmetry == Symmetry.VERTICAL ? MIRROR : symmetry.toString();
  }

  /** Returns the symmetry of a name. */
  public static Optional<Symmetry> named(String name) {
    return LayoutSpec.SYMMETRIES.stream()
        .filter(symmetry -> name(symmetry).equals(name))
        .findFirst();
  }
}
