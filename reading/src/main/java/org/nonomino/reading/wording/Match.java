package org.nonomino.reading.wording;

/** The words of one sentence while wordings are tried. */
final class Match {
  /** The maximum number of words without fillers in a sentence that can be understood. */
  static final int MAX_WORDS = 62;

  private final Words words;
  private final Lexicon lexicon;
  private final long[] known;
  private final boolean[] isKnown;

  Match(Words words, Lexicon lexicon, int phrases) {
    this.words = words;
    this.lexicon = lexicon;
    this.known = new long[phrases * (words.count() + 1)];
    this.isKnown = new boolean[known.length];
  }

  int count() {
    return words.count();
  }

  int concept(int at) {
    return at < words.count() ? words.concepts().get(at) : Lexicon.UNKNOWN;
  }

  int number(int at) {
    return at < words.count() ? words.numbers().get(at) : -1;
  }

  /** Returns whether a number ends a range that begins with the number before. */
  boolean isRangeEnd(int at) {
    return number(at) >= 0 && words.ranges().contains(at);
  }

  String colour(int at) {
    return lexicon.colour(concept(at));
  }

  /** Returns whether a sign or a word before a position may end a clause. */
  boolean isBreak(int at) {
    return words.breaks().contains(at);
  }

  /** Returns all concepts of the sentence. */
  WordSet present() {
    WordSet present = WordSet.of(lexicon);
    for (int i = 0; i < count(); i++) {
      if (number(i) >= 0) {
        present.add(Pattern.numberConcept(lexicon));
      } else if (concept(i) >= 0) {
        present.add(concept(i));
      }
    }
    return present;
  }

  boolean isKnown(int phrase, int at) {
    return isKnown[phrase * (count() + 1) + at];
  }

  long known(int phrase, int at) {
    return known[phrase * (count() + 1) + at];
  }

  void remember(int phrase, int at, long ends) {
    known[phrase * (count() + 1) + at] = ends;
    isKnown[phrase * (count() + 1) + at] = true;
  }
}
