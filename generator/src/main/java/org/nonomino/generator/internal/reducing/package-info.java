/**
 * Removing givens and constraints from puzzles while one solution is left, and reaching a level.
 *
 * <p>This package is internal and may change in any version. Use {@link org.nonomino.generator}.
 */
@NullMarked
package org.nonomino.generator.internal.reducing;

import org.jspecify.annotations.NullMarked;
