package org.nonomino.text;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.nonomino.core.CellList;
import org.nonomino.core.Constraint;
import org.nonomino.core.Symbols;
import org.nonomino.core.constraint.WeightedSum;

/**
 * Weighted sums as text: {@code sum 23: r1c1 + 2 r1c2 - r3c3}, {@code sum 10..12: …}, {@code sum at
 * least 10: …}, {@code sum: r1c1 + r1c2 = r5c5 + r6c5}. A run of cells stands for their sum, and a
 * number in place of a cell for itself. A sum of cells without signs is a cage.
 */
final class SumNotation {
  private static final List<String> WORDS = List.of("weighted", "sum");

  /** The word {@code weighted}, or a range, a sign or a factor somewhere. */
  private static final Pattern START =
      Pattern.compile(
          "[\\s-]*+(?:weighted[\\s-]++sums?\\b.*+"
              + "|sums?\\b(?:[\\s-]++at[\\s-]++(?:least|most)\\b|[^:.]*+\\.\\.|[^:]*+:.*?[+=*]"
              + "|[^:]*+:.*?(?:^|[\\s,:])-|[^:]*+:[\\s,]*+[0-9]"
              + "|[^:]*+:(?=.*[rR][0-9]++[cC][0-9]).*?[−–×·][\\s,]*+[rR]?[0-9]).*+)",
          Pattern.CASE_INSENSITIVE | Pattern.DOTALL);

  private static final Pattern TERM =
      Pattern.compile(
          "[\\s,]*+(?<sign>[+−–-])?[\\s,]*+(?:(?<factor>[0-9]++)[\\s,]*+[*×·]?[\\s,]*+)?"
              + "(?<cells>[rR][0-9]++[cC][0-9]++(?:-[rR][0-9]++[cC][0-9]++)?)?[\\s,]*+");

  /** A dash that can be a minus or a run of cells. */
  private static final Pattern UNCLEAR = Pattern.compile("[0-9]–[rR][0-9]");

  private static final int MAX_NUMBER = 100_000;

  private static final String EXAMPLE = "sum 23: r1c1 + 2 r1c2 - r3c3";

  private SumNotation() {}

  /** Returns whether a text is meant as a weighted sum. */
  static boolean isMeant(String text) {
    return FirstWord.isOneOf(WORDS, text) && START.matcher(text).matches();
  }

  /**
   * Reads a clause.
   *
   * @return a sum; of several sides, one for each two that are equal
   */
  static List<Constraint> read(String source, Token text, Symbols symbols)
      throws MalformedTextException {
    int colon = text.text().indexOf(':');
    if (colon < 0) {
      throw new MalformedTextException(
          text.line().place(source, text.end()),
          "there is no colon before the cells",
          "Write '" + EXAMPLE + "'.");
    }
    RuleClause head = new RuleClause(source, text.part(0, colon));
    head.skip("weighted");
    boolean isKnown = head.skip("sum") || head.skip("sums");
    if (!isKnown) {
      throw head.wrong("there is no word 'sum'", "Write '" + EXAMPLE + "'.");
    }
    List<Sum> sides = new ArrayList<>();
    for (Token side : text.part(colon + 1, text.length()).split(c -> c == '=')) {
      sides.add(side(source, side, symbols));
    }
    if (sides.isEmpty() || (sides.size() > 1 && !head.isAtEnd())) {
      throw head.wrong(
          sides.isEmpty() ? "there are no cells" : "there is a number before the colon and a '='",
          sides.isEmpty() ? "Write '" + EXAMPLE + "'." : "Keep one of the two.");
    }
    if (sides.size() == 1) {
      RuleClause.Range range = head.range(EXAMPLE);
      head.requireEnd();
      Sum sum = sides.get(0);
      return List.of(
          sum.constraint(range.from().orElse(sum.extreme(-1)), range.to().orElse(sum.extreme(1))));
    }
    List<Constraint> sums = new ArrayList<>();
    for (int i = 1; i < sides.size(); i++) {
      Sum difference = sides.get(0).minus(sides.get(i));
      if (!difference.isNothing()) {
        sums.add(difference.constraint(0, 0));
      }
    }
    if (sums.isEmpty()) {
      throw head.wrong("all sides are the same", "Correct the cells of a side.");
    }
    return sums;
  }

