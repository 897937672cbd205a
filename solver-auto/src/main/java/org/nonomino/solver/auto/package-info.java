/** The strategy that chooses: fast search for what is easy, clause learning for what is not. */
@NullMarked
package org.nonomino.solver.auto;

import org.jspecify.annotations.NullMarked;
