package org.nonomino.solver.dlx;

import java.util.Arrays;
import org.nonomino.core.Grid;
import org.nonomino.core.Rules;
import org.nonomino.solver.LayoutSearch;
import org.nonomino.solver.SearchBudget;
import org.nonomino.solver.SearchObserver;

/**
 * Algorithm X over links in flat arrays, without recursion.
 *
 * <p>The order is Knuth's, so the item with the minimum number of options comes first. An item that
 * loses all options except one is added to a list immediately. So the search for the minimum is
 * needed only if there is a choice.
 */
class DlxSearch extends LayoutSearch {
  /*
   * Invariants between two steps:
   *  - an item is active (in the list left/right) until an option that covers it is chosen;
   *  - the list of an active item has exactly the options that do not conflict with a chosen one;
   *  - no active item is without options, because an option that would cause this is undone at once;
   *  - every active item with one option is in `waiting`, except in grids of size 1, where the scan finds it. So
   *    `waiting` is empty whenever an item with several options is chosen, and is cleared when the search returns to
   *    such an item.
   * A run copies the original links of the tables (1 µs for n = 9), so that it need not undo an earlier run.
   */

  /** The number of nodes that every option has, for its cell, row, column and region. */
  private static final int NODES_OF_EACH_OPTION = 4;

  /**
   * The maximum depth at which assertions check all lists; greater depths are reached too often.
   */
  private static final int MAX_CHECKED_DEPTH = 1;

  private final DlxTables tables;
  private final int size;
  private final int itemCount;

  private final int nodesPerOption;

  /** The bits of a node's number that give its position in its option. */
  private final int positionMask;

  /** The bits of a node's number that give its option. */
  private final int optionMask;

  private final int root;

  /** The item of a node; the tables' own array. */
  private final int[] itemOf;

  private final int[] up;
  private final int[] down;

  /** The circular list of active items, with {@link #root} as its header. */
  private final int[] left;

  private final int[] right;

  /** The number of options in the list of each item. */
  private final int[] optionCount;

  /** A stack of items with one option left; some may have been covered in the meantime. */
  private final int[] waiting;

  private int waitingCount;

  /** Set if an active item lost its last option. */
  private boolean deadEnd;

  /**
   * At each depth, the item to cover and the node of the option chosen in its list, or the item's
   * header before the first choice.
   */
  private final int[] itemAt;

  private final int[] nodeAt;

  DlxSearch(Rules rules, DlxTables tables) {
    super(rules);
    this.tables = tables;
    this.size = tables.layout.size();
    this.itemCount = tables.itemCount;
    this.nodesPerOption = tables.nodesPerOption;
    this.positionMask = nodesPerOption - 1;
    this.optionMask = ~positionMask;
    this.root = tables.headerCount;
    this.itemOf = tables.itemOf;
    this.up = new int[tables.up.length];
    this.down = new int[tables.down.length];
    this.left = new int[root + 1];
    this.right = new int[root + 1];
    this.optionCount = new int[root];
    this.waiting = new int[itemCount];
    this.itemAt = new int[size * size];
    this.nodeAt = new int[size * size];
  }

  @Override
  protected void search(Grid givens, SearchBudget budget, SearchObserver observer) {
    if (start() && coverGivens(givens)) {
      walk(givens, budget, observer);
    }
  }

  /** Restores the links of the tables. Returns whether each item has an option. */
  boolean start() {
    System.arraycopy(tables.up, 0, up, 0, up.length);
    System.arraycopy(tables.down, 0, down, 0, down.length);
    for (int item = 0; item < root; item++) {
      left[item] = item - 1;
      right[item] = item + 1;
    }
    left[0] = root;
    right[itemCount - 1] = root;
    left[root] = itemCount - 1;
    right[root] = 0;
    Arrays.fill(optionCount, size);
    for (int item = itemCount; item < root; item++) {
      // Secondary items and the item of the unused nodes are covered like any other. This leaves
      // the list of active items unchanged, and never leaves such an item without options.
      left[item] = item;
      right[item] = item;
      optionCount[item] = Integer.MAX_VALUE;
    }
    waitingCount = 0;
    deadEnd = false;
    return true;
  }

  /** Returns false if the givens leave some item without an option. */
  private boolean coverGivens(Grid givens) {
    for (int cell = 0; cell < givens.cellCount(); cell++) {
      int digit = givens.digit(cell);
      if (digit != 0 && !choose(tables.firstNode(cell, digit))) {
        return false;
      }
    }
    return true;
  }

  /** Returns whether the lists satisfy the invariants above. */
  private boolean listsAreRight() {
    boolean areRight = true;
    for (int item = right[root]; item != root; item = right[item]) {
      int length = 0;
      for (int node = down[item]; node != item; node = down[node]) {
        areRight &= itemOf[node] == item && up[down[node]] == node;
        length++;
      }
      areRight &= length == optionCount[item] && length > 0 && left[right[item]] == item;
    }
    return areRight;
  }

