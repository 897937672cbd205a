package org.nonomino.explainer.internal.chains;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.nonomino.explainer.internal.als.AlmostLockedSets;
import org.nonomino.explainer.internal.board.BoardState;
import org.nonomino.explainer.internal.board.Candidates;
import org.nonomino.explainer.internal.board.CellSet;
import org.nonomino.explainer.internal.board.ChainNode;
import org.nonomino.explainer.terms.Candidate;

/**
 * The nodes of a board that have a strong link, and the nodes that they exclude. A snapshot that
 * does not follow later changes of the board. Immutable; thread-safe.
 */
final class LinkGraph {
  /**
   * The maximum number of cells of an almost locked set in a chain; larger ones are hard to see.
   */
  private static final int MAX_CELLS = 4;

  /** The strong links to follow. */
  enum Links {
    /** Links in houses with two places for a digit; cells do not link digits. */
    HOUSES(true, false, false, false),
    /** Links in cells with two candidates. */
    CELLS(false, true, false, false),
    /** Links in houses and in cells. */
    ALL(true, true, false, false),
    /** Links in houses and in cells, and in houses whose places lie in two groups. */
    GROUPED(true, true, true, false),
    /** The same links, and those between the digits of an almost locked set. */
    SETS(true, true, true, true);

    private final boolean followsHouses;
    private final boolean followsCells;
    private final boolean hasGroups;
    private final boolean hasSets;

    Links(boolean followsHouses, boolean followsCells, boolean hasGroups, boolean hasSets) {
      this.followsHouses = followsHouses;
      this.followsCells = followsCells;
      this.hasGroups = hasGroups;
      this.hasSets = hasSets;
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

  /**
   * The smallest almost locked set of each two nodes that it links, as the lower and the higher.
   */
  private final Map<List<Integer>, List<Integer>> sets = new HashMap<>();

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
    if (links.hasSets) {
      addSets(board, builder);
    }
    nodes = builder.nodes.toArray(new ChainNode[0]);
    partners =
        builder.partners.stream()
            .map(each -> each.stream().mapToInt(Integer::intValue).toArray())
            .toArray(int[][]::new);
    rivals = new long[nodes.length][(nodes.length + Long.SIZE - 1) / Long.SIZE];
    for (int one = 0; one < nodes.length; one++) {
      for (int other = 0; other <= one; other++) {
        boolean isSameDigit = nodes[one].digit() == nodes[other].digit();
        if ((isSameDigit || links.linksCells())
            && nodes[one].excludes(nodes[other], board.tables)) {
          rivals[one][other / Long.SIZE] |= 1L << other;
          rivals[other][one / Long.SIZE] |= 1L << one;
        }
      }
    }
  }

  /** Adds that an almost locked set has at least one of each two of its digits. */
  private void addSets(BoardState board, Builder builder) {
    AlmostLockedSets all = new AlmostLockedSets(board, MAX_CELLS);
    for (int i = 0; i < all.count(); i++) {
      List<Integer> cells = Arrays.stream(all.get(i).cells).boxed().toList();
      List<ChainNode> ofDigits = new ArrayList<>();
      for (int digit = 1; cells.size() > 1 && digit <= board.size(); digit++) {
        CellSet places = CellSet.none(board.tables);
        for (int cell : cells) {
          if (board.isCandidate(cell, digit)) {
            places.add(cell);
          }
        }
        if (!places.isEmpty()) {
          ofDigits.add(ChainNode.of(board, digit, places));
        }
      }
      for (ChainNode one : ofDigits) {
        for (ChainNode other : ofDigits) {
          if (one.digit() < other.digit() && !one.isInCellOf(other)) {
            builder.add(one, other);
            sets.putIfAbsent(ordered(builder.number(one), builder.number(other)), cells);
          }
        }
      }
    }
  }

  private static List<Integer> ordered(int one, int other) {
    return List.of(Math.min(one, other), Math.max(one, other));
  }

  /** Returns the almost locked set that links two nodes, if no cell or house does. */
  Optional<List<Integer>> setOf(int one, int other) {
    return Optional.ofNullable(sets.get(ordered(one, other)));
  }

  /** Numbers nodes in order of appearance. */
  private static final class Builder {
    private final List<ChainNode> nodes = new ArrayList<>();
    private final List<Set<Integer>> partners = new ArrayList<>();
    private final Map<ChainNode, Integer> numbers = new HashMap<>();

    void add(ChainNode first, ChainNode second) {
      int one = number(first);
      int other = number(second);
      partners.get(one).add(other);
      partners.get(other).add(one);
    }

    private int number(ChainNode node) {
      Integer known = numbers.get(node);
      if (known != null) {
        return known;
      }
      numbers.put(node, nodes.size());
      nodes.add(node);
      partners.add(new LinkedHashSet<>());
      return nodes.size() - 1;
    }
  }
}
