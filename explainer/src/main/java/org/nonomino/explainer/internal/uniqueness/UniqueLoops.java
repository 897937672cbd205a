package org.nonomino.explainer.internal.uniqueness;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.nonomino.explainer.internal.board.BoardState;
import org.nonomino.explainer.internal.board.BoardTables;
import org.nonomino.explainer.internal.board.Candidates;
import org.nonomino.explainer.internal.board.CellRelations;
import org.nonomino.explainer.internal.step.FoundStep;
import org.nonomino.explainer.internal.step.Notation;
import org.nonomino.explainer.internal.step.StepCollector;
import org.nonomino.explainer.internal.step.StepText;
import org.nonomino.explainer.internal.step.Technique;
import org.nonomino.explainer.internal.step.Variant;
import org.nonomino.explainer.internal.step.Wording;
import org.nonomino.explainer.internal.step.Words;
import org.nonomino.explainer.terms.Candidate;
import org.nonomino.explainer.terms.Evidence;
import org.nonomino.explainer.terms.Rating;
import org.nonomino.explainer.terms.StepKind;

/**
 * Cells that must not all be one of two digits a and b, because these could be swapped, and the
 * puzzle would have a second solution. So at least one of them holds another candidate: see {@link
 * ExtraCells} for the conclusions.
 *
 * <p>Example: r1c1, r1c4, r2c1 and r2c4, in two rows, two columns and two regions. If they were 1 2
 * over 2 1, then 2 1 over 1 2 would also be a solution. Three of them have only the candidates 1
 * and 2, so the fourth is neither. Source: <a
 * href="https://www.sudopedia.org/wiki/Uniqueness_Test">Sudopedia, Uniqueness Test</a>; Sudoku
 * Explainer 1.2.1 for the ratings.
 */
public final class UniqueLoops implements Technique {
  /*
   * The pattern. A *loop* on the digits a and b is a set S of empty cells with a and b among their
   * candidates, of two colours, such that each house (row, column or region) has either no cell of
   * S or exactly two, one of each colour; and no proper subset of S is such a set.
   *
   * Why it is deadly, whatever the regions. Suppose that all cells of S are a or b in a solution.
   * Two cells of S in a house differ. So one colour is a and the other b, throughout S, because
   * these pairs connect it. Swap a and b only in S. A house without cells of S keeps its digits; a
   * house with two of them has a and b before and after, each once, in these two cells. So the
   * result has no conflict. No cell of S is a given, so the result keeps all givens, and is a
   * second solution. The proof uses only that houses are sets of cells; regions may be
   * disconnected. But the regions matter: four cells in two rows and two columns are not a loop if
   * they lie in three or four regions, or in one.
   *
   * Extra houses are houses like the others. Other constraints must hold after the swap as well,
   * which is checked for each loop: no cell of S takes part in a sum or an automaton; and whatever
   * is related to a cell of S, such as a cell that a knight reaches from it, allows a in that cell
   * exactly if it allows b. A cell outside S in a house with two cells of S is neither a nor b.
   *
   * A cell of S shares its row with one other cell of S, its column with one and its region with
   * one. So the search chooses a cell of S, and a house of it without a second cell, and tries each
   * cell that can be the second. As each house has exactly one such cell in S, each S is found once
   * from a given start. A start has only the candidates a and b, as most cells of S must, see
   * below; earlier starts are excluded from later loops.
   *
   * Extra candidates: in one cell, or in two that share a house, or the same single digit in all
   * cells that have any. All other cases have no conclusions and are abandoned at once, which keeps
   * the search small.
   */
  private static final int[] RATING_BY_LENGTH = {45, 46, 47, 50};

  @Override
  public Set<StepKind> kinds() {
    return Set.of(StepKind.UNIQUE_RECTANGLE, StepKind.UNIQUE_LOOP);
  }

  @Override
  public void find(BoardState board, StepCollector steps) {
    List<FoundStep> found = new Search(board, steps).run();
    found.sort(
        Comparator.comparing(FoundStep::rating)
            .thenComparingInt(step -> loopLength(step.evidence())));
    for (FoundStep step : found) {
      if (steps.isDone()) {
        return;
      }
      steps.add(step);
    }
  }

  private final class Search {
    private final BoardState board;
    private final StepCollector steps;
    private final BoardTables tables;
    private final List<FoundStep> found = new ArrayList<>();

    /** The colour of each cell, 1 or 2; 0 outside the loop. */
    private final int[] colorOf;

    /** The first cell of each house in the loop, and the number of its cells. */
    private final int[] firstIn;

    private final int[] countIn;

    /** The cells of the loop so far, and its cells with more candidates. */
    private final int[] loop;

    private final int[] extraCells;
    private int length;
    private int extraCount;
    private int start;
    private long pair;

