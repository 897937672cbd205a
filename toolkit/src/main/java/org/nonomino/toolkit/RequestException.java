package org.nonomino.toolkit;

import java.util.List;
import org.nonomino.text.CodedProblem;
import org.nonomino.text.ProblemCode;

/** Says that a request cannot be met, or that its options contradict each other. */
public final class RequestException extends Exception {
  private static final long serialVersionUID = 1;

  private final transient List<RequestOption> options;
  private final transient CodedProblem coded;
  private final String reason;

  /**
   * @param coded what is wrong, for a program that words it itself
   * @param reason what is wrong and what to do about it, in sentences that name no option or field
   */
  public RequestException(RequestOption option, CodedProblem coded, String reason) {
    this(List.of(option), coded, reason);
  }

  /**
   * Creates the exception of options that contradict each other.
   *
   * @param options the first one is the one to change
   * @param coded what is wrong, for a program that words it itself
   * @param reason why they do, in sentences that name no option or field
   */
  public RequestException(List<RequestOption> options, CodedProblem coded, String reason) {
    super(reason);
    this.options = List.copyOf(options);
    this.coded = coded;
    this.reason = reason;
  }

  /**
   * Returns the exception of options that contradict each other, or of one that is impossible.
   *
   * @param options the first one is the one to change
   * @param reason why they do, in sentences that name no option or field
   */
  public static RequestException impossible(List<RequestOption> options, String reason) {
    return new RequestException(options, ProblemCode.IMPOSSIBLE_WISH.bare(), reason);
  }

  /** Returns the option that is wrong, or those that contradict each other. */
  public List<RequestOption> options() {
    return options;
  }

  /** Returns what is wrong, for a program that words it itself. */
  public CodedProblem coded() {
    return coded;
  }

  /** Returns what is wrong and what to do about it, in sentences that name no option or field. */
  public String reason() {
    return reason;
  }
}
