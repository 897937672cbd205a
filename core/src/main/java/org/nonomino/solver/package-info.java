/**
 * The solver SPI. A {@link org.nonomino.solver.Solver} is a strategy that prepares a {@link
 * org.nonomino.solver.Search} for a layout. One primitive, a search bounded by a number of
 * solutions, serves to solve (limit 1), to prove uniqueness (2) and to count.
 */
@NullMarked
package org.nonomino.solver;

import org.jspecify.annotations.NullMarked;
