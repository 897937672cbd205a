package org.nonomino.text;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.IntFunction;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.nonomino.core.CellList;
import org.nonomino.core.CellNames;
import org.nonomino.core.Constraint;
import org.nonomino.core.ConstraintKind;
import org.nonomino.core.DigitSets;
import org.nonomino.core.InvalidConstraintException;
import org.nonomino.core.SimilarNames;
import org.nonomino.core.constraint.AntiKing;
import org.nonomino.core.constraint.AntiKnight;
import org.nonomino.core.constraint.Arrow;
import org.nonomino.core.constraint.BetweenLine;
import org.nonomino.core.constraint.BlackDot;
import org.nonomino.core.constraint.Candidates;
import org.nonomino.core.constraint.Clone;
import org.nonomino.core.constraint.Diagonal;
import org.nonomino.core.constraint.DisjointGroups;
import org.nonomino.core.constraint.EvenCell;
import org.nonomino.core.constraint.ExtraRegion;
import org.nonomino.core.constraint.GreaterThan;
import org.nonomino.core.constraint.KillerCage;
import org.nonomino.core.constraint.LittleKiller;
import org.nonomino.core.constraint.Maximum;
import org.nonomino.core.constraint.Minimum;
import org.nonomino.core.constraint.NamedRegion;
import org.nonomino.core.constraint.NegativeRatio;
import org.nonomino.core.constraint.NegativeXv;
import org.nonomino.core.constraint.NonConsecutive;
import org.nonomino.core.constraint.OddCell;
import org.nonomino.core.constraint.OutsideCell;
import org.nonomino.core.constraint.Palindrome;
import org.nonomino.core.constraint.Quadruple;
import org.nonomino.core.constraint.RegionSumLine;
import org.nonomino.core.constraint.Renban;
import org.nonomino.core.constraint.Sandwich;
import org.nonomino.core.constraint.SlowThermometer;
import org.nonomino.core.constraint.Thermometer;
import org.nonomino.core.constraint.Whispers;
import org.nonomino.core.constraint.WhiteDot;
import org.nonomino.core.constraint.Windoku;
import org.nonomino.core.constraint.XvSign;

/**
 * Constraints as people type them, one line each: {@code cage 15: r1c1 r1c2 r2c1}. {@code
 * docs/site/content/reference/constraints.md} describes the notation.
 *
 * <p>The line of a constraint without blanks, for formats with a puzzle per line, has hyphens
 * before the colon and commas after it: {@code little-killer-23:down-right,from,above,r1c3}. Both
 * are read alike.
 */
public final class ConstraintNotation {
  private static final int GERMAN = 5;
  private static final int DUTCH = 4;

  /** How much a typed name may differ from a name that is suggested. */
  private static final int MAX_CHANGES = 2;

  /** The minimum length of a line without a colon that may be a mistyped name. */
  private static final int MIN_LETTERS = 6;

  private static final Pattern LETTERS = Pattern.compile("[A-Za-z][A-Za-z\\s-]*+");

  /** The names without a shape that readers understand besides those of the kinds. */
  private static final Map<String, Reader> COMPOUNDS =
      Map.of(
          "diagonals", ConstraintNotation::diagonals,
          "kropki", ConstraintNotation::kropki);

  private static final Map<String, Form<?>> FORMS = forms();

  /** Creates constraints from a clause. */
  @FunctionalInterface
  private interface Reader {
    List<Constraint> read(ConstraintClause clause) throws MalformedTextException;
  }

  /**
   * The notation of a kind.
   *
   * @param type the class of its constraints
   * @param names the name that is written, and others that are understood
   * @param writer gives what follows the name
   */
  private record Form<C extends Constraint>(
      Class<C> type, List<String> names, Reader reader, Function<C, String> writer) {
    String write(Constraint constraint) {
      return names.get(0) + writer.apply(type.cast(constraint));
    }
  }

  private ConstraintNotation() {}

  private static Map<String, Form<?>> forms() {
    Map<String, Form<?>> forms = new LinkedHashMap<>();
    for (ConstraintKind kind : ConstraintKind.values()) {
      Form<?> form = form(kind);
      form.names.forEach(name -> forms.put(ConstraintClause.key(name), form));
    }
    // A diagonal and a sign have a name for each of their two values.
    forms.put("risingdiagonal", forms.get("diagonal"));
    return Collections.unmodifiableMap(forms);
  }

