/**
 * The walk among layouts that ends at a random one, and the shapes of their regions.
 *
 * <p>This package is internal and may change in any version. Use {@link org.nonomino.generator}.
 */
@NullMarked
package org.nonomino.generator.internal.walk;

import org.jspecify.annotations.NullMarked;
