package org.nonomino.text;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.nonomino.core.BoundedCache;
import org.nonomino.core.CellNames;
import org.nonomino.core.Conflict;
import org.nonomino.core.DigitSymbols;
import org.nonomino.core.Grid;
import org.nonomino.core.HouseKind;
import org.nonomino.core.Puzzle;
import org.nonomino.core.PuzzleEntry;
import org.nonomino.core.RegionMask;
import org.nonomino.core.RegionSymbols;
import org.nonomino.core.Rules;

/**
 * Makes puzzles of the fields that a format finds in a text, checks them, and says what is wrong
 * with them. Shared by all formats; thread-safe.
 */
public final class PuzzleAssembler {
  /** Blanks, but not where they are all of a puzzle: people begin lines of lists with them. */
  private static final Set<String> LIST_MARKS = Set.of("-", "*");

  private static final int CACHED_MASKS = 256;

  /** Digits above this one are letters. */
  private static final int LAST_FIGURE = 9;

  private static final String BLANKS = "one of . 0 - _ * ?";

  /** This many characters of a text are quoted. */
  private static final int MOST_QUOTED = 20;

  private static final Pattern CONTROL = Pattern.compile("\\p{Cc}");

  /** This many more regions of a wrong size are named. */
  private static final int NAMED_REGIONS = 4;

  private final Optional<RegionMask> regions;

  /** Learns which constraints are ignored; if empty, none is. */
  private final Optional<ExtrasListener> ignoring;

  private final boolean takesBoxes;
  private final SolutionReading solutionReading;
  private final BoundedCache<String, RegionMask> masks = new BoundedCache<>(CACHED_MASKS);

  /** By size: a mask computes its layout once, so puzzles should share it. */
  private final Map<Integer, Optional<RegionMask>> boxes = new ConcurrentHashMap<>();

  /**
   * @param regions the mask of all puzzles, whatever the text says; if empty, what the text says,
   *     or else {@link RegionMask#standardBoxes}
   */
  public PuzzleAssembler(Optional<RegionMask> regions) {
    this(regions, Optional.empty(), true, new SolutionReading(false, () -> {}));
  }

  private PuzzleAssembler(
      Optional<RegionMask> regions,
      Optional<ExtrasListener> ignoring,
      boolean takesBoxes,
      SolutionReading solutionReading) {
    this.regions = regions;
    this.ignoring = ignoring;
    this.takesBoxes = takesBoxes;
    this.solutionReading = solutionReading;
  }

  /**
   * Returns an assembler that ignores constraints which Nonomino does not know, such as cages; then
   * the puzzle is another one.
   *
   * @param listener learns of them, on the thread that parses the puzzle
   */
  public PuzzleAssembler ignoringExtras(ExtrasListener listener) {
    return new PuzzleAssembler(regions, Optional.of(listener), takesBoxes, solutionReading);
  }

  /**
   * Returns an assembler that says when a field without a name, where regions or a solution may
   * stand, is read as the solution.
   *
   * @param areRegionsPreferred whether such a field is read as the regions if both make sense
   * @param listener is run for each such field, on the thread that parses the puzzle
   */
  public PuzzleAssembler readingSolutions(boolean areRegionsPreferred, Runnable listener) {
    return new PuzzleAssembler(
        regions, ignoring, takesBoxes, new SolutionReading(areRegionsPreferred, listener));
  }

  /** Returns an assembler of texts that must name their regions. */
  static PuzzleAssembler ofTextsWithMasks() {
    return new PuzzleAssembler(
        Optional.empty(), Optional.empty(), false, new SolutionReading(true, () -> {}));
  }

