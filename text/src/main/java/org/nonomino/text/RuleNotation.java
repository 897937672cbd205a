package org.nonomino.text;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.nonomino.core.CellList;
import org.nonomino.core.Constraint;
import org.nonomino.core.InvalidConstraintException;
import org.nonomino.core.Symbols;
import org.nonomino.core.formula.DigitPattern;
import org.nonomino.core.formula.Formula;
import org.nonomino.core.formula.FormulaException;
import org.nonomino.core.formula.Machine;
import org.nonomino.core.rule.CountForm;
import org.nonomino.core.rule.DistinctForm;
import org.nonomino.core.rule.EitherForm;
import org.nonomino.core.rule.MachineForm;
import org.nonomino.core.rule.OwnRule;
import org.nonomino.core.rule.PairForm;
import org.nonomino.core.rule.PatternForm;
import org.nonomino.core.rule.RuleForm;
import org.nonomino.core.rule.RuleLook;
import org.nonomino.core.rule.RuleTemplate;

/**
 * Custom rules as text: {@code pair "a < b" for any two: r1c1-r1c4}, {@code pattern "[1-3]+[7-9]*":
 * row 4}, {@code rule "Odd thermometer" = pair "a < b and odd(a - b)" drawn as line green:
 * r1c1-r1c4}. {@code docs/site/content/reference/own-rules.md} describes the notation.
 */
public final class RuleNotation {
  private static final List<String> WORDS =
      List.of("pair", "pattern", "machine", "rule", "either", "neither", "count", "distinct");

  /** One of the words, and only cells after a colon. No sentence has this form. */
  private static final String ON_CELLS =
      "(?:"
          + String.join("|", WORDS)
          + ")\\b[^:]*+:(?:[\\s,]++|each\\s++(?:row|column)\\b"
          + "|(?:row|column)\\s*+[0-9]++|-?r[0-9]++c[0-9]++)++$";

  private static final Pattern START =
      Pattern.compile(
          "[\\s-]*+(?:(?:pair|pattern|machine)[\\s-]*+\""
              + "|rule[\\s-]*+\".*\"[\\s-]*+(?:[=:]|$|(?:pair|pattern|machine)[\\s-]*+\")|(?:either|neither)[\\s-]*+\\(.*\\)[\\s-]*+"
              + "(?:drawn[\\s-]++as[^:]*+)?:"
              // A formula whose quotes were forgotten.
              + "|(?:pair|pattern|machine)[\\s-][^:]*+:.*?[rR][0-9]"
              + "|(?:count|distinct)[\\s-]++(?:[0-9]|at[\\s-]).*:.*(?:[rR][0-9]|row|column)"
              + "|"
              + ON_CELLS
              + ").*+",
          Pattern.CASE_INSENSITIVE | Pattern.DOTALL);

  private static final String PAIR = "pair \"a < b\": r1c1-r1c4";
  private static final String MOVE = "pair \"a != b\" at move 1,3";
  private static final String PATTERN = "pattern \"[1-3]+[7-9]*\": row 4";
  private static final String MACHINE =
      "machine \"start s = 0; next s = (s + d) % 4; accept s == 0\": r1c1-r1c4";
  private static final String COUNT = "count 2 of 1 3 5: r1c1-r1c4";
  private static final String DISTINCT = "distinct 3: r1c1-r1c4";
  private static final String EITHER = "either (thermometer) (palindrome): r1c1-r1c4";
  private static final String NEITHER = "neither (thermometer) (palindrome): r1c1-r1c4";
  private static final String NAMED = "rule \"My rule\" = pair \"a < b\": r1c1-r1c4";

  /** A text in quotes that are not straight. */
  private static final Pattern OTHER_QUOTES =
      Pattern.compile(
          "[\\s-]*+(?:pair|pattern|machine)[\\s-]*+[" + RuleClause.QUOTES + "]",
          Pattern.CASE_INSENSITIVE);

  private RuleNotation() {}

  /** Returns whether a text is meant as a custom rule. */
  static boolean isMeant(String text) {
    return FirstWord.isOneOf(WORDS, text)
        && (START.matcher(text).matches() || OTHER_QUOTES.matcher(text).lookingAt());
  }

