package org.nonomino.explainer.internal.uniqueness;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.nonomino.explainer.internal.board.BoardState;
import org.nonomino.explainer.internal.board.Candidates;
import org.nonomino.explainer.internal.sets.HallSearch;
import org.nonomino.explainer.internal.step.FoundStep;
import org.nonomino.explainer.internal.step.Variant;
import org.nonomino.explainer.internal.step.Wording;
import org.nonomino.explainer.internal.step.Words;
import org.nonomino.explainer.terms.Candidate;
import org.nonomino.explainer.terms.Deduction;
import org.nonomino.explainer.terms.Evidence;

/**
 * Cells of which at least one holds one of its extra candidates, because without these the puzzle
 * would have no solution or several. The conclusions have four types, shared by unique rectangles
 * and the bivalue universal grave. Source: <a
 * href="http://forum.enjoysudoku.com/standardizing-the-uniqueness-descriptions-t2000.html">the
 * players' forum</a>, and Sudoku Explainer 1.2.1 for the ratings.
 *
 * <ol>
 *   <li>One cell that holds an extra candidate, and no other.
 *   <li>One extra digit, the same in all cells. No cell that sees them all has it. In a rectangle
 *       where the cells share no house this is called type 5.
 *   <li>The cells lie in a house: together they act as one cell with the extra digits as
 *       candidates, the <i>joint cell</i>. It may be part of a naked set. It may also be part of a
 *       hidden set, because only one of two cells is left for the two digits of the pattern.
 *   <li>Two cells lie in a house where a digit that is extra in neither has no other places. One of
 *       them holds that digit, so the other holds an extra candidate.
 * </ol>
 *
 * <p>Types 3 (with a hidden pair) and 4 have the same rating. If both apply, the order differs
 * between programs; here type 3 comes first.
 *
 * <p>Used for one search; not thread-safe.
 */
public final class ExtraCells {
  private static final int LARGEST_SET = 4;

  private final BoardState board;
  private final int[] cells;
  private final long[] extras;
  private final List<Candidate> pattern;
  private final Maker maker;
  private final List<FoundStep> found = new ArrayList<>();

  /** Creates the steps; the techniques differ in names and ratings. */
  @FunctionalInterface
  interface Maker {
    /**
     * Creates a step.
     *
     * @param type one of the four
     * @param set the kind of set that contains the joint cell; {@link SetKind#NONE} except for type
     *     3
     * @param setSize the number of cells and digits of that set
     */
    FoundStep step(
        Variant type, SetKind set, int setSize, List<Deduction> deductions, Evidence evidence);
  }

  /** The kind of set that contains the joint cell of type 3. */
  enum SetKind {
    NONE,
    NAKED,
    HIDDEN
  }

  /**
   * Takes ownership of the arrays.
   *
   * @param cells at least one
   * @param extras the extra digits of each, not empty, nor all candidates
   * @param pattern the candidates that the evidence begins with
   */
  ExtraCells(BoardState board, int[] cells, long[] extras, List<Candidate> pattern, Maker maker) {
    this.board = board;
    this.cells = cells;
    this.extras = extras;
    this.pattern = pattern;
    this.maker = maker;
  }

  /**
   * Finds the steps of all types.
   *
   * @param pair the two digits of the pattern, for hidden sets of type 3, or none if there is no
   *     such pair
   */
  List<FoundStep> find(long pair) {
    if (cells.length == 1) {
      findType1();
      return found;
    }
    long union = 0;
    for (long extra : extras) {
      union |= extra;
    }
    if (Long.bitCount(union) == 1) {
      findType2(union);
    }
    for (int house : board.tables.housesOf[cells[0]]) {
      if (Long.bitCount(union) > 1 && allIn(house)) {
        for (int size = 2; size <= LARGEST_SET; size++) {
          findNakedSets(house, union, size);
          findHiddenSets(house, union, pair, size);
        }
      }
    }
    for (int house : board.tables.housesOf[cells[0]]) {
      if (cells.length == 2 && allIn(house)) {
        findType4(house);
      }
    }
    return found;
  }

  private boolean allIn(int house) {
    for (int cell : cells) {
      if (!board.tables.isIn(cell, house)) {
        return false;
      }
    }
    return true;
  }

