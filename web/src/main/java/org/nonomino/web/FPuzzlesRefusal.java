package org.nonomino.web;

/** A message from f-puzzles that cannot be answered. The text says why, in sentences. */
final class FPuzzlesRefusal extends Exception {
  private static final long serialVersionUID = 1L;

  private final String words;

  FPuzzlesRefusal(String words) {
    super(words);
    this.words = words;
  }

  /** Returns the reason in sentences for the person. */
  String words() {
    return words;
  }
}
