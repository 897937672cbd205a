package org.nonomino.text;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.nonomino.core.CellList;
import org.nonomino.core.Constraint;
import org.nonomino.core.ConstraintField;
import org.nonomino.core.ConstraintKind;
import org.nonomino.core.ConstraintShape;
import org.nonomino.core.Symbols;
import org.nonomino.core.constraint.ConstraintValues;
import org.nonomino.core.constraint.Diagonal;
import org.nonomino.core.constraint.GreaterThan;
import org.nonomino.core.constraint.LittleKiller;
import org.nonomino.core.constraint.NegativeRatio;
import org.nonomino.core.constraint.NonConsecutive;
import org.nonomino.core.constraint.OutsideCell;
import org.nonomino.core.constraint.Sandwich;
import org.nonomino.core.constraint.WeightedSum;
import org.nonomino.core.constraint.Whispers;
import org.nonomino.core.constraint.XvSign;

/**
 * The notation of each kind of constraint, which follows from its names and fields: {@code NAME
 * NUMBERS: CELLS}. Only kinds that people write in another way have their own code here. {@code
 * docs/site/content/reference/constraints.md} describes the notation.
 */
final class ConstraintForms {
  private static final int GERMAN = 5;
  private static final int DUTCH = 4;

  /** Names for several constraints, in the form of {@link ConstraintClause#key}. */
  private static final Map<String, Reader> COMPOUNDS =
      Map.of(
          "diagonals", ConstraintForms::diagonals,
          "xsudoku", ConstraintForms::diagonals,
          "kropki", ConstraintForms::allDots,
          "alldots", ConstraintForms::allDots);

  /** All names in the form of {@link ConstraintClause#key}, each with its kind. */
  private static final Map<String, ConstraintKind> KINDS = kinds();

  /** The readers by each understood name, in the form of {@link ConstraintClause#key}. */
  private static final Map<String, Reader> READERS = readers();

  /** Creates constraints from a clause. */
  @FunctionalInterface
  interface Reader {
    /**
     * Returns the constraints.
     *
     * @throws MalformedTextException if a part of the clause is wrong
     * @throws org.nonomino.core.InvalidConstraintException if its parts do not fit together
     */
    List<Constraint> read(ConstraintClause clause) throws MalformedTextException;
  }

  private ConstraintForms() {}

  private static Map<String, ConstraintKind> kinds() {
    Map<String, ConstraintKind> kinds = new LinkedHashMap<>();
    for (ConstraintKind kind : ConstraintKind.values()) {
      if (!kind.isCustom()) {
        addNames(kinds, kind);
      }
    }
    return Collections.unmodifiableMap(kinds);
  }

  private static void addNames(Map<String, ConstraintKind> kinds, ConstraintKind kind) {
    kind.names().text().forEach(name -> kinds.put(ConstraintClause.key(name), kind));
  }

  /** Returns the readers by the names with any of their words in the singular or plural. */
  private static Map<String, Reader> readers() {
    Map<String, Reader> readers = new HashMap<>();
    KINDS.forEach((key, kind) -> readers.put(key, clause -> read(kind, clause)));
    readers.putAll(COMPOUNDS);
    for (ConstraintKind kind : new LinkedHashSet<>(KINDS.values())) {
      kind.names().text().stream()
          .flatMap(name -> inAnyNumber(List.of(name.split("[ -]", -1))))
          .forEach(key -> readers.putIfAbsent(key, clause -> read(kind, clause)));
    }
    COMPOUNDS.forEach((key, reader) -> readers.putIfAbsent(otherNumber(key), reader));
    return Map.copyOf(readers);
  }

  /** Returns the key of words for each choice of singular and plural. */
  private static Stream<String> inAnyNumber(List<String> words) {
    if (words.isEmpty()) {
      return Stream.of("");
    }
    String first = words.get(0);
    return inAnyNumber(words.subList(1, words.size()))
        .flatMap(rest -> Stream.of(first + rest, otherNumber(first) + rest));
  }

  /** Returns the plural of a word in the singular, and the other way round. */
  private static String otherNumber(String word) {
    return word.length() == 1
        ? word
        : word.endsWith("s") ? word.substring(0, word.length() - 1) : word + "s";
  }

  private static List<Constraint> read(ConstraintKind kind, ConstraintClause clause)
      throws MalformedTextException {
    return switch (kind) {
      case DIAGONAL -> diagonal(clause);
      case XV -> {
        clause.requireNoNumber();
        int sum = clause.name().equals("x") ? XvSign.X_SUM : XvSign.V_SUM;
        yield List.of(new XvSign(clause.cells(), sum));
      }
      case GREATER_THAN -> greaterThan(clause);
      case WHISPERS -> whispers(clause);
      case LITTLE_KILLER -> OutsideNotation.littleKiller(clause);
      case SANDWICH -> OutsideNotation.sandwich(clause);
      default -> byFields(kind, clause);
    };
  }

