/** The combined strategy: fast search for easy puzzles, clause learning for hard ones. */
@NullMarked
package org.nonomino.solver.auto;

import org.jspecify.annotations.NullMarked;
