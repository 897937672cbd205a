package org.nonomino.explainer.internal.chains;

import java.util.Collection;
import org.nonomino.explainer.internal.board.BoardState;
import org.nonomino.explainer.internal.step.FoundStep;
import org.nonomino.explainer.internal.step.Wording;
import org.nonomino.explainer.internal.step.Words;

/** Sentences for all kinds of chains. */
public final class ChainSentences {
  /**
   * The maximum number of links shown in a sentence; longer chains appear only in the full
   * explanation.
   */
  private static final int MAX_SHOWN = 9;

  private ChainSentences() {}

  /** Returns a chain, or its length if it is too long for a sentence. */
  public static Words shown(int links, Words chain) {
    return links > MAX_SHOWN ? Words.of("A chain of %s links", links) : chain;
  }

  /**
   * Returns the conclusions of a continuous loop in words.
   *
   * @param cells the cells of the loop
   */
  public static Words loop(
      BoardState board, int links, Words chain, Collection<Integer> cells, FoundStep step) {
    return Words.of(
        "Continuous loop%s. Every weak link has exactly one true end, so other candidates that see both ends are removed: %s.",
        links > MAX_SHOWN
            ? Words.of(" of %s links through %s", links, Wording.brief(board, cells))
            : Words.of(": %s", chain),
        Wording.losses(board, step));
  }
}
