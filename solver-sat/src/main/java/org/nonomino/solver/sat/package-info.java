/** Clause learning with Sat4j, after I. Lynce and J. Ouaknine, "Sudoku as a SAT problem" (2006). */
@NullMarked
package org.nonomino.solver.sat;

import org.jspecify.annotations.NullMarked;
