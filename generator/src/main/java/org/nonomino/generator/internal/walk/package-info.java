/**
 * The walk among layouts that ends at a random one, and the shapes of their regions.
 *
 * <p>Internal: it may change with any version. Use {@link org.nonomino.generator}.
 */
@NullMarked
package org.nonomino.generator.internal.walk;

import org.jspecify.annotations.NullMarked;
