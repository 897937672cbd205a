/**
 * The ways to fill a grid at random.
 *
 * <p>This package is internal and may change in any version. Use {@link org.nonomino.generator}.
 */
@NullMarked
package org.nonomino.generator.internal.fill;

import org.jspecify.annotations.NullMarked;
