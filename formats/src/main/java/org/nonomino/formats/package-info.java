/** Text formats of puzzles that need a library, implementing the interface of {@code text}. */
@NullMarked
package org.nonomino.formats;

import org.jspecify.annotations.NullMarked;