  /**
   * Refuses a puzzle that has constraints which Nonomino does not know, unless these are to be
   * ignored.
   *
   * @param place where the puzzle stands
   * @param extras the constraints as people call them, in the plural: {@code thermometers}; if
   *     empty, nothing is refused
   * @throws MalformedTextException if there are any
   */
  public void refuseExtras(Place place, Collection<String> extras) throws MalformedTextException {
    if (extras.isEmpty()) {
      return;
    }
    if (ignoring.isEmpty()) {
      throw new MalformedTextException(
          place,
          ProblemCode.EXTRAS.with("extras", List.copyOf(extras)),
          "the puzzle has constraints that Nonomino does not support: " + String.join(", ", extras),
          "Without them it would be a different puzzle.",
          MalformedTextException.WayOut.IGNORE_EXTRAS);
    }
    ignoring.get().ignored(place, List.copyOf(extras));
  }

  /** Returns n for a number of cells n², 1 to 36; empty for other numbers. */
  public static OptionalInt sizeOf(int cellCount) {
    int size = (int) Math.round(Math.sqrt(cellCount));
    return size >= 1 && size <= Grid.MAX_SIZE && size * size == cellCount
        ? OptionalInt.of(size)
        : OptionalInt.empty();
  }

  /**
   * Returns the puzzle of a text that names no regions.
   *
   * @throws MalformedTextException if the text is not a puzzle
   */
  public Puzzle assemble(CellField givens) throws MalformedTextException {
    int size = requireSize(givens, Optional.empty());
    if (regions.isEmpty() && !takesBoxes) {
      throw withoutRegions(givens.place(0));
    }
    Optional<RegionMask> mask = regions.isPresent() ? regions : standardBoxes(size);
    if (mask.isEmpty()) {
      throw new MalformedTextException(
          givens.place(0),
          ProblemCode.NEEDS_REGIONS.with("size", size),
          "a "
              + bySize(size)
              + " puzzle needs a region mask: there are no boxes of "
              + size
              + " cells",
          "Put a mask matrix after the puzzle.",
          MalformedTextException.WayOut.NAME_REGIONS);
    }
    return regions.isPresent()
        ? assemble(givens, size, mask.get())
        : puzzle(givens, size, mask.get(), PuzzleAssembler::assumedBox);
  }

  static MalformedTextException withoutRegions(Place place) {
    return new MalformedTextException(
        place,
        ProblemCode.ONLY_PUZZLE.bare(),
        "this is a puzzle without a mask matrix",
        "Give n rows of n labels, one label for each region.");
  }

  /** Returns whether all puzzles get the same mask, whatever the text says. */
  public boolean hasRegions() {
    return regions.isPresent();
  }

  /** Returns n where it is known before a text is read: that of the mask of all puzzles. */
  OptionalInt knownSize() {
    return regions.isPresent() ? OptionalInt.of(regions.get().size()) : OptionalInt.empty();
  }

  /**
   * Returns the puzzle of a text whose borders draw regions, or do not.
   *
   * @throws MalformedTextException if the text is not a puzzle
   */
  Puzzle assemble(CellField givens, Optional<RegionMask> drawn) throws MalformedTextException {
    int size = requireSize(givens, Optional.empty());
    if (regions.isPresent()
        || drawn.isEmpty()
        || (takesBoxes && drawn.equals(standardBoxes(size)))) {
      return assemble(givens);
    }
    String content = "drawn " + RegionSymbols.text(drawn.get());
    Optional<RegionMask> known = masks.find(content);
    RegionMask mask = known.isPresent() ? known.get() : masks.keep(content, drawn.get());
    return assemble(givens, size, mask);
  }

  /** A person who forgot the mask would look in vain for the region of a message. */
  private static String assumedBox(RegionMask mask, int cell) {
    return "box " + (mask.region(cell) + 1) + " (no regions are given, so boxes are used)";
  }

  /** Returns {@link RegionMask#standardBoxes}, the same mask each time. */
  public Optional<RegionMask> standardBoxes(int size) {
    return boxes.computeIfAbsent(size, RegionMask::standardBoxes);
  }

