package org.nonomino.text;

import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.IntFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.nonomino.core.CellList;
import org.nonomino.core.Constraint;
import org.nonomino.core.ConstraintKind;
import org.nonomino.core.DigitSets;
import org.nonomino.core.InvalidConstraintException;
import org.nonomino.core.constraint.AntiKing;
import org.nonomino.core.constraint.AntiKnight;
import org.nonomino.core.constraint.Arrow;
import org.nonomino.core.constraint.BetweenLine;
import org.nonomino.core.constraint.BlackDot;
import org.nonomino.core.constraint.Candidates;
import org.nonomino.core.constraint.Clone;
import org.nonomino.core.constraint.Diagonal;
import org.nonomino.core.constraint.DisjointGroups;
import org.nonomino.core.constraint.DoubleArrow;
import org.nonomino.core.constraint.EntropicLine;
import org.nonomino.core.constraint.EqualCages;
import org.nonomino.core.constraint.EvenCell;
import org.nonomino.core.constraint.ExtraRegion;
import org.nonomino.core.constraint.GreaterThan;
import org.nonomino.core.constraint.Indexer;
import org.nonomino.core.constraint.KillerCage;
import org.nonomino.core.constraint.LittleKiller;
import org.nonomino.core.constraint.LockoutLine;
import org.nonomino.core.constraint.Maximum;
import org.nonomino.core.constraint.Minimum;
import org.nonomino.core.constraint.ModularLine;
import org.nonomino.core.constraint.Nabner;
import org.nonomino.core.constraint.NamedRegion;
import org.nonomino.core.constraint.NegativeRatio;
import org.nonomino.core.constraint.NegativeXv;
import org.nonomino.core.constraint.NonConsecutive;
import org.nonomino.core.constraint.NumberedRoom;
import org.nonomino.core.constraint.OddCell;
import org.nonomino.core.constraint.OutsideCell;
import org.nonomino.core.constraint.OutsideClue;
import org.nonomino.core.constraint.Palindrome;
import org.nonomino.core.constraint.ParityLine;
import org.nonomino.core.constraint.Quadruple;
import org.nonomino.core.constraint.RegionSumLine;
import org.nonomino.core.constraint.Renban;
import org.nonomino.core.constraint.RepeatCage;
import org.nonomino.core.constraint.Sandwich;
import org.nonomino.core.constraint.Skyscraper;
import org.nonomino.core.constraint.SlowThermometer;
import org.nonomino.core.constraint.Thermometer;
import org.nonomino.core.constraint.Whispers;
import org.nonomino.core.constraint.WhiteDot;
import org.nonomino.core.constraint.Windoku;
import org.nonomino.core.constraint.XSum;
import org.nonomino.core.constraint.XvSign;
import org.nonomino.core.constraint.ZipperLine;

