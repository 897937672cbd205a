package org.nonomino.explainer.internal.wings;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
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
 * A pivot that sees two cells of two candidates each, the pincers. Whatever digit the pivot holds,
 * one of the pincers holds their common digit z. So no cell that sees all possible places of z has
 * it.
 *
 * <p>In an XY-wing the pivot has the candidates x and y. One of the pincers (x, z) and (y, z) loses
 * x or y, and z is removed from the cells that see both. In an XYZ-wing the pivot may also be z,
 * and z is removed from the cells that see the pincers and the pivot.
 *
 * <p>Example: r1c1 (1, 2) sees r1c5 (1, 3) and r4c1 (2, 3), so r4c5 is not 3. Source: <a
 * href="https://www.sudopedia.org/wiki/XY-Wing">Sudopedia, XY-Wing</a> and <a
 * href="https://www.sudopedia.org/wiki/XYZ-Wing">XYZ-Wing</a>. The technique uses only that peers
 * differ, so it applies to any regions.
 */
public final class XyWing implements Technique {
  private final boolean pivotHasZ;
  private final StepKind kind;
  private final Rating rating;

  /**
   * @param pivotHasZ whether to find XYZ-wings; otherwise XY-wings
   */
  public XyWing(boolean pivotHasZ) {
    this.pivotHasZ = pivotHasZ;
    this.kind = pivotHasZ ? StepKind.XYZ_WING : StepKind.XY_WING;
    this.rating = new Rating(pivotHasZ ? 44 : 42);
  }

  @Override
  public Set<StepKind> kinds() {
    return Set.of(kind);
  }

  @Override
  public void find(BoardState board, StepCollector steps) {
    int pivotCount = pivotHasZ ? 3 : 2;
    int[] pincers = new int[board.cellCount()];
    for (int pivot = 0; pivot < board.cellCount() && !steps.isDone(); pivot++) {
      if (Long.bitCount(board.candidates(pivot)) == pivotCount) {
        int count = pincers(board, pivot, pincers);
        for (int i = 0; i < count && !steps.isDone(); i++) {
          for (int j = i + 1; j < count; j++) {
            tryPincers(board, pivot, pincers[i], pincers[j], steps);
          }
        }
      }
    }
  }

  /** Collects the peers that may be a pincer of a wing. */
  private int pincers(BoardState board, int pivot, int[] pincers) {
    int shared = pivotHasZ ? 2 : 1;
    int count = 0;
    for (int peer : board.tables.peersOf[pivot]) {
      long candidates = board.candidates(peer);
      if (Long.bitCount(candidates) == 2
          && Long.bitCount(candidates & board.candidates(pivot)) == shared) {
        pincers[count++] = peer;
      }
    }
    return count;
  }

  private void tryPincers(BoardState board, int pivot, int first, int second, StepCollector steps) {
    long common = board.candidates(first) & board.candidates(second);
    boolean isZ =
        Long.bitCount(common) == 1 && ((common & board.candidates(pivot)) != 0) == pivotHasZ;
    if (!isZ) {
      return;
    }
    int z = Long.numberOfTrailingZeros(common) + 1;
    List<Deduction> eliminations = List.of();
    for (int cell : board.tables.peersOf[first]) {
      if (board.isCandidate(cell, z)
          && board.tables.arePeers(cell, second)
          && (!pivotHasZ || board.tables.arePeers(cell, pivot))) {
        if (eliminations.isEmpty()) {
          eliminations = new ArrayList<>();
        }
        eliminations.add(new Deduction.Elimination(cell, z));
      }
    }
    if (!eliminations.isEmpty()) {
      steps.add(
          new FoundStep(this, kind, rating, eliminations, evidence(board, pivot, first, second)));
    }
  }

  /** Returns the candidates of the pivot, the first pincer and the second pincer. */
  private static Evidence evidence(BoardState board, int pivot, int first, int second) {
    List<Candidate> candidates = new ArrayList<>();
    Candidates.addAll(candidates, pivot, board.candidates(pivot));
    Candidates.addAll(candidates, first, board.candidates(first));
    Candidates.addAll(candidates, second, board.candidates(second));
    return Evidence.of(List.of(), candidates);
  }

  @Override
  public StepText text(FoundStep step, BoardState board) {
    List<Integer> cells = Candidates.cells(step.evidence().candidates());
    int pivot = cells.get(0);
    Words z = Notation.digit(step.deductions().get(0).digit());
    List<Integer> ends = pivotHasZ ? cells : cells.subList(1, 3);
    return StepText.of(
        Words.of(
            "%s in %s with pivot %s",
            Notation.digits(
                board.candidates(pivot)
                    | board.candidates(cells.get(1))
                    | board.candidates(cells.get(2))),
            Notation.cells(board, cells),
            Wording.cell(board, pivot)),
        Words.of(
            "Whether %s is %s, one of %s is %s, so cells that see %s cannot be %s (%s).",
            Wording.cell(board, pivot),
            Wording.anyDigit(board.candidates(pivot)),
            Wording.cells(board, ends),
            z,
            Wording.both(ends.size()),
            z,
            Wording.losing(board, step)),
        inFull(step, board));
  }

  private Words inFull(FoundStep step, BoardState board) {
    List<Integer> cells = Candidates.cells(step.evidence().candidates());
    int pivot = cells.get(0);
    int z = step.deductions().get(0).digit();
    long zSet = 1L << (z - 1);
    Words pivotName = Wording.cell(board, pivot);
    List<Words> text = new ArrayList<>();
    text.add(
        Words.of(
            "%s can only be %s, and it sees %s.",
            pivotName,
            Wording.anyDigit(board.candidates(pivot)),
            Wording.withCandidates(board, cells.subList(1, 3))));
    for (int pincer : cells.subList(1, 3)) {
      text.add(
          Words.of(
              "If %s is %s, %s must be %s.",
              pivotName,
              Wording.digits(board.candidates(pincer) & ~zSet),
              Wording.cell(board, pincer),
              Notation.digit(z)));
    }
    if (pivotHasZ) {
      text.add(Words.of("Otherwise it is %s itself.", Notation.digit(z)));
    }
    text.add(
        Words.of(
            "One of these %s cells is %s in any case, and no cell that sees %s can be: %s.",
            pivotHasZ ? "three" : "two",
            Notation.digit(z),
            Wording.both(pivotHasZ ? 3 : 2),
            Wording.eliminations(board, step)));
    return Words.join(" ", text);
  }
}
