package org.nonomino.explainer.internal.step;

import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.nonomino.core.CellNames;
import org.nonomino.core.House;
import org.nonomino.core.HouseKind;
import org.nonomino.explainer.internal.board.BoardState;
import org.nonomino.explainer.internal.board.Candidates;
import org.nonomino.explainer.terms.Candidate;
import org.nonomino.explainer.terms.Deduction;

/** The names of cells, digits, houses and conclusions in explanations. */
public final class Wording {
  private static final String[] NUMBERS = {
    "no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven",
    "twelve"
  };

  /** The names of sets of digits, by the number of their cells. */
  private static final String[] SETS = {"", "", "pair", "triple", "quad"};

  /** The number of digits from which a set of lost digits is long. */
  private static final int MANY = 3;

  private Wording() {}

  /** Names one cell: {@code r4c7}. */
  public static Words cell(BoardState board, int cell) {
    return Words.cells(name(board, cell), List.of(cell));
  }

  private static String name(BoardState board, int cell) {
    return CellNames.name(board.size(), cell);
  }

  private static List<String> names(BoardState board, Collection<Integer> cells) {
    return cells.stream().map(cell -> name(board, cell)).toList();
  }

  private static Words listed(BoardState board, Collection<Integer> cells, String last) {
    return Words.cells(list(names(board, new TreeSet<>(cells)), last), cells);
  }

  /** Names cells, ascending and each once: {@code r1c1, r1c2 and r2c1}. */
  public static Words cells(BoardState board, Collection<Integer> cells) {
    return listed(board, cells, "and");
  }

  /**
   * Names cells, each once; three or more cells of a line are joined: {@code r1c1 and r1c2}, {@code
   * r1c123 and r2c1}.
   */
  public static Words brief(BoardState board, Collection<Integer> cells) {
    return brief(board, cells, "and");
  }

  /** Names cells as {@link #brief(BoardState, Collection)} does, with a word before the last. */
  public static Words brief(BoardState board, Collection<Integer> cells, String last) {
    return Words.cells(briefNames(board, cells, last), cells);
  }

  private static String briefNames(BoardState board, Collection<Integer> cells, String last) {
    TreeSet<Integer> sorted = new TreeSet<>(cells);
    return list(sorted.size() > 2 ? Notation.groups(board, sorted) : names(board, sorted), last);
  }

  /**
   * Names cells with any cells of a line joined, also only two, with a word before the last: {@code
   * r12c3 or r5c4}.
   */
  public static Words joined(BoardState board, Collection<Integer> cells, String last) {
    return Words.cells(list(Notation.groups(board, cells), last), cells);
  }

  /** Names cells in the order given: {@code r1c8, r1c1 and r5c1}. */
  public static Words inOrder(BoardState board, List<Integer> cells) {
    return Words.cells(list(names(board, cells), "and"), cells);
  }

  /** Names cells as alternatives: {@code r1c1, r1c2 or r2c1}. */
  public static Words anyOf(BoardState board, Collection<Integer> cells) {
    return listed(board, cells, "or");
  }

  /** Names excluded cells: {@code r1c1 nor r1c2}. */
  public static Words neither(BoardState board, Collection<Integer> cells) {
    return listed(board, cells, "nor");
  }

  /** Names digits, ascending and each once: {@code 1, 2 and 3}. */
  public static Words digits(Collection<Integer> digits) {
    return Words.digits(list(symbols(digits), "and"), digits);
  }

  /** Names the digits of a set with some words before the last: {@code 1 and then 2}. */
  public static Words digits(long digits, String last) {
    return Words.digits(list(symbols(members(digits)), last), members(digits));
  }

  /** Names digits as alternatives: {@code 1, 2 or 3}. */
  public static Words anyDigit(Collection<Integer> digits) {
    return Words.digits(list(symbols(digits), "or"), digits);
  }

