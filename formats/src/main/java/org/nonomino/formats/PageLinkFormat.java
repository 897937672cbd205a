package org.nonomino.formats;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.regex.Pattern;
import org.nonomino.core.Constraint;
import org.nonomino.core.EntryPart;
import org.nonomino.core.Grid;
import org.nonomino.core.Progress;
import org.nonomino.core.Puzzle;
import org.nonomino.core.PuzzleEntry;
import org.nonomino.core.RegionMask;
import org.nonomino.core.RegionSymbols;
import org.nonomino.core.Rules;
import org.nonomino.core.Symbols;
import org.nonomino.formats.json.ConstraintJson;
import org.nonomino.formats.json.JsonText;
import org.nonomino.formats.json.JsonValue.JsonObject;
import org.nonomino.formats.json.PuzzleObject;
import org.nonomino.text.CellField;
import org.nonomino.text.GridCells;
import org.nonomino.text.LineReader;
import org.nonomino.text.MalformedTextException;
import org.nonomino.text.Place;
import org.nonomino.text.ProblemCode;
import org.nonomino.text.ProblemWords;
import org.nonomino.text.PuzzleAssembler;
import org.nonomino.text.PuzzleFormat;
import org.nonomino.text.SymbolNotation;
import org.nonomino.text.TextLine;

/**
 * Links from the web app, one per line, perhaps followed by a label: after {@code #play?} a query
 * with the givens ({@code p}), the regions unless they are boxes ({@code r}), the constraints as
 * JSON ({@code c}), the title ({@code t}), the author ({@code a}), the rules in words ({@code w}),
 * the message ({@code m}), the source ({@code q}), its address ({@code u}), the entered digits
 * ({@code e}) and the symbols of the digits ({@code y}). The web app may be at any address. A query
 * without an address is also read.
 */
final class PageLinkFormat implements PuzzleFormat {
  static final PuzzleFormat PAGE_LINK = new PageLinkFormat();

  /** The default address of the web app under {@code serve}. */
  private static final String ADDRESS = "http://localhost:8017/#play?";

  /** The parameters with which other sites identify a puzzle. */
  private static final Pattern OTHER = Pattern.compile(".*[?&](?:load|puzzleid)=.*");

  private static final String GIVENS = "p";
  private static final String REGIONS = "r";
  private static final String CONSTRAINTS = "c";
  private static final String TITLE = "t";
  private static final String AUTHOR = "a";
  private static final String RULES = "w";
  private static final String ENTERED = "e";
  private static final String SYMBOLS = "y";
  private static final String SOLUTION = "s";
  private static final String MESSAGE = "m";
  private static final String FROM = "q";
  private static final String URL = "u";

  /** The parameters of the parts in words. */
  private static final Map<EntryPart, String> TEXTS =
      Map.of(
          EntryPart.LABEL,
          TITLE,
          EntryPart.AUTHOR,
          AUTHOR,
          EntryPart.RULES,
          RULES,
          EntryPart.MESSAGE,
          MESSAGE,
          EntryPart.SOURCE,
          FROM,
          EntryPart.URL,
          URL);

  /** The parameters for the look of a puzzle, by the fields of our JSON with their values. */
  private static final Map<String, String> LOOK = Map.of("left", "l", "drawings", "d", "fog", "f");

  private static final String PLAIN =
      "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789*-._";
  private static final int HEX = 16;
  private static final int LENGTH_OF_ESCAPE = 3;

  /** Characters that no address without a scheme has, although JSON, XML and tables do. */
  private static final String NOT_IN_ADDRESSES = "{}[]<>\"'|\\,;";

  private static final String SCHEME_END = "://";
  private static final int LONGEST_SCHEME = 12;
  private static final String CUT_OFF =
      "Maybe the link was cut off: copy it again, to its last character.";

  private PageLinkFormat() {}

  @Override
  public String name() {
    return "link";
  }

  @Override
  public String description() {
    return "links from Nonomino's web app, one per line";
  }

  @Override
  public Set<EntryPart> holds() {
    return Set.of(
        EntryPart.LABEL,
        EntryPart.AUTHOR,
        EntryPart.RULES,
        EntryPart.MESSAGE,
        EntryPart.SOURCE,
        EntryPart.URL,
        EntryPart.LEFT,
        EntryPart.DRAWINGS,
        EntryPart.FOG,
        EntryPart.SOLUTION,
        EntryPart.ENTERED);
  }

