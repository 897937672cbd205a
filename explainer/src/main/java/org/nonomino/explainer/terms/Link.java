package org.nonomino.explainer.terms;

import java.util.Optional;

/**
 * An implication of a chain: if the first candidate has the given truth, so does the second.
 *
 * @param from the premise; if several links lead to one conclusion, they imply it together
 * @param fromIsOn whether the premise is that the candidate is true
 * @param to the conclusion
 * @param toIsOn whether the conclusion is that the candidate is true
 * @param inner the technique that proves the implication, if it is more than a single or a peer
 */
public record Link(
    Candidate from, boolean fromIsOn, Candidate to, boolean toIsOn, Optional<InnerReason> inner) {
  /** Creates an immediate implication between two candidates of one cell or of one house. */
  public Link(Candidate from, boolean fromIsOn, Candidate to, boolean toIsOn) {
    this(from, fromIsOn, to, toIsOn, Optional.empty());
  }
}
