package org.nonomino.explainer;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.nonomino.core.DigitSymbols;

/**
 * A few cells, the base, of which a digit could only be combined with digits that cannot be: peers
 * would be equal, or another cell, an excluder, would lose all its candidates.
 *
 * <p>Example: r1c1 (1, 2, 3) and r1c2 (1, 2, 4), with the excluders r1c7 (1, 2) and r2c1 (1, 4),
 * which see both. Were r1c1 1, r1c2 would be 2 or 4, and either leaves an excluder without a
 * candidate. So r1c1 is not 1. Source: <a
 * href="https://www.sudopedia.org/wiki/Subset_Exclusion">Sudopedia, Subset Exclusion</a> (the cells
 * need not be aligned); Sudoku Explainer 1.2.1 for the ratings.
 */
final class AlignedExclusion implements Technique {
  /*
   * Bases are tried in the order of their cells. An excluder has at most as many candidates as the
   * base has cells, and sees all of them. A base needs two of
   * them: the recorded paths of Sudoku Explainer agree with that bound better than with one. The combinations are gone through digit by digit, until each
   * candidate was met in one that can be; mostly that takes few. Cost: with e empty cells, up to
   * e^k / k! bases, less those without excluders.
   */
  private static final int LEAST_EXCLUDERS = 2;

  private final StepKind kind;
  private final int size;
  private final Rating rating;

  private AlignedExclusion(StepKind kind, Rating rating) {
    this.kind = kind;
    this.size = kind.size();
    this.rating = rating;
  }

  /** Returns the technique for bases of two cells. */
  static AlignedExclusion pair() {
    return new AlignedExclusion(StepKind.ALIGNED_PAIR_EXCLUSION, new Rating(62));
  }

  /** Returns the technique for bases of three cells. */
  static AlignedExclusion triple() {
    return new AlignedExclusion(StepKind.ALIGNED_TRIPLE_EXCLUSION, new Rating(75));
  }

  @Override
  public Set<StepKind> kinds() {
    return Set.of(kind);
  }

  @Override
  public void find(Board board, StepCollector steps) {
    Search search = new Search(board, steps);
    long[] excluders = new long[board.tables.words];
    for (int cell = 0; cell < board.cellCount(); cell++) {
      int count = Long.bitCount(board.candidates(cell));
      if (count >= 2 && count <= size) {
        excluders[cell / Long.SIZE] |= 1L << cell;
      }
    }
    search.chooseFrom(0, 0, excluders);
  }

  /** The search on one board. */
  private final class Search {
    private final Board board;
    private final StepCollector steps;
    private final int[] base = new int[size];

    /** By depth: the excluders that see the cells of the base before and at it. */
    private final long[][] excludersAt;

    /** The candidates of the excluders of the base. */
    private final long[] excluders;

    private int excluderCount;

    /**
     * By cell of the base: its digit in the combination at hand, and those met in a possible one.
     */
    private final long[] chosen = new long[size];

    private final long[] met = new long[size];

    Search(Board board, StepCollector steps) {
      this.board = board;
      this.steps = steps;
      excludersAt = new long[size][board.tables.words];
      excluders = new long[3 * board.size()];
    }

    /** Chooses the next cell of the base among those from {@code first} on. */
    void chooseFrom(int first, int depth, long[] seeing) {
      for (int cell = first; cell < board.cellCount() && !steps.isDone(); cell++) {
        if (Long.bitCount(board.candidates(cell)) >= 2
            && narrow(seeing, board.tables.peerSets[cell], excludersAt[depth])) {
          base[depth] = cell;
          if (depth < size - 1) {
            chooseFrom(cell + 1, depth + 1, excludersAt[depth]);
          } else {
            tryBase();
          }
        }
      }
    }

    /** Writes the intersection of two sets of cells; returns whether it is large enough. */
    private boolean narrow(long[] seeing, long[] peers, long[] result) {
      int count = 0;
      for (int word = 0; word < result.length; word++) {
        result[word] = seeing[word] & peers[word];
        count += Long.bitCount(result[word]);
      }
      return count >= LEAST_EXCLUDERS;
    }

    private void tryBase() {
      excluderCount = 0;
      long[] seeing = excludersAt[size - 1];
      for (int word = 0; word < seeing.length; word++) {
        for (long rest = seeing[word]; rest != 0; rest &= rest - 1) {
          int cell = word * Long.SIZE + Long.numberOfTrailingZeros(rest);
          excluders[excluderCount++] = board.candidates(cell);
        }
      }
      Arrays.fill(met, 0);
      combine(0, 0);
      List<Deduction> eliminations = List.of();
      for (int i = 0; i < size; i++) {
        for (long rest = board.candidates(base[i]) & ~met[i]; rest != 0; rest &= rest - 1) {
          if (eliminations.isEmpty()) {
            eliminations = new ArrayList<>();
          }
          eliminations.add(
              new Deduction.Elimination(base[i], Long.numberOfTrailingZeros(rest) + 1));
        }
      }
      if (!eliminations.isEmpty()) {
        steps.add(new Step(AlignedExclusion.this, kind, rating, eliminations, evidence()));
      }
    }

