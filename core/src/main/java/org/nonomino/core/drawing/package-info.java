/**
 * Drawings of a puzzle as a setter drew them: lines, arrows, shapes with text, and cages. They have
 * no meaning for a solver.
 */
@NullMarked
package org.nonomino.core.drawing;

import org.jspecify.annotations.NullMarked;
