/**
 * Puzzles with placed constraints.
 *
 * <p>This package is internal and may change in any version. Use {@link org.nonomino.generator}.
 */
@NullMarked
package org.nonomino.generator.internal.constrained;

import org.jspecify.annotations.NullMarked;
