package org.nonomino.bulk.check;

import java.util.List;
import java.util.StringJoiner;
import java.util.stream.Collectors;
import org.nonomino.bulk.Headings;
import org.nonomino.bulk.RecordFormat;
import org.nonomino.core.CellNames;
import org.nonomino.core.Grid;
import org.nonomino.text.MalformedTextException;
import org.nonomino.toolkit.CheckReport;
import org.nonomino.toolkit.FoundConflict;
import org.nonomino.toolkit.GivenSolution;

/** The results of a check in sentences. */
final class CheckSentences implements RecordFormat<CheckedPuzzle> {
  private static final int MAX_LISTED = 20;

  private final Headings headings;

  /**
   * @param hasHeadings whether each puzzle gets a heading; a single puzzle does not need one
   */
  CheckSentences(boolean hasHeadings) {
    this.headings = new Headings(hasHeadings);
  }

  @Override
  public String record(CheckedPuzzle puzzle) {
    CheckReport report = puzzle.report();
    StringJoiner lines = new StringJoiner("\n", "", "\n");
    lines.add(contents(report));
    lines.add(
        report.conflicts().isEmpty()
            ? "No digits are in conflict."
            : "Digits are in conflict:" + listed(report.conflicts()));
    lines.add(solutions(puzzle));
    if (!report.mistakes().isEmpty()) {
      lines.add("Digits that differ from the solution: " + cells(puzzle, report.mistakes()) + ".");
    }
    puzzle.contradiction().ifPresent(first -> lines.add(first.words()));
    report.givenSolution().ifPresent(given -> lines.add(given(puzzle, given)));
    return headings.of(puzzle.place(), puzzle.entry()) + lines + headings.gap();
  }

  @Override
  public String malformed(MalformedTextException problem) {
    return headings.malformed(problem);
  }

  private static String contents(CheckReport report) {
    int size = report.grid().size();
    int clues = report.givens().filledCount();
    int entered = report.grid().filledCount() - clues;
    return "Well-formed: %d×%d with %s%s."
        .formatted(
            size,
            size,
            clues == 1 ? "1 given" : clues + " givens",
            entered == 0
                ? ""
                : " and " + (entered == 1 ? "1 entered digit" : entered + " entered digits"));
  }

  private static String listed(List<FoundConflict> conflicts) {
    String lines =
        conflicts.stream()
            .limit(MAX_LISTED)
            .map(conflict -> "\n  " + conflict.words())
            .collect(Collectors.joining());
    int more = conflicts.size() - MAX_LISTED;
    return more > 0 ? lines + "\n  and " + more + " more" : lines;
  }

  private static String solutions(CheckedPuzzle puzzle) {
    return switch (puzzle.status()) {
      case UNIQUE -> "There is exactly one solution.";
      case SEVERAL, SOME ->
          "There are several solutions, which differ in %s."
              .formatted(cells(puzzle, puzzle.report().differing()));
      case NONE, INVALID -> "There is no solution.";
      case LIMIT ->
          "Out of time: not known whether there is exactly one solution."
              + " To allow more time, use --timeout=TIME.";
    };
  }

  private static String given(CheckedPuzzle puzzle, GivenSolution given) {
    if (given.isRight()) {
      return "The solution that comes with it is right.";
    }
    String differing =
        given.differing().isEmpty()
            ? ""
            : "\n  it does not have the givens of " + cells(puzzle, given.differing());
    return "The solution that comes with it is wrong:" + differing + listed(given.conflicts());
  }

  private static String cells(CheckedPuzzle puzzle, List<Integer> cells) {
    Grid grid = puzzle.report().grid();
    String names =
        cells.stream()
            .limit(MAX_LISTED)
            .map(cell -> CellNames.name(grid.size(), cell))
            .collect(Collectors.joining(", "));
    int more = cells.size() - MAX_LISTED;
    return more > 0 ? names + " and " + more + " more" : names;
  }
}
