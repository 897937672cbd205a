package org.nonomino.text;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import org.nonomino.core.CellNames;
import org.nonomino.core.Grid;
import org.nonomino.core.RegionMask;
import org.nonomino.core.RegionSymbols;

/** Reads regions from n² labels, and words the problems with their number. */
public final class RegionLabels {
  /** The maximum number of further regions of a wrong size that a message names. */
  private static final int NAMED_REGIONS = 4;

  private static final String BLANK = String.valueOf(RegionSymbols.BLANK);

  private RegionLabels() {}

  /** Returns whether n² labels are n different ones, each n times. */
  public static boolean isMask(String labels) {
    Map<Integer, Integer> counts = counts(labels);
    int size = counts.size();
    return size * size == labels.length()
        && counts.values().stream().allMatch(count -> count == size);
  }

  /**
   * Returns whether n² labels next to a puzzle are a mask that does not tile the grid: each label
   * except dots occurs 2 to n times. Another state of the grid is no mask.
   */
  public static boolean isPartialMask(String givens, String labels) {
    Map<Integer, Integer> counts = counts(labels);
    counts.remove((int) RegionSymbols.BLANK);
    OptionalInt size = GridCells.sizeOf(labels.length());
    Place nowhere = Place.ofText("");
    return size.isPresent()
        && !counts.isEmpty()
        && counts.size() <= RegionSymbols.COUNT
        && counts.values().stream().allMatch(count -> count > 1 && count <= size.getAsInt())
        && !isPartlyFilled(
            CellField.ofCharacters(nowhere, givens), CellField.ofCharacters(nowhere, labels));
  }

  private static Map<Integer, Integer> counts(String labels) {
    Map<Integer, Integer> counts = new HashMap<>();
    labels.chars().forEach(label -> counts.merge(label, 1, Integer::sum));
    return counts;
  }

  /**
   * Returns the mask of a field of labels. Usually n labels occur n times each. Otherwise some
   * cells have no region, or some regions are smaller.
   *
   * @throws MalformedTextException if a region has more than n cells, or only one, or if there are
   *     too many regions
   */
  static RegionMask mask(CellField labels) throws MalformedTextException {
    OptionalInt square = GridCells.sizeOf(labels.count());
    if (square.isEmpty()) {
      int nearest = Math.min(Grid.MAX_SIZE, (int) Math.round(Math.sqrt(labels.count())));
      throw otherCount(labels, Math.max(1, nearest));
    }
    int size = square.getAsInt();
    // A map would be slower, and a correct mask has at most 36 labels.
    int[] firstCells = new int[labels.count()];
    int count = 0;
    int[] regions = new int[labels.count()];
    int[] cellCounts = new int[labels.count()];
    boolean areRight = true;
    for (int cell = 0; cell < regions.length; cell++) {
      int region = 0;
      while (region < count && !labels.haveSameText(firstCells[region], cell)) {
        region++;
      }
      if (region == count) {
        firstCells[region] = cell;
        count++;
      }
      regions[cell] = region;
      cellCounts[region]++;
      areRight &= cellCounts[region] <= size;
    }
    // There are n² cells in n regions of at most n cells, so each region has n cells.
    return areRight && count == size
        ? RegionMask.jigsaw(size, regions)
        : partial(labels, size, regions);
  }

  /** Returns the mask of labels that do not tile the grid. */
  private static RegionMask partial(CellField labels, int size, int[] regions)
      throws MalformedTextException {
    Map<Integer, LabelledRegion> byNumber = new LinkedHashMap<>();
    for (int cell = 0; cell < regions.length; cell++) {
      String label = labels.text(cell);
      if (label.equals(BLANK)) {
        regions[cell] = RegionMask.NO_REGION;
      } else {
        byNumber
            .computeIfAbsent(regions[cell], region -> new LabelledRegion(label, new ArrayList<>()))
            .cells
            .add(cell);
      }
    }
    boolean isWrong =
        byNumber.size() > RegionSymbols.COUNT
            || byNumber.values().stream().anyMatch(region -> region.isWrong(size));
    if (isWrong) {
      throw wrongRegions(labels, size, byNumber);
    }
    return RegionMask.partial(size, regions);
  }

