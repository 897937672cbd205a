package org.nonomino.toolkit;

import java.util.List;
import org.nonomino.text.CodedProblem;

/** Says that a wish cannot be granted, or that wishes contradict each other. */
public final class WishException extends Exception {
  private static final long serialVersionUID = 1;

  private final transient List<Wish> wishes;
  private final transient CodedProblem coded;
  private final String reason;

  /**
   * @param coded what is wrong, for a program that words it itself
   * @param reason what is wrong and what to do about it, in sentences that name no option or field
   */
  public WishException(Wish wish, CodedProblem coded, String reason) {
    this(List.of(wish), coded, reason);
  }

  /**
   * Creates the exception of wishes that contradict each other.
   *
   * @param wishes the first one is the one to change
   * @param coded what is wrong, for a program that words it itself
   * @param reason why they do, in sentences that name no option or field
   */
  public WishException(List<Wish> wishes, CodedProblem coded, String reason) {
    super(reason);
    this.wishes = List.copyOf(wishes);
    this.coded = coded;
    this.reason = reason;
  }

  /** Returns the wish that is wrong, or those that contradict each other. */
  public List<Wish> wishes() {
    return wishes;
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
