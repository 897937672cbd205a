package org.nonomino.bulk;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.Function;
import org.nonomino.bulk.io.ErrorReport;
import org.nonomino.bulk.io.ExitCode;
import org.nonomino.bulk.io.InputItem;
import org.nonomino.bulk.io.PrintedText;
import org.nonomino.core.PuzzleEntry;
import org.nonomino.text.MalformedTextException;
import org.nonomino.text.Place;
import org.nonomino.text.ProblemCode;
import org.nonomino.text.PuzzleText;

/**
 * The result of one item of the input, passed from the worker to the thread that writes. Immutable.
 *
 * @param <A> the answer for a puzzle
 * @param answer empty if the item was not worked on
 * @param record the text to write, with its line ends; may be empty
 * @param said the messages for standard error
 * @param problem the reason why the item has no record as requested, if so
 * @param exitCode the exit code of a run of this item alone
 */
public record Done<A>(
    Kind kind,
    Optional<A> answer,
    String record,
    List<Message> said,
    Optional<Problem> problem,
    ExitCode exitCode) {

  /** The kinds of results. */
  public enum Kind {
    PUZZLE,
    /** A puzzle that cannot be written as requested. */
    REFUSED,
    /** Text that is not a puzzle, or a puzzle that the work does not accept. */
    MALFORMED,
    /** A file that cannot be read at all, or not to its end. */
    UNREADABLE
  }

  /** Copies the messages. */
  public Done {
    said = List.copyOf(said);
  }

  /**
   * A message for standard error.
   *
   * @param sentence the message without the place
   * @param lines the text to print, with line ends
   * @param isOfCommand whether it is about what the command cannot do, and not about one item
   */
  public record Message(String sentence, String lines, boolean isOfCommand) {
    private static Message of(Place place, String sentence) {
      return new Message(
          PrintedText.line(sentence),
          "nonomino: " + PrintedText.line(place + ": " + sentence) + "\n",
          false);
    }
  }

  /**
   * The reason why an item has no record as requested.
   *
   * @param place the place in the input, if known
   * @param sentence the error
   * @param advice a way to fix it; may be empty
   */
  public record Problem(Optional<Place> place, String sentence, Optional<String> advice) {}

  /** Returns the result for a puzzle that needs no message. */
  public static <A> Done<A> of(A answer, String record, ExitCode exitCode) {
    return new Done<>(
        Kind.PUZZLE, Optional.of(answer), record, List.of(), Optional.empty(), exitCode);
  }

  /** Returns this result with one more sentence for standard error. */
  public Done<A> saying(Place place, String sentence) {
    List<Message> all = new ArrayList<>(said);
    all.add(Message.of(place, sentence));
    return new Done<>(kind, answer, record, all, problem, exitCode);
  }

  /**
   * Returns the result for a puzzle that cannot be written as requested.
   *
   * @param answer the answer that was found nevertheless
   * @param exitCode the exit code if the puzzle could be written
   */
  public static <A> Done<A> refused(
      Optional<A> answer, Place place, String reason, ExitCode exitCode) {
    return new Done<>(
        Kind.REFUSED,
        answer,
        "",
        List.of(Message.of(place, reason)),
        Optional.of(new Problem(Optional.of(place), reason, Optional.empty())),
        exitCode.worse(ExitCode.BAD_INPUT));
  }

  /**
   * Parses an item and, if it is a puzzle that the work accepts, works on it.
   *
   * @param work returns the records of other items, and says which puzzles it accepts
   * @param look works on a puzzle
   */
  public static <A> Done<A> of(
      InputItem item, BulkWork<?> work, BiFunction<PuzzleText, PuzzleEntry, Done<A>> look) {
    return of(item, work, look, problem -> Optional.empty());
  }

  /**
   * Parses an item, as the shorter method does.
   *
   * @param otherwise works on some texts that are not puzzles; returns nothing for others
   */
  public static <A> Done<A> of(
      InputItem item,
      BulkWork<?> work,
      BiFunction<PuzzleText, PuzzleEntry, Done<A>> look,
      Function<MalformedTextException, Optional<Done<A>>> otherwise) {
    if (item instanceof InputItem.Unreadable unreadable) {
      return unreadable(unreadable.message());
    }
    PuzzleText text = ((InputItem.Text) item).text();
    PuzzleEntry entry;
    try {
      entry = work.constraintSupport().parse(text);
    } catch (MalformedTextException e) {
      return otherwise.apply(e).orElseGet(() -> malformed(e, work.malformed(e)));
    }
    RuleDetails.log(text.place(), entry.puzzle().rules());
    return look.apply(text, entry);
  }

  private static <A> Done<A> malformed(MalformedTextException e, String record) {
    return new Done<>(
        Kind.MALFORMED,
        Optional.empty(),
        record,
        List.of(
            new Message(PrintedText.line(e.problem()) + ".", ErrorReport.of(e), isOfCommand(e))),
        Optional.of(new Problem(Optional.of(e.place()), e.problem(), Optional.of(e.advice()))),
        ExitCode.BAD_INPUT);
  }

  /**
   * Returns whether a puzzle is well-formed, but has constraints that the command does not accept.
   */
  public static boolean isOfCommand(MalformedTextException e) {
    return e.coded().code() == ProblemCode.UNSUPPORTED_CONSTRAINTS;
  }

  private static <A> Done<A> unreadable(String message) {
    return new Done<>(
        Kind.UNREADABLE,
        Optional.empty(),
        "",
        List.of(
            new Message(
                PrintedText.line(message), "nonomino: " + PrintedText.line(message) + "\n", false)),
        Optional.of(new Problem(Optional.empty(), message, Optional.empty())),
        ExitCode.BAD_INPUT);
  }

  /** Returns this result with another type of answer. Only for a result without an answer. */
  public <B> Done<B> withoutAnswer() {
    return new Done<>(kind, Optional.empty(), record, said, problem, exitCode);
  }
}
