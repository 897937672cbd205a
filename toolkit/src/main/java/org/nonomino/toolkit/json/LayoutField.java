package org.nonomino.toolkit.json;

import java.util.Optional;
import java.util.OptionalInt;
import org.nonomino.core.RegionMask;
import org.nonomino.text.ProblemCode;
import org.nonomino.text.PuzzleAssembler;
import org.nonomino.toolkit.Regions;
import org.nonomino.toolkit.RequestException;

/** Reads a field that names regions: boxes, a layout of the catalog, or n² labels. Immutable. */
final class LayoutField {
  static final String NAME = "regions";

  private final PuzzleField puzzles;
  private final Regions regions;

  LayoutField(PuzzleField puzzles, Regions regions) {
    this.puzzles = puzzles;
    this.regions = regions;
  }

  /**
   * Returns the mask.
   *
   * @param size the size that is asked for; if empty, as the regions have it
   */
  RegionMask read(JsonFields fields, OptionalInt size) throws ProblemException {
    String word = fields.requireText(NAME);
    try {
      Optional<RegionMask> named = regions.named(word, size);
      return Regions.requireSize(named.isPresent() ? named.get() : labels(fields, word), size);
    } catch (RequestException e) {
      throw RequestProblem.of(e, fields);
    }
  }

  private RegionMask labels(JsonFields fields, String word) throws ProblemException {
    OptionalInt size = PuzzleAssembler.sizeOf(word.length());
    if (size.isEmpty() || isName(word)) {
      throw fields.wrong(
          NAME,
          ProblemCode.UNKNOWN_LAYOUT.with("layout", word),
          regions
              .lacksSize(word)
              .orElseGet(
                  () ->
                      "There is no layout "
                          + PuzzleAssembler.quote(word)
                          + ". "
                          + regions
                              .similar(word)
                              .orElse(
                                  "Give a name from the catalog, boxes such as 3x3, or n² labels.")));
    }
    return puzzles.mask(fields, NAME, size.getAsInt());
  }

  /** A name that happens to be as long as a mask: labels of a mask hardly have a hyphen. */
  private static boolean isName(String word) {
    return word.contains("-");
  }
}
