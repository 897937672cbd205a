package org.nonomino.explainer.internal.exclusion;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import org.nonomino.explainer.internal.board.BoardState;
import org.nonomino.explainer.internal.board.Candidates;
import org.nonomino.explainer.internal.step.FoundStep;
import org.nonomino.explainer.internal.step.Notation;
import org.nonomino.explainer.internal.step.StepCollector;
import org.nonomino.explainer.internal.step.StepText;
import org.nonomino.explainer.internal.step.Technique;
import org.nonomino.explainer.internal.step.Wording;
import org.nonomino.explainer.internal.step.Words;
import org.nonomino.explainer.terms.Candidate;
import org.nonomino.explainer.terms.Deduction;
import org.nonomino.explainer.terms.Evidence;
import org.nonomino.explainer.terms.Rating;
import org.nonomino.explainer.terms.StepKind;

/**
 * A few cells, the base, with a digit whose every combination with the other cells is impossible:
 * peers would be equal, or another cell, an excluder, would lose all its candidates.
 *
 * <p>Example: r1c1 (1, 2, 3) and r1c2 (1, 2, 4), with the excluders r1c7 (1, 2) and r2c1 (1, 4),
 * which see both. If r1c1 were 1, r1c2 would be 2 or 4, and either would leave an excluder without
 * candidates. So r1c1 is not 1. Source: <a
 * href="https://www.sudopedia.org/wiki/Subset_Exclusion">Sudopedia, Subset Exclusion</a> (the cells
 * need not be aligned); Sudoku Explainer 1.2.1 for the ratings.
 */
public final class AlignedExclusion implements Technique {
  /*
   * Bases are tried in the order of their cells. An excluder has at most as many candidates as the
   * base has cells, and sees all of them. A base needs two of them, because the recorded paths of
   * Sudoku Explainer agree better with this minimum than with one. The combinations are tried digit
   * by digit until each candidate has appeared in a possible one, which usually needs few. Cost:
   * with e empty cells, up to e^k / k! bases, minus those without excluders.
   */
  private static final int MIN_EXCLUDERS = 2;

  private final StepKind kind;
  private final int size;
  private final Rating rating;

  /**
   * @param kind the exclusion of pairs or of triples
   */
  public AlignedExclusion(StepKind kind) {
    this.kind = kind;
    this.size = kind.size();
    this.rating = kind.lowestRating();
  }

  @Override
  public Set<StepKind> kinds() {
    return Set.of(kind);
  }

  @Override
  public boolean looksBack() {
    return true;
  }

  @Override
  public void find(BoardState board, StepCollector steps) {
    new Search(board, steps).chooseFrom(0, 0);
  }

  private final class Search {
    private final BoardState board;
    private final StepCollector steps;

    /** The cells with few candidates, ascending; excluders are numbered by their index here. */
    private final int[] fewCells;

    /** The cells that can be in a base, ascending. */
    private final int[] cells;

    /** The excluders that see each cell, indexed as {@link #cells}. */
    private final long[][] seers;

    /** The base, as indexes into {@link #cells}. */
    private final int[] base = new int[size];

    /**
     * The cells and excluders of which a base needs at least one, because all others have been
     * tried.
     */
    private final boolean[] isNewCell;

    private final long[] newExcluders;

    /** The candidates of each cell of the base. */
    private final long[] candidates = new long[size];

    /** The excluders that see all cells of the base up to each depth. */
    private final long[][] seersAt;

    /** The candidates of those excluders that can lose all candidates to the base. */
    private final long[] excluders;

    private int excluderCount;

    /**
     * The digit of each cell of the base in the current combination, and the digits found in a
     * possible one.
     */
    private final long[] chosen = new long[size];

    private final long[] met = new long[size];

