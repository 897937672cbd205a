package org.nonomino.toolkit.json;

import java.util.List;
import org.nonomino.generator.LayoutSpec;
import org.nonomino.generator.LayoutStyle;
import org.nonomino.generator.Symmetry;
import org.nonomino.toolkit.LayoutSymmetries;
import org.nonomino.toolkit.Regions;
import org.nonomino.toolkit.RequestException;

/** Reads what random layouts are to be like. */
final class RandomLayoutFields {
  static final String SIZE = "size";
  static final String WIGGLE = "wiggle";
  static final String STYLE = "style";
  static final String LAYOUT_SYMMETRY = "layoutSymmetry";

  private RandomLayoutFields() {}

  /** Returns what the fields ask for. */
  static LayoutSpec read(JsonFields fields) throws ProblemException {
    int size =
        fields
            .whole(SIZE, LayoutSpec.MIN_SIZE, LayoutSpec.MAX_SIZE)
            .orElse(LayoutSpec.DEFAULT_SIZE);
    Symmetry symmetry =
        fields
            .choice(LAYOUT_SYMMETRY, LayoutSymmetries.names())
            .flatMap(LayoutSymmetries::named)
            .orElse(Symmetry.NONE);
    double wiggle = fields.number(WIGGLE, 0, 1).orElse(LayoutSpec.DEFAULT_WIGGLE);
    LayoutStyle style = fields.choice(STYLE, List.of(LayoutStyle.values())).orElse(LayoutStyle.ANY);
    try {
      return Regions.random(size, symmetry, wiggle, style);
    } catch (RequestException e) {
      throw RequestProblem.of(e, fields);
    }
  }
}
