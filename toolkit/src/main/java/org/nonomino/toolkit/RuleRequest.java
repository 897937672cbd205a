package org.nonomino.toolkit;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.nonomino.core.CellList;
import org.nonomino.core.Constraint;
import org.nonomino.core.InvalidConstraintException;
import org.nonomino.core.Symbols;
import org.nonomino.core.rule.RuleTemplate;
import org.nonomino.generator.terms.ConstraintDemand;
import org.nonomino.generator.terms.RuleCount;
import org.nonomino.text.ConstraintNotation;
import org.nonomino.text.MalformedTextException;
import org.nonomino.text.RuleNotation;
import org.nonomino.text.Token;
import org.nonomino.text.WholeNumber;

/**
 * The requested custom rules: {@code pair "a != b" at move 1,3} for the whole grid, {@code 4 times
 * pair "a < b" drawn as line green} for lines of the generator's choice. Not thread-safe.
 */
final class RuleRequest {
  private static final Pattern TIMES =
      Pattern.compile(
          "\\s*+(-?[0-9]++)[\\s-]++times[\\s-]++(.*)", Pattern.CASE_INSENSITIVE | Pattern.DOTALL);

  /** The rules for the whole grid, or for certain cells. */
  private final List<String> fixed = new ArrayList<>();

  private final List<PlacedText> placed = new ArrayList<>();

  /** Whether there is a request, perhaps without any rule. */
  private boolean isGiven;

  /**
   * The text of a rule for lines.
   *
   * @param number how many lines
   */
  private record PlacedText(int number, Token text) {}

  /** Adds rules with semicolons between them. */
  void add(String text) {
    isGiven = true;
    for (Token clause : ConstraintNotation.clauses(ConstraintNotation.token(text))) {
      Matcher times = TIMES.matcher(clause.text());
      if (times.matches()) {
        placed.add(
            new PlacedText(number(times.group(1)), clause.part(times.start(2), times.end(2))));
      } else {
        fixed.add(clause.text());
      }
    }
  }

  /**
   * Returns a typed number. Negative numbers become 0, and those with too many figures the largest
   * int.
   */
  private static int number(String typed) {
    return WholeNumber.of(typed).orElse(typed.startsWith("-") ? 0 : Integer.MAX_VALUE);
  }

  boolean isEmpty() {
    return !isGiven;
  }

  /** Returns whether lines should be placed. */
  boolean arePlaced() {
    return !placed.isEmpty();
  }

  /**
   * Returns the rules for the whole grid, and those for certain cells.
   *
   * @param size n
   * @throws RequestException if there is no rule, or another constraint among them, or one is not
   *     well formed
   */
  List<Constraint> fixed(int size) throws RequestException {
    List<Constraint> rules;
    try {
      rules = ConstraintNotation.read("", ConstraintNotation.token(String.join(";", fixed)), size);
    } catch (MalformedTextException e) {
      throw wrong(e);
    }
    for (Constraint rule : rules) {
      if (!rule.kind().isCustom()) {
        throw wrong("Write a custom rule, such as pair \"a != b\" at move 1,3.");
      }
    }
    if (isGiven && placed.isEmpty() && fixed.stream().allMatch(String::isBlank)) {
      throw wrong("There is no rule. Write one, such as pair \"a != b\" at move 1,3.");
    }
    if (!fixed.isEmpty() && rules.isEmpty()) {
      throw wrong(
          "The rule has no cells. Write them after a colon, or say how many lines should have it: 4 times pair \"a < b\".");
    }
    return rules;
  }

  /**
   * Returns the rules for lines.
   *
   * @param size n
   * @throws RequestException if one is not well formed
   */
  List<RuleCount> placed(int size) throws RequestException {
    List<RuleCount> rules = new ArrayList<>();
    for (PlacedText each : placed) {
      if (each.number == 0) {
        throw wrong("Ask for at least 1 line, or leave the rule out.");
      }
      try {
        RuleTemplate rule = RuleNotation.template("", each.text, Symbols.usual(size));
        requireSomeLine(rule, size);
        rules.add(new RuleCount(rule, each.number));
      } catch (MalformedTextException e) {
        throw wrong(e);
      }
    }
    return rules;
  }

  /** Refuses a rule that no line of a usual length can obey. */
  private static void requireSomeLine(RuleTemplate rule, int size) throws RequestException {
    Optional<String> reason = Optional.empty();
    int longest = Math.min(ConstraintDemand.MAX_LINE, size * size);
    for (int length = ConstraintDemand.MIN_LINE; length <= longest; length++) {
      try {
        CellList line = CellList.of(size, IntStream.range(0, length).toArray());
        rule.on(line).requireFit(Symbols.usual(size));
        return;
      } catch (InvalidConstraintException e) {
        reason = Optional.of(String.valueOf(e.getMessage()));
      }
    }
    throw wrong("No line can obey this rule: " + reason.orElse("the grid is too small") + ".");
  }

  private static RequestException wrong(MalformedTextException e) {
    return RequestException.malformed(RequestOption.RULE, e);
  }

  private static RequestException wrong(String reason) {
    return RequestException.impossible(List.of(RequestOption.RULE), reason);
  }
}
