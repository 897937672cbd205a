package org.nonomino.explainer;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;
import org.nonomino.core.RegionMask;

/**
 * The kind of steps that people mean by the name of a technique, about from the easiest to the
 * hardest; types and variants of one idea are one kind.
 */
public enum StepKind {
  /** The only empty cell of a house. */
  LAST_CELL("Last Cell", 10),
  /** The only place of a digit in a house. */
  HIDDEN_SINGLE("Hidden Single", 12),
  /** Pointing that leaves a digit one place in a house. */
  DIRECT_POINTING("Direct Pointing", 17),
  /** Claiming that leaves a digit one place in a house. */
  DIRECT_CLAIMING("Direct Claiming", 19),
  /** A hidden pair that leaves a digit one place in a house. */
  DIRECT_HIDDEN_PAIR("Direct Hidden Pair", 20, 2),
  /** The only candidate of a cell. */
  NAKED_SINGLE("Naked Single", 23),
  /** A hidden triple that leaves a digit one place in a house. */
  DIRECT_HIDDEN_TRIPLE("Direct Hidden Triple", 25, 3),
  /** Locked candidates from a region to a row or a column. */
  POINTING("Pointing", 26),
  /** Locked candidates from a row or a column to a region. */
  CLAIMING("Claiming", 28),
  /** Lines and regions that hold the same digits outside what they share. */
  LAW_OF_LEFTOVERS("Law of Leftovers", 27),
  /** Cells that see all places of a digit in a house. */
  GENERALIZED_INTERSECTION("Generalized Intersection", 29),
  /** Two cells of a house with two candidates. */
  NAKED_PAIR("Naked Pair", 30, 2),
  /** A fish of two lines. */
  X_WING("X-Wing", 32, 2),
  /** Two digits with two places in a house. */
  HIDDEN_PAIR("Hidden Pair", 34, 2),
  /** Three cells of a house with three candidates. */
  NAKED_TRIPLE("Naked Triple", 36, 3),
  /** A fish of three lines. */
  SWORDFISH("Swordfish", 38, 3),
  /** Three digits with three places in a house. */
  HIDDEN_TRIPLE("Hidden Triple", 40, 3),
  /** A pivot with two candidates and two pincers. */
  XY_WING("XY-Wing", 42),
  /** A pivot with three candidates and two pincers. */
  XYZ_WING("XYZ-Wing", 44),
  /** A loop of four cells that would have two solutions. */
  UNIQUE_RECTANGLE("Unique Rectangle", 45),
  /** A longer loop that would have two solutions. */
  UNIQUE_LOOP("Unique Loop", 46),
  /** Four cells of a house with four candidates. */
  NAKED_QUAD("Naked Quad", 50, 4),
  /** A fish of four lines. */
  JELLYFISH("Jellyfish", 52, 4),
  /** Four digits with four places in a house. */
  HIDDEN_QUAD("Hidden Quad", 54, 4),
  /** A grave that would have two solutions. */
  BUG("BUG", 56),
  /** Two cells of which no pair of digits is left for a candidate. */
  ALIGNED_PAIR_EXCLUSION("Aligned Pair Exclusion", 62, 2),
  /** A circle of four candidates of one digit. */
  GENERALIZED_X_WING("Generalized X-Wing", 65),
  /** A longer circle of candidates of one digit. */
  BIDIRECTIONAL_X_CYCLE("Bidirectional X-Cycle", 65),
  /** A circle of candidates of cells with two candidates. */
  BIDIRECTIONAL_Y_CYCLE("Bidirectional Y-Cycle", 65),
  /** The shortest chain of candidates of one digit. */
  TURBOT_FISH("Turbot Fish", 66),
  /** A longer chain of candidates of one digit. */
  FORCING_X_CHAIN("Forcing X-Chain", 66),
  /** A circle of candidates of several digits. */
  BIDIRECTIONAL_CYCLE("Bidirectional Cycle", 70),
  /** A chain of candidates of several digits. */
  FORCING_CHAIN("Forcing Chain", 70),
  /** Three cells of which no triple of digits is left for a candidate. */
  ALIGNED_TRIPLE_EXCLUSION("Aligned Triple Exclusion", 75, 3),
  /** A candidate that leads to a contradiction within one digit. */
  NISHIO_FORCING_CHAINS("Nishio Forcing Chains", 75),
  /** A chain from each candidate of a cell to one conclusion. */
  CELL_FORCING_CHAINS("Cell Forcing Chains", 80),
  /** A chain from each place of a digit in a house to one conclusion. */
  REGION_FORCING_CHAINS("Region Forcing Chains", 80),
  /** Joining chains from a candidate being on, and from its being off. */
  DYNAMIC_DOUBLE_FORCING_CHAINS("Dynamic Double Forcing Chains", 85),
  /** Joining chains from each candidate of a cell. */
  DYNAMIC_CELL_FORCING_CHAINS("Dynamic Cell Forcing Chains", 85),
  /** Joining chains from each place of a digit in a house. */
  DYNAMIC_REGION_FORCING_CHAINS("Dynamic Region Forcing Chains", 85),
  /** Joining chains from a candidate to a contradiction. */
  DYNAMIC_CONTRADICTION_FORCING_CHAINS("Dynamic Contradiction Forcing Chains", 85);

  private final String words;

  // A rating is a record of a number.
  @SuppressWarnings("ImmutableEnumChecker")
  private final Rating least;

  private final int size;

  StepKind(String words, int leastTenths) {
    this(words, leastTenths, 0);
  }

  StepKind(String words, int leastTenths, int size) {
    this.words = words;
    this.least = new Rating(leastTenths);
    this.size = size;
  }

  /** Returns the kind that people type so, see {@link #slug}; empty if there is none. */
  public static Optional<StepKind> named(String slug) {
    return Arrays.stream(values()).filter(kind -> kind.slug().equals(slug)).findFirst();
  }

  /** Returns the name as people read it: {@code X-Wing}, {@code Hidden Pair}. */
  public String words() {
    return words;
  }

  /** Returns the name as people type it: {@code x-wing}, {@code hidden-pair}. */
  public String slug() {
    return words.toLowerCase(Locale.ROOT).replace(' ', '-');
  }

  /** Returns the lowest rating that a step of this kind can have, on any regions. */
  public Rating least() {
    return least;
  }

  /**
   * Returns whether there can be a step of this kind on some regions; also true if nobody knows.
   * Costs as much as the first step on these regions.
   */
  public boolean canOccurOn(RegionMask mask) {
    BoardTables tables = new BoardTables(mask.layout());
    return switch (this) {
      case DIRECT_POINTING, POINTING, DIRECT_CLAIMING, CLAIMING -> tables.canLock();
      case LAW_OF_LEFTOVERS -> !tables.leftovers().isEmpty();
      // As many as there are cells in a house: no others are left that could lose anything.
      default -> size < tables.size;
    };
  }

  /**
   * Returns how many cells of a naked set or an aligned exclusion, digits of a hidden set or lines
   * of a fish there are: 2 for a pair or an X-wing; 0 for kinds that have no such number.
   */
  int size() {
    return size;
  }

  /** The {@link #slug}. */
  @Override
  public String toString() {
    return slug();
  }
}