  /**
   * Reads a clause.
   *
   * @param known the rules with a name so far, to which the clause may add one
   * @return no constraints if the clause only gives a rule its name
   */
  static List<Constraint> read(String source, Token text, Symbols symbols, NamedRules known)
      throws MalformedTextException {
    int colon = text.indexOutsideQuotes(0, character -> character == ':');
    RuleClause head = new RuleClause(source, text.part(0, colon));
    boolean hasCells =
        colon < text.length() && !text.part(colon + 1, text.length()).text().isBlank();
    NamedRules.Rule rule;
    if (head.skip("rule")) {
      String name = head.quoted("name", NAMED).unquoted().strip();
      if (!head.skip('=')) {
        if (!head.isAtEnd()) {
          throw head.wrong(
              "there is no '=' after the name of the rule",
              "Write '"
                  + NAMED
                  + "', or 'rule \"My rule\": r1c1-r1c4' if a line above says what it is.");
        }
        rule = known.get(source, text, name);
      } else {
        Token definition = head.rest();
        rule = known.define(source, definition, name, rule(head, symbols));
        if (!hasCells && !rule.isByPlace()) {
          return List.of();
        }
      }
    } else {
      rule = rule(head, symbols);
    }
    if (!hasCells && !rule.isByPlace()) {
      throw new MalformedTextException(
          text.line().place(source, text.end()),
          "the rule has no cells",
          "Write them after a colon: 'r1c1-r1c4', 'row 4' or 'each column'.");
    }
    List<Constraint> constraints = new ArrayList<>();
    List<CellList> lists =
        hasCells
            ? LineNotation.lists(source, text.part(colon + 1, text.length()), symbols.size())
            : List.of(CellList.all(symbols.size()));
    for (CellList cells : lists) {
      constraints.add(rule.template().on(cells));
    }
    return constraints;
  }

  /**
   * Reads a rule for lines that are not known yet, perhaps with a name: {@code rule "Odd
   * thermometer" = pair "a < b and odd(a - b)" drawn as line green}.
   *
   * @param symbols those of the puzzle
   * @throws MalformedTextException if it is not well formed, or applies everywhere
   */
  public static RuleTemplate template(String source, Token text, Symbols symbols)
      throws MalformedTextException {
    RuleClause head = new RuleClause(source, text);
    Optional<String> name = Optional.empty();
    if (head.skip("rule")) {
      name = Optional.of(head.quoted("name", NAMED).unquoted().strip());
      if (!head.skip('=')) {
        throw head.wrong(
            "nothing says what the rule %s is".formatted(ProblemWords.quote(name.get())),
            "Write it after the name: 'rule \"%s\" = pair \"a < b\"'.".formatted(name.get()));
      }
    }
    NamedRules.Rule rule = rule(head, symbols);
    if (rule.isByPlace()) {
      throw new MalformedTextException(
          text.place(source),
          "the rule is for the whole grid, not for lines",
          "Leave out the number.");
    }
    return name.map(rule.template()::named).orElse(rule.template());
  }

  /** Reads what a rule says and how it is drawn. */
  private static NamedRules.Rule rule(RuleClause head, Symbols symbols)
      throws MalformedTextException {
    Form form = form(head, symbols);
    Optional<RuleLook> look = Optional.empty();
    if (head.skip("drawn", "as")) {
      Token words = head.rest();
      try {
        look = Optional.of(RuleLook.of(words.text().replace('-', ' ')));
      } catch (InvalidConstraintException e) {
        throw head.wrong(String.valueOf(e.getMessage()), "Correct it, or remove 'drawn as …'.");
      }
    } else {
      head.requireEnd();
    }
    return new NamedRules.Rule(
        new RuleTemplate(form.source, Optional.empty(), look), form.isByPlace);
  }

  /**
   * What a rule says.
   *
   * @param isByPlace whether it needs no cells
   */
  private record Form(RuleForm.Source source, boolean isByPlace) {
    static Form of(RuleForm form) {
      return new Form(cells -> form, form instanceof PairForm pair && pair.reach().isByPlace());
    }
  }

  /**
   * Reads what a rule says, without its cells: {@code pair "a < b"}.
   *
   * @param symbols those of the puzzle
   * @throws MalformedTextException if it is not well formed
   */
  public static RuleForm.Source form(String source, Token text, Symbols symbols)
      throws MalformedTextException {
    RuleClause head = new RuleClause(source, text);
    Form form = form(head, symbols);
    head.requireEnd();
    return form.source;
  }

