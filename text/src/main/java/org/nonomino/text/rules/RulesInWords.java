package org.nonomino.text.rules;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import org.nonomino.core.ConstraintKind;
import org.nonomino.core.Rules;

/**
 * The rules of a puzzle as text, generated from its regions and constraints: one sentence for the
 * normal rules, then one for each kind of constraint that occurs, with the numbers of the puzzle.
 * The colours and forms in the sentences are those in which players draw the constraints.
 */
public final class RulesInWords {
  private RulesInWords() {}

  /** Returns all sentences as one text, without a line end. */
  public static String text(Rules rules, Language language) {
    return String.join(" ", sentences(rules, language));
  }

  /**
   * Returns the sentences: first the normal rules, then the values of letters if constraints depend
   * on them, then the kinds in their order as constants.
   */
  public static List<String> sentences(Rules rules, Language language) {
    return sentences(new RuleFacts(rules), language);
  }

  /** Returns the sentences for a picture in text, in which custom rules have no colours. */
  public static List<String> withoutColours(Rules rules, Language language) {
    return sentences(new RuleFacts(rules, false), language);
  }

  private static List<String> sentences(RuleFacts facts, Language language) {
    RuleSentences words = new RuleSentences(facts, language.rules());
    List<String> sentences = new ArrayList<>(List.of(words.normal()));
    words.values().ifPresent(sentences::add);
    sentences.addAll(byKind(facts, words).values());
    return sentences;
  }

  /**
   * Returns the sentences about constraints in the words of a phrasebook, by their kind, in the
   * order of the kinds. Cells have names such as {@code r1c2}.
   *
   * @throws IllegalArgumentException if the phrasebook lacks a needed sentence
   */
  public static Map<ConstraintKind, String> byKind(Rules rules, Phrasebook words) {
    RuleFacts facts = new RuleFacts(rules);
    return byKind(facts, new RuleSentences(facts, words));
  }

  private static Map<ConstraintKind, String> byKind(RuleFacts facts, RuleSentences words) {
    Map<ConstraintKind, String> sentences = new EnumMap<>(ConstraintKind.class);
    for (ConstraintKind kind : ConstraintKind.values()) {
      if (facts.has(kind)) {
        sentences.put(kind, words.sentence(kind));
      }
    }
    return sentences;
  }
}
