package org.nonomino.book;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.nonomino.core.BoxRegions;
import org.nonomino.core.Constraint;
import org.nonomino.core.House;
import org.nonomino.core.HouseKind;
import org.nonomino.core.Puzzle;
import org.nonomino.core.Symbols;
import org.nonomino.explainer.Board;
import org.nonomino.explainer.Step;
import org.nonomino.explainer.StepPath;
import org.nonomino.explainer.terms.Candidate;
import org.nonomino.explainer.terms.Deduction;
import org.nonomino.explainer.terms.Link;
import org.nonomino.explainer.terms.Rating;
import org.nonomino.explainer.terms.StepKind;
import org.nonomino.render.DigitStyle;
import org.nonomino.text.rules.Phrasebook;

/**
 * Steps in the language of a book: the technique, the place of its pattern, and the conclusions.
 *
 * @param digits how digits above 9 are written
 */
record StepWords(BookLanguage language, DigitStyle digits) {
  /** Signs with no-break spaces, so that no line begins with a lone digit. */
  private static final String EQUAL = "\u00a0=\u00a0";

  private static final String UNEQUAL = "\u00a0≠\u00a0";

  /** The maximum number of places in a step. Longer chains are named by their beginning. */
  private static final int MAX_PLACES = 12;

  /** The maximum number of digits of a pattern that a hint names. */
  private static final int MAX_DIGITS = 4;

  /**
   * Returns a step: {@code Naked Pair, 2, 5 in r1c1, r6c1: r3c1 ≠ 2}.
   *
   * @param board the board before the step
   */
  String step(Step step, Board board) {
    Map<String, String> names = new HashMap<>();
    names.put("technique", language.technique(step.kind()));
    names.put("result", result(step, board));
    if (step.kind() == StepKind.NAKED_SINGLE) {
      return words().text("bare", names);
    }
    boolean isOfHouses = isOfHouses(step);
    names.put(
        "places",
        isOfHouses
            ? houses(step.evidence().houses(), board, house -> house(house, board))
            : cells(step, board));
    names.put("digits", digits(digitsOf(step), board));
    String places =
        isOfHouses && step.evidence().houses().stream().distinct().count() > 1 ? "among" : "in";
    return words().text(hasDigits(step) ? "digits-" + places : places, names);
  }

  /** Returns whether the digits of the pattern are named, because the result may lack them. */
  private static boolean hasDigits(Step step) {
    return switch (step.kind().family()) {
      case SINGLES, LEFTOVERS, CONSTRAINTS -> false;
      default -> true;
    };
  }

  /** Returns a step of a path: like {@link #step}, but with the links of a chain. */
  private String stepOfPath(Step step, Board board) {
    return new ChainNotation(words(), digits)
        .of(step, board)
        .map(
            chain ->
                words()
                    .text(
                        "chain",
                        Map.of(
                            "technique",
                            language.technique(step.kind()),
                            "chain",
                            chain,
                            "result",
                            result(step, board))))
        .orElseGet(() -> step(step, board));
  }

  /**
   * Returns the numbered steps of a path.
   *
   * @param start the board of the first step
   */
  List<String> path(Board start, List<Step> steps) {
    List<String> lines = new ArrayList<>();
    Board board = start;
    for (Step step : steps) {
      lines.add((lines.size() + 1) + ". " + stepOfPath(step, board));
      board = board.after(step);
    }
    return lines;
  }

  /**
   * Returns four hints about the first of the hardest steps of a path: where to look, which
   * technique, which digits or cells, and the step; empty if there are no steps.
   */
  List<String> hints(Puzzle puzzle, StepPath path) {
    Rating hardest = path.steps().stream().map(Step::rating).reduce(Rating.NONE, Rating::max);
    Board board = Board.of(puzzle);
    for (Step step : path.steps()) {
      if (step.rating().equals(hardest)) {
        return List.of(
            where(step, board),
            language.technique(step.kind()),
            digitsOrCells(step, board),
            step(step, board));
      }
      board = board.after(step);
    }
    return List.of();
  }

