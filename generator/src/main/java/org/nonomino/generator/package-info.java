/**
 * Fills grids, generates layouts, and removes clues until a puzzle is left. It depends only on the
 * interface of solvers.
 */
@NullMarked
package org.nonomino.generator;

import org.jspecify.annotations.NullMarked;
