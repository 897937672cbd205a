package org.nonomino.core.formula;

import java.util.BitSet;
import java.util.List;

/** A part of a {@link DigitPattern}. */
sealed interface PatternPart {
  /**
   * Returns the positions after the texts that fit the part.
   *
   * @param read digits
   * @param from the positions at which such texts may begin
   */
  BitSet endsIn(int[] read, BitSet from);

  /**
   * One digit.
   *
   * @param digits those that fit, bit d for digit d
   */
  record OneDigit(long digits) implements PatternPart {
    @Override
    public BitSet endsIn(int[] read, BitSet from) {
      BitSet ends = new BitSet();
      from.stream()
          .filter(position -> position < read.length && (digits >>> read[position] & 1) != 0)
          .forEach(position -> ends.set(position + 1));
      return ends;
    }
  }

  /** Parts one after the other. */
  record InOrder(List<PatternPart> parts) implements PatternPart {
    @Override
    public BitSet endsIn(int[] read, BitSet from) {
      BitSet ends = from;
      for (PatternPart part : parts) {
        ends = part.endsIn(read, ends);
      }
      return ends;
    }
  }

  /** One of several parts. */
  record OneOf(List<PatternPart> parts) implements PatternPart {
    @Override
    public BitSet endsIn(int[] read, BitSet from) {
      BitSet ends = new BitSet();
      parts.forEach(part -> ends.or(part.endsIn(read, from)));
      return ends;
    }
  }

  /**
   * A part several times.
   *
   * @param most {@link #NO_LIMIT} for any number
   */
  record Repeated(PatternPart part, int least, int most) implements PatternPart {
    static final int NO_LIMIT = Integer.MAX_VALUE;

    @Override
    public BitSet endsIn(int[] read, BitSet from) {
      BitSet ends = new BitSet();
      BitSet reached = from;
      BitSet seen = new BitSet();
      for (int times = 0; !reached.isEmpty(); times++) {
        if (times >= least) {
          ends.or(reached);
        }
        if (times == most || (times > least && isSubset(reached, seen))) {
          break;
        }
        seen.or(reached);
        reached = part.endsIn(read, reached);
      }
      return ends;
    }

    private static boolean isSubset(BitSet some, BitSet all) {
      BitSet rest = (BitSet) some.clone();
      rest.andNot(all);
      return rest.isEmpty();
    }
  }
}
