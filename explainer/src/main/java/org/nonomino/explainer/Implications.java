package org.nonomino.explainer;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * All that an assumption implies, in the order in which a search found it, and from what each part
 * of it was concluded. Belongs to one thread.
 *
 * <p>Nodes are those of an {@link ImplicationGraph}. The assumption has position 0; each other node
 * lies after its parents, the nodes that it follows from taken together.
 */
final class Implications {
  private final ImplicationGraph graph;
  private final int[] nodes;

  /** The parents of the node at position p: parents[parentsFrom[p] .. parentsFrom[p + 1]). */
  private final int[] parentsFrom;

  private final int[] parents;

  /** By node: its position, −1 if it is not implied. */
  private final int[] positionOf;

  private final long[] set;

  private final boolean isContradictory;

  /** By position: the number of nodes that it follows from, itself among them; 0: not counted. */
  private final int[] ancestorCounts;

  /** Takes over the arrays. */
  Implications(
      ImplicationGraph graph,
      int[] nodes,
      int[] parentsFrom,
      int[] parents,
      int[] positionOf,
      boolean isContradictory) {
    this.graph = graph;
    this.nodes = nodes;
    this.parentsFrom = parentsFrom;
    this.parents = parents;
    this.positionOf = positionOf;
    this.isContradictory = isContradictory;
    this.ancestorCounts = new int[nodes.length];
    this.set = new long[(positionOf.length + Long.SIZE - 1) / Long.SIZE];
    int known = isContradictory ? nodes.length - 1 : nodes.length;
    for (int position = 0; position < known; position++) {
      set[nodes[position] / Long.SIZE] |= 1L << nodes[position];
    }
  }

  int assumption() {
    return nodes[0];
  }

  /**
   * Returns whether the search came upon a node whose opposite is implied too, and ended there.
   * That node is the last one; {@link #implies} does not know it.
   */
  boolean isContradictory() {
    return isContradictory;
  }

  /** Returns the nodes in the order in which they were found. Not to be changed. */
  int[] nodes() {
    return nodes;
  }

  boolean implies(int node) {
    return positionOf[node] >= 0;
  }

  /** Returns the number of nodes that a node follows from, itself and the assumption included. */
  int complexity(int node) {
    return ancestorCount(positionOf[node]);
  }

  /** Returns the two of a contradiction together. */
  int contradictionComplexity() {
    return ancestorCount(nodes.length - 1) + complexity(ImplicationGraph.opposite(lastNode()));
  }

  /** Returns the nodes, as a set: bit b of word w for node 64·w + b. Not to be changed. */
  long[] set() {
    return set;
  }

  /** Returns the implications that lead to a node, parents first; none for the assumption. */
  List<Link> linksTo(int node) {
    return links(ancestors(positionOf[node]));
  }

  /** Returns the implications that lead to both sides of the contradiction. */
  List<Link> linksToContradiction() {
    boolean[] needed = ancestors(positionOf[ImplicationGraph.opposite(lastNode())]);
    boolean[] others = ancestors(nodes.length - 1);
    for (int position = 0; position < needed.length; position++) {
      others[position] |= needed[position];
    }
    return links(others);
  }

  /** Returns the candidate that would be both on and off. */
  Candidate contradiction() {
    return graph.candidate(lastNode());
  }

  private int lastNode() {
    return nodes[nodes.length - 1];
  }

  private int ancestorCount(int position) {
    if (ancestorCounts[position] == 0) {
      int count = 0;
      for (boolean isAncestor : ancestors(position)) {
        count += isAncestor ? 1 : 0;
      }
      ancestorCounts[position] = count;
    }
    return ancestorCounts[position];
  }

  private boolean[] ancestors(int position) {
    boolean[] marks = new boolean[Math.max(position + 1, nodes.length)];
    marks[position] = true;
    for (int at = position; at > 0; at--) {
      if (marks[at]) {
        for (int i = parentsFrom[at]; i < parentsFrom[at + 1]; i++) {
          marks[parents[i]] = true;
        }
      }
    }
    return marks;
  }

  private List<Link> links(boolean[] needed) {
    List<Link> links = new ArrayList<>();
    for (int position = 1; position < nodes.length; position++) {
      if (needed[position]) {
        int to = nodes[position];
        Arrays.stream(parents, parentsFrom[position], parentsFrom[position + 1])
            .forEach(parent -> links.add(graph.link(nodes[parent], to)));
      }
    }
    return links;
  }
}
