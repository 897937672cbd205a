package org.nonomino.toolkit;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.nonomino.core.House;
import org.nonomino.core.Puzzle;
import org.nonomino.core.RegionMask;
import org.nonomino.core.SimilarNames;
import org.nonomino.core.Symbols;
import org.nonomino.explainer.Level;
import org.nonomino.explainer.Levels;
import org.nonomino.generator.terms.CellPattern;
import org.nonomino.generator.terms.ClueDemand;
import org.nonomino.generator.terms.ConstraintDemand;
import org.nonomino.generator.terms.ConstraintFamily;
import org.nonomino.generator.terms.GeneratorSpec;
import org.nonomino.generator.terms.GridFiller;
import org.nonomino.generator.terms.LayoutChoice;
import org.nonomino.generator.terms.LayoutSpec;
import org.nonomino.generator.terms.ReduceOrder;
import org.nonomino.generator.terms.SolutionDemand;
import org.nonomino.generator.terms.Symmetry;
import org.nonomino.text.MalformedTextException;
import org.nonomino.text.ProblemCode;
import org.nonomino.text.ProblemWords;
import org.nonomino.text.SymbolNotation;

/**
 * A builder for the properties of generated puzzles: start with the regions, then set only what
 * matters to you. Not thread-safe.
 */
public final class GenerateRequest {
  private LayoutChoice layout;
  private Optional<GridFiller> filler = Optional.empty();
  private SolutionDemand solutions = SolutionDemand.UNIQUE;
  private OptionalInt clues = OptionalInt.empty();
  private OptionalInt blanks = OptionalInt.empty();
  private boolean minimal;
  private boolean few;
  private boolean even;
  private Optional<Symmetry> symmetry = Optional.empty();
  private boolean isAnySymmetry;
  private Optional<CellPattern> wantedPattern = Optional.empty();
  private Optional<Difficulty> difficulty = Optional.empty();
  private Optional<Puzzle> draft = Optional.empty();
  private Optional<String> symbols = Optional.empty();
  private final ConstraintRequest constraints = new ConstraintRequest();

  private GenerateRequest(LayoutChoice layout) {
    this.layout = layout;
  }

  /** Begins a request for a 9×9 puzzle in boxes, unless other regions are requested. */
  public static GenerateRequest defaults() {
    return on(RegionMask.boxes(3, 3));
  }

  /** Begins a request for puzzles on the given regions. */
  public static GenerateRequest on(LayoutChoice layout) {
    return new GenerateRequest(layout);
  }

  /** Begins a request for puzzles that all have the same regions. */
  public static GenerateRequest on(RegionMask mask) {
    return on(new LayoutChoice.Fixed(mask));
  }

  /** Requests certain regions. */
  public GenerateRequest regions(RegionMask wanted) {
    layout = new LayoutChoice.Fixed(wanted);
    return this;
  }

  /** Requests new random regions for each 9×9 puzzle. */
  public GenerateRequest randomRegions() {
    return randomRegions(LayoutSpec.DEFAULT_SIZE);
  }

  /**
   * Requests new random regions for each puzzle.
   *
   * @param size n, {@value LayoutSpec#MIN_SIZE}..{@value LayoutSpec#MAX_SIZE}
   */
  public GenerateRequest randomRegions(int size) {
    layout =
        new LayoutChoice.Random(
            new LayoutSpec(size, Symmetry.NONE, LayoutSpec.DEFAULT_IRREGULARITY));
    return this;
  }

  /**
   * Requests a level of {@link Levels#STANDARD}.
   *
   * @param name {@code easy}, {@code medium}, {@code hard}, …, in any case
   * @throws IllegalArgumentException if there is no such level; the message lists all
   */
  public GenerateRequest level(String name) {
    Level wanted =
        SimilarNames.inAnyCase(name, Levels.STANDARD.all(), Level::name)
            .orElseThrow(
                () ->
                    new IllegalArgumentException(
                        "There is no level %s. Choose one of: %s."
                            .formatted(
                                ProblemWords.quote(name),
                                Levels.STANDARD.all().stream()
                                    .map(Level::name)
                                    .collect(Collectors.joining(", ")))));
    return difficulty(Difficulty.of(Solvers.standard().defaultSolver().orElseThrow(), wanted));
  }

