package org.nonomino.app.book;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.nonomino.core.Grid;
import org.nonomino.core.Puzzle;
import org.nonomino.core.RegionMask;
import org.nonomino.core.Rules;
import org.nonomino.explainer.Board;
import org.nonomino.explainer.Level;
import org.nonomino.explainer.Rated;
import org.nonomino.explainer.Rating;
import org.nonomino.explainer.Step;
import org.nonomino.explainer.StepKind;
import org.nonomino.explainer.StepPath;
import org.nonomino.toolkit.PositionPictures;

/**
 * A puzzle of a book, reduced to its printed parts so that thousands need little memory. Immutable.
 *
 * @param title its title; empty if it has none
 * @param author its author; empty if unknown
 * @param level the level of its rating
 * @param rating the rating of its hardest step; the highest possible if it is beyond all techniques
 * @param isBeyond whether it is beyond all techniques
 * @param score the sum of the costs of all steps
 * @param kinds the kinds of its steps
 * @param path its steps in notation, if requested
 * @param position the position and the step to find in it, if it is an exercise
 */
record BookPuzzle(
    Puzzle puzzle,
    Grid solution,
    String title,
    String author,
    Level level,
    Rating rating,
    boolean isBeyond,
    int score,
    Set<StepKind> kinds,
    List<String> path,
    Optional<PositionPictures> position) {

  /** Orders puzzles from the easiest to the hardest. */
  static final Comparator<BookPuzzle> EASIEST_FIRST =
      Comparator.comparing(BookPuzzle::isBeyond)
          .thenComparing(BookPuzzle::rating)
          .thenComparing(BookPuzzle::score);

  /**
   * Returns the book's puzzle for a rated one.
   *
   * @param rated a solved puzzle, or one beyond all techniques
   * @param first the first step of the kept path; if empty, no path is kept
   */
  static BookPuzzle of(
      Puzzle puzzle,
      Grid solution,
      Rated rated,
      Optional<Step> first,
      Optional<PositionPictures> position) {
    StepPath path = rated.foundPath().orElseThrow();
    Set<StepKind> kinds = EnumSet.noneOf(StepKind.class);
    path.steps().forEach(step -> kinds.add(step.kind()));
    return new BookPuzzle(
        slim(puzzle),
        solution,
        "",
        "",
        rated.foundLevel().orElseThrow(),
        path.rating(),
        !path.isSolved(),
        path.score(),
        kinds,
        first.map(step -> notation(puzzle, path, step)).orElse(List.of()),
        position);
  }

  /** Copies the rules, because rules used in a search hold large tables of their houses. */
  private static Puzzle slim(Puzzle puzzle) {
    RegionMask mask = RegionMask.jigsaw(puzzle.size(), puzzle.mask().toArray());
    return new Puzzle(puzzle.givens(), Rules.of(mask, puzzle.rules().constraints()));
  }

  private static List<String> notation(Puzzle puzzle, StepPath path, Step first) {
    List<String> lines = new ArrayList<>();
    Board board = Board.of(puzzle);
    boolean isBegun = false;
    for (Step step : path.steps()) {
      isBegun |= step == first;
      if (isBegun) {
        lines.add((lines.size() + 1) + ". " + step.notation(board));
      }
      board = board.after(step);
    }
    return lines;
  }

  /** Returns this puzzle with the title and author from a file. */
  BookPuzzle withTexts(String newTitle, String newAuthor) {
    return new BookPuzzle(
        puzzle, solution, newTitle, newAuthor, level, rating, isBeyond, score, kinds, path,
        position);
  }
}
