package org.nonomino.solver.testkit;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import org.nonomino.core.AutomatonPath;
import org.nonomino.core.CellList;
import org.nonomino.core.Conditions;
import org.nonomino.core.DigitSets;
import org.nonomino.core.DigitTable;
import org.nonomino.core.Grid;
import org.nonomino.core.Layout;
import org.nonomino.core.Relation;
import org.nonomino.core.Rules;

/**
 * Finds a random filling of rules, as the hidden solution of a random puzzle: a cell with the
 * fewest candidates first, in random order. It understands houses, differing cells, relations and
 * automata; other conditions are checked only at the end. It gives up early and may miss a rare
 * filling.
 */
final class RandomFilling {
  private static final int TRIES = 8;
  private static final int NODES_PER_TRY = 400;

  private record Link(int other, DigitTable table) {}

  private final int size;
  private final Layout layout;
  private final SplittableRandom random;

  /** The relations of each cell, with the digit of this cell first. */
  private final List<List<Link>> links = new ArrayList<>();

  private final long[] allowed;
  private final List<AutomatonPath> paths;
  private int nodesLeft;

  private RandomFilling(Rules rules, SplittableRandom random) {
    this.size = rules.size();
    this.layout = rules.layout();
    this.random = random;
    this.allowed = new long[size * size];
    this.paths = rules.conditions().automata();
    DigitTable different = DigitTable.different(size);
    Conditions conditions = rules.conditions();
    for (int cell = 0; cell < allowed.length; cell++) {
      links.add(new ArrayList<>());
      allowed[cell] = conditions.allowed(cell);
      for (int peer : rules.layout().peers(cell)) {
        links.get(cell).add(new Link(peer, different));
      }
    }
    for (CellList cells : conditions.differing()) {
      for (int i = 0; i < cells.count(); i++) {
        for (int j = 0; j < i; j++) {
          link(cells.get(j), cells.get(i), different);
        }
      }
    }
    for (Relation relation : conditions.relations()) {
      link(relation.first(), relation.second(), relation.table());
    }
  }

  private void link(int first, int second, DigitTable table) {
    links.get(first).add(new Link(second, table));
    links.get(second).add(new Link(first, table.transposed()));
  }

  /** Returns a random filling; empty if none was found. */
  static Optional<Grid> of(Rules rules, SplittableRandom random) {
    RandomFilling filling = new RandomFilling(rules, random);
    for (int i = 0; i < TRIES; i++) {
      filling.nodesLeft = NODES_PER_TRY;
      int[] digits = new int[filling.allowed.length];
      if (filling.fill(digits, filling.allowed)) {
        Grid grid = Grid.of(filling.size, digits);
        if (rules.isSolvedBy(grid)) {
          return Optional.of(grid);
        }
      } else if (filling.nodesLeft > 0) {
        return Optional.empty();
      }
    }
    return Optional.empty();
  }

  /** Returns whether the empty cells could be filled, each with one of its candidates. */
  private boolean fill(int[] digits, long[] candidates) {
    int cell = cellWithFewest(digits, candidates);
    if (cell < 0) {
      return true;
    }
    for (long untried = candidates[cell]; untried != 0 && nodesLeft > 0; ) {
      int digit = anyOf(untried);
      untried &= ~(1L << digit);
      nodesLeft--;
      digits[cell] = digit;
      long[] rest = candidates.clone();
      rest[cell] = 1L << digit;
      for (Link link : links.get(cell)) {
        rest[link.other] &= link.table.allowed(digit);
      }
      if (keepHiddenSingles(rest) && keepAccepted(rest) && fill(digits, rest)) {
        return true;
      }
      digits[cell] = 0;
    }
    return false;
  }

  /**
   * Removes the other candidates of a cell that is the only place of a digit in a house. Returns
   * false if a digit has no place.
   */
  private boolean keepHiddenSingles(long[] candidates) {
    for (int house = 0; house < layout.houseCount(); house++) {
      long once = 0;
      long twice = 0;
      for (int position = 0; position < size; position++) {
        long digits = candidates[layout.cell(house, position)];
        twice |= once & digits;
        once |= digits;
      }
      if (once != DigitSets.all(size)) {
        return false;
      }
      for (int position = 0; position < size; position++) {
        int cell = layout.cell(house, position);
        long single = candidates[cell] & ~twice;
        if (single != 0) {
          candidates[cell] = single;
        }
      }
    }
    return true;
  }

  /** Removes the candidates that an automaton does not accept; false if it accepts none. */
  private boolean keepAccepted(long[] candidates) {
    for (AutomatonPath path : paths) {
      long[] choices = path.cells().stream().mapToLong(cell -> candidates[cell]).toArray();
      for (int i = 0; i < choices.length; i++) {
        long accepted = 0;
        for (long rest = choices[i]; rest != 0; rest &= rest - 1) {
          long[] one = choices.clone();
          one[i] = Long.lowestOneBit(rest);
          accepted |= AutomatonPath.accepts(path.automaton(), one) ? one[i] : 0;
        }
        if (accepted == 0) {
          return false;
        }
        choices[i] = accepted;
        candidates[path.cells().get(i)] &= accepted;
      }
    }
    return true;
  }

  /** Returns a random one of the empty cells with the fewest candidates, or −1 if all are full. */
  private int cellWithFewest(int[] digits, long[] candidates) {
    int best = -1;
    int fewest = Integer.MAX_VALUE;
    int equals = 0;
    for (int cell = 0; cell < digits.length; cell++) {
      int count = Long.bitCount(candidates[cell]);
      if (digits[cell] == 0 && count <= fewest) {
        equals = count < fewest ? 1 : equals + 1;
        fewest = count;
        if (random.nextInt(equals) == 0) {
          best = cell;
        }
      }
    }
    return best;
  }

  private int anyOf(long digits) {
    long rest = digits;
    for (int skipped = random.nextInt(Long.bitCount(digits)); skipped > 0; skipped--) {
      rest &= rest - 1;
    }
    assert (rest & DigitSets.all(size)) != 0 : "no digit";
    return Long.numberOfTrailingZeros(rest);
  }
}
