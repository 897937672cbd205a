package org.nonomino.text.rules;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.nonomino.core.ConstraintKind;
import org.nonomino.core.Rules;

/**
 * The rules of a puzzle as text, generated from its regions and constraints: one sentence for the
 * normal rules, then one for each kind of constraint that occurs, with the numbers of the puzzle.
 * The colours and forms in the sentences are those in which players draw the constraints.
 */
public final class RulesInWords {
  /** A language of the sentences. */
  public enum Language {
    ENGLISH,
    GERMAN
  }

  private RulesInWords() {}

  /** Returns all sentences as one text, without a line end. */
  public static String text(Rules rules, Language language) {
    return String.join(" ", sentences(rules, language));
  }

  /** Returns the sentences: first the normal rules, then the kinds in their order as constants. */
  public static List<String> sentences(Rules rules, Language language) {
    RuleFacts facts = new RuleFacts(rules);
    RuleWords words = words(facts, language);
    List<String> sentences = new ArrayList<>(List.of(words.normal()));
    sentences.addAll(byKind(facts, words::sentence).values());
    return sentences;
  }

  /** Returns the sentences about constraints by their kind, in the order of the kinds. */
  public static Map<ConstraintKind, String> byKind(Rules rules, Language language) {
    RuleFacts facts = new RuleFacts(rules);
    return byKind(facts, words(facts, language)::sentence);
  }

  /**
   * Returns the sentences about constraints in the language of a phrasebook, by their kind, in the
   * order of the kinds. Cells have names such as {@code r1c2}.
   *
   * @throws IllegalArgumentException if the phrasebook lacks a needed sentence
   */
  public static Map<ConstraintKind, String> byKind(Rules rules, Phrasebook words) {
    RuleFacts facts = new RuleFacts(rules);
    return byKind(facts, new TemplateRules(facts, words)::sentence);
  }

  private static Map<ConstraintKind, String> byKind(
      RuleFacts facts, Function<ConstraintKind, String> sentence) {
    Map<ConstraintKind, String> sentences = new EnumMap<>(ConstraintKind.class);
    for (ConstraintKind kind : ConstraintKind.values()) {
      if (facts.has(kind)) {
        sentences.put(kind, sentence.apply(kind));
      }
    }
    return sentences;
  }

  private static RuleWords words(RuleFacts facts, Language language) {
    return switch (language) {
      case ENGLISH -> new EnglishRules(facts);
      case GERMAN -> new GermanRules(facts);
    };
  }
}
