package org.nonomino.reading.wording;

/** A set of concepts; the number after the last concept stands for all figures. */
final class WordSet {
  private final long[] bits;

  private WordSet(long[] bits) {
    this.bits = bits;
  }

  static WordSet of(Lexicon lexicon, int... concepts) {
    WordSet set = new WordSet(new long[lexicon.count() / Long.SIZE + 1]);
    for (int concept : concepts) {
      set.add(concept);
    }
    return set;
  }

  void add(int concept) {
    bits[concept / Long.SIZE] |= 1L << concept % Long.SIZE;
  }

  void addAll(WordSet other) {
    for (int i = 0; i < bits.length; i++) {
      bits[i] |= other.bits[i];
    }
  }

  void retainAll(WordSet other) {
    for (int i = 0; i < bits.length; i++) {
      bits[i] &= other.bits[i];
    }
  }

  boolean containsAll(WordSet other) {
    for (int i = 0; i < bits.length; i++) {
      if ((other.bits[i] & ~bits[i]) != 0) {
        return false;
      }
    }
    return true;
  }

  WordSet copy() {
    return new WordSet(bits.clone());
  }
}