  @Override
  public boolean holdsConstraints() {
    return true;
  }

  @Override
  public boolean holdsSymbols() {
    return true;
  }

  @Override
  public boolean recognizes(LineReader lines) throws IOException {
    return lines.peekSignificant().filter(line -> isLink(LinkLine.of(line).link())).isPresent();
  }

  private static boolean isLink(String word) {
    return queryStart(word) >= 0
        && !OTHER.matcher(word).matches()
        && !PuzzleLink.isOfPenpa(word)
        && !SiteLink.isWithOtherPuzzle(word, GIVENS);
  }

  @Override
  public Splitter read(LineReader lines, PuzzleAssembler assembler) {
    return Splitter.ofLines(lines, (source, line) -> parse(source, line, assembler));
  }

  private static PuzzleEntry parse(String source, TextLine line, PuzzleAssembler assembler)
      throws MalformedTextException {
    LinkLine words = LinkLine.of(line);
    Place place = line.place(source, line.text().indexOf(words.link()));
    int start = queryStart(words.link());
    if (start < 0 || PuzzleLink.isOfPenpa(words.link())) {
      throw new MalformedTextException(
          place,
          ProblemCode.UNKNOWN_LINK.bare(),
          "this is not a link from Nonomino's web app",
          "Such a link ends with #play?p= and the cells of a puzzle.");
    }
    Map<String, Value> values = values(words.link().substring(start), place.plusColumns(start));
    return words.labelled(entry(values, assembler));
  }

  /**
   * Returns the start of the query that contains a puzzle, or -1. Does not use a regular
   * expression, because links are long, and in the browser a regular expression uses some stack for
   * each character.
   */
  private static int queryStart(String link) {
    int start = Math.max(link.lastIndexOf('?'), link.lastIndexOf('#')) + 1;
    int firstValue = link.indexOf('=', start);
    boolean hasPuzzle =
        link.startsWith(GIVENS + "=", start)
            || (firstValue >= 0 && link.lastIndexOf("&" + GIVENS + "=") > firstValue);
    return hasPuzzle && isAddress(link.substring(0, start)) ? start : -1;
  }

  /** Returns whether the text before a query is an address, or the end of one, and not a record. */
  private static boolean isAddress(String text) {
    int scheme = text.indexOf(SCHEME_END);
    boolean isScheme =
        scheme > 0
            && scheme <= LONGEST_SCHEME
            && text.chars().limit(scheme).allMatch(Character::isLetter);
    // The query of an address without a scheme may contain a whole address.
    boolean isWithin = scheme >= 0 && text.indexOf('/') == scheme + 1;
    return isScheme || (!isWithin && text.chars().noneMatch(c -> NOT_IN_ADDRESSES.indexOf(c) >= 0));
  }

  private static PuzzleEntry entry(Map<String, Value> values, PuzzleAssembler assembler)
      throws MalformedTextException {
    Value givens = values.get(GIVENS);
    if (givens == null || givens.text.isEmpty()) {
      throw new MalformedTextException(
          values.values().iterator().next().place,
          ProblemCode.EMPTY_LINK.bare(),
          "the link holds no puzzle",
          CUT_OFF);
    }
    Optional<CellField> regions =
        Optional.ofNullable(values.get(REGIONS)).map(Value::cells).or(() -> rows(givens));
    PuzzleAssembler with = assembler.withSymbols(symbols(values, givens));
    Puzzle plain =
        regions.isPresent()
            ? with.assemble(givens.cells(), regions.get())
            : with.assemble(givens.cells());
    Puzzle puzzle = plain.withConstraints(constraints(values, plain.symbols()));
    Optional<Value> entered =
        Optional.ofNullable(values.get(ENTERED)).filter(value -> !value.text.isEmpty());
    Grid grid = entered.isPresent() ? entered(entered.get(), puzzle) : puzzle.givens();
    Map<EntryPart, String> metadata = new EnumMap<>(EntryPart.class);
    TEXTS.forEach(
        (part, name) ->
            Optional.ofNullable(values.get(name))
                .ifPresent(value -> metadata.put(part, value.text)));
    Optional<Grid> solution =
        Optional.ofNullable(values.get(SOLUTION))
            .flatMap(value -> ObjectDigits.full(value.text, plain.symbols()));
    return withLook(
        new PuzzleEntry(puzzle, metadata, solution, Progress.ofGrid(grid)),
        values,
        givens.place,
        assembler);
  }

