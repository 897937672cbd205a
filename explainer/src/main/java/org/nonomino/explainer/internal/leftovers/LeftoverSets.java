package org.nonomino.explainer.internal.leftovers;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.nonomino.core.House;
import org.nonomino.core.Leftovers;
import org.nonomino.explainer.internal.als.AlmostLockedSets;
import org.nonomino.explainer.internal.board.BoardState;
import org.nonomino.explainer.internal.board.Candidates;
import org.nonomino.explainer.internal.board.LeftoverRating;
import org.nonomino.explainer.internal.sets.HallSearch;
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
 * The {@link LawOfLeftovers} combined with places of a digit. Two leftovers S and T hold the same
 * digits, so if a digit is in T, one of its places in S has it.
 *
 * <ul>
 *   <li><i>Leftovers Pointing</i>: some of a digit's places in a house are in T. Either one of the
 *       other places has the digit, or T has it and so has S. So a cell that sees all of the others
 *       and all places in S does not have it. The same applies to a cell of T itself that sees all
 *       places in S.
 *   <li><i>Leftovers Pair, Triple</i>: the same with the places of a digit in a naked pair or
 *       triple, for all its digits together.
 * </ul>
 *
 * <p>Example: r2c9 and r3c1 are the leftovers of rows 1 and 2. In column 1, 5 fits only in r3c1 and
 * r7c1. So 5 is in r7c1 or in r2c9, and r7c9 is not 5 because it sees both. All this applies to any
 * regions, as the law does. It generalizes what players call cloned cells to any number of cells.
 * The ratings are specific to Nonomino. They are the rating of the leftovers, plus 0.4 for
 * pointing, 1.2 for a pair, 1.5 for a triple.
 */
public final class LeftoverSets implements Technique {
  private static final int FOR_POINTING = 4;
  private static final int FOR_PAIR = 12;
  private static final int FOR_EACH_MORE = 3;

  private final StepKind kind;
  private final int minTenths;
  private final int maxTenths;
  private final int setSize;
  private final int addedTenths;

  private LeftoverSets(StepKind kind, int setSize, int minTenths, int maxTenths) {
    this.kind = kind;
    this.setSize = setSize;
    this.addedTenths = setSize == 0 ? FOR_POINTING : FOR_PAIR + FOR_EACH_MORE * (setSize - 2);
    this.minTenths = minTenths;
    this.maxTenths = maxTenths;
  }

  /**
   * Returns the technique for the places of a digit, with ratings in this range of tenths, bounds
   * included.
   */
  public static LeftoverSets pointing(int minTenths, int maxTenths) {
    return new LeftoverSets(StepKind.LEFTOVERS_POINTING, 0, minTenths, maxTenths);
  }

  /**
   * Returns the technique for naked pairs, with ratings in this range of tenths, bounds included.
   */
  public static LeftoverSets pair(int minTenths, int maxTenths) {
    return new LeftoverSets(StepKind.LEFTOVERS_PAIR, 2, minTenths, maxTenths);
  }

  /**
   * Returns the technique for naked triples, with ratings in this range of tenths, bounds included.
   */
  public static LeftoverSets triple(int minTenths, int maxTenths) {
    return new LeftoverSets(StepKind.LEFTOVERS_TRIPLE, 3, minTenths, maxTenths);
  }

  @Override
  public Set<StepKind> kinds() {
    return Set.of(kind);
  }

  @Override
  public Rating lowestRating() {
    return new Rating(minTenths);
  }

  @Override
  public void find(BoardState board, StepCollector steps) {
    long[][] candidateCells = board.candidateCells();
    for (Leftovers.Pair pair : board.tables.leftovers()) {
      int tenths = LeftoverRating.of(pair).tenths() + addedTenths;
      if (tenths > maxTenths || steps.isDone()) {
        return;
      }
      if (tenths >= minTenths) {
        new Search(board, candidateCells, pair, pair.inside(), pair.outside(), steps).find();
        new Search(board, candidateCells, pair, pair.outside(), pair.inside(), steps).find();
      }
    }
  }

  /** The search for one pair of leftovers, in one direction. */
  private final class Search {
    private final BoardState board;
    private final Leftovers.Pair pair;
    private final int[] from;
    private final int[] to;
    private final StepCollector steps;

    /**
     * For each digit − 1, the cells that may have it and see all its places in S, or none if S has
     * the digit, or if no cell of T may have it.
     */
    private final long[][] seers;

    /** The digits for which there are such cells. */
    private final long open;