    Search(BoardState board, StepCollector steps) {
      this.board = board;
      this.steps = steps;
      tables = board.tables;
      colorOf = new int[board.cellCount()];
      firstIn = new int[tables.cellsOf.length];
      countIn = new int[tables.cellsOf.length];
      loop = new int[2 * board.size()];
      extraCells = new int[2 * board.size()];
    }

    List<FoundStep> run() {
      for (start = 0; start < board.cellCount() && !steps.isDone(); start++) {
        pair = board.candidates(start);
        if (Long.bitCount(pair) == 2) {
          enter(start, 1);
          extend();
          leave(start);
        }
      }
      return found;
    }

    private void extend() {
      for (int i = 0; i < length; i++) {
        for (int house : tables.housesOf[loop[i]]) {
          if (countIn[house] == 1) {
            pairUp(house);
            return;
          }
        }
      }
      addSteps();
    }

    /** Tries each possible second cell of a house. */
    private void pairUp(int house) {
      int color = 3 - colorOf[firstIn[house]];
      for (int cell : tables.cellsOf[house]) {
        if (steps.isDone()) {
          return;
        }
        if (isOpen(cell, color)) {
          enter(cell, color);
          if (isPromising()) {
            extend();
          }
          leave(cell);
        }
      }
    }

    private boolean isOpen(int cell, int color) {
      long candidates = board.candidates(cell);
      if ((candidates & pair) != pair
          || colorOf[cell] != 0
          || (candidates == pair && cell < start)) {
        return false;
      }
      for (int house : tables.housesOf[cell]) {
        if (countIn[house] == 2 || (countIn[house] == 1 && colorOf[firstIn[house]] == color)) {
          return false;
        }
      }
      return true;
    }

    private void enter(int cell, int color) {
      colorOf[cell] = color;
      loop[length++] = cell;
      if (board.candidates(cell) != pair) {
        extraCells[extraCount++] = cell;
      }
      for (int house : tables.housesOf[cell]) {
        if (countIn[house]++ == 0) {
          firstIn[house] = cell;
        }
      }
    }

    private void leave(int cell) {
      colorOf[cell] = 0;
      length--;
      if (board.candidates(cell) != pair) {
        extraCount--;
      }
      for (int house : tables.housesOf[cell]) {
        countIn[house]--;
      }
    }

    /**
     * Returns whether the cells with more candidates could have conclusions if there were no
     * others.
     */
    private boolean isPromising() {
      if (extraCount < 2) {
        return true;
      }
      if (extraCount == 2 && tables.arePeers(extraCells[0], extraCells[1])) {
        return true;
      }
      long extra = board.candidates(extraCells[0]) & ~pair;
      for (int i = 0; i < extraCount; i++) {
        if ((board.candidates(extraCells[i]) & ~pair) != extra) {
          return false;
        }
      }
      return Long.bitCount(extra) == 1 && hasTarget(extra);
    }

    /** Returns whether a cell with the digit sees all cells with more candidates. */
    private boolean hasTarget(long extra) {
      for (int peer : tables.peersOf[extraCells[0]]) {
        if ((board.candidates(peer) & extra) != 0) {
          boolean seesAll = true;
          for (int i = 1; i < extraCount && seesAll; i++) {
            seesAll = tables.arePeers(peer, extraCells[i]);
          }
          if (seesAll) {
            return true;
          }
        }
      }
      return false;
    }

    private void addSteps() {
      if (extraCount == 0) {
        return; // The puzzle has several solutions.
      }
      if (tables.relations().isPresent() && !canSwap(tables.relations().get())) {
        return;
      }
      int[] cells = new int[extraCount];
      long[] extras = new long[extraCount];
      List<Candidate> pattern = new ArrayList<>();
      for (int color = 1; color <= 2; color++) {
        for (int i = 0; i < length; i++) {
          if (colorOf[loop[i]] == color) {
            Candidates.addAll(pattern, loop[i], pair);
          }
        }
      }
      for (int i = 0; i < extraCount; i++) {
        cells[i] = extraCells[i];
        extras[i] = board.candidates(cells[i]) & ~pair;
        Candidates.addAll(pattern, cells[i], extras[i]);
      }
      int base = RATING_BY_LENGTH[Math.min(length / 2 - 2, RATING_BY_LENGTH.length - 1)];
      StepKind kind = length == 4 ? StepKind.UNIQUE_RECTANGLE : StepKind.UNIQUE_LOOP;
      found.addAll(
          new ExtraCells(
                  board,
                  cells,
                  extras,
                  pattern,
                  (type, set, setSize, eliminations, evidence) ->
                      new FoundStep(
                          UniqueLoops.this,
                          kind,
                          isType5(type, cells) ? Variant.TYPE_5 : type,
                          new Rating(base + addition(set, setSize)),
                          eliminations,
                          evidence))
              .find(pair));
    }

