package org.nonomino.solver.dlx;

import java.util.Arrays;
import org.nonomino.core.Rules;

/**
 * The same search for rules with conditions. Whenever an option is chosen, {@link SideConditions}
 * hide the options that no longer fit it. They appear again when the choice is undone.
 */
final class ConditionedSearch extends DlxSearch {
  private final DlxTables tables;
  private final SideConditions conditions;

  /** The digits that are left for each cell; one for a cell whose option was chosen. */
  private final long[] candidates;

  /** The same before the side conditions hid some of them. */
  private final long[] before;

  /** The digit of the chosen option of each cell, 0 = none. */
  private final int[] chosen;

  /** A stack of the first nodes of hidden options. */
  private final int[] hidden;

  private int hiddenCount;

  /** The number of hidden options before each chosen option. */
  private final int[] hiddenAt;

  private int chosenCount;

  ConditionedSearch(Rules rules, DlxTables tables) {
    super(rules, tables);
    this.tables = tables;
    this.conditions = new SideConditions(rules.conditions(), rules.layout());
    int cells = rules.size() * rules.size();
    this.candidates = new long[cells];
    this.before = new long[cells];
    this.chosen = new int[cells];
    this.hidden = new int[cells * rules.size()];
    this.hiddenAt = new int[cells];
  }

  @Override
  boolean start() {
    super.start();
    Arrays.fill(chosen, 0);
    hiddenCount = 0;
    chosenCount = 0;
    return hideOthers();
  }

  @Override
  boolean choose(int node) {
    if (!super.choose(node)) {
      return false;
    }
    chosen[tables.cellOf(node)] = tables.digitOf(node);
    hiddenAt[chosenCount++] = hiddenCount;
    if (hideOthers()) {
      return true;
    }
    takeBack(node);
    forgetWaiting();
    return false;
  }

  @Override
  void takeBack(int node) {
    int remaining = hiddenAt[--chosenCount];
    while (hiddenCount > remaining) {
      unhideOption(hidden[--hiddenCount]);
    }
    chosen[tables.cellOf(node)] = 0;
    super.takeBack(node);
  }

  /** Hides the options that contradict a condition. Returns false at a dead end. */
  private boolean hideOthers() {
    for (int cell = 0; cell < candidates.length; cell++) {
      candidates[cell] = chosen[cell] != 0 ? 1L << chosen[cell] : digitsLeft(cell);
      before[cell] = candidates[cell];
    }
    if (!conditions.narrow(candidates, budget())) {
      return false;
    }
    for (int cell = 0; cell < candidates.length; cell++) {
      for (long rest = before[cell] & ~candidates[cell]; rest != 0; rest &= rest - 1) {
        int option = tables.firstNode(cell, Long.numberOfTrailingZeros(rest));
        hidden[hiddenCount++] = option;
        if (!hideOption(option)) {
          return false;
        }
      }
    }
    return true;
  }
}