  private static Form form(RuleClause head, Symbols symbols) throws MalformedTextException {
    if (head.skip("pair")) {
      return Form.of(pair(head));
    } else if (head.skip("pattern")) {
      return Form.of(
          new PatternForm(
              compiled(
                  head, head.quoted("pattern", PATTERN), text -> DigitPattern.of(text, symbols))));
    } else if (head.skip("machine")) {
      return Form.of(new MachineForm(compiled(head, head.quoted("machine", MACHINE), Machine::of)));
    } else if (head.skip("count")) {
      return Form.of(count(head, symbols));
    } else if (head.skip("distinct")) {
      RuleClause.Range range = head.range(DISTINCT);
      return Form.of(
          new DistinctForm(range.from().orElse(0), range.to().orElse(CountForm.NO_LIMIT)));
    }
    boolean isNone = head.skip("neither");
    if (isNone || head.skip("either")) {
      return new Form(
          either(head.source(), head.brackets(isNone ? NEITHER : EITHER), isNone, symbols), false);
    }
    throw head.wrong(
        "the rule begins with none of the words pair, pattern, machine, count, distinct, either and"
            + " neither",
        "Write, for example, '" + PAIR + "'.");
  }

  /** Makes something of a text. */
  @FunctionalInterface
  private interface Compiler<T> {
    T of(String text) throws FormulaException;
  }

  private static <T> T compiled(RuleClause head, Token quoted, Compiler<T> compiler)
      throws MalformedTextException {
    try {
      return compiler.of(quoted.unquoted());
    } catch (FormulaException e) {
      throw new MalformedTextException(
          quoted.line().place(head.source(), quoted.start() + 1 + e.index()),
          String.valueOf(e.getMessage()),
          e.advice());
    }
  }

  private static PairForm pair(RuleClause head) throws MalformedTextException {
    Formula formula =
        compiled(
            head, head.quoted("formula", PAIR), text -> Formula.condition(text, PairForm.NAMES));
    PairForm.Reach reach = PairForm.Reach.NEXT;
    if (head.skip("for", "any", "two")) {
      reach = PairForm.Reach.ANY_TWO;
    } else if (head.skip("between", "neighbours") || head.skip("between", "neighbors")) {
      reach = PairForm.Reach.NEIGHBOURS;
    } else if (head.skip("at", "move")) {
      int rows = head.number(MOVE);
      head.skip(',');
      reach = PairForm.Reach.move(rows, head.number(MOVE));
    }
    return new PairForm(formula, reach);
  }

  private static CountForm count(RuleClause head, Symbols symbols) throws MalformedTextException {
    RuleClause.Range range = head.range(COUNT);
    if (!head.skip("of")) {
      throw head.wrong("the word 'of' is missing", "Write '" + COUNT + "'.");
    }
    int from = range.from().orElse(0);
    int to = range.to().orElse(CountForm.NO_LIMIT);
    if (head.isQuoteNext()) {
      Formula formula =
          compiled(
              head,
              head.quoted("formula", COUNT),
              text -> Formula.condition(text, CountForm.NAMES));
      return new CountForm(from, to, List.of(), Optional.of(formula));
    }
    Optional<MalformedTextException> symbol =
        head.peekWord()
            .flatMap(word -> SymbolNotation.inPlaceOfNumber(head.source(), word, symbols));
    if (symbol.isPresent()) {
      throw symbol.get();
    }
    List<Integer> digits = new ArrayList<>();
    digits.add(head.number(COUNT) - symbols.offset());
    head.skip(',');
    for (Optional<Token> digit = head.skipNumber(); digit.isPresent(); digit = head.skipNumber()) {
      digits.add(Integer.parseInt(digit.get().text()) - symbols.offset());
      head.skip(',');
    }
    return new CountForm(from, to, digits, Optional.empty());
  }

