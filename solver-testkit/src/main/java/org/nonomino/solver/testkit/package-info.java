/**
 * The tests for every strategy: {@link org.nonomino.solver.testkit.SolverContract}, the corpus of
 * puzzles with known answers, and a naive oracle. A strategy's own test class is a few lines.
 */
@NullMarked
package org.nonomino.solver.testkit;

import org.jspecify.annotations.NullMarked;
