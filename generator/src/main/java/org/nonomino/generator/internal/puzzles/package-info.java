/**
 * The prepared parts for generating puzzles with the same rules.
 *
 * <p>Internal: it may change with any version. Use {@link org.nonomino.generator}.
 */
@NullMarked
package org.nonomino.generator.internal.puzzles;

import org.jspecify.annotations.NullMarked;
