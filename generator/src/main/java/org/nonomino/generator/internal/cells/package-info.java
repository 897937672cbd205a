/**
 * Sets of cells as bits.
 *
 * <p>This package is internal and may change in any version. Use {@link org.nonomino.generator}.
 */
@NullMarked
package org.nonomino.generator.internal.cells;

import org.jspecify.annotations.NullMarked;
