package org.nonomino.text;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.nonomino.core.CellList;
import org.nonomino.core.Constraint;
import org.nonomino.core.Grid;
import org.nonomino.core.InvalidConstraintException;
import org.nonomino.core.Rules;
import org.nonomino.core.SimilarNames;
import org.nonomino.core.Symbols;
import org.nonomino.core.constraint.Diagonal;
import org.nonomino.core.rule.OwnRule;

/**
 * Constraints as people type them, one line each: {@code cage 15: r1c1 r1c2 r2c1}. In formats with
 * a puzzle per line, semicolons separate them, and they can do without blanks: hyphens replace
 * those before the colon, and commas those after it, as in {@code
 * diagonals;little-killer-23:down-right,from,above,r1c3}. Both are read alike. {@code
 * docs/site/content/reference/constraints.md} describes the notation.
 */
public final class ConstraintNotation {
  /** The maximum number of constraints of a puzzle. */
  static final int MAX_COUNT = 10_000;

  /** The maximum difference between a typed name and a suggested name. */
  private static final int MAX_CHANGES = 2;

  /** The minimum number of letters of a mistyped name in a line without cells. */
  private static final int MIN_LETTERS = 6;

  private static final char SEPARATOR = ';';

  private static final Pattern NUMBERS = Pattern.compile("[\\d\\s,.+-]*+$");

  private static final Pattern FIRST_WORD = Pattern.compile("\\s*+([^\\s;,]++).*", Pattern.DOTALL);

  private ConstraintNotation() {}

  /**
   * Returns the symbols of rules, unless they are the usual ones, and their constraints as lines,
   * without line ends.
   */
  public static List<String> lines(Rules rules) {
    List<String> lines = new ArrayList<>();
    SymbolNotation.write(rules.symbols()).ifPresent(lines::add);
    lines.addAll(lines(rules.constraints(), rules.symbols()));
    return lines;
  }

  /**
   * Returns constraints as lines, without line ends. Equal constraints are written once, and marks
   * of the same kind share a line.
   *
   * @param symbols for the values of digits
   */
  public static List<String> lines(Collection<Constraint> constraints, Symbols symbols) {
    List<Constraint> distinct = new ArrayList<>(new LinkedHashSet<>(constraints));
    List<String> lines = new ArrayList<>();
    Map<String, OwnRule> named = new HashMap<>();
    for (int i = 0; i < distinct.size(); i++) {
      Constraint constraint = distinct.get(i);
      Constraint before = distinct.get(Math.max(0, i - 1));
      int last = lines.size() - 1;
      if (isDiagonal(before, true) && isDiagonal(constraint, false)) {
        lines.set(last, "diagonals");
      } else if (i > 0 && ConstraintForms.areMarks(before, constraint)) {
        lines.set(last, lines.get(last) + " " + constraint.cells().name(0));
      } else if (constraint instanceof OwnRule rule) {
        OwnRule written = withFreeName(rule, named);
        lines.add(RuleNotation.write(written, isKnown(written, named), symbols));
      } else {
        lines.add(ConstraintForms.write(constraint, symbols));
      }
    }
    return lines;
  }

  /** Returns a rule with a number after its name if an earlier rule is another one of that name. */
  private static OwnRule withFreeName(OwnRule rule, Map<String, OwnRule> named) {
    if (rule.name().isEmpty() || !isTaken(rule.name().get(), rule, named)) {
      return rule;
    }
    int number = 2;
    String name = numbered(rule.name().get(), number);
    while (isTaken(name, rule, named)) {
      number++;
      name = numbered(rule.name().get(), number);
    }
    return new OwnRule(rule.form(), Optional.of(name), rule.look(), rule.cells());
  }

  /** Returns a name with a number, shortened if it would be too long. */
  private static String numbered(String name, int number) {
    String end = " " + number;
    return name.substring(0, Math.min(name.length(), OwnRule.MAX_NAME - end.length())) + end;
  }

  private static boolean isTaken(String name, OwnRule rule, Map<String, OwnRule> named) {
    OwnRule earlier = named.get(NamedRules.key(name));
    return earlier != null
        && !(earlier.form().equals(rule.form()) && earlier.look().equals(rule.look()));
  }

  /** Returns whether a rule has the same name, form and look as an earlier one. */
  private static boolean isKnown(OwnRule rule, Map<String, OwnRule> named) {
    if (rule.name().isEmpty()) {
      return false;
    }
    OwnRule earlier = named.put(NamedRules.key(rule.name().get()), rule);
    return earlier != null && earlier.name().equals(rule.name());
  }

  private static boolean isDiagonal(Constraint constraint, boolean isRising) {
    return constraint instanceof Diagonal diagonal && diagonal.isRising() == isRising;
  }

  /** Returns cells as they are written after the colon: {@code r1c1-r1c4 r2c4}. */
  public static String cells(CellList cells) {
    return CellNotation.write(cells, CellNotation.Run.STRAIGHT);
  }

