package org.nonomino.toolkit;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.nonomino.core.House;
import org.nonomino.core.RegionMask;
import org.nonomino.core.Rules;
import org.nonomino.generator.CellPattern;
import org.nonomino.generator.ClueDemand;
import org.nonomino.generator.Filler;
import org.nonomino.generator.GeneratorSpec;
import org.nonomino.generator.LayoutChoice;
import org.nonomino.generator.SolutionDemand;
import org.nonomino.generator.Symmetry;
import org.nonomino.text.ProblemCode;

/**
 * What puzzles are to be like: begun with the regions, and then as much as one cares about. Not
 * thread-safe.
 */
public final class GenerateWishes {
  /** Placeholder for random regions, which are not known beforehand. */
  private static final Rules SOME_JIGSAW =
      Rules.of(RegionMask.jigsaw(3, new int[] {0, 0, 1, 0, 2, 1, 2, 2, 1}));

  private final LayoutChoice layout;
  private Optional<Filler> filler = Optional.empty();
  private SolutionDemand solutions = SolutionDemand.UNIQUE;
  private OptionalInt clues = OptionalInt.empty();
  private OptionalInt blanks = OptionalInt.empty();
  private boolean minimal;
  private boolean even;
  private Optional<Symmetry> symmetry = Optional.empty();
  private boolean isAnySymmetry;
  private CellPattern pattern;
  private Optional<Difficulty> difficulty = Optional.empty();

  private GenerateWishes(LayoutChoice layout) {
    this.layout = layout;
    this.pattern = CellPattern.none(layout.size());
  }

  /** Begins wishes for puzzles on some regions. */
  public static GenerateWishes on(LayoutChoice layout) {
    return new GenerateWishes(layout);
  }

  /** Begins wishes for puzzles that all have the same regions. */
  public static GenerateWishes on(RegionMask mask) {
    return on(new LayoutChoice.Fixed(mask));
  }

  /** Asks for a way to fill grids. */
  public GenerateWishes filledBy(Filler wanted) {
    filler = Optional.of(wanted);
    return this;
  }

  /** Asks for something other than exactly one solution. */
  public GenerateWishes solutions(SolutionDemand wanted) {
    solutions = wanted;
    return this;
  }

  /** Asks for exactly this many clues. */
  public GenerateWishes clues(int wanted) {
    clues = OptionalInt.of(wanted);
    return this;
  }

  /** Asks for exactly this many empty cells: another way to ask for a number of clues. */
  public GenerateWishes blanks(int wanted) {
    blanks = OptionalInt.of(wanted);
    return this;
  }

  /** Sets whether each clue must be needed for the only solution. */
  public GenerateWishes minimal(boolean wanted) {
    minimal = wanted;
    return this;
  }

  /** Sets whether clues must be spread evenly over rows, columns and regions. */
  public GenerateWishes even(boolean wanted) {
    even = wanted;
    return this;
  }

  /**
   * Asks for a symmetry of the given cells. Where nothing is asked for, puzzles of a level that
   * many people solve look the same turned upside down, if their number of clues allows that.
   */
  public GenerateWishes symmetry(Symmetry wanted) {
    symmetry = Optional.of(wanted);
    isAnySymmetry = false;
    return this;
  }

  /** Asks for some symmetry of the given cells, chosen at random for each puzzle. */
  public GenerateWishes anySymmetry() {
    isAnySymmetry = true;
    return this;
  }

  /** Asks for clues in certain cells. */
  public GenerateWishes pattern(CellPattern wanted) {
    pattern = wanted;
    return this;
  }

  /** Asks for a difficulty. */
  public GenerateWishes difficulty(Difficulty wanted) {
    difficulty = Optional.of(wanted);
    return this;
  }

  /** Returns the difficulty, if one is asked for. */
  public Optional<Difficulty> difficulty() {
    return difficulty;
  }

  /**
   * Returns the wishes as the generator takes them.
   *
   * @throws WishException if no puzzle can be like that
   */
  public GeneratorSpec spec() throws WishException {
    requireUnique();
    requirePatternSize();
    OptionalInt number = clueCount();
    requireRoom(number);
    if (difficulty.isPresent()) {
      difficulty.get().requirePossible(layout, number);
    }
    requireNoFullHouse();
    Filler chosen = filler.orElseGet(() -> Fillers.standard().usual());
    requireFillable(chosen);
    return new GeneratorSpec(
        layout,
        chosen,
        solutions,
        new ClueDemand(number, minimal, difficulty.filter(Difficulty::wantsFewClues).isPresent()),
        even,
        symmetries(number),
        pattern);
  }

  private void requireUnique() throws WishException {
    if (solutions == SolutionDemand.UNIQUE) {
      return;
    }
    if (minimal) {
      throw new WishException(
          List.of(Wish.MINIMAL, Wish.SOLUTIONS),
          ProblemCode.IMPOSSIBLE_WISH.bare(),
          "A minimal puzzle has exactly one solution.");
    }
    if (difficulty.isPresent()) {
      throw new WishException(
          List.of(difficulty.get().wish(), Wish.SOLUTIONS),
          ProblemCode.IMPOSSIBLE_WISH.bare(),
          "Only a puzzle with exactly one solution can be rated.");
    }
  }

  private void requirePatternSize() throws WishException {
    if (pattern.size() != layout.size()) {
      throw new WishException(
          Wish.PATTERN,
          ProblemCode.IMPOSSIBLE_WISH.bare(),
          "This pattern is "
              + bySize(pattern.size())
              + ", but the regions are "
              + bySize(layout.size())
              + ".");
    }
  }