  private static Form<?> form(ConstraintKind kind) {
    return switch (kind) {
      case DIAGONAL ->
          new Form<>(
              Diagonal.class,
              List.of("diagonal", "falling diagonal", "rising diagonal", "diagonal+", "diagonal-"),
              ConstraintNotation::diagonal,
              diagonal -> diagonal.isRising() ? ": rising" : ": falling");
      case WINDOKU ->
          whole(Windoku.class, Windoku::new, "windoku", "windows", "hyper", "hyper sudoku");
      case DISJOINT_GROUPS ->
          whole(
              DisjointGroups.class, DisjointGroups::new, "disjoint groups", "disjoint sets");
      case EXTRA_REGION ->
          new Form<>(
              ExtraRegion.class,
              List.of("extra region", "region", "extra house"),
              clause -> {
                clause.requireNoNumber();
                return List.of(new ExtraRegion(clause.cells(CellNotation.Run.RECTANGLE)));
              },
              region -> ": " + CellNotation.write(region.cells(), CellNotation.Run.RECTANGLE));
      case CENTRE_DOT -> named(NamedRegion.CENTRE_DOT, "centre dot", "center dot");
      case ASTERISK -> named(NamedRegion.ASTERISK, "asterisk");
      case GIRANDOLA -> named(NamedRegion.GIRANDOLA, "girandola");
      case ANTI_KNIGHT -> whole(AntiKnight.class, AntiKnight::new, "anti-knight", "knight");
      case ANTI_KING -> whole(AntiKing.class, AntiKing::new, "anti-king", "king");
      case NON_CONSECUTIVE ->
          whole(NonConsecutive.class, NonConsecutive::new, "non-consecutive", "no consecutive");
      case KILLER_CAGE ->
          new Form<>(
              KillerCage.class,
              List.of("cage", "killer cage", "killer", "sum cage"),
              clause -> List.of(new KillerCage(clause.cells(), clause.number())),
              cage ->
                  (cage.sum().isPresent() ? " " + cage.sum().getAsInt() : "") + cells(cage));
      case WHITE_DOT ->
          new Form<>(
              WhiteDot.class,
              List.of("white dot", "difference", "white kropki"),
              clause ->
                  List.of(
                      new WhiteDot(
                          clause.cells(), clause.number().orElse(WhiteDot.USUAL_DIFFERENCE))),
              dot -> number(dot.difference(), WhiteDot.USUAL_DIFFERENCE) + cells(dot));
      case BLACK_DOT ->
          new Form<>(
              BlackDot.class,
              List.of("black dot", "ratio", "black kropki"),
              clause ->
                  List.of(
                      new BlackDot(clause.cells(), clause.number().orElse(BlackDot.USUAL_RATIO))),
              dot -> number(dot.ratio(), BlackDot.USUAL_RATIO) + cells(dot));
      case XV ->
          new Form<>(
              XvSign.class,
              List.of("xv", "x", "v"),
              ConstraintNotation::xv,
              sign -> " " + sign.sum() + cells(sign));
      case NEGATIVE_RATIO ->
          whole(
              NegativeRatio.class,
              NegativeRatio::new,
              "negative black dots",
              "negative ratio",
              "all black dots");
      case NEGATIVE_XV ->
          whole(NegativeXv.class, NegativeXv::new, "negative xv", "all xv", "anti-xv");
      case GREATER_THAN ->
          new Form<>(
              GreaterThan.class,
              List.of("greater than", "greater", "inequality"),
              ConstraintNotation::greaterThan,
              sign -> ": " + sign.cells().name(0) + " > " + sign.cells().name(1));
      case THERMOMETER -> line(Thermometer.class, Thermometer::new, "thermometer", "thermo");
      case SLOW_THERMOMETER ->
          line(
              SlowThermometer.class, SlowThermometer::new, "slow thermometer", "slow thermo");
      case ARROW ->
          new Form<>(
              Arrow.class,
              List.of("arrow"),
              ConstraintNotation::arrow,
              arrow ->
                  ": "
                      + CellNotation.write(arrow.circle(), CellNotation.Run.STRAIGHT)
                      + " = "
                      + CellNotation.write(arrow.shaft(), CellNotation.Run.STRAIGHT));
      case PALINDROME -> line(Palindrome.class, Palindrome::new, "palindrome", "palindrome line");
      case RENBAN -> line(Renban.class, Renban::new, "renban", "renban line");
      case WHISPERS ->
          new Form<>(
              Whispers.class,
              List.of("whispers", "whisper", "whispers line", "german whispers", "dutch whispers"),
              ConstraintNotation::whispers,
              whispers -> " " + whispers.difference() + cells(whispers));
      case REGION_SUM_LINE ->
          line(RegionSumLine.class, RegionSumLine::new, "region sum line", "region sum");
      case BETWEEN_LINE ->
          line(BetweenLine.class, BetweenLine::new, "between line", "between");
      case LITTLE_KILLER ->
          new Form<>(
              LittleKiller.class,
              List.of("little killer", "little killer sum"),
              ConstraintNotation::littleKiller,
              clue ->
                  " %d: %s from %s"
                      .formatted(clue.sum(), words(clue.direction()), words(clue.start())));
      case SANDWICH ->
          new Form<>(
              Sandwich.class,
              List.of("sandwich", "sandwich sum"),
              ConstraintNotation::sandwich,
              clue ->
                  " %d: %s %d"
                      .formatted(clue.sum(), clue.isRow() ? "row" : "column", clue.index() + 1));
      case ODD -> eachCell(OddCell.class, OddCell::new, "odd", "odd cell");
      case EVEN -> eachCell(EvenCell.class, EvenCell::new, "even", "even cell");
      case MINIMUM -> eachCell(Minimum.class, Minimum::new, "minimum", "min");
      case MAXIMUM -> eachCell(Maximum.class, Maximum::new, "maximum", "max");
      case QUADRUPLE ->
          new Form<>(
              Quadruple.class,
              List.of("quadruple", "quad"),
              ConstraintNotation::quadruple,
              quadruple ->
                  " %s: %s %s"
                      .formatted(
                          joined(quadruple.digits()),
                          quadruple.cells().name(0),
                          quadruple.cells().name(quadruple.cells().count() - 1)));
      case CLONE ->
          new Form<>(
              Clone.class,
              List.of("clone"),
              ConstraintNotation::clone,
              clone ->
                  ": "
                      + CellNotation.write(clone.originals(), CellNotation.Run.STRAIGHT)
                      + " = "
                      + CellNotation.write(clone.copies(), CellNotation.Run.STRAIGHT));
      case CANDIDATES ->
          new Form<>(
              Candidates.class,
              List.of("candidates", "candidate", "given candidates"),
              ConstraintNotation::candidates,
              candidates -> " " + joined(digits(candidates)) + cells(candidates));
    };
  }

