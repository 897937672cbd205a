package org.nonomino.explainer.internal.step;

import org.nonomino.explainer.terms.Rating;

/**
 * Steps of which only the number of different conclusions is of interest, not their evidence.
 * Immutable.
 *
 * @param max the highest rating of the steps that are counted
 * @param enough the number at which counting ends
 */
public record StepCount(Rating max, int enough) {}
