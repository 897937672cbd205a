package org.nonomino.explainer;

import java.util.Optional;

/**
 * An implication of a chain: if the one candidate is as said, so is the other.
 *
 * @param from the premise; where several links lead to one conclusion, they do so together
 * @param fromIsOn whether the premise is that the candidate is true
 * @param to the conclusion
 * @param toIsOn whether the conclusion is that the candidate is true
 * @param inner the technique by which it follows, where that is more than a single or a peer
 */
public record Link(
    Candidate from, boolean fromIsOn, Candidate to, boolean toIsOn, Optional<InnerReason> inner) {
  /** Makes an implication that follows at once: two candidates of one cell or of one house. */
  public Link(Candidate from, boolean fromIsOn, Candidate to, boolean toIsOn) {
    this(from, fromIsOn, to, toIsOn, Optional.empty());
  }
}
