package org.nonomino.explainer;

/**
 * An implication of a chain: if the one candidate is as said, so is the other.
 *
 * @param from the premise
 * @param fromIsOn whether the premise is that the candidate is true
 * @param to the conclusion
 * @param toIsOn whether the conclusion is that the candidate is true
 */
public record Link(Candidate from, boolean fromIsOn, Candidate to, boolean toIsOn) {}