  /**
   * Returns {@link #lines(Rules)} in one line: {@code digits 0-8; diagonals; cage 15: r1c1 r1c2}.
   */
  public static String line(Rules rules) {
    return String.join(SEPARATOR + " ", lines(rules));
  }

  /**
   * Returns a grid in one line, followed by the symbols in the form of {@link #word} unless they
   * are the usual ones.
   */
  public static String line(Grid grid, Symbols symbols) {
    return symbols.text(grid)
        + SymbolNotation.write(symbols).map(line -> " +" + withoutBlanks(line)).orElse("");
  }

  /** Returns one constraint of a puzzle with these symbols. */
  public static String line(Constraint constraint, Symbols symbols) {
    return lines(List.of(constraint), symbols).get(0);
  }

  /**
   * Returns {@link #lines(Rules)} in one line without blanks: {@code diagonals;cage-15:r1c1,r1c2}.
   */
  public static String word(Rules rules) {
    return lines(rules).stream()
        .map(ConstraintNotation::withoutBlanks)
        .collect(Collectors.joining(String.valueOf(SEPARATOR)));
  }

  private static String withoutBlanks(String line) {
    StringBuilder word = new StringBuilder(line.length());
    Token text = token(line);
    int colon = text.indexOutsideQuotes(0, c -> c == ':');
    for (int from = 0; from <= line.length(); ) {
      int blank = text.indexOutsideQuotes(from, c -> c == ' ');
      word.append(line, from, blank);
      if (blank < line.length() && !isNeedless(line, blank)) {
        word.append(blank < colon ? '-' : ',');
      }
      from = blank + 1;
    }
    return word.toString();
  }

  /** Returns whether a blank stands beside a sign that separates by itself. */
  private static boolean isNeedless(String line, int blank) {
    return ":=>".indexOf(line.charAt(blank - 1)) >= 0 || "=>".indexOf(line.charAt(blank + 1)) >= 0;
  }

  /**
   * Returns the constraints of a string with semicolons between them.
   *
   * @param size n
   * @throws MalformedTextException if one is not well formed or occurs twice
   */
  public static List<Constraint> read(String source, Token text, int size)
      throws MalformedTextException {
    return read(source, text, Symbols.usual(size));
  }

  /**
   * Returns the constraints of a string with semicolons between them, apart from the symbols, which
   * may be among them.
   *
   * @throws MalformedTextException if one is not well formed or occurs twice
   */
  public static List<Constraint> read(String source, Token text, Symbols symbols)
      throws MalformedTextException {
    ReadConstraints constraints = new ReadConstraints();
    addAll(constraints, source, text, symbols);
    return constraints.list();
  }

  /** Returns text that is not part of an input, such as the argument of an option. */
  public static Token token(String text) {
    return new Token(new TextLine(1, text, false), 0, text);
  }

  /** Returns the constraints, which may be blank, of a string with semicolons between them. */
  public static List<Token> clauses(Token text) {
    return text.splitOutsideQuotes(c -> c == SEPARATOR);
  }

  /** Throws the exception for a puzzle with too many constraints. */
  static void requireCount(Place place, int count) throws MalformedTextException {
    if (count > MAX_COUNT) {
      throw new MalformedTextException(
          place,
          "there are more than %d constraints".formatted(MAX_COUNT),
          "No puzzle needs that many. Maybe two files were joined.");
    }
  }

  /**
   * Reads constraints with semicolons between them.
   *
   * @param into receives them
   * @param symbols those of the puzzle
   * @throws MalformedTextException if one is not well formed, or is among the others already
   */
  static void addAll(ReadConstraints into, String source, Token text, Symbols symbols)
      throws MalformedTextException {
    List<Token> clauses = clauses(text);
    requireCount(text.place(source), clauses.size());
    for (Token clause : clauses) {
      if (!clause.text().isBlank()) {
        add(into, source, clause, symbols);
      }
    }
  }

  private static void add(ReadConstraints into, String source, Token text, Symbols symbols)
      throws MalformedTextException {
    Place place = text.place(source);
    Optional<Symbols> own = SymbolNotation.ofClause(source, text, symbols.size());
    if (own.isPresent()) {
      requireEqual(own.get(), symbols, place);
      return;
    }
    String head = headOf(text.text());
    List<Constraint> read;
    try {
      if (RuleNotation.isMeant(text.text())) {
        read = RuleNotation.read(source, text, symbols, into.rules());
      } else if (SumNotation.isMeant(text.text())) {
        read = SumNotation.read(source, text, symbols);
      } else {
        ConstraintClause clause = ConstraintClause.of(source, text, symbols);
        place = clause.place();
        read = reader(clause).read(clause);
      }
      for (Constraint constraint : read) {
        constraint.requireFit(symbols);
      }
    } catch (InvalidConstraintException e) {
      throw new MalformedTextException(
          place, head + ": " + e.getMessage(), "Correct or remove this constraint.");
    }
    for (Constraint constraint : read) {
      if (!into.add(constraint)) {
        throw new MalformedTextException(
            place, head + ": the puzzle has this constraint already", "Remove one of the two.");
      }
    }
  }

