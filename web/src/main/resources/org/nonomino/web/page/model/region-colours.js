/**
 * The fixed colours of regions while regions are painted. Each number has its own colour. The
 * style sheet has twelve hues in three shades; consecutive regions have hues far apart.
 */

const HUES = 12;

/** Coprime to the number of hues, so that all hues are used. */
const STRIDE = 5;

/**
 * Returns the style classes for the colour of a region.
 *
 * @param {number} region counted from 0
 * @returns {string} classes
 */
export function regionColour(region) {
  return `region hue${(region * STRIDE) % HUES} shade${Math.floor(region / HUES) % 3}`;
}