  private static String number(int number, int usual) {
    return number == usual ? "" : " " + number;
  }

  private static String cells(Constraint constraint) {
    return ": " + CellNotation.write(constraint.cells(), CellNotation.Run.STRAIGHT);
  }

  private static String joined(List<Integer> digits) {
    return digits.stream().map(String::valueOf).collect(Collectors.joining(" "));
  }

  /** Returns the form of a rule for the whole grid. */
  private static <C extends Constraint> Form<C> whole(
      Class<C> type, IntFunction<C> maker, String... names) {
    return new Form<>(
        type,
        List.of(names),
        clause -> {
          clause.requireNoCells();
          return List.of(maker.apply(clause.size()));
        },
        rule -> "");
  }

  private static Form<NamedRegion> named(NamedRegion region, String... names) {
    return new Form<>(
        NamedRegion.class,
        List.of(names),
        clause -> {
          clause.requireNoCells();
          if (clause.size() != NamedRegion.SIZE) {
            throw new InvalidConstraintException("it belongs to grids of 9×9");
          }
          return List.of(region);
        },
        same -> "");
  }

  /** Returns the form of a line through cells. */
  private static <C extends Constraint> Form<C> line(
      Class<C> type, Function<CellList, C> maker, String... names) {
    return new Form<>(
        type,
        List.of(names),
        clause -> {
          clause.requireNoNumber();
          return List.of(maker.apply(clause.cells()));
        },
        ConstraintNotation::cells);
  }

