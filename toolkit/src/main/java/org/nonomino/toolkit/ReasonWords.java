package org.nonomino.toolkit;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.IntUnaryOperator;
import java.util.stream.Collectors;
import org.nonomino.core.CellNames;
import org.nonomino.core.Grid;
import org.nonomino.core.Puzzle;
import org.nonomino.core.PuzzlePart;
import org.nonomino.explainer.terms.StepKind;

/** Describes {@linkplain Reason reasons} in sentences for people. Immutable. */
public final class ReasonWords {
  private static final String SMALLER =
      "This is the smallest set found %s. A smaller one may exist.";
  private static final int RECTANGLE = 4;

  private final Puzzle puzzle;

  /** The digit in question with its cell, {@code 5 in r3c4}; empty if there is none. */
  private final String digit;

  private final boolean isInterrupted;

  private ReasonWords(Puzzle puzzle, String digit, boolean isInterrupted) {
    this.puzzle = puzzle;
    this.digit = digit;
    this.isInterrupted = isInterrupted;
  }

  /** Returns the words about the solutions of a puzzle. */
  public static ReasonWords of(Puzzle puzzle) {
    return new ReasonWords(puzzle, "", false);
  }

  /** Returns the words about a digit in a cell. */
  public static ReasonWords ofDigit(Puzzle puzzle, int cell, int digit) {
    return new ReasonWords(
        puzzle, PartNames.of(puzzle.rules()).digitInCell(new PuzzlePart.Given(cell, digit)), false);
  }

  /** Returns the words for a search that was interrupted, rather than out of time. */
  ReasonWords interrupted() {
    return new ReasonWords(puzzle, digit, true);
  }

  /**
   * Returns one or more sentences, one in each line, and the parts of a contradiction as a list.
   */
  public String of(Reason reason) {
    if (reason instanceof Reason.Contradiction contradiction) {
      return contradiction(contradiction);
    }
    if (reason instanceof Reason.Several several) {
      return several(several);
    }
    if (reason instanceof Reason.Nothing) {
      return digit.isEmpty()
          ? "This puzzle has exactly one solution."
          : digit + " is possible: there is a solution with it.";
    }
    return isInterrupted
        ? "The search was interrupted before a reason was found."
        : "Time ran out before a reason was found.";
  }

  private String contradiction(Reason.Contradiction contradiction) {
    int count = contradiction.parts().size();
    String listed =
        names(contradiction.parts()).stream()
            .map(name -> "\n  " + name)
            .collect(Collectors.joining());
    return head(count) + listed + "\n" + (contradiction.isMinimal() ? tail(count) : smaller());
  }

  private String smaller() {
    return SMALLER.formatted(isInterrupted ? "before the interruption" : "in this time");
  }

  private String head(int count) {
    if (digit.isEmpty()) {
      return switch (count) {
        case 1 -> "No solution: nothing fits this.";
        case 2 -> "No solution: these two cannot both hold.";
        default -> "No solution: these %d cannot all hold.".formatted(count);
      };
    }
    return digit
        + (count == 1 ? " does not fit this." : " does not fit these %d.".formatted(count));
  }

  private String tail(int count) {
    if (count == 1) {
      return digit.isEmpty() ? "Remove or change it." : "Nothing else is needed to exclude it.";
    }
    if (digit.isEmpty() && count == 2) {
      return "Each of them alone can hold. Remove or change one.";
    }
    return digit.isEmpty()
        ? "Without any one of them, the rest can hold. Remove or change one."
        : "Without any one of them, %s fits the rest.".formatted(digit);
  }

  /** Returns the names of constraints, one by one, then of givens and of houses, by their kinds. */
  private List<String> names(List<PuzzlePart> parts) {
    List<String> names = new ArrayList<>();
    List<String> givens = new ArrayList<>();
    Map<String, List<String>> houses = new LinkedHashMap<>();
    PartNames partNames = PartNames.of(puzzle.rules());
    for (PuzzlePart part : parts) {
      if (part instanceof PuzzlePart.OfConstraint) {
        names.add(partNames.name(part));
      } else if (part instanceof PuzzlePart.Given given) {
        givens.add(partNames.digitInCell(given));
      } else {
        String name = partNames.name(part);
        int blank = name.lastIndexOf(' ');
        houses
            .computeIfAbsent(name.substring(0, blank), kind -> new ArrayList<>())
            .add(name.substring(blank + 1));
      }
    }
    if (!givens.isEmpty()) {
      names.add((givens.size() == 1 ? "the given " : "the givens ") + Sentences.listed(givens));
    }
    houses.forEach((kind, numbers) -> names.add(Sentences.houses(kind, numbers)));
    return names;
  }

  private String several(Reason.Several several) {
    Grid first = several.first();
    String cells =
        several.cells().stream()
            .map(
                cell ->
                    "%s is %s or %s"
                        .formatted(
                            CellNames.name(first.size(), cell),
                            puzzle.symbols().symbol(first.digit(cell)),
                            puzzle.symbols().symbol(several.second().digit(cell))))
            .collect(Collectors.joining(", "));
    return "Several solutions: two of them differ in these %d cells only%s. %s.\n%s"
        .formatted(
            several.cells().size(),
            pattern(several).map(name -> ", a " + name).orElse(""),
            cells,
            several.isMinimal() ? "One more clue about these cells is needed." : smaller());
  }

  /**
   * Returns the name of the pattern of the cells in which two solutions differ. Only four cells in
   * two rows, two columns and two regions with two digits have one.
   */
  public Optional<String> pattern(Reason.Several several) {
    List<Integer> cells = several.cells();
    int n = puzzle.size();
    boolean isRectangle =
        cells.size() == RECTANGLE
            && puzzle.mask().isTiled()
            && count(cells, cell -> cell / n) == 2
            && count(cells, cell -> cell % n) == 2
            && count(cells, cell -> puzzle.mask().visibleRegion(cell)) == 2
            && count(cells, several.first()::digit) == 2;
    return isRectangle ? Optional.of(StepKind.UNIQUE_RECTANGLE.words()) : Optional.empty();
  }

  private static int count(List<Integer> cells, IntUnaryOperator property) {
    Set<Integer> values = new TreeSet<>();
    cells.forEach(cell -> values.add(property.applyAsInt(cell)));
    return values.size();
  }

  /** Returns the puzzle with all digits in which the two solutions agree. */
  public Puzzle agreeing(Reason.Several several) {
    Grid agreed = several.first();
    for (int cell : several.cells()) {
      agreed = agreed.with(cell, 0);
    }
    return puzzle.withGivens(agreed);
  }
}
