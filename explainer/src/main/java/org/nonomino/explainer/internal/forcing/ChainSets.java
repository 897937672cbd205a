package org.nonomino.explainer.internal.forcing;

import java.util.Optional;
import org.nonomino.explainer.internal.board.ImplicationGraph;

/**
 * The implications of each candidate that is on, as sets without paths. Each node of their chains
 * follows from the previous one. Immutable.
 */
final class ChainSets {
  /*
   * Unions of sets take the place of a search from each candidate: one operation adds 64
   * candidates, and what follows from a candidate that was completed before is added at once. Most
   * boards have no chains, so that nothing else needs to be searched.
   */
  private static final int MOST_CANDIDATES = 1024;

  private final int words;

  /**
   * For each candidate, the candidates that are on, including the candidate itself; from word
   * {@link #words} on, the candidates that are off.
   */
  private final long[][] reached;

  private ChainSets(ImplicationGraph graph, int[][] partners) {
    int count = graph.candidateCount;
    words = (count + Long.SIZE - 1) / Long.SIZE;
    reached = new long[count][2 * words];
    addRivals(graph);
    long[] haveEffect = new long[words];
    for (int candidate = 0; candidate < count; candidate++) {
      if (partners[candidate].length != 0) {
        haveEffect[candidate / Long.SIZE] |= 1L << candidate;
      }
    }
    for (int candidate = 0; candidate < count; candidate++) {
      long[] own = reached[candidate];
      own[candidate / Long.SIZE] |= 1L << candidate;
      for (int word = 0; word < words; word++) {
        for (long rest = own[words + word] & haveEffect[word]; rest != 0; rest &= rest - 1) {
          for (int partner : partners[word * Long.SIZE + Long.numberOfTrailingZeros(rest)]) {
            own[partner / Long.SIZE] |= 1L << partner;
          }
        }
      }
    }
    long[] done = new long[words];
    for (int candidate = 0; candidate < count; candidate++) {
      complete(candidate, done);
    }
  }

  /** Adds to each candidate those that it excludes. */
  private void addRivals(ImplicationGraph graph) {
    long[] members = new long[words];
    for (int[] group : graph.members) {
      if (group.length < 2) {
        continue;
      }
      for (int member : group) {
        members[member / Long.SIZE] |= 1L << member;
      }
      int first = group[0] / Long.SIZE;
      int last = group[group.length - 1] / Long.SIZE;
      for (int member : group) {
        for (int word = first; word <= last; word++) {
          reached[member][words + word] |= members[word];
        }
      }
      for (int word = first; word <= last; word++) {
        members[word] = 0;
      }
    }
    for (int candidate = 0; candidate < reached.length; candidate++) {
      long[] own = reached[candidate];
      own[words + candidate / Long.SIZE] &= ~(1L << candidate);
      for (int rival : graph.beyondGroups(candidate)) {
        own[words + rival / Long.SIZE] |= 1L << rival;
      }
    }
  }

  /**
   * Adds everything that follows from a candidate.
   *
   * @param done an array for the candidates whose implications have been added
   */
  private void complete(int source, long[] done) {
    long[] own = reached[source];
    for (int word = 0; word < words; word++) {
      done[word] = 0;
    }
    done[source / Long.SIZE] = 1L << source;
    for (int word = 0; word < words; ) {
      long waiting = own[word] & ~done[word];
      if (waiting == 0) {
        word++;
        continue;
      }
      int next = word * Long.SIZE + Long.numberOfTrailingZeros(waiting);
      long[] behind = reached[next];
      for (int i = 0; i < own.length; i++) {
        own[i] |= behind[i];
      }
      if (next < source) {
        for (int i = 0; i < words; i++) {
          done[i] |= behind[i];
        }
      } else {
        done[word] |= 1L << next;
      }
      for (int i = 0; i < word; i++) {
        if ((own[i] & ~done[i]) != 0) {
          word = i;
        }
      }
    }
  }

  /**
   * Returns the sets of a graph; empty if it has so many candidates that they would take too long.
   *
   * @param partners the candidates that are on if the given candidate is off
   */
  static Optional<ChainSets> of(ImplicationGraph graph, int[][] partners) {
    return graph.candidateCount > MOST_CANDIDATES
        ? Optional.empty()
        : Optional.of(new ChainSets(graph, partners));
  }

  /** Returns whether a candidate is off if the source is on. */
  boolean isOff(int source, int candidate) {
    return (reached[source][words + candidate / Long.SIZE] & (1L << candidate)) != 0;
  }

  /** Returns whether several nodes that are on have a common implication. */
  boolean haveCommon(int[] nodes) {
    for (int i = 0; i < 2 * words; i++) {
      long common = -1;
      for (int node : nodes) {
        common &= reached[ImplicationGraph.candidateOf(node)][i];
      }
      if (common != 0) {
        return true;
      }
    }
    return false;
  }
}
