/** The naive strategy, for comparison: backtracking as the textbooks have it. */
@NullMarked
package org.nonomino.solver.backtrack;

import org.jspecify.annotations.NullMarked;