  private static RuleForm.Source either(
      String source, List<Token> rules, boolean isNone, Symbols symbols)
      throws MalformedTextException {
    for (Token rule : rules) {
      requireKnown(source, rule, symbols);
    }
    return cells -> {
      List<List<Constraint>> alternatives = new ArrayList<>();
      for (Token rule : rules) {
        try {
          alternatives.add(alternative(source, rule, cells, symbols));
        } catch (MalformedTextException e) {
          throw new InvalidConstraintException("(%s): %s".formatted(rule.text(), e.problem()));
        }
      }
      return new EitherForm(alternatives, isNone);
    };
  }

  /** Checks the parts of a rule that do not depend on its cells. */
  private static void requireKnown(String source, Token rule, Symbols symbols)
      throws MalformedTextException {
    String onCells = rule.text() + ": r1c1";
    if (isMeant(onCells)) {
      form(source, rule, symbols);
    } else if (!SumNotation.isMeant(onCells)) {
      ConstraintNotation.requireName(source, rule, symbols);
    }
  }

  /** Reads a rule without its cells as one on some cells. */
  private static List<Constraint> alternative(
      String source, Token rule, CellList cells, Symbols symbols) throws MalformedTextException {
    if (isMeant(rule.text())) {
      return List.of(
          new OwnRule(
              form(source, rule, symbols).on(cells), Optional.empty(), Optional.empty(), cells));
    }
    String text = rule.text() + ": " + CellNotation.write(cells, CellNotation.Run.STRAIGHT);
    return ConstraintNotation.read(source, ConstraintNotation.token(text), symbols);
  }

  /** Returns what a rule says, as {@link #form(String, Token, Symbols)} reads it. */
  public static String write(RuleForm form, Symbols symbols) {
    if (form instanceof PairForm pair) {
      return "pair " + Token.quoted(pair.formula().toString()) + reach(pair.reach());
    } else if (form instanceof PatternForm pattern) {
      return "pattern " + Token.quoted(pattern.pattern().toString());
    } else if (form instanceof MachineForm machine) {
      return "machine " + Token.quoted(machine.machine().toString());
    } else if (form instanceof CountForm count) {
      String digits =
          count
              .formula()
              .map(formula -> Token.quoted(formula.toString()))
              .orElseGet(
                  () ->
                      count.digits().stream()
                          .map(digit -> String.valueOf(symbols.value(digit)))
                          .collect(Collectors.joining(" ")));
      return "count %s of %s".formatted(range(count.from(), count.to()), digits);
    } else if (form instanceof DistinctForm distinct) {
      return "distinct " + range(distinct.from(), distinct.to());
    }
    EitherForm either = (EitherForm) form;
    return (either.isNone() ? "neither" : "either")
        + either.alternatives().stream()
            .map(alternative -> headOf(alternative, symbols))
            .collect(Collectors.joining(") (", " (", ")"));
  }

  private static String reach(PairForm.Reach reach) {
    return switch (reach.kind()) {
      case NEXT -> "";
      case ANY_TWO -> " for any two";
      case NEIGHBOURS -> " between neighbours";
      case MOVE -> " at move %d,%d".formatted(reach.rows(), reach.columns());
    };
  }

  private static String range(int from, int to) {
    return to == CountForm.NO_LIMIT
        ? "at least " + from
        : from == to ? String.valueOf(from) : from + ".." + to;
  }

  /** Returns the only line of some constraints without its cells. */
  private static String headOf(List<Constraint> constraints, Symbols symbols) {
    if (constraints.get(0) instanceof OwnRule rule) {
      return write(rule.form(), symbols);
    }
    String line = ConstraintNotation.line(constraints.get(0), symbols);
    return line.substring(0, line.indexOf(':'));
  }

  /**
   * Returns a rule as a line.
   *
   * @param isKnown whether an earlier line has given its name to the same form and look
   */
  static String write(OwnRule rule, boolean isKnown, Symbols symbols) {
    StringBuilder line = new StringBuilder();
    rule.name().ifPresent(name -> line.append("rule ").append(Token.quoted(name)));
    if (!isKnown) {
      line.append(rule.name().isPresent() ? " = " : "").append(write(rule.form(), symbols));
      rule.look().ifPresent(look -> line.append(" drawn as ").append(look.words()));
    }
    return rule.appliesEverywhere()
            && rule.form() instanceof PairForm pair
            && pair.reach().isByPlace()
        ? line.toString()
        : line + ": " + CellNotation.write(rule.cells(), CellNotation.Run.STRAIGHT);
  }
}
