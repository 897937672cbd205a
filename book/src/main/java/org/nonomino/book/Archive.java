package org.nonomino.book;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import org.nonomino.bulk.canon.Identity;
import org.nonomino.text.Place;

/** The puzzles of archives, with which equivalent puzzles are found. Not thread-safe. */
final class Archive {
  private final Map<Long, Place> puzzles = new HashMap<>();
  private final Map<Long, Place> solutions = new HashMap<>();

  /**
   * A puzzle of an archive that is like a puzzle of the book.
   *
   * @param place its place in the archive
   * @param isPuzzle whether the puzzles are equivalent; otherwise only their solutions are
   */
  record Twin(Place place, boolean isPuzzle) {
    /** Returns the words for a sentence: {@code the same puzzle as archive.txt:12}. */
    String words() {
      return (isPuzzle ? "the same puzzle as " : "the same solution as ") + place;
    }
  }

  /** Adds a puzzle. The first of several equivalent ones is kept. */
  void add(Identity identity, Place place) {
    puzzles.putIfAbsent(identity.puzzle(), place);
    identity.solution().ifPresent(solution -> solutions.putIfAbsent(solution, place));
  }

  /** Returns the equivalent puzzle, or else a puzzle with an equivalent solution. */
  Optional<Twin> twin(Identity identity) {
    return Optional.ofNullable(puzzles.get(identity.puzzle()))
        .map(place -> new Twin(place, true))
        .or(
            () ->
                identity.solution().isPresent()
                    ? Optional.ofNullable(solutions.get(identity.solution().getAsLong()))
                        .map(place -> new Twin(place, false))
                    : Optional.empty());
  }
}
