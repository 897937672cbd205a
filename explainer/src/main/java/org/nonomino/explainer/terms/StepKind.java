package org.nonomino.explainer.terms;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;
import org.nonomino.core.Rules;

/**
 * The kinds of steps, each the meaning of a technique's name, roughly from the easiest to the
 * hardest; types and variants of one idea are one kind.
 */
public enum StepKind {
  /** The only empty cell of a house or of a constraint. */
  LAST_CELL("Last Cell", TechniqueFamily.SINGLES, 10, 4),
  /** The only place of a digit in a house. */
  HIDDEN_SINGLE("Hidden Single", TechniqueFamily.SINGLES, 12, 14),
  /** A candidate without a partner in a cell that a constraint relates to its own. */
  RELATED_CELLS("Related Cells", TechniqueFamily.CONSTRAINTS, 16, 25),
  /** Pointing that leaves a digit one place in a house. */
  DIRECT_POINTING("Direct Pointing", TechniqueFamily.INTERSECTIONS, 17, 30),
  /** Claiming that leaves a digit one place in a house. */
  DIRECT_CLAIMING("Direct Claiming", TechniqueFamily.INTERSECTIONS, 19, 35),
  /** A hidden pair that leaves a digit one place in a house. */
  DIRECT_HIDDEN_PAIR("Direct Hidden Pair", TechniqueFamily.SUBSETS, 20, 45, 2),
  /** The sum of the cells that are left over if cages are taken from houses. */
  RULE_OF_45("Rule of 45", TechniqueFamily.CONSTRAINTS, 20, 40),
  /** A candidate without a partner in a cell that a constraint and a house relate to its own. */
  RELATED_PEERS("Related Peers", TechniqueFamily.CONSTRAINTS, 22, 35),
  /** A candidate that no combination of digits in a constraint contains. */
  COMBINATIONS("Combinations", TechniqueFamily.CONSTRAINTS, 21, 40),
  /** The only candidate of a cell. */
  NAKED_SINGLE("Naked Single", TechniqueFamily.SINGLES, 23, 20),
  /** A hidden triple that leaves a digit one place in a house. */
  DIRECT_HIDDEN_TRIPLE("Direct Hidden Triple", TechniqueFamily.SUBSETS, 25, 60, 3),
  /** A digit of a house all of whose places exclude a candidate, some by a constraint. */
  RELATED_PLACES("Related Places", TechniqueFamily.CONSTRAINTS, 25, 45),
  /** A digit that every combination of a constraint needs. */
  NEEDED_DIGIT("Needed Digit", TechniqueFamily.CONSTRAINTS, 26, 50),
  /** A candidate that no combination of a constraint contains by the relations of its cells. */
  RELATED_COMBINATIONS("Related Combinations", TechniqueFamily.CONSTRAINTS, 27, 60),
  /** A candidate that two constraints exclude together. */
  JOINT_COMBINATIONS("Joint Combinations", TechniqueFamily.CONSTRAINTS, 28, 80),
  /** A candidate that the constraints and relations inside a house exclude together. */
  HOUSE_COMBINATIONS("House Combinations", TechniqueFamily.CONSTRAINTS, 34, 120),
  /** A candidate that would force digits that clash at once. */
  CLASH("Clash", TechniqueFamily.CONSTRAINTS, 46, 200),
  /** A naked pair in the cells that two houses have in common. */
  LOCKED_PAIR("Locked Pair", TechniqueFamily.SUBSETS, 25, 40, 2),
  /** Locked candidates from a region to a row or a column. */
  POINTING("Pointing", TechniqueFamily.INTERSECTIONS, 26, 50),
  /** Locked candidates from a row or a column to a region. */
  CLAIMING("Claiming", TechniqueFamily.INTERSECTIONS, 28, 50),
  /** Lines and regions that hold the same digits outside their common cells. */
  LAW_OF_LEFTOVERS("Law of Leftovers", TechniqueFamily.LEFTOVERS, 27, 55),
  /** A digit whose places in a house are tied to its places among leftovers. */
  LEFTOVERS_POINTING("Leftovers Pointing", TechniqueFamily.LEFTOVERS, 31, 80),
  /** A naked pair with one cell tied to leftovers. */
  LEFTOVERS_PAIR("Leftovers Pair", TechniqueFamily.LEFTOVERS, 39, 110, 2),
  /** A naked triple with cells tied to leftovers. */
  LEFTOVERS_TRIPLE("Leftovers Triple", TechniqueFamily.LEFTOVERS, 42, 140, 3),
  /** Cells that see all places of a digit in a house. */
  GENERALIZED_INTERSECTION("Generalized Intersection", TechniqueFamily.INTERSECTIONS, 29, 60),
  /** A naked triple in the cells that two houses have in common. */
  LOCKED_TRIPLE("Locked Triple", TechniqueFamily.SUBSETS, 29, 60, 3),
  /** Two cells of a house with two candidates. */
  NAKED_PAIR("Naked Pair", TechniqueFamily.SUBSETS, 30, 60, 2),
  /** A fish of two lines. */
  X_WING("X-Wing", TechniqueFamily.FISH, 32, 140, 2),
  /** An X-wing with additional places that see every eliminated candidate. */
  FINNED_X_WING("Finned X-Wing", TechniqueFamily.FISH, 34, 150, 2),
  /** Two finned fish of the same bases. */
  SIAMESE_FISH("Siamese Fish", TechniqueFamily.FISH, 34, 250),
  /** Two digits with two places in a house. */
  HIDDEN_PAIR("Hidden Pair", TechniqueFamily.SUBSETS, 34, 70, 2),
  /** Three cells of a house with three candidates. */
  NAKED_TRIPLE("Naked Triple", TechniqueFamily.SUBSETS, 36, 80, 3),
  /** A fish of three lines. */
  SWORDFISH("Swordfish", TechniqueFamily.FISH, 38, 150, 3),
  /** Three digits with three places in a house. */
  HIDDEN_TRIPLE("Hidden Triple", TechniqueFamily.SUBSETS, 40, 100, 3),
  /**
   * Two places of a digit in each of two parallel lines, with one place of each in the same line.
   */
  SKYSCRAPER("Skyscraper", TechniqueFamily.CHAINS, 40, 130),
  /** Two places of a digit in a row and in a column, with one place of each in the same region. */
  TWO_STRING_KITE("Two-String Kite", TechniqueFamily.CHAINS, 41, 150),
  /** A finned X-wing with a line that has only one place apart from the fins. */
  SASHIMI_X_WING("Sashimi X-Wing", TechniqueFamily.FISH, 41, 160, 2),
  /** A pivot with two candidates and two pincers. */
  XY_WING("XY-Wing", TechniqueFamily.WINGS, 42, 160),
  /** The shortest chain of candidates of one digit. */
  TURBOT_FISH("Turbot Fish", TechniqueFamily.CHAINS, 42, 160),
  /** A region with a digit in only one row and one column, and two places in a house outside. */
  EMPTY_RECTANGLE("Empty Rectangle", TechniqueFamily.CHAINS, 43, 160),
  /** A pivot with three candidates and two pincers. */
  XYZ_WING("XYZ-Wing", TechniqueFamily.WINGS, 44, 180),
  /**
   * Two cells with the same two candidates that together see all places of one of these digits in a
   * house.
   */
  W_WING("W-Wing", TechniqueFamily.WINGS, 44, 170),
  /** A finned swordfish. */
  FINNED_SWORDFISH("Finned Swordfish", TechniqueFamily.FISH, 44, 220, 3),
  /** A chain of cells with the same two candidates, in alternation. */
  REMOTE_PAIRS("Remote Pairs", TechniqueFamily.CHAINS, 45, 160),
  /** Places of a digit that are true or false together. */
  SIMPLE_COLOURING("Simple Colouring", TechniqueFamily.CHAINS, 45, 170),
  /** Two colourings of a digit, with colours that see each other. */
  MULTI_COLOURS("Multi-Colours", TechniqueFamily.CHAINS, 47, 200),
  /** A finned swordfish with a line that has only one place apart from the fins. */
  SASHIMI_SWORDFISH("Sashimi Swordfish", TechniqueFamily.FISH, 46, 240, 3),
  /** A loop of four cells that would have two solutions. */
  UNIQUE_RECTANGLE("Unique Rectangle", TechniqueFamily.UNIQUENESS, 45, 130),
  /** A rectangle with some solved cells that would have two solutions. */
  AVOIDABLE_RECTANGLE("Avoidable Rectangle", TechniqueFamily.UNIQUENESS, 45, 130),
  /**
   * A rectangle with additional candidates that would have two solutions if one of its candidates
   * were true.
   */
  HIDDEN_RECTANGLE("Hidden Rectangle", TechniqueFamily.UNIQUENESS, 48, 140),
  /** Three pairs of cells in two lines that would have two solutions. */
  EXTENDED_RECTANGLE("Extended Unique Rectangle", TechniqueFamily.UNIQUENESS, 49, 180),
  /** A longer loop that would have two solutions. */
  UNIQUE_LOOP("Unique Loop", TechniqueFamily.UNIQUENESS, 46, 180),
  /** Four cells in two houses with four candidates. One of these digits may appear twice. */
  WXYZ_WING("WXYZ-Wing", TechniqueFamily.WINGS, 46, 240),
  /** A fish of two lines and regions. */
  FRANKEN_X_WING("Franken X-Wing", TechniqueFamily.FISH, 46, 240, 2),
  /** Four cells of a house with four candidates. */
  NAKED_QUAD("Naked Quad", TechniqueFamily.SUBSETS, 50, 120, 4),
  /** A fish of two houses that mix rows and columns. */
  MUTANT_X_WING("Mutant X-Wing", TechniqueFamily.FISH, 50, 280, 2),
  /** A fish of four lines. */
  JELLYFISH("Jellyfish", TechniqueFamily.FISH, 52, 200, 4),
  /** A fish of three lines and regions. */
  FRANKEN_SWORDFISH("Franken Swordfish", TechniqueFamily.FISH, 53, 300, 3),
  /** Four digits with four places in a house. */
  HIDDEN_QUAD("Hidden Quad", TechniqueFamily.SUBSETS, 54, 150, 4),
  /** A finned jellyfish. */
  FINNED_JELLYFISH("Finned Jellyfish", TechniqueFamily.FISH, 54, 250, 4),
  /** A grave that would have two solutions. */
  BUG("BUG", TechniqueFamily.UNIQUENESS, 56, 150),
  /** A finned jellyfish with a line that has only one place apart from the fins. */
  SASHIMI_JELLYFISH("Sashimi Jellyfish", TechniqueFamily.FISH, 56, 260, 4),
  /** A grave with several extra candidates, all excluded by another candidate. */
  BUG_PLUS_N("BUG+n", TechniqueFamily.UNIQUENESS, 57, 180),
  /**
   * A crossing of a line and a region with as many digits as cells, each confined to the line or
   * the region.
   */
  SUE_DE_COQ("Sue de Coq", TechniqueFamily.ALMOST_LOCKED_SETS, 58, 250),
  /** Candidates of several digits that are true or false together. */
  MEDUSA("3D Medusa", TechniqueFamily.CHAINS, 59, 240),
  /** Digits that a row and a column have outside a region only in the same two cells. */
  FIREWORKS("Fireworks", TechniqueFamily.SUBSETS, 59, 280),
  /** Two almost locked sets with a digit that only one of them can hold. */
  ALS_XZ("ALS-XZ", TechniqueFamily.ALMOST_LOCKED_SETS, 60, 300),
  /** Two cells without a possible pair of digits for a candidate. */
  ALIGNED_PAIR_EXCLUSION("Aligned Pair Exclusion", TechniqueFamily.EXCLUSIONS, 62, 320, 2),
  /** Five cells in two houses with five candidates. One of these digits may appear twice. */
  VWXYZ_WING("VWXYZ-Wing", TechniqueFamily.WINGS, 62, 300),
  /** An almost locked set with a digit in common with each of two others. */
  ALS_XY_WING("ALS-XY-Wing", TechniqueFamily.ALMOST_LOCKED_SETS, 63, 320),
  /** A fish of three houses that mix rows and columns. */
  MUTANT_SWORDFISH("Mutant Swordfish", TechniqueFamily.FISH, 63, 340, 3),
  /** A fish of four lines and regions. */
  FRANKEN_JELLYFISH("Franken Jellyfish", TechniqueFamily.FISH, 64, 360, 4),
  /** Six cells in two houses with six candidates. One of these digits may appear twice. */
  UVWXYZ_WING("UVWXYZ-Wing", TechniqueFamily.WINGS, 64, 360),
  /** A cell each of whose candidates locks an almost locked set. */
  DEATH_BLOSSOM("Death Blossom", TechniqueFamily.ALMOST_LOCKED_SETS, 65, 360),
  /** A chain of strong links of one digit. */
  X_CHAIN("X-Chain", TechniqueFamily.CHAINS, 65, 260),
  /** Four or more almost locked sets, each linked to the next. */
  ALS_CHAIN("ALS Chain", TechniqueFamily.ALMOST_LOCKED_SETS, 66, 340),
  /** A circle of four candidates of one digit. */
  GENERALIZED_X_WING("Generalized X-Wing", TechniqueFamily.CHAINS, 65, 200),
  /** A chain of cells with two candidates. */
  XY_CHAIN("XY-Chain", TechniqueFamily.CHAINS, 66, 260),
  /** A longer circle of candidates of one digit. */
  BIDIRECTIONAL_X_CYCLE("Bidirectional X-Cycle", TechniqueFamily.CHAINS, 65, 240),
  /** A circle of candidates of cells with two candidates. */
  BIDIRECTIONAL_Y_CYCLE("Bidirectional Y-Cycle", TechniqueFamily.CHAINS, 65, 240),
  /** A longer chain of candidates of one digit. */
  FORCING_X_CHAIN("Forcing X-Chain", TechniqueFamily.CHAINS, 66, 260),
  /** A chain of alternating strong and weak links. */
  AIC("AIC", TechniqueFamily.CHAINS, 70, 280),
  /** A circle of candidates of several digits. */
  BIDIRECTIONAL_CYCLE("Bidirectional Cycle", TechniqueFamily.CHAINS, 70, 280),
  /** A chain of candidates of several digits. */
  FORCING_CHAIN("Forcing Chain", TechniqueFamily.CHAINS, 70, 300),
  /** A chain of alternating strong and weak links that may join groups. */
  GROUPED_AIC("Grouped AIC", TechniqueFamily.CHAINS, 72, 300),
  /** A chain of alternating links, some of which are inside almost locked sets. */
  ALS_AIC("ALS-AIC", TechniqueFamily.CHAINS, 73, 340),
  /** Eight groups of cells in four boxes that share as many digits with neighbours as cells. */
  SK_LOOP("SK Loop", TechniqueFamily.SUBSETS, 74, 400),
  /** Twelve cells in four boxes that cannot all hold the same three digits. */
  TRIDAGON("Tridagon", TechniqueFamily.EXCLUSIONS, 74, 420),
  /** A fish of four houses that mix rows and columns. */
  MUTANT_JELLYFISH("Mutant Jellyfish", TechniqueFamily.FISH, 74, 400, 4),
  /** Two cells of a box whose digits must also be in two cells of the neighbouring boxes. */
  JUNIOR_EXOCET("Junior Exocet", TechniqueFamily.EXCLUSIONS, 75, 450),
  /** Three cells without a possible triple of digits for a candidate. */
  ALIGNED_TRIPLE_EXCLUSION("Aligned Triple Exclusion", TechniqueFamily.EXCLUSIONS, 75, 400, 3),
  /** A candidate that leads to a contradiction within one digit. */
  NISHIO_FORCING_CHAINS("Nishio Forcing Chains", TechniqueFamily.FORCING_CHAINS, 75, 450),
  /** A chain from each candidate of a cell to one conclusion. */
  CELL_FORCING_CHAINS("Cell Forcing Chains", TechniqueFamily.FORCING_CHAINS, 80, 500),
  /** A chain from each place of a digit in a house to one conclusion. */
  REGION_FORCING_CHAINS("Region Forcing Chains", TechniqueFamily.FORCING_CHAINS, 80, 500),
  /** Converging chains from a candidate being on, and from its being off. */
  DYNAMIC_DOUBLE_FORCING_CHAINS(
      "Dynamic Double Forcing Chains", TechniqueFamily.FORCING_CHAINS, 85, 700),
  /** Converging chains from each candidate of a cell. */
  DYNAMIC_CELL_FORCING_CHAINS(
      "Dynamic Cell Forcing Chains", TechniqueFamily.FORCING_CHAINS, 85, 700),
  /** Converging chains from each place of a digit in a house. */
  DYNAMIC_REGION_FORCING_CHAINS(
      "Dynamic Region Forcing Chains", TechniqueFamily.FORCING_CHAINS, 85, 700),
  /** Converging chains from a candidate to a contradiction. */
  DYNAMIC_CONTRADICTION_FORCING_CHAINS(
      "Dynamic Contradiction Forcing Chains", TechniqueFamily.FORCING_CHAINS, 85, 700);