  private void findType1() {
    List<Deduction> eliminations = new ArrayList<>();
    board.addEliminations(cells[0], ~extras[0], eliminations);
    add(Variant.TYPE_1, SetKind.NONE, 0, eliminations, Evidence.of(List.of(), pattern));
  }

  private void findType2(long extra) {
    List<Deduction> eliminations = new ArrayList<>();
    for (int peer : board.tables.peersOf[cells[0]]) {
      if ((board.candidates(peer) & extra) != 0 && seesAll(peer)) {
        board.addEliminations(peer, extra, eliminations);
      }
    }
    add(Variant.TYPE_2, SetKind.NONE, 0, eliminations, Evidence.of(List.of(), pattern));
  }

  private boolean seesAll(int cell) {
    for (int other : cells) {
      if (!board.tables.arePeers(cell, other)) {
        return false;
      }
    }
    return true;
  }

  /** Finds k − 1 cells that have k candidates together with the joint cell. */
  private void findNakedSets(int house, long union, int size) {
    HallSearch search = new HallSearch(size);
    int[] others = otherCells(house);
    for (int cell : others) {
      search.add(board.candidates(cell));
    }
    search.add(union);
    while (search.next()) {
      if (search.isChosen(others.length) && search.isNews()) {
        List<Deduction> eliminations = new ArrayList<>();
        List<Candidate> candidates = new ArrayList<>(pattern);
        for (int i = 0; i < others.length; i++) {
          if (search.isChosen(i)) {
            Candidates.addAll(candidates, others[i], board.candidates(others[i]));
          } else {
            board.addEliminations(others[i], search.union(), eliminations);
          }
        }
        add(Variant.TYPE_3, SetKind.NAKED, size, eliminations, evidence(house, candidates));
      }
    }
  }

  /**
   * Finds k digits, including the pair, that have k − 1 places outside the cells. Because one of
   * the cells must hold an extra candidate, one digit of the pair must be elsewhere. So the pair
   * acts as one digit there, and the set as one of k − 1 digits.
   */
  private void findHiddenSets(int house, long union, long pair, int size) {
    if (pair == 0 || (union & pair) != 0) {
      return;
    }
    long outside = -1L;
    for (int cell : cells) {
      outside &= ~(1L << board.tables.position(cell, house));
    }
    long pairPlaces = 0;
    for (long rest = pair; rest != 0; rest &= rest - 1) {
      pairPlaces |= board.places(house, Long.numberOfTrailingZeros(rest) + 1) & outside;
    }
    if (size == 2) {
      if (Long.bitCount(pairPlaces) == 1) {
        addHiddenSet(house, size, pairPlaces, pair);
      }
      return;
    }
    HallSearch search = new HallSearch(size - 1);
    search.add(pairPlaces);
    long others = board.missingDigits(house) & ~union & ~pair;
    for (long rest = others; rest != 0; rest &= rest - 1) {
      search.add(board.places(house, Long.numberOfTrailingZeros(rest) + 1));
    }
    while (search.next()) {
      if (search.isChosen(0)) {
        long digits = pair;
        int index = 1;
        for (long rest = others; rest != 0; rest &= rest - 1) {
          digits |= search.isChosen(index++) ? Long.lowestOneBit(rest) : 0;
        }
        addHiddenSet(house, size, search.union(), digits);
      }
    }
  }

  private void addHiddenSet(int house, int size, long places, long digits) {
    List<Deduction> eliminations = new ArrayList<>();
    List<Candidate> candidates = new ArrayList<>(pattern);
    for (long rest = places; rest != 0; rest &= rest - 1) {
      int cell = board.cellAt(house, Long.numberOfTrailingZeros(rest));
      board.addEliminations(cell, ~digits, eliminations);
      Candidates.addAll(candidates, cell, board.candidates(cell) & digits);
    }
    add(Variant.TYPE_3, SetKind.HIDDEN, size, eliminations, evidence(house, candidates));
  }

  private Evidence evidence(int house, List<Candidate> candidates) {
    return Evidence.of(List.of(board.tables.house(house)), candidates);
  }