  /**
   * Returns the puzzle of a text with a mask matrix.
   *
   * @throws MalformedTextException if the text is not a puzzle
   */
  public Puzzle assemble(CellField givens, CellField labels) throws MalformedTextException {
    int size = requireSize(givens, Optional.of(labels));
    if (labels.count() != givens.count()) {
      throw otherCount(labels, size);
    }
    RegionMask own = mask(labels);
    return regions.isPresent()
        ? assemble(givens, size, regions.get())
        : puzzle(givens, size, own, (mask, cell) -> "region " + quote(labels.text(cell)));
  }

  /**
   * Returns the puzzle of a text with a field that is its regions or its solution: the solution if
   * it completes the givens and breaks no rule of the puzzle without that field.
   *
   * @param label the name or remark, empty if there is none
   * @throws MalformedTextException if the text is not a puzzle
   */
  PuzzleEntry assembleWithRegionsOrSolution(CellField givens, CellField field, String label)
      throws MalformedTextException {
    Optional<Grid> solution = solution(givens, field);
    if (solution.isEmpty()) {
      return new PuzzleEntry(assemble(givens, field), label, Optional.empty());
    }
    if (solutionReading.areRegionsPreferred) {
      try {
        return new PuzzleEntry(assemble(givens, field), label, Optional.empty());
      } catch (MalformedTextException e) {
        // The field is no mask, so only the solution is left.
      }
    }
    solutionReading.listener.run();
    return new PuzzleEntry(assemble(givens), label, solution);
  }

  /** Returns the grid of a field if it solves the puzzle of a text that names no regions. */
  private Optional<Grid> solution(CellField givens, CellField field) {
    OptionalInt size = sizeOf(givens.count());
    if (size.isEmpty() || field.count() != givens.count() || !completes(givens, field)) {
      return Optional.empty();
    }
    Optional<RegionMask> mask = regions.isPresent() ? regions : standardBoxes(size.getAsInt());
    if (mask.isEmpty() || mask.get().size() != size.getAsInt()) {
      return Optional.empty();
    }
    return field.grid(size.getAsInt()).filter(full -> Rules.of(mask.get()).isSolvedBy(full));
  }

  /** Returns whether each cell of a field has a digit, and that of the given if there is one. */
  private static boolean completes(CellField givens, CellField field) {
    for (int cell = 0; cell < field.count(); cell++) {
      int digit = field.digit(cell).orElse(0);
      int given = givens.digit(cell).orElse(0);
      if (digit == 0 || (given != 0 && given != digit)) {
        return false;
      }
    }
    return true;
  }

  private static MalformedTextException otherCount(CellField labels, int size) {
    OptionalInt maskSize = sizeOf(labels.count());
    return maskSize.isPresent()
        ? otherSize(labels.place(0), size, maskSize.getAsInt())
        : new MalformedTextException(
            labels.place(0),
            ProblemCode.LABEL_COUNT
                .with("labels", labels.count())
                .with("cells", (long) size * size),
            "there are "
                + count(labels.count(), "region character")
                + " for "
                + count(size * size, "cell"),
            missingOrTooMany(labels.count(), size * size, "region character"));
  }

  private static Puzzle assemble(CellField givens, int size, RegionMask mask)
      throws MalformedTextException {
    if (size != mask.size()) {
      throw otherSize(givens.place(0), size, mask.size());
    }
    return puzzle(givens, size, mask, (same, cell) -> "region " + (same.region(cell) + 1));
  }

  /** Returns the puzzle, checked; messages name a region by one of its cells, as in the text. */
  private static Puzzle puzzle(CellField givens, int size, RegionMask mask, RegionNaming naming)
      throws MalformedTextException {
    Puzzle puzzle = new Puzzle(grid(givens, size), mask);
    OptionalInt blank = givens.blankBesideZero();
    if (blank.isPresent() && mayZeroBeDigit(givens, puzzle)) {
      throw ambiguousZero(givens, blank.getAsInt(), size);
    }
    Optional<Conflict> conflict = puzzle.rules().findConflict(puzzle.givens());
    if (conflict.isPresent()) {
      throw repeatedGiven(givens, conflict.get(), mask, naming);
    }
    return puzzle;
  }

