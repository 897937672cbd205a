package org.nonomino.formats;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.nonomino.core.DigitSymbols;
import org.nonomino.core.Grid;
import org.nonomino.core.Puzzle;
import org.nonomino.core.PuzzleEntry;
import org.nonomino.text.CellField;
import org.nonomino.text.GridCells;
import org.nonomino.text.MalformedTextException;
import org.nonomino.text.Place;
import org.nonomino.text.ProblemCode;
import org.nonomino.text.ProblemWords;
import org.nonomino.text.PuzzleAssembler;

/**
 * A link to another site whose address contains the puzzle itself: n² characters as a part of the
 * path, of the query or of the fragment, a constraint string of Interactive Sudoku Solver, or the
 * Sudoku of puzz.link and of other copies of pzpr. Nothing is fetched.
 *
 * @param parts the parts of the address after its host
 * @param path the lower-case path, whose words may name a variant
 */
record SiteLink(List<Part> parts, String path) {
  /** The minimum number of characters of a puzzle, because shorter values have other meanings. */
  private static final int MIN_CELLS = 16;

  private static final int LARGEST_OF_FIGURES = 9;

  /** The part of an address that only the web app has. */
  private static final String OWN = "#play?";

  /** The rest of an address after its host. */
  private static final Pattern ADDRESS =
      Pattern.compile("(?i:https?://|(?=[a-z0-9-]++\\.[a-z.-]++/))[^/?#]++(?<rest>[/?#].*)");

  /** The query of pzpr: the type of puzzle, settings, columns, rows and cells. */
  private static final Pattern PZPR =
      Pattern.compile(
          "(?<type>[a-z]++)(?<settings>/[a-z:]++)?/(?<columns>\\d{1,2})/(?<rows>\\d{1,2})/(?<cells>[^/]*+)/?");

  /** Words in the path of a page for another type of puzzle or for more rules. */
  private static final Pattern VARIANT =
      Pattern.compile(
          "jigsaw|killer|windoku|hyper|samurai|kakuro|kenken|calcudoku|str8ts|futoshiki|sudokux"
              + "|x-sudoku|sudoku-x|diagonal|thermo|sandwich|arrow|kropki|greater|irregular");

  /** The names under which a solution may accompany the puzzle. */
  private static final Set<String> SOLUTIONS = Set.of("solution", "sol", "answer", "a");

  /** The names under which regions may accompany the puzzle. */
  private static final Set<String> REGIONS = Set.of("regions", "mask", "layout", "jigsaw");

  /**
   * A part of an address.
   *
   * @param name the name of a parameter in lower case; empty for other parts
   * @param value its characters without percent signs
   * @param start the index where it begins in the link
   */
  record Part(String name, String value, int start) {}

  /** Returns the link in a word if its address contains a puzzle. */
  static Optional<SiteLink> find(String word) {
    Matcher address = ADDRESS.matcher(word);
    if (!address.matches() || word.toLowerCase(Locale.ROOT).contains(OWN)) {
      return Optional.empty();
    }
    SiteLink link = of(word, address.start("rest"));
    return link.pzpr().isPresent() || link.iss().isPresent() || link.digits().isPresent()
        ? Optional.of(link)
        : Optional.empty();
  }

  /**
   * Returns whether a link contains a puzzle, but not in the parameter of a name, which it has too.
   */
  static boolean isWithOtherPuzzle(String word, String name) {
    return find(word)
        .filter(
            link -> link.parts.stream().noneMatch(part -> part.name.equals(name) && areCells(part)))
        .isPresent();
  }

  private static SiteLink of(String word, int start) {
    List<Part> parts = new ArrayList<>();
    int query = start;
    while (query < word.length() && "?#".indexOf(word.charAt(query)) < 0) {
      query++;
    }
    add(parts, word, start, query, "/");
    add(parts, word, query, word.length(), "?#&");
    return new SiteLink(parts, word.substring(start, query).toLowerCase(Locale.ROOT));
  }

  /** Adds the parts between separators. */
  private static void add(List<Part> parts, String word, int from, int to, String separators) {
    int start = from;
    for (int i = from; i <= to; i++) {
      if (i == to || separators.indexOf(word.charAt(i)) >= 0) {
        String text = word.substring(start, i);
        int equals = text.indexOf('=');
        try {
          parts.add(
              new Part(
                  text.substring(0, Math.max(0, equals)).toLowerCase(Locale.ROOT),
                  PageLinkFormat.decoded(text.substring(equals + 1), Place.ofText("")),
                  start + equals + 1));
        } catch (MalformedTextException e) {
          // A part with a stray percent sign is no puzzle.
        }
        start = i + 1;
      }
    }
  }

  private Optional<Matcher> pzpr() {
    return parts.stream()
        .map(part -> PZPR.matcher(part.value.toLowerCase(Locale.ROOT)))
        .filter(Matcher::matches)
        .findFirst();
  }

  private Optional<Part> iss() {
    return parts.stream().filter(part -> IssText.isText(part.value)).findFirst();
  }

