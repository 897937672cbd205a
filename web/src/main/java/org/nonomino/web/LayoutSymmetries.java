package org.nonomino.web;

import java.util.List;
import org.nonomino.generator.LayoutSpec;
import org.nonomino.generator.Symmetry;

/** How the symmetries of borders are called, as on the command line. */
final class LayoutSymmetries {
  private static final String MIRROR = "mirror";

  private LayoutSymmetries() {}

  /** Returns the names of all of them. */
  static List<String> names() {
    return LayoutSpec.SYMMETRIES.stream().map(LayoutSymmetries::name).toList();
  }

  static String name(Symmetry symmetry) {
    return symmetry == Symmetry.VERTICAL ? MIRROR : symmetry.toString();
  }

  /** Returns what a field names; none where it says nothing. */
  static Symmetry chosen(JsonFields fields, String field) throws ProblemException {
    String name = fields.choice(field, names()).orElse(Symmetry.NONE.toString());
    return LayoutSpec.SYMMETRIES.stream()
        .filter(symmetry -> name(symmetry).equals(name))
        .findFirst()
        .orElseThrow();
  }
}
