package org.nonomino.reading.match;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.nonomino.core.Rules;
import org.nonomino.reading.Document;
import org.nonomino.reading.wording.RuleSentence;
import org.nonomino.reading.wording.RulesText;
import org.nonomino.text.rules.Language;
import org.nonomino.text.rules.RulesInWords;

/** Sentences that Nonomino wrote about named constraints add nothing to them, in any language. */
final class OwnSentences {
  private OwnSentences() {}

  /** Returns the sentences of a document without those about its rules and named constraints. */
  static List<RuleSentence> without(Document document, List<RuleSentence> sentences) {
    if (sentences.stream().allMatch(RuleSentence::isUnderstood)
        || !Judge.hasUsualRegions(document)) {
      return sentences;
    }
    Rules rules = Rules.of(Judge.mask(document), document.typed());
    Set<String> own = new HashSet<>();
    for (Language language : Language.values()) {
      for (String text : RulesInWords.sentences(rules, language)) {
        RulesText.read(text).forEach(sentence -> own.add(sentence.text()));
      }
    }
    return sentences.stream()
        .filter(sentence -> sentence.isUnderstood() || !own.contains(sentence.text()))
        .toList();
  }
}
