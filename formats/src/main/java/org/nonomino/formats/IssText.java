package org.nonomino.formats;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.nonomino.core.CellList;
import org.nonomino.core.CellNames;
import org.nonomino.core.Constraint;
import org.nonomino.core.DigitSets;
import org.nonomino.core.Grid;
import org.nonomino.core.InvalidConstraintException;
import org.nonomino.core.Puzzle;
import org.nonomino.core.PuzzleEntry;
import org.nonomino.core.RegionMask;
import org.nonomino.core.Symbols;
import org.nonomino.core.constraint.Candidates;
import org.nonomino.core.constraint.ExtraRegion;
import org.nonomino.formats.NumberedCells.NumberedCell;
import org.nonomino.formats.json.ConstraintList;
import org.nonomino.text.CellField;
import org.nonomino.text.MalformedTextException;
import org.nonomino.text.Place;
import org.nonomino.text.ProblemWords;
import org.nonomino.text.PuzzleAssembler;
import org.nonomino.text.RegionLabels;
import org.nonomino.text.WholeNumber;

/**
 * Reads a constraint string of Interactive Sudoku Solver: {@code .Name~argument~…} for each
 * constraint, with cells such as {@code R1C2}, in base 36 from row or column 10 on. A constraint
 * without a name holds givens: {@code R1C2_5}, or {@code R1C2_5_6} for given candidates. White
 * space has no meaning. {@link IssConstraints} reads the constraints that act on cells.
 *
 * <p>Source: the help and the parser of sigh/Interactive-Sudoku-Solver (MIT).
 */
final class IssText {
  private static final String GIVEN = "";
  private static final String SHAPE = "Shape";
  private static final String JIGSAW = "Jigsaw";
  private static final String NO_BOXES = "NoBoxes";
  private static final String END = "End";

  /** Constraints without an effect on the solutions, and the group of constraints that all hold. */
  private static final Set<String> WITHOUT_EFFECT = Set.of("SearchPriority", "And", END);

  /** Groups of constraints that do not all hold. They reach to the next {@code End}. */
  private static final Set<String> GROUPS = Set.of("Or", "Replicate");

  private static final int DEFAULT_SIZE = 9;

  private static final Pattern START =
      Pattern.compile("\\s*+\\.([A-Za-z]*+)(?:~|\\.[A-Z~]|\\s*+$).*");
  private static final Pattern DIMENSIONS = Pattern.compile("(\\d{1,2})x(\\d{1,2})");
  private static final Pattern VALUES = Pattern.compile("(?:1-)?(\\d{1,2})");
  private static final Pattern BLANKS = Pattern.compile("\\s++");
  private static final Pattern BEFORE_CAPITAL = Pattern.compile("(?<=[a-z])(?=[A-Z])");

  private final Place place;
  private final int size;
  private final ConstraintList constraints;
  private final Set<String> extras = new LinkedHashSet<>();

  /** The digits that the givens leave for each cell. */
  private final long[] left;

  private Optional<String> jigsaw = Optional.empty();
  private boolean hasBoxes = true;

  private IssText(Place place, int size) {
    this.place = place;
    this.size = size;
    this.constraints = new ConstraintList(Symbols.usual(size));
    this.left = new long[size * size];
    Arrays.fill(left, DigitSets.all(size));
  }

  /** Returns whether a string begins like a constraint string, and not like a puzzle. */
  static boolean isText(String text) {
    Matcher start = START.matcher(text);
    return start.matches() && (text.indexOf('~') >= 0 || IssConstraints.isRule(start.group(1)));
  }

  /** One constraint: its name and its arguments. */
  private record Item(String name, List<String> arguments) {}

  /**
   * Returns the puzzle of a string.
   *
   * @param place where it begins
   * @throws MalformedTextException if it is not a puzzle, or has constraints that are not known
   */
  static PuzzleEntry read(String text, Place place, PuzzleAssembler assembler)
      throws MalformedTextException {
    String plain = BLANKS.matcher(text).replaceAll("");
    if (!plain.startsWith(".")) {
      throw problem(place, "a constraint string begins with a full stop");
    }
    List<Item> items = new ArrayList<>();
    for (String item : plain.substring(1).split("\\.", -1)) {
      List<String> parts = List.of(item.split("~", -1));
      items.add(new Item(parts.get(0), parts.subList(1, parts.size())));
    }
    Optional<Item> shape = items.stream().filter(item -> item.name.equals(SHAPE)).findFirst();
    int size = shape.isPresent() ? size(shape.get(), place) : DEFAULT_SIZE;
    return new IssText(place, size).entry(items, assembler);
  }

  private static int size(Item shape, Place place) throws MalformedTextException {
    String words = String.join("~", shape.arguments);
    Matcher dimensions =
        DIMENSIONS.matcher(shape.arguments.isEmpty() ? "" : shape.arguments.get(0));
    if (!dimensions.matches()) {
      throw problem(place, "the shape " + ProblemWords.quote(words) + " is not a size");
    }
    int size = Integer.parseInt(dimensions.group(1));
    boolean isSquare =
        size == Integer.parseInt(dimensions.group(2)) && size >= 1 && size <= Grid.MAX_SIZE;
    String values = shape.arguments.size() < 2 ? "" : shape.arguments.get(1);
    Matcher highest = VALUES.matcher(values);
    boolean hasAllDigits =
        values.isEmpty() || (highest.matches() && Integer.parseInt(highest.group(1)) == size);
    boolean isSudoku = shape.arguments.size() < 3 || shape.arguments.get(2).equals("Sudoku");
    if (!isSquare || !hasAllDigits || !isSudoku) {
      throw new MalformedTextException(
          place,
          "the grid " + ProblemWords.quote(words) + " is not n×n cells with the digits 1 to n",
          "Sizes go up to " + ProblemWords.bySize(Grid.MAX_SIZE) + ".");
    }
    return size;
  }