  private void findType4(int house) {
    long shared = board.candidates(cells[0]) & board.candidates(cells[1]) & ~extras[0] & ~extras[1];
    for (long rest = shared; rest != 0; rest &= rest - 1) {
      int digit = Long.numberOfTrailingZeros(rest) + 1;
      if (Long.bitCount(board.places(house, digit)) == 2) {
        List<Deduction> eliminations = new ArrayList<>();
        List<Candidate> candidates = new ArrayList<>(pattern);
        for (int i = 0; i < 2; i++) {
          board.addEliminations(cells[i], ~(extras[i] | Long.lowestOneBit(rest)), eliminations);
          Candidate locked = new Candidate(cells[i], digit);
          // The pattern of a grave has only the extra candidates.
          if (!candidates.contains(locked)) {
            candidates.add(locked);
          }
        }
        add(Variant.TYPE_4, SetKind.NONE, 0, eliminations, evidence(house, candidates));
      }
    }
  }

  private int[] otherCells(int house) {
    int[] others = new int[board.size()];
    int count = 0;
    for (int cell : board.tables.cellsOf[house]) {
      if (board.candidates(cell) != 0 && !isOwn(cell)) {
        others[count++] = cell;
      }
    }
    return Arrays.copyOf(others, count);
  }

  private boolean isOwn(int cell) {
    for (int own : cells) {
      if (own == cell) {
        return true;
      }
    }
    return false;
  }

  /** Adds a step unless it has no conclusions or the same as another. */
  private void add(
      Variant type, SetKind set, int setSize, List<Deduction> eliminations, Evidence evidence) {
    if (eliminations.isEmpty()) {
      return;
    }
    for (FoundStep step : found) {
      if (step.deductions().equals(eliminations)) {
        return;
      }
    }
    found.add(maker.step(type, set, setSize, eliminations, evidence));
  }

  /**
   * Returns a step of type 1 that leaves one digit for its cell as the placement of this digit, and
   * other steps unchanged.
   *
   * @param board the board on which the step was found
   */
  static FoundStep told(FoundStep step, BoardState board) {
    if (step.variant() != Variant.TYPE_1 || step.isPlacement()) {
      return step;
    }
    int cell = step.deductions().get(0).cell();
    long left = board.candidates(cell);
    for (Deduction deduction : step.deductions()) {
      left &= ~(1L << (deduction.digit() - 1));
    }
    return Long.bitCount(left) == 1
        ? step.with(List.of(new Deduction.Placement(cell, Long.numberOfTrailingZeros(left) + 1)))
        : step;
  }

  /**
   * Returns the conclusions from at least one of the extra candidates being true.
   *
   * @param extras the extra candidates
   * @param patternCells the cells that the evidence has because of the pattern, not because of a
   *     set of type 3
   */
  static Words explain(
      FoundStep step, BoardState board, List<Candidate> extras, List<Integer> patternCells) {
    List<Integer> cells = Candidates.cells(extras);
    long digits = digits(extras);
    Words result = Wording.eliminations(board, step);
    return switch (step.variant()) {
      case TYPE_1 ->
          step.isPlacement()
              ? Words.of("So %s is %s.", Wording.cells(board, cells), Wording.digits(digits))
              : Words.of("So %s.", result);
      case TYPE_2, TYPE_5 ->
          Words.of(
              "So at least one of %s is %s, and no cell that sees %s can be: %s.",
              Wording.cells(board, cells),
              Wording.digits(digits),
              Wording.both(cells.size()),
              result);
      case TYPE_3 -> explainSet(step, board, cells, digits, patternCells);
      case TYPE_4 -> explainType4(step, board, cells, extras);
      default -> throw new IllegalArgumentException("no type of " + step);
    };
  }