  /** Requests a way to fill grids. */
  public GenerateRequest filledBy(GridFiller wanted) {
    filler = Optional.of(wanted);
    return this;
  }

  /** Sets the requirement on the solutions; by default exactly one. */
  public GenerateRequest solutions(SolutionDemand wanted) {
    solutions = wanted;
    return this;
  }

  /**
   * Requests symbols for the digits. Sums of cages and little killers follow their values.
   *
   * @param wanted the first and the last digit, such as {@code 0-8}, or n different letters, such
   *     as {@code SUDOKWPZL}
   */
  public GenerateRequest symbols(String wanted) {
    symbols = Optional.of(wanted);
    return this;
  }

  /** Requests exactly this many clues. */
  public GenerateRequest clues(int wanted) {
    clues = OptionalInt.of(wanted);
    return this;
  }

  /** Requests exactly this many empty cells, instead of a number of clues. */
  public GenerateRequest blanks(int wanted) {
    blanks = OptionalInt.of(wanted);
    return this;
  }

  /** Sets whether each clue must be needed for the unique solution. */
  public GenerateRequest minimal(boolean wanted) {
    minimal = wanted;
    return this;
  }

  /**
   * Sets whether clues are removed until none can be removed. Unlike in a minimal puzzle, a
   * symmetry or a pattern may keep clues that are not needed.
   */
  public GenerateRequest fewClues(boolean wanted) {
    few = wanted;
    return this;
  }

  /** Sets whether clues must be spread evenly over rows, columns and regions. */
  public GenerateRequest even(boolean wanted) {
    even = wanted;
    return this;
  }

  /**
   * Requests a symmetry of the given cells. By default, puzzles of a requested level have half-turn
   * symmetry, except on the hardest level, if their number of clues allows it.
   */
  public GenerateRequest symmetry(Symmetry wanted) {
    symmetry = Optional.of(wanted);
    isAnySymmetry = false;
    return this;
  }

  /** Requests some symmetry of the given cells, chosen at random for each puzzle. */
  public GenerateRequest anySymmetry() {
    isAnySymmetry = true;
    return this;
  }

  /** Requests clues in certain cells. */
  public GenerateRequest pattern(CellPattern wanted) {
    wantedPattern = Optional.of(wanted);
    return this;
  }

  /**
   * Requests constraints of the whole grid.
   *
   * @param names their names with commas between them: {@code diagonals,anti-knight}
   */
  public GenerateRequest constraints(String names) {
    constraints.names(names);
    return this;
  }

  /**
   * Requests custom rules.
   *
   * @param rules in the text notation, with semicolons between them: {@code pair "a != b" at move
   *     1,3} for the whole grid, {@code pair "a < b": r1c1-r1c4} for certain cells, or {@code 4
   *     times pair "a < b" drawn as line green} for lines that the generator places
   */
  public GenerateRequest rules(String rules) {
    constraints.rules(rules);
    return this;
  }

  /** Requests as many constraints of a family as fit. Cages then cover the grid. */
  public GenerateRequest place(ConstraintFamily family) {
    constraints.place(family, OptionalInt.empty());
    return this;
  }

  /** Requests a number of constraints of a family, at least 1. */
  public GenerateRequest place(ConstraintFamily family, int number) {
    constraints.place(family, OptionalInt.of(number));
    return this;
  }

  /**
   * Requests cages of certain sizes.
   *
   * @param min the minimum number of cells of a cage, at least 2
   * @param max the maximum number of cells, at most n
   */
  public GenerateRequest cageSizes(int min, int max) {
    constraints.cageSizes(min, max);
    return this;
  }