    /**
     * @param from T: its digits are also in S
     * @param to S: it holds the digits of T
     */
    Search(
        BoardState board,
        long[][] candidateCells,
        Leftovers.Pair pair,
        int[] from,
        int[] to,
        StepCollector steps) {
      this.board = board;
      this.pair = pair;
      this.from = from;
      this.to = to;
      this.steps = steps;
      this.seers = new long[board.size()][];
      long candidates = 0;
      for (int cell : from) {
        candidates |= board.candidates(cell);
      }
      for (int cell : to) {
        candidates &= board.digit(cell) == 0 ? -1L : ~(1L << (board.digit(cell) - 1));
      }
      long found = 0;
      for (long rest = candidates; rest != 0; rest &= rest - 1) {
        int index = Long.numberOfTrailingZeros(rest);
        seers[index] = candidateCells[index].clone();
        if (retainSeers(seers[index], Long.lowestOneBit(rest))) {
          found |= Long.lowestOneBit(rest);
        }
      }
      this.open = found;
    }

    /** Keeps the cells that see all places of a digit in S; returns whether any are left. */
    private boolean retainSeers(long[] cells, long digit) {
      long left = 0;
      boolean hasPlaces = false;
      for (int word = 0; word < cells.length; word++) {
        for (int cell : to) {
          if ((board.candidates(cell) & digit) != 0) {
            cells[word] &= board.tables.peerSets[cell][word];
            hasPlaces = true;
          }
        }
        left |= cells[word];
      }
      return hasPlaces && left != 0;
    }

    void find() {
      if (open == 0) {
        return;
      }
      if (setSize == 0) {
        for (long rest = open; rest != 0; rest &= rest - 1) {
          int digit = Long.numberOfTrailingZeros(rest) + 1;
          findOwn(digit);
          for (int house : housesOfFrom(digit)) {
            findPointing(house, digit);
          }
        }
        return;
      }
      Set<Integer> houses = new TreeSet<>();
      for (int cell : from) {
        if (board.digit(cell) == 0) {
          for (int house : board.tables.housesOf[cell]) {
            houses.add(house);
          }
        }
      }
      for (int house : houses) {
        findSets(house);
      }
    }

    private List<Integer> places(int[] cells, int digit) {
      List<Integer> places = new ArrayList<>();
      for (int cell : cells) {
        if (board.isCandidate(cell, digit)) {
          places.add(cell);
        }
      }
      return places;
    }

    private void retain(long[] seers, List<Integer> cells) {
      for (int cell : cells) {
        for (int word = 0; word < seers.length; word++) {
          seers[word] &= board.tables.peerSets[cell][word];
        }
      }
    }

    private Set<Integer> housesOfFrom(int digit) {
      Set<Integer> houses = new TreeSet<>();
      for (int cell : places(from, digit)) {
        for (int house : board.tables.housesOf[cell]) {
          houses.add(house);
        }
      }
      return houses;
    }

    /** Finds the cells of T that see all places of a digit in S. */
    private void findOwn(int digit) {
      for (int cell : places(from, digit)) {
        if ((seers[digit - 1][cell / Long.SIZE] & (1L << cell)) != 0) {
          add(
              List.of(new Deduction.Elimination(cell, digit)),
              List.of(),
              List.of(new Candidate(cell, digit)));
        }
      }
    }

    private void findPointing(int house, int digit) {
      List<Candidate> places = new ArrayList<>();
      for (long rest = board.places(house, digit); rest != 0; rest &= rest - 1) {
        int cell = board.cellAt(house, Long.numberOfTrailingZeros(rest));
        places.add(new Candidate(cell, digit));
      }
      List<Deduction> eliminations = new ArrayList<>();
      addEliminations(places, digit, eliminations);
      add(eliminations, List.of(house), places);
    }

    private void findSets(int house) {
      HallSearch search = new HallSearch(setSize);
      for (int cell : board.tables.cellsOf[house]) {
        search.add(board.candidates(cell));
      }
      while (!steps.isDone() && search.next()) {
        if ((search.union() & open) == 0) {
          continue;
        }
        List<Candidate> pattern =
            search.pattern(
                (position, bit) -> new Candidate(board.cellAt(house, position), bit + 1));
        List<Deduction> eliminations = new ArrayList<>();
        for (long rest = search.union() & open; rest != 0; rest &= rest - 1) {
          addEliminations(pattern, Long.numberOfTrailingZeros(rest) + 1, eliminations);
        }
        add(eliminations, List.of(house), pattern);
      }
    }

    /**
     * Adds the eliminations if one of the candidates of a digit is true, and some of these are in
     * T.
     */
    private void addEliminations(List<Candidate> pattern, int digit, List<Deduction> eliminations) {
      List<Integer> others = new ArrayList<>();
      boolean hasFrom = false;
      for (Candidate candidate : pattern) {
        if (candidate.digit() == digit) {
          if (isIn(from, candidate.cell())) {
            hasFrom = true;
          } else {
            others.add(candidate.cell());
          }
        }
      }
      if (hasFrom) {
        long[] targets = seers[digit - 1].clone();
        retain(targets, others);
        AlmostLockedSets.eliminate(eliminations, targets, digit);
      }
    }

