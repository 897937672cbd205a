package org.nonomino.toolkit;

import org.nonomino.text.rules.RulesInWords.Language;

/** The languages of rules in words; in lower case, as people type them. */
public enum RulesLanguage {
  /** English. */
  en(Language.ENGLISH),
  /** German. */
  de(Language.GERMAN);

  private final Language language;

  RulesLanguage(Language language) {
    this.language = language;
  }

  /** Returns the language of the sentences. */
  public Language language() {
    return language;
  }
}
