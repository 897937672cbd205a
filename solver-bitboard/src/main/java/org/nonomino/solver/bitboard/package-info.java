/** The fast strategy: propagation on whole boards of a digit, then search. */
@NullMarked
package org.nonomino.solver.bitboard;

import org.jspecify.annotations.NullMarked;
