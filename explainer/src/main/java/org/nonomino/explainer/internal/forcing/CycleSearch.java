package org.nonomino.explainer.internal.forcing;

import java.util.Arrays;
import java.util.BitSet;
import org.nonomino.explainer.internal.board.ImplicationGraph;

/**
 * Finds the shortest circles of implications that pass through a candidate: on, off, on, … and back
 * to on. Mutable; used repeatedly by one thread.
 */
final class CycleSearch {
  interface Taker {
    /** Returns whether circles of this many candidates are needed. */
    boolean wants(int length);

    /**
     * Receives a circle.
     *
     * @param circle candidates, an even number: if the first is on, the second is off, the third
     *     on, …, and the first on again
     */
    void take(int[] circle);
  }

  private static final int[] NONE = {};

  /** The candidates that are on if the given candidate is off. */
  private final int[][] partners;

  private final ImplicationGraph graph;
  private final boolean followsCells;

  // A tree with the node at each position and the position from which it was reached. Nodes at even
  // depths are on.
  private int[] candidates = new int[256];
  private int[] parents = new int[256];
  private int nodeCount;
  private final BitSet isOnReached;

  /**
   * @param partners the candidates that are on if the given candidate is off
   * @param followsCells whether the candidates of a cell exclude each other
   */
  CycleSearch(ImplicationGraph graph, int[][] partners, boolean followsCells) {
    this.graph = graph;
    this.partners = partners;
    this.followsCells = followsCells;
    isOnReached = new BitSet(graph.candidateCount);
  }

  /**
   * Returns for each candidate those that are on if it is off.
   *
   * @param followsCells whether the last of two candidates of a cell is on if the other is off
   * @param followsHouses whether the last of two places in a house is on if the other is off
   */
  static int[][] partners(ImplicationGraph graph, boolean followsCells, boolean followsHouses) {
    int[][] partners = new int[graph.candidateCount][];
    for (int candidate = 0; candidate < partners.length; candidate++) {
      int[] groups = graph.groupsOf[candidate];
      int[] found = NONE;
      int count = 0;
      for (int group : groups) {
        boolean isFollowed = graph.isCellGroup(group) ? followsCells : followsHouses;
        int[] members = graph.members[group];
        if (isFollowed && members.length == 2) {
          int partner = members[0] == candidate ? members[1] : members[0];
          // Two cells may share both a line and a region.
          if (!contains(found, count, partner)) {
            found = count == 0 ? new int[groups.length] : found;
            found[count++] = partner;
          }
        }
      }
      partners[candidate] = count == 0 ? NONE : Arrays.copyOf(found, count);
    }
    return partners;
  }

  private static boolean contains(int[] candidates, int count, int candidate) {
    for (int i = 0; i < count; i++) {
      if (candidates[i] == candidate) {
        return true;
      }
    }
    return false;
  }

  /** Passes the circles through a candidate to a taker. */
  void search(int source, Taker taker) {
    if (partners[source].length == 0) {
      return;
    }
    isOnReached.clear();
    nodeCount = 0;
    add(source, -1);
    isOnReached.set(source);
    // Level by level; the candidates from `start` to `end` are on.
    int start = 0;
    for (int length = 2; start < nodeCount && taker.wants(length); length += 2) {
      int end = nodeCount;
      for (int position = start; position < end; position++) {
        addRivals(position);
      }
      start = nodeCount;
      for (int position = end; position < start; position++) {
        addPartners(position, taker);
      }
    }
  }

  private void addRivals(int position) {
    int candidate = candidates[position];
    int[] rivals = graph.rivals()[candidate];
    int first = followsCells ? 0 : graph.cellMateCount(candidate) - 1;
    for (int i = first; i < rivals.length; i++) {
      // A candidate without a partner leads nowhere; one that appeared before would add a knot to
      // the circle.
      if (partners[rivals[i]].length != 0
          && graph.isFollowed(candidate, rivals[i], followsCells)
          && !isOffBefore(rivals[i], position)) {
        add(rivals[i], position);
      }
    }
  }

  private boolean isOffBefore(int candidate, int position) {
    for (int at = parents[position]; at >= 0; at = parents[parents[at]]) {
      if (candidates[at] == candidate) {
        return true;
      }
    }
    return false;
  }

  private void addPartners(int position, Taker taker) {
    for (int partner : partners[candidates[position]]) {
      if (partner == candidates[0] && parents[position] != 0) {
        taker.take(circle(position));
      } else if (!isOnReached.get(partner)) {
        isOnReached.set(partner);
        add(partner, position);
      }
    }
  }

  private int[] circle(int last) {
    int length = 0;
    for (int at = last; at >= 0; at = parents[at]) {
      length++;
    }
    int[] circle = new int[length];
    for (int at = last; at >= 0; at = parents[at]) {
      circle[--length] = candidates[at];
    }
    return circle;
  }

  private void add(int candidate, int parent) {
    if (nodeCount == candidates.length) {
      candidates = Arrays.copyOf(candidates, 2 * nodeCount);
      parents = Arrays.copyOf(parents, 2 * nodeCount);
    }
    candidates[nodeCount] = candidate;
    parents[nodeCount++] = parent;
  }
}
