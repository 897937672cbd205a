/**
 * Killer cages on filled grids.
 *
 * <p>This package is internal and may change in any version. Use {@link org.nonomino.generator}.
 */
@NullMarked
package org.nonomino.generator.internal.cages;

import org.jspecify.annotations.NullMarked;