  private static void requireEqual(Symbols own, Symbols symbols, Place place)
      throws MalformedTextException {
    if (!own.equals(symbols)) {
      throw new MalformedTextException(
          place,
          "the puzzle cannot have these symbols",
          "Give symbols once, for the puzzle itself.");
    }
  }

  /** Returns the part of a clause before its cells. */
  private static String headOf(String clause) {
    Token text = token(clause);
    return clause.substring(0, text.indexOutsideQuotes(0, c -> c == ':')).strip();
  }

  private static ConstraintForms.Reader reader(ConstraintClause clause)
      throws MalformedTextException {
    Optional<ConstraintForms.Reader> known = ConstraintForms.reader(clause.name());
    if (known.isPresent()) {
      return known.get();
    }
    Optional<Token> extra = clause.wordAfterName();
    if (extra.isPresent() && isName(extra.get())) {
      throw new MalformedTextException(
          extra.get().place(clause.source()),
          "there are two constraints in one line",
          "Write one in each line, or a semicolon between them.");
    }
    if (extra.isPresent()) {
      Optional<MalformedTextException> symbol =
          SymbolNotation.inPlaceOfNumber(clause.source(), extra.get(), clause.symbols());
      if (symbol.isPresent()) {
        throw symbol.get();
      }
      throw new MalformedTextException(
          extra.get().place(clause.source()),
          ProblemWords.quote(extra.get().text()) + " is not a number",
          "Write a whole number, or remove it.");
    }
    List<String> similar =
        SimilarNames.nearest(clause.name(), keysLike(clause.name()), MAX_CHANGES).stream()
            .map(key -> "'" + ConstraintForms.name(key) + "'")
            .toList();
    throw new MalformedTextException(
        clause.place(),
        ProblemWords.quote(clause.typedName()) + " is not the name of a constraint",
        similar.isEmpty()
            ? "Constraints are, for example, 'diagonals', 'cage 15: r1c1 r1c2', 'thermometer: r1c1-r1c4'."
            : "Maybe you mean " + String.join(" or ", similar) + ".");
  }

  /** Checks that a constraint without its cells has a known name. */
  static void requireName(String source, Token head, Symbols symbols)
      throws MalformedTextException {
    reader(ConstraintClause.of(source, head, symbols));
  }

  private static boolean isName(Token word) {
    return ConstraintForms.reader(ConstraintClause.key(word.text())).isPresent();
  }

  /** Returns whether a word is the name of a constraint, perhaps a number, and cells. */
  static boolean isWithCells(String word) {
    int colon = word.indexOf(':');
    return colon > 0
        && ConstraintForms.reader(ConstraintClause.key(withoutNumbers(word.substring(0, colon))))
            .isPresent()
        && CellNotation.occursIn(word.substring(colon + 1));
  }

  /** Returns whether a line looks like a constraint because it names cells or a constraint. */
  static boolean isMeant(TextLine line) {
    return beginsWithLetter(line)
        && !GridBlock.isMaskHeading(line)
        && (isNamed(line) || CellNotation.occursIn(line.text()));
  }

  /** Returns whether a line begins with the name of a constraint, perhaps mistyped. */
  static boolean isNamed(TextLine line) {
    if (!beginsWithLetter(line)) {
      return false;
    }
    String text = line.text();
    if (RuleNotation.isMeant(text)
        || SymbolNotation.isMeant(text)
        || (SumNotation.isMeant(text) && CellNotation.occursIn(text))) {
      return true;
    }
    int colon = text.indexOf(':');
    String head = text.substring(0, colon < 0 ? text.length() : colon);
    String name = withoutNumbers(head);
    String key = ConstraintClause.key(name);
    if (ConstraintForms.reader(key).isPresent()) {
      return colon >= 0 || key.length() > 1;
    }
    String first = ConstraintClause.key(FIRST_WORD.matcher(name).replaceFirst("$1"));
    if (first.length() >= MIN_LETTERS && ConstraintForms.reader(first).isPresent()) {
      return true;
    }
    return (colon >= 0 || key.length() == ConstraintClause.key(text).length())
        && key.length() >= MIN_LETTERS
        && !SimilarNames.nearest(key, keysLike(key), MAX_CHANGES).isEmpty();
  }

  private static String withoutNumbers(String head) {
    return NUMBERS.matcher(head).replaceFirst("");
  }

  private static boolean beginsWithLetter(TextLine line) {
    String text = line.text().stripLeading();
    return !text.isEmpty() && Character.isLetter(text.charAt(0));
  }

  /** Returns the names with the same first letter and about the same length, unless it is short. */
  private static List<String> keysLike(String key) {
    if (key.length() <= MAX_CHANGES) {
      return List.of();
    }
    return ConstraintForms.keys().stream()
        .filter(name -> name.charAt(0) == key.charAt(0))
        .filter(name -> Math.abs(name.length() - key.length()) <= MAX_CHANGES)
        .toList();
  }
}
