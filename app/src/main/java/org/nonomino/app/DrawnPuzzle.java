package org.nonomino.app;

import java.util.Optional;
import org.nonomino.core.Grid;
import org.nonomino.core.PuzzleEntry;
import org.nonomino.explainer.Rated;
import org.nonomino.render.PuzzlePicture;

/**
 * A puzzle and what is to be drawn of it.
 *
 * @param entry the puzzle with what is said of it
 * @param picture what is to be seen
 * @param caption what is said below; empty for nothing
 * @param solution for the answers of a booklet, if there is one
 * @param rated how hard it is, if that is known
 */
record DrawnPuzzle(
    PuzzleEntry entry,
    PuzzlePicture picture,
    String caption,
    Optional<Grid> solution,
    Optional<Rated> rated) {}
