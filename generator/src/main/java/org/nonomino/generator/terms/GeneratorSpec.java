package org.nonomino.generator.terms;

import java.util.List;
import java.util.Optional;
import org.nonomino.core.Symbols;

/**
 * The properties of the puzzles to generate.
 *
 * @param layout the regions, and for fixed regions all the rules
 * @param filler how grids are filled
 * @param solutions the requirement on the solutions
 * @param clues the requirement on the number of clues
 * @param even whether the clues should be spread evenly over rows, columns and regions
 * @param symmetries the symmetries of the given cells, at least one; one of them is chosen at
 *     random for each puzzle
 * @param pattern cells that must hold clues, of the layout's size; may be empty
 * @param constraints the constraints to place on each grid
 * @param symbols the symbols of the digits, n of them; if empty, those of the draft or the usual
 *     ones
 */
public record GeneratorSpec(
    LayoutChoice layout,
    GridFiller filler,
    SolutionDemand solutions,
    ClueDemand clues,
    boolean even,
    List<Symmetry> symmetries,
    CellPattern pattern,
    ConstraintDemand constraints,
    Optional<Symbols> symbols) {

  /** Creates properties without requested symbols. */
  public GeneratorSpec(
      LayoutChoice layout,
      GridFiller filler,
      SolutionDemand solutions,
      ClueDemand clues,
      boolean even,
      List<Symmetry> symmetries,
      CellPattern pattern,
      ConstraintDemand constraints) {
    this(
        layout, filler, solutions, clues, even, symmetries, pattern, constraints, Optional.empty());
  }

  /** Creates properties without placed constraints or requested symbols. */
  public GeneratorSpec(
      LayoutChoice layout,
      GridFiller filler,
      SolutionDemand solutions,
      ClueDemand clues,
      boolean even,
      List<Symmetry> symmetries,
      CellPattern pattern) {
    this(layout, filler, solutions, clues, even, symmetries, pattern, ConstraintDemand.NONE);
  }

  /** Throws an {@link IllegalArgumentException} if the requirements contradict each other. */
  public GeneratorSpec {
    symmetries = List.copyOf(symmetries);
    if (symmetries.isEmpty()) {
      throw new IllegalArgumentException("there is no symmetry to choose from");
    }
    if (pattern.size() != layout.size()) {
      throw new IllegalArgumentException(
          "a pattern of size " + pattern.size() + " on a layout of size " + layout.size());
    }
    if (symbols.isPresent() && symbols.get().size() != layout.size()) {
      throw new IllegalArgumentException(
          symbols.get().size() + " symbols on a layout of size " + layout.size());
    }
    if (clues.minimal() && solutions != SolutionDemand.UNIQUE) {
      throw new IllegalArgumentException("a minimal puzzle has exactly one solution");
    }
    if (!constraints.isNone() && solutions != SolutionDemand.UNIQUE) {
      throw new IllegalArgumentException("constraints are placed for exactly one solution");
    }
    if (!constraints.isNone() && even) {
      throw new IllegalArgumentException("givens beside constraints cannot be spread evenly");
    }
    Optional<String> ofCages = constraints.objectionToCages(layout.size());
    if (ofCages.isPresent()) {
      throw new IllegalArgumentException(ofCages.get());
    }
    for (Symmetry symmetry : symmetries) {
      clues.requireRoom(pattern, symmetry);
    }
    if (layout instanceof LayoutChoice.Fixed fixed) {
      Optional<String> objection = filler.objection(fixed.rules());
      if (objection.isPresent()) {
        throw new IllegalArgumentException(objection.get());
      }
    }
  }
}
