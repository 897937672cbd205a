package org.nonomino.explainer.internal.forcing;

import org.nonomino.explainer.internal.board.ImplicationGraph;

/**
 * The implications of an assumption in the order in which a search found them. Immutable.
 *
 * <p>Nodes are those of an {@link ImplicationGraph}; the assumption is the first.
 */
final class Implications {
  private final int[] nodes;

  /** The complexity of each node; 0 if it is not implied. */
  private final int[] complexities;

  private final long[] set;

  /**
   * @param nodes the nodes; not copied
   * @param inOrder the complexity of each node, in the same order
   * @param nodeCount the number of nodes of the graph
   */
  Implications(int[] nodes, int[] inOrder, int nodeCount) {
    this.nodes = nodes;
    complexities = new int[nodeCount];
    set = new long[(nodeCount + Long.SIZE - 1) / Long.SIZE];
    for (int position = 0; position < nodes.length; position++) {
      int node = nodes[position];
      complexities[node] = inOrder[position];
      set[node / Long.SIZE] |= 1L << node;
    }
  }

  /** Returns the nodes in the order in which they were found. Must not be modified. */
  int[] nodes() {
    return nodes;
  }

  /**
   * Returns the number of nodes that a node depends on, including itself and the assumption; 0 if
   * it is not implied.
   */
  int complexity(int node) {
    return complexities[node];
  }

  /** Returns the nodes as a set: bit b of word w for node 64·w + b. Must not be modified. */
  long[] set() {
    return set;
  }
}
