package org.nonomino.solver;

import java.util.List;
import java.util.Optional;
import org.nonomino.core.Puzzle;
import org.nonomino.core.PuzzlePart;

/**
 * Finds out which parts of a puzzle without solutions contradict each other.
 *
 * <p>A contradiction is minimal if, without any one of its parts, the others hold together in some
 * grid (elsewhere called a minimal unsatisfiable subset). A puzzle can have many minimal
 * contradictions of different sizes. Implementations are thread-safe.
 */
public interface ContradictionSearch {
  /**
   * Parts of a puzzle that do not hold together in any grid.
   *
   * @param parts the parts in the order of {@link PuzzlePart#of}, without the assumed ones; empty
   *     if the assumed parts contradict each other
   * @param isMinimal whether the others hold together if any one is left out; false if the deadline
   *     ended the search before
   */
  record Contradiction(List<PuzzlePart> parts, boolean isMinimal) {}

  /**
   * Searches for a small contradiction.
   *
   * @param assumed parts that count in addition to those of the puzzle and are never left out
   * @return a contradiction, or empty if there is none or none was found before the deadline
   */
  Optional<Contradiction> find(Puzzle puzzle, List<PuzzlePart> assumed, Deadline deadline);
}
