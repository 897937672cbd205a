package org.nonomino.solver.dlx;

import java.util.List;
import org.nonomino.core.CellList;
import org.nonomino.core.Layout;

/*
 * The matrix of a layout. A primary item must happen exactly once; an option, a digit in a cell, makes an item happen for the cell and
 * one for each of its houses:
 *
 *   items     0 ..  n²−1   the cell holds a digit            c
 *            n² ..         the house holds the digit         n² + n·house + (digit − 1)
 *
 * So with rows, columns and regions alone there are 4n² items, and an option has four nodes.
 *
 * Conditions add secondary items, which may happen at most once: for each set of cells that differ without being a house, one
 * per digit. They come after the primary items, are never active, and are otherwise treated alike.
 *
 * Item i has the header node i. The nodes of an option have consecutive numbers, and there is one in the list of each of its
 * items. Their number is a power of two: option o = n·cell + (digit − 1) has the nodes from firstNode + o·nodesPerOption
 * upwards, beginning with the cell's and those of its houses. As these numbers are multiples of a power of two, a node's number without its last bits is
 * the first node of its option, so the horizontal links of the original need not be stored.
 *
 * If options have different numbers of items, some nodes are unused. They belong to a separate item after the others, which is
 * never active and has no list, so that covering it does nothing.
 */

/**
 * The links of a layout before any digit is placed. Immutable, because a search works on copies.
 */
final class DlxTables {
  final Layout layout;

  /** The number of primary items. These must be covered. */
  final int itemCount;

  /**
   * The number of items, including secondary items, and the item of the unused nodes if there are
   * any.
   */
  final int headerCount;

  /** The number of nodes per option, a power of two, at least four. */
  final int nodesPerOption;

  private final int firstNode;

  /**
   * The neighbours of a node in the circular list of its item; the item's header is in the list.
   */
  final int[] up;

  final int[] down;

  /** The item of a node. */
  final int[] itemOf;

  DlxTables(Layout layout) {
    this(layout, List.of());
  }

  /**
   * Creates the links of a layout with secondary items.
   *
   * @param differing sets of cells that hold no digit twice
   */
  DlxTables(Layout layout, List<CellList> differing) {
    this.layout = layout;
    int n = layout.size();
    int cells = layout.cellCount();
    int[] usedNodes = new int[cells];
    for (int cell = 0; cell < cells; cell++) {
      usedNodes[cell] = 1 + layout.houseCountOf(cell);
    }
    for (CellList set : differing) {
      for (int i = 0; i < set.count(); i++) {
        usedNodes[set.get(i)]++;
      }
    }
    int maxNodes = 0;
    int minNodes = Integer.MAX_VALUE;
    for (int used : usedNodes) {
      maxNodes = Math.max(maxNodes, used);
      minNodes = Math.min(minNodes, used);
    }
    nodesPerOption = Integer.highestOneBit(2 * maxNodes - 1);
    itemCount = cells + n * layout.houseCount();
    int itemsWithSecondary = itemCount + n * differing.size();
    int unused = itemsWithSecondary;
    headerCount = minNodes < nodesPerOption ? itemsWithSecondary + 1 : itemsWithSecondary;
    firstNode = (headerCount + nodesPerOption - 1) / nodesPerOption * nodesPerOption;
    int nodeCount = firstNode + cells * n * nodesPerOption;
    up = new int[nodeCount];
    down = new int[nodeCount];
    itemOf = new int[nodeCount];
    for (int item = 0; item < headerCount; item++) {
      up[item] = item;
      down[item] = item;
      itemOf[item] = item;
    }
    for (int cell = 0; cell < cells; cell++) {
      int houses = layout.houseCountOf(cell);
      for (int digit = 1; digit <= n; digit++) {
        int node = firstNode(cell, digit);
        append(node, cell);
        for (int i = 0; i < houses; i++) {
          append(node + 1 + i, cells + n * layout.houseOf(cell, i) + digit - 1);
        }
        for (int left = node + usedNodes[cell]; left < node + nodesPerOption; left++) {
          up[left] = left;
          down[left] = left;
          itemOf[left] = unused;
        }
      }
    }
    appendSecondary(differing);
  }

  private void appendSecondary(List<CellList> differing) {
    int n = layout.size();
    int[] used = new int[layout.cellCount()];
    int item = itemCount;
    for (CellList set : differing) {
      for (int i = 0; i < set.count(); i++) {
        int cell = set.get(i);
        int position = 1 + layout.houseCountOf(cell) + used[cell]++;
        for (int digit = 1; digit <= n; digit++) {
          append(firstNode(cell, digit) + position, item + digit - 1);
        }
      }
      item += n;
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
    return firstNode + nodesPerOption * (layout.size() * cell + digit - 1);
  }

  /** Returns the cell of the option that a node belongs to. */
  int cellOf(int node) {
    return (node - firstNode) / nodesPerOption / layout.size();
  }

  /** Returns the digit of the option that a node belongs to, 1..n. */
  int digitOf(int node) {
    return (node - firstNode) / nodesPerOption % layout.size() + 1;
  }
}
