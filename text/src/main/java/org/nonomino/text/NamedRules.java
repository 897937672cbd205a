package org.nonomino.text;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.nonomino.core.SimilarNames;
import org.nonomino.core.rule.RuleTemplate;

/** The custom rules that have a name, for the lines that use it. Not thread-safe. */
final class NamedRules {
  private static final int MAX_CHANGES = 3;

  /**
   * A rule without cells.
   *
   * @param isByPlace whether it applies everywhere if no cells are named
   */
  record Rule(RuleTemplate template, boolean isByPlace) {}

  private final Map<String, Rule> rules = new LinkedHashMap<>();

  /** Gives a name to a rule; an earlier rule of the same name loses it. Returns the named rule. */
  Rule define(String name, Rule rule) {
    Rule named = new Rule(rule.template.named(name), rule.isByPlace);
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