  private String where(Step step, Board board) {
    List<House> houses = step.evidence().houses().stream().distinct().toList();
    if (houses.isEmpty()) {
      int cell = firstCell(step);
      return constraint(step)
          .map(constraint -> around(language.kind(constraint.kind()), cell, board))
          .orElseGet(() -> located(board.layout().regionOrRow(cell), board));
    }
    HouseKind first = houses.get(0).kind();
    List<House> named =
        switch (step.kind().family()) {
          // The other houses of these patterns follow from the first ones.
          case FISH -> houses.subList(0, Math.max(1, houses.size() / 2));
          case LEFTOVERS -> houses.stream().filter(house -> house.kind() == first).toList();
          default -> houses;
        };
    return houses(named, board, house -> located(house, board));
  }

  /** Returns the constraint of a step, if it has a place. */
  private static Optional<Constraint> constraint(Step step) {
    return step.evidence().constraints().stream()
        .findFirst()
        .filter(constraint -> !constraint.appliesEverywhere());
  }

  private static int firstCell(Step step) {
    return constraint(step)
        .map(constraint -> constraint.cells().get(0))
        .orElseGet(() -> step.evidence().candidates().get(0).cell());
  }

  private String digitsOrCells(Step step, Board board) {
    Set<Integer> digits = digitsOf(step);
    return digits.size() > MAX_DIGITS ? cells(step, board) : digits(digits, board);
  }

  private Phrasebook words() {
    return language.steps();
  }

  /** Returns whether a step is described by houses instead of cells. */
  private static boolean isOfHouses(Step step) {
    return switch (step.kind().family()) {
      case FISH, LEFTOVERS -> true;
      case SINGLES, CONSTRAINTS -> !step.evidence().houses().isEmpty();
      default -> false;
    };
  }

  /**
   * Returns the names of houses: {@code rows 1, 2; region 4}.
   *
   * @param one returns the name of the only house of its kind
   */
  private String houses(List<House> all, Board board, Function<House, String> one) {
    Map<HouseKind, List<House>> byKind = new EnumMap<>(HouseKind.class);
    all.stream()
        .distinct()
        .sorted(Comparator.comparingInt(House::number))
        .forEach(
            house -> byKind.computeIfAbsent(house.kind(), none -> new ArrayList<>()).add(house));
    return byKind.values().stream()
        .map(
            houses ->
                houses.size() == 1
                    ? one.apply(houses.get(0))
                    : words()
                        .text(
                            key(houses.get(0), board) + "-several",
                            Map.of(
                                "numbers",
                                houses.stream()
                                    .map(house -> String.valueOf(number(house, board)))
                                    .collect(Collectors.joining(", ")))))
        .reduce(this::then)
        .orElse("");
  }

  /** Returns the name of a house: {@code row 3}. */
  private String house(House house, Board board) {
    return words().text(key(house, board), Map.of("number", String.valueOf(number(house, board))));
  }

  private static int number(House house, Board board) {
    return board.layout().visibleRegion(house).orElse(house.index()) + 1;
  }

  private static String key(House house, Board board) {
    return switch (house.kind()) {
      case ROW -> "row";
      case COLUMN -> "column";
      case REGION -> isOfBoxes(board) ? "box" : "region";
      case EXTRA -> isPartialRegion(house, board) ? "region" : "extra";
    };
  }

  private static boolean isPartialRegion(House house, Board board) {
    return house.kind() == HouseKind.EXTRA && board.layout().visibleRegion(house).isPresent();
  }

  /** Returns the name of a house, and for an irregular region also a cell in its middle. */
  private String located(House house, Board board) {
    boolean isIrregular = house.kind() == HouseKind.REGION && !isOfBoxes(board);
    if (!isIrregular && !isPartialRegion(house, board)) {
      return house(house, board);
    }
    return around(house(house, board), middle(house, board), board);
  }

