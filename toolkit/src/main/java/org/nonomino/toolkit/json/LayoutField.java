package org.nonomino.toolkit.json;

import java.util.Optional;
import java.util.OptionalInt;
import org.nonomino.core.RegionMask;
import org.nonomino.text.GridCells;
import org.nonomino.text.ProblemCode;
import org.nonomino.text.ProblemWords;
import org.nonomino.toolkit.Regions;
import org.nonomino.toolkit.RequestException;

/** Reads the regions of a request: boxes, a layout of the catalog, or n² labels. Immutable. */
final class LayoutField {
  static final String REGIONS = "regions";

  private final PuzzleField puzzles;
  private final Regions regions;

  LayoutField(PuzzleField puzzles, Regions regions) {
    this.puzzles = puzzles;
    this.regions = regions;
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
