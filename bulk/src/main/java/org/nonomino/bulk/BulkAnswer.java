package org.nonomino.bulk;

import java.util.Optional;
import org.nonomino.bulk.io.ExitCode;
import org.nonomino.text.Place;

/**
 * What was found out about a puzzle, with its record.
 *
 * @param <A> what is found out
 * @param answer what was found out
 * @param record what is written, with its line ends; may be empty
 * @param complaint what is said on standard error: lines with their ends, or nothing
 * @param refusal why the puzzle is not written although it was asked for, if that is so
 * @param exitCode how a run of this puzzle alone would end
 */
public record BulkAnswer<A>(
    A answer, String record, String complaint, Optional<Refusal> refusal, ExitCode exitCode) {

  /**
   * A puzzle that cannot be written as requested.
   *
   * @param place where it is in the input
   * @param reason a sentence
   */
  public record Refusal(Place place, String reason) {}

  /** Returns an answer of which nothing more is to be said. */
  public static <A> BulkAnswer<A> of(A answer, String record, ExitCode exitCode) {
    return new BulkAnswer<>(answer, record, "", Optional.empty(), exitCode);
  }

  /** Returns an answer with something that is said on standard error. */
  public static <A> BulkAnswer<A> of(
      A answer, String record, Place place, String sentence, ExitCode exitCode) {
    return new BulkAnswer<>(answer, record, complaint(place, sentence), Optional.empty(), exitCode);
  }

  /** Returns the answer to a puzzle that cannot be written as requested. */
  public static <A> BulkAnswer<A> refused(A answer, Place place, String reason, ExitCode exitCode) {
    return new BulkAnswer<>(
        answer,
        "",
        complaint(place, reason),
        Optional.of(new Refusal(place, reason)),
        exitCode.worse(ExitCode.BAD_INPUT));
  }

  private static String complaint(Place place, String sentence) {
    return "nonomino: " + place + ": " + sentence + "\n";
  }
}
