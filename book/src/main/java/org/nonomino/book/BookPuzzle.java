package org.nonomino.book;

import java.util.Comparator;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.nonomino.core.Drawings;
import org.nonomino.core.EntryPart;
import org.nonomino.core.Grid;
import org.nonomino.core.Puzzle;
import org.nonomino.core.PuzzleEntry;
import org.nonomino.core.RegionMask;
import org.nonomino.core.Rules;
import org.nonomino.explainer.Level;
import org.nonomino.explainer.Rated;
import org.nonomino.explainer.StepPath;
import org.nonomino.explainer.terms.Rating;
import org.nonomino.explainer.terms.StepKind;
import org.nonomino.render.Look;
import org.nonomino.render.PuzzlePicture;
import org.nonomino.toolkit.PositionPictures;

/**
 * A puzzle of a book, reduced to its printed parts so that thousands need little memory. Immutable.
 *
 * @param title its title; empty if it has none
 * @param author its author; empty if unknown
 * @param drawings the shown drawings of its setter
 * @param rules its setter's rules in words; empty if it has none
 * @param isInFog whether fog hides cells at first, which is not printed
 * @param level the level of its rating
 * @param rating the rating of its hardest step; the highest possible if it is beyond all techniques
 * @param isBeyond whether it is beyond all techniques
 * @param score the sum of the costs of all steps
 * @param kinds the kinds of its steps
 * @param path its steps in words, if requested
 * @param hints four hints, each saying more than the one before; empty if it has none
 * @param position the position and the step to find in it, if it is an exercise
 * @param proof the facts for an editor
 */
record BookPuzzle(
    Puzzle puzzle,
    Grid solution,
    String title,
    String author,
    Drawings drawings,
    String rules,
    boolean isInFog,
    Level level,
    Rating rating,
    boolean isBeyond,
    int score,
    Set<StepKind> kinds,
    List<String> path,
    List<String> hints,
    Optional<PositionPictures> position,
    PuzzleProof proof) {

  /** Orders puzzles from the easiest to the hardest. */
  static final Comparator<BookPuzzle> EASIEST_FIRST =
      Comparator.comparing(BookPuzzle::isBeyond)
          .thenComparing(BookPuzzle::rating)
          .thenComparing(BookPuzzle::score);

  /**
   * Returns the book's puzzle for a rated one.
   *
   * @param rated a solved puzzle, or one beyond all techniques
   * @param lines the steps of its path, if requested
   */
  static BookPuzzle of(
      Puzzle puzzle,
      Grid solution,
      Rated rated,
      List<String> lines,
      List<String> hints,
      Optional<PositionPictures> position,
      PuzzleProof proof) {
    StepPath path = rated.foundPath().orElseThrow();
    Set<StepKind> kinds = EnumSet.noneOf(StepKind.class);
    path.steps().forEach(step -> kinds.add(step.kind()));
    return new BookPuzzle(
        slim(puzzle),
        solution,
        "",
        "",
        Drawings.NONE,
        "",
        false,
        rated.foundLevel().orElseThrow(),
        path.rating(),
        !path.isSolved(),
        path.score(),
        kinds,
        lines,
        hints,
        position,
        proof);
  }

  /** Copies the rules, because rules used in a search hold large tables of their houses. */
  private static Puzzle slim(Puzzle puzzle) {
    RegionMask mask = RegionMask.partial(puzzle.size(), puzzle.mask().visibleRegions());
    return new Puzzle(
        puzzle.givens(), Rules.of(mask, puzzle.rules().constraints(), puzzle.symbols()));
  }

  /** Returns this puzzle with the texts and the drawings from a file. */
  BookPuzzle with(PuzzleEntry entry, Look look) {
    return new BookPuzzle(
        puzzle,
        solution,
        entry.label(),
        entry.text(EntryPart.AUTHOR).orElse(""),
        look.of(entry.drawings()),
        entry.text(EntryPart.RULES).orElse(""),
        entry.hasFog(),
        level,
        rating,
        isBeyond,
        score,
        kinds,
        path,
        hints,
        position,
        proof);
  }

  /** Returns its picture. */
  PuzzlePicture picture() {
    return PuzzlePicture.of(puzzle).withDrawings(drawings);
  }

  /** Returns whether its signs are those of its setter, whose rules explain them. */
  boolean hasOwnSigns() {
    return !drawings.shown().isEmpty() && !rules.isBlank();
  }
}
