package org.nonomino.explainer;

import java.util.Arrays;
import java.util.Optional;
import org.nonomino.core.RegionMask;

/**
 * The kind of steps that people mean by the name of a technique, about from the easiest to the
 * hardest; types and variants of one idea are one kind.
 */
public enum StepKind {
  /** The only empty cell of a house. */
  LAST_CELL("last cell", 10),
  /** The only place of a digit in a house. */
  HIDDEN_SINGLE("hidden single", 12),
  /** Pointing that leaves a digit one place in a house. */
  DIRECT_POINTING("direct pointing", 17),
  /** Claiming that leaves a digit one place in a house. */
  DIRECT_CLAIMING("direct claiming", 19),
  /** A hidden pair that leaves a digit one place in a house. */
  DIRECT_HIDDEN_PAIR("direct hidden pair", 20, 2),
  /** The only candidate of a cell. */
  NAKED_SINGLE("naked single", 23),
  /** A hidden triple that leaves a digit one place in a house. */
  DIRECT_HIDDEN_TRIPLE("direct hidden triple", 25, 3),
  /** Locked candidates of a box. */
  POINTING("pointing", 26),
  /** Locked candidates of a row, a column or an irregular region. */
  CLAIMING("claiming", 28),
  /** Lines and regions that hold the same digits outside what they share. */
  LAW_OF_LEFTOVERS("law of leftovers", 27),
  /** Cells that see all places of a digit in a house. */
  GENERALIZED_INTERSECTION("generalized intersection", 29),
  /** Two cells of a house with two candidates. */
  NAKED_PAIR("naked pair", 30, 2),
  /** A fish of two lines. */
  X_WING("x-wing", 32, 2),
  /** Two digits with two places in a house. */
  HIDDEN_PAIR("hidden pair", 34, 2),
  /** Three cells of a house with three candidates. */
  NAKED_TRIPLE("naked triple", 36, 3),
  /** A fish of three lines. */
  SWORDFISH("swordfish", 38, 3),
  /** Three digits with three places in a house. */
  HIDDEN_TRIPLE("hidden triple", 40, 3),
  /** A pivot with two candidates and two pincers. */
  XY_WING("xy-wing", 42),
  /** A pivot with three candidates and two pincers. */
  XYZ_WING("xyz-wing", 44),
  /** A loop of four cells that would have two solutions. */
  UNIQUE_RECTANGLE("unique rectangle", 45),
  /** A longer loop that would have two solutions. */
  UNIQUE_LOOP("unique loop", 46),
  /** Four cells of a house with four candidates. */
  NAKED_QUAD("naked quad", 50, 4),
  /** A fish of four lines. */
  JELLYFISH("jellyfish", 52, 4),
  /** Four digits with four places in a house. */
  HIDDEN_QUAD("hidden quad", 54, 4),
  /** A grave that would have two solutions. */
  BUG("bug", 56),
  /** Two cells of which no pair of digits is left for a candidate. */
  ALIGNED_PAIR_EXCLUSION("aligned pair exclusion", 62, 2),
  /** A circle of four candidates of one digit. */
  GENERALIZED_X_WING("generalized x-wing", 65),
  /** A longer circle of candidates of one digit. */
  BIDIRECTIONAL_X_CYCLE("bidirectional x-cycle", 65),
  /** A circle of candidates of cells with two candidates. */
  BIDIRECTIONAL_Y_CYCLE("bidirectional y-cycle", 65),
  /** The shortest chain of candidates of one digit. */
  TURBOT_FISH("turbot fish", 66),
  /** A longer chain of candidates of one digit. */
  FORCING_X_CHAIN("forcing x-chain", 66),
  /** A circle of candidates of several digits. */
  BIDIRECTIONAL_CYCLE("bidirectional cycle", 70),
  /** A chain of candidates of several digits. */
  FORCING_CHAIN("forcing chain", 70),
  /** Three cells of which no triple of digits is left for a candidate. */
  ALIGNED_TRIPLE_EXCLUSION("aligned triple exclusion", 75, 3),
  /** A candidate that leads to a contradiction within one digit. */
  NISHIO_FORCING_CHAINS("nishio forcing chains", 75),
  /** A chain from each candidate of a cell to one conclusion. */
  CELL_FORCING_CHAINS("cell forcing chains", 80),
  /** A chain from each place of a digit in a house to one conclusion. */
  REGION_FORCING_CHAINS("region forcing chains", 80),
  /** Joining chains from a candidate being on, and from its being off. */
  DYNAMIC_DOUBLE_FORCING_CHAINS("dynamic double forcing chains", 85),
  /** Joining chains from each candidate of a cell. */
  DYNAMIC_CELL_FORCING_CHAINS("dynamic cell forcing chains", 85),
  /** Joining chains from each place of a digit in a house. */
  DYNAMIC_REGION_FORCING_CHAINS("dynamic region forcing chains", 85),
  /** Joining chains from a candidate to a contradiction. */
  DYNAMIC_CONTRADICTION_FORCING_CHAINS("dynamic contradiction forcing chains", 85);

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

  /** Returns the name as people read it, in lower case: {@code x-wing}, {@code hidden pair}. */
  public String words() {
    return words;
  }

  /** Returns the name without blanks, as people type it: {@code x-wing}, {@code hidden-pair}. */
  public String slug() {
    return words.replace(' ', '-');
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
      case DIRECT_POINTING, POINTING -> tables.hasBoxes && tables.canLock();
      case DIRECT_CLAIMING, CLAIMING -> tables.canLock();
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
