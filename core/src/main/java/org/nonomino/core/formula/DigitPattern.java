package org.nonomino.core.formula;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import org.nonomino.core.Grid;
import org.nonomino.core.Symbols;

/**
 * A regular expression over digits, such as {@code [1-3]+[7-9]*}: {@code .} is any digit, {@code
 * [13-5]} one of some, {@code [^1]} any other, {@code |} separates alternatives, {@code ( )} group,
 * and {@code * + ? {2} {2,} {2,4}} repeat what is before them. Digits have their symbols, as in
 * grids. It must fit all digits that are read. Immutable; equal patterns have the same text and
 * symbols.
 *
 * <p>The states of reading are those of Glushkov's automaton: the places in the pattern at which
 * the latest digit can be (V. M. Glushkov, "The abstract theory of automata", 1961).
 */
public final class DigitPattern {
  /** The maximum number of places for a digit, with all repetitions written out. */
  private static final int MAX_PLACES = 1000;

  /** The maximum number of parts with all repetitions written out, many of which may be empty. */
  private static final int MAX_PARTS = 20_000;

  private final String text;
  private final Symbols symbols;
  private final PatternPart whole;

  /** The digits that fit each place, bit d for digit d; the place before the start has none. */
  private final List<Long> digits = new ArrayList<>(List.of(0L));

  /** The places that can follow each place. */
  private final List<BitSet> following = new ArrayList<>(List.of(new BitSet()));

  /** The places of the last digit. */
  private final BitSet last;

  /** The number of parts that were joined. */
  private int joins;

  /** The first and the last places of a part. */
  private record Ends(boolean canBeEmpty, BitSet first, BitSet last) {
    Ends optional() {
      return new Ends(true, first, last);
    }
  }

  private DigitPattern(String text, Symbols symbols) throws FormulaException {
    this.text = text;
    this.symbols = symbols;
    this.whole = new PatternReader(text, symbols).read();
    Ends ends = ends(whole);
    following.get(0).or(ends.first);
    last = union(ends.last, new BitSet());
    last.set(0, ends.canBeEmpty);
  }

  /**
   * Returns the pattern of a text with the usual symbols.
   *
   * @throws FormulaException if it is none, or too large
   */
  public static DigitPattern of(String text) throws FormulaException {
    return of(text, Symbols.usual(Grid.MAX_SIZE));
  }

  /**
   * Returns the pattern of a text with the symbols of a puzzle.
   *
   * @throws FormulaException if it is none, or too large
   */
  public static DigitPattern of(String text, Symbols symbols) throws FormulaException {
    // Usual patterns are the same for each size.
    return new DigitPattern(text, symbols.areUsual() ? Symbols.usual(Grid.MAX_SIZE) : symbols);
  }

  private Ends ends(PatternPart part) throws FormulaException {
    if (part instanceof PatternPart.OneDigit digit) {
      return place(digit.digits());
    } else if (part instanceof PatternPart.InOrder sequence) {
      Ends all = new Ends(true, new BitSet(), new BitSet());
      for (PatternPart each : sequence.parts()) {
        all = joined(all, ends(each));
      }
      return all;
    } else if (part instanceof PatternPart.OneOf choice) {
      Ends all = new Ends(false, new BitSet(), new BitSet());
      for (PatternPart each : choice.parts()) {
        Ends one = ends(each);
        all =
            new Ends(
                all.canBeEmpty || one.canBeEmpty,
                union(all.first, one.first),
                union(all.last, one.last));
      }
      return all;
    }
    return ends((PatternPart.Repeated) part);
  }

  /** Adds a place. */
  private Ends place(long fitting) throws FormulaException {
    requireAtMost(digits.size(), MAX_PLACES);
    BitSet place = new BitSet();
    place.set(digits.size());
    digits.add(fitting);
    following.add(new BitSet());
    return new Ends(false, place, place);
  }

  /** Returns the ends of the least number of copies, followed by optional ones or a loop. */
  private Ends ends(PatternPart.Repeated repeated) throws FormulaException {
    boolean isOpen = repeated.most() == PatternPart.Repeated.NO_LIMIT;
    int copies = isOpen ? Math.max(repeated.least(), 1) : repeated.most();
    Ends all = new Ends(true, new BitSet(), new BitSet());
    for (int i = 0; i < copies; i++) {
      Ends copy = ends(repeated.part());
      if (isOpen && i == copies - 1) {
        joined(copy, copy);
      }
      all = joined(all, i < repeated.least() ? copy : copy.optional());
    }
    return all;
  }

  private static void requireAtMost(int count, int max) throws FormulaException {
    if (count > max) {
      throw new FormulaException(
          0,
          "it has more than %d parts with all repetitions written out".formatted(max),
          "Use smaller numbers of repetitions.");
    }
  }

  private Ends joined(Ends one, Ends other) throws FormulaException {
    requireAtMost(++joins, MAX_PARTS);
    one.last.stream().forEach(place -> following.get(place).or(other.first));
    return new Ends(
        one.canBeEmpty && other.canBeEmpty,
        one.canBeEmpty ? union(one.first, other.first) : one.first,
        other.canBeEmpty ? union(one.last, other.last) : other.last);
  }

  private static BitSet union(BitSet one, BitSet other) {
    BitSet union = (BitSet) one.clone();
    union.or(other);
    return union;
  }

  /** Returns whether the pattern fits all digits, decided by its text alone. */
  public boolean fits(int... read) {
    BitSet start = new BitSet();
    start.set(0);
    return whole.endsIn(read, start).get(read.length);
  }

  /** Returns the places before the first digit. */
  public BitSet start() {
    BitSet start = new BitSet();
    start.set(0);
    return start;
  }

  /** Returns the places after a digit; empty if there are none. */
  public Optional<BitSet> after(BitSet places, int digit) {
    BitSet after = new BitSet();
    places.stream().forEach(place -> after.or(following.get(place)));
    for (int place = after.nextSetBit(0); place >= 0; place = after.nextSetBit(place + 1)) {
      after.set(place, (digits.get(place) >>> digit & 1) != 0);
    }
    return after.isEmpty() ? Optional.empty() : Optional.of(after);
  }

  /** Returns whether reading may end. */
  public boolean accepts(BitSet places) {
    return places.intersects(last);
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof DigitPattern pattern
        && text.equals(pattern.text)
        && symbols.equals(pattern.symbols);
  }

  @Override
  public int hashCode() {
    return text.hashCode();
  }

  /** The text as it was written. */
  @Override
  public String toString() {
    return text;
  }
}