    Search(BoardState board, StepCollector steps) {
      this.board = board;
      this.steps = steps;
      fewCells =
          IntStream.range(0, board.cellCount())
              .filter(cell -> hasSeveral(cell) && Long.bitCount(board.candidates(cell)) <= size)
              .toArray();
      int words = (fewCells.length + Long.SIZE - 1) / Long.SIZE;
      long[][] all = new long[board.cellCount()][words];
      for (int excluder = 0; excluder < fewCells.length; excluder++) {
        for (int peer : board.tables.peersOf[fewCells[excluder]]) {
          all[peer][excluder / Long.SIZE] |= 1L << excluder;
        }
      }
      cells =
          IntStream.range(0, board.cellCount())
              .filter(cell -> hasSeveral(cell) && isEnough(all[cell]))
              .toArray();
      seers = new long[cells.length][];
      for (int place = 0; place < cells.length; place++) {
        seers[place] = all[cells[place]];
      }
      seersAt = new long[size][words];
      excluders = new long[fewCells.length];
      isNewCell = new boolean[cells.length];
      newExcluders = new long[words];
      Optional<BoardState> before = steps.lastInVain(AlignedExclusion.this);
      for (int place = 0; place < cells.length; place++) {
        isNewCell[place] = isNew(cells[place], before);
      }
      for (int excluder = 0; excluder < fewCells.length; excluder++) {
        if (isNew(fewCells[excluder], before)) {
          newExcluders[excluder / Long.SIZE] |= 1L << excluder;
        }
      }
    }

    private boolean isNew(int cell, Optional<BoardState> before) {
      return before.isEmpty() || before.get().candidates(cell) != board.candidates(cell);
    }

    /** Returns whether a base up to a depth has a new cell, or could have a new excluder. */
    private boolean isNew(int depth) {
      for (int i = 0; i <= depth; i++) {
        if (isNewCell[base[i]]) {
          return true;
        }
      }
      for (int word = 0; word < newExcluders.length; word++) {
        if ((seersAt[depth][word] & newExcluders[word]) != 0) {
          return true;
        }
      }
      return false;
    }

    private boolean hasSeveral(int cell) {
      return Long.bitCount(board.candidates(cell)) >= 2;
    }

    private static boolean isEnough(long[] seers) {
      int count = 0;
      for (long word : seers) {
        count += Long.bitCount(word);
      }
      return count >= MIN_EXCLUDERS;
    }

    /** Chooses the next cell of the base among the cells from an index onwards. */
    void chooseFrom(int first, int depth) {
      boolean canBeAny = depth < size - 1 || isNew(depth - 1);
      for (int place = first; place < cells.length; place++) {
        if (!canBeAny && !isNewCell[place]) {
          continue;
        }
        // Asking at each last cell would take longer than everything else.
        if (depth < size - 1 && steps.isDone()) {
          return;
        }
        base[depth] = place;
        if (depth == 0) {
          seersAt[0] = seers[place];
        } else {
          and(seersAt[depth - 1], seers[place], seersAt[depth]);
        }
        if (isEnough(seersAt[depth])) {
          candidates[depth] = board.candidates(cells[place]);
          if (depth < size - 1) {
            chooseFrom(place + 1, depth + 1);
          } else if (isNew(depth)) {
            tryBase();
          }
        }
      }
    }

    private static void and(long[] first, long[] second, long[] result) {
      for (int word = 0; word < result.length; word++) {
        result[word] = first[word] & second[word];
      }
    }

    private void tryBase() {
      gatherExcluders();
      if (!canExclude()) {
        return;
      }
      Arrays.fill(met, 0);
      combine(0, 0);
      List<Deduction> eliminations = List.of();
      for (int i = 0; i < size; i++) {
        for (long rest = candidates[i] & ~met[i]; rest != 0; rest &= rest - 1) {
          if (eliminations.isEmpty()) {
            eliminations = new ArrayList<>();
          }
          eliminations.add(
              new Deduction.Elimination(cells[base[i]], Long.numberOfTrailingZeros(rest) + 1));
        }
      }
      if (!eliminations.isEmpty()) {
        steps.add(new FoundStep(AlignedExclusion.this, kind, rating, eliminations, evidence()));
      }
    }