  /**
   * Returns whether a field next to a puzzle is another state of its grid: it has blanks and the
   * givens in their places, and no digit twice in a row or column. The labels of a mask may equal
   * the givens, but nearly always some region has two cells in a row or column. If Nonomino wrote
   * the mask, its first label is 0, which is no digit.
   */
  static boolean isPartlyFilled(CellField givens, CellField field) {
    int size = GridCells.sizeOf(givens.count()).orElse(0);
    if (field.count() != size * size) {
      return false;
    }
    boolean isGiven = false;
    boolean hasBlank = false;
    long[] inRow = new long[size];
    long[] inColumn = new long[size];
    for (int cell = 0; cell < size * size; cell++) {
      int given = givens.digit(cell).orElse(0);
      boolean isBlank = field.text(cell).equals(BLANK);
      int digit = isBlank ? 0 : field.digit(cell).orElse(0);
      long bit = isBlank ? 0 : 1L << digit;
      if ((digit == 0 && !isBlank)
          || digit > size
          || (given != 0 && digit != given)
          || (inRow[cell / size] & bit) != 0
          || (inColumn[cell % size] & bit) != 0) {
        return false;
      }
      inRow[cell / size] |= bit;
      inColumn[cell % size] |= bit;
      isGiven |= given != 0;
      hasBlank |= isBlank;
    }
    return isGiven && hasBlank;
  }

  /** Returns the problem of a partly filled grid in the place of regions. */
  static MalformedTextException partlyFilled(CellField field) {
    return new MalformedTextException(
        field.place(0),
        "this is a partly filled grid, not the regions of the puzzle",
        "Give a label for each cell with a region, or leave it out.");
  }

  private static MalformedTextException wrongRegions(
      CellField labels, int size, Map<Integer, LabelledRegion> byNumber) {
    if (byNumber.size() > RegionSymbols.COUNT) {
      return new MalformedTextException(
          labels.place(0),
          ProblemCode.REGION_COUNT.with("regions", byNumber.size()).with("size", size),
          "the mask has %d regions, expected at most %d"
              .formatted(byNumber.size(), RegionSymbols.COUNT),
          "Give the cells of a region the same label.");
    }
    List<LabelledRegion> regions = List.copyOf(byNumber.values());
    int cells = regions.stream().mapToInt(region -> region.cells.size()).sum();
    long full = regions.stream().filter(region -> region.cells.size() == size).count();
    // Most regions of a mask with a slip have n cells, and no cell is without a region.
    if (cells == size * size && 2 * full >= regions.size()) {
      return wrongRegions(
          labels, size, regions.size(), wrong(regions, region -> region.cells.size() != size));
    }
    LabelledRegion first = wrong(regions, region -> region.isWrong(size)).get(0);
    return new MalformedTextException(
        labels.place(first.cells.get(0)),
        ProblemCode.REGION_SIZE
            .with("region", first.label)
            .with("cells", first.cells.size())
            .with("size", size),
        "region %s has %s"
            .formatted(
                ProblemWords.quote(first.label), ProblemWords.count(first.cells.size(), "cell")),
        "A region has 2 to %d cells with the same label, and a cell without a region has a dot."
            .formatted(size));
  }

  /** Returns the wrong regions, the smallest first. */
  private static List<LabelledRegion> wrong(
      List<LabelledRegion> regions, Predicate<LabelledRegion> isWrong) {
    return regions.stream()
        .filter(isWrong)
        .sorted(Comparator.comparingInt(region -> region.cells.size()))
        .toList();
  }

