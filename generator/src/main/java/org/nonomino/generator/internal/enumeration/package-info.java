/**
 * The walk through all layouts of a size.
 *
 * <p>Internal: it may change with any version. Use {@link org.nonomino.generator}.
 */
@NullMarked
package org.nonomino.generator.internal.enumeration;

import org.jspecify.annotations.NullMarked;
