package org.nonomino.explainer.internal.wings;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.nonomino.core.HouseKind;
import org.nonomino.explainer.internal.board.BoardState;
import org.nonomino.explainer.internal.board.BoardTables;
import org.nonomino.explainer.internal.board.Candidates;
import org.nonomino.explainer.internal.board.CellSet;
import org.nonomino.explainer.internal.step.FoundStep;
import org.nonomino.explainer.internal.step.Notation;
import org.nonomino.explainer.internal.step.Premises;
import org.nonomino.explainer.internal.step.StepCollector;
import org.nonomino.explainer.internal.step.StepText;
import org.nonomino.explainer.internal.step.Technique;
import org.nonomino.explainer.internal.step.Wording;
import org.nonomino.explainer.internal.step.Words;
import org.nonomino.explainer.terms.Candidate;
import org.nonomino.explainer.terms.Deduction;
import org.nonomino.explainer.terms.Evidence;
import org.nonomino.explainer.terms.Premise;
import org.nonomino.explainer.terms.Rating;
import org.nonomino.explainer.terms.StepKind;

/**
 * n cells in two crossing houses with n candidates in total, where all cells of a digit see each
 * other, except for at most one digit z. Each of the other n − 1 digits is in at most one of the
 * cells, so z is in at least one, and cells that see all its places in the set lose it. If there is
 * no such z, each digit is in exactly one of the cells, and is removed from the cells that see all
 * its places there. WXYZ-wing, VWXYZ-wing and UVWXYZ-wing for n = 4, 5 and 6; XY- and XYZ-wings are
 * those of three cells.
 *
 * <p>Example: r1c1 (1, 2, 3, 4), r1c5 (1, 4), r1c8 (2, 4), r2c2 (3, 4). The 1, the 2 and the 3
 * appear at most once, so one of the four is 4; r1c2 and r1c3 see all four, so they are not.
 * Source: <a href="https://www.sudopedia.org/wiki/WXYZ-Wing">Sudopedia, WXYZ-Wing</a>, here in its
 * general form ("bent naked subset"). The technique counts digits and uses only peers, so it
 * applies to any regions.
 */
public final class BentSets implements Technique {
  private final StepKind kind;
  private final int size;
  private final Rating rating;

  private BentSets(StepKind kind, int size) {
    this.kind = kind;
    this.size = size;
    this.rating = kind.lowestRating();
  }

  public static BentSets ofFour() {
    return new BentSets(StepKind.WXYZ_WING, 4);
  }

  public static BentSets ofFive() {
    return new BentSets(StepKind.VWXYZ_WING, 5);
  }

  public static BentSets ofSix() {
    return new BentSets(StepKind.UVWXYZ_WING, 6);
  }

  @Override
  public Set<StepKind> kinds() {
    return Set.of(kind);
  }

  @Override
  public void find(BoardState board, StepCollector steps) {
    Search search = new Search(board, steps);
    int lines = board.layout().first(HouseKind.REGION);
    for (int line = 0; line < lines && !steps.isDone(); line++) {
      for (int region = lines; region < board.layout().end(HouseKind.REGION); region++) {
        if (!board.tables.isRepeated(region)) {
          search.in(line, region);
        }
      }
    }
    for (int row = 0; row < board.size() && !steps.isDone(); row++) {
      for (int column = board.size(); column < lines; column++) {
        search.in(row, column);
      }
    }
    int extra = board.layout().first(HouseKind.EXTRA);
    for (; extra < board.layout().houseCount() && !steps.isDone(); extra++) {
      for (int other = 0; other < extra; other++) {
        search.in(other, extra);
      }
    }
  }

  private final class Search {
    private final BoardState board;
    private final BoardTables tables;
    private final StepCollector steps;

    /** The cells of two houses that can be part of a set; the cells of both houses come last. */
    private final int[] cells;

    private int count;
    private int onlyInFirst;
    private int inOneHouse;
    private int first;
    private int second;
    private final int[] chosen = new int[size];

    /** The conclusions of the sets so far; one set may lie in several pairs of houses. */
    private final Set<List<Deduction>> known = new HashSet<>();

    Search(BoardState board, StepCollector steps) {
      this.board = board;
      this.tables = board.tables;
      this.steps = steps;
      cells = new int[2 * board.size()];
    }

    void in(int firstHouse, int secondHouse) {
      first = firstHouse;
      second = secondHouse;
      if (tables.overlaps[first][second] == 0 || steps.isDone()) {
        return;
      }
      count = 0;
      gather(first, ~tables.overlaps[first][second]);
      onlyInFirst = count;
      gather(second, ~tables.overlaps[second][first]);
      inOneHouse = count;
      gather(first, tables.overlaps[first][second]);
      if (onlyInFirst > 0 && inOneHouse > onlyInFirst) {
        choose(0, 0, 0, 0);
      }
    }

    private void gather(int house, long positions) {
      for (int position = 0; position < board.size(); position++) {
        int cell = board.cellAt(house, position);
        int candidates = Long.bitCount(board.candidates(cell));
        if ((positions >>> position & 1) != 0 && candidates >= 2 && candidates <= size) {
          cells[count++] = cell;
        }
      }
    }

