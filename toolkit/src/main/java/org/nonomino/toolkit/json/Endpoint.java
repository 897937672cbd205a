package org.nonomino.toolkit.json;

/** Answers the requests of one kind. Immutable; thread-safe. */
@FunctionalInterface
public interface Endpoint {
  /**
   * Returns the answer. An interrupt of the thread or the time limit ends the work early; the
   * answer then says that a limit was reached.
   *
   * @param fields the body, or the query
   * @throws ProblemException if the request is invalid
   */
  Reply answer(JsonFields fields, TimeLimit limit) throws ProblemException;
}
