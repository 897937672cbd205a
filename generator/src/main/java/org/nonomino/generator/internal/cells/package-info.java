/**
 * Sets of cells as bits.
 *
 * <p>Internal: it may change with any version. Use {@link org.nonomino.generator}.
 */
@NullMarked
package org.nonomino.generator.internal.cells;

import org.jspecify.annotations.NullMarked;