  /** Names the digits of a set, bit d − 1 for digit d. */
  public static Words digits(long digits) {
    return digits(members(digits));
  }

  /** Names the digits of a set as alternatives. */
  public static Words anyDigit(long digits) {
    return anyDigit(members(digits));
  }

  /** Returns the digits of a set, bit d − 1 for digit d, ascending. */
  public static List<Integer> members(long digits) {
    List<Integer> members = new ArrayList<>();
    for (long rest = digits; rest != 0; rest &= rest - 1) {
      members.add(Long.numberOfTrailingZeros(rest) + 1);
    }
    return members;
  }

  /** Names cells in this order, with their candidates: {@code r1c1 (2, 5) and r3c4 (2, 7)}. */
  public static Words withCandidates(BoardState board, Collection<Integer> cells) {
    return Words.list(cells.stream().map(cell -> withCandidates(board, cell)).toList(), "and");
  }

  private static Words withCandidates(BoardState board, int cell) {
    List<Candidate> candidates = new ArrayList<>();
    Candidates.addAll(candidates, cell, board.candidates(cell));
    String digits = String.join(", ", symbols(members(board.candidates(cell))));
    return Words.candidates(name(board, cell) + " (" + digits + ")", candidates);
  }

  private static Words withRanges(BoardState board, int cell) {
    List<Candidate> candidates = new ArrayList<>();
    Candidates.addAll(candidates, cell, board.candidates(cell));
    String digits = Words.ranges(board.candidates(cell), "");
    return Words.candidates(name(board, cell) + " (" + digits + ")", candidates);
  }

  private static List<String> symbols(Collection<Integer> digits) {
    return new TreeSet<>(digits)
        .stream().map(digit -> String.valueOf(Words.symbol(digit))).toList();
  }

  /** Names a house: {@code row 1}, {@code box 7}; {@code region 7} if regions are not boxes. */
  public static Words house(BoardState board, House house) {
    return Words.houses(board.name(house), List.of(house));
  }

  /**
   * Names houses, with the houses of a kind together: {@code rows 1, 2 and 5}, {@code row 1 and box
   * 2}.
   */
  public static Words houses(BoardState board, List<House> houses) {
    Map<HouseKind, List<House>> byKind = new LinkedHashMap<>();
    houses.forEach(
        house -> byKind.computeIfAbsent(house.kind(), kind -> new ArrayList<>()).add(house));
    List<Words> names = new ArrayList<>();
    byKind.forEach(
        (kind, same) -> {
          if (kind == HouseKind.EXTRA) {
            same.forEach(house -> names.add(house(board, house)));
          } else {
            names.add(housesOfKind(board, same));
          }
        });
    return Words.list(names, "and");
  }

  private static Words housesOfKind(BoardState board, List<House> houses) {
    if (houses.get(0).kind() == HouseKind.EXTRA) {
      return Words.list(houses.stream().map(house -> house(board, house)).toList(), "and");
    }
    return houses.size() == 1
        ? house(board, houses.get(0))
        : Words.houses(houses(board, houses.get(0).kind()) + " " + runs(houses), houses);
  }

  /** Returns the numbers of houses with runs joined: {@code 1–4 and 7}. */
  private static String runs(List<House> houses) {
    List<Integer> numbers = houses.stream().map(house -> house.index() + 1).sorted().toList();
    List<String> runs = new ArrayList<>();
    for (int from = 0, to; from < numbers.size(); from = to) {
      to = from + 1;
      while (to < numbers.size() && numbers.get(to) - numbers.get(from) == to - from) {
        to++;
      }
      if (to - from > 2) {
        runs.add(numbers.get(from) + "–" + numbers.get(to - 1));
      } else {
        numbers.subList(from, to).forEach(number -> runs.add(String.valueOf(number)));
      }
    }
    return list(runs, "and");
  }

