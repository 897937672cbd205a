/**
 * Text formats of puzzles: from characters to puzzles and back. A {@link
 * org.nonomino.text.PuzzleReader} finds the format by the content and cuts the text into puzzles;
 * what is wrong is said with its place and a way out.
 */
@NullMarked
package org.nonomino.text;

import org.jspecify.annotations.NullMarked;