  /** Returns the form of a mark in a cell; a line may list several cells. */
  private static <C extends Constraint> Form<C> eachCell(
      Class<C> type, Function<CellList, C> maker, String... names) {
    return new Form<>(
        type,
        List.of(names),
        clause -> {
          clause.requireNoNumber();
          CellList cells = clause.cells().requireDistinct();
          List<Constraint> marks = new ArrayList<>();
          for (int i = 0; i < cells.count(); i++) {
            marks.add(maker.apply(cells.part(i, i + 1)));
          }
          return marks;
        },
        ConstraintNotation::cells);
  }

  private static List<Constraint> diagonals(ConstraintClause clause)
      throws MalformedTextException {
    clause.requireNoCells();
    return List.of(new Diagonal(clause.size(), true), new Diagonal(clause.size(), false));
  }

  /** Reads that all dots are given: the negatives of both colours. */
  private static List<Constraint> kropki(ConstraintClause clause) throws MalformedTextException {
    clause.requireNoCells();
    return List.of(new NonConsecutive(clause.size()), new NegativeRatio(clause.size()));
  }

  private static List<Constraint> diagonal(ConstraintClause clause)
      throws MalformedTextException {
    clause.requireNoNumber();
    String direction =
        switch (clause.name()) {
          case "diagonal" -> String.join(" ", clause.restWords());
          case "risingdiagonal", "diagonal+" -> "rising";
          default -> "falling";
        };
    return switch (direction) {
      case "rising" -> List.of(new Diagonal(clause.size(), true));
      case "falling" -> List.of(new Diagonal(clause.size(), false));
      default ->
          throw clause.wrongRest(
              "'" + direction + "' is no diagonal",
              "Write 'diagonal: rising' (from the lower left) or 'diagonal: falling'.");
    };
  }

  private static List<Constraint> xv(ConstraintClause clause) throws MalformedTextException {
    int sum;
    if (clause.name().equals("xv")) {
      sum = clause.requireNumber("sum, 5 or 10");
    } else {
      clause.requireNoNumber();
      sum = clause.name().equals("x") ? XvSign.X_SUM : XvSign.V_SUM;
    }
    return List.of(new XvSign(clause.cells(), sum));
  }

  private static List<Constraint> greaterThan(ConstraintClause clause)
      throws MalformedTextException {
    clause.requireNoNumber();
    if (!clause.hasSign("<>")) {
      return List.of(new GreaterThan(clause.cells()));
    }
    ConstraintClause.Sides sides = clause.sides("><", "greater than: r1c1 > r1c2");
    return List.of(
        new GreaterThan(
            sides.sign() == '>'
                ? sides.before().followedBy(sides.after())
                : sides.after().followedBy(sides.before())));
  }

  private static List<Constraint> arrow(ConstraintClause clause) throws MalformedTextException {
    clause.requireNoNumber();
    ConstraintClause.Sides sides = clause.sides("=", "arrow: r1c1 = r1c2 r1c3");
    return List.of(new Arrow(sides.before(), sides.after()));
  }

  private static List<Constraint> clone(ConstraintClause clause) throws MalformedTextException {
    clause.requireNoNumber();
    ConstraintClause.Sides sides = clause.sides("=", "clone: r1c1 r1c2 = r7c7 r7c8");
    return List.of(new Clone(sides.before(), sides.after()));
  }

  private static List<Constraint> whispers(ConstraintClause clause)
      throws MalformedTextException {
    int usual =
        switch (clause.name()) {
          case "germanwhispers" -> GERMAN;
          case "dutchwhispers" -> DUTCH;
          default -> Whispers.usualDifference(clause.size());
        };
    return List.of(new Whispers(clause.cells(), clause.number().orElse(usual)));
  }

  private static List<Constraint> quadruple(ConstraintClause clause)
      throws MalformedTextException {
    CellList cells = clause.cells();
    if (cells.count() == 2) {
      int size = cells.size();
      int corner = cells.get(0);
      if (cells.get(1) == corner + size + 1 && corner % size < size - 1) {
        cells = CellList.of(size, corner, corner + 1, corner + size, corner + size + 1);
      }
    }
    return List.of(new Quadruple(cells, clause.requireDigits()));
  }