/**
 * The notation of each kind of constraint: its names, what follows them, and how it is written.
 * {@code docs/site/content/reference/constraints.md} describes it.
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

  private static final Map<ConstraintKind, Form> BY_KIND = byKind();

  /** The forms by name, in the form of {@link ConstraintClause#key}. */
  private static final Map<String, Form> BY_NAME = byName();

  /** The readers by each understood name, in the form of {@link ConstraintClause#key}. */
  private static final Map<String, Reader> READERS = readers();

  /** Creates constraints from a clause. */
  @FunctionalInterface
  interface Reader {
    /**
     * Returns the constraints.
     *
     * @throws MalformedTextException if a part of the clause is wrong
     * @throws InvalidConstraintException if its parts do not fit together
     */
    List<Constraint> read(ConstraintClause clause) throws MalformedTextException;
  }

  /**
   * The notation of a kind.
   *
   * @param names the name to write, and others that can be read
   * @param isMark whether the constraint belongs to one cell, so that a line may list several
   * @param writer gives a constraint as a line
   */
  private record Form(
      List<String> names, boolean isMark, Reader reader, Function<Constraint, String> writer) {
    static <C extends Constraint> Form of(
        Class<C> type, Reader reader, Function<C, String> writer, String... names) {
      return new Form(
          List.of(names),
          false,
          reader,
          constraint -> names[0] + writer.apply(type.cast(constraint)));
    }
  }

  private ConstraintForms() {}

  private static Map<ConstraintKind, Form> byKind() {
    Map<ConstraintKind, Form> forms = new EnumMap<>(ConstraintKind.class);
    for (ConstraintKind kind : ConstraintKind.values()) {
      forms.put(kind, form(kind));
    }
    return Collections.unmodifiableMap(forms);
  }

  private static Map<String, Form> byName() {
    Map<String, Form> forms = new LinkedHashMap<>();
    BY_KIND
        .values()
        .forEach(form -> form.names.forEach(name -> forms.put(ConstraintClause.key(name), form)));
    return Collections.unmodifiableMap(forms);
  }

  /** Returns the readers by the names with any of their words in the singular or plural. */
  private static Map<String, Reader> readers() {
    Map<String, Reader> readers = new HashMap<>();
    BY_NAME.forEach((key, form) -> readers.put(key, form.reader));
    readers.putAll(COMPOUNDS);
    BY_KIND
        .values()
        .forEach(
            form ->
                form.names.stream()
                    .flatMap(name -> inAnyNumber(List.of(name.split("[ -]", -1))))
                    .forEach(key -> readers.putIfAbsent(key, form.reader)));
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

  private static Form of(Constraint constraint) {
    return Objects.requireNonNull(BY_KIND.get(constraint.kind()));
  }

  private static Form form(ConstraintKind kind) {
    return switch (kind) {
      case DIAGONAL ->
          new Form(
              List.of("diagonal", "rising diagonal", "falling diagonal"),
              false,
              ConstraintForms::diagonal,
              constraint ->
                  ((Diagonal) constraint).isRising() ? "rising diagonal" : "falling diagonal");
      case WINDOKU -> whole(Windoku::new, "windows", "windoku", "hyper", "hypersudoku");
      case DISJOINT_GROUPS -> whole(DisjointGroups::new, "disjoint groups", "disjoint sets");
      case EXTRA_REGION ->
          Form.of(
              ExtraRegion.class,
              clause -> {
                clause.requireNoNumber();
                return List.of(new ExtraRegion(clause.cells(CellNotation.Run.RECTANGLE)));
              },
              region -> ": " + CellNotation.write(region.cells(), CellNotation.Run.RECTANGLE),
              "extra region",
              "extra house");
      case CENTRE_DOT -> named(NamedRegion.CENTRE_DOT, "centre dot", "center dot");
      case ASTERISK -> named(NamedRegion.ASTERISK, "asterisk");
      case GIRANDOLA -> named(NamedRegion.GIRANDOLA, "girandola");
      case ANTI_KNIGHT -> whole(AntiKnight::new, "anti-knight", "knight", "knights move");
      case ANTI_KING -> whole(AntiKing::new, "anti-king", "king", "kings move");
      case NON_CONSECUTIVE ->
          whole(NonConsecutive::new, "non-consecutive", "all white dots", "negative white dots");
      case KILLER_CAGE ->
          Form.of(
              KillerCage.class,
              clause -> List.of(new KillerCage(clause.cells(), clause.number())),
              cage -> (cage.sum().isPresent() ? " " + cage.sum().getAsInt() : "") + cells(cage),
              "cage",
              "killer cage",
              "killer",
              "sum");
      case REPEAT_CAGE ->
          Form.of(
              RepeatCage.class,
              clause -> List.of(new RepeatCage(clause.cells(), clause.requireNumber("sum"))),
              cage -> " " + cage.sum() + cells(cage),
              "repeat cage",
              "cage with repeats",
              "repeating cage");
      case EQUAL_CAGES ->
          Form.of(
              EqualCages.class,
              clause -> {
                clause.requireNoNumber();
                return List.of(new EqualCages(clause.groups('=', "equal cages: r1c1 r1c2 = r5c5")));
              },
              cages ->
                  ": "
                      + cages.cages().stream()
                          .map(ConstraintForms::run)
                          .collect(Collectors.joining(" = ")),
              "equal cages",
              "cages with equal sums");
      case WHITE_DOT ->
          Form.of(
              WhiteDot.class,
              clause ->
                  List.of(
                      new WhiteDot(
                          clause.cells(), clause.number().orElse(WhiteDot.USUAL_DIFFERENCE))),
              dot -> unlessUsual(dot.difference(), WhiteDot.USUAL_DIFFERENCE) + cells(dot),
              "white dot",
              "difference",
              "consecutive");
      case BLACK_DOT ->
          Form.of(
              BlackDot.class,
              clause ->
                  List.of(
                      new BlackDot(clause.cells(), clause.number().orElse(BlackDot.USUAL_RATIO))),
              dot -> unlessUsual(dot.ratio(), BlackDot.USUAL_RATIO) + cells(dot),
              "black dot",
              "ratio");
      case XV ->
          new Form(
              List.of("x", "v"),
              false,
              ConstraintForms::xv,
              sign -> ((XvSign) sign).letter().toLowerCase(Locale.ROOT) + cells(sign));
      case NEGATIVE_RATIO ->
          whole(NegativeRatio::new, "all black dots", "negative black dots", "negative ratio");
      case NEGATIVE_XV -> whole(NegativeXv::new, "all xv", "negative xv", "anti-xv");
      case GREATER_THAN ->
          Form.of(
              GreaterThan.class,
              ConstraintForms::greaterThan,
              sign -> ": " + sign.cells().name(0) + " > " + sign.cells().name(1),
              "greater",
              "greater than",
              "inequality");
      case THERMOMETER -> line(Thermometer::new, "thermometer", "thermo");
      case SLOW_THERMOMETER -> line(SlowThermometer::new, "slow thermometer", "slow thermo");
      case ARROW ->
          Form.of(
              Arrow.class,
              ConstraintForms::arrow,
              arrow -> ": " + equal(arrow.circle(), arrow.shaft()),
              "arrow");
      case PALINDROME -> line(Palindrome::new, "palindrome", "palindrome line");
      case RENBAN -> line(Renban::new, "renban", "renban line");
      case WHISPERS ->
          Form.of(
              Whispers.class,
              ConstraintForms::whispers,
              whispers -> " " + whispers.difference() + cells(whispers),
              "whispers",
              "whisper",
              "whispers line",
              "german whispers",
              "dutch whispers");
      case REGION_SUM_LINE -> line(RegionSumLine::new, "region sum line", "region sum");
      case BETWEEN_LINE -> line(BetweenLine::new, "between line", "between");
      case ENTROPIC_LINE -> line(EntropicLine::new, "entropic line", "entropic");
      case MODULAR_LINE ->
          Form.of(
              ModularLine.class,
              clause ->
                  List.of(
                      new ModularLine(
                          clause.cells(), clause.number().orElse(ModularLine.USUAL_MODULUS))),
              line -> unlessUsual(line.modulus(), ModularLine.USUAL_MODULUS) + cells(line),
              "modular line",
              "modular");
      case PARITY_LINE -> line(ParityLine::new, "parity line", "parity");
      case NABNER -> line(Nabner::new, "nabner", "nabner line");
      case ZIPPER_LINE -> line(ZipperLine::new, "zipper line", "zipper");
      case DOUBLE_ARROW -> line(DoubleArrow::new, "double arrow");
      case LOCKOUT_LINE ->
          Form.of(
              LockoutLine.class,
              clause ->
                  List.of(
                      new LockoutLine(
                          clause.cells(),
                          clause.number().orElse(LockoutLine.usualDifference(clause.size())))),
              line ->
                  unlessUsual(line.difference(), LockoutLine.usualDifference(line.size()))
                      + cells(line),
              "lockout line",
              "lockout");
      case LITTLE_KILLER ->
          Form.of(
              LittleKiller.class,
              OutsideNotation::littleKiller,
              clue -> " %d: %s".formatted(clue.sum(), OutsideNotation.words(clue)),
              "little killer",
              "little killer sum");
      case SANDWICH ->
          Form.of(
              Sandwich.class,
              OutsideNotation::sandwich,
              clue ->
                  " %d: %s %d"
                      .formatted(clue.sum(), clue.isRow() ? "row" : "column", clue.index() + 1),
              "sandwich",
              "sandwich sum");
      case X_SUM -> outside(XSum::new, "sum", "x-sum");
      case SKYSCRAPER -> outside(Skyscraper::new, "number", "skyscraper");
      case NUMBERED_ROOM -> outside(NumberedRoom::new, "digit", "numbered room", "room");
      case ODD -> mark(OddCell::new, "odd", "odd cell");
      case EVEN -> mark(EvenCell::new, "even", "even cell");
      case MINIMUM -> mark(Minimum::new, "minimum", "min");
      case MAXIMUM -> mark(Maximum::new, "maximum", "max");
      case ROW_INDEXER -> indexer(Indexer.What.ROW, "row indexer");
      case COLUMN_INDEXER -> indexer(Indexer.What.COLUMN, "column indexer");
      case BOX_INDEXER -> indexer(Indexer.What.CELL, "box indexer", "region indexer");
      case QUADRUPLE ->
          Form.of(
              Quadruple.class,
              ConstraintForms::quadruple,
              quadruple ->
                  " %s: %s %s"
                      .formatted(
                          joined(quadruple.digits()),
                          quadruple.cells().name(0),
                          quadruple.cells().name(quadruple.cells().count() - 1)),
              "quadruple",
              "quad");
      case CLONE ->
          Form.of(
              Clone.class,
              ConstraintForms::clone,
              clone -> ": " + equal(clone.originals(), clone.copies()),
              "clone");
      case CANDIDATES ->
          Form.of(
              Candidates.class,
              ConstraintForms::candidates,
              candidates -> " " + joined(digits(candidates)) + cells(candidates),
              "candidates",
              "candidate",
              "given candidates");
    };
  }

  private static String unlessUsual(int number, int usual) {
    return number == usual ? "" : " " + number;
  }

  private static String cells(Constraint constraint) {
    return ": " + run(constraint.cells());
  }

  private static String equal(CellList left, CellList right) {
    return run(left) + " = " + run(right);
  }

  private static String run(CellList cells) {
    return CellNotation.write(cells, CellNotation.Run.STRAIGHT);
  }

  private static String joined(List<Integer> digits) {
    return digits.stream().map(String::valueOf).collect(Collectors.joining(" "));
  }

  /** Returns the form of a rule for the whole grid. */
  private static Form whole(IntFunction<Constraint> maker, String... names) {
    return new Form(
        List.of(names),
        false,
        clause -> {
          clause.requireNoCells();
          return List.of(maker.apply(clause.size()));
        },
        rule -> names[0]);
  }

  private static Form named(NamedRegion region, String... names) {
    return whole(
        size -> {
          if (size != NamedRegion.SIZE) {
            throw new InvalidConstraintException("it belongs to grids of 9×9");
          }
          return region;
        },
        names);
  }

  /** Returns the form of a line through cells. */
  private static Form line(Function<CellList, Constraint> maker, String... names) {
    return new Form(
        List.of(names),
        false,
        clause -> {
          clause.requireNoNumber();
          return List.of(maker.apply(clause.cells()));
        },
        line -> names[0] + cells(line));
  }

  /** Returns the form of a mark in a cell. */
  private static Form mark(Function<CellList, Constraint> maker, String... names) {
    return new Form(
        List.of(names),
        true,
        clause -> {
          clause.requireNoNumber();
          return eachCell(clause, maker);
        },
        mark -> names[0] + cells(mark));
  }

  private static Form indexer(Indexer.What what, String... names) {
    return mark(cell -> new Indexer(what, cell), names);
  }

  /** Returns the form of a number at the end of a row or column. */
  private static Form outside(OutsideMaker maker, String meaning, String... names) {
    return Form.of(
        OutsideClue.class,
        clause -> {
          int number = clause.requireNumber(meaning);
          return List.of(maker.of(OutsideNotation.endOfLine(clause), number));
        },
        clue -> " %d: %s".formatted(clue.value(), OutsideNotation.endOfLine(clue.start())),
        names);
  }

  /** Creates a constraint from a place next to the grid and the number there. */
  @FunctionalInterface
  private interface OutsideMaker {
    Constraint of(OutsideCell place, int number);
  }

  private static List<Constraint> eachCell(
      ConstraintClause clause, Function<CellList, Constraint> maker) throws MalformedTextException {
    CellList cells = clause.cells().requireDistinct();
    return IntStream.range(0, cells.count())
        .mapToObj(i -> maker.apply(cells.part(i, i + 1)))
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

  private static List<Constraint> xv(ConstraintClause clause) throws MalformedTextException {
    clause.requireNoNumber();
    return List.of(
        new XvSign(clause.cells(), clause.name().equals("x") ? XvSign.X_SUM : XvSign.V_SUM));
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

  private static List<Constraint> whispers(ConstraintClause clause) throws MalformedTextException {
    int usual =
        clause.name().startsWith("german")
            ? GERMAN
            : clause.name().startsWith("dutch") ? DUTCH : Whispers.usualDifference(clause.size());
    return List.of(new Whispers(clause.cells(), clause.number().orElse(usual)));
  }

  private static List<Constraint> quadruple(ConstraintClause clause) throws MalformedTextException {
    CellList cells = clause.cells();
    return List.of(
        new Quadruple(
            cells.count() == 2
                ? CellNotation.rectangle(cells.get(0), cells.get(1), cells.size())
                : cells,
            clause.requireDigits()));
  }

  private static List<Constraint> candidates(ConstraintClause clause)
      throws MalformedTextException {
    long digits = 0;
    for (int digit : clause.requireDigits()) {
      digits |= 1L << digit;
    }
    long set = digits;
    return eachCell(clause, cell -> new Candidates(cell, set));
  }

  private static List<Integer> digits(Candidates candidates) {
    return IntStream.rangeClosed(1, candidates.size())
        .filter(digit -> DigitSets.has(candidates.digits(), digit))
        .boxed()
        .toList();
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
    List<String> keys = new ArrayList<>(BY_NAME.keySet());
    keys.addAll(COMPOUNDS.keySet());
    return keys;
  }

  /** Returns a name as people write it: {@code slow thermometer}. */
  static String name(String key) {
    Form form = BY_NAME.get(key);
    return form == null
        ? key
        : form.names.stream()
            .filter(name -> ConstraintClause.key(name).equals(key))
            .findFirst()
            .orElse(key);
  }

  /** Returns a constraint as a line. */
  static String write(Constraint constraint) {
    return of(constraint).writer.apply(constraint);
  }

  /** Returns whether two constraints are marks of one kind, so that a line can list both. */
  static boolean areMarks(Constraint first, Constraint second) {
    return first.kind() == second.kind() && of(first).isMark;
  }
}
