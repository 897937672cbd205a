/** Text formats of puzzles that lean on a library, behind the interface of {@code core}. */
@NullMarked
package org.nonomino.formats;

import org.jspecify.annotations.NullMarked;
