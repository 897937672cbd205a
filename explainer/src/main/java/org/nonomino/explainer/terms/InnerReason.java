package org.nonomino.explainer.terms;

/**
 * A technique inside a chain that proves the conclusion of some links on the board under the
 * assumption of the chain. Immutable.
 *
 * <p>That board is the board of the step without the candidates that the chain has excluded so far.
 * The excluded candidates that the technique needs are the premises of the links. So the technique
 * can be checked with only these candidates excluded.
 *
 * @param kind the kind of the technique
 * @param evidence the pattern of the technique
 */
public record InnerReason(StepKind kind, Evidence evidence) {}
