package org.nonomino.reading.wording;

import java.util.ArrayList;
import java.util.List;

/** Reads rules in English. */
public final class RulesText {
  private RulesText() {}

  /** Returns the sentences in their order. */
  public static List<RuleSentence> read(String rules) {
    List<RuleSentence> sentences = new ArrayList<>();
    for (SentenceCutter.Cut cut : SentenceCutter.cut(rules)) {
      sentences.add(SentenceReader.read(cut.text()));
    }
    return sentences;
  }
}