    /** Stores the excluders that can lose all their candidates to the base, because few can. */
    private void gatherExcluders() {
      long digits = unionOfBase();
      excluderCount = 0;
      long[] seeing = seersAt[size - 1];
      for (int word = 0; word < seeing.length; word++) {
        for (long rest = seeing[word]; rest != 0; rest &= rest - 1) {
          int cell = fewCells[word * Long.SIZE + Long.numberOfTrailingZeros(rest)];
          if ((board.candidates(cell) & ~digits) == 0 && !isNoted(board.candidates(cell))) {
            excluders[excluderCount++] = board.candidates(cell);
          }
        }
      }
    }

    private boolean isNoted(long digits) {
      for (int i = 0; i < excluderCount; i++) {
        if (excluders[i] == digits) {
          return true;
        }
      }
      return false;
    }

    private long unionOfBase() {
      long union = 0;
      for (long digits : candidates) {
        union |= digits;
      }
      return union;
    }

    /**
     * Returns whether the cells of the base have so few candidates that one can be eliminated; most
     * have too many. Let one cell have its digit. If this and the excluders remove all digits of a
     * second cell, the second has at most one digit more than there are excluders; with one
     * excluder, exactly the two digits of the excluder. If they do so for no cell, each other cell
     * has at most two more, because the digits of two cells and an excluder remove one each.
     */
    private boolean canExclude() {
      int small = 0;
      for (long digits : candidates) {
        int spare = Long.bitCount(digits) - excluderCount;
        if (spare <= 1 && (excluderCount != 1 || excluders[0] == digits)) {
          return true;
        }
        small += spare <= 2 ? 1 : 0;
      }
      return small >= 2;
    }

    /** Tries the digits of a cell of the base; returns whether all candidates have been found. */
    private boolean combine(int depth, long digits) {
      if (depth == size - 1) {
        return meet(digits);
      }
      for (long rest = candidates[depth]; rest != 0; rest &= rest - 1) {
        chosen[depth] = Long.lowestOneBit(rest);
        if (!areOthersMet(depth)
            && isPossible(depth, digits | chosen[depth])
            && combine(depth + 1, digits | chosen[depth])) {
          return true;
        }
      }
      return false;
    }

    /**
     * Returns whether this digit of a cell, together with the digits before it, leads only to
     * combinations whose digits have been found.
     */
    private boolean areOthersMet(int depth) {
      for (int i = 0; i < size; i++) {
        if (((i <= depth ? chosen[i] : candidates[i]) & ~met[i]) != 0) {
          return false;
        }
      }
      return true;
    }

    /**
     * Records the possible digits of the last cell with the current ones; returns whether all
     * candidates have been found.
     */
    private boolean meet(long digits) {
      int last = size - 1;
      long possible = candidates[last];
      for (int i = 0; i < last; i++) {
        if (arePeers(i, last)) {
          possible &= ~chosen[i];
        }
      }
      for (int i = 0; i < excluderCount; i++) {
        long left = excluders[i] & ~digits;
        if ((left & (left - 1)) == 0) {
          possible &= ~left;
        }
      }
      if (possible == 0) {
        return false;
      }
      met[last] |= possible;
      boolean areAllMet = met[last] == candidates[last];
      for (int i = 0; i < last; i++) {
        met[i] |= chosen[i];
        areAllMet &= met[i] == candidates[i];
      }
      return areAllMet;
    }

    /** Returns whether the cells of the base up to this one can have their digits. */
    private boolean isPossible(int depth, long digits) {
      for (int i = 0; i < depth; i++) {
        if (chosen[i] == chosen[depth] && arePeers(i, depth)) {
          return false;
        }
      }
      for (int i = 0; i < excluderCount; i++) {
        if ((excluders[i] & ~digits) == 0) {
          return false;
        }
      }
      return true;
    }

    private boolean arePeers(int first, int second) {
      return board.tables.arePeers(cells[base[first]], cells[base[second]]);
    }