    /** Goes through the digits of a cell of the base; returns whether all candidates are met. */
    private boolean combine(int depth, long digits) {
      for (long rest = board.candidates(base[depth]); rest != 0; rest &= rest - 1) {
        chosen[depth] = Long.lowestOneBit(rest);
        if (isPossible(depth, digits | chosen[depth])) {
          if (depth < size - 1) {
            if (combine(depth + 1, digits | chosen[depth])) {
              return true;
            }
          } else {
            for (int i = 0; i < size; i++) {
              met[i] |= chosen[i];
            }
            if (allMet()) {
              return true;
            }
          }
        }
      }
      return false;
    }

    /** Returns whether the cells of the base up to this one can have their digits. */
    private boolean isPossible(int depth, long digits) {
      for (int i = 0; i < depth; i++) {
        if (chosen[i] == chosen[depth] && board.tables.arePeers(base[i], base[depth])) {
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

    private boolean allMet() {
      for (int i = 0; i < size; i++) {
        if (met[i] != board.candidates(base[i])) {
          return false;
        }
      }
      return true;
    }

    /** Returns the candidates of the base, then those of the excluders. */
    private Evidence evidence() {
      List<Candidate> candidates = new ArrayList<>();
      for (int cell : base) {
        Candidate.addAll(candidates, cell, board.candidates(cell));
      }
      long union = 0;
      for (int cell : base) {
        union |= board.candidates(cell);
      }
      long[] seeing = excludersAt[size - 1];
      for (int cell = 0; cell < board.cellCount(); cell++) {
        if ((seeing[cell / Long.SIZE] & (1L << cell)) != 0
            && (board.candidates(cell) & ~union) == 0) {
          Candidate.addAll(candidates, cell, board.candidates(cell));
        }
      }
      return Evidence.of(List.of(), candidates);
    }
  }

  @Override
  public StepText text(Step step, Board board) {
    List<Integer> cells = Candidate.cells(step.evidence().candidates());
    List<Integer> base = cells.subList(0, size);
    List<Integer> excluders = cells.subList(size, cells.size());
    return StepText.of(
        Notation.cells(board, base) + " aligned with " + Notation.cells(board, excluders),
        "Every way to fill %s with one of these candidates repeats a digit or leaves %s with none: %s."
            .formatted(
                Wording.cells(board, base),
                Wording.anyOf(board, excluders),
                Wording.losses(board, step)),
        inFull(step, board));
  }

  private String inFull(Step step, Board board) {
    List<Integer> cells = Candidate.cells(step.evidence().candidates());
    List<Integer> base = cells.subList(0, size);
    List<Integer> excluders = cells.subList(size, cells.size());
    StringBuilder text =
        new StringBuilder(
            "Look at %s together, and at %s, which %s them all. "
                .formatted(
                    Wording.withCandidates(board, base),
                    Wording.withCandidates(board, excluders),
                    excluders.size() == 1 ? "sees" : "see"));
    for (Deduction elimination : step.deductions()) {
      long[] chosen = new long[size];
      List<String> reasons = new ArrayList<>();
      int first = base.indexOf(elimination.cell());
      chosen[first] = 1L << (elimination.digit() - 1);
      addReasons(board, base, excluders, chosen, first, reasons);
      text.append(
          "Suppose %s were %s: %s. "
              .formatted(
                  Wording.cell(board, elimination.cell()),
                  DigitSymbols.symbol(elimination.digit()),
                  String.join("; ", reasons)));
    }
    return text.append("No way is left, so ")
        .append(Wording.eliminations(board, step))
        .append('.')
        .toString();
  }

  /** Adds the reason why each way to go on with the combination fails. */
  private static void addReasons(
      Board board,
      List<Integer> base,
      List<Integer> excluders,
      long[] chosen,
      int assumed,
      List<String> reasons) {
    int next = 0;
    while (chosen[next] != 0) {
      next++;
    }
    for (long rest = board.candidates(base.get(next)); rest != 0; rest &= rest - 1) {
      chosen[next] = Long.lowestOneBit(rest);
      Optional<String> reason = reason(board, base, excluders, chosen, next);
      if (reason.isEmpty()) {
        addReasons(board, base, excluders, chosen, assumed, reasons);
      } else {
        List<String> digits = new ArrayList<>();
        for (int i = 0; i < chosen.length; i++) {
          if (chosen[i] != 0 && i != assumed) {
            digits.add(Wording.digits(chosen[i]) + " in " + Wording.cell(board, base.get(i)));
          }
        }
        reasons.add("with " + Wording.list(digits, "and") + ", " + reason.get());
      }
    }
    chosen[next] = 0;
  }

  /** Returns why a combination cannot be; empty if it can, as far as is seen. */
  private static Optional<String> reason(
      Board board, List<Integer> base, List<Integer> excluders, long[] chosen, int latest) {
    long digits = 0;
    for (int i = 0; i < chosen.length; i++) {
      digits |= chosen[i];
      if (i != latest
          && chosen[i] == chosen[latest]
          && board.tables.arePeers(base.get(i), base.get(latest))) {
        return Optional.of("the same digit would stand twice in a house");
      }
    }
    for (int excluder : excluders) {
      if ((board.candidates(excluder) & ~digits) == 0) {
        return Optional.of("nothing is left for " + Wording.cell(board, excluder));
      }
    }
    return Optional.empty();
  }
}