  /**
   * Returns whether each 0 of a text may be a digit, of somebody who counts from 0 to n − 1: then n
   * is no digit, and no house has two zeros.
   */
  private static boolean mayZeroBeDigit(CellField givens, Puzzle puzzle) {
    int size = puzzle.size();
    int[] digits = new int[givens.count()];
    for (int cell = 0; cell < digits.length; cell++) {
      digits[cell] = puzzle.givens().digit(cell);
      if (digits[cell] == size) {
        return false;
      }
      if (givens.text(cell).equals(CellField.ZERO)) {
        digits[cell] = size;
      }
    }
    return puzzle.rules().findConflict(Grid.of(size, digits)).isEmpty();
  }

  private static MalformedTextException ambiguousZero(CellField givens, int blank, int size) {
    int zero = 0;
    boolean areNumbers = false;
    for (int cell = givens.count() - 1; cell >= 0; cell--) {
      zero = givens.text(cell).equals(CellField.ZERO) ? cell : zero;
      areNumbers |= givens.text(cell).length() > 1;
    }
    String highest =
        areNumbers ? String.valueOf(size - 1) : String.valueOf(DigitSymbols.symbol(size - 1));
    String next = areNumbers ? String.valueOf(size) : String.valueOf(DigitSymbols.symbol(size));
    return new MalformedTextException(
        givens.place(zero),
        ProblemCode.AMBIGUOUS_ZERO
            .with("cell", CellNames.name(size, zero))
            .with("blank", givens.text(blank)),
        "0 may be a blank, as " + quote(givens.text(blank)) + " is, or a digit",
        "If it is a blank, write "
            + quote(givens.text(blank))
            + " for 0; if the digits go from 0 to "
            + highest
            + ", write "
            + next
            + " for 0.");
  }

  static MalformedTextException otherSize(Place place, int size, int maskSize) {
    return new MalformedTextException(
        place,
        ProblemCode.SIZES_DIFFER.with("size", size).with("maskSize", maskSize),
        "the puzzle is " + bySize(size) + ", its region mask " + bySize(maskSize),
        "Give a mask of " + bySize(size) + ".");
  }

  private static int requireSize(CellField givens, Optional<CellField> labels)
      throws MalformedTextException {
    if (givens.count() == 1 && LIST_MARKS.contains(givens.text(0))) {
      throw new MalformedTextException(
          givens.place(0),
          quote(givens.text(0)) + " alone is not a puzzle",
          "If it is a single empty cell, write a dot. If it marks the item of a list, remove it.");
    }
    int count = givens.count();
    OptionalInt size = sizeOf(count);
    if (size.isPresent()) {
      return size.getAsInt();
    }
    int nearest = Math.max(1, (int) Math.round(Math.sqrt(count)));
    if (nearest > Grid.MAX_SIZE) {
      throw new MalformedTextException(
          givens.place(0),
          ProblemCode.TOO_LARGE.with("limit", Grid.MAX_SIZE),
          "the puzzle has " + count + " cells",
          "Sizes go up to " + bySize(Grid.MAX_SIZE) + ".");
    }
    // Regions of a plausible number tell which size is meant.
    OptionalInt sizeOfRegions =
        labels.isPresent() ? sizeOf(labels.get().count()) : OptionalInt.empty();
    int expected = sizeOfRegions.orElse(nearest);
    requireSymbols(givens);
    throw new MalformedTextException(
        givens.place(0),
        ProblemCode.CELL_COUNT.with("cells", count).with("size", expected),
        "the puzzle has "
            + count
            + " cells, expected "
            + expected * expected
            + " ("
            + bySize(expected)
            + (sizeOfRegions.isPresent() ? ", as its regions have" : "")
            + ")",
        missingOrTooMany(count, expected * expected, "cell"));
  }

