/**
 * Text formats of puzzles: from characters to puzzles and back. A {@link
 * org.nonomino.text.PuzzleReader} detects the format by the content and splits the input into
 * puzzles. Each problem is reported with its location and a way to fix it.
 */
@NullMarked
package org.nonomino.text;

import org.jspecify.annotations.NullMarked;
