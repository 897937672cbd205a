package org.nonomino.bulk;

import org.nonomino.bulk.io.ExitCode;

/**
 * What became of the thing of a number: as much as is needed to decide what is kept of a run.
 * Immutable.
 */
public sealed interface ItemOutcome {
  /**
   * It was made.
   *
   * @param fingerprint the same for things that are the same, never 0
   */
  record Made(long fingerprint) implements ItemOutcome {}

  /** Nothing came of the number, and there is nothing to be said: the next one takes its place. */
  record Skipped() implements ItemOutcome {}

  /**
   * It could not be made.
   *
   * @param sentence why; empty if nothing is to be said
   * @param isOver whether the next ones would be no better
   * @param exitCode how a run of this thing alone would end
   */
  record Failed(String sentence, boolean isOver, ExitCode exitCode) implements ItemOutcome {}
}
