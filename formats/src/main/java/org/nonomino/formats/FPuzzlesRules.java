package org.nonomino.formats;

import java.util.Optional;
import org.nonomino.core.EntryPart;
import org.nonomino.core.PuzzleEntry;
import org.nonomino.core.Rules;
import org.nonomino.formats.json.JsonText;
import org.nonomino.text.rules.Language;
import org.nonomino.text.rules.RulesInWords;

/**
 * The rules in words of f-puzzles objects. Programs for f-puzzles show them to the person who
 * solves, so a puzzle with constraints has them even if its author wrote none.
 */
final class FPuzzlesRules {
  private FPuzzlesRules() {}

  /**
   * Returns the rules to write: those of the author, otherwise those of the constraints. Empty if
   * there are neither, or if those of the constraints are too long to be read again.
   */
  static Optional<String> toWrite(PuzzleEntry entry) {
    return entry.text(EntryPart.RULES).or(() -> ofConstraints(entry.puzzle().rules()));
  }

  /** Returns whether rules were added by {@link #toWrite}, so that they are not an author's. */
  static boolean areAdded(String text, Rules rules) {
    return !text.isEmpty() && ofConstraints(rules).equals(Optional.of(text));
  }

  private static Optional<String> ofConstraints(Rules rules) {
    return rules.constraints().isEmpty()
        ? Optional.empty()
        : Optional.of(RulesInWords.text(rules, Language.en))
            .filter(text -> text.length() <= JsonText.MAX_TEXT);
  }
}