  private void walk(Grid givens, SearchBudget budget, SearchObserver observer) {
    assert listsAreRight() : "a list of options differs from its count, or is empty";
    boolean wantsSteps = observer.wantsSteps();
    boolean wantsSolutions = observer.wantsSolutions();
    int depth = 0;
    while (true) {
      if (right[root] == root) {
        if (wantsSolutions) {
          observer.onSolution(solution(givens, depth));
        }
        if (!budget.addSolution()) {
          return;
        }
      } else {
        int item = nextItem();
        itemAt[depth] = item;
        nodeAt[depth] = item;
        depth++;
      }
      // Finds the next option without a dead end, at this depth or, if there is none, at a smaller
      // one.
      boolean leadsOn = false;
      while (!leadsOn) {
        if (depth == 0) {
          return;
        }
        int item = itemAt[depth - 1];
        int node = nodeAt[depth - 1];
        if (node != item && isCovered(item)) {
          takeBack(node);
          assert depth > MAX_CHECKED_DEPTH || listsAreRight() : "an option was not undone";
          waitingCount = 0;
          if (wantsSteps) {
            observer.onRetract(tables.cellOf(node), tables.digitOf(node));
          }
        }
        node = down[node];
        if (node == item) {
          depth--;
          continue;
        }
        if (!budget.spendNode()) {
          return;
        }
        if (optionCount[item] > 1) {
          budget.addGuess();
        }
        nodeAt[depth - 1] = node;
        leadsOn = choose(node);
        if (wantsSteps) {
          observer.onAssign(tables.cellOf(node), tables.digitOf(node));
          if (!leadsOn) {
            observer.onRetract(tables.cellOf(node), tables.digitOf(node));
          }
        }
      }
    }
  }

  /** Returns an active item with the minimum number of options. */
  private int nextItem() {
    while (waitingCount > 0) {
      int item = waiting[--waitingCount];
      if (!isCovered(item)) {
        return item;
      }
    }
    int best = right[root];
    for (int item = best; item != root && optionCount[best] > 2; item = right[item]) {
      if (optionCount[item] < optionCount[best]) {
        best = item;
      }
    }
    return best;
  }

  /**
   * Returns whether an item is covered. An item removed from a circular list is not the left
   * neighbour of its right neighbour.
   */
  private boolean isCovered(int item) {
    return left[right[item]] != item;
  }

  /**
   * Covers the items of an option. Returns false, with everything undone, if an active item would
   * have no option left.
   */
  boolean choose(int node) {
    int first = node & optionMask;
    // All leave the list first, so that they lose their options without becoming dead ends.
    for (int k = first; k < first + nodesPerOption; k++) {
      int item = itemOf[k];
      left[right[item]] = left[item];
      right[left[item]] = right[item];
    }
    deadEnd = false;
    for (int k = first; k < first + nodesPerOption; k++) {
      hideOptions(itemOf[k]);
      if (deadEnd) {
        restore(first, k);
        waitingCount = 0;
        return false;
      }
    }
    return true;
  }

  /** Undoes the latest {@link #choose} that returned true. */
  void takeBack(int node) {
    int first = node & optionMask;
    restore(first, first + nodesPerOption - 1);
  }

  /**
   * Undoes the hiding for the items of the nodes {@code last} to {@code first}, and makes all
   * active.
   */
  private void restore(int first, int last) {
    for (int k = last; k >= first; k--) {
      unhideOptions(itemOf[k]);
    }
    for (int k = first + nodesPerOption - 1; k >= first; k--) {
      int item = itemOf[k];
      left[right[item]] = item;
      right[left[item]] = item;
    }
  }

  /** Removes every option in an item's list from the lists of its other items. */
  private void hideOptions(int item) {
    for (int node = down[item]; node != item; node = down[node]) {
      int first = node & optionMask;
      hide(first | ((node + 1) & positionMask));
      hide(first | ((node + 2) & positionMask));
      hide(first | ((node + 3) & positionMask));
      for (int k = NODES_OF_EACH_OPTION; k < nodesPerOption; k++) {
        hide(first | ((node + k) & positionMask));
      }
    }
  }

  private void hide(int node) {
    int above = up[node];
    int below = down[node];
    down[above] = below;
    up[below] = above;
    int item = itemOf[node];
    if (--optionCount[item] <= 1 && !isCovered(item)) {
      if (optionCount[item] == 0) {
        deadEnd = true;
      } else {
        waiting[waitingCount++] = item;
      }
    }
  }

  private void unhideOptions(int item) {
    for (int node = up[item]; node != item; node = up[node]) {
      int first = node & optionMask;
      for (int k = nodesPerOption - 1; k >= NODES_OF_EACH_OPTION; k--) {
        unhide(first | ((node + k) & positionMask));
      }
      unhide(first | ((node + 3) & positionMask));
      unhide(first | ((node + 2) & positionMask));
      unhide(first | ((node + 1) & positionMask));
    }
  }

  private void unhide(int node) {
    optionCount[itemOf[node]]++;
    down[up[node]] = node;
    up[down[node]] = node;
  }

  /**
   * Returns the digits of the options that are left for a cell, a set with bit d for digit d.
   *
   * @param cell one that no chosen option covers
   */
  final long digitsLeft(int cell) {
    long left = 0;
    for (int node = down[cell]; node != cell; node = down[node]) {
      left |= 1L << tables.digitOf(node);
    }
    return left;
  }

  /**
   * Removes an option from the lists of all its items. Returns false if an item would have no
   * option left; the option is removed nevertheless.
   *
   * @param first the first node of an option that is left
   */
  final boolean hideOption(int first) {
    for (int k = first; k < first + nodesPerOption; k++) {
      hide(k);
    }
    return !deadEnd;
  }

  /** Undoes the latest {@link #hideOption} that has not been undone. */
  final void unhideOption(int first) {
    for (int k = first + nodesPerOption - 1; k >= first; k--) {
      unhide(k);
    }
  }

  /** Forgets the items with one option left, because some of them have more again. */
  final void forgetWaiting() {
    waitingCount = 0;
  }

  private Grid solution(Grid givens, int depth) {
    int[] digits = givens.toArray();
    for (int i = 0; i < depth; i++) {
      digits[tables.cellOf(nodeAt[i])] = tables.digitOf(nodeAt[i]);
    }
    return Grid.of(size, digits);
  }
}