  /**
   * Names the smallest wrong region, because it is the most informative: a stray label has one
   * cell.
   */
  private static MalformedTextException wrongRegions(
      CellField labels, int size, int regionCount, List<LabelledRegion> wrong) {
    LabelledRegion smallest = wrong.get(0);
    String problem =
        "region "
            + ProblemWords.quote(smallest.label)
            + " has "
            + ProblemWords.count(smallest.cells.size(), "cell")
            + ", expected "
            + size
            + " ("
            + smallest.cells.stream()
                .limit(2L * size)
                .map(cell -> CellNames.name(size, cell))
                .collect(Collectors.joining(" "))
            + (smallest.cells.size() > 2 * size ? " …" : "")
            + ")";
    String others =
        wrong.stream()
            .skip(1)
            .limit(NAMED_REGIONS)
            .map(
                region ->
                    "region " + ProblemWords.quote(region.label) + " has " + region.cells.size())
            .collect(Collectors.joining(", "));
    return new MalformedTextException(
        labels.place(smallest.cells.get(0)),
        regionCount == size
            ? ProblemCode.REGION_SIZE
                .with("region", smallest.label)
                .with("cells", smallest.cells.size())
                .with("size", size)
            : ProblemCode.REGION_COUNT.with("regions", regionCount).with("size", size),
        regionCount == size
            ? problem
            : "the mask has "
                + ProblemWords.count(regionCount, "region")
                + ", expected "
                + size
                + ": "
                + problem,
        (others.isEmpty()
                ? ""
                : "Also, " + others + (wrong.size() > 1 + NAMED_REGIONS ? " …" : ".") + " ")
            + "Each of the "
            + size
            + " regions needs "
            + size
            + " cells with the same label.");
  }

  private record LabelledRegion(String label, List<Integer> cells) {
    /** Returns whether no mask of a size can have the region. */
    boolean isWrong(int size) {
      return cells.size() == 1 || cells.size() > size;
    }
  }

  /** Returns the problem of a puzzle without regions whose size has no boxes. */
  static MalformedTextException needed(Place place, int size) {
    return new MalformedTextException(
        place,
        ProblemCode.NEEDS_REGIONS.with("size", size),
        "a "
            + ProblemWords.bySize(size)
            + " puzzle needs a region mask: there are no boxes of "
            + size
            + " cells",
        "Put a mask matrix after the puzzle.",
        MalformedTextException.WayOut.NAME_REGIONS);
  }

  /** Returns the problem of a puzzle where regions are wanted. */
  static MalformedTextException missing(Place place) {
    return new MalformedTextException(
        place,
        ProblemCode.ONLY_PUZZLE.bare(),
        "this is a puzzle without a mask matrix",
        "Give n rows of n labels, one label for each region.");
  }

  /** Returns the problem of a puzzle and a mask of different sizes. */
  static MalformedTextException otherSize(Place place, int size, int maskSize) {
    return new MalformedTextException(
        place,
        ProblemCode.SIZES_DIFFER.with("size", size).with("maskSize", maskSize),
        "the puzzle is "
            + ProblemWords.bySize(size)
            + ", its region mask "
            + ProblemWords.bySize(maskSize),
        "Give a mask of " + ProblemWords.bySize(size) + ".");
  }

  /** Returns the problem of a number of labels that does not fit a size. */
  static MalformedTextException otherCount(CellField labels, int size) {
    OptionalInt maskSize = GridCells.sizeOf(labels.count());
    return maskSize.isPresent()
        ? otherSize(labels.place(0), size, maskSize.getAsInt())
        : new MalformedTextException(
            labels.place(0),
            ProblemCode.LABEL_COUNT
                .with("labels", labels.count())
                .with("cells", (long) size * size),
            "there are "
                + ProblemWords.count(labels.count(), "region character")
                + " for "
                + ProblemWords.count(size * size, "cell"),
            ProblemWords.missingOrTooMany(labels.count(), size * size, "region character"));
  }
}
