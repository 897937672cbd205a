/**
 * Fills grids, makes layouts, and takes clues away until a puzzle is left. Knows solvers by their
 * interface only.
 */
package org.nonomino.generator;