  private PuzzleEntry entry(List<Item> items, PuzzleAssembler assembler)
      throws MalformedTextException {
    int open = 0;
    int number = 0;
    for (Item item : items) {
      number++;
      if (open > 0 && item.name.equals(END)) {
        open--;
      } else if (open > 0 && (GROUPS.contains(item.name) || item.name.equals("And"))) {
        open++;
      } else if (GROUPS.contains(item.name)) {
        extras.add(words(item.name));
        open = 1;
      } else if (open == 0) {
        read(item, number);
      }
    }
    assembler.refuseExtras(place, extras);
    Puzzle plain = puzzle(assembler);
    return PuzzleEntry.of(plain.withConstraints(constraints.constraints()));
  }

  private void read(Item item, int number) throws MalformedTextException {
    if (item.name.equals(GIVEN)) {
      for (String given : item.arguments) {
        readGiven(given);
      }
    } else if (item.name.equals(JIGSAW)) {
      jigsaw = item.arguments.stream().reduce((first, last) -> last);
    } else if (item.name.equals(NO_BOXES)) {
      hasBoxes = false;
    } else if (!item.name.equals(SHAPE) && !WITHOUT_EFFECT.contains(item.name)) {
      String words = "constraint " + number + " (" + item.name + ")";
      try {
        IssConstraints arguments = new IssConstraints(place, words, size, item.arguments);
        Optional<List<Constraint>> read = arguments.read(item.name);
        if (read.isEmpty()) {
          extras.add(words(item.name));
        }
        for (Constraint constraint : read.orElse(List.of())) {
          constraints.add(constraint, place);
        }
      } catch (InvalidConstraintException e) {
        throw problem(place, words + ": " + Objects.requireNonNull(e.getMessage()));
      }
    }
  }

  /** Returns a name in words: {@code counting circles} for {@code CountingCircles}. */
  private static String words(String name) {
    return name.isBlank()
        ? "a constraint without a name"
        : BEFORE_CAPITAL.matcher(name).replaceAll(" ").toLowerCase(Locale.ROOT);
  }

  private void readGiven(String given) throws MalformedTextException {
    String[] parts = given.split("_", -1);
    String words = "the given " + ProblemWords.quote(given);
    int cell =
        IssConstraints.cell(size, parts[0])
            .orElseThrow(() -> problem(place, words + " does not name a cell"));
    long digits = 0;
    for (String part : Arrays.asList(parts).subList(1, parts.length)) {
      int digit = WholeNumber.of(part).orElse(0);
      if (digit < 1 || digit > size) {
        throw problem(
            place, words + ": " + ProblemWords.quote(part) + " is not a digit of 1 to " + size);
      }
      digits |= 1L << digit;
    }
    left[cell] &= digits;
    if (left[cell] == 0) {
      throw problem(place, "no digit is left for " + CellNames.name(size, cell));
    }
  }

  private Puzzle puzzle(PuzzleAssembler assembler) throws MalformedTextException {
    List<NumberedCell> givens = new ArrayList<>();
    for (int cell = 0; cell < left.length; cell++) {
      boolean isGiven = Long.bitCount(left[cell]) == 1;
      givens.add(new NumberedCell(place, isGiven ? Long.numberOfTrailingZeros(left[cell]) : 0));
      if (!isGiven && left[cell] != DigitSets.all(size)) {
        constraints.add(new Candidates(CellList.of(size, cell), left[cell]), place);
      }
    }
    Optional<CellField> regions = regions();
    return regions.isPresent()
        ? assembler.assemble(new NumberedCells(givens), regions.get())
        : assembler.assemble(new NumberedCells(givens));
  }

  /**
   * Returns the regions; empty for boxes. Only those of n cells count. On a grid with boxes the
   * regions of a jigsaw are extra ones.
   */
  private Optional<CellField> regions() throws MalformedTextException {
    String layout = jigsaw.orElse("");
    if (jigsaw.isPresent() && layout.length() != left.length) {
      throw problem(
          place,
          "the regions have %s, expected %d"
              .formatted(ProblemWords.count(layout.length(), "cell"), left.length));
    }
    hasBoxes &= RegionMask.standardBoxes(size).isPresent();
    if (!hasBoxes && jigsaw.isPresent() && RegionLabels.isMask(layout)) {
      return Optional.of(CellField.ofCharacters(place, layout));
    }
    int[] regions = new int[left.length];
    Arrays.fill(regions, RegionMask.NO_REGION);
    for (int[] region : regionsOf(layout)) {
      if (region.length == size && hasBoxes) {
        constraints.add(new ExtraRegion(CellList.of(size, region)), place);
      } else if (region.length == size) {
        Arrays.stream(region).forEach(cell -> regions[cell] = region[0]);
      }
    }
    return hasBoxes ? Optional.empty() : Optional.of(RegionNumbers.labels(regions, cell -> place));
  }

  private static List<int[]> regionsOf(String layout) {
    Map<Character, List<Integer>> cells = new LinkedHashMap<>();
    for (int cell = 0; cell < layout.length(); cell++) {
      cells.computeIfAbsent(layout.charAt(cell), label -> new ArrayList<>()).add(cell);
    }
    return cells.values().stream()
        .map(region -> region.stream().mapToInt(Integer::intValue).toArray())
        .toList();
  }

  static MalformedTextException problem(Place place, String problem) {
    return new MalformedTextException(
        place, problem, "Copy the string again, or correct it there.");
  }
}