  /** Returns the puzzle: the first part with n² digits and blanks that is not its solution. */
  private Optional<Part> digits() {
    List<Part> found =
        parts.stream()
            .filter(part -> !SOLUTIONS.contains(part.name) && !REGIONS.contains(part.name))
            .filter(SiteLink::areCells)
            .toList();
    return found.stream()
        .filter(part -> part.value.chars().anyMatch(c -> isBlank((char) c)))
        .findFirst()
        .or(() -> found.stream().findFirst());
  }

  /** Returns the parts with one of some names and as many characters as the puzzle. */
  private Stream<Part> beside(Part digits, Set<String> names) {
    return parts.stream()
        .filter(part -> names.contains(part.name))
        .filter(part -> part.value.length() == digits.value.length());
  }

  private static boolean isBlank(char character) {
    return DigitSymbols.isBlank(character) || character == 'x';
  }

  private static boolean areCells(Part part) {
    int size = GridCells.sizeOf(part.value.length()).orElse(0);
    return size > 0
        && part.value.length() >= MIN_CELLS
        && field(Place.ofText(""), part, size)
            .grid(size)
            .filter(grid -> !grid.equals(Grid.empty(size)))
            .isPresent();
  }

  /** Returns the cells; {@code x} is a blank if it cannot be a digit. */
  private static CellField field(Place place, Part part, int size) {
    String cells = part.value;
    return CellField.ofCharacters(
        place.plusColumns(part.start),
        size <= LARGEST_OF_FIGURES ? cells.replace('x', '.').replace('X', '.') : cells);
  }

  /**
   * Returns the puzzle.
   *
   * @param place where the link begins
   * @throws MalformedTextException if it is not a puzzle of Nonomino
   */
  PuzzleEntry read(Place place, PuzzleAssembler assembler) throws MalformedTextException {
    Optional<Matcher> pzpr = pzpr();
    if (pzpr.isPresent()) {
      return PuzzleEntry.of(pzpr(pzpr.get(), place, assembler));
    }
    Optional<Part> iss = iss();
    if (iss.isPresent()) {
      return IssText.read(iss.get().value, place, assembler);
    }
    Part digits = digits().orElseThrow();
    int size = GridCells.sizeOf(digits.value.length()).orElseThrow();
    Optional<Part> regions = beside(digits, REGIONS).findFirst();
    Matcher variant = VARIANT.matcher(path);
    if (variant.find() && regions.isEmpty() && !assembler.hasRegions()) {
      assembler.refuseExtras(
          place,
          List.of("the rules of the page"),
          "the link leads to a page for a variant ("
              + variant.group()
              + "), and holds only the digits of the puzzle");
    }
    CellField givens = field(place, digits, size);
    Puzzle puzzle =
        regions.isPresent()
            ? assembler.assemble(
                givens,
                CellField.ofCharacters(place.plusColumns(regions.get().start), regions.get().value))
            : assembler.assemble(givens);
    Optional<Grid> solution =
        beside(digits, SOLUTIONS)
            .flatMap(part -> field(place, part, size).grid(size).stream())
            .filter(grid -> puzzle.rules().isSolvedBy(grid))
            .findFirst();
    return new PuzzleEntry(puzzle, "", solution);
  }

  /** Numbers are hexadecimal; {@code -} precedes two figures, and g to z are 1 to 20 blanks. */
  private static Puzzle pzpr(Matcher parts, Place place, PuzzleAssembler assembler)
      throws MalformedTextException {
    if (!parts.group("type").equals("sudoku")) {
      throw new MalformedTextException(
          place,
          ProblemCode.UNKNOWN_LINK.bare(),
          "this is a link to a puzzle of the type " + ProblemWords.quote(parts.group("type")),
          "Nonomino reads the type 'sudoku'.");
    }
    int size = Integer.parseInt(parts.group("rows"));
    List<NumberedCells.NumberedCell> cells = new ArrayList<>();
    String text = parts.group("cells");
    for (int i = 0; i < text.length(); i++) {
      char character = text.charAt(i);
      if (character >= 'g' && character <= 'z') {
        for (char blank = 'g'; blank <= character; blank++) {
          cells.add(new NumberedCells.NumberedCell(place, 0));
        }
        continue;
      }
      int figures = character == '-' ? 2 : 1;
      int from = character == '-' ? i + 1 : i;
      int number = 0;
      for (int at = from; at < from + figures; at++) {
        int figure = at < text.length() ? Character.digit(text.charAt(at), 16) : -1;
        number = figure < 0 || number < 0 ? -1 : 16 * number + figure;
      }
      if (number < 0 && character != '.') {
        throw new MalformedTextException(
            place,
            ProblemCode.BROKEN_LINK.bare(),
            ProblemWords.quote(String.valueOf(character)) + " is not a part of the cells of a link",
            "Maybe characters of the link were changed: copy it again.");
      }
      cells.add(new NumberedCells.NumberedCell(place, Math.max(0, number)));
      i = from + figures - 1;
    }
    if (size != Integer.parseInt(parts.group("columns")) || cells.size() != size * size) {
      throw new MalformedTextException(
          place,
          ProblemCode.BROKEN_LINK.bare(),
          "the link has %s for a grid of %s rows and %s columns"
              .formatted(
                  ProblemWords.count(cells.size(), "cell"),
                  parts.group("rows"),
                  parts.group("columns")),
          "Maybe it was cut off: copy it again, to its last character.");
    }
    return assembler.assemble(new NumberedCells(cells));
  }
}
