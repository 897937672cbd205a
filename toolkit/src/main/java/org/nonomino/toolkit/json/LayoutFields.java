package org.nonomino.toolkit.json;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.nonomino.core.RegionMask;
import org.nonomino.generator.terms.LayoutSpec;
import org.nonomino.generator.terms.LayoutStyle;
import org.nonomino.generator.terms.Symmetry;
import org.nonomino.text.GridCells;
import org.nonomino.text.ProblemCode;
import org.nonomino.text.ProblemWords;
import org.nonomino.toolkit.LayoutSymmetries;
import org.nonomino.toolkit.Regions;
import org.nonomino.toolkit.RequestException;

/**
 * Reads the regions of a request (boxes, a layout of the catalog, or n² labels) and the properties
 * of random regions. Immutable.
 */
final class LayoutFields {
  static final String REGIONS = "regions";
  static final String WIGGLE = "wiggle";
  static final String STYLE = "style";
  static final String LAYOUT_SYMMETRY = "layoutSymmetry";

  private final PuzzleField puzzles;
  private final Regions regions;

  LayoutFields(PuzzleField puzzles, Regions regions) {
    this.puzzles = puzzles;
    this.regions = regions;
  }

  /** Returns the properties of random regions. */
  static LayoutSpec random(JsonFields fields) throws ProblemException, RequestException {
    int size =
        fields
            .whole(ApiRequest.SIZE, LayoutSpec.MIN_SIZE, LayoutSpec.MAX_SIZE)
            .orElse(LayoutSpec.DEFAULT_SIZE);
    Symmetry symmetry =
        fields
            .choice(LAYOUT_SYMMETRY, LayoutSymmetries.names())
            .flatMap(LayoutSymmetries::named)
            .orElse(Symmetry.NONE);
    double wiggle = fields.number(WIGGLE, 0, 1).orElse(LayoutSpec.DEFAULT_WIGGLE);
    LayoutStyle style = fields.choice(STYLE, List.of(LayoutStyle.values())).orElse(LayoutStyle.ANY);
    return Regions.random(size, symmetry, wiggle, style);
  }

  /**
   * Returns the mask of the field {@code regions}.
   *
   * @param size the requested size; if empty, any
   */
  RegionMask mask(JsonFields fields, OptionalInt size) throws ProblemException, RequestException {
    String word = fields.requireText(REGIONS);
    Optional<RegionMask> named = regions.named(word, size);
    return Regions.requireSize(named.isPresent() ? named.get() : labels(fields, word), size);
  }

  private RegionMask labels(JsonFields fields, String word) throws ProblemException {
    OptionalInt size = GridCells.sizeOf(word.length());
    // A name can be as long as a mask, but labels of a mask hardly have a hyphen.
    if (size.isPresent() && !word.contains("-")) {
      return puzzles.mask(fields, REGIONS, size.getAsInt());
    }
    throw fields.wrong(
        REGIONS,
        ProblemCode.UNKNOWN_LAYOUT.with("layout", word),
        regions
            .lacksSize(word)
            .orElseGet(
                () ->
                    "There is no layout "
                        + ProblemWords.quote(word)
                        + ". "
                        + regions
                            .similar(word)
                            .orElse(
                                "Give a name from the catalog, boxes such as 3x3, or n² labels.")));
  }
}
