package org.nonomino.toolkit.json;

import org.nonomino.text.ProblemCode;

/** Up to which size steps are looked for: beyond, they cost more than anybody would wait for. */
final class ExplainedSizes {
  static final int LARGEST = 16;

  private ExplainedSizes() {}

  static boolean allow(int size) {
    return size <= LARGEST;
  }

  /** Throws a {@link ProblemException} if the puzzle of a request is larger. */
  static void require(int size, JsonFields fields) throws ProblemException {
    if (!allow(size)) {
      throw fields.wrong(
          PuzzleField.NAME,
          ProblemCode.NO_STEPS.with("size", size).with("limit", LARGEST),
          "The puzzle's size is "
              + size
              + ", but steps are available only up to size "
              + LARGEST
              + ".");
    }
  }
}
