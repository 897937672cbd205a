package org.nonomino.toolkit;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.nonomino.core.Grid;
import org.nonomino.core.RegionMask;
import org.nonomino.generator.LayoutCatalog;
import org.nonomino.generator.terms.LayoutSpec;
import org.nonomino.generator.terms.LayoutStyle;
import org.nonomino.generator.terms.Symmetry;
import org.nonomino.text.ProblemCode;

/** Finds the regions that a word names. Immutable; thread-safe. */
public final class Regions {
  /** The word for a grid without regions. */
  public static final String NONE = "none";

  private static final Pattern WITHOUT = Pattern.compile(NONE + "(?:-([0-9]{1,3}))?");

  /** The word for new random regions. */
  public static final String RANDOM = "random";

  private static final Pattern BOXES = Pattern.compile("([0-9]{1,3})[xX×]([0-9]{1,3})");

  private final LayoutCatalog catalog;

  /** Creates a finder for the layouts of a catalog and for boxes. */
  public Regions(LayoutCatalog catalog) {
    this.catalog = catalog;
  }

  /** Returns whether a word asks for new random regions, in upper or lower case. */
  public static boolean areRandom(String word) {
    return word.equalsIgnoreCase(RANDOM);
  }

  /**
   * Returns the regions that a word names, in upper or lower case: boxes such as {@code 2x3},
   * {@code none} for a grid without regions, or a layout of the catalog; empty if it is none of
   * these.
   *
   * @param size n for a layout named without its size; regions of another size are also found
   * @throws RequestException if there are no such boxes
   */
  public Optional<RegionMask> named(String word, OptionalInt size) throws RequestException {
    Matcher boxes = BOXES.matcher(word);
    if (boxes.matches()) {
      return Optional.of(boxes(Integer.parseInt(boxes.group(1)), Integer.parseInt(boxes.group(2))));
    }
    String name = word.toLowerCase(Locale.ROOT);
    Matcher none = WITHOUT.matcher(name);
    if (none.matches()) {
      int wanted =
          none.group(1) == null
              ? size.orElse(LayoutSpec.DEFAULT_SIZE)
              : Integer.parseInt(none.group(1));
      return Optional.of(
          RegionMask.none(
              requirePossible(
                  wanted, "A grid without regions cannot have the size %d.".formatted(wanted))));
    }
    Optional<RegionMask> ofSize =
        size.isPresent() ? catalog.find(name, size.getAsInt()) : Optional.empty();
    return ofSize.or(() -> catalog.find(name));
  }

  private static RegionMask boxes(int rows, int columns) throws RequestException {
    requirePossible(
        rows * columns,
        "Boxes of %d rows and %d columns make a grid of size %d."
            .formatted(rows, columns, rows * columns));
    return RegionMask.boxes(rows, columns);
  }

  private static int requirePossible(int size, String otherwise) throws RequestException {
    if (size < 1 || size > Grid.MAX_SIZE) {
      throw new RequestException(
          RequestOption.REGIONS,
          ProblemCode.SIZE_OUT_OF_RANGE.with("least", 1).with("most", Grid.MAX_SIZE),
          otherwise + " Sizes go from 1 to " + Grid.MAX_SIZE + ".");
    }
    return size;
  }

  /**
   * Returns advice, as a sentence, about a name that lacks a size or has the wrong one; empty if
   * the name is wrong in another way.
   */
  public Optional<String> lacksSize(String word) {
    String name = word.toLowerCase(Locale.ROOT);
    if (name.equals(LayoutCatalog.BOXES) || name.startsWith(LayoutCatalog.BOXES + "-")) {
      return Optional.of(
          "Boxes need a size from 1 to " + Grid.MAX_SIZE + " that is not a prime: boxes-9 is 3x3.");
    }
    List<String> sizes = catalog.sizesOf(name);
    return sizes.isEmpty()
        ? Optional.empty()
        : Optional.of("This layout needs a size: " + String.join(", ", sizes) + ".");
  }

