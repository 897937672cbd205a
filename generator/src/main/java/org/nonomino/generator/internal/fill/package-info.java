/**
 * The ways to fill a grid at random.
 *
 * <p>Internal: it may change with any version. Use {@link org.nonomino.generator}.
 */
@NullMarked
package org.nonomino.generator.internal.fill;

import org.jspecify.annotations.NullMarked;
