/** The fast strategy: propagation on whole boards of a digit, and a search where that ends. */
package org.nonomino.solver.bitboard;