    /** Returns whether all constraints hold after the swap if they held before. */
    private boolean canSwap(CellRelations relations) {
      for (int i = 0; i < length; i++) {
        int cell = loop[i];
        if (relations.isInSumOrAutomaton(cell) || !canSwapAmongPeers(cell)) {
          return false;
        }
        for (Map.Entry<Integer, CellRelations.Pair> partner :
            relations.partnersOf(cell).entrySet()) {
          if (!canSwap(cell, partner.getKey(), partner.getValue().allowed())) {
            return false;
          }
        }
      }
      return true;
    }

    private boolean canSwapAmongPeers(int cell) {
      for (int peer : tables.peersOf[cell]) {
        if (colorOf[peer] == 0 && (board.candidates(peer) & pair) != 0 && !seesPair(peer)) {
          return false;
        }
      }
      return true;
    }

    /**
     * Returns whether a relation holds after the swap.
     *
     * @param allowed the digits that each digit of the cell allows its partner
     */
    private boolean canSwap(int cell, int partner, long[] allowed) {
      long a = Long.lowestOneBit(pair);
      long b = pair & ~a;
      long withA = allowed[Long.numberOfTrailingZeros(a) + 1];
      long withB = allowed[Long.numberOfTrailingZeros(b) + 1];
      if (colorOf[partner] == colorOf[cell]) {
        return ((withA & a) == 0) == ((withB & b) == 0);
      }
      if (colorOf[partner] != 0) {
        return ((withA & b) == 0) == ((withB & a) == 0);
      }
      return ((withA ^ withB) & board.possible(partner) & (seesPair(partner) ? ~pair : -1L)) == 0;
    }

    /** Returns whether a cell outside the loop is in a house with two cells of it. */
    private boolean seesPair(int cell) {
      for (int house : tables.housesOf[cell]) {
        if (countIn[house] == 2) {
          return true;
        }
      }
      return false;
    }

    /** Returns whether one extra digit is in cells of a rectangle that share no house. */
    private boolean isType5(Variant type, int[] cells) {
      return type == Variant.TYPE_2
          && length == 4
          && (cells.length > 2 || !tables.arePeers(cells[0], cells[1]));
    }
  }

  private static int addition(ExtraCells.SetKind set, int setSize) {
    return switch (set) {
      case NONE -> 0;
      case HIDDEN -> setSize - 2;
      case NAKED -> setSize - 1;
    };
  }

  /**
   * The evidence begins with the candidates a and b of the loop; the next one is an extra
   * candidate.
   */
  private static int loopLength(Evidence evidence) {
    List<Candidate> candidates = evidence.candidates();
    int a = candidates.get(0).digit();
    int b = candidates.get(1).digit();
    int length = 0;
    while (candidates.get(2 * length).digit() == a && candidates.get(2 * length + 1).digit() == b) {
      length++;
    }
    return length;
  }

  @Override
  public FoundStep told(FoundStep step, BoardState board) {
    return ExtraCells.told(step, board);
  }

  @Override
  public StepText text(FoundStep step, BoardState board) {
    List<Candidate> candidates = step.evidence().candidates();
    int length = loopLength(step.evidence());
    Words a = Notation.digit(candidates.get(0).digit());
    Words b = Notation.digit(candidates.get(1).digit());
    List<Integer> cells = Candidates.cells(candidates.subList(0, 2 * length));
    List<Candidate> extras =
        candidates.stream()
            .skip(2L * length)
            .takeWhile(candidate -> cells.contains(candidate.cell()))
            .toList();
    List<Integer> first = cells.subList(0, length / 2);
    List<Integer> second = cells.subList(length / 2, length);
    return StepText.of(
        Words.of("%s,%s in %s", a, b, Notation.cells(board, cells)),
        Words.of(
            "If %s held only %s and %s, the two could be swapped, so %s",
            Wording.brief(board, cells), a, b, ExtraCells.sentence(step, board, extras, cells)),
        Words.of(
            "Every %s has either none of the cells %s, or exactly one of %s and one of %s. If all of these cells were %s or %s, one of the two groups would be %s and the other %s, and swapping them would give a second solution%s; but this puzzle has only one. %s",
            houses(board),
            Wording.cells(board, cells),
            Wording.cells(board, first),
            Wording.cells(board, second),
            a,
            b,
            a,
            b,
            board.tables.relations().isPresent() ? " under all rules of the puzzle" : "",
            ExtraCells.explain(step, board, extras, cells)));
  }

  private static String houses(BoardState board) {
    String region = board.tables.hasBoxes ? "box" : "region";
    return board.layout().hasExtraHouses()
        ? "row, column, " + region + " and extra house"
        : "row, column and " + region;
  }
}
