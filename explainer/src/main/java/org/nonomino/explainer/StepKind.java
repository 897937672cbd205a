package org.nonomino.explainer;

import java.util.Arrays;
import java.util.Optional;

/**
 * The kind of steps that people mean by the name of a technique, about from the easiest to the
 * hardest; types and variants of one idea are one kind.
 */
public enum StepKind {
  /** The only empty cell of a house. */
  LAST_CELL("last cell"),
  /** The only place of a digit in a house. */
  HIDDEN_SINGLE("hidden single"),
  /** Pointing that leaves a digit one place in a house. */
  DIRECT_POINTING("direct pointing"),
  /** Claiming that leaves a digit one place in a house. */
  DIRECT_CLAIMING("direct claiming"),
  /** A hidden pair that leaves a digit one place in a house. */
  DIRECT_HIDDEN_PAIR("direct hidden pair", 2),
  /** The only candidate of a cell. */
  NAKED_SINGLE("naked single"),
  /** A hidden triple that leaves a digit one place in a house. */
  DIRECT_HIDDEN_TRIPLE("direct hidden triple", 3),
  /** Locked candidates of a box. */
  POINTING("pointing"),
  /** Locked candidates of a row, a column or an irregular region. */
  CLAIMING("claiming"),
  /** Lines and regions that hold the same digits outside what they share. */
  LAW_OF_LEFTOVERS("law of leftovers"),
  /** Cells that see all places of a digit in a house. */
  GENERALIZED_INTERSECTION("generalized intersection"),
  /** Two cells of a house with two candidates. */
  NAKED_PAIR("naked pair", 2),
  /** A fish of two lines. */
  X_WING("x-wing", 2),
  /** Two digits with two places in a house. */
  HIDDEN_PAIR("hidden pair", 2),
  /** Three cells of a house with three candidates. */
  NAKED_TRIPLE("naked triple", 3),
  /** A fish of three lines. */
  SWORDFISH("swordfish", 3),
  /** Three digits with three places in a house. */
  HIDDEN_TRIPLE("hidden triple", 3),
  /** A pivot with two candidates and two pincers. */
  XY_WING("xy-wing"),
  /** A pivot with three candidates and two pincers. */
  XYZ_WING("xyz-wing"),
  /** A loop of four cells that would have two solutions. */
  UNIQUE_RECTANGLE("unique rectangle"),
  /** A longer loop that would have two solutions. */
  UNIQUE_LOOP("unique loop"),
  /** Four cells of a house with four candidates. */
  NAKED_QUAD("naked quad", 4),
  /** A fish of four lines. */
  JELLYFISH("jellyfish", 4),
  /** Four digits with four places in a house. */
  HIDDEN_QUAD("hidden quad", 4),
  /** A grave that would have two solutions. */
  BUG("bug"),
  /** Two cells of which no pair of digits is left for a candidate. */
  ALIGNED_PAIR_EXCLUSION("aligned pair exclusion", 2),
  /** A circle of four candidates of one digit. */
  GENERALIZED_X_WING("generalized x-wing"),
  /** A longer circle of candidates of one digit. */
  BIDIRECTIONAL_X_CYCLE("bidirectional x-cycle"),
  /** A circle of candidates of cells with two candidates. */
  BIDIRECTIONAL_Y_CYCLE("bidirectional y-cycle"),
  /** The shortest chain of candidates of one digit. */
  TURBOT_FISH("turbot fish"),
  /** A longer chain of candidates of one digit. */
  FORCING_X_CHAIN("forcing x-chain"),
  /** A circle of candidates of several digits. */
  BIDIRECTIONAL_CYCLE("bidirectional cycle"),
  /** A chain of candidates of several digits. */
  FORCING_CHAIN("forcing chain"),
  /** Three cells of which no triple of digits is left for a candidate. */
  ALIGNED_TRIPLE_EXCLUSION("aligned triple exclusion", 3),
  /** A candidate that leads to a contradiction within one digit. */
  NISHIO_FORCING_CHAINS("nishio forcing chains"),
  /** A chain from each candidate of a cell to one conclusion. */
  CELL_FORCING_CHAINS("cell forcing chains"),
  /** A chain from each place of a digit in a house to one conclusion. */
  REGION_FORCING_CHAINS("region forcing chains"),
  /** Joining chains from a candidate being on, and from its being off. */
  DYNAMIC_DOUBLE_FORCING_CHAINS("dynamic double forcing chains"),
  /** Joining chains from each candidate of a cell. */
  DYNAMIC_CELL_FORCING_CHAINS("dynamic cell forcing chains"),
  /** Joining chains from each place of a digit in a house. */
  DYNAMIC_REGION_FORCING_CHAINS("dynamic region forcing chains"),
  /** Joining chains from a candidate to a contradiction. */
  DYNAMIC_CONTRADICTION_FORCING_CHAINS("dynamic contradiction forcing chains");

  private final String words;
  private final int size;

  StepKind(String words) {
    this(words, 0);
  }

  StepKind(String words, int size) {
    this.words = words;
    this.size = size;
  }

  /** Returns the kind that people type so, see {@link #slug}; empty where there is none. */
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
