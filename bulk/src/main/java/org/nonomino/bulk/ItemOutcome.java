package org.nonomino.bulk;

import org.nonomino.bulk.io.ExitCode;

/** The outcome for one number: just enough to decide whether a run keeps its result. Immutable. */
public sealed interface ItemOutcome {
  /**
   * The number has a result.
   *
   * @param fingerprint the same for results that are the same, never 0
   */
  record Made(long fingerprint) implements ItemOutcome {}

  /** The number has no result and no message. The next number replaces it. */
  record Skipped() implements ItemOutcome {}

  /**
   * The generation failed.
   *
   * @param sentence the reason; empty if it is not reported
   * @param isOver whether further numbers would also fail
   * @param exitCode the exit code of a run of this number alone
   */
  record Failed(String sentence, boolean isOver, ExitCode exitCode) implements ItemOutcome {}
}