  /**
   * Returns the conclusions in fewer words, to be used after "so".
   *
   * @param extras the extra candidates
   * @param patternCells the cells that the evidence has because of the pattern, not because of a
   *     set of type 3
   */
  static Words sentence(
      FoundStep step, BoardState board, List<Candidate> extras, List<Integer> patternCells) {
    List<Integer> cells = Candidates.cells(extras);
    Words names = Wording.cells(board, cells);
    Words any = Wording.anyDigit(digits(extras));
    Words result = Wording.losses(board, step);
    return switch (step.variant()) {
      case TYPE_1 ->
          step.isPlacement() ? Words.of("%s is %s.", names, any) : Words.of("%s.", result);
      case TYPE_2, TYPE_5 ->
          Words.of(
              "one of %s is %s; cells that see %s cannot be %s (%s).",
              Wording.brief(board, cells),
              any,
              Wording.both(cells.size()),
              any,
              Wording.losing(board, step));
      case TYPE_3 -> {
        List<Candidate> own =
            step.evidence().candidates().stream()
                .filter(candidate -> !patternCells.contains(candidate.cell()))
                .toList();
        List<Integer> set = Candidates.cells(own);
        Words house = Wording.house(board, step.evidence().houses().get(0));
        yield set.contains(step.deductions().get(0).cell())
            ? Words.of(
                "only one of %s can be %s; in %s, %s otherwise fit only in %s: %s.",
                names,
                Wording.anyDigit(pairOf(board, cells, digits(extras))),
                house,
                Wording.digits(pairOf(board, cells, digits(extras)) | digits(own)),
                Wording.brief(board, set),
                result)
            : Words.of(
                "one of %s is %s, which makes a naked set with %s in %s: %s.",
                names, any, Wording.brief(board, set), house, result);
      }
      case TYPE_4 ->
          Words.of(
              "neither %s, the only places for %s in %s, can be %s.",
              Wording.neither(board, cells),
              Wording.digits(lockedOfType4(step, board, cells, extras)),
              Wording.house(board, step.evidence().houses().get(0)),
              Wording.anyDigit(step.deductions().stream().map(Deduction::digit).toList()));
      default -> throw new IllegalArgumentException("no type of " + step);
    };
  }

  /** Returns the digit, extra in neither cell, that one of the cells must hold. */
  private static long lockedOfType4(
      FoundStep step, BoardState board, List<Integer> cells, List<Candidate> extras) {
    long locked = board.candidates(cells.get(0)) & board.candidates(cells.get(1));
    for (Candidate extra : extras) {
      locked &= ~(1L << (extra.digit() - 1));
    }
    for (Deduction elimination : step.deductions()) {
      locked &= ~(1L << (elimination.digit() - 1));
    }
    return locked;
  }

  private static Words explainSet(
      FoundStep step,
      BoardState board,
      List<Integer> cells,
      long extraDigits,
      List<Integer> patternCells) {
    List<Candidate> set =
        step.evidence().candidates().stream()
            .filter(candidate -> !patternCells.contains(candidate.cell()))
            .toList();
    List<Integer> setCells = Candidates.cells(set);
    Words house = Wording.house(board, step.evidence().houses().get(0));
    Words names = Wording.cells(board, cells);
    Words result = Wording.eliminations(board, step);
    if (setCells.contains(step.deductions().get(0).cell())) {
      long pair = pairOf(board, cells, extraDigits);
      return Words.of(
          "So at least one of %s is %s, which leaves at most one of them for %s. In %s, the %s digits %s have no other places except in %s. So they fill these up, and nothing else has room there: %s.",
          names,
          Wording.anyDigit(extraDigits),
          Wording.digits(pair),
          house,
          Wording.number(setCells.size() + 1),
          Wording.digits(pair | digits(set)),
          Wording.cells(board, setCells),
          result);
    }
    return Words.of(
        "So at least one of %s is %s. With %s that makes %s cells of %s for the %s digits %s, which are used up there: %s.",
        names,
        Wording.anyDigit(extraDigits),
        Wording.withCandidates(board, setCells),
        Wording.number(setCells.size() + 1),
        house,
        Wording.number(setCells.size() + 1),
        Wording.digits(extraDigits | digits(set)),
        result);
  }

  /** Returns the two digits of the pattern, also candidates of its cells with extra digits. */
  private static long pairOf(BoardState board, List<Integer> cells, long extraDigits) {
    return board.candidates(cells.get(0)) & ~extraDigits;
  }

  private static Words explainType4(
      FoundStep step, BoardState board, List<Integer> cells, List<Candidate> extras) {
    Words house = Wording.house(board, step.evidence().houses().get(0));
    Words digit = Wording.digits(lockedOfType4(step, board, cells, extras));
    return Words.of(
        "So at least one of %s is %s. But in %s, %s has no place except these two, so one of them is %s, and the other must be %s: %s.",
        Wording.cells(board, cells),
        Wording.anyDigit(digits(extras)),
        house,
        digit,
        digit,
        Wording.anyDigit(digits(extras)),
        Wording.eliminations(board, step));
  }

  private static long digits(List<Candidate> candidates) {
    long digits = 0;
    for (Candidate candidate : candidates) {
      digits |= 1L << (candidate.digit() - 1);
    }
    return digits;
  }
}
