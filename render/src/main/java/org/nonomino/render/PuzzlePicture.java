package org.nonomino.render;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.nonomino.core.Constraint;
import org.nonomino.core.ConstraintKind;
import org.nonomino.core.Drawings;
import org.nonomino.core.Grid;
import org.nonomino.core.Puzzle;
import org.nonomino.core.RegionMask;
import org.nonomino.core.Rules;
import org.nonomino.core.constraint.RuleLooks;
import org.nonomino.explainer.Board;
import org.nonomino.explainer.Step;
import org.nonomino.explainer.terms.Blocker;

/**
 * The contents of a picture of a puzzle: cells, digits, pencil marks, regions, and the evidence of
 * a step.
 */
public final class PuzzlePicture implements Picture {
  private final Puzzle puzzle;

  /** The shown digits; empty if only the givens are shown. */
  private final Optional<Grid> digits;

  private final PencilMarks marks;
  private final Set<Integer> highlighted;
  private final Optional<ShownStep> step;

  /** The part of the puzzle that is not pale; empty if nothing is pale. */
  private final Optional<Puzzle> emphasis;

  private final Optional<String> title;

  /** The setter's drawings. */
  private final Drawings drawings;

  /** For {@link #undrawn}, determined on first use. */
  private volatile Optional<Rules> undrawn = Optional.empty();

  private PuzzlePicture(
      Puzzle puzzle,
      Optional<Grid> digits,
      PencilMarks marks,
      Set<Integer> highlighted,
      Optional<ShownStep> step,
      Optional<Puzzle> emphasis,
      Optional<String> title,
      Drawings drawings) {
    this.puzzle = puzzle;
    this.digits = digits;
    this.marks = marks;
    this.highlighted = highlighted;
    this.step = step;
    this.emphasis = emphasis;
    this.title = title;
    this.drawings = drawings;
  }

  /** Returns the picture of regions without a digit. */
  public static PuzzlePicture of(RegionMask mask) {
    return of(new Puzzle(Grid.empty(mask.size()), mask));
  }

  /** Returns the picture of a puzzle with its givens. */
  public static PuzzlePicture of(Puzzle puzzle) {
    return new PuzzlePicture(
        puzzle,
        Optional.empty(),
        PencilMarks.none(puzzle.size()),
        Set.of(),
        Optional.empty(),
        Optional.empty(),
        Optional.empty(),
        Drawings.NONE);
  }

  /** Returns the picture of the grid and the constraints of this one, without any digit. */
  public PuzzlePicture withoutDigits() {
    return of(new Puzzle(Grid.empty(size()), puzzle.rules())).withDrawings(drawings);
  }

  /**
   * Returns this picture with digits. Those in cells without a given are answers. A given is shown
   * even if the grid lacks or contradicts it.
   *
   * @param grid of the same size; an empty cell stays empty
   * @throws IllegalArgumentException if the size of the grid differs
   */
  public PuzzlePicture withDigits(Grid grid) {
    if (grid.size() != size()) {
      throw new IllegalArgumentException(
          "the grid has size " + grid.size() + ", but the picture has size " + size());
    }
    return new PuzzlePicture(
        puzzle, Optional.of(grid), marks, highlighted, step, emphasis, title, drawings);
  }

  /**
   * Returns this picture with small digits side by side in the middle of cells.
   *
   * @param marks row-major, length n²; bit d−1 represents digit d; ignored in cells with a digit
   * @throws IllegalArgumentException if the length is not n², or a digit is above n
   */
  public PuzzlePicture withCentreMarks(long[] marks) {
    return with(this.marks.withCentre(marks));
  }

  /**
   * Returns this picture with small digits in the corners of cells, and further ones between the
   * corners. The parameter is as for the centre marks.
   */
  public PuzzlePicture withCornerMarks(long[] marks) {
    return with(this.marks.withCorners(marks));
  }

  /**
   * Returns this picture with all candidates of a board, each at the place of its digit. They
   * replace other small digits.
   *
   * @throws IllegalArgumentException if the size of the board differs
   */
  public PuzzlePicture withCandidates(Board board) {
    if (board.size() != size()) {
      throw new IllegalArgumentException(
          "the board has size " + board.size() + ", but the picture has size " + size());
    }
    long[] candidates = new long[board.cellCount()];
    for (int cell = 0; cell < candidates.length; cell++) {
      candidates[cell] = board.candidates(cell);
    }
    return withCandidates(candidates);
  }

  /**
   * Returns this picture with some candidates, each at the place of its digit. They replace other
   * small digits.
   *
   * @param candidates row-major, length n²; bit d−1 represents digit d; ignored in cells with a
   *     digit
   * @throws IllegalArgumentException if the length is not n², or a digit is above n
   */
  public PuzzlePicture withCandidates(long[] candidates) {
    return with(PencilMarks.none(size()).withPlaced(candidates));
  }

  private PuzzlePicture with(PencilMarks changed) {
    return new PuzzlePicture(puzzle, digits, changed, highlighted, step, emphasis, title, drawings);
  }

  /**
   * Returns this picture with highlighted cells.
   *
   * @param cells row-major from 0
   * @throws IllegalArgumentException if one is not in 0..n²−1
   */
  public PuzzlePicture withHighlights(Set<Integer> cells) {
    for (int cell : cells) {
      if (cell < 0 || cell >= size() * size()) {
        throw new IllegalArgumentException(
            "cell " + cell + " of a picture of " + size() * size() + " cells");
      }
    }
    return new PuzzlePicture(
        puzzle, digits, marks, Set.copyOf(cells), step, emphasis, title, drawings);
  }

