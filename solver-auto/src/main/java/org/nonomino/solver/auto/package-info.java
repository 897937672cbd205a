/** The strategy that chooses: fast search for what is easy, clause learning for what is not. */
package org.nonomino.solver.auto;