  private String around(String name, int cell, Board board) {
    return words().text("region-around", Map.of("region", name, "cell", cell(cell, board)));
  }

  private static boolean isOfBoxes(Board board) {
    return BoxRegions.equalTo(board.layout().mask()).isPresent();
  }

  /** Returns the cell of a house that is nearest to all others. */
  private static int middle(House house, Board board) {
    int best = house.cell(0);
    int least = Integer.MAX_VALUE;
    for (int cell : house.cells()) {
      int sum = 0;
      for (int other : house.cells()) {
        sum +=
            Math.abs(board.layout().row(cell) - board.layout().row(other))
                + Math.abs(board.layout().column(cell) - board.layout().column(other));
      }
      if (sum < least) {
        least = sum;
        best = cell;
      }
    }
    return best;
  }

  /** Returns the cells of the pattern, those of a chain in its order. */
  private String cells(Step step, Board board) {
    Set<Integer> cells = new LinkedHashSet<>();
    Optional<Constraint> constraint = constraint(step);
    if (constraint.isPresent() && step.evidence().links().isEmpty()) {
      constraint.get().cells().stream().sorted().forEach(cells::add);
    } else if (step.evidence().links().isEmpty()) {
      cells.addAll(step.evidence().cells());
    } else {
      for (Link link : step.evidence().links()) {
        cells.add(link.from().cell());
        cells.add(link.to().cell());
      }
      if (cells.size() > MAX_PLACES) {
        cells.clear();
        step.evidence().candidates().forEach(candidate -> cells.add(candidate.cell()));
      }
    }
    return cells.stream().map(cell -> cell(cell, board)).collect(Collectors.joining(", "));
  }

  /** Returns the digits of the pattern. */
  private static Set<Integer> digitsOf(Step step) {
    Set<Integer> digits = new TreeSet<>();
    step.evidence().candidates().stream().map(Candidate::digit).forEach(digits::add);
    step.evidence().links().stream()
        .flatMap(link -> Stream.of(link.from(), link.to()))
        .map(Candidate::digit)
        .forEach(digits::add);
    return digits;
  }

  private String then(String first, String next) {
    return words().text("then", Map.of("first", first, "next", next));
  }

  private String digits(Collection<Integer> all, Board board) {
    Symbols symbols = board.rules().symbols();
    return all.stream().map(digit -> digits.text(digit, symbols)).collect(Collectors.joining(", "));
  }

  private String cell(int cell, Board board) {
    return words()
        .text(
            "cell",
            Map.of(
                "row",
                String.valueOf(board.layout().row(cell) + 1),
                "column",
                String.valueOf(board.layout().column(cell) + 1)));
  }

  /** Returns the conclusions: {@code r2c9 = 2}, {@code r3c1, r4c1 ≠ 2, 5}. */
  private String result(Step step, Board board) {
    List<String> conclusions = new ArrayList<>();
    Map<Integer, Set<Integer>> lost = new TreeMap<>();
    for (Deduction deduction : step.deductions()) {
      if (deduction instanceof Deduction.Placement) {
        conclusions.add(
            cell(deduction.cell(), board)
                + EQUAL
                + digits.text(deduction.digit(), board.rules().symbols()));
      } else {
        lost.computeIfAbsent(deduction.digit(), none -> new TreeSet<>()).add(deduction.cell());
      }
    }
    // Digits that the same cells lose are listed together.
    Map<Set<Integer>, Set<Integer>> digitsByCells = new LinkedHashMap<>();
    lost.forEach(
        (digit, cells) -> digitsByCells.computeIfAbsent(cells, none -> new TreeSet<>()).add(digit));
    digitsByCells.forEach(
        (cells, all) ->
            conclusions.add(
                cells.stream().map(each -> cell(each, board)).collect(Collectors.joining(", "))
                    + UNEQUAL
                    + digits(all, board)));
    return conclusions.stream().reduce(this::then).orElse("");
  }
}
