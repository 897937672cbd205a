package org.nonomino.explainer.proof;

/**
 * An earlier conclusion that a step uses.
 *
 * @param step the number of the step with this conclusion
 */
public record Premise(Claim claim, int step) {}