  /** Sets whether each cage must lie in one region. */
  public GenerateRequest cagesInRegions(boolean wanted) {
    constraints.cagesInRegions(wanted);
    return this;
  }

  /** Requests a symmetry of the places of constraints. */
  public GenerateRequest constraintSymmetry(Symmetry wanted) {
    constraints.symmetry(wanted);
    return this;
  }

  /** Sets what is removed while the solution stays unique; by default givens. */
  public GenerateRequest reduce(ReduceOrder wanted) {
    constraints.reduce(wanted);
    return this;
  }

  /** Requests a difficulty. */
  public GenerateRequest difficulty(Difficulty wanted) {
    difficulty = Optional.of(wanted);
    return this;
  }

  /**
   * Requests puzzles that complete a draft and have its regions, its givens and its constraints.
   * Givens are added as far as they are needed, and so are other requested constraints.
   */
  public GenerateRequest from(Puzzle begun) {
    draft = Optional.of(begun);
    layout = new LayoutChoice.Fixed(begun.rules());
    wantedPattern = Optional.of(CellPattern.filledCells(begun.givens()));
    return this;
  }

  /** Returns n, the number of rows of the puzzles. */
  public int size() {
    return layout.size();
  }

  /** Returns the draft to complete, with the requested constraints of the whole grid, if any. */
  public Optional<Puzzle> draft() throws RequestException {
    return draft.isEmpty()
        ? Optional.empty()
        : Optional.of(
            new Puzzle(
                draft.get().givens(), ((LayoutChoice.Fixed) constraints.on(layout)).rules()));
  }

  /** Returns the requested difficulty, if any. */
  public Optional<Difficulty> difficulty() {
    return difficulty;
  }

  /**
   * Returns the specification for the generator.
   *
   * @throws RequestException if no puzzle can satisfy the request
   */
  public GeneratorSpec spec() throws RequestException {
    requireUnique();
    requirePatternSize();
    requireDraftAlone();
    requireUneven();
    LayoutChoice constrained = constraints.on(layout);
    constraints.requireRegions(layout);
    ConstraintDemand placed = constraints.demand(layout.size());
    OptionalInt number = clueCount(constrained);
    requireRoom(number);
    if (difficulty.isPresent()) {
      difficulty.get().requirePossible(constrained, constraints, knownClues(number));
    }
    requireNoFullHouse();
    GridFiller chosen = filler.orElseGet(() -> Fillers.standard().defaultFiller());
    requireFillable(chosen, constrained);
    return new GeneratorSpec(
        constrained,
        chosen,
        solutions,
        new ClueDemand(
            number, minimal, few || difficulty.filter(Difficulty::wantsFewClues).isPresent()),
        even,
        symmetries(number),
        pattern(),
        placed,
        requestedSymbols());
  }

  private Optional<Symbols> requestedSymbols() throws RequestException {
    if (symbols.isEmpty()) {
      return Optional.empty();
    }
    try {
      return Optional.of(SymbolNotation.read(symbols.get(), layout.size()));
    } catch (MalformedTextException e) {
      throw new RequestException(
          RequestOption.SYMBOLS,
          ProblemCode.WRONG_VALUE.with("field", RequestOption.SYMBOLS.withHumps()),
          ProblemWords.sentence(e.problem()) + ". " + e.advice());
    }
  }

  /** Cages that cover the grid need no clues besides those of a draft. */
  private OptionalInt knownClues(OptionalInt number) {
    return number.isEmpty() && constraints.hasCover() ? OptionalInt.of(pattern().count()) : number;
  }

  private RequestOption patternOption() {
    return draft.isPresent() ? RequestOption.FROM : RequestOption.PATTERN;
  }

  private String patternName() {
    return draft.isPresent() ? "The draft" : "The pattern";
  }

  private CellPattern pattern() {
    return wantedPattern.orElseGet(() -> CellPattern.none(layout.size()));
  }

