/** The fast strategy: propagation on whole boards of a digit, and a search where that ends. */
@NullMarked
package org.nonomino.solver.bitboard;

import org.jspecify.annotations.NullMarked;
