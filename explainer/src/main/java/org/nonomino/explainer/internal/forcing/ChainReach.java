package org.nonomino.explainer.internal.forcing;

import java.util.Arrays;
import org.nonomino.explainer.internal.board.ImplicationGraph;

/**
 * Measures the distances from a candidate that is on to the others in chains where each node
 * follows from the previous one. Does not record the paths, and is therefore much faster than an
 * {@link ImplicationSearch}. Mutable; used repeatedly by one thread.
 */
final class ChainReach {
  /*
   * Breadth first. A candidate excludes the other members of its groups. If one candidate has
   * excluded a group, the next one can add only the first candidate itself, so each group is
   * visited only once.
   */
  private static final int NOT_REACHED = -1;
  private static final int BY_NONE = -1;
  private static final int BY_SEVERAL = -2;

  private final ImplicationGraph graph;

  /** The candidates that are on if the given candidate is off. */
  private final int[][] partners;

  private final int[] onDistances;
  private final int[] offDistances;
  private final int[] excludedBy;
  private final int[] queue;
  private int queueEnd;

  ChainReach(ImplicationGraph graph, int[][] partners) {
    this.graph = graph;
    this.partners = partners;
    onDistances = new int[graph.candidateCount];
    offDistances = new int[graph.candidateCount];
    excludedBy = new int[graph.members.length];
    queue = new int[graph.candidateCount];
  }

  /** Measures the distances from a candidate that is on. */
  void follow(int source) {
    Arrays.fill(onDistances, NOT_REACHED);
    Arrays.fill(offDistances, NOT_REACHED);
    Arrays.fill(excludedBy, BY_NONE);
    queueEnd = 0;
    reachOn(source, 0);
    for (int done = 0; done < queueEnd; done++) {
      int candidate = queue[done];
      int distance = onDistances[candidate] + 1;
      for (int rival : graph.beyondGroups(candidate)) {
        reachOff(rival, distance);
      }
      for (int group : graph.groupsOf[candidate]) {
        int by = excludedBy[group];
        if (by == BY_NONE) {
          excludedBy[group] = candidate;
          for (int member : graph.members[group]) {
            if (member != candidate) {
              reachOff(member, distance);
            }
          }
        } else if (by != BY_SEVERAL) {
          excludedBy[group] = BY_SEVERAL;
          reachOff(by, distance);
        }
      }
    }
  }

  private void reachOff(int candidate, int distance) {
    if (offDistances[candidate] == NOT_REACHED) {
      offDistances[candidate] = distance;
      for (int partner : partners[candidate]) {
        reachOn(partner, distance + 1);
      }
    }
  }

  private void reachOn(int candidate, int distance) {
    if (onDistances[candidate] == NOT_REACHED) {
      onDistances[candidate] = distance;
      queue[queueEnd++] = candidate;
    }
  }

  /** Returns whether a candidate is off if the source is on. */
  boolean isOff(int candidate) {
    return offDistances[candidate] != NOT_REACHED;
  }

  /** Returns whether a candidate is on if the source is on, as the source itself is. */
  boolean isOn(int candidate) {
    return onDistances[candidate] != NOT_REACHED;
  }

  /** Returns the number of links from the source to a candidate that is off. */
  int distanceToOff(int candidate) {
    return offDistances[candidate];
  }
}
