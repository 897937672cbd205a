/**
 * Constraints placed on a filled grid.
 *
 * <p>This package is internal and may change in any version. Use {@link org.nonomino.generator}.
 */
@NullMarked
package org.nonomino.generator.internal.placing;

import org.jspecify.annotations.NullMarked;
