package org.nonomino.web;

import java.util.stream.Collectors;
import org.nonomino.generator.LayoutSpec;
import org.nonomino.generator.Symmetry;

/** Reads what random layouts shall be like. */
final class RandomLayoutFields {
  static final String SIZE = "size";
  static final String WIGGLE = "wiggle";

  private static final int USUAL_SIZE = 9;
  private static final double USUAL_WIGGLE = 0.5;

  private RandomLayoutFields() {}

  /**
   * Returns what the fields say.
   *
   * @param symmetryField the name of the field that says how borders are symmetric
   */
  static LayoutSpec read(JsonFields fields, String symmetryField) throws ProblemException {
    int size = fields.whole(SIZE, LayoutSpec.MIN_SIZE, LayoutSpec.MAX_SIZE).orElse(USUAL_SIZE);
    Symmetry symmetry = LayoutSymmetries.chosen(fields, symmetryField);
    if (!LayoutSpec.allows(size, symmetry)) {
      throw fields.wrong(
          symmetryField,
          "The symmetry "
              + LayoutSymmetries.name(symmetry)
              + " is not possible with a size of "
              + size
              + ", but with "
              + LayoutSpec.sizesWith(symmetry).stream()
                  .map(String::valueOf)
                  .collect(Collectors.joining(", "))
              + ".");
    }
    return new LayoutSpec(size, symmetry, fields.number(WIGGLE, 0, 1).orElse(USUAL_WIGGLE));
  }
}