  private static List<Constraint> candidates(ConstraintClause clause)
      throws MalformedTextException {
    long set = 0;
    for (int digit : clause.requireDigits()) {
      set |= 1L << digit;
    }
    List<Constraint> candidates = new ArrayList<>();
    CellList cells = clause.cells();
    for (int i = 0; i < cells.count(); i++) {
      candidates.add(new Candidates(cells.part(i, i + 1), set));
    }
    return candidates;
  }

  private static List<Integer> digits(Candidates candidates) {
    List<Integer> digits = new ArrayList<>();
    for (int digit = 1; digit <= candidates.cells().size(); digit++) {
      if (DigitSets.has(candidates.digits(), digit)) {
        digits.add(digit);
      }
    }
    return digits;
  }

  private static List<Constraint> sandwich(ConstraintClause clause)
      throws MalformedTextException {
    int sum = clause.requireNumber("sum");
    List<String> words = clause.restWords();
    String line = words.get(0);
    int index = words.size() == 2 ? index(words.get(1), clause.size()) : -1;
    if (index < 0 || !(line.equals("row") || line.equals("column"))) {
      throw clause.wrongRest(
          "'%s' is not a row or column".formatted(String.join(" ", words)),
          "Write 'row 4' or 'column 4', from 1 to %d.".formatted(clause.size()));
    }
    return List.of(new Sandwich(clause.size(), line.equals("row"), index, sum));
  }

  private static int index(String word, int size) {
    boolean isNumber = word.length() <= 2 && word.chars().allMatch(Character::isDigit);
    int number = isNumber ? Integer.parseInt(word) : 0;
    return number <= size ? number - 1 : -1;
  }

  private static List<Constraint> littleKiller(ConstraintClause clause)
      throws MalformedTextException {
    int sum = clause.requireNumber("sum");
    List<String> words = new ArrayList<>(clause.restWords());
    int from = words.indexOf("from");
    Optional<LittleKiller.Direction> direction =
        from < 0 ? Optional.empty() : direction(words.subList(0, from));
    if (direction.isEmpty()) {
      throw clause.wrongRest(
          "there is no direction like 'down-right' before the word 'from'",
          "Write 'little killer %d: down-right from above r1c3'.".formatted(sum));
    }
    Optional<OutsideCell> start =
        outside(words.subList(from + 1, words.size()), clause.size());
    if (start.isEmpty()) {
      throw clause.wrongRest(
          "'%s' is not a place next to the grid"
              .formatted(String.join(" ", words.subList(from + 1, words.size()))),
          "Write 'above r1c3', 'left of r3c1', 'above left of r1c1' and so on.");
    }
    return List.of(new LittleKiller(start.get(), direction.get(), sum));
  }

  private static Optional<LittleKiller.Direction> direction(List<String> words) {
    String name = String.join("_", words).toUpperCase(Locale.ROOT);
    return Arrays.stream(LittleKiller.Direction.values())
        .filter(direction -> direction.name().equals(name))
        .findFirst();
  }

  /** Returns the place of {@code above left of r1c1} and the like. */
  private static Optional<OutsideCell> outside(List<String> words, int size) {
    int row = 0;
    int column = 0;
    for (String word : words) {
      switch (word) {
        case "above" -> row--;
        case "below" -> row++;
        case "left" -> column--;
        case "right" -> column++;
        case "of", "the" -> {}
        default -> {
          var cell = CellNames.cell(size, word);
          if (cell.isEmpty() || Math.abs(row) > 1 || Math.abs(column) > 1) {
            return Optional.empty();
          }
          int outsideRow = cell.getAsInt() / size + row;
          int outsideColumn = cell.getAsInt() % size + column;
          boolean isOutside =
              outsideRow < 0 || outsideRow >= size || outsideColumn < 0 || outsideColumn >= size;
          return isOutside && word.equals(words.get(words.size() - 1))
              ? Optional.of(new OutsideCell(size, outsideRow, outsideColumn))
              : Optional.empty();
        }
      }
    }
    return Optional.empty();
  }

