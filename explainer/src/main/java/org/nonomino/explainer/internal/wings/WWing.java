package org.nonomino.explainer.internal.wings;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.nonomino.explainer.internal.board.BoardState;
import org.nonomino.explainer.internal.board.Candidates;
import org.nonomino.explainer.internal.board.CellSet;
import org.nonomino.explainer.internal.board.ChainNode;
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
 * Two cells with the same two candidates a and b, and a house in which each place for a sees one of
 * them. They cannot both be a, because a would have no place in the house. So one of the two is b,
 * and cells that see both lose b.
 *
 * <p>Example: r2c1 and r4c9 are 2 or 7. In row 3 the 7 has two places, r3c3 and r3c8; the first
 * sees r2c1, the second r4c9. So r2c1 or r4c9 is 2, and r2c8 is not. The house may have more than
 * two places for the digit, as long as each sees one of the two cells. Source: <a
 * href="https://www.sudopedia.org/wiki/W-Wing">Sudopedia, W-Wing</a>. It applies to any regions.
 */
public final class WWing implements Technique {
  private static final Rating RATING = new Rating(44);

  @Override
  public Set<StepKind> kinds() {
    return Set.of(StepKind.W_WING);
  }

  @Override
  public void find(BoardState board, StepCollector steps) {
    for (int first = 0; first < board.cellCount() && !steps.isDone(); first++) {
      long pair = board.candidates(first);
      if (Long.bitCount(pair) == 2) {
        for (int second = first + 1; second < board.cellCount(); second++) {
          if (board.candidates(second) == pair) {
            int low = Long.numberOfTrailingZeros(pair) + 1;
            int high = Long.SIZE - Long.numberOfLeadingZeros(pair);
            tryCells(board, first, second, low, high, steps);
            tryCells(board, first, second, high, low, steps);
          }
        }
      }
    }
  }

  /** Searches for a house that prevents two cells from both being a digit. */
  private void tryCells(
      BoardState board, int first, int second, int excluded, int kept, StepCollector steps) {
    CellSet lost = CellSet.places(board, kept);
    lost.retainPeers(board.tables, first);
    lost.retainPeers(board.tables, second);
    if (lost.isEmpty()) {
      return;
    }
    CellSet seenByFirst = CellSet.peers(board.tables, first);
    CellSet seenBySecond = CellSet.peers(board.tables, second);
    CellSet seen = seenByFirst.copy();
    seen.addAll(seenBySecond);
    for (int house = 0; house < board.tables.cellsOf.length && !steps.isDone(); house++) {
      CellSet places = CellSet.places(board, house, excluded);
      // A cell that sees all places could not be the digit at all.
      if (seen.containsAll(places)
          && !seenByFirst.containsAll(places)
          && !seenBySecond.containsAll(places)) {
        steps.add(step(board, first, second, house, excluded, lost.eliminations(kept)));
      }
    }
  }

  /** Creates a step whose evidence has the first cell, the second cell, and the places. */
  private FoundStep step(
      BoardState board, int first, int second, int house, int digit, List<Deduction> eliminations) {
    List<Candidate> candidates = new ArrayList<>();
    Candidates.addAll(candidates, first, board.candidates(first));
    Candidates.addAll(candidates, second, board.candidates(second));
    CellSet.places(board, house, digit).addTo(candidates, digit);
    return new FoundStep(
        this,
        StepKind.W_WING,
        RATING,
        eliminations,
        Evidence.of(List.of(board.tables.house(house)), candidates));
  }

  @Override
  public List<Premise> premises(FoundStep step, BoardState board) {
    List<Candidate> candidates = step.evidence().candidates();
    return new Premises(board)
        .cell(candidates.get(0).cell())
        .cell(candidates.get(2).cell())
        .house(step.evidence().houses().get(0), candidates.get(4).digit())
        .toList();
  }

  @Override
  public StepText text(FoundStep step, BoardState board) {
    List<Candidate> candidates = step.evidence().candidates();
    int first = candidates.get(0).cell();
    int second = candidates.get(2).cell();
    int digit = candidates.get(4).digit();
    CellSet places = CellSet.none(board.tables);
    candidates.subList(4, candidates.size()).forEach(place -> places.add(place.cell()));
    CellSet seen = places.copy();
    seen.retainPeers(board.tables, first);
    places.removeAll(seen);
    ChainNode seenByFirst = ChainNode.of(board, digit, seen);
    ChainNode seenBySecond = ChainNode.of(board, digit, places);
    int kept = step.deductions().get(0).digit();
    Words cells = Wording.anyOf(board, List.of(first, second));
    Words house = Wording.house(board, step.evidence().houses().get(0));
    Words pair = Wording.anyDigit(board.candidates(first));
    return StepText.of(
        Notation.nodes(
            board,
            List.of(
                candidate(board, first, kept),
                candidate(board, first, digit),
                seenByFirst,
                seenBySecond,
                candidate(board, second, digit),
                candidate(board, second, kept)),
            List.of(true, false, true, false, true)),
        Words.of(
            "Wherever %s goes in %s, it sees %s and makes that cell %s; cells that see both cannot be %s (%s).",
            Notation.digit(digit),
            house,
            cells,
            Notation.digit(kept),
            Notation.digit(kept),
            Wording.losing(board, step)),
        Words.of(
            "%s can only be %s. If both were %s, no place would be left for %s in %s: %s. So at least one of them is %s, and no cell that sees both can be: %s.",
            Wording.cells(board, List.of(first, second)),
            pair,
            Notation.digit(digit),
            Notation.digit(digit),
            house,
            Words.of("%s, %s", seen(board, seenByFirst, first), seen(board, seenBySecond, second)),
            Notation.digit(kept),
            Wording.eliminations(board, step)));
  }

  private static Words seen(BoardState board, ChainNode node, int cell) {
    return Words.of(
        "%s %s %s",
        Wording.cells(board, node.cells().cells()),
        node.isGroup() ? "see" : "sees",
        Wording.cell(board, cell));
  }

  private static ChainNode candidate(BoardState board, int cell, int digit) {
    return ChainNode.of(board, new Candidate(cell, digit));
  }
}