  /** Reads the fields: for a place and for marks the number comes first, for other cells last. */
  private static List<Constraint> byFields(ConstraintKind kind, ConstraintClause clause)
      throws MalformedTextException {
    ConstraintValues values = new ConstraintValues(clause.symbols());
    List<ConstraintField> fields = new ArrayList<>(kind.fields());
    if (fields.isEmpty()) {
      clause.requireNoCells();
    } else if (fields.stream().noneMatch(field -> isNumber(field.type()))) {
      clause.requireNoNumber();
    }
    if (!isList(kind)) {
      Collections.reverse(fields);
    }
    if (fields.stream().filter(field -> field.type() == ConstraintField.Type.CELLS).count() > 1) {
      String example = kind == ConstraintKind.ARROW ? "r1c1 = r1c2 r1c3" : "r1c1 r1c2 = r7c7 r7c8";
      ConstraintClause.Sides sides = clause.sides("=", name(kind) + ": " + example);
      return List.of(
          values
              .with(fields.get(0), sides.before())
              .with(fields.get(1), sides.after())
              .constraint(kind));
    }
    for (ConstraintField field : fields) {
      switch (field.type()) {
        case CELLS -> values.with(field, cells(kind, clause));
        case CAGES -> values.with(field, clause.groups('=', name(kind) + ": r1c1 r1c2 = r5c5"));
        case PLACE -> values.with(field, OutsideNotation.endOfLine(clause));
        case DIGITS -> values.with(field, clause.requireDigits());
        case NUMBER -> number(field, clause).ifPresent(number -> values.with(field, number));
        case CELL -> {
          return eachCell(kind, field, clause, values);
        }
        case WORD, LINE, TEXT, RULE, NUMBERS, RANGE ->
            throw new IllegalStateException(kind.words());
      }
    }
    return List.of(values.constraint(kind));
  }

  private static boolean isNumber(ConstraintField.Type type) {
    return type == ConstraintField.Type.NUMBER || type == ConstraintField.Type.DIGITS;
  }

  private static boolean isList(ConstraintKind kind) {
    return kind.shape() != ConstraintShape.OUTSIDE && kind.shape() != ConstraintShape.CELL;
  }

  private static OptionalInt number(ConstraintField field, ConstraintClause clause)
      throws MalformedTextException {
    if (field.isRequired()) {
      return OptionalInt.of(clause.requireNumber(field.words()));
    }
    OptionalInt number = clause.number();
    return number.isPresent() || field.usual().isEmpty()
        ? number
        : OptionalInt.of(field.usual().get().applyAsInt(clause.size()));
  }

  private static CellList cells(ConstraintKind kind, ConstraintClause clause)
      throws MalformedTextException {
    CellList cells = clause.cells(run(kind));
    return kind.shape() == ConstraintShape.CORNER && cells.count() == 2
        ? CellNotation.rectangle(cells.get(0), cells.get(1), cells.size())
        : cells;
  }

  /** Returns the meaning of two cells with a hyphen between them. */
  private static CellNotation.Run run(ConstraintKind kind) {
    return kind == ConstraintKind.EXTRA_REGION
        ? CellNotation.Run.RECTANGLE
        : CellNotation.Run.STRAIGHT;
  }

  private static List<Constraint> eachCell(
      ConstraintKind kind, ConstraintField field, ConstraintClause clause, ConstraintValues values)
      throws MalformedTextException {
    CellList cells = clause.cells().requireDistinct();
    return IntStream.range(0, cells.count())
        .mapToObj(i -> values.with(field, cells.part(i, i + 1)).constraint(kind))
        .toList();
  }

  private static List<Constraint> diagonals(ConstraintClause clause) throws MalformedTextException {
    clause.requireNoCells();
    return List.of(new Diagonal(clause.size(), true), new Diagonal(clause.size(), false));
  }

  /** Reads that all dots of both colours are given. */
  private static List<Constraint> allDots(ConstraintClause clause) throws MalformedTextException {
    clause.requireNoCells();
    return List.of(new NonConsecutive(clause.size()), new NegativeRatio(clause.size()));
  }

  private static List<Constraint> diagonal(ConstraintClause clause) throws MalformedTextException {
    clause.requireNoCells();
    if (clause.name().equals("diagonal")) {
      throw clause.wrong(
          "there are two diagonals",
          "Write 'rising diagonal' (from the lower left), 'falling diagonal' or 'diagonals'.");
    }
    return List.of(new Diagonal(clause.size(), clause.name().startsWith("rising")));
  }

  private static List<Constraint> greaterThan(ConstraintClause clause)
      throws MalformedTextException {
    clause.requireNoNumber();
    if (!clause.hasSign("<>")) {
      return List.of(new GreaterThan(clause.cells()));
    }
    ConstraintClause.Sides sides = clause.sides("><", "greater: r1c1 > r1c2");
    return List.of(
        new GreaterThan(
            sides.sign() == '>'
                ? sides.before().followedBy(sides.after())
                : sides.after().followedBy(sides.before())));
  }

