package org.nonomino.formats;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.nonomino.core.EntryPart;
import org.nonomino.core.Grid;
import org.nonomino.core.Progress;
import org.nonomino.core.Puzzle;
import org.nonomino.core.PuzzleEntry;
import org.nonomino.formats.NumberedCells.NumberedCell;
import org.nonomino.formats.json.DrawnItem;
import org.nonomino.formats.json.JsonText;
import org.nonomino.formats.json.JsonValue;
import org.nonomino.formats.json.JsonValue.JsonArray;
import org.nonomino.formats.json.JsonValue.JsonObject;
import org.nonomino.formats.json.JsonValue.JsonScalar;
import org.nonomino.reading.Document;
import org.nonomino.text.MalformedTextException;
import org.nonomino.text.Place;
import org.nonomino.text.ProblemCode;
import org.nonomino.text.ProblemWords;
import org.nonomino.text.PuzzleAssembler;

/**
 * Reads the puzzle of a link to Penpa+ with a square grid: the black numbers in its cells are the
 * givens, thick lines separate the regions, and everything else is drawn. The parameter {@code p}
 * holds the puzzle, {@code a} the digits that the page checks an answer by.
 */
final class PenpaReader {
  private static final int HEADER = 0;
  private static final int LAYERS = 3;
  private static final int CELLS = 5;
  private static final int COLOURS = 14;
  private static final int TAGS = 17;

  private static final int TITLE = 15;
  private static final int AUTHOR = 16;
  private static final int RULES = 18;

  private static final int BLACK = 1;

  /** The kinds of numbers that are single and large, and the one with candidates. */
  private static final Set<Integer> LARGE = Set.of(1, 2, 4, 10);

  private static final int CANDIDATES = 7;

  /** The position of the numbers in an answer. */
  private static final int NUMBERS_OF_ANSWER = 4;

  private final PenpaText text;
  private final List<String> header;
  private final PuzzleAssembler assembler;

  private PenpaReader(PenpaText text, PuzzleAssembler assembler) {
    this.text = text;
    this.header = Arrays.asList(text.line(HEADER).split(",", -1));
    this.assembler = assembler;
  }

  /**
   * Returns the puzzle of a link.
   *
   * @param parameters the text after the {@code #} or {@code ?} of the address
   * @param place the place of the link
   * @throws MalformedTextException if it has no square grid, or parts that are not understood
   */
  static PuzzleEntry read(String parameters, Place place, PuzzleAssembler assembler)
      throws MalformedTextException {
    Optional<String> puzzle = parameter(parameters, "p");
    if (puzzle.isEmpty()) {
      throw new MalformedTextException(
          place,
          ProblemCode.EMPTY_LINK.bare(),
          "the link holds no puzzle",
          "Maybe it was cut off: copy it again, to its last character.");
    }
    PenpaReader reader = new PenpaReader(PenpaText.of(puzzle.get(), place), assembler);
    Optional<String> answer = parameter(parameters, "a");
    return reader.entry(
        answer.isEmpty() ? Optional.empty() : Optional.of(PenpaText.of(answer.get(), place)));
  }

  private static Optional<String> parameter(String parameters, String name) {
    for (String parameter : parameters.split("&", -1)) {
      if (parameter.startsWith(name + "=") && parameter.length() > name.length() + 1) {
        return Optional.of(parameter.substring(name.length() + 1));
      }
    }
    return Optional.empty();
  }

  private PuzzleEntry entry(Optional<PenpaText> answer) throws MalformedTextException {
    String type = part(HEADER);
    if (!type.equals("square") && !type.equals("sudoku")) {
      throw new MalformedTextException(
          text.place(),
          ProblemCode.UNKNOWN_LINK.bare(),
          "this link to Penpa has a grid of the type " + ProblemWords.quote(type),
          "Nonomino reads those with the types square and sudoku.");
    }
    JsonObject layers = text.object(LAYERS);
    PenpaGrid grid = grid(layers);
    int size = grid.size();
    Set<Integer> points = new HashSet<>();
    int[] digits = new int[size * size];
    List<NumberedCell> givens = new ArrayList<>();
    readGivens(layers, grid, points, digits);
    for (int digit : digits) {
      givens.add(new NumberedCell(text.place(), digit));
    }
    Map<EntryPart, String> texts = texts();
    RegionNumbers regions = new RegionNumbers(size, grid.regions());
    Puzzle plain = regions.puzzle(givens, rules(texts), text.place(), assembler);
    Optional<Grid> solution =
        answer.isEmpty() ? Optional.empty() : solution(answer.get(), grid, digits);
    Document document =
        new Document(
            size,
            size,
            ObjectDigits.list(plain.givens()),
            ObjectDigits.list(Grid.empty(size)),
            regions.list(plain, assembler),
            List.of(),
            List.of(),
            PenpaDrawings.of(grid, layers, text.object(COLOURS), points),
            rules(texts),
            solution.map(ObjectDigits::list));
    PuzzleEntry entry =
        DocumentReader.read(
            document,
            text.place(),
            assembler,
            plain,
            texts,
            solution,
            Progress.ofGrid(plain.givens()));
    return regions.checked(entry, text.place(), assembler);
  }

  private String part(int number) {
    return number < header.size() ? header.get(number).strip() : "";
  }

  private static int number(String text) {
    try {
      return Integer.parseInt(text);
    } catch (NumberFormatException e) {
      return 0;
    }
  }