  private static PuzzleEntry withLook(
      PuzzleEntry entry, Map<String, Value> values, Place place, PuzzleAssembler assembler)
      throws MalformedTextException {
    PuzzleEntry seen = entry;
    StringBuilder fields = new StringBuilder();
    for (Map.Entry<String, String> parameter : LOOK.entrySet()) {
      Value value = values.get(parameter.getValue());
      if (value != null && !value.text.isEmpty()) {
        fields.append(fields.isEmpty() ? "" : ",");
        fields.append('"').append(parameter.getKey()).append("\":").append(value.text);
      }
    }
    if (!fields.isEmpty()) {
      JsonObject object = new JsonText("{" + fields + "}", (row, column) -> place).parse();
      seen = PuzzleObject.withLook(entry, object, assembler);
    }
    return seen;
  }

  /** Returns the symbols of the digits, if the link names any. */
  private static Optional<Symbols> symbols(Map<String, Value> values, Value givens)
      throws MalformedTextException {
    Value value = values.get(SYMBOLS);
    OptionalInt size = GridCells.sizeOf(givens.text.length());
    if (value == null || value.text.isEmpty() || size.isEmpty()) {
      return Optional.empty();
    }
    try {
      return Optional.of(SymbolNotation.read(value.text, size.getAsInt()));
    } catch (MalformedTextException e) {
      throw new MalformedTextException(
          value.place, ProblemCode.BROKEN_LINK.bare(), e.problem(), e.advice());
    }
  }

  private static List<Constraint> constraints(Map<String, Value> values, Symbols symbols)
      throws MalformedTextException {
    Value value = values.get(CONSTRAINTS);
    return value == null || value.text.isEmpty()
        ? List.of()
        : ConstraintJson.ofText(value.text, symbols, value.place);
  }

  /** Returns the rows as regions if a link names none and its prime size has no boxes. */
  private static Optional<CellField> rows(Value givens) {
    OptionalInt size = GridCells.sizeOf(givens.text.length());
    return size.isEmpty() || RegionMask.standardBoxes(size.getAsInt()).isPresent()
        ? Optional.empty()
        : Optional.of(
            CellField.ofCharacters(
                givens.place, RegionSymbols.text(RegionMask.boxes(1, size.getAsInt()))));
  }

  private static Grid entered(Value value, Puzzle puzzle) throws MalformedTextException {
    int[] digits = puzzle.givens().toArray();
    Symbols symbols = puzzle.symbols();
    if (value.text.length() != digits.length) {
      throw new MalformedTextException(
          value.place,
          ProblemCode.BROKEN_LINK.bare(),
          "the link has "
              + ProblemWords.count(value.text.length(), "entered digit")
              + " or blanks for "
              + ProblemWords.count(digits.length, "cell"),
          CUT_OFF);
    }
    for (int cell = 0; cell < digits.length; cell++) {
      char symbol = value.text.charAt(cell);
      if (!symbols.has(symbol)) {
        throw new MalformedTextException(
            value.place,
            ProblemCode.BROKEN_LINK.bare(),
            "'%s' among the entered digits is not a digit of %s to %s"
                .formatted(symbol, symbols.name(1), symbols.name(puzzle.size())),
            "Maybe characters of the link were changed: copy it again.");
      }
      if (digits[cell] == 0) {
        digits[cell] = symbols.digit(symbol);
      }
    }
    return Grid.of(puzzle.size(), digits);
  }

  /** A decoded value of the query, and its place. */
  private record Value(String text, Place place) {
    CellField cells() {
      return CellField.ofCharacters(place, text);
    }
  }

  private static Map<String, Value> values(String query, Place start)
      throws MalformedTextException {
    Map<String, Value> values = new LinkedHashMap<>();
    int at = 0;
    for (String part : query.split("&", -1)) {
      int equals = part.indexOf('=');
      if (equals >= 0) {
        Place place = start.plusColumns(at + equals + 1);
        values.putIfAbsent(
            part.substring(0, equals),
            new Value(decoded(part.substring(equals + 1), place), place));
      }
      at += part.length() + 1;
    }
    return values;
  }