  private void requireUnique() throws RequestException {
    if (solutions == SolutionDemand.UNIQUE) {
      return;
    }
    if (minimal) {
      throw RequestException.impossible(
          List.of(RequestOption.MINIMAL, RequestOption.SOLUTIONS),
          "A minimal puzzle has exactly one solution.");
    }
    if (few) {
      throw RequestException.impossible(
          List.of(RequestOption.FEW_CLUES, RequestOption.SOLUTIONS),
          "Clues are removed as long as there is exactly one solution.");
    }
    if (constraints.arePlaced()) {
      throw RequestException.impossible(
          List.of(constraints.option(), RequestOption.SOLUTIONS),
          "Constraints are placed on puzzles with exactly one solution.");
    }
    if (difficulty.isPresent()) {
      throw RequestException.impossible(
          List.of(difficulty.get().option(), RequestOption.SOLUTIONS),
          "Only a puzzle with exactly one solution can be rated.");
    }
  }

  private void requireDraftAlone() throws RequestException {
    if (draft.isPresent() && solutions != SolutionDemand.UNIQUE) {
      throw RequestException.impossible(
          List.of(RequestOption.FROM, RequestOption.SOLUTIONS),
          "A draft gets exactly one solution.");
    }
    if (draft.isPresent() && even) {
      throw RequestException.impossible(
          List.of(RequestOption.FROM, RequestOption.EVEN),
          "The clues of a draft stay where they are.");
    }
  }

  private void requireUneven() throws RequestException {
    if (even && constraints.arePlaced()) {
      throw RequestException.impossible(
          List.of(constraints.option(), RequestOption.EVEN),
          "Clues beside placed constraints cannot be spread evenly.");
    }
  }

  private void requirePatternSize() throws RequestException {
    if (pattern().size() != layout.size()) {
      throw RequestException.impossible(
          List.of(RequestOption.PATTERN),
          "This pattern is %s, but the regions are %s."
              .formatted(
                  ProblemWords.bySize(pattern().size()), ProblemWords.bySize(layout.size())));
    }
  }

  private OptionalInt clueCount(LayoutChoice constrained) throws RequestException {
    if (clues.isPresent() && blanks.isPresent()) {
      throw RequestException.impossible(
          List.of(RequestOption.CLUES, RequestOption.BLANKS), "Give only one of them.");
    }
    if (few && (clues.isPresent() || blanks.isPresent())) {
      throw RequestException.impossible(
          List.of(RequestOption.FEW_CLUES, clueOption()), "Give only one of them.");
    }
    int n = layout.size();
    int min =
        solutions == SolutionDemand.UNIQUE && !constraints.arePlaced() && draft.isEmpty()
            ? ClueDemand.min(constrained)
            : 0;
    int max = minimal ? ClueDemand.mostOfMinimal(n) : n * n;
    if (clues.isPresent()) {
      return OptionalInt.of(requireRange(RequestOption.CLUES, clues.getAsInt(), min, max));
    }
    return blanks.isPresent()
        ? OptionalInt.of(
            n * n - requireRange(RequestOption.BLANKS, blanks.getAsInt(), n * n - max, n * n - min))
        : OptionalInt.empty();
  }

  private int requireRange(RequestOption option, int value, int min, int max)
      throws RequestException {
    if (value < min || value > max) {
      throw new RequestException(
          option,
          option == RequestOption.CLUES
              ? ProblemCode.CLUES_OUT_OF_RANGE
                  .with("size", layout.size())
                  .with("least", min)
                  .with("most", max)
              : ProblemCode.IMPOSSIBLE_WISH.bare(),
          "For %s%s, give a number from %d to %d."
              .formatted(
                  minimal ? "a minimal puzzle of " : "",
                  ProblemWords.bySize(layout.size()),
                  min,
                  max));
    }
    return value;
  }

  private void requireRoom(OptionalInt number) throws RequestException {
    if (number.isPresent() && number.getAsInt() < pattern().count()) {
      throw RequestException.impossible(
          List.of(patternOption(), clueOption()),
          "%s has %s, but only %d clues are requested."
              .formatted(
                  patternName(),
                  ProblemWords.count(pattern().count(), draft.isPresent() ? "clue" : "cell"),
                  number.getAsInt()));
    }
  }

