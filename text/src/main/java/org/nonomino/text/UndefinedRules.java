package org.nonomino.text;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.nonomino.core.Constraint;
import org.nonomino.core.Rules;
import org.nonomino.core.Symbols;
import org.nonomino.core.rule.CountForm;
import org.nonomino.core.rule.EitherForm;
import org.nonomino.core.rule.MachineForm;
import org.nonomino.core.rule.OwnRule;
import org.nonomino.core.rule.PairForm;

/** Sentences on digits for which the formulas of custom rules are undefined. */
public final class UndefinedRules {
  /** The maximum number of digits or pairs that a sentence lists. */
  private static final int MAX_LISTED = 10;

  private UndefinedRules() {}

  /**
   * Returns a sentence for each rule with such digits, without its full stop, such as {@code pairs
   * for which the rule 'a / (b - 1) > 2' is undefined are not allowed: 1 1, 2 1}.
   */
  public static List<String> sentences(Rules rules) {
    return List.copyOf(
        new LinkedHashSet<>(
            sentences(rules.constraints().stream(), rules.symbols(), false).toList()));
  }

  /**
   * @param isChoice whether the constraints are alternatives, so that they may be broken
   */
  private static Stream<String> sentences(
      Stream<Constraint> constraints, Symbols symbols, boolean isChoice) {
    return constraints.flatMap(
        each -> each instanceof OwnRule rule ? sentences(rule, symbols, isChoice) : Stream.empty());
  }

  private static Stream<String> sentences(OwnRule rule, Symbols symbols, boolean isChoice) {
    if (rule.form() instanceof EitherForm either) {
      return sentences(either.alternatives().stream().flatMap(List::stream), symbols, true);
    }
    List<List<Integer>> digits = rule.form().undefinedValues(rule.cells(), symbols);
    if (digits.isEmpty()) {
      return Stream.empty();
    }
    String which =
        rule.form() instanceof PairForm
            ? "pairs for which the rule %s is undefined"
            : rule.form() instanceof MachineForm
                ? "digits after which the rule %s is undefined or gives a fraction"
                : "digits for which the rule %s is undefined";
    String result =
        rule.form() instanceof CountForm
            ? "do not count"
            : isChoice ? "break it" : "are not allowed";
    return Stream.of(
        "%s %s: %s"
            .formatted(
                which.formatted(ProblemWords.quote(rule.name().orElseGet(rule.form()::text))),
                result,
                listed(digits)));
  }

  private static String listed(List<List<Integer>> digits) {
    String first =
        digits.stream()
            .limit(MAX_LISTED)
            .map(UndefinedRules::words)
            .collect(Collectors.joining(", "));
    int more = digits.size() - MAX_LISTED;
    return more > 0 ? first + " and %d more".formatted(more) : first;
  }

  private static String words(List<Integer> digits) {
    return digits.stream().map(String::valueOf).collect(Collectors.joining(" "));
  }
}
