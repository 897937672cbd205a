/** The naive strategy, for comparison: textbook backtracking. */
@NullMarked
package org.nonomino.solver.backtrack;

import org.jspecify.annotations.NullMarked;
