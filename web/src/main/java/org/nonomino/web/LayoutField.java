package org.nonomino.web;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.nonomino.core.Grid;
import org.nonomino.core.RegionMask;
import org.nonomino.generator.LayoutCatalog;
import org.nonomino.text.PuzzleAssembler;

/** Reads a field that names regions: boxes, a layout of the catalog, or n² labels. Immutable. */
final class LayoutField {
  static final String REGIONS = "regions";

  private static final Pattern BOXES = Pattern.compile("([0-9]{1,2})[x×]([0-9]{1,2})");

  private final PuzzleField puzzles;
  private final LayoutCatalog catalog;

  LayoutField(PuzzleField puzzles, LayoutCatalog catalog) {
    this.puzzles = puzzles;
    this.catalog = catalog;
  }

  /**
   * Returns the mask.
   *
   * @param size the size that is asked for; if empty, as the regions have it
   */
  RegionMask read(JsonFields fields, OptionalInt size) throws ProblemException {
    String word = fields.requireText(REGIONS);
    RegionMask mask = mask(fields, word, size);
    if (size.isPresent() && size.getAsInt() != mask.size()) {
      throw fields.wrong(
          REGIONS, "These regions are of size " + mask.size() + ", not " + size.getAsInt() + ".");
    }
    return mask;
  }

  private RegionMask mask(JsonFields fields, String word, OptionalInt size)
      throws ProblemException {
    Matcher boxes = BOXES.matcher(word);
    if (boxes.matches()) {
      return boxes(fields, Integer.parseInt(boxes.group(1)), Integer.parseInt(boxes.group(2)));
    }
    Optional<RegionMask> named =
        size.isPresent() ? catalog.find(word, size.getAsInt()) : Optional.empty();
    named = named.or(() -> catalog.find(word));
    if (named.isPresent()) {
      return named.get();
    }
    OptionalInt labelled = PuzzleAssembler.sizeOf(word.length());
    if (labelled.isEmpty() || isName(word)) {
      throw fields.wrong(REGIONS, unknown(word));
    }
    return puzzles.mask(fields, REGIONS, word, labelled.getAsInt());
  }

  /** A name that happens to be as long as a mask: labels of a mask hardly have a hyphen. */
  private static boolean isName(String word) {
    return word.contains("-");
  }

  private static RegionMask boxes(JsonFields fields, int rows, int columns)
      throws ProblemException {
    int size = rows * columns;
    if (size < 1 || size > Grid.MAX_SIZE) {
      throw fields.wrong(
          REGIONS,
          "Boxes of "
              + rows
              + " rows and "
              + columns
              + " columns make a size of "
              + size
              + "; sizes go from 1 to "
              + Grid.MAX_SIZE
              + ".");
    }
    return RegionMask.boxes(rows, columns);
  }

  private String unknown(String word) {
    List<String> sizes = catalog.sizesOf(word);
    if (!sizes.isEmpty()) {
      return "This layout comes as " + String.join(", ", sizes) + ".";
    }
    List<String> similar = catalog.similarTo(word);
    return "There is no layout "
        + PuzzleAssembler.quote(word)
        + ". "
        + (similar.isEmpty()
            ? "Name one of the catalog, boxes such as 3x3, or n² labels."
            : "Did you mean " + String.join(", ", similar) + "?");
  }
}
