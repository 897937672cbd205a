package org.nonomino.explainer.internal.forcing;

import org.nonomino.explainer.internal.board.ImplicationGraph;

/**
 * The implications of an assumption in the order in which a search found them. Immutable.
 *
 * <p>Nodes are those of an {@link ImplicationGraph}; the assumption is the first.
 */
final class Implications {
  private final int[] nodes;

  /** The complexity of each node, in the same order. */
  private final int[] complexities;

  private final long[] set;

  private final int contradictionComplexity;

  /**
   * @param nodes the nodes; not copied
   * @param complexities the complexity of each node, in the same order; not copied
   * @param nodeCount the number of nodes of the graph
   * @param contradictionComplexity the complexity of the contradiction, 0 if there is none
   */
  Implications(int[] nodes, int[] complexities, int nodeCount, int contradictionComplexity) {
    this.nodes = nodes;
    this.complexities = complexities;
    this.contradictionComplexity = contradictionComplexity;
    set = new long[(nodeCount + Long.SIZE - 1) / Long.SIZE];
    for (int node : nodes) {
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
    for (int position = 0; position < nodes.length; position++) {
      if (nodes[position] == node) {
        return complexities[position];
      }
    }
    return 0;
  }

  /** Returns the nodes as a set: bit b of word w for node 64·w + b. Must not be modified. */
  long[] set() {
    return set;
  }

  /** Returns the complexity of the contradiction to which the assumption leads, 0 if none. */
  int contradictionComplexity() {
    return contradictionComplexity;
  }
}
