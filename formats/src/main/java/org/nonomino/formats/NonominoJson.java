package org.nonomino.formats;

import org.nonomino.text.PuzzleFormat;

/**
 * Nonomino's own JSON, for programs that need no other format. Unlike {@link ExchangeFormats}, this
 * class does not refer to the others, so a compiler can leave them out.
 */
public final class NonominoJson {
  /** The format. */
  public static final PuzzleFormat FORMAT = JsonFormat.JSON;

  private NonominoJson() {}
}
