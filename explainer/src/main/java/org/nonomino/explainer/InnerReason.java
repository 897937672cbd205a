package org.nonomino.explainer;

/**
 * A technique inside a chain: what shows, on the board under the assumption of the chain, that the
 * conclusion of some links is true. Immutable.
 *
 * <p>That board is the one of the step without the candidates that the chain has excluded so far;
 * those that the technique needs to be out are the premises of the links. So it can be checked with
 * these out and nothing else.
 *
 * @param kind of the technique
 * @param evidence what it is seen by
 */
public record InnerReason(StepKind kind, Evidence evidence) {}