  /** Returns a question for a possibly mistyped name; empty if nothing is similar. */
  public Optional<String> similar(String word) {
    List<String> similar = catalog.similarTo(word);
    return similar.isEmpty()
        ? Optional.empty()
        : Optional.of("Did you mean " + String.join(", ", similar) + "?");
  }

  /**
   * Returns the regions if they have the given size.
   *
   * @param size n; if empty, any size is accepted
   * @throws RequestException if they have a different size
   */
  public static RegionMask requireSize(RegionMask mask, OptionalInt size) throws RequestException {
    if (size.isPresent() && size.getAsInt() != mask.size()) {
      throw new RequestException(
          RequestOption.REGIONS,
          ProblemCode.LAYOUT_OF_OTHER_SIZE
              .with("layoutSize", mask.size())
              .with("size", size.getAsInt()),
          "These regions are for a grid of size " + mask.size() + ", not " + size.getAsInt() + ".");
    }
    return mask;
  }

  /**
   * Returns the standard boxes of a size.
   *
   * @param size n
   * @throws RequestException if n is out of range, or a prime above 3, for which there are no boxes
   */
  public static RegionMask standardBoxes(int size) throws RequestException {
    if (size < 1 || size > Grid.MAX_SIZE) {
      throw new RequestException(
          RequestOption.SIZE,
          ProblemCode.SIZE_OUT_OF_RANGE.with("least", 1).with("most", Grid.MAX_SIZE),
          "Sizes go from 1 to " + Grid.MAX_SIZE + ".");
    }
    return RegionMask.standardBoxes(size)
        .orElseThrow(
            () ->
                new RequestException(
                    RequestOption.SIZE,
                    ProblemCode.NO_BOXES.with("size", size),
                    "There are no boxes of "
                        + size
                        + " cells. Choose other regions"
                        + (size >= LayoutSpec.MIN_SIZE && size <= LayoutSpec.MAX_SIZE
                            ? ", such as random ones."
                            : ".")));
  }

  /**
   * Returns the properties of random layouts.
   *
   * @param size n
   * @param symmetry of the borders, one of {@link LayoutSpec#SYMMETRIES}
   * @param irregularity how far they are from boxes
   * @param style the style of their shapes
   * @throws RequestException if such layouts are impossible
   */
  public static LayoutSpec random(
      int size, Symmetry symmetry, double irregularity, LayoutStyle style) throws RequestException {
    if (size < LayoutSpec.MIN_SIZE || size > LayoutSpec.MAX_SIZE) {
      throw new RequestException(
          RequestOption.SIZE,
          ProblemCode.SIZE_OUT_OF_RANGE
              .with("least", LayoutSpec.MIN_SIZE)
              .with("most", LayoutSpec.MAX_SIZE),
          "Random layouts have sizes from %d to %d."
              .formatted(LayoutSpec.MIN_SIZE, LayoutSpec.MAX_SIZE));
    }
    if (!LayoutSpec.allows(size, symmetry)) {
      throw new RequestException(
          RequestOption.LAYOUT_SYMMETRY,
          ProblemCode.LAYOUT_SYMMETRY_IMPOSSIBLE.with("size", size),
          "This symmetry is not possible for size %d. Possible sizes: %s."
              .formatted(
                  size,
                  LayoutSpec.sizesWith(symmetry).stream()
                      .map(String::valueOf)
                      .collect(Collectors.joining(", "))));
    }
    if (!LayoutSpec.allows(size, style)) {
      throw RequestException.impossible(
          List.of(RequestOption.STYLE),
          "Random layouts of size %d are not symmetric, so this style is only possible up to size %d."
              .formatted(size, LayoutSpec.MAX_SYMMETRIC_SIZE));
    }
    if (!(irregularity >= 0 && irregularity <= 1)) {
      throw RequestException.impossible(
          List.of(RequestOption.IRREGULARITY), "Give a number from 0 to 1.");
    }
    return new LayoutSpec(size, symmetry, irregularity, style);
  }
}
