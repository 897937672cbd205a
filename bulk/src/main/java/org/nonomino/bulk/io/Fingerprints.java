package org.nonomino.bulk.io;

import java.util.Arrays;
import org.nonomino.core.Grid;
import org.nonomino.core.HouseKind;
import org.nonomino.core.Layout;
import org.nonomino.core.Puzzle;
import org.nonomino.core.RegionMask;
import org.nonomino.core.Rules;

/**
 * Remembers puzzles by 64 bits each, 16 to 32 bytes of memory. Among a million different puzzles,
 * that any two have the same bits has a chance of one in 37 million.
 */
public final class Fingerprints {
  private static final int FIRST_CAPACITY = 1 << 10;

  /** With it, a fingerprint is that without a salt. */
  public static final long NO_SALT = 0;

  private static final long GOLDEN_GAMMA = 0x9E3779B97F4A7C15L;

  /** 0 is a free place. */
  private long[] places = new long[FIRST_CAPACITY];

  private int count;

  /** Remembers a fingerprint; returns whether it is a new one. */
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

  /** Returns the fingerprint of a puzzle, which is not 0. */
  public static long of(Puzzle puzzle) {
    return of(puzzle, NO_SALT);
  }

  /**
   * Returns a fingerprint of a puzzle, which is not 0: those of other salts are the same for two
   * different puzzles by other chances.
   */
  public static long of(Puzzle puzzle, long salt) {
    Grid givens = puzzle.givens();
    long bits = ofRules(puzzle.rules(), salt);
    for (int cell = 0; cell < givens.cellCount(); cell++) {
      bits = mixed(bits, givens.digit(cell));
    }
    return bits == 0 ? 1 : bits;
  }

  /** Returns the fingerprint of rules, which is not 0. */
  public static long of(Rules rules) {
    return ofRules(rules, NO_SALT);
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
    return bits == 0 ? 1 : bits;
  }

  /** The mixer of SplitMix64: each bit of the result depends on all of the arguments. */
  private static long mixed(long bits, int next) {
    long z = bits + GOLDEN_GAMMA + next;
    z = (z ^ (z >>> 30)) * 0xBF58476D1CE4E5B9L;
    z = (z ^ (z >>> 27)) * 0x94D049BB133111EBL;
    return z ^ (z >>> 31);
  }
}
