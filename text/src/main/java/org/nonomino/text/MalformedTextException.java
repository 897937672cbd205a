package org.nonomino.text;

/**
 * Thrown for input that is not a puzzle. It has the place, the problem and a way out, for the
 * person who wrote the input.
 */
public class MalformedTextException extends Exception {
  private static final long serialVersionUID = 1;

  private final Place place;
  private final String problem;
  private final String advice;
  private final WayOut wayOut;
  private final transient CodedProblem coded;

  /** A different choice by the caller that would help. */
  public enum WayOut {
    /** No choice helps; the input must be changed. */
    NONE,
    /** Specify the regions of all puzzles. */
    NAME_REGIONS,
    /** Specify the format of the input. */
    NAME_FORMAT,
    /** Ignore the constraints that Nonomino does not support. */
    IGNORE_EXTRAS
  }

  /**
   * Creates the exception for input that breaks the rules of its format in a way that has no
   * separate code.
   *
   * @param place where the trouble begins
   * @param problem the problem with its subject and the text found there, without a full stop
   * @param advice a way out: a sentence
   */
  public MalformedTextException(Place place, String problem, String advice) {
    this(place, ProblemCode.MALFORMED.bare(), problem, advice);
  }

  /**
   * Creates the exception for a coded problem.
   *
   * @param place where the trouble begins
   * @param coded the problem, for a program with its own messages
   * @param problem the problem with its subject and the text found there, without a full stop
   * @param advice a way out: a sentence
   */
  public MalformedTextException(Place place, CodedProblem coded, String problem, String advice) {
    this(place, coded, problem, advice, WayOut.NONE);
  }

  /**
   * Creates the exception for a problem that another choice by the caller would also solve.
   *
   * @param place where the trouble begins
   * @param coded the problem, for a program with its own messages
   * @param problem the problem with its subject and the text found there, without a full stop
   * @param advice a change to the input, or an explanation: a sentence
   * @param wayOut the other choice; the program that offers the choice words it
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

  /** Returns the problem for a program with its own messages. */
  public CodedProblem coded() {
    return coded;
  }

  /** Returns the problem. */
  public String problem() {
    return problem;
  }

  /** Returns a way out. */
  public String advice() {
    return advice;
  }

  /** Returns the choice by the caller that would help. */
  public WayOut wayOut() {
    return wayOut;
  }
}
