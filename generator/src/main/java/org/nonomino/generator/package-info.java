/**
 * Fills grids, makes layouts, and takes clues away until a puzzle is left. Knows solvers by their
 * interface only.
 */
@NullMarked
package org.nonomino.generator;

import org.jspecify.annotations.NullMarked;