  /** Refers to a previously named house: {@code that box}. */
  public static Words that(BoardState board, House house) {
    return Words.houses("that " + house(board, house.kind()), List.of(house));
  }

  /** Names a kind of house: {@code row}. */
  public static String house(BoardState board, HouseKind kind) {
    return switch (kind) {
      case ROW -> "row";
      case COLUMN -> "column";
      case REGION -> board.tables.hasBoxes ? "box" : "region";
      case EXTRA -> "extra house";
    };
  }

  /** Names several houses of a kind: {@code rows}. */
  public static String houses(BoardState board, HouseKind kind) {
    return switch (kind) {
      case ROW -> "rows";
      case COLUMN -> "columns";
      case REGION -> board.tables.hasBoxes ? "boxes" : "regions";
      case EXTRA -> "extra houses";
    };
  }

  /**
   * Names a digit with the indefinite article as it is spoken: {@code a 5}, {@code an 8}, {@code an
   * E}. The article has no capital letter.
   */
  public static Words an(int digit) {
    return Words.of("%s %s", article(digit), Notation.digit(digit));
  }

  /**
   * Returns the code of the indefinite article before a digit. In the final text it is {@code a} or
   * {@code an}, as the digit is spoken.
   */
  public static String article(int digit) {
    return String.valueOf(Words.article(digit));
  }

  /** Names the digits that fill as many cells: {@code 1-4 pair}, {@code 2-5-8 triple}. */
  public static Words setName(Collection<Integer> digits) {
    TreeSet<Integer> sorted = new TreeSet<>(digits);
    return Words.of(
        "%s %s",
        Words.digits(String.join("-", symbols(sorted)), sorted),
        sorted.size() < SETS.length ? SETS[sorted.size()] : "set");
  }

  /** Names all places of a digit: {@code 5s}. */
  public static Words plural(int digit) {
    return Words.digits(Words.symbol(digit) + "s", List.of(digit));
  }

  /**
   * Refers to things just named, as an object: {@code it}, {@code both}, {@code all three}, {@code
   * them all}.
   */
  public static String both(int count) {
    return switch (count) {
      case 1 -> "it";
      case 2 -> "both";
      case 3 -> "all three";
      default -> "them all";
    };
  }

  /** Returns a small number as a word. */
  public static String number(int number) {
    return number < NUMBERS.length ? NUMBERS[number] : String.valueOf(number);
  }

  /**
   * Returns the eliminations of a step in words: {@code r1c1 and r2c1 cannot be 5; r3c3 cannot be 5
   * or 7}.
   */
  public static Words eliminations(BoardState board, FoundStep step) {
    return grouped(step).entrySet().stream()
        .map(
            entry ->
                Words.candidates(
                    list(names(board, new TreeSet<>(entry.getValue())), "and")
                        + " cannot be "
                        + list(symbols(entry.getKey()), "or"),
                    each(entry.getValue(), entry.getKey())))
        .collect(Words.joining("; "));
  }

  /**
   * Returns the lost digits of a step with their cells: {@code 6 or 9 in r1c1, or 2 in r1c2 or
   * r1c3}.
   */
  public static Words anyLost(BoardState board, FoundStep step) {
    return grouped(step).entrySet().stream()
        .map(
            entry ->
                Words.candidates(
                    Words.ranges(set(entry.getKey()), "or")
                        + " in "
                        + briefNames(board, entry.getValue(), "or"),
                    each(entry.getValue(), entry.getKey())))
        .collect(Words.joining(", or "));
  }

  private static List<Candidate> each(Collection<Integer> cells, Collection<Integer> digits) {
    List<Candidate> candidates = new ArrayList<>();
    cells.forEach(cell -> digits.forEach(digit -> candidates.add(new Candidate(cell, digit))));
    return candidates;
  }

