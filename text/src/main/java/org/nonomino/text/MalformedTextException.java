package org.nonomino.text;

/**
 * Thrown for text that is not a puzzle: where, what is there, and what to do about it, for the
 * person who wrote it.
 */
public class MalformedTextException extends Exception {
  private static final long serialVersionUID = 1;

  private final Place place;
  private final String problem;
  private final String advice;
  private final WayOut wayOut;
  private final transient CodedProblem coded;

  /** What the caller could choose otherwise, where that would help. */
  public enum WayOut {
    /** Nothing: the text is to be changed. */
    NONE,
    /** Say which regions all puzzles have. */
    NAME_REGIONS,
    /** Say which format the text is in. */
    NAME_FORMAT,
    /** Ignore the constraints that Nonomino does not know. */
    IGNORE_EXTRAS
  }

  /**
   * Makes the exception of a text that breaks the rules of its format in a way that is worth no
   * code of its own.
   *
   * @param place where the trouble begins
   * @param problem what is wrong, naming the thing and what is there, without a full stop
   * @param advice a way out: a sentence
   */
  public MalformedTextException(Place place, String problem, String advice) {
    this(place, ProblemCode.MALFORMED.bare(), problem, advice);
  }

  /**
   * @param place where the trouble begins
   * @param coded what is wrong, for a program that words it itself
   * @param problem what is wrong, naming the thing and what is there, without a full stop
   * @param advice a way out: a sentence
   */
  public MalformedTextException(Place place, CodedProblem coded, String problem, String advice) {
    this(place, coded, problem, advice, WayOut.NONE);
  }

  /**
   * Makes the exception where another choice of the reader would help as well.
   *
   * @param place where the trouble begins
   * @param coded what is wrong, for a program that words it itself
   * @param problem what is wrong, naming the thing and what is there, without a full stop
   * @param advice what to change in the text, or what the matter is: a sentence
   * @param wayOut what to choose otherwise, in the words of the program that offers the choice
   */
  public MalformedTextException(
      Place place, CodedProblem coded, String problem, String advice, WayOut wayOut) {
    super(place + ": " + problem + ". " + advice);
    this.place = place;
    this.problem = problem;
    this.advice = advice;
    this.wayOut = wayOut;
    this.coded = coded;
  }

  /** Returns where the trouble begins. */
  public Place place() {
    return place;
  }

  /** Returns what is wrong, for a program that words it itself. */
  public CodedProblem coded() {
    return coded;
  }

  /** Returns what is wrong. */
  public String problem() {
    return problem;
  }

  /** Returns a way out. */
  public String advice() {
    return advice;
  }

  /** Returns what the caller could choose otherwise. */
  public WayOut wayOut() {
    return wayOut;
  }
}