  /**
   * Returns this picture with the digits and candidates of a board and the evidence of a step on
   * it: houses, pattern, links, eliminations and placements, and for a single the digits that leave
   * one place or one digit.
   *
   * @param board the board before the step
   * @throws IllegalArgumentException if the size of the board differs
   */
  public PuzzlePicture withStep(Step step, Board board) {
    return withCandidates(board).withDigits(board.grid()).withStep(ShownStep.of(step, board));
  }

  /** Returns this picture with the evidence of a step on its digits and candidates. */
  public PuzzlePicture withStep(ShownStep step) {
    return new PuzzlePicture(
        puzzle, digits, marks, highlighted, Optional.of(step), emphasis, title, drawings);
  }

  /**
   * Returns this picture with pale givens and constraints, except those of a part of the puzzle.
   *
   * @param part some of the givens and constraints of the puzzle
   */
  public PuzzlePicture withEmphasis(Puzzle part) {
    return new PuzzlePicture(
        puzzle, digits, marks, highlighted, step, Optional.of(part), title, drawings);
  }

  /**
   * Returns this picture with a name for people who cannot see it.
   *
   * @param title if blank, the name is derived from the size
   */
  public PuzzlePicture withTitle(String title) {
    Optional<String> name = title.isBlank() ? Optional.empty() : Optional.of(title);
    return new PuzzlePicture(puzzle, digits, marks, highlighted, step, emphasis, name, drawings);
  }

  /** Returns this picture with what its setter drew. */
  public PuzzlePicture withDrawings(Drawings drawings) {
    return new PuzzlePicture(puzzle, digits, marks, highlighted, step, emphasis, title, drawings);
  }

  /** Returns n. */
  public int size() {
    return puzzle.size();
  }

  @Override
  public int rows() {
    return size();
  }

  @Override
  public int columns() {
    return size();
  }

  @Override
  public boolean hasCandidates() {
    return step.isPresent() || marks.arePlaced();
  }

  /** Returns whether some regions consist of several pieces. These are labelled. */
  public boolean hasRegionsInPieces() {
    return new RegionPieces(mask()).areSeveral();
  }

  /** Returns whether some regions continue across the edges of the grid. These edges are dashed. */
  public boolean hasRegionsAcrossEdges() {
    return new RegionPieces(mask()).anyCrosses();
  }

  @Override
  public double cellsAcross() {
    return OutsideRoom.of(this).cellsAcross(size());
  }

  @Override
  public double longerSide() {
    OutsideRoom room = OutsideRoom.of(this);
    return Math.max(room.cellsAcross(size()), room.cellsDown(size()));
  }

  RegionMask mask() {
    return puzzle.mask();
  }

  /** Returns the rules of the puzzle. */
  Rules rules() {
    return puzzle.rules();
  }

  /** Returns the rules without the constraints that the setter has drawn. */
  Rules undrawn() {
    Rules found = undrawn.orElseGet(this::withoutDrawn);
    undrawn = Optional.of(found);
    return found;
  }

  private Rules withoutDrawn() {
    Set<ConstraintKind> shown = drawings.shown();
    return shown.isEmpty()
        ? rules()
        : rules()
            .withConstraints(
                rules().constraints().stream()
                    .filter(constraint -> !shown.contains(constraint.kind()))
                    .toList());
  }

  /**
   * Returns what is drawn in a setter's colours: custom rules and weighted sums, and then the
   * setter's drawings.
   */
  List<org.nonomino.core.drawing.Drawing> drawn() {
    List<org.nonomino.core.drawing.Drawing> drawn =
        new ArrayList<>(
            RuleLooks.of(rules().constraints(), rules().symbols()).drawings(drawings.shown()));
    drawings.items().forEach(item -> drawn.add(item.drawing()));
    return drawn;
  }

  /** Returns the setter's drawings. */
  Drawings drawings() {
    return drawings;
  }

  boolean isGiven(int cell) {
    return puzzle.givens().digit(cell) != 0;
  }

  /** Returns the digit in a cell, 0 if there is none. */
  int digit(int cell) {
    int given = puzzle.givens().digit(cell);
    return given != 0 || digits.isEmpty() ? given : digits.get().digit(cell);
  }

  /** Returns whether it may have answers, so that givens must be distinguishable from them. */
  boolean hasAnswers() {
    return digits.isPresent();
  }

  PencilMarks marks() {
    return marks;
  }

  /** Returns the highlighted cells. */
  Set<Integer> highlighted() {
    return highlighted;
  }

  Optional<ShownStep> step() {
    return step;
  }

  /** Returns the digits that close cells for the step. */
  List<Blocker> blockers() {
    return step.map(ShownStep::blockers).orElse(List.of());
  }

  /** Returns whether the given of a cell is pale. */
  boolean isPale(int cell) {
    return isGiven(cell)
        && emphasis.isPresent()
        && emphasis.get().givens().digit(cell) != puzzle.givens().digit(cell);
  }

  /** Returns whether a constraint is pale. */
  boolean isPale(Constraint constraint) {
    return emphasis.isPresent() && !emphasis.get().rules().constraints().contains(constraint);
  }

  Optional<String> title() {
    return title;
  }
}