    /** Returns the candidates of the base, then those of the excluders. */
    private Evidence evidence() {
      List<Candidate> all = new ArrayList<>();
      for (int place : base) {
        Candidates.addAll(all, cells[place], board.candidates(cells[place]));
      }
      long union = unionOfBase();
      long[] seeing = seersAt[size - 1];
      for (int excluder = 0; excluder < fewCells.length; excluder++) {
        int cell = fewCells[excluder];
        if ((seeing[excluder / Long.SIZE] & (1L << excluder)) != 0
            && (board.candidates(cell) & ~union) == 0) {
          Candidates.addAll(all, cell, board.candidates(cell));
        }
      }
      return Evidence.of(List.of(), all);
    }
  }

  @Override
  public StepText text(FoundStep step, BoardState board) {
    List<Integer> cells = Candidates.cells(step.evidence().candidates());
    List<Integer> base = cells.subList(0, size);
    List<Integer> excluders = cells.subList(size, cells.size());
    return StepText.of(
        Words.of(
            "%s aligned with %s", Notation.cells(board, base), Notation.cells(board, excluders)),
        Words.of(
            "%s: otherwise, every way to fill %s repeats a digit or leaves %s without candidates.",
            Wording.eliminations(board, step),
            Wording.brief(board, base),
            Wording.brief(board, excluders, "or")),
        inFull(step, board));
  }

  private Words inFull(FoundStep step, BoardState board) {
    List<Integer> cells = Candidates.cells(step.evidence().candidates());
    List<Integer> base = cells.subList(0, size);
    List<Integer> excluders = cells.subList(size, cells.size());
    List<Words> text = new ArrayList<>();
    text.add(
        Words.of(
            "Consider %s together with %s, which %s %s.",
            Wording.withCandidates(board, base),
            Wording.withCandidates(board, excluders),
            excluders.size() == 1 ? "sees" : "see",
            Wording.both(size)));
    for (Deduction elimination : step.deductions()) {
      long[] chosen = new long[size];
      List<Words> reasons = new ArrayList<>();
      int first = base.indexOf(elimination.cell());
      chosen[first] = 1L << (elimination.digit() - 1);
      addReasons(board, base, excluders, chosen, first, reasons);
      text.add(
          Words.of(
              "Suppose %s were %s: %s.",
              Wording.cell(board, elimination.cell()),
              Notation.digit(elimination.digit()),
              Words.join("; ", reasons)));
    }
    text.add(Words.of("No possibility is left, so %s.", Wording.eliminations(board, step)));
    return Words.join(" ", text);
  }

  /** Adds the reason why each continuation of the combination fails. */
  private static void addReasons(
      BoardState board,
      List<Integer> base,
      List<Integer> excluders,
      long[] chosen,
      int assumed,
      List<Words> reasons) {
    int next = 0;
    while (chosen[next] != 0) {
      next++;
    }
    for (long rest = board.candidates(base.get(next)); rest != 0; rest &= rest - 1) {
      chosen[next] = Long.lowestOneBit(rest);
      Optional<Words> reason = reason(board, base, excluders, chosen, next);
      if (reason.isEmpty()) {
        addReasons(board, base, excluders, chosen, assumed, reasons);
      } else {
        List<Words> digits = new ArrayList<>();
        for (int i = 0; i < chosen.length; i++) {
          if (chosen[i] != 0 && i != assumed) {
            digits.add(
                Words.of("%s in %s", Wording.digits(chosen[i]), Wording.cell(board, base.get(i))));
          }
        }
        reasons.add(Words.of("with %s, %s", Words.list(digits, "and"), reason.get()));
      }
    }
    chosen[next] = 0;
  }

  /** Returns why a combination is impossible; empty if no reason is found. */
  private static Optional<Words> reason(
      BoardState board, List<Integer> base, List<Integer> excluders, long[] chosen, int latest) {
    long digits = 0;
    for (int i = 0; i < chosen.length; i++) {
      digits |= chosen[i];
      if (i != latest
          && chosen[i] == chosen[latest]
          && board.tables.arePeers(base.get(i), base.get(latest))) {
        return Optional.of(Words.of("the same digit would appear twice in a house"));
      }
    }
    for (int excluder : excluders) {
      if ((board.candidates(excluder) & ~digits) == 0) {
        return Optional.of(Words.of("nothing is left for %s", Wording.cell(board, excluder)));
      }
    }
    return Optional.empty();
  }
}
