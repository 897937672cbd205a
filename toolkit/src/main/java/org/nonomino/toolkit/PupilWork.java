package org.nonomino.toolkit;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.nonomino.core.CellNames;
import org.nonomino.core.Grid;
import org.nonomino.core.Progress;
import org.nonomino.core.Puzzle;
import org.nonomino.core.Symbols;
import org.nonomino.explainer.terms.Candidate;
import org.nonomino.text.MalformedTextException;
import org.nonomino.text.Place;
import org.nonomino.text.ProblemWords;

/**
 * The digits and marks that a pupil entered in a puzzle. Immutable.
 *
 * @param entries the digits in empty cells of the puzzle; in the order of entry if known, otherwise
 *     row by row
 * @param progress the givens, the entered digits, and the marks
 * @param isInOrder whether the order of the entries is known
 */
public record PupilWork(List<Candidate> entries, Progress progress, boolean isInOrder) {
  /** An entry on its own line: {@code r5c5=7}. */
  private static final Pattern ENTRY = Pattern.compile("(r\\d++c\\d++)\\s*+[=:]?\\s*+(\\S)");

  /** Copies the list. */
  public PupilWork {
    entries = List.copyOf(entries);
  }

  /**
   * Reads the work on a puzzle: a list of entries in their order, one in each line, such as {@code
   * r5c5=7}; or the grid with its digits and marks, in any format.
   *
   * @param source the name of the text in messages
   * @throws MalformedTextException if it is neither, has another size, has two entries in a cell,
   *     or changes a given
   */
  public static PupilWork read(String source, String text, Puzzle puzzle, Formats formats)
      throws MalformedTextException {
    String first = text.strip().split("\n", 2)[0].strip();
    if (first.isEmpty()) {
      throw new MalformedTextException(
          Place.ofText(source),
          "there is no work",
          "Write a grid, or lines such as r5c5=7 in the order of the entries.");
    }
    return ENTRY.matcher(first).matches()
        ? ofLines(source, text, puzzle)
        : ofGrid(source, text, puzzle, formats);
  }

  private static PupilWork ofLines(String source, String text, Puzzle puzzle)
      throws MalformedTextException {
    List<Candidate> entries = new ArrayList<>();
    Map<Integer, Integer> digits = new HashMap<>();
    Grid grid = puzzle.givens();
    int number = 0;
    for (String line : text.split("\n", -1)) {
      number++;
      if (line.isBlank()) {
        continue;
      }
      Place place = new Place(source, number, 1, line);
      Candidate entry = entry(line.strip(), place, puzzle.symbols());
      int given = puzzle.givens().digit(entry.cell());
      if (given != 0) {
        requireGiven(place, puzzle, entry.cell(), entry.digit());
        continue;
      }
      Integer before = digits.put(entry.cell(), entry.digit());
      if (before != null) {
        throw new MalformedTextException(
            place,
            "%s has two entries, %s and %s"
                .formatted(
                    CellNames.name(puzzle.size(), entry.cell()),
                    puzzle.symbols().symbol(before),
                    puzzle.symbols().symbol(entry.digit())),
            "Leave out the entry that does not count.");
      }
      entries.add(entry);
      grid = grid.with(entry.cell(), entry.digit());
    }
    return new PupilWork(entries, Progress.ofGrid(grid), true);
  }

  private static Candidate entry(String line, Place place, Symbols symbols)
      throws MalformedTextException {
    int size = symbols.size();
    Matcher matcher = ENTRY.matcher(line);
    if (!matcher.matches()) {
      throw new MalformedTextException(
          place, "this is not an entry", "Write a cell and its digit, such as r5c5=7.");
    }
    OptionalInt cell = CellNames.cell(size, matcher.group(1));
    if (cell.isEmpty()) {
      throw new MalformedTextException(
          place,
          "there is no cell %s, because the puzzle is %s"
              .formatted(matcher.group(1), ProblemWords.bySize(size)),
          "Give the work on this puzzle.");
    }
    char symbol = matcher.group(2).charAt(0);
    int digit = symbols.has(symbol) ? symbols.digit(symbol) : 0;
    if (digit < 1) {
      throw new MalformedTextException(
          place,
          "'%s' is not a digit of this puzzle".formatted(symbol),
          symbols.areLetters()
              ? "Write one of the letters of " + symbols + "."
              : "Write a digit from %s to %s.".formatted(symbols.symbol(1), symbols.symbol(size)));
    }
    return new Candidate(cell.getAsInt(), digit);
  }

  private static PupilWork ofGrid(String source, String text, Puzzle puzzle, Formats formats)
      throws MalformedTextException {
    return of(source, new PuzzleTexts(formats).readWork(source, text, puzzle), puzzle);
  }

  /**
   * Returns the work in a grid with its digits and marks. The order of its entries is unknown.
   *
   * @param source the name of the grid in messages
   * @throws MalformedTextException if it has another size, or changes a given
   */
  public static PupilWork of(String source, Progress work, Puzzle puzzle)
      throws MalformedTextException {
    if (work.grid().size() != puzzle.size()) {
      throw new MalformedTextException(
          Place.ofText(source),
          "the work is %s, but the puzzle is %s"
              .formatted(
                  ProblemWords.bySize(work.grid().size()), ProblemWords.bySize(puzzle.size())),
          "Give the work on this puzzle.");
    }
    List<Candidate> entries = new ArrayList<>();
    Grid grid = work.grid();
    for (int cell = 0; cell < grid.cellCount(); cell++) {
      int given = puzzle.givens().digit(cell);
      if (given == 0 && grid.digit(cell) != 0) {
        entries.add(new Candidate(cell, grid.digit(cell)));
      } else if (given != 0 && grid.digit(cell) == 0) {
        grid = grid.with(cell, given);
      } else if (given != 0) {
        requireGiven(Place.ofText(source), puzzle, cell, grid.digit(cell));
      }
    }
    Progress progress = new Progress(grid, work.centreMarks(), work.cornerMarks());
    return new PupilWork(entries, progress, false);
  }

  /**
   * Returns this work with its entries in the order in which they were entered.
   *
   * @param cells the cells of all entries, in that order
   * @return empty if these are not the cells of all entries
   */
  public Optional<PupilWork> inOrder(List<Integer> cells) {
    Map<Integer, Candidate> byCell = new HashMap<>();
    entries.forEach(entry -> byCell.put(entry.cell(), entry));
    List<Candidate> ordered = new ArrayList<>();
    for (int cell : cells) {
      Candidate entry = byCell.remove(cell);
      if (entry == null) {
        return Optional.empty();
      }
      ordered.add(entry);
    }
    return byCell.isEmpty()
        ? Optional.of(new PupilWork(ordered, progress, true))
        : Optional.empty();
  }

  private static void requireGiven(Place place, Puzzle puzzle, int cell, int digit)
      throws MalformedTextException {
    int given = puzzle.givens().digit(cell);
    if (digit != given) {
      throw new MalformedTextException(
          place,
          "the work changes the given %s in %s to %s"
              .formatted(
                  puzzle.symbols().symbol(given),
                  CellNames.name(puzzle.size(), cell),
                  puzzle.symbols().symbol(digit)),
          "Give the work on this puzzle.");
    }
  }
}
