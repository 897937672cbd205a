package org.nonomino.book;

import java.util.Optional;
import org.nonomino.bulk.canon.Identity;
import org.nonomino.explainer.OpenMoves;
import org.nonomino.text.Place;

/**
 * The facts about a puzzle that an editor checks and a reader does not see. Immutable.
 *
 * @param place its place in a file; empty if it was generated
 * @param identity recognizes it in disguise
 * @param moves the open moves at each step; empty unless a proof sheet is requested
 */
record PuzzleProof(Optional<Place> place, Identity identity, Optional<OpenMoves> moves) {}