    /**
     * Adds cells.
     *
     * @param depth the number of cells so far
     * @param from the index of the first cell to try
     * @param digits the digits of the cells so far
     * @param loose the digits among these that can appear twice
     */
    private void choose(int depth, int from, long digits, long loose) {
      if (depth == size) {
        if (Long.bitCount(digits) == size) {
          addSteps(digits, loose);
        }
        return;
      }
      // The first cell is only in the first house, and the last, apart from the cells in both, only
      // in the second.
      int end = depth == 0 ? onlyInFirst : count - (size - depth - 1);
      for (int i = from; i < end && !steps.isDone(); i++) {
        long candidates = board.candidates(cells[i]);
        if (Long.bitCount(digits | candidates) <= size) {
          long nowLoose = loose;
          for (int k = 0; k < depth; k++) {
            if (!tables.arePeers(chosen[k], cells[i])) {
              nowLoose |= board.candidates(chosen[k]) & candidates;
            }
          }
          if ((nowLoose & (nowLoose - 1)) == 0) {
            chosen[depth] = cells[i];
            choose(depth + 1, i + 1, digits | candidates, nowLoose);
          }
        }
      }
    }

    private void addSteps(long digits, long loose) {
      if (!hasCellInSecondAlone()) {
        return;
      }
      List<Deduction> eliminations = new ArrayList<>();
      for (long rest = loose == 0 ? digits : loose; rest != 0; rest &= rest - 1) {
        int digit = Long.numberOfTrailingZeros(rest) + 1;
        CellSet lost = CellSet.places(board, digit);
        for (int cell : chosen) {
          if (board.isCandidate(cell, digit)) {
            lost.retainPeers(tables, cell);
          }
        }
        eliminations.addAll(lost.eliminations(digit));
      }
      if (!eliminations.isEmpty() && known.add(eliminations)) {
        List<Candidate> candidates = new ArrayList<>();
        for (int cell : chosen) {
          Candidates.addAll(candidates, cell, board.candidates(cell));
        }
        steps.add(
            new FoundStep(
                BentSets.this,
                kind,
                rating,
                eliminations,
                Evidence.of(List.of(tables.house(first), tables.house(second)), candidates)));
      }
    }

    private boolean hasCellInSecondAlone() {
      for (int cell : chosen) {
        if (!tables.isIn(cell, first)) {
          return true;
        }
      }
      return false;
    }
  }

  @Override
  public List<Premise> premises(FoundStep step, BoardState board) {
    return new Premises(board).cells(step.evidence().cells()).toList();
  }

  @Override
  public StepText text(FoundStep step, BoardState board) {
    List<Integer> cells = step.evidence().cells();
    List<Integer> digits = step.evidence().candidates().stream().map(Candidate::digit).toList();
    long loose = loose(step, board);
    Words names = Wording.cells(board, cells);
    String number = Wording.number(size);
    Words pattern = Words.of("%s in %s", Notation.digits(digits), Notation.cells(board, cells));
    if (loose == 0) {
      return StepText.of(
          pattern,
          Words.of(
              "%s hold only %s between them, each only once, so cells that see all places of one lose it: %s.",
              Wording.brief(board, cells), Wording.digits(digits), Wording.losses(board, step)),
          Words.of(
              "The %s cells %s have only the %s candidates %s between them. The cells with the same candidate see each other, so none of these digits can appear twice, and each of them is in exactly one of the cells. No cell that sees all places of a digit there can have it: %s.",
              number, names, number, Wording.digits(digits), Wording.eliminations(board, step)));
    }
    Words z = Wording.digits(loose);
    List<Integer> places =
        cells.stream().filter(cell -> (board.candidates(cell) & loose) != 0).toList();
    return StepText.of(
        pattern,
        Words.of(
            "%s hold only %s, and only %s can repeat, so %s is %s; cells that see %s cannot be %s (%s).",
            Wording.brief(board, cells),
            Wording.digits(digits),
            z,
            places.size() == 2
                ? Wording.anyOf(board, places)
                : Words.of(
                    "one of %s", places.equals(cells) ? "them" : Wording.brief(board, places)),
            z,
            Wording.both(places.size()),
            z,
            Wording.losing(board, step)),
        Words.of(
            "The %s cells %s have only the %s candidates %s between them. For each of these except %s, the cells that have it see each other, so it appears at most once. So these digits fill at most %s cells, and at least one cell is %s. It is one of %s, and no cell that sees all of these can be %s: %s.",
            number,
            names,
            number,
            Wording.digits(digits),
            z,
            Wording.number(size - 1),
            z,
            Wording.cells(board, places),
            z,
            Wording.eliminations(board, step)));
  }

  /** Returns the digit that two cells of a set may both have, or none if there is no such digit. */
  private static long loose(FoundStep step, BoardState board) {
    List<Integer> cells = step.evidence().cells();
    long loose = 0;
    for (int one : cells) {
      for (int other : cells) {
        if (one < other && !board.tables.arePeers(one, other)) {
          loose |= board.candidates(one) & board.candidates(other);
        }
      }
    }
    return loose;
  }
}