  private RequestOption clueOption() {
    return blanks.isPresent() ? RequestOption.BLANKS : RequestOption.CLUES;
  }

  /**
   * Rejects patterns that fill a house, because the last digit of a house is never needed as a
   * clue.
   */
  private void requireNoFullHouse() throws RequestException {
    if (!minimal || !(layout instanceof LayoutChoice.Fixed fixed)) {
      return;
    }
    for (House house : fixed.rules().layout().houses()) {
      if (house.size() > 1 && IntStream.of(house.cells()).allMatch(pattern()::contains)) {
        throw RequestException.impossible(
            List.of(RequestOption.MINIMAL, patternOption()),
            patternName()
                + " fills "
                + house
                + ", but the last digit of a house is never needed as a clue.");
      }
    }
  }

  private void requireFillable(GridFiller chosen, LayoutChoice constrained)
      throws RequestException {
    Optional<String> objection = chosen.objection(ConstraintRequest.baseSample(constrained));
    if (objection.isPresent()) {
      boolean isPlainFine = chosen.objection(ConstraintRequest.baseSample(layout)).isEmpty();
      throw RequestException.impossible(
          List.of(
              RequestOption.FILL, isPlainFine ? RequestOption.CONSTRAINTS : RequestOption.REGIONS),
          "'" + chosen.name() + "' cannot fill these regions: " + objection.get() + ".");
    }
  }

  private List<Symmetry> symmetries(OptionalInt number) throws RequestException {
    if (isAnySymmetry) {
      return someSymmetry(number);
    }
    if (symmetry.isEmpty()) {
      boolean isTurned =
          difficulty.filter(Difficulty::isForPeople).isPresent()
              && !minimal
              && draft.isEmpty()
              && isPossible(Symmetry.ROTATE180, number);
      return List.of(isTurned ? Symmetry.ROTATE180 : Symmetry.NONE);
    }
    Symmetry wanted = symmetry.get();
    if (!pattern().has(wanted)) {
      throw RequestException.impossible(
          List.of(RequestOption.SYMMETRY, patternOption()),
          draft.isPresent()
              ? "The clues of the draft do not have this symmetry."
              : "The pattern does not have this symmetry.");
    }
    if (number.isPresent() && !pattern().canGrowTo(number.getAsInt(), wanted)) {
      String nearest =
          pattern().nearestCounts(number.getAsInt(), wanted).stream()
              .map(String::valueOf)
              .collect(Collectors.joining(" or "));
      throw new RequestException(
          List.of(clueOption(), RequestOption.SYMMETRY),
          ProblemCode.SYMMETRY_EXCLUDES_CLUES
              .with("clues", number.getAsInt())
              .with("nearest", nearest),
          "This symmetry does not allow %d clues %s; ask for %s."
              .formatted(number.getAsInt(), where(), nearest));
    }
    return List.of(wanted);
  }

  private List<Symmetry> someSymmetry(OptionalInt number) throws RequestException {
    List<Symmetry> possible =
        Stream.of(Symmetry.values())
            .filter(each -> each != Symmetry.NONE && isPossible(each, number))
            .toList();
    if (possible.isEmpty()) {
      throw new RequestException(
          RequestOption.SYMMETRY,
          ProblemCode.NO_SYMMETRY.bare(),
          "No symmetry is possible "
              + (number.isPresent() ? "with " + number.getAsInt() + " clues " : "")
              + where()
              + ".");
    }
    return possible;
  }

  private String where() {
    return pattern().count() > 0
        ? draft.isPresent() ? "with the clues of the draft" : "with this pattern"
        : "on " + ProblemWords.bySize(layout.size());
  }

  private boolean isPossible(Symmetry each, OptionalInt number) {
    return number.isPresent() ? pattern().canGrowTo(number.getAsInt(), each) : pattern().has(each);
  }
}
