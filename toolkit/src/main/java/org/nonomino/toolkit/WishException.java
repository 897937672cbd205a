package org.nonomino.toolkit;

import java.util.List;

/** Says that a wish cannot be granted, or that wishes contradict each other. */
public final class WishException extends Exception {
  private static final long serialVersionUID = 1;

  private final transient List<Wish> wishes;
  private final String reason;

  /**
   * @param reason what is wrong and what to do about it, in sentences that name no option or field
   */
  public WishException(Wish wish, String reason) {
    this(List.of(wish), reason);
  }

  /**
   * Creates the exception of wishes that contradict each other.
   *
   * @param wishes the first one is the one to change
   * @param reason why they do, in sentences that name no option or field
   */
  public WishException(List<Wish> wishes, String reason) {
    super(reason);
    this.wishes = List.copyOf(wishes);
    this.reason = reason;
  }

  /** Returns the wish that is wrong, or those that contradict each other. */
  public List<Wish> wishes() {
    return wishes;
  }

  /** Returns what is wrong and what to do about it, in sentences that name no option or field. */
  public String reason() {
    return reason;
  }
}
