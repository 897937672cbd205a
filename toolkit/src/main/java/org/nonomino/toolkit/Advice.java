package org.nonomino.toolkit;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.nonomino.core.CellNames;
import org.nonomino.core.ConstraintKind;
import org.nonomino.core.Puzzle;
import org.nonomino.core.constraint.ConstraintNames;
import org.nonomino.generator.terms.ConstraintFamily;
import org.nonomino.solver.SearchLimits;
import org.nonomino.solver.Solver;

/**
 * Additions to a puzzle with several solutions that leave one, or as few as possible.
 *
 * @param clue the best clue; empty if none was found
 * @param constraint the best constraint of the kinds of the puzzle; empty if none was found
 */
public record Advice(
    Optional<ClueFinder.Result.Found> clue, Optional<ConstraintFinder.Result.Found> constraint) {
  /** No advice. */
  public static final Advice NONE = new Advice(Optional.empty(), Optional.empty());

  /** Looks for both additions. The numbers of solutions in the limits are ignored. */
  static Advice of(Puzzle puzzle, Solver solver, SearchLimits limits) {
    Optional<ClueFinder.Result.Found> clue =
        ClueFinder.find(puzzle, solver, limits) instanceof ClueFinder.Result.Found found
            ? Optional.of(found)
            : Optional.empty();
    Set<ConstraintFamily> families = families(puzzle);
    Optional<ConstraintFinder.Result.Found> constraint =
        !families.isEmpty()
                && ConstraintFinder.find(puzzle, families, solver, limits)
                    instanceof ConstraintFinder.Result.Found found
            ? Optional.of(found)
            : Optional.empty();
    return new Advice(clue, constraint);
  }

  /** Returns the families of the constraints of a puzzle of which a single one can be found. */
  private static Set<ConstraintFamily> families(Puzzle puzzle) {
    Set<ConstraintFamily> families = EnumSet.noneOf(ConstraintFamily.class);
    for (ConstraintFamily family : ConstraintFinder.FAMILIES) {
      List<ConstraintKind> kinds = family.kinds(false);
      if (puzzle.rules().constraints().stream().anyMatch(each -> kinds.contains(each.kind()))) {
        families.add(family);
      }
    }
    return families;
  }

  /** Returns a sentence for each addition to a puzzle. */
  List<String> sentences(Puzzle puzzle) {
    List<String> sentences = new ArrayList<>();
    clue.ifPresent(
        found ->
            sentences.add(
                sentence(
                    "%s in %s"
                        .formatted(
                            puzzle.symbols().symbol(found.clue().digit()),
                            CellNames.name(puzzle.size(), found.clue().cell())),
                    found.isUnique())));
    constraint.ifPresent(
        found -> sentences.add(sentence(ConstraintNames.of(found.constraint()), found.isUnique())));
    return sentences;
  }

  private static String sentence(String addition, boolean isUnique) {
    return "With %s, there %s."
        .formatted(addition, isUnique ? "is exactly one solution" : "are fewer solutions");
  }
}
