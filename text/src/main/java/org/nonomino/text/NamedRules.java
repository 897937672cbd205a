package org.nonomino.text;

import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
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

  private static final Pattern BLANKS = Pattern.compile("\\s++");

  private final Map<String, Rule> rules = new LinkedHashMap<>();

  /** The definition of each rule as it was typed, with single blanks between its words. */
  private final Map<String, String> definitions = new HashMap<>();

  /**
   * Gives a name to a rule, and returns the named rule.
   *
   * @param definition the rule as it was typed
   * @throws MalformedTextException if another rule has the name
   */
  Rule define(String source, Token definition, String name, Rule rule)
      throws MalformedTextException {
    String typed = withSingleBlanks(definition);
    String earlier = definitions.putIfAbsent(key(name), typed);
    if (earlier != null && !earlier.equals(typed)) {
      throw new MalformedTextException(
          definition.place(source),
          "a line above says that the rule %s is something else"
              .formatted(ProblemWords.quote(name)),
          "Give one of the two rules another name, or write 'rule \"%s\": r1c1-r1c4' if it is the same."
              .formatted(name));
    }
    Rule named = new Rule(rule.template.named(name), rule.isByPlace);
    rules.put(key(name), named);
    return named;
  }

  /** Returns text in which hyphens outside quotes are blanks, as in the line format. */
  private static String withSingleBlanks(Token text) {
    String words =
        text.splitOutsideQuotes(c -> c == '-').stream()
            .map(Token::text)
            .collect(Collectors.joining(" "));
    return BLANKS.matcher(words).replaceAll(" ").strip();
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
