package org.nonomino.explainer;

import java.util.Arrays;

/**
 * Follows an assumption breadth first. Mutable, to be used again and again by one thread.
 *
 * <p>A candidate that is on turns its rivals off. A candidate that is off turns another one on
 * where only these two are left of a group: "left" means on the board, or, in a dynamic search,
 * under the assumption so far.
 */
final class ImplicationSearch {
  /*
   * Structure. What is on is followed before what is off, so that chains come out short; each node
   * is reached once, with the parents of the first way. A node off takes effect (lowers `left`) only
   * when it is followed, not when it is found: so each parent is known before what follows from it.
   *
   * A dynamic search stops at the first contradiction. A static one goes on: all that it finds is
   * symmetric (if a implies b, then not b implies not a), and the shortest way from a candidate to
   * its own opposite may be longer than the way to some other contradiction.
   */
  private static final int NO_GOAL = -1;

  private final ImplicationGraph graph;
  private final boolean followsCells;
  private final boolean isDynamic;
  private final boolean hasPatterns;
  private final int[] allLeft;

  // The state of one search.
  private final int[] nodes;
  private final int[] parentsFrom;
  private final int[] onQueue;
  private final int[] offQueue;
  private final int[] left;
  private final boolean[] isOut;
  private int[] positionOf = {};
  private int[] parents = new int[256];
  private int nodeCount;
  private int parentCount;
  private int onEnd;
  private int offEnd;
  private boolean isContradictory;

  /**
   * @param followsCells whether the candidates of a cell are a group, or only those of a digit in a
   *     house
   * @param hasPatterns whether easy techniques are tried when nothing else follows
   */
  ImplicationSearch(
      ImplicationGraph graph, boolean followsCells, boolean isDynamic, boolean hasPatterns) {
    this.graph = graph;
    this.followsCells = followsCells;
    this.isDynamic = isDynamic;
    this.hasPatterns = hasPatterns;
    int count = graph.nodeCount();
    // One more: a contradiction adds a node whose opposite is there too.
    nodes = new int[count + 1];
    parentsFrom = new int[count + 2];
    onQueue = new int[graph.candidateCount];
    offQueue = new int[graph.candidateCount];
    isOut = new boolean[graph.candidateCount];
    allLeft = new int[graph.members.length];
    for (int group = 0; group < allLeft.length; group++) {
      allLeft[group] = graph.members[group].length;
    }
    left = new int[allLeft.length];
  }

  /** Returns all that a node implies. */
  Implications from(int assumption) {
    return from(assumption, NO_GOAL);
  }

  /** Returns what a node implies, up to a goal: the search ends where it is reached. */
  Implications from(int assumption, int goal) {
    begin(assumption);
    int onDone = 0;
    int offDone = 0;
    while (!isContradictory && (goal == NO_GOAL || positionOf[goal] < 0)) {
      if (onDone < onEnd) {
        excludeRivals(onQueue[onDone++]);
      } else if (offDone < offEnd) {
        requireLast(offQueue[offDone++]);
      } else if (!hasPatterns || !new InnerPatterns(graph, left, isOut).applyTo(this)) {
        break;
      }
    }
    return new Implications(
        graph,
        Arrays.copyOf(nodes, nodeCount),
        Arrays.copyOf(parentsFrom, nodeCount + 1),
        Arrays.copyOf(parents, parentCount),
        positionOf,
        isContradictory);
  }

  private void begin(int assumption) {
    System.arraycopy(allLeft, 0, left, 0, left.length);
    Arrays.fill(isOut, false);
    positionOf = new int[graph.nodeCount()];
    Arrays.fill(positionOf, -1);
    nodeCount = 0;
    parentCount = 0;
    onEnd = 0;
    offEnd = 0;
    isContradictory = false;
    reach(assumption);
  }

  private void excludeRivals(int position) {
    int candidate = ImplicationGraph.candidateOf(nodes[position]);
    int[] rivals = graph.rivals[candidate];
    int first = followsCells ? 0 : graph.cellMateCount(candidate) - 1;
    for (int i = first; i < rivals.length && !isContradictory; i++) {
      int node = ImplicationGraph.node(rivals[i], false);
      if (isNews(node)) {
        addParent(position);
        reach(node);
      }
    }
  }

  private void requireLast(int position) {
    int candidate = ImplicationGraph.candidateOf(nodes[position]);
    int[] groups = graph.groupsOf[candidate];
    for (int i = followsCells ? 0 : 1; i < groups.length && !isContradictory; i++) {
      if (left[groups[i]] == 2) {
        int other = otherLeft(groups[i], candidate);
        int node = ImplicationGraph.node(other, true);
        if (isNews(node)) {
          addParent(position);
          addOut(groups[i]);
          reach(node);
        }
      }
    }
    if (isDynamic) {
      isOut[candidate] = true;
      for (int group : groups) {
        left[group]--;
      }
    }
  }

  private int otherLeft(int group, int candidate) {
    for (int member : graph.members[group]) {
      if (member != candidate && !isOut[member]) {
        return member;
      }
    }
    throw new AssertionError("a group with two candidates left has one");
  }

  /** Makes the candidates of a group that are out parents of the node reached next. */
  private void addOut(int group) {
    for (int member : graph.members[group]) {
      if (isOut[member]) {
        addParent(positionOf[ImplicationGraph.node(member, false)]);
      }
    }
  }

  /** Returns whether a node is not reached yet, or the opposite is and that matters. */
  boolean isNews(int node) {
    return positionOf[node] < 0 || (isDynamic && positionOf[ImplicationGraph.opposite(node)] >= 0);
  }

  void addOutParent(int candidate) {
    addParent(positionOf[ImplicationGraph.node(candidate, false)]);
  }

  private void addParent(int position) {
    if (parentCount == parents.length) {
      parents = Arrays.copyOf(parents, 2 * parentCount);
    }
    parents[parentCount++] = position;
  }

  /** Adds a node that follows from the parents added before it. */
  void reach(int node) {
    isContradictory = isDynamic && positionOf[ImplicationGraph.opposite(node)] >= 0;
    nodes[nodeCount] = node;
    if (!isContradictory) {
      positionOf[node] = nodeCount;
      if (ImplicationGraph.isOn(node)) {
        onQueue[onEnd++] = nodeCount;
      } else {
        offQueue[offEnd++] = nodeCount;
      }
    }
    nodeCount++;
    parentsFrom[nodeCount] = parentCount;
  }

  boolean isContradictory() {
    return isContradictory;
  }
}
