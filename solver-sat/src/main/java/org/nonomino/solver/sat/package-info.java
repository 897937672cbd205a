/** Clause learning with Sat4j, after I. Lynce and J. Ouaknine, "Sudoku as a SAT problem" (2006). */
package org.nonomino.solver.sat;
