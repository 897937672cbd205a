package org.nonomino.generator.terms;

/**
 * Measures of the shapes of the regions of a layout.
 *
 * @param borders the length of all borders between regions, in sides of cells
 * @param corners the number of outer and inner corners of all regions; a rectangle has 4
 * @param minBlocks the minimum number of 2×2 blocks (they may overlap) in any region; 0 if some
 *     region is one cell wide everywhere
 * @param longestArm the maximum number of neighbouring cells of one region that are in no 2×2 block
 *     of the region
 * @param bottlenecks the number of cells without which the surrounding cells of their region are
 *     not connected
 * @param straightLines the number of borders that cross the whole grid in a straight line
 */
public record LayoutShape(
    int borders, int corners, int minBlocks, int longestArm, int bottlenecks, int straightLines) {}
