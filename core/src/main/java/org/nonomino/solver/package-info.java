/**
 * The solver SPI: a {@link org.nonomino.solver.Solver} is a strategy, which prepares a {@link
 * org.nonomino.solver.Search} for a layout; one primitive, a search bounded by a number of
 * solutions, serves to solve (limit 1), to prove uniqueness (2) and to count.
 */
@NullMarked
package org.nonomino.solver;

import org.jspecify.annotations.NullMarked;
