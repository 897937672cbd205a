package org.nonomino.text;

/**
 * Says that a text is no puzzle: where, what is there, and what to do about it, for the person who
 * wrote it.
 */
public final class MalformedTextException extends Exception {
  private static final long serialVersionUID = 1;

  private final Place place;
  private final String problem;
  private final String advice;

  /**
   * Makes the exception.
   *
   * @param place where the trouble begins
   * @param problem what is wrong, naming the thing and what is there, without a full stop
   * @param advice a way out: a sentence
   */
  public MalformedTextException(Place place, String problem, String advice) {
    super(place + ": " + problem + ". " + advice);
    this.place = place;
    this.problem = problem;
    this.advice = advice;
  }

  /** Returns where the trouble begins. */
  public Place place() {
    return place;
  }

  /** Returns what is wrong. */
  public String problem() {
    return problem;
  }

  /** Returns a way out. */
  public String advice() {
    return advice;
  }
}
