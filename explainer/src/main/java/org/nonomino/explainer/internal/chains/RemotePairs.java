package org.nonomino.explainer.internal.chains;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import org.nonomino.explainer.internal.board.BoardState;
import org.nonomino.explainer.internal.board.Candidates;
import org.nonomino.explainer.internal.board.CellSet;
import org.nonomino.explainer.internal.board.ChainNode;
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
 * Cells with the same two candidates, each of which sees the next, so they hold the two digits
 * alternately. So two cells that are an odd number of steps apart hold both digits, and cells that
 * see these two lose both.
 *
 * <p>Example: r1c1, r1c8, r5c8 and r5c4 are 3 or 8. r1c1 and r5c4 differ, so r1c4 and r5c1 are
 * neither 3 nor 8. Source: <a href="https://www.sudopedia.org/wiki/Remote_Pairs">Sudopedia, Remote
 * Pairs</a>. It applies to any regions.
 */
public final class RemotePairs implements Technique {
  private static final Rating RATING = new Rating(45);

  @Override
  public Set<StepKind> kinds() {
    return Set.of(StepKind.REMOTE_PAIRS);
  }

  @Override
  public void find(BoardState board, StepCollector steps) {
    int[] before = new int[board.cellCount()];
    int[] queue = new int[board.cellCount()];
    for (int start = 0; start < board.cellCount() && !steps.isDone(); start++) {
      if (Long.bitCount(board.candidates(start)) == 2) {
        findFrom(board, start, before, queue, steps);
      }
    }
  }

  /** Finds the shortest chains from a cell to cells with higher numbers. */
  private void findFrom(
      BoardState board, int start, int[] before, int[] queue, StepCollector steps) {
    Arrays.fill(before, -1);
    before[start] = start;
    queue[0] = start;
    int count = 1;
    for (int next = 0; next < count && !steps.isDone(); next++) {
      int cell = queue[next];
      for (int peer : board.tables.peersOf[cell]) {
        if (before[peer] < 0 && board.candidates(peer) == board.candidates(start)) {
          before[peer] = cell;
          queue[count++] = peer;
        }
      }
      List<Integer> chain = chain(cell, start, before);
      // Two cells are a naked pair.
      if (cell > start && chain.size() >= 4 && chain.size() % 2 == 0) {
        tryChain(board, chain, steps);
      }
    }
  }

  private static List<Integer> chain(int end, int start, int[] before) {
    List<Integer> chain = new ArrayList<>();
    for (int cell = end; cell != start; cell = before[cell]) {
      chain.add(0, cell);
    }
    chain.add(0, start);
    return chain;
  }

  private void tryChain(BoardState board, List<Integer> chain, StepCollector steps) {
    long pair = board.candidates(chain.get(0));
    List<Deduction> eliminations = new ArrayList<>();
    List<Candidate> candidates = new ArrayList<>();
    chain.forEach(cell -> Candidates.addAll(candidates, cell, pair));
    for (Candidate candidate : candidates.subList(0, 2)) {
      CellSet lost = CellSet.places(board, candidate.digit());
      lost.retainPeers(board.tables, chain.get(0));
      lost.retainPeers(board.tables, chain.get(chain.size() - 1));
      eliminations.addAll(lost.eliminations(candidate.digit()));
    }
    if (!eliminations.isEmpty()) {
      steps.add(
          new FoundStep(
              this,
              StepKind.REMOTE_PAIRS,
              RATING,
              eliminations,
              Evidence.of(List.of(), candidates)));
    }
  }

  @Override
  public StepText text(FoundStep step, BoardState board) {
    List<Integer> chain = Candidates.cells(step.evidence().candidates());
    int first = chain.get(0);
    int last = chain.get(chain.size() - 1);
    long pair = board.candidates(first);
    Words both = Wording.digits(pair);
    List<ChainNode> nodes = new ArrayList<>();
    List<Boolean> isStrong = new ArrayList<>();
    int low = step.evidence().candidates().get(0).digit();
    int high = step.evidence().candidates().get(1).digit();
    for (int i = 0; i < chain.size(); i++) {
      for (int digit : i % 2 == 0 ? new int[] {low, high} : new int[] {high, low}) {
        nodes.add(ChainNode.of(board, new Candidate(chain.get(i), digit)));
        isStrong.add(isStrong.size() % 2 == 0);
      }
    }
    return StepText.of(
        Notation.nodes(board, nodes, isStrong),
        Words.of(
            "%s alternate between %s, so %s and %s hold one each, and cells that see both can be neither: %s.",
            Wording.inOrder(board, chain),
            both,
            Wording.cell(board, first),
            Wording.cell(board, last),
            Wording.losses(board, step)),
        Words.of(
            "%s can only be %s, and each sees the next one, so they alternate between the two digits. %s and %s are an odd number of steps apart, so one of them is %s, and no cell that sees both can be either: %s.",
            Wording.inOrder(board, chain),
            Wording.anyDigit(pair),
            Wording.cell(board, first),
            Wording.cell(board, last),
            Wording.digits(pair, "and the other"),
            Wording.eliminations(board, step)));
  }
}
