package org.nonomino.solver.dlx;

import org.nonomino.core.Layout;

/*
 * The matrix of a layout. An item is something that must happen once; an option is a digit in a cell, which makes four
 * items happen:
 *
 *   items     0 ..  n²−1   the cell holds a digit            c
 *            n² .. 2n²−1   the row holds the digit           n² + n·row + (digit − 1)
 *           2n² .. 3n²−1   the column holds the digit       2n² + n·column + (digit − 1)
 *           3n² .. 4n²−1   the region holds the digit       3n² + n·region + (digit − 1)
 *
 * Item i has the header node i. Option o = n·cell + (digit − 1) has the four nodes 4n² + 4o + k, k = 0..3, one in the
 * list of each of its items. As 4n² is a multiple of 4, a node's number without its last two bits is the first node of
 * its option: the horizontal links of the original need not be stored.
 */

/** The links of a layout before any digit is placed. Immutable: a search works on copies. */
final class DlxTables {
  /** The nodes of an option: cell, row, column, region. */
  static final int NODES_PER_OPTION = 4;

  final Layout layout;

  /** 4n². */
  final int itemCount;

  /**
   * The neighbours of a node in the circular list of its item; the item's header is in the list.
   */
  final int[] up;

  final int[] down;

  /** The item of a node. */
  final int[] itemOf;

  DlxTables(Layout layout) {
    this.layout = layout;
    int n = layout.size();
    int cells = n * n;
    itemCount = 4 * cells;
    int nodeCount = itemCount + cells * n * NODES_PER_OPTION;
    up = new int[nodeCount];
    down = new int[nodeCount];
    itemOf = new int[nodeCount];
    for (int item = 0; item < itemCount; item++) {
      up[item] = item;
      down[item] = item;
      itemOf[item] = item;
    }
    for (int cell = 0; cell < cells; cell++) {
      for (int digit = 1; digit <= n; digit++) {
        int node = firstNode(cell, digit);
        append(node, cell);
        append(node + 1, cells + n * layout.row(cell) + digit - 1);
        append(node + 2, 2 * cells + n * layout.column(cell) + digit - 1);
        append(node + 3, 3 * cells + n * layout.region(cell) + digit - 1);
      }
    }
  }

  /** Puts a node at the end of an item's list. */
  private void append(int node, int item) {
    int last = up[item];
    itemOf[node] = item;
    up[node] = last;
    down[node] = item;
    down[last] = node;
    up[item] = node;
  }

  /** Returns the first node of the option that puts a digit into a cell. */
  int firstNode(int cell, int digit) {
    return itemCount + NODES_PER_OPTION * (layout.size() * cell + digit - 1);
  }

  /** Returns the cell of the option that a node belongs to. */
  int cellOf(int node) {
    return (node - itemCount) / NODES_PER_OPTION / layout.size();
  }

  /** Returns the digit of the option that a node belongs to, 1..n. */
  int digitOf(int node) {
    return (node - itemCount) / NODES_PER_OPTION % layout.size() + 1;
  }
}
