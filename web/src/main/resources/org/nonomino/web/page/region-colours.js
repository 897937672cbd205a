/**
 * The colours of regions that stay the same while regions are painted: each region has its own, by its number. The
 * style sheet has twelve hues in three shades; regions that follow each other have hues far apart.
 */

const HUES = 12;

/** Has no divisor in common with the number of hues, so that each hue has its turn. */
const STRIDE = 5;

/**
 * Returns the classes by which the style sheet knows the colour of a region.
 *
 * @param {number} region counted from 0
 * @returns {string} classes
 */
export function regionColour(region) {
  return `region hue${(region * STRIDE) % HUES} shade${Math.floor(region / HUES) % 3}`;
}
