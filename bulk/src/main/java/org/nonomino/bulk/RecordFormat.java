package org.nonomino.bulk;

import java.util.Optional;
import java.util.function.Function;
import org.nonomino.bulk.io.ExitCode;
import org.nonomino.core.PuzzleEntry;
import org.nonomino.text.MalformedTextException;
import org.nonomino.text.Place;

/**
 * The form in which answers are written. Immutable and thread-safe. Each string has its line ends.
 *
 * @param <A> the answer for a puzzle
 */
public interface RecordFormat<A> extends RecordFrame {
  /** Returns the reason why a puzzle cannot be written at all, as a sentence; empty if it can. */
  default Optional<String> refusal(PuzzleEntry entry) {
    return Optional.empty();
  }

  /** Returns the columns of the records if they are the rows of a table. */
  default Optional<Columns<A>> columns() {
    return Optional.empty();
  }

  @Override
  default String header() {
    return columns().map(Columns::header).orElse("");
  }

  /** Returns the record of a puzzle; by default, its row in the table. */
  default String record(A answer) {
    return columns().orElseThrow().record(answer);
  }

  /**
   * Returns the record of a malformed puzzle. It may be empty, because the error is reported on
   * standard error.
   */
  default String malformed(MalformedTextException problem) {
    return columns().map(table -> table.malformed(problem)).orElse("");
  }

  /** Returns the format of independent records. */
  static <A> RecordFormat<A> of(
      Function<A, String> record, Function<MalformedTextException, String> malformed) {
    return new RecordFormat<>() {
      @Override
      public String record(A answer) {
        return record.apply(answer);
      }

      @Override
      public String malformed(MalformedTextException problem) {
        return malformed.apply(problem);
      }
    };
  }

  /** Returns the result for a puzzle, or a refusal if it cannot be written. */
  default Done<A> done(A answer, Place place, PuzzleEntry entry, ExitCode exitCode) {
    return refusal(entry)
        .map(reason -> Done.refused(Optional.of(answer), place, reason, exitCode))
        .orElseGet(() -> Done.of(answer, record(answer), exitCode));
  }
}
