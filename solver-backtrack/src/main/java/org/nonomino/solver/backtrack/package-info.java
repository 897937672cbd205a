/** The naive strategy, for comparison: backtracking as the textbooks have it. */
package org.nonomino.solver.backtrack;
