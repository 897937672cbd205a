/**
 * The walk through all layouts of a size.
 *
 * <p>This package is internal and may change in any version. Use {@link org.nonomino.generator}.
 */
@NullMarked
package org.nonomino.generator.internal.enumeration;

import org.jspecify.annotations.NullMarked;