  private static List<Constraint> whispers(ConstraintClause clause) throws MalformedTextException {
    int usual =
        clause.name().startsWith("german")
            ? GERMAN
            : clause.name().startsWith("dutch")
                ? DUTCH
                : ConstraintKind.WHISPERS.usualNumber(clause.size());
    return List.of(new Whispers(clause.cells(), clause.number().orElse(usual)));
  }

  /**
   * Returns the reader of a name in the singular or plural.
   *
   * @param key the name in the form of {@link ConstraintClause#key}
   */
  static Optional<Reader> reader(String key) {
    return Optional.ofNullable(READERS.get(key));
  }

  /** Returns all names, in the form of {@link ConstraintClause#key}. */
  static List<String> keys() {
    List<String> keys = new ArrayList<>(KINDS.keySet());
    keys.addAll(COMPOUNDS.keySet());
    return keys;
  }

  /** Returns a name as people write it: {@code slow thermometer}. */
  static String name(String key) {
    return Optional.ofNullable(KINDS.get(key)).stream()
        .flatMap(kind -> kind.names().text().stream())
        .filter(name -> ConstraintClause.key(name).equals(key))
        .findFirst()
        .orElse(key);
  }

  private static String name(ConstraintKind kind) {
    return kind.names().text().get(0);
  }

  /** Returns a constraint as a line. */
  static String write(Constraint constraint, Symbols symbols) {
    CellList cells = constraint.cells();
    return switch (constraint.kind()) {
      case DIAGONAL -> ((Diagonal) constraint).isRising() ? "rising diagonal" : "falling diagonal";
      case XV -> ((XvSign) constraint).letter().toLowerCase(Locale.ROOT) + ": " + run(cells);
      case GREATER_THAN -> name(constraint.kind()) + ": " + cells.name(0) + " > " + cells.name(1);
      case LITTLE_KILLER -> {
        LittleKiller clue = (LittleKiller) constraint;
        yield "little killer %d: %s".formatted(clue.sum(), OutsideNotation.words(clue));
      }
      case SANDWICH -> {
        Sandwich clue = (Sandwich) constraint;
        yield "sandwich %d: %s %d"
            .formatted(clue.sum(), clue.isRow() ? "row" : "column", clue.index() + 1);
      }
      case WEIGHTED_SUM -> SumNotation.write((WeightedSum) constraint, symbols);
      default -> withFields(constraint, symbols);
    };
  }

  private static String withFields(Constraint constraint, Symbols symbols) {
    ConstraintKind kind = constraint.kind();
    ConstraintValues values = ConstraintValues.of(constraint);
    StringBuilder numbers = new StringBuilder();
    List<String> cells = new ArrayList<>();
    for (ConstraintField field : kind.fields()) {
      Object value = values.get(field).orElse("");
      switch (field.type()) {
        case NUMBER -> numbers.append(number(kind, constraint.size(), value));
        case DIGITS ->
            ((List<?>) value)
                .forEach(digit -> numbers.append(' ').append(symbols.value((Integer) digit)));
        case CAGES -> ((List<?>) value).forEach(cage -> cells.add(run((CellList) cage)));
        case PLACE -> cells.add(OutsideNotation.endOfLine((OutsideCell) value));
        case CELLS, CELL -> cells.add(written(kind, (CellList) value));
        case WORD, LINE, TEXT, RULE, NUMBERS, RANGE ->
            throw new IllegalStateException(kind.words());
      }
    }
    return name(kind) + numbers + (cells.isEmpty() ? "" : ": " + String.join(" = ", cells));
  }

  /** The usual difference of whispers lines depends on whom one asks, so it is always written. */
  private static String number(ConstraintKind kind, int size, Object number) {
    boolean isUsual =
        kind != ConstraintKind.WHISPERS
            && kind.numberField().flatMap(ConstraintField::usual).isPresent()
            && number.equals(kind.usualNumber(size));
    return isUsual || number.equals("") ? "" : " " + number;
  }

  private static String written(ConstraintKind kind, CellList cells) {
    return kind.shape() == ConstraintShape.CORNER
        ? cells.name(0) + " " + cells.name(cells.count() - 1)
        : CellNotation.write(cells, run(kind));
  }

  private static String run(CellList cells) {
    return CellNotation.write(cells, CellNotation.Run.STRAIGHT);
  }

  /** Returns whether two constraints are marks of one kind, so that a line can list both. */
  static boolean areMarks(Constraint first, Constraint second) {
    return first.kind() == second.kind()
        && first.kind().shape() == ConstraintShape.CELL
        && first.kind().fields().size() == 1;
  }
}
