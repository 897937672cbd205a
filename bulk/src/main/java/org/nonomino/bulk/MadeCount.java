package org.nonomino.bulk;

import java.util.Locale;
import java.util.Optional;
import org.nonomino.bulk.io.DistinctCounter;
import org.nonomino.bulk.io.ExitCode;

/**
 * Decides which generated results are kept, and when there are enough. Needs 16 to 32 bytes of
 * memory for each result that is kept. Not thread-safe.
 */
public final class MadeCount {
  private final long number;
  private final NumberedWork.Words words;
  private final DistinctCounter distinct;
  private long failed;
  private boolean isOver;
  private ExitCode exitCode = ExitCode.SOLVED;

  /**
   * The decision about the result of a number.
   *
   * @param remark a sentence for people, if any
   */
  public record Decision(boolean isKept, Optional<String> remark) {
    private static final Decision KEPT = new Decision(true, Optional.empty());
    private static final Decision DROPPED = new Decision(false, Optional.empty());

    private static Decision dropped(String remark) {
      return new Decision(false, Optional.of(remark));
    }
  }

  /**
   * @param number the requested number of different results, at least 1
   */
  public MadeCount(long number, NumberedWork.Words words) {
    this.number = number;
    this.words = words;
    this.distinct = new DistinctCounter(number);
  }

  /** Returns how many more are needed. */
  public long missing() {
    return isOver ? 0 : Math.max(0, distinct.missing() - failed);
  }

  /** Returns how many numbers were kept or have failed. */
  public long done() {
    return distinct.count() + failed;
  }

  /** Returns the worst exit code so far. */
  public ExitCode exitCode() {
    return exitCode;
  }

  /** Decides on the next number, while results are still missing. */
  public Decision add(ItemOutcome outcome) {
    if (outcome instanceof ItemOutcome.Made made) {
      return add(made);
    }
    return outcome instanceof ItemOutcome.Failed failure ? add(failure) : Decision.DROPPED;
  }

  private Decision add(ItemOutcome.Made made) {
    if (distinct.add(made.fingerprint())) {
      return Decision.KEPT;
    }
    if (!distinct.isExhausted()) {
      return Decision.DROPPED;
    }
    exitCode = exitCode.worse(ExitCode.NO_SOLUTION);
    return Decision.dropped(distinct.exhaustion(words.one(), words.many()) + words.advice());
  }

  private Decision add(ItemOutcome.Failed failure) {
    failed++;
    isOver |= failure.isOver();
    exitCode = exitCode.worse(failure.exitCode());
    if (failure.sentence().isEmpty()) {
      return Decision.DROPPED;
    }
    // A reason that ends the run is not about a single number.
    return Decision.dropped((failure.isOver() ? "" : which()) + failure.sentence());
  }

  private String which() {
    return number == 1
        ? ""
        : words.one().substring(0, 1).toUpperCase(Locale.ROOT)
            + words.one().substring(1)
            + " "
            + done()
            + " of "
            + number
            + ": ";
  }
}
