package org.nonomino.explainer.internal.forcing;

import java.util.ArrayList;
import java.util.List;
import org.nonomino.explainer.internal.board.BoardState;
import org.nonomino.explainer.internal.board.ChainNode;
import org.nonomino.explainer.internal.chains.StrongLink;
import org.nonomino.explainer.internal.chains.TurbotFish;
import org.nonomino.explainer.internal.step.FoundStep;
import org.nonomino.explainer.internal.step.Variant;
import org.nonomino.explainer.terms.Candidate;
import org.nonomino.explainer.terms.Link;
import org.nonomino.explainer.terms.StepKind;

/**
 * The usual names of Sudoku Explainer's chains. They begin with a true candidate and end with the
 * same candidate being false; the part between is an alternating chain, see {@link
 * AlternatingChain}.
 */
final class ChainNames {
  private final BoardState board;

  /** The eliminated candidate, and the chain without it. */
  private final Candidate eliminated;

  private final List<Candidate> chain = new ArrayList<>();

  private ChainNames(BoardState board, List<Link> links) {
    this.board = board;
    eliminated = links.get(0).from();
    links.forEach(link -> chain.add(link.to()));
    chain.remove(chain.size() - 1);
  }

  /** Returns the form of a step of a chain, {@link Variant#PLAIN} if it has no other name. */
  static Variant of(FoundStep step, BoardState board) {
    List<Link> links = step.evidence().links();
    boolean eliminates = links.get(0).fromIsOn();
    return switch (step.kind()) {
      case TURBOT_FISH -> eliminates ? new ChainNames(board, links).turbotFish() : Variant.PLAIN;
      case FORCING_CHAIN -> eliminates ? new ChainNames(board, links).chain() : Variant.AIC;
      default -> step.variant();
    };
  }

  private Variant turbotFish() {
    Variant name = Variant.PLAIN;
    for (StrongLink first : links(chain.get(0), chain.get(1))) {
      for (StrongLink second : links(chain.get(2), chain.get(3))) {
        StepKind kind = TurbotFish.kind(board, first, second);
        if (kind == StepKind.SKYSCRAPER) {
          return Variant.SKYSCRAPER;
        }
        if (kind == StepKind.TWO_STRING_KITE) {
          name = Variant.TWO_STRING_KITE;
        }
      }
    }
    return name;
  }

  /** Returns the strong links between two candidates, that is, the houses with no other places. */
  private List<StrongLink> links(Candidate from, Candidate to) {
    ChainNode first = ChainNode.of(board, from);
    ChainNode second = ChainNode.of(board, to);
    List<StrongLink> links = new ArrayList<>();
    for (StrongLink link : StrongLink.of(board, from.digit(), false)) {
      for (StrongLink way : List.of(link, link.turned())) {
        if (way.first().equals(first) && way.second().equals(second)) {
          links.add(way);
        }
      }
    }
    return links;
  }

  private Variant chain() {
    int last = chain.size() - 1;
    boolean hasEnds =
        chain.get(0).digit() == eliminated.digit() && chain.get(last).digit() == eliminated.digit();
    if (hasEnds && hasCellsOnly()) {
      // Two cells are a naked pair.
      boolean isOnePair =
          chain.size() >= 8
              && chain.stream().allMatch(each -> candidates(each) == candidates(chain.get(0)));
      return isOnePair ? Variant.REMOTE_PAIRS : Variant.XY_CHAIN;
    }
    boolean isWWing =
        hasEnds
            && chain.size() == 6
            && isInOneCell(0)
            && isInOneCell(4)
            && candidates(chain.get(0)) == candidates(chain.get(5))
            && chain.get(1).digit() == chain.get(4).digit();
    return isWWing ? Variant.W_WING : Variant.AIC;
  }

  private boolean hasCellsOnly() {
    for (int i = 0; i < chain.size(); i += 2) {
      if (!isInOneCell(i)) {
        return false;
      }
    }
    return true;
  }

  private boolean isInOneCell(int from) {
    return chain.get(from).cell() == chain.get(from + 1).cell();
  }

  private long candidates(Candidate candidate) {
    return board.candidates(candidate.cell());
  }
}
