package org.nonomino.explainer.internal.chains;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.nonomino.explainer.Candidate;
import org.nonomino.explainer.internal.board.BoardState;
import org.nonomino.explainer.internal.board.Candidates;
import org.nonomino.explainer.internal.board.ChainNode;

/**
 * The nodes of a board that have a strong link, and the nodes that they exclude. A snapshot that
 * does not follow later changes of the board. Immutable; thread-safe.
 */
final class LinkGraph {
  /** The strong links to follow. */
  enum Links {
    /** Links in houses with two places for a digit; cells do not link digits. */
    HOUSES(true, false, false),
    /** Links in cells with two candidates. */
    CELLS(false, true, false),
    /** Links in houses and in cells. */
    ALL(true, true, false),
    /** Links in houses and in cells, and in houses whose places lie in two groups. */
    GROUPED(true, true, true);

    private final boolean followsHouses;
    private final boolean followsCells;
    private final boolean hasGroups;

    Links(boolean followsHouses, boolean followsCells, boolean hasGroups) {
      this.followsHouses = followsHouses;
      this.followsCells = followsCells;
      this.hasGroups = hasGroups;
    }

    /** Returns whether the candidates of a cell exclude each other. */
    boolean linksCells() {
      return followsHouses && followsCells;
    }
  }

  /** The nodes, in the order of their digits if only houses link. */
  final ChainNode[] nodes;

  /**
   * The partners of each node by a strong link, so that at least one of the node and a partner is
   * true.
   */
  final int[][] partners;

  /**
   * The rivals of each node, as the set of nodes that cannot be true together with it: bit b of
   * word w for node 64·w + b.
   */
  final long[][] rivals;

  LinkGraph(BoardState board, Links links) {
    Builder builder = new Builder();
    if (links.followsHouses) {
      for (int digit = 1; digit <= board.size(); digit++) {
        for (StrongLink link : StrongLink.of(board, digit, links.hasGroups)) {
          builder.add(link.first(), link.second());
        }
      }
    }
    if (links.followsCells) {
      for (int cell = 0; cell < board.cellCount(); cell++) {
        if (Long.bitCount(board.candidates(cell)) == 2) {
          List<Candidate> pair = new ArrayList<>();
          Candidates.addAll(pair, cell, board.candidates(cell));
          builder.add(ChainNode.of(board, pair.get(0)), ChainNode.of(board, pair.get(1)));
        }
      }
    }
    nodes = builder.nodes.toArray(new ChainNode[0]);
    partners =
        builder.partners.stream()
            .map(list -> list.stream().mapToInt(Integer::intValue).toArray())
            .toArray(int[][]::new);
    rivals = new long[nodes.length][(nodes.length + Long.SIZE - 1) / Long.SIZE];
    for (int one = 0; one < nodes.length; one++) {
      for (int other = 0; other < nodes.length; other++) {
        boolean isSameDigit = nodes[one].digit() == nodes[other].digit();
        if ((isSameDigit || links.linksCells())
            && nodes[one].excludes(nodes[other], board.tables)) {
          rivals[one][other / Long.SIZE] |= 1L << other;
        }
      }
    }
  }

  /** Numbers nodes in order of appearance. */
  private static final class Builder {
    private final List<ChainNode> nodes = new ArrayList<>();
    private final List<List<Integer>> partners = new ArrayList<>();
    private final Map<ChainNode, Integer> numbers = new HashMap<>();

    void add(ChainNode first, ChainNode second) {
      int one = number(first);
      int other = number(second);
      if (!partners.get(one).contains(other)) {
        partners.get(one).add(other);
        partners.get(other).add(one);
      }
    }

    private int number(ChainNode node) {
      Integer known = numbers.get(node);
      if (known != null) {
        return known;
      }
      numbers.put(node, nodes.size());
      nodes.add(node);
      partners.add(new ArrayList<>());
      return nodes.size() - 1;
    }
  }
}
