package org.nonomino.text;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
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
import org.nonomino.core.Constraint;
import org.nonomino.core.DigitSymbols;
import org.nonomino.core.Grid;
import org.nonomino.core.HouseKind;
import org.nonomino.core.Puzzle;
import org.nonomino.core.PuzzleEntry;
import org.nonomino.core.RegionMask;
import org.nonomino.core.RegionSymbols;
import org.nonomino.core.Rules;

/**
 * Creates puzzles from the fields that a format finds in its input, checks them, and reports
 * problems. Shared by all formats; thread-safe.
 */
public final class PuzzleAssembler {
  /**
   * Characters that are blanks, except if a single one is the whole puzzle, because people use them
   * as bullets of lists.
   */
  private static final Set<String> LIST_MARKS = Set.of("-", "*");

  private static final int CACHED_MASKS = 256;

  /** The highest digit that is a figure; higher digits are letters. */
  private static final int LAST_FIGURE = 9;

  private static final String BLANKS = "one of . 0 - _ * ?";

  private static final int MAX_QUOTED = 20;

  private static final Pattern CONTROL = Pattern.compile("\\p{Cc}");

  /** The maximum number of further regions of a wrong size that a message names. */
  private static final int NAMED_REGIONS = 4;

  private final Optional<RegionMask> regions;

  /** Receives the ignored constraints; if empty, constraints are refused. */
  private final Optional<ExtrasListener> ignoring;

  private final boolean takesBoxes;

  /** Whether givens may contradict each other. */
  private final boolean acceptsConflicts;

  private final SolutionReading solutionReading;
  private final Optional<AddedConstraints> added;
  private final BoundedCache<String, RegionMask> masks = new BoundedCache<>(CACHED_MASKS);

  /** The boxes by size. A mask computes its layout once, so puzzles should share it. */
  private final Map<Integer, Optional<RegionMask>> boxes = new ConcurrentHashMap<>();

  /**
   * Creates an assembler.
   *
   * @param regions the mask of all puzzles, even if the input has others; if empty, the mask in the
   *     input, or else {@link RegionMask#standardBoxes}
   */
  public PuzzleAssembler(Optional<RegionMask> regions) {
    this(
        regions,
        Optional.empty(),
        true,
        false,
        new SolutionReading(false, () -> {}),
        Optional.empty());
  }

  private PuzzleAssembler(
      Optional<RegionMask> regions,
      Optional<ExtrasListener> ignoring,
      boolean takesBoxes,
      boolean acceptsConflicts,
      SolutionReading solutionReading,
      Optional<AddedConstraints> added) {
    this.regions = regions;
    this.ignoring = ignoring;
    this.takesBoxes = takesBoxes;
    this.acceptsConflicts = acceptsConflicts;
    this.solutionReading = solutionReading;
    this.added = added;
  }

  /**
   * Returns an assembler that ignores constraints which Nonomino does not support, such as cages.
   * The resulting puzzle then differs from the original.
   *
   * @param listener receives the ignored constraints, on the thread that parses the puzzle
   */
  public PuzzleAssembler ignoringExtras(ExtrasListener listener) {
    return new PuzzleAssembler(
        regions, Optional.of(listener), takesBoxes, acceptsConflicts, solutionReading, added);
  }

  /**
   * Returns an assembler that adds constraints to all puzzles.
   *
   * @param constraints in the form of {@link ConstraintNotation#read}
   */
  public PuzzleAssembler adding(String constraints) {
    return new PuzzleAssembler(
        regions,
        ignoring,
        takesBoxes,
        acceptsConflicts,
        solutionReading,
        Optional.of(new AddedConstraints(constraints)));
  }

  /**
   * Returns an assembler that accepts puzzles whose givens contradict each other, for whoever
   * reports the conflicts itself.
   */
  public PuzzleAssembler acceptingConflicts() {
    return new PuzzleAssembler(regions, ignoring, takesBoxes, true, solutionReading, added);
  }

  /**
   * Returns an assembler that reports when it reads an unnamed field that may be regions or a
   * solution, as the solution.
   *
   * @param areRegionsPreferred whether such a field is read as the regions if both make sense
   * @param listener is run for each such field, on the thread that parses the puzzle
   */
  public PuzzleAssembler readingSolutions(boolean areRegionsPreferred, Runnable listener) {
    return new PuzzleAssembler(
        regions,
        ignoring,
        takesBoxes,
        acceptsConflicts,
        new SolutionReading(areRegionsPreferred, listener),
        added);
  }

