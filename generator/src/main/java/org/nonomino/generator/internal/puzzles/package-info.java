/**
 * The prepared parts for generating puzzles with the same rules.
 *
 * <p>This package is internal and may change in any version. Use {@link org.nonomino.generator}.
 */
@NullMarked
package org.nonomino.generator.internal.puzzles;

import org.jspecify.annotations.NullMarked;