  /** Where the number of cells is wrong, a stray character may be why: it is named first. */
  private static void requireSymbols(CellField cells) throws MalformedTextException {
    for (int cell = 0; cell < cells.count(); cell++) {
      if (cells.digit(cell).isEmpty()) {
        throw new MalformedTextException(
            cells.place(cell),
            ProblemCode.NOT_A_DIGIT.with("symbol", cells.text(cell)),
            noDigit(cells.text(cell)),
            "Write the n² cells side by side, "
                + BLANKS
                + " for a blank, then a space and the n² regions, if any.");
      }
    }
  }

  private static String noDigit(String text) {
    return quote(text) + " is neither a digit nor a blank";
  }

  /** Returns the advice where there are too few or too many of something. */
  public static String missingOrTooMany(int count, int expected, String noun) {
    int difference = Math.abs(count - expected);
    return "Maybe "
        + count(difference, noun)
        + (difference == 1 ? " is " : " are ")
        + (count < expected ? "missing." : "too many.");
  }

  /** Returns {@code 1 cell}, {@code 2 cells}. */
  public static String count(int count, String noun) {
    return count + " " + noun + (count == 1 ? "" : "s");
  }

  private static MalformedTextException repeatedGiven(
      CellField givens, Conflict conflict, RegionMask mask, RegionNaming naming) {
    int size = sizeOf(givens.count()).orElseThrow();
    String house =
        conflict.house().kind() == HouseKind.REGION
            ? naming.name(mask, conflict.secondCell())
            : conflict.house().toString();
    return new MalformedTextException(
        givens.place(conflict.secondCell()),
        ProblemCode.REPEATED_GIVEN
            .with("digit", givens.text(conflict.secondCell()))
            .with("house", conflict.house().kind().toString().toLowerCase(Locale.ROOT))
            .with("first", CellNames.name(size, conflict.firstCell()))
            .with("second", CellNames.name(size, conflict.secondCell())),
        "the given "
            + givens.text(conflict.secondCell())
            + " appears twice in "
            + house
            + ": "
            + CellNames.name(size, conflict.firstCell())
            + " and "
            + CellNames.name(size, conflict.secondCell()),
        "Change or remove one of the two.");
  }

  /**
   * Returns the grid of a field with n² cells.
   *
   * @throws MalformedTextException if a cell holds no digit of 1..n and no blank
   */
  public static Grid grid(CellField cells, int size) throws MalformedTextException {
    Optional<Grid> grid = cells.grid(size);
    if (grid.isEmpty()) {
      throw noDigit(cells, firstWithoutDigit(cells, size), size);
    }
    return grid.get();
  }

  private static int firstWithoutDigit(CellField cells, int size) {
    int cell = 0;
    for (OptionalInt digit = cells.digit(cell);
        digit.isPresent() && digit.getAsInt() <= size;
        digit = cells.digit(cell)) {
      cell++;
    }
    return cell;
  }

  private static MalformedTextException noDigit(CellField cells, int cell, int size) {
    String text = cells.text(cell);
    OptionalInt digit = cells.digit(cell);
    boolean isNumber = text.chars().allMatch(c -> c >= '0' && c <= '9');
    // Where no digit is a letter, a letter is not a number either.
    boolean isDigit = digit.isPresent() && (isNumber || size > LAST_FIGURE);
    String name = CellNames.name(size, cell);
    String number = isDigit && !isNumber ? " (" + digit.getAsInt() + ")" : "";
    return new MalformedTextException(
        cells.place(cell),
        isDigit
            ? ProblemCode.DIGIT_TOO_HIGH.with("symbol", text).with("size", size).with("cell", name)
            : ProblemCode.NOT_A_DIGIT.with("symbol", text).with("cell", name),
        isDigit
            ? quote(text)
                + number
                + " is above "
                + size
                + ", the highest digit of a "
                + bySize(size)
                + " puzzle"
            : noDigit(text),
        allowedDigits(size));
  }

  private static String allowedDigits(int size) {
    String digits =
        size <= LAST_FIGURE
            ? (size == 1 ? "1" : "1 to " + size)
            : "1 to 9, then A (10) to " + DigitSymbols.symbol(size) + " (" + size + ")";
    return "Use " + digits + ", and " + BLANKS + " for a blank.";
  }