  private final String words;
  private final TechniqueFamily family;

  // Safe because a rating is a record of a number.
  @SuppressWarnings("ImmutableEnumChecker")
  private final Rating min;

  private final int cost;
  private final int size;

  StepKind(String words, TechniqueFamily family, int minTenths, int cost) {
    this(words, family, minTenths, cost, 0);
  }

  StepKind(String words, TechniqueFamily family, int minTenths, int cost, int size) {
    this.words = words;
    this.family = family;
    this.min = new Rating(minTenths);
    this.cost = cost;
    this.size = size;
  }

  /** Returns the kind with the name that people type, see {@link #slug}; empty if there is none. */
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

  /** Returns the family of the technique. */
  public TechniqueFamily family() {
    return family;
  }

  /**
   * Returns the cost of a step of this kind in the score of a puzzle, at least 1. The score is the
   * sum over the steps, so many easy steps count as much as one hard one. The costs are specific to
   * Nonomino, at the scale made popular by HoDoKu (a naked pair 60, an X-wing 140, a chain some
   * 300).
   */
  public int cost() {
    return cost;
  }

  /** Returns the lowest rating that a step of this kind can have, on any regions. */
  public Rating lowestRating() {
    return min;
  }

  /**
   * Returns whether steps of this kind can be sound under the given rules. Patterns that would give
   * two solutions exchange digits, and only plain rules are certain to hold after an exchange. For
   * rectangles and loops of empty cells, the rules are checked cell by cell. If only a part of the
   * rules can be seen, these may allow several solutions.
   */
  public boolean isSoundUnder(Rules rules) {
    boolean isChecked = this == UNIQUE_RECTANGLE || this == UNIQUE_LOOP;
    return family != TechniqueFamily.UNIQUENESS
        || (isChecked ? rules.areWhole() : rules.arePlain());
  }

  /**
   * Returns the number of cells of a naked set or an aligned exclusion, of digits of a hidden set,
   * or of lines of a fish: 2 for a pair or an X-wing; 0 for kinds without such a number.
   */
  public int size() {
    return size;
  }

  /** Returns the {@link #slug}. */
  @Override
  public String toString() {
    return slug();
  }
}
