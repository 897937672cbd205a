/** Textbook backtracking, the naive strategy for comparison. */
@NullMarked
package org.nonomino.solver.backtrack;

import org.jspecify.annotations.NullMarked;
