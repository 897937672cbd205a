package org.nonomino.text;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.nonomino.core.SimilarNames;
import org.nonomino.core.rule.RuleForm;
import org.nonomino.core.rule.RuleLook;

/** The custom rules that have a name, for the lines that use it. Not thread-safe. */
final class NamedRules {
  private static final int MAX_CHANGES = 3;

  /**
   * A rule without cells.
   *
   * @param name empty if it has none
   * @param isByPlace whether it applies everywhere if no cells are named
   */
  record Rule(
      Optional<String> name, RuleForm.Source form, boolean isByPlace, Optional<RuleLook> look) {
    Rule named(String other) {
      return new Rule(Optional.of(other), form, isByPlace, look);
    }
  }

  private final Map<String, Rule> rules = new LinkedHashMap<>();

  /** Gives a name to a rule; an earlier rule of the same name loses it. Returns the named rule. */
  Rule define(String name, Rule rule) {
    Rule named = rule.named(name);
    rules.put(key(name), named);
    return named;
  }

  /** Returns a name in the form in which names are compared. */
  static String key(String name) {
    return name.toLowerCase(Locale.ROOT);
  }

  /**
   * Returns the rule of a name.
   *
   * @param clause where the name is used
   * @throws MalformedTextException if no line above gave it
   */
  Rule get(String source, Token clause, String name) throws MalformedTextException {
    Rule rule = rules.get(key(name));
    if (rule == null) {
      List<String> similar = SimilarNames.nearest(key(name), rules.keySet(), MAX_CHANGES);
      throw new MalformedTextException(
          clause.place(source),
          "no line above says what the rule %s is".formatted(ProblemWords.quote(name)),
          similar.isEmpty()
              ? "Write it with the name: 'rule \"%s\" = pair \"a < b\": r1c1-r1c4'.".formatted(name)
              : SimilarNames.question(similar));
    }
    return rule;
  }
}
