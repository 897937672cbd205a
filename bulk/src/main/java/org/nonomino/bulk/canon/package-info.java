/** The command {@code canon}, and identities of puzzles in disguise. */
@NullMarked
package org.nonomino.bulk.canon;

import org.jspecify.annotations.NullMarked;