  /**
   * A sum of cells and a number.
   *
   * @param factors the factor of each cell
   */
  private record Sum(Symbols symbols, Map<Integer, Integer> factors, int constant) {
    Sum minus(Sum other) {
      Map<Integer, Integer> all = new LinkedHashMap<>(factors);
      other.factors.forEach((cell, factor) -> all.merge(cell, -factor, Integer::sum));
      return new Sum(symbols, all, constant - other.constant);
    }

    boolean isNothing() {
      return constant == 0 && factors.values().stream().allMatch(factor -> factor == 0);
    }

    /** Returns the least possible sum for sign −1, the greatest for 1. */
    int extreme(int sign) {
      return constant
          + factors.values().stream()
              .mapToInt(factor -> factor * (factor * sign > 0 ? symbols.most() : symbols.least()))
              .sum();
    }

    WeightedSum constraint(int from, int to) {
      int[] cells =
          factors.keySet().stream()
              .mapToInt(Integer::intValue)
              .filter(cell -> factors.getOrDefault(cell, 0) != 0)
              .toArray();
      return new WeightedSum(
              CellList.of(symbols.size(), cells),
              IntStream.of(cells).mapToObj(cell -> factors.getOrDefault(cell, 0)).toList(),
              from - constant,
              to - constant)
          .within(symbols);
    }
  }

  private static Sum side(String source, Token side, Symbols symbols)
      throws MalformedTextException {
    Matcher unclear = UNCLEAR.matcher(side.text());
    if (unclear.find()) {
      throw new MalformedTextException(
          side.line().place(source, side.start() + unclear.start() + 1),
          "'–' can be a minus here, or mean all cells from one to the other",
          "Write blanks around a minus, and '-' between the first and the last cell.");
    }
    Map<Integer, Integer> factors = new LinkedHashMap<>();
    int constant = 0;
    Matcher term = TERM.matcher(side.text());
    int at = 0;
    while (at < side.length()) {
      term.region(at, side.length());
      boolean isTerm = term.lookingAt() && term.end() > at;
      boolean hasSign = isTerm && term.group("sign") != null;
      // Without signs, blanks and commas are between cells, as elsewhere.
      boolean isApart = at == 0 || hasSign || " ,".indexOf(side.text().charAt(at - 1)) >= 0;
      if (!isTerm || !isApart || (term.group("factor") == null && term.group("cells") == null)) {
        throw new MalformedTextException(
            side.line().place(source, side.start() + at),
            ProblemWords.quote(side.text().substring(at).strip()) + " is not a part of a sum",
            "Write '" + EXAMPLE + "'.");
      }
      int sign = hasSign && !term.group("sign").equals("+") ? -1 : 1;
      int factor = sign * factor(source, side, term);
      if (term.group("cells") == null) {
        constant += factor;
      } else {
        Token cells = side.part(term.start("cells"), term.end("cells"));
        CellNotation.read(source, List.of(cells), symbols.size(), CellNotation.Run.STRAIGHT)
            .stream()
            .forEach(cell -> factors.merge(cell, factor, Integer::sum));
      }
      at = term.end();
    }
    return new Sum(symbols, factors, constant);
  }

  private static int factor(String source, Token side, Matcher term) throws MalformedTextException {
    String factor = term.group("factor");
    if (factor == null) {
      return 1;
    }
    OptionalInt number = WholeNumber.of(factor);
    if (number.isEmpty() || number.getAsInt() > MAX_NUMBER) {
      throw new MalformedTextException(
          side.line().place(source, side.start() + term.start("factor")),
          "the number " + factor + " is too large",
          "Correct it.");
    }
    return number.getAsInt();
  }

  /** Returns a sum as a line. */
  static String write(WeightedSum sum, Symbols symbols) {
    if (sum.isEquation() && sum.side(1).followedBy(sum.side(-1)).equals(sum.cells())) {
      return "sum: %s = %s".formatted(sum.terms(1), sum.terms(-1));
    }
    // Numbers before the colon have no sign, because hyphens replace blanks there.
    int added = Math.max(0, -sum.from());
    int from = sum.from() + added;
    int to = sum.to() + added;
    String number =
        switch (sum.bounds(symbols)) {
          case LEAST -> "at least " + from;
          case MOST -> "at most " + to;
          case BOTH -> from == to ? String.valueOf(from) : from + ".." + to;
        };
    String line = "sum " + number + ": " + sum.terms() + (added > 0 ? " + " + added : "");
    return isMeant(line) ? line : "weighted " + line;
  }
}
