package org.nonomino.toolkit;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.nonomino.text.CodedProblem;
import org.nonomino.text.MalformedTextException;
import org.nonomino.text.ProblemCode;

/**
 * Thrown if a request is impossible, or if its options contradict each other. The message begins
 * with the names of the options as {@link GenerateRequest} and JSON spell them.
 */
public final class RequestException extends Exception {
  private static final long serialVersionUID = 1;

  private final transient List<RequestOption> options;
  private final transient CodedProblem coded;
  private final String reason;

  /**
   * @param coded the problem, for programs that build their own message
   * @param reason the problem and advice, in sentences that name no option or field
   */
  public RequestException(RequestOption option, CodedProblem coded, String reason) {
    this(List.of(option), coded, reason);
  }

  /**
   * Creates the exception for contradicting options.
   *
   * @param options the first one is the one to change
   * @param coded the problem, for programs that build their own message
   * @param reason why they contradict each other, in sentences that name no option or field
   */
  public RequestException(List<RequestOption> options, CodedProblem coded, String reason) {
    super(names(options) + ": " + reason);
    this.options = List.copyOf(options);
    this.coded = coded;
    this.reason = reason;
  }

  private static String names(List<RequestOption> options) {
    return options.stream().map(RequestOption::withHumps).collect(Collectors.joining(", "));
  }

  /**
   * Returns the exception for contradicting options, or for an impossible one.
   *
   * @param options the first one is the one to change
   * @param reason why it is impossible, in sentences that name no option or field
   */
  public static RequestException impossible(List<RequestOption> options, String reason) {
    return new RequestException(options, ProblemCode.IMPOSSIBLE_WISH.bare(), reason);
  }

  /**
   * Returns the exception for an option with malformed text.
   *
   * @param cause the problem; its place is in the text of the option
   */
  static RequestException malformed(RequestOption option, MalformedTextException cause) {
    RequestException malformed =
        impossible(List.of(option), cause.problem() + ". " + cause.advice());
    malformed.initCause(cause);
    return malformed;
  }

  /**
   * Returns the exception for options that are mutually exclusive.
   *
   * @param options the first one is the one to leave out
   * @param reason as for {@link #impossible}
   */
  public static RequestException conflict(List<RequestOption> options, String reason) {
    return new RequestException(
        options,
        ProblemCode.FIELDS_CONFLICT.with(
            "fields", options.stream().map(RequestOption::withHumps).toList()),
        reason);
  }

  /** Returns the wrong option, or the options that contradict each other. */
  public List<RequestOption> options() {
    return options;
  }

  /**
   * Returns the problem in the text of the first option, with its place in this text; empty if
   * something else is wrong.
   */
  public Optional<MalformedTextException> inText() {
    return getCause() instanceof MalformedTextException cause
        ? Optional.of(cause)
        : Optional.empty();
  }

  /** Returns the problem, for programs that build their own message. */
  public CodedProblem coded() {
    return coded;
  }

  /** Returns the problem and advice, in sentences that name no option or field. */
  public String reason() {
    return reason;
  }
}