  /** Returns the value of a query, decoded from percent-encoded UTF-8 with a plus for a space. */
  static String decoded(String value, Place place) throws MalformedTextException {
    StringBuilder text = new StringBuilder(value.length());
    ByteBuffer bytes = ByteBuffer.allocate(value.length() / LENGTH_OF_ESCAPE + 1);
    int at = 0;
    while (at < value.length()) {
      if (value.charAt(at) != '%') {
        text.append(value.charAt(at) == '+' ? ' ' : value.charAt(at));
        at++;
        continue;
      }
      bytes.clear();
      Place escape = place.plusColumns(at);
      while (at < value.length() && value.charAt(at) == '%') {
        bytes.put(escaped(value, at, escape));
        at += LENGTH_OF_ESCAPE;
      }
      try {
        text.append(StandardCharsets.UTF_8.newDecoder().decode(bytes.flip()));
      } catch (CharacterCodingException e) {
        throw broken(escape);
      }
    }
    return text.toString();
  }

  private static byte escaped(String value, int at, Place place) throws MalformedTextException {
    int unit = LinkLine.escaped(value, at);
    if (unit < 0) {
      throw broken(place);
    }
    return (byte) unit;
  }

  private static MalformedTextException broken(Place place) {
    return new MalformedTextException(
        place,
        ProblemCode.BROKEN_LINK.bare(),
        "the link has a percent sign without two hexadecimal digits of UTF-8",
        CUT_OFF);
  }

  @Override
  public String text(PuzzleEntry entry) {
    Puzzle puzzle = entry.puzzle();
    StringBuilder link = new StringBuilder(ADDRESS);
    Symbols symbols = puzzle.symbols();
    append(link, GIVENS, symbols.text(puzzle.givens()));
    append(link, SYMBOLS, symbols.areUsual() ? "" : symbols.toString());
    RegionMask mask = puzzle.mask();
    if (!RegionMask.standardBoxes(mask.size()).equals(Optional.of(mask))) {
      append(link, REGIONS, RegionSymbols.text(mask));
    }
    Rules rules = puzzle.rules();
    append(link, CONSTRAINTS, rules.constraints().isEmpty() ? "" : ConstraintJson.text(rules));
    append(link, TITLE, entry.text(EntryPart.LABEL).orElse(""));
    append(link, AUTHOR, entry.text(EntryPart.AUTHOR).orElse(""));
    append(link, RULES, entry.text(EntryPart.RULES).orElse(""));
    if (!entry.progress().grid().equals(puzzle.givens())) {
      append(link, ENTERED, entered(entry));
    }
    append(link, MESSAGE, entry.text(EntryPart.MESSAGE).orElse(""));
    append(link, FROM, entry.text(EntryPart.SOURCE).orElse(""));
    append(link, URL, entry.text(EntryPart.URL).orElse(""));
    append(link, SOLUTION, entry.solution().map(symbols::text).orElse(""));
    Map<String, String> look = PuzzleObject.look(entry);
    LOOK.forEach((field, parameter) -> append(link, parameter, look.getOrDefault(field, "")));
    return link.append('\n').toString();
  }

  private static String entered(PuzzleEntry entry) {
    StringBuilder digits = new StringBuilder();
    for (int cell = 0; cell < entry.progress().grid().cellCount(); cell++) {
      boolean isGiven = entry.puzzle().givens().digit(cell) != 0;
      digits.append(
          entry.puzzle().symbols().symbol(isGiven ? 0 : entry.progress().grid().digit(cell)));
    }
    return digits.toString();
  }

  private static void append(StringBuilder link, String name, String value) {
    if (value.isEmpty()) {
      return;
    }
    link.append(name.equals(GIVENS) ? "" : "&").append(name).append('=');
    for (byte unit : value.getBytes(StandardCharsets.UTF_8)) {
      if (unit == ' ') {
        link.append('+');
      } else if (PLAIN.indexOf(unit) >= 0) {
        link.append((char) unit);
      } else {
        link.append('%')
            .append(Character.toUpperCase(Character.forDigit((unit >> 4) & 0xF, HEX)))
            .append(Character.toUpperCase(Character.forDigit(unit & 0xF, HEX)));
      }
    }
  }
}