  private static Map<Set<Integer>, List<Integer>> grouped(FoundStep step) {
    Map<Integer, Set<Integer>> lostBy = new TreeMap<>();
    for (Deduction deduction : step.deductions()) {
      if (deduction instanceof Deduction.Elimination) {
        lostBy.computeIfAbsent(deduction.cell(), cell -> new TreeSet<>()).add(deduction.digit());
      }
    }
    Map<Set<Integer>, List<Integer>> cellsWith = new LinkedHashMap<>();
    lostBy.forEach(
        (cell, digits) -> cellsWith.computeIfAbsent(digits, lost -> new ArrayList<>()).add(cell));
    return cellsWith;
  }

  /**
   * Returns the eliminations of a step in fewer words: {@code r1c1 and r2c1 lose 5; r3c3 loses 5
   * and 7}.
   */
  public static Words losses(BoardState board, FoundStep step) {
    return grouped(step).entrySet().stream()
        .map(
            entry ->
                Words.candidates(
                    briefNames(board, entry.getValue(), "and")
                        + (entry.getValue().size() == 1 ? " loses " : " lose ")
                        + list(symbols(entry.getKey()), "and"),
                    each(entry.getValue(), entry.getKey())))
        .collect(Words.joining("; "));
  }

  /** Returns the number of different sets of digits that cells lose by a step. */
  public static int lossCount(FoundStep step) {
    return grouped(step).size();
  }

  /** Names the cells that lose candidates by a step. */
  public static Words losing(BoardState board, FoundStep step) {
    List<Candidate> lost =
        step.deductions().stream()
            .filter(Deduction.Elimination.class::isInstance)
            .map(deduction -> new Candidate(deduction.cell(), deduction.digit()))
            .toList();
    return Words.candidates(briefNames(board, Candidates.cells(lost), "and"), lost);
  }

  /** Names the cells that lose candidates by a step, with the verb: {@code r1c1 and r1c2 lose}. */
  public static Words lose(BoardState board, FoundStep step) {
    return Words.of("%s %s", losing(board, step), isOfOneCell(step) ? "loses" : "lose");
  }

  /** Returns the number of parts of a list of digits with runs joined: 3 for {@code 1–6, 8, 9}. */
  public static int partCount(long digits) {
    int count = 0;
    for (long rest = digits; rest != 0; count++) {
      int from = Long.numberOfTrailingZeros(rest);
      int run = Long.numberOfTrailingZeros(~(rest >>> from));
      rest = run < MANY ? rest & (rest - 1) : rest >>> (from + run) << (from + run);
    }
    return count;
  }

  /** Names digits as alternatives with runs joined: {@code 1–6, 8 or 9}. */
  public static Words anyRange(long digits) {
    return Words.digits(Words.ranges(digits, "or"), members(digits));
  }

  /**
   * Returns the sum of the digits of a set: {@code 1 + 4 + 9}.
   *
   * @param plus the sign between them
   */
  public static Words sum(long digits, String plus) {
    return Words.digits(String.join(plus, symbols(members(digits))), members(digits));
  }

  /** Names cells in this order, with their digit or their candidates: {@code r1c1 (2, 5)}. */
  public static Words withDigits(BoardState board, Collection<Integer> cells) {
    return Words.list(
        cells.stream()
            .map(
                cell ->
                    board.digit(cell) == 0
                        ? withRanges(board, cell)
                        : Words.cells(
                            name(board, cell) + " = " + Words.symbol(board.digit(cell)),
                            List.of(cell)))
            .toList(),
        "and");
  }