    private void add(List<Deduction> eliminations, List<Integer> house, List<Candidate> pattern) {
      if (eliminations.isEmpty() || steps.isDone()) {
        return;
      }
      List<House> houses = new ArrayList<>(pair.lines());
      houses.addAll(pair.regions());
      house.forEach(each -> houses.add(board.tables.house(each)));
      List<Candidate> candidates = new ArrayList<>(pattern);
      Set<Integer> copies = new TreeSet<>();
      Set<Integer> digits = new TreeSet<>();
      eliminations.forEach(elimination -> digits.add(elimination.digit()));
      for (int digit : digits) {
        for (int cell : places(to, digit)) {
          copies.add(cell);
          candidates.add(new Candidate(cell, digit));
        }
      }
      steps.add(
          new FoundStep(
              LeftoverSets.this,
              kind,
              new Rating(LeftoverRating.of(pair).tenths() + addedTenths),
              eliminations,
              new Evidence(
                  houses,
                  candidates,
                  List.of(),
                  List.of(Candidates.cells(pattern), List.copyOf(copies)))));
    }
  }

  private static boolean isIn(int[] cells, int cell) {
    for (int each : cells) {
      if (each == cell) {
        return true;
      }
    }
    return false;
  }

  @Override
  public List<Premise> premises(FoundStep step, BoardState board) {
    LeftoverWords sides = new LeftoverWords(step, board);
    List<House> houses = step.evidence().houses();
    List<Integer> pattern = step.evidence().sets().get(0);
    List<Integer> from = sides.otherSide(step.evidence().sets().get(1).get(0));
    List<Integer> to = sides.otherSide(from.get(0));
    Premises premises = new Premises(board);
    for (Deduction deduction : step.deductions()) {
      to.forEach(cell -> premises.not(cell, deduction.digit()));
    }
    if (setSize > 0) {
      premises.cells(pattern);
    } else if (houses.size() % 2 == 1) {
      premises.house(houses.get(houses.size() - 1), step.deductions().get(0).digit());
    }
    return premises.toList();
  }

  @Override
  public StepText text(FoundStep step, BoardState board) {
    LeftoverWords words = new LeftoverWords(step, board);
    List<House> houses = step.evidence().houses();
    List<Integer> pattern = step.evidence().sets().get(0);
    List<Integer> copies = step.evidence().sets().get(1);
    List<Integer> from = words.otherSide(copies.get(0));
    List<Integer> inFrom = pattern.stream().filter(from::contains).toList();
    List<Integer> others = pattern.stream().filter(cell -> !from.contains(cell)).toList();
    Words digits = Wording.anyDigit(step.deductions().stream().map(Deduction::digit).toList());
    boolean hasHouse = houses.size() % 2 == 1;
    Words house = Wording.house(board, houses.get(houses.size() - 1));
    Words exchange =
        Words.of(
            "%s in %s repeats in %s",
            digits, Wording.joined(board, inFrom, "or"), Wording.joined(board, copies, "or"));
    Words places;
    if (!hasHouse) {
      places =
          copies.size() == 1
              ? Words.of("These two cells see each other")
              : Words.of(
                  "%s sees %s",
                  Wording.cells(board, pattern), Words.cells(Wording.both(copies.size()), copies));
    } else if (setSize == 0) {
      places =
          others.isEmpty()
              ? Words.of("%s has %s nowhere else", house.capitalized(), digits)
              : Words.of(
                  "Otherwise %s has %s in %s", house, digits, Wording.joined(board, others, "or"));
    } else {
      places =
          Words.of(
              "In %s, %s hold %s",
              house,
              Wording.brief(board, pattern),
              Wording.digits(AlmostLockedSets.digits(board, pattern)));
    }
    Set<Integer> seen = new TreeSet<>(others);
    seen.addAll(copies);
    Words conclusion =
        hasHouse
            ? Words.of(
                "Cells that see %s cannot have %s: %s",
                Wording.cells(board, seen), digits, Wording.eliminations(board, step))
            : Words.of("So %s", Wording.eliminations(board, step));
    return StepText.of(
        Words.of("%s; %s", words.pattern(), Notation.set(board, pattern)),
        Words.of(
            "%s: %s. %s, so %s.",
            words.housesMatch(), exchange, places, Wording.losses(board, step)),
        Words.of("%s So %s. %s. %s.", words.lawInFull(), exchange, places, conclusion));
  }
}
