package org.nonomino.reading.wording;

import java.util.List;

/**
 * Parts in any order. Each required part occurs exactly once, the others as often as they like, and
 * no word is left over. The states of a position are the sets of required parts seen so far, as
 * bits of a {@code long}, so the time is linear in the number of parts.
 */
final class Bag extends Pattern {
  /** All sets of so many parts fit into a {@code long}. */
  static final int MAX_REQUIRED = 6;

  private final List<Pattern> required;
  private final List<Pattern> optional;

  Bag(List<Pattern> required, List<Pattern> optional) {
    if (required.size() > MAX_REQUIRED) {
      throw new IllegalArgumentException("more than " + MAX_REQUIRED + " required parts");
    }
    this.required = List.copyOf(required);
    this.optional = List.copyOf(optional);
  }

  @Override
  long ends(Match match, int at) {
    long[] sets = sets(match, at, match.count());
    long ends = 0;
    for (int end = at; end <= match.count(); end++) {
      if (isFull(sets[end - at])) {
        ends |= 1L << end;
      }
    }
    return ends;
  }

  private boolean isFull(long sets) {
    return has(sets, (1 << required.size()) - 1);
  }

  /** Returns for each position the sets of required parts with which it can be reached. */
  private long[] sets(Match match, int at, int last) {
    long[] sets = new long[last - at + 1];
    sets[0] = 1;
    for (int from = at; from < last; from++) {
      long seen = sets[from - at];
      if (seen == 0) {
        continue;
      }
      for (int i = 0; i < required.size(); i++) {
        spread(sets, at, required.get(i).ends(match, from), with(seen, i));
      }
      for (Pattern part : optional) {
        spread(sets, at, part.ends(match, from), seen);
      }
    }
    return sets;
  }

  private static void spread(long[] sets, int at, long ends, long seen) {
    for (long rest = ends; rest != 0; rest &= rest - 1) {
      int end = Long.numberOfTrailingZeros(rest) - at;
      if (end < sets.length) {
        sets[end] |= seen;
      }
    }
  }

  /** Adds a part to each set that does not have it. */
  private static long with(long sets, int part) {
    long grown = 0;
    for (long rest = sets; rest != 0; rest &= rest - 1) {
      int set = Long.numberOfTrailingZeros(rest);
      if ((set & 1 << part) == 0) {
        grown |= 1L << (set | 1 << part);
      }
    }
    return grown;
  }

  /** Walks back from the end. */
  @Override
  void capture(Match match, int at, int end, Captures into) {
    long[] sets = sets(match, at, end);
    walk(match, at, end, (1 << required.size()) - 1, sets, into);
  }

  private void walk(Match match, int at, int end, int set, long[] sets, Captures into) {
    for (int from = end - 1; from >= at; from--) {
      for (int i = 0; i < required.size(); i++) {
        int before = set & ~(1 << i);
        if (before != set && leads(match, required.get(i), sets, at, from, end, before)) {
          walk(match, at, from, before, sets, into);
          required.get(i).capture(match, from, end, into);
          return;
        }
      }
      for (Pattern part : optional) {
        if (leads(match, part, sets, at, from, end, set)) {
          walk(match, at, from, set, sets, into);
          part.capture(match, from, end, into);
          return;
        }
      }
    }
  }

  private static boolean leads(
      Match match, Pattern part, long[] sets, int at, int from, int end, int set) {
    return has(sets[from - at], set) && has(part.ends(match, from), end);
  }

  @Override
  boolean first(boolean[] concepts, Lexicon lexicon) {
    required.forEach(part -> part.first(concepts, lexicon));
    optional.forEach(part -> part.first(concepts, lexicon));
    return required.isEmpty();
  }

  @Override
  WordSet required(Lexicon lexicon) {
    WordSet all = WordSet.of(lexicon);
    required.forEach(part -> all.addAll(part.required(lexicon)));
    return all;
  }
}