  /**
   * Returns the conclusions of a step in few words: {@code r1c1 is 5}, {@code r1c1 cannot be 5 or
   * 7}, {@code r1c1 loses 1–6, and r1c2 and r1c3 lose 5}.
   */
  public static Words conclusions(BoardState board, FoundStep step) {
    if (step.isPlacement() || isOfOneCell(step)) {
      return Words.of("%s %s", cell(board, step.deductions().get(0).cell()), fate(board, step));
    }
    Map<Set<Integer>, List<Integer>> groups = grouped(step);
    if (groups.size() == 1) {
      Map.Entry<Set<Integer>, List<Integer>> only = groups.entrySet().iterator().next();
      Set<Integer> digits = only.getKey();
      List<Integer> cells = only.getValue();
      if (digits.size() < MANY) {
        return Words.candidates(
            briefNames(board, cells, "and") + " cannot be " + list(symbols(digits), "or"),
            each(cells, digits));
      }
    }
    return groups.entrySet().stream()
        .map(
            entry ->
                Words.candidates(
                    briefNames(board, entry.getValue(), "and")
                        + (entry.getValue().size() == 1 ? " loses " : " lose ")
                        + Words.ranges(set(entry.getKey()), "and"),
                    each(entry.getValue(), entry.getKey())))
        .collect(Words.joining("; "));
  }

  /** Returns whether all conclusions of a step are about one cell. */
  public static boolean isOfOneCell(FoundStep step) {
    int first = step.deductions().get(0).cell();
    return step.deductions().stream().allMatch(deduction -> deduction.cell() == first);
  }

  /**
   * Returns the conclusion about cells that all lose the same digits, without their names: {@code
   * is 5}, {@code cannot be 5 or 7}, {@code can only be 2 or 4}, {@code loses 1–6}, {@code lose
   * 1–6}.
   */
  public static Words fate(BoardState board, FoundStep step) {
    Deduction first = step.deductions().get(0);
    if (step.isPlacement()) {
      return Words.of("is %s", Notation.digit(first.digit()));
    }
    long lost = lost(board, step);
    int count = Long.bitCount(lost);
    long left = board.candidates(first.cell()) & ~lost;
    Set<Integer> cells = new TreeSet<>(step.deductions().stream().map(Deduction::cell).toList());
    List<Candidate> candidates = each(cells, members(lost));
    if (count < MANY) {
      return Words.candidates("cannot be " + list(symbols(members(lost)), "or"), candidates);
    }
    boolean areFew = left != 0 && Long.bitCount(left) <= MANY && Long.bitCount(left) <= count;
    return areFew && cells.size() == 1
        ? Words.candidates("can only be " + Words.ranges(left, "or"), candidates)
        : Words.candidates(
            (cells.size() == 1 ? "loses " : "lose ") + Words.ranges(lost, "and"), candidates);
  }

  /** Returns the digits that the first cell of a step loses, bit d − 1 for digit d. */
  public static long lost(BoardState board, FoundStep step) {
    Deduction first = step.deductions().get(0);
    if (step.isPlacement()) {
      return board.candidates(first.cell()) & ~(1L << (first.digit() - 1));
    }
    long lost = 0;
    for (Deduction deduction : step.deductions()) {
      lost |= deduction.cell() == first.cell() ? 1L << (deduction.digit() - 1) : 0;
    }
    return lost;
  }

  private static long set(Collection<Integer> digits) {
    long set = 0;
    for (int digit : digits) {
      set |= 1L << (digit - 1);
    }
    return set;
  }

  /** Names digits with runs joined: {@code 1–6, 8 and 9}. */
  public static Words ranges(long digits) {
    return Words.digits(Words.ranges(digits, "and"), members(digits));
  }

  /** Names digits in some cells with runs joined: {@code 1–6, 8 and 9}. */
  public static Words ranges(long digits, Collection<Integer> cells) {
    return Words.cells(Words.ranges(digits, "and"), cells);
  }

  /** Names steps of a path: {@code step 4}, {@code steps 4 and 7}. */
  public static String steps(Collection<Integer> numbers) {
    return (numbers.size() == 1 ? "step " : "steps ")
        + list(new TreeSet<>(numbers).stream().map(String::valueOf).toList(), "and");
  }

  private static String list(List<String> names, String last) {
    return Words.list(names.stream().map(Words::of).toList(), last).coded();
  }
}
