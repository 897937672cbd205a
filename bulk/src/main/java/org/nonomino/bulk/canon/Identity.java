package org.nonomino.bulk.canon;

import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.stream.IntStream;
import org.nonomino.bulk.io.Fingerprints;
import org.nonomino.canon.AutomorphismGroup;
import org.nonomino.canon.CanonicalForm;
import org.nonomino.canon.Canonicalizer;
import org.nonomino.canon.Transformation;
import org.nonomino.core.Constraint;
import org.nonomino.core.Grid;
import org.nonomino.core.Puzzle;
import org.nonomino.toolkit.CanonicalForms;

/**
 * Fingerprints of a puzzle and its solution that stay the same in any disguise: turned, mirrored,
 * with rows or columns in a different order, or with other digits.
 *
 * <p>Constraints that have a place, such as cages, have no canonical form. A puzzle with them is
 * recognized by its solution instead: in the canonical form of the solution, equivalent puzzles
 * have their clues and the cells of their constraints in the same places. If a solution is
 * equivalent to itself in more than 1,000 ways, some disguises are not recognized.
 *
 * @param puzzle of the puzzle
 * @param solution of its solution on its regions, whatever the constraints; empty if it is unknown
 */
public record Identity(long puzzle, OptionalLong solution) {
  /** Tells the fingerprints of puzzles recognized by their solution from those of others. */
  private static final long BY_SOLUTION = 1;

  /** Computes identities. Each thread needs its own finder. */
  public static final class Finder {
    private final CanonicalForms forms = new CanonicalForms();

    /**
     * Returns whether a puzzle is recognized by its solution, and without the solution only if it
     * is not disguised.
     */
    public boolean needsSolution(Puzzle puzzle) {
      return !Canonicalizer.supports(puzzle.rules());
    }

    /**
     * Returns the identity of a puzzle.
     *
     * @param solution the unique solution, if it is known
     */
    public Identity of(Puzzle puzzle, Optional<Grid> solution) {
      Optional<CanonicalForm> solved =
          solution.map(grid -> forms.form(new Puzzle(grid, puzzle.mask())));
      return new Identity(
          needsSolution(puzzle)
              ? solved
                  .map(form -> bySolution(puzzle, form))
                  .orElseGet(() -> Fingerprints.of(puzzle))
              : Fingerprints.of(forms.form(puzzle).puzzle()),
          solved.isPresent()
              ? OptionalLong.of(Fingerprints.of(solved.get().puzzle()))
              : OptionalLong.empty());
    }

    /** Returns the smallest fingerprint of all ways to transform the solution to its form. */
    private static long bySolution(Puzzle puzzle, CanonicalForm solved) {
      List<Transformation> ways =
          AutomorphismGroup.of(solved.puzzle())
              .elements(Canonicalizer.MAX_ELEMENTS)
              .orElse(List.of(Transformation.identity(puzzle.size())));
      long form = Fingerprints.of(solved.puzzle(), BY_SOLUTION);
      return ways.stream()
          .mapToLong(way -> transformed(puzzle, solved.map().then(way), form))
          .min()
          .orElseThrow();
    }

    private static long transformed(Puzzle puzzle, Transformation map, long salt) {
      int[] places = new int[puzzle.givens().cellCount()];
      for (int cell = 0; cell < places.length; cell++) {
        places[map.source(cell)] = cell;
      }
      long bits =
          Fingerprints.of(
              IntStream.range(0, places.length)
                  .filter(cell -> puzzle.givens().digit(cell) != 0)
                  .map(cell -> places[cell])
                  .sorted()
                  .toArray(),
              salt);
      // The constraints may be listed in any order.
      long[] constraints =
          puzzle.rules().constraintsWithRegions().stream()
              .mapToLong(constraint -> transformed(constraint, places))
              .sorted()
              .toArray();
      for (long constraint : constraints) {
        bits = Fingerprints.of(new int[] {(int) constraint, (int) (constraint >>> 32)}, bits);
      }
      return bits;
    }

    private static long transformed(Constraint constraint, int[] places) {
      int[] cells = constraint.cells().stream().map(cell -> places[cell]).sorted().toArray();
      return Fingerprints.of(cells, constraint.kind().name().hashCode());
    }
  }
}
