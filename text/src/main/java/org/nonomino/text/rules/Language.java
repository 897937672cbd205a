package org.nonomino.text.rules;

/**
 * A language in which Nonomino writes the rules of puzzles. The constants are in lower case, as
 * people type them. Each language has a file for each subject next to this class, such as {@code
 * rules-en.txt} and {@code cells-en.txt}.
 */
public enum Language {
  /** English. */
  en,
  /** German. */
  de,
  /** French. */
  fr;

  /** Returns the sentences about rules, for {@link RulesInWords#byKind}. */
  public Phrasebook rules() {
    return WordFiles.words("rules-" + name());
  }

  /** Returns the words for the constraints of a cell. */
  Phrasebook cells() {
    return WordFiles.words("cells-" + name());
  }
}
