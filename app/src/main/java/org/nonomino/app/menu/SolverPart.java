package org.nonomino.app.menu;

import java.io.IOException;
import java.io.StringReader;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Optional;
import org.nonomino.bulk.io.UsageException;
import org.nonomino.core.Puzzle;
import org.nonomino.core.RegionMask;
import org.nonomino.text.MalformedTextException;
import org.nonomino.text.PuzzleAssembler;
import org.nonomino.text.PuzzleFormat;
import org.nonomino.text.PuzzleFormats;
import org.nonomino.text.PuzzleReader;
import org.nonomino.text.TypedMatrix;

/** The part of the menu that solves a typed puzzle. */
final class SolverPart {
  private static final String SOURCE = "the grid";

  private static final String QUESTION =
      "The grid, one row per line, with - _ . or 0 for a blank; or all of it in one line:\n";

  private static final List<PuzzleFormat> FORMATS = List.of(PuzzleFormats.LINE, PuzzleFormats.GRID);

  private final Questions questions;
  private final MaskQuestion masks;
  private final Answering answering;
  private final Saving saving;

  SolverPart(Questions questions, Answering answering, Saving saving) {
    this.questions = questions;
    this.masks = new MaskQuestion(questions);
    this.answering = answering;
    this.saving = saving;
  }

  /** Asks for a puzzle and draws its solution. */
  void run() {
    askPuzzle()
        .ifPresent(
            puzzle -> {
              answering.answer(puzzle, Optional.empty());
              saving.offer(puzzle);
            });
  }

  /** Asks for both again if the givens conflict in a region, because either may be wrong. */
  private Optional<Puzzle> askPuzzle() {
    while (true) {
      Optional<TypedGrid> grid = questions.untilRows(QUESTION, this::readGrid);
      Optional<RegionMask> mask = grid.flatMap(typed -> masks.ask(typed.size));
      if (mask.isEmpty()) {
        return Optional.empty();
      }
      Optional<Puzzle> puzzle =
          questions.check(grid.orElseThrow().text, text -> Optional.of(puzzle(text, mask)));
      if (puzzle.isPresent()) {
        return puzzle;
      }
    }
  }

  private Optional<TypedGrid> readGrid(String line) throws UsageException, MalformedTextException {
    if (line.strip().length() == 1) {
      throw new UsageException("'" + line.strip() + "' is not a row of a grid.");
    }
    TypedMatrix matrix = TypedMatrix.ofAnySize();
    matrix.add(line);
    Optional<String> text = questions.rest(matrix, SolverPart::checkRows);
    return text.isPresent() ? Optional.of(grid(text.get(), matrix)) : Optional.empty();
  }

  /**
   * An answer that could be a whole puzzle in one line, or the first row of a larger one, is wrong
   * only if it is wrong as both.
   */
  private static void checkRows(TypedMatrix matrix) throws MalformedTextException {
    Optional<String> filledUp = matrix.filledUp();
    if (filledUp.isEmpty() || (matrix.lineCount() == 1 && isReadable(matrix))) {
      return;
    }
    puzzle(filledUp.get(), Optional.of(RegionMask.boxes(1, matrix.firstCells())));
  }

  private static boolean isReadable(TypedMatrix matrix) {
    try {
      return matrix.size().isPresent() && grid(matrix.text(), matrix).size > 0;
    } catch (MalformedTextException e) {
      return false;
    }
  }

  /** Uses rows as regions, so that only the rules of rows and columns can be broken. */
  private static TypedGrid grid(String text, TypedMatrix matrix) throws MalformedTextException {
    Optional<RegionMask> rows =
        matrix.size().stream().mapToObj(size -> RegionMask.boxes(1, size)).findFirst();
    return new TypedGrid(text, puzzle(text, rows).size());
  }

  private static Puzzle puzzle(String text, Optional<RegionMask> mask)
      throws MalformedTextException {
    try {
      return new PuzzleReader(SOURCE, new StringReader(text), FORMATS, new PuzzleAssembler(mask))
          .next()
          .orElseThrow()
          .parse()
          .puzzle();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** A typed grid and its size n. */
  private record TypedGrid(String text, int size) {}
}