  /** Returns an assembler for inputs that must include their regions. */
  static PuzzleAssembler ofTextsWithMasks() {
    return new PuzzleAssembler(
        Optional.empty(),
        Optional.empty(),
        false,
        false,
        new SolutionReading(true, () -> {}),
        Optional.empty());
  }

  /**
   * Refuses a puzzle that has constraints which Nonomino does not support, unless they are ignored.
   *
   * @param place the place of the puzzle
   * @param extras the usual names of the constraints, in the plural: {@code thermometers}; if
   *     empty, nothing is refused
   * @throws MalformedTextException if there are any
   */
  public void refuseExtras(Place place, Collection<String> extras) throws MalformedTextException {
    if (!extras.isEmpty()) {
      refuseExtras(place, extras, unsupported(extras));
    }
  }

  /** Returns the sentence about refused constraints, without its full stop. */
  public static String unsupported(Collection<String> extras) {
    return "the puzzle has constraints that Nonomino does not support: "
        + String.join(", ", extras);
  }

  /**
   * Refuses a puzzle because of constraints that Nonomino does not support, unless they are
   * ignored.
   *
   * @param place the place of the puzzle
   * @param extras the usual names of the constraints, at least one
   * @param problem the sentence about them, without its full stop
   * @throws MalformedTextException if they are not ignored
   */
  public void refuseExtras(Place place, Collection<String> extras, String problem)
      throws MalformedTextException {
    if (ignoring.isEmpty()) {
      throw new MalformedTextException(
          place,
          ProblemCode.EXTRAS.with("extras", List.copyOf(extras)),
          problem,
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
   * Returns the puzzle of an input without regions.
   *
   * @throws MalformedTextException if the input is not a puzzle
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

  /** Returns whether all puzzles get the same mask, even if the input has others. */
  public boolean hasRegions() {
    return regions.isPresent();
  }

  /** Returns n if it is known before the input is read, as the size of the mask of all puzzles. */
  OptionalInt knownSize() {
    return regions.isPresent() ? OptionalInt.of(regions.get().size()) : OptionalInt.empty();
  }

  /**
   * Returns the puzzle of an input with or without drawn regions.
   *
   * @throws MalformedTextException if the input is not a puzzle
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

  /**
   * Returns a puzzle with further constraints.
   *
   * @param entry a puzzle from this assembler
   * @param constraints constraints for its size
   */
  public PuzzleEntry withConstraints(PuzzleEntry entry, List<Constraint> constraints) {
    return new PuzzleEntry(
        withConstraints(entry.puzzle(), constraints),
        entry.texts(),
        entry.solution(),
        entry.progress());
  }

  /**
   * Returns a puzzle with further constraints. Those that all puzzles get are not added twice.
   *
   * @param puzzle a puzzle from this assembler
   * @param constraints constraints for its size
   */
  public Puzzle withConstraints(Puzzle puzzle, List<Constraint> constraints) {
    Set<Constraint> all = new LinkedHashSet<>(puzzle.rules().constraints());
    all.addAll(constraints);
    return constraints.isEmpty()
        ? puzzle
        : new Puzzle(puzzle.givens(), Rules.of(puzzle.mask(), List.copyOf(all)));
  }

  /**
   * Returns the name of an assumed box, because an author who left out the mask would not find the
   * region of a message.
   */
  private static String assumedBox(RegionMask mask, int cell) {
    return "box " + (mask.region(cell) + 1) + " (no regions are given, so boxes are used)";
  }

  /** Returns {@link RegionMask#standardBoxes}, the same mask at each call. */
  public Optional<RegionMask> standardBoxes(int size) {
    return boxes.computeIfAbsent(size, RegionMask::standardBoxes);
  }

  /**
   * Returns the puzzle of an input with a mask matrix.
   *
   * @throws MalformedTextException if the input is not a puzzle
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
   * Returns the puzzle of an input with a field that is its regions or its solution. It is the
   * solution if it completes the givens and breaks no rule of the puzzle without that field.
   *
   * @param label the name or remark, empty if there is none
   * @throws MalformedTextException if the input is not a puzzle
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
        // The field is not a mask, so it can only be the solution.
      }
    }
    solutionReading.listener.run();
    return new PuzzleEntry(assemble(givens), label, solution);
  }

  /** Returns the grid of a field if it solves the puzzle of an input without regions. */
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

  /**
   * Returns whether each cell of a field has a digit and agrees with the given, if there is one.
   */
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

  private Puzzle assemble(CellField givens, int size, RegionMask mask)
      throws MalformedTextException {
    if (size != mask.size()) {
      throw otherSize(givens.place(0), size, mask.size());
    }
    return puzzle(givens, size, mask, (same, cell) -> "region " + (same.region(cell) + 1));
  }

  /** Returns the checked puzzle; messages name a region by one of its cells or by its label. */
  private Puzzle puzzle(CellField givens, int size, RegionMask mask, RegionNaming naming)
      throws MalformedTextException {
    Puzzle puzzle = new Puzzle(grid(givens, size), mask);
    OptionalInt blank = givens.blankBesideZero();
    if (blank.isPresent() && mayZeroBeDigit(givens, puzzle)) {
      throw ambiguousZero(givens, blank.getAsInt(), size);
    }
    Optional<Conflict> conflict =
        acceptsConflicts ? Optional.empty() : puzzle.rules().findConflict(puzzle.givens());
    if (conflict.isPresent()) {
      throw repeatedGiven(givens, conflict.get(), mask, naming);
    }
    return added.isEmpty()
        ? puzzle
        : new Puzzle(puzzle.givens(), added.get().with(mask, givens.place(0)));
  }

  /**
   * Returns whether each 0 of an input may be a digit of an author who counts from 0 to n − 1. In
   * that case the digit n does not occur, and no house has two zeros.
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

  private static String written(int digit, boolean asNumber) {
    return asNumber ? String.valueOf(digit) : String.valueOf(DigitSymbols.symbol(digit));
  }

  private static MalformedTextException ambiguousZero(CellField givens, int blank, int size) {
    int zero = 0;
    boolean areNumbers = false;
    for (int cell = givens.count() - 1; cell >= 0; cell--) {
      zero = givens.text(cell).equals(CellField.ZERO) ? cell : zero;
      areNumbers |= givens.text(cell).length() > 1;
    }
    String highest = written(size - 1, areNumbers);
    String next = written(size, areNumbers);
    return new MalformedTextException(
        givens.place(zero),
        ProblemCode.AMBIGUOUS_ZERO
            .with("cell", CellNames.name(size, zero))
            .with("blank", givens.text(blank)),
        "0 may be a blank, like " + quote(givens.text(blank)) + ", or a digit",
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
    // A plausible number of regions shows the intended size.
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

  /**
   * Requires that all characters are digits or blanks: a stray character may explain a wrong number
   * of cells, so it is reported first.
   */
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

  /** Returns the advice for a wrong number of things. */
  public static String missingOrTooMany(int count, int expected, String noun) {
    int difference = Math.abs(count - expected);
    String verb = difference == 1 ? "is" : "are";
    return count < expected
        ? "Maybe " + count(difference, noun) + " " + verb + " missing."
        : "Maybe there " + verb + " " + count(difference, noun) + " too many.";
  }

  /** Returns a number with its noun: {@code 1 cell}, {@code 2 cells}. */
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
   * @throws MalformedTextException if a cell holds neither a digit of 1..n nor a blank
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
    // A letter is a number only if some digit of the size is a letter.
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

  /**
   * Names the smallest wrong region, because it is the most informative: a stray label has one
   * cell.
   */
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

  private record LabelledRegion(String label, List<Integer> cells) {}

  /**
   * Returns a string in quotes, with the code of its first character that may be invisible or
   * unfamiliar.
   */
  public static String quote(String text) {
    String shown = text.length() > MAX_QUOTED ? text.substring(0, MAX_QUOTED) + "…" : text;
    OptionalInt strange =
        text.isBlank()
            ? text.codePoints().findFirst()
            : text.codePoints().filter(c -> c < ' ' || c >= 127).findFirst();
    return strange.isEmpty()
        ? "'" + shown + "'"
        : "'" + CONTROL.matcher(shown).replaceAll("") + "' (U+%04X)".formatted(strange.getAsInt());
  }

  /** Returns {@code 9×9} for 9. */
  public static String bySize(int size) {
    return size + "×" + size;
  }

  /** How to read a field that may be regions or a solution. */
  private record SolutionReading(boolean areRegionsPreferred, Runnable listener) {}

  /** Receives the ignored constraints of a puzzle. */
  @FunctionalInterface
  public interface ExtrasListener {
    /**
     * Reports ignored constraints.
     *
     * @param place the place of the puzzle
     * @param extras the usual names of the constraints, at least one
     */
    void ignored(Place place, List<String> extras);
  }

  private interface RegionNaming {
    String name(RegionMask mask, int cell);
  }
}
