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

/** Asks for a typed puzzle, the grid first and then its regions. */
final class PuzzleQuestion {
  private static final String SOURCE = "the grid";

  private static final List<PuzzleFormat> FORMATS = List.of(PuzzleFormats.LINE, PuzzleFormats.GRID);

  private final Questions questions;
  private final MaskQuestion masks;

  PuzzleQuestion(Questions questions) {
    this.questions = questions;
    this.masks = new MaskQuestion(questions);
  }

  /** Asks for the grid and the regions of a puzzle. */
  Optional<Puzzle> ask(String question) {
    return ask(question, line -> Optional.empty());
  }

  /**
   * Asks for a puzzle. The grid and the regions are asked for again if the givens conflict in a
   * region, because either may be wrong.
   *
   * @param whole reads an answer that is a whole puzzle; empty for the first row of a grid
   */
  Optional<Puzzle> ask(String question, Questions.Reading<Puzzle> whole) {
    while (true) {
      Optional<Answer> answer = questions.untilRows(question, line -> read(line, whole));
      if (answer.isPresent() && answer.get() instanceof WholePuzzle known) {
        return Optional.of(known.puzzle);
      }
      Optional<TypedGrid> grid = answer.map(TypedGrid.class::cast);
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

  private Optional<Answer> read(String line, Questions.Reading<Puzzle> whole)
      throws UsageException, MalformedTextException {
    Optional<Puzzle> known = whole.read(line);
    return known.isPresent() ? known.map(WholePuzzle::new) : readGrid(line).map(Answer.class::cast);
  }

  private Optional<TypedGrid> readGrid(String line) throws UsageException, MalformedTextException {
    if (line.strip().length() == 1) {
      throw new UsageException("'" + line.strip() + "' is not a row of a grid.");
    }
    TypedMatrix matrix = TypedMatrix.ofAnySize();
    matrix.add(line);
    Optional<String> text = questions.rest(matrix, PuzzleQuestion::checkRows);
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

  /** An answer to the question for the grid. */
  private sealed interface Answer {}

  /** A puzzle with its regions. */
  private record WholePuzzle(Puzzle puzzle) implements Answer {}

  /** A typed grid and its size n. */
  private record TypedGrid(String text, int size) implements Answer {}
}