  private static String words(LittleKiller.Direction direction) {
    return direction.name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  private static String words(OutsideCell place) {
    int size = place.size();
    String rows = place.row() < 0 ? "above" : place.row() == size ? "below" : "";
    String columns = place.column() < 0 ? "left" : place.column() == size ? "right" : "";
    int row = Math.min(Math.max(place.row(), 0), size - 1);
    int column = Math.min(Math.max(place.column(), 0), size - 1);
    return (rows + " " + columns).strip()
        + (columns.isEmpty() ? " " : " of ")
        + CellNames.name(size, row * size + column);
  }

  /** Returns a constraint as a line, without its end: {@code cage 15: r1c1 r1c2 r2c1}. */
  public static String write(Constraint constraint) {
    return form(constraint.kind()).write(constraint);
  }

  /** Returns a constraint without blanks: {@code cage-15:r1c1,r1c2,r2c1}. */
  public static String writeWithoutBlanks(Constraint constraint) {
    String line = write(constraint);
    int colon = line.indexOf(':');
    String head = colon < 0 ? line : line.substring(0, colon);
    String rest = colon < 0 ? "" : ":" + line.substring(colon + 1).strip();
    return head.replace(' ', '-') + rest.replace(' ', ',');
  }

  /**
   * Returns the constraints of a line.
   *
   * @param source the name of the input
   * @param size n
   * @throws MalformedTextException if it is not well formed
   */
  static List<Constraint> read(String source, Token line, int size)
      throws MalformedTextException {
    ConstraintClause clause = ConstraintClause.of(source, line, size);
    try {
      return reader(clause).read(clause);
    } catch (InvalidConstraintException e) {
      throw clause.wrong(String.valueOf(e.getMessage()), "Correct or remove this line.");
    }
  }

  private static Reader reader(ConstraintClause clause) throws MalformedTextException {
    Optional<Reader> known = reader(clause.name());
    if (known.isPresent()) {
      return known.get();
    }
    String question = SimilarNames.question(similar(clause.name()));
    throw new MalformedTextException(
        clause.place(),
        "'" + clause.typedName() + "' is not a constraint",
        question.isEmpty()
            ? "Constraints are, for example, 'diagonals', 'cage 15: r1c1 r1c2' and 'thermometer: r1c1 r1c2 r1c3'."
            : question.strip());
  }

  /** Returns the reader of a name in the singular or plural. */
  private static Optional<Reader> reader(String key) {
    for (String name : List.of(key, key.endsWith("s") ? key.substring(0, key.length() - 1) : key)) {
      Reader compound = COMPOUNDS.get(name);
      Form<?> form = FORMS.get(name);
      if (compound != null || form != null) {
        return Optional.of(compound != null ? compound : form.reader);
      }
    }
    return Optional.empty();
  }

  private static List<String> similar(String key) {
    List<String> keys = new ArrayList<>(FORMS.keySet());
    keys.addAll(COMPOUNDS.keySet());
    return SimilarNames.nearest(key, keys, MAX_CHANGES).stream()
        .map(ConstraintNotation::nameOf)
        .toList();
  }

  private static String nameOf(String key) {
    Form<?> form = FORMS.get(key);
    return form == null
        ? key
        : form.names.stream()
            .filter(name -> ConstraintClause.key(name).equals(key))
            .findFirst()
            .orElse(key);
  }

  /**
   * Returns whether a line is meant as a constraint: it names cells, or it consists of the name of
   * a constraint, perhaps mistyped.
   */
  static boolean isMeant(TextLine line) {
    String text = line.text();
    int colon = text.indexOf(':');
    String head = (colon < 0 ? text : text.substring(0, colon)).strip();
    if (head.isEmpty() || !Character.isLetter(head.charAt(0)) || GridBlock.isMaskHeading(line)) {
      return false;
    }
    if (CellNotation.occursIn(text)) {
      return true;
    }
    String name = head.replaceAll("[\\s\\d,-]+$", "");
    String key = ConstraintClause.key(name);
    if (!LETTERS.matcher(name).matches()) {
      return false;
    }
    boolean isLong = colon >= 0 || key.length() >= MIN_LETTERS;
    return isLong && (reader(key).isPresent() || !similar(key).isEmpty())
        || key.length() > 1 && COMPOUNDS.containsKey(key);
  }
}
