package org.nonomino.explainer.internal.chains;

import java.util.Collection;
import org.nonomino.explainer.internal.board.BoardState;
import org.nonomino.explainer.internal.step.FoundStep;
import org.nonomino.explainer.internal.step.Wording;
import org.nonomino.explainer.internal.step.Words;

/** Sentences that all kinds of chains share. */
public final class ChainSentences {
  /** Longer chains are only in the full text. */
  private static final int MOST_SHOWN = 9;

  private ChainSentences() {}

  /** Returns a chain, or how long it is if it is too long to be read in a sentence. */
  public static Words shown(int links, Words chain) {
    return links > MOST_SHOWN ? Words.of("A chain of %s links", links) : chain;
  }

  /**
   * Says what follows from a continuous loop.
   *
   * @param cells that it leads through
   */
  public static Words loop(
      BoardState board, int links, Words chain, Collection<Integer> cells, FoundStep step) {
    return Words.of(
        "Continuous loop%s. Every weak link holds exactly one true end, so other candidates that see both ends go: %s.",
        links > MOST_SHOWN
            ? Words.of(" of %s links through %s", links, Wording.brief(board, cells))
            : Words.of(": %s", chain),
        Wording.losses(board, step));
  }
}
