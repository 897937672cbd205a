package org.nonomino.bulk.io;

import java.util.Arrays;
import org.nonomino.core.Automaton;
import org.nonomino.core.AutomatonPath;
import org.nonomino.core.CellList;
import org.nonomino.core.Conditions;
import org.nonomino.core.Grid;
import org.nonomino.core.HouseKind;
import org.nonomino.core.Layout;
import org.nonomino.core.Linear;
import org.nonomino.core.Puzzle;
import org.nonomino.core.RegionMask;
import org.nonomino.core.Relation;
import org.nonomino.core.Rules;

/**
 * A set of puzzles that stores 64 bits for each, 16 to 32 bytes of memory. The chance that any two
 * of a million different puzzles have the same bits is one in 37 million.
 */
public final class Fingerprints {
  private static final int FIRST_CAPACITY = 1 << 10;

  /** The salt for the fingerprint without a salt. */
  public static final long NO_SALT = 0;

  /** The numbers of the kinds of primitives. */
  private static final int DIFFERING = 1;

  private static final int RELATION = 2;
  private static final int LINEAR = 3;
  private static final int AUTOMATON = 4;

  private static final long GOLDEN_GAMMA = 0x9E3779B97F4A7C15L;

  /** The table, with 0 for a free place. */
  private long[] places = new long[FIRST_CAPACITY];

  private int count;

  /** Adds a fingerprint, and returns whether it is new. */
  public boolean add(long fingerprint) {
    if (2 * count >= places.length) {
      grow();
    }
    boolean isNew = put(fingerprint);
    count += isNew ? 1 : 0;
    return isNew;
  }

  private boolean put(long fingerprint) {
    int mask = places.length - 1;
    int at = (int) fingerprint & mask;
    while (places[at] != 0) {
      if (places[at] == fingerprint) {
        return false;
      }
      at = (at + 1) & mask;
    }
    places[at] = fingerprint;
    return true;
  }

  private void grow() {
    long[] old = places;
    places = new long[2 * old.length];
    Arrays.stream(old).filter(fingerprint -> fingerprint != 0).forEach(this::put);
  }

  /** Returns the fingerprint of a puzzle, never 0. */
  public static long of(Puzzle puzzle) {
    return of(puzzle, NO_SALT);
  }

  /**
   * Returns the fingerprint of a puzzle for a salt, never 0. Two different puzzles with equal
   * fingerprints are likely to differ for another salt.
   */
  public static long of(Puzzle puzzle, long salt) {
    Grid givens = puzzle.givens();
    long bits = ofRules(puzzle.rules(), salt);
    for (int cell = 0; cell < givens.cellCount(); cell++) {
      bits = mixed(bits, givens.digit(cell));
    }
    return bits == 0 ? 1 : bits;
  }

  /** Returns the fingerprint of rules, never 0. */
  public static long of(Rules rules) {
    return ofRules(rules, NO_SALT);
  }

  /** Returns the fingerprint of a list of numbers for a salt, never 0. */
  public static long of(int[] numbers, long salt) {
    long bits = mixed(salt, numbers.length);
    for (int number : numbers) {
      bits = mixed(bits, number);
    }
    return bits == 0 ? 1 : bits;
  }

  private static long ofRules(Rules rules, long salt) {
    RegionMask mask = rules.mask();
    long bits = salt + mask.size();
    for (int cell = 0; cell < mask.size() * mask.size(); cell++) {
      bits = mixed(bits, mask.region(cell));
    }
    Layout layout = rules.layout();
    for (int house = layout.first(HouseKind.EXTRA); house < layout.houseCount(); house++) {
      for (int position = 0; position < layout.size(); position++) {
        bits = mixed(bits, layout.cell(house, position));
      }
    }
    if (!rules.conditions().isEmpty()) {
      bits = ofConditions(rules, bits);
    }
    return bits == 0 ? 1 : bits;
  }

  /**
   * Returns a fingerprint of conditions. Those of single primitives are added, because equal
   * conditions may have them in any order.
   */
  private static long ofConditions(Rules rules, long salt) {
    Conditions conditions = rules.conditions();
    long sum = 0;
    for (CellList cells : conditions.differing()) {
      sum += ofCells(cells, mixed(salt, DIFFERING));
    }
    for (Relation relation : conditions.relations()) {
      sum += ofRelation(relation, mixed(salt, RELATION));
    }
    for (Linear linear : conditions.linears()) {
      sum += ofLinear(linear, mixed(salt, LINEAR));
    }
    for (AutomatonPath path : conditions.automata()) {
      sum += ofAutomaton(path.automaton(), ofCells(path.cells(), mixed(salt, AUTOMATON)));
    }
    long bits = salt;
    for (int cell = 0; cell < rules.layout().cellCount(); cell++) {
      bits = mixed(bits, conditions.allowed(cell));
    }
    return mixed(bits, sum);
  }

  private static long ofCells(CellList cells, long salt) {
    long bits = mixed(salt, cells.count());
    for (int i = 0; i < cells.count(); i++) {
      bits = mixed(bits, cells.get(i));
    }
    return bits;
  }

  private static long ofRelation(Relation relation, long salt) {
    long bits = mixed(mixed(salt, relation.first()), relation.second());
    for (int digit = 1; digit <= relation.table().size(); digit++) {
      bits = mixed(bits, relation.table().allowed(digit));
    }
    return bits;
  }

  private static long ofLinear(Linear linear, long salt) {
    long bits = mixed(mixed(salt, linear.from()), linear.to());
    for (int i = 0; i < linear.count(); i++) {
      bits = mixed(mixed(bits, linear.cell(i)), linear.weight(i));
    }
    return bits;
  }

  private static long ofAutomaton(Automaton automaton, long salt) {
    long bits = mixed(salt, automaton.stateCount());
    for (int state = 0; state < automaton.stateCount(); state++) {
      bits = mixed(bits, automaton.accepts(state) ? 1 : 0);
      for (int digit = 1; digit <= automaton.size(); digit++) {
        bits = mixed(bits, automaton.next(state, digit));
      }
    }
    return bits;
  }

  /**
   * The mixing function of SplitMix64: each bit of the result depends on all bits of the arguments.
   */
  private static long mixed(long bits, long next) {
    long z = bits + GOLDEN_GAMMA + next;
    z = (z ^ (z >>> 30)) * 0xBF58476D1CE4E5B9L;
    z = (z ^ (z >>> 27)) * 0x94D049BB133111EBL;
    return z ^ (z >>> 31);
  }
}
