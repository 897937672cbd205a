package org.nonomino.explainer;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.nonomino.core.House;
import org.nonomino.core.HouseKind;
import org.nonomino.core.Layout;
import org.nonomino.core.Puzzle;
import org.nonomino.explainer.internal.board.BoardState;
import org.nonomino.explainer.terms.Candidate;
import org.nonomino.explainer.terms.Deduction;

/**
 * The digits and candidates of a partly solved puzzle, computed from the rules alone and
 * independently of {@link BoardState}. Immutable.
 */
final class CandidateView {
  final Puzzle puzzle;
  final int size;

  /** The houses, with those that follow from extra houses; DerivedHousesTest checks these. */
  private final Layout layout;

  /** The digit of each cell, or 0; and its possible digits, bit d − 1. */
  private final int[] digits;

  private final long[] candidates;

  private final ConstraintFacts facts;

  private CandidateView(
      Puzzle puzzle, Layout layout, ConstraintFacts facts, int[] digits, long[] candidates) {
    this.puzzle = puzzle;
    this.facts = facts;
    this.size = puzzle.size();
    this.layout = layout;
    this.digits = digits;
    this.candidates = candidates;
  }

  /** Returns a puzzle with its givens placed. */
  static CandidateView of(Puzzle puzzle) {
    int cells = puzzle.givens().cellCount();
    ConstraintFacts facts = new ConstraintFacts(puzzle.rules());
    CandidateView view =
        new CandidateView(
            puzzle, Board.of(puzzle).layout(), facts, new int[cells], new long[cells]);
    for (int cell = 0; cell < cells; cell++) {
      view.candidates[cell] = facts.allowed(cell);
    }
    for (int cell = 0; cell < cells; cell++) {
      if (view.isGiven(cell)) {
        view.place(cell, puzzle.givens().digit(cell));
      }
    }
    return view;
  }

  private void place(int cell, int digit) {
    digits[cell] = digit;
    candidates[cell] = 0;
    for (int other = 0; other < digits.length; other++) {
      if (see(cell, other)) {
        candidates[other] &= ~(1L << (digit - 1));
      }
      if (facts.isRestrictedAtOnce(cell, other)) {
        for (int lost = 1; lost <= size; lost++) {
          if (facts.excludeAtOnce(new Candidate(cell, digit), new Candidate(other, lost))) {
            candidates[other] &= ~(1L << (lost - 1));
          }
        }
      }
    }
  }

  /** Returns the view after conclusions. */
  CandidateView after(List<Deduction> deductions) {
    CandidateView after =
        new CandidateView(puzzle, layout, facts, digits.clone(), candidates.clone());
    for (Deduction deduction : deductions) {
      if (deduction instanceof Deduction.Placement) {
        after.place(deduction.cell(), deduction.digit());
      } else {
        after.candidates[deduction.cell()] &= ~(1L << (deduction.digit() - 1));
      }
    }
    return after;
  }

  /** Returns the view without some candidates. */
  CandidateView without(Collection<Candidate> excluded) {
    CandidateView after = new CandidateView(puzzle, layout, facts, digits, candidates.clone());
    for (Candidate candidate : excluded) {
      after.candidates[candidate.cell()] &= ~(1L << (candidate.digit() - 1));
    }
    return after;
  }

  /** Returns whether a board has the same digits and candidates. */
  boolean isOf(BoardState board) {
    boolean isSame = true;
    for (int cell = 0; cell < digits.length; cell++) {
      isSame &= digits[cell] == board.digit(cell) && candidates[cell] == board.candidates(cell);
    }
    return isSame;
  }

  boolean isGiven(int cell) {
    return puzzle.givens().digit(cell) != 0;
  }

  int cellCount() {
    return digits.length;
  }

  int digit(int cell) {
    return digits[cell];
  }

  boolean has(Candidate candidate) {
    return (candidates[candidate.cell()] & (1L << (candidate.digit() - 1))) != 0;
  }

  Set<Candidate> ofCell(int cell) {
    Set<Candidate> all = candidates();
    for (int digit = 1; digit <= size; digit++) {
      addIfThere(cell, digit, all);
    }
    return all;
  }

  /** Returns the places of a digit among some cells. */
  Set<Candidate> places(Collection<Integer> cells, int digit) {
    Set<Candidate> all = candidates();
    cells.forEach(cell -> addIfThere(cell, digit, all));
    return all;
  }

  private void addIfThere(int cell, int digit, Set<Candidate> all) {
    Candidate candidate = new Candidate(cell, digit);
    if (has(candidate)) {
      all.add(candidate);
    }
  }

  /** Returns an empty set with a fixed order. */
  static Set<Candidate> candidates() {
    return new TreeSet<>(
        Comparator.comparingInt(Candidate::cell).thenComparingInt(Candidate::digit));
  }

  List<Integer> cells(House house) {
    return switch (house.kind()) {
      case ROW -> cells(0, house.index());
      case COLUMN -> cells(1, house.index());
      case REGION -> cells(2, house.index());
      case EXTRA -> Arrays.stream(house.cells()).boxed().toList();
    };
  }

  /** Returns the cells of a house by its kind (0 rows, 1 columns, 2 regions) and number. */
  List<Integer> cells(int kind, int index) {
    List<Integer> cells = new ArrayList<>();
    for (int cell = 0; cell < digits.length; cell++) {
      if (houseOf(kind, cell) == index) {
        cells.add(cell);
      }
    }
    return cells;
  }

  /** Returns the number of the row (0), the column (1) or the region (2) of a cell. */
  int houseOf(int kind, int cell) {
    return switch (kind) {
      case 0 -> cell / size;
      case 1 -> cell % size;
      default -> puzzle.mask().region(cell);
    };
  }

  /** Returns whether two cells are different and share a house. */
  boolean see(int first, int second) {
    return first != second
        && (houseOf(0, first) == houseOf(0, second)
            || houseOf(1, first) == houseOf(1, second)
            || houseOf(2, first) == houseOf(2, second)
            || layout.arePeers(first, second)
            || facts.differ(first, second));
  }

  /** Returns what is known of the constraints. */
  ConstraintFacts facts() {
    return facts;
  }

  /** Returns whether two candidates cannot both be true by the rules. */
  boolean exclude(Candidate one, Candidate other) {
    if (one.cell() == other.cell()) {
      return one.digit() != other.digit();
    }
    return (one.digit() == other.digit() && see(one.cell(), other.cell()))
        || facts.exclude(one, other);
  }

  /**
   * Returns whether one of some candidates must be true, because they are all those of a cell or of
   * a digit in a house.
   */
  boolean isOneTrue(Set<Candidate> some) {
    for (Candidate candidate : some) {
      if (some.containsAll(ofCell(candidate.cell()))) {
        return true;
      }
      for (int kind = 0; kind < 3; kind++) {
        int house = houseOf(kind, candidate.cell());
        if (some.containsAll(places(cells(kind, house), candidate.digit()))) {
          return true;
        }
      }
      for (House house : layout.houses()) {
        if (house.kind() == HouseKind.EXTRA
            && house.contains(candidate.cell())
            && some.containsAll(places(cells(house), candidate.digit()))) {
          return true;
        }
      }
    }
    return false;
  }
}