  private PenpaGrid grid(JsonObject layers) throws MalformedTextException {
    int width = number(part(1));
    int height = number(part(2));
    List<Integer> cells = new ArrayList<>();
    int cell = 0;
    for (JsonValue step : text.list(CELLS)) {
      cell += (int) Math.rint(DrawnItem.number(step).orElse(0.0));
      cells.add(cell);
    }
    JsonObject borders =
        layers.field("lineE").orElse(null) instanceof JsonObject object
            ? object
            : new JsonObject(text.place(), Map.of());
    boolean isPossible =
        width >= 1 && height >= 1 && width <= 2 * Grid.MAX_SIZE && height <= 2 * Grid.MAX_SIZE;
    Optional<PenpaGrid> grid =
        isPossible ? PenpaGrid.of(height, width, cells, borders) : Optional.empty();
    if (grid.isEmpty() || grid.get().size() > Grid.MAX_SIZE) {
      throw new MalformedTextException(
          text.place(),
          ProblemCode.MALFORMED.bare(),
          "the link to Penpa has no square grid, but a board of %d rows and %d columns"
              .formatted(height, width),
          "Nonomino needs as many rows as columns.");
    }
    return grid.get();
  }

  /** Reads the black digits in the middle of cells. */
  private static void readGivens(
      JsonObject layers, PenpaGrid grid, Set<Integer> points, int[] digits) {
    if (!(layers.field("number").orElse(null) instanceof JsonObject numbers)) {
      return;
    }
    numbers
        .fields()
        .forEach(
            (key, value) -> {
              int point = number(key);
              int cell = key.isEmpty() ? -1 : grid.cell(point);
              int digit = value instanceof JsonArray parts ? given(parts) : 0;
              if (cell >= 0 && digit > 0 && digit <= grid.size()) {
                points.add(point);
                digits[cell] = digit;
              }
            });
  }

  /** Returns the digit that a number gives; 0 if it is no given. */
  private static int given(JsonArray parts) {
    if (parts.items().size() < 3 || CellObjects.number(parts.items().get(1)).orElse(0) != BLACK) {
      return 0;
    }
    int kind = CellObjects.number(parts.items().get(2)).orElse(0);
    JsonValue value = parts.items().get(0);
    if (LARGE.contains(kind)) {
      return CellObjects.number(value).orElse(0);
    }
    if (kind == CANDIDATES && value instanceof JsonArray marks) {
      int digit = 0;
      int count = 0;
      for (int i = 0; i < marks.items().size(); i++) {
        if (CellObjects.number(marks.items().get(i)).orElse(0) == 1) {
          digit = i + 1;
          count++;
        }
      }
      return count == 1 ? digit : 0;
    }
    return 0;
  }

  private Map<EntryPart, String> texts() {
    Map<EntryPart, String> texts = new EnumMap<>(EntryPart.class);
    texts.put(EntryPart.LABEL, plain(without("Title:", part(TITLE))));
    texts.put(EntryPart.AUTHOR, plain(without("Author:", part(AUTHOR))));
    texts.put(EntryPart.RULES, plain(part(RULES)));
    return texts;
  }

  private static String without(String prefix, String text) {
    return text.startsWith(prefix) ? text.substring(prefix.length()).strip() : text;
  }

  /** Returns a text with its line breaks and the marks that would end it in the header. */
  private static String plain(String text) {
    return text.replace("%2C", ",")
        .replace("%2D", "\n")
        .replace("<br>", "\n")
        .replace("%2E", "&")
        .replace("%2F", "=");
  }

  /** Returns the rules in words; if there are none, what the tags or the title say. */
  private String rules(Map<EntryPart, String> texts) throws MalformedTextException {
    String rules = texts.getOrDefault(EntryPart.RULES, "");
    if (!rules.isBlank()) {
      return rules;
    }
    List<String> tags = new ArrayList<>();
    for (JsonValue tag : text.list(TAGS)) {
      if (tag instanceof JsonScalar name && !name.text().equals("classic")) {
        tags.add(name.text());
      }
    }
    String title = texts.getOrDefault(EntryPart.LABEL, "");
    boolean isNamed = title.toLowerCase(Locale.ROOT).contains("sudoku");
    return isNamed ? title : String.join(". ", tags);
  }

  /** Returns the digits of an answer, if it has one for each cell that is not given. */
  private static Optional<Grid> solution(PenpaText answer, PenpaGrid grid, int[] givens)
      throws MalformedTextException {
    JsonObject object =
        new JsonText("{\"a\":" + answer.line(0) + "}", (row, column) -> answer.place()).parse();
    List<JsonValue> parts = object.list("a");
    if (parts.size() <= NUMBERS_OF_ANSWER
        || !(parts.get(NUMBERS_OF_ANSWER) instanceof JsonArray numbers)) {
      return Optional.empty();
    }
    int[] digits = givens.clone();
    for (JsonValue item : numbers.items()) {
      List<Integer> pair =
          item instanceof JsonScalar scalar ? PenpaGrid.numbers(scalar.text()) : List.of();
      if (pair.size() == 2) {
        int cell = grid.cell(pair.get(0));
        if (cell >= 0 && pair.get(1) >= 1 && pair.get(1) <= grid.size()) {
          digits[cell] = pair.get(1);
        }
      }
    }
    return Optional.of(Grid.of(grid.size(), digits)).filter(Grid::isFull);
  }
}