  /** Returns whether n² labels are n different ones, each n times. */
  public static boolean isMask(String labels) {
    Map<Integer, Integer> counts = new HashMap<>();
    labels.chars().forEach(label -> counts.merge(label, 1, Integer::sum));
    int size = counts.size();
    return size * size == labels.length()
        && counts.values().stream().allMatch(count -> count == size);
  }

  /**
   * Returns the mask of a field of labels.
   *
   * @throws MalformedTextException if there are not n labels, each n times
   */
  public RegionMask mask(CellField labels) throws MalformedTextException {
    if (sizeOf(labels.count()).isEmpty()) {
      int nearest = Math.min(Grid.MAX_SIZE, (int) Math.round(Math.sqrt(labels.count())));
      throw otherCount(labels, Math.max(1, nearest));
    }
    String content = labels.content();
    Optional<RegionMask> known = masks.find(content);
    return known.isPresent() ? known.get() : masks.keep(content, newMask(labels));
  }

  private static RegionMask newMask(CellField labels) throws MalformedTextException {
    int size = sizeOf(labels.count()).orElseThrow();
    // A map would take longer: there are at most 36 labels in a mask that is right.
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
    // n² cells in regions of n at most, and in n of these: so each has n.
    if (!areRight || count != size) {
      throw wrongRegions(labels, size, regions);
    }
    return RegionMask.jigsaw(size, regions);
  }

  private static MalformedTextException wrongRegions(CellField labels, int size, int[] regions) {
    Map<Integer, LabelledRegion> byNumber = new LinkedHashMap<>();
    for (int cell = 0; cell < regions.length; cell++) {
      String label = labels.text(cell);
      byNumber
          .computeIfAbsent(regions[cell], region -> new LabelledRegion(label, new ArrayList<>()))
          .cells
          .add(cell);
    }
    List<LabelledRegion> wrong =
        byNumber.values().stream()
            .filter(region -> region.cells.size() != size)
            .sorted(Comparator.comparingInt(region -> region.cells.size()))
            .toList();
    return wrongRegions(labels, size, byNumber.size(), wrong);
  }

  /** Names the smallest of the wrong regions, which says most: a stray label has one cell. */
  private static MalformedTextException wrongRegions(
      CellField labels, int size, int regionCount, List<LabelledRegion> wrong) {
    LabelledRegion smallest = wrong.get(0);
    String problem =
        "region "
            + quote(smallest.label)
            + " has "
            + count(smallest.cells.size(), "cell")
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
            .map(region -> "region " + quote(region.label) + " has " + region.cells.size())
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
                + count(regionCount, "region")
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

  /** The cells with one label. */
  private record LabelledRegion(String label, List<Integer> cells) {}

  /**
   * Returns a text in quotes, with the code of the first character that a person may not see or
   * know.
   */
  public static String quote(String text) {
    String shown = text.length() > MOST_QUOTED ? text.substring(0, MOST_QUOTED) + "…" : text;
    OptionalInt strange = text.codePoints().filter(c -> c <= ' ' || c >= 127).findFirst();
    return strange.isEmpty()
        ? "'" + shown + "'"
        : "'" + CONTROL.matcher(shown).replaceAll("") + "' (U+%04X)".formatted(strange.getAsInt());
  }

  /** Returns {@code 9×9} for 9. */
  public static String bySize(int size) {
    return size + "×" + size;
  }

  /** How a field is read that may be regions or a solution. */
  private record SolutionReading(boolean areRegionsPreferred, Runnable listener) {}

  /** Learns which constraints of a puzzle are ignored. */
  @FunctionalInterface
  public interface ExtrasListener {
    /**
     * Says what is ignored.
     *
     * @param place where the puzzle stands
     * @param extras the constraints as people call them, at least one
     */
    void ignored(Place place, List<String> extras);
  }

  /** How a region is called in a message. */
  private interface RegionNaming {
    String name(RegionMask mask, int cell);
  }
}