  private OptionalInt clueCount() throws WishException {
    if (clues.isPresent() && blanks.isPresent()) {
      throw new WishException(
          List.of(Wish.CLUES, Wish.BLANKS),
          ProblemCode.IMPOSSIBLE_WISH.bare(),
          "Give only one of them.");
    }
    int n = layout.size();
    int fewest = solutions == SolutionDemand.UNIQUE ? ClueDemand.fewest(layout) : 0;
    int most = minimal ? ClueDemand.mostOfMinimal(n) : n * n;
    if (clues.isPresent()) {
      return OptionalInt.of(requireRange(Wish.CLUES, clues.getAsInt(), fewest, most));
    }
    return blanks.isPresent()
        ? OptionalInt.of(
            n * n - requireRange(Wish.BLANKS, blanks.getAsInt(), n * n - most, n * n - fewest))
        : OptionalInt.empty();
  }

  private int requireRange(Wish wish, int value, int least, int most) throws WishException {
    if (value < least || value > most) {
      throw new WishException(
          wish,
          wish == Wish.CLUES
              ? ProblemCode.CLUES_OUT_OF_RANGE
                  .with("size", layout.size())
                  .with("least", least)
                  .with("most", most)
              : ProblemCode.IMPOSSIBLE_WISH.bare(),
          (minimal ? "For a minimal puzzle of " : "For ")
              + bySize(layout.size())
              + ", give a number from "
              + least
              + " to "
              + most
              + ".");
    }
    return value;
  }

  private void requireRoom(OptionalInt number) throws WishException {
    if (number.isPresent() && number.getAsInt() < pattern.count()) {
      throw new WishException(
          List.of(Wish.PATTERN, clueWish()),
          ProblemCode.IMPOSSIBLE_WISH.bare(),
          "The pattern has "
              + pattern.count()
              + (pattern.count() == 1 ? " cell" : " cells")
              + ", but the puzzle is to have only "
              + number.getAsInt()
              + " clues.");
    }
  }

  private Wish clueWish() {
    return blanks.isPresent() ? Wish.BLANKS : Wish.CLUES;
  }

  /** The last digit of a house follows from the others, so a clue for it is never needed. */
  private void requireNoFullHouse() throws WishException {
    if (!minimal || !(layout instanceof LayoutChoice.Fixed fixed)) {
      return;
    }
    for (House house : fixed.rules().layout().houses()) {
      if (house.size() > 1 && IntStream.of(house.cells()).allMatch(pattern::contains)) {
        throw new WishException(
            List.of(Wish.MINIMAL, Wish.PATTERN),
            ProblemCode.IMPOSSIBLE_WISH.bare(),
            "The pattern fills "
                + house
                + ", but the last digit of a house is never needed as a clue.");
      }
    }
  }

  private void requireFillable(Filler chosen) throws WishException {
    Rules sample = layout instanceof LayoutChoice.Fixed fixed ? fixed.rules() : SOME_JIGSAW;
    Optional<String> objection = chosen.objection(sample);
    if (objection.isPresent()) {
      throw new WishException(
          List.of(Wish.FILL, Wish.REGIONS),
          ProblemCode.IMPOSSIBLE_WISH.bare(),
          "'" + chosen.name() + "' cannot fill these regions: " + objection.get() + ".");
    }
  }

  private List<Symmetry> symmetries(OptionalInt number) throws WishException {
    if (isAnySymmetry) {
      return someSymmetry(number);
    }
    if (symmetry.isEmpty()) {
      boolean isTurned =
          difficulty.filter(Difficulty::isForPeople).isPresent()
              && !minimal
              && isPossible(Symmetry.ROTATE180, number);
      return List.of(isTurned ? Symmetry.ROTATE180 : Symmetry.NONE);
    }
    Symmetry wanted = symmetry.get();
    if (!pattern.has(wanted)) {
      throw new WishException(
          List.of(Wish.SYMMETRY, Wish.PATTERN),
          ProblemCode.IMPOSSIBLE_WISH.bare(),
          "The pattern does not have this symmetry.");
    }
    if (number.isPresent() && !pattern.canGrowTo(number.getAsInt(), wanted)) {
      String nearest =
          pattern.nearestCounts(number.getAsInt(), wanted).stream()
              .map(String::valueOf)
              .collect(Collectors.joining(" or "));
      throw new WishException(
          List.of(clueWish(), Wish.SYMMETRY),
          ProblemCode.SYMMETRY_EXCLUDES_CLUES
              .with("clues", number.getAsInt())
              .with("nearest", nearest),
          "This symmetry does not allow "
              + number.getAsInt()
              + " clues "
              + where()
              + "; ask for "
              + nearest
              + ".");
    }
    return List.of(wanted);
  }

  private List<Symmetry> someSymmetry(OptionalInt number) throws WishException {
    List<Symmetry> possible =
        Stream.of(Symmetry.values())
            .filter(each -> each != Symmetry.NONE && isPossible(each, number))
            .toList();
    if (possible.isEmpty()) {
      throw new WishException(
          Wish.SYMMETRY,
          ProblemCode.NO_SYMMETRY.bare(),
          "No symmetry is possible "
              + (number.isPresent() ? "with " + number.getAsInt() + " clues " : "")
              + where()
              + ".");
    }
    return possible;
  }

  private String where() {
    return pattern.count() > 0 ? "with this pattern" : "on " + bySize(layout.size());
  }

  private boolean isPossible(Symmetry each, OptionalInt number) {
    return number.isPresent() ? pattern.canGrowTo(number.getAsInt(), each) : pattern.has(each);
  }

  private static String bySize(int n) {
    return n + "×" + n;
  }
}
