package org.nonomino.text;

import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.nonomino.core.Conflict;
import org.nonomino.core.Grid;
import org.nonomino.core.Puzzle;
import org.nonomino.core.PuzzleEntry;
import org.nonomino.core.RegionMask;
import org.nonomino.core.Symbols;

/**
 * Creates puzzles from the fields that a format finds in its input, checks them, and reports
 * problems. Shared by all formats; thread-safe.
 */
public final class PuzzleAssembler {
  /** The maximum number of things that a message names. */
  private static final int MAX_NAMED = 6;

  private final Optional<RegionMask> regions;

  /** Receives the ignored constraints; if empty, constraints are refused. */
  private final Optional<ExtrasListener> ignoring;

  /** Receives what is not understood of puzzles; if empty, such puzzles are refused. */
  private final Optional<ExtrasListener> partial;

  private final boolean takesBoxes;

  /** Whether givens may contradict each other. */
  private final boolean acceptsConflicts;

  private final SolutionReading solutionReading;
  private final Optional<AddedConstraints> added;
  private final RemarkListener remarks;

  /** The symbols of all puzzles, as {@link SymbolNotation} reads them. */
  private final Optional<String> symbols;

  private final SharedMasks masks = new SharedMasks();

  /**
   * Creates an assembler.
   *
   * @param regions the mask of all puzzles, even if the input has others; if empty, the mask in the
   *     input, or else {@link RegionMask#standardBoxes}
   */
  public PuzzleAssembler(Optional<RegionMask> regions) {
    this(
        regions,
        Optional.empty(),
        Optional.empty(),
        true,
        false,
        new SolutionReading(false, () -> {}),
        Optional.empty(),
        (place, remark) -> {},
        Optional.empty());
  }

  private PuzzleAssembler(
      Optional<RegionMask> regions,
      Optional<ExtrasListener> ignoring,
      Optional<ExtrasListener> partial,
      boolean takesBoxes,
      boolean acceptsConflicts,
      SolutionReading solutionReading,
      Optional<AddedConstraints> added,
      RemarkListener remarks,
      Optional<String> symbols) {
    this.regions = regions;
    this.ignoring = ignoring;
    this.partial = partial;
    this.takesBoxes = takesBoxes;
    this.acceptsConflicts = acceptsConflicts;
    this.solutionReading = solutionReading;
    this.added = added;
    this.remarks = remarks;
    this.symbols = symbols;
  }

  /**
   * Returns an assembler that ignores constraints which Nonomino does not support, such as cages.
   * The resulting puzzle then differs from the original.
   *
   * @param listener receives the ignored constraints, on the thread that parses the puzzle
   */
  public PuzzleAssembler ignoringExtras(ExtrasListener listener) {
    return new PuzzleAssembler(
        regions,
        Optional.of(listener),
        Optional.of(listener),
        takesBoxes,
        acceptsConflicts,
        solutionReading,
        added,
        remarks,
        symbols);
  }

  /**
   * Returns an assembler that accepts puzzles of which only a part is understood, for whoever keeps
   * or draws the rest as it is. The entries have it as {@link org.nonomino.core.EntryPart#LEFT}.
   *
   * @param listener receives what is not understood, on the thread that parses the puzzle
   */
  public PuzzleAssembler acceptingPartial(ExtrasListener listener) {
    return new PuzzleAssembler(
        regions,
        ignoring,
        Optional.of(listener),
        takesBoxes,
        acceptsConflicts,
        solutionReading,
        added,
        remarks,
        symbols);
  }

  /**
   * Returns an assembler that adds constraints to all puzzles.
   *
   * @param constraints in the form of {@link ConstraintNotation#read}
   */
  public PuzzleAssembler adding(String constraints) {
    return new PuzzleAssembler(
        regions,
        ignoring,
        partial,
        takesBoxes,
        acceptsConflicts,
        solutionReading,
        Optional.of(new AddedConstraints(constraints)),
        remarks,
        symbols);
  }

  /**
   * Returns an assembler for puzzles whose digits have other symbols.
   *
   * @param text in the form of {@link SymbolNotation#read}; each puzzle must fit it
   */
  public PuzzleAssembler inSymbols(String text) {
    return new PuzzleAssembler(
        regions,
        ignoring,
        partial,
        takesBoxes,
        acceptsConflicts,
        solutionReading,
        added,
        remarks,
        Optional.of(text));
  }

  /** Returns an assembler for a puzzle with its own symbols, if it has any. */
  public PuzzleAssembler withSymbols(Optional<Symbols> own) {
    return own.isPresent() ? inSymbols(own.get().toString()) : this;
  }

  /**
   * Returns the symbols of the digits 1..n of a puzzle.
   *
   * @throws MalformedTextException if they do not fit the size
   */
  private Symbols symbols(int size, Place place) throws MalformedTextException {
    if (symbols.isEmpty()) {
      return Symbols.usual(size);
    }
    try {
      return SymbolNotation.read(symbols.get(), size);
    } catch (MalformedTextException e) {
      throw new MalformedTextException(place, e.coded(), e.problem(), e.advice());
    }
  }

  /** Returns the symbols of the cells of a field. */
  Symbols symbolsOf(CellField cells, int size) throws MalformedTextException {
    Symbols known = symbols(size, cells.place(0));
    return SymbolField.areIn(cells, known) ? known : Symbols.usual(size);
  }

  /** Returns a field with the digits of its symbols. */
  private CellField inSymbols(CellField cells) throws MalformedTextException {
    OptionalInt size = symbols.isEmpty() ? OptionalInt.empty() : GridCells.sizeOf(cells.count());
    return size.isEmpty() ? cells : SymbolField.of(cells, symbols(size.getAsInt(), cells.place(0)));
  }

  /**
   * Returns an assembler that accepts puzzles whose givens contradict each other, for whoever
   * reports the conflicts itself.
   */
  public PuzzleAssembler acceptingConflicts() {
    return new PuzzleAssembler(
        regions, ignoring, partial, takesBoxes, true, solutionReading, added, remarks, symbols);
  }

  /**
   * Returns an assembler that reports when it reads an unnamed field that may be regions or a
   * solution, as the solution.
   *
   * @param areRegionsPreferred whether such a field is read as the regions if both make sense
   * @param listener is run for each such field, on the thread that parses the puzzle
   */
  public PuzzleAssembler readingSolutions(boolean areRegionsPreferred, Runnable listener) {
    return new PuzzleAssembler(
        regions,
        ignoring,
        partial,
        takesBoxes,
        acceptsConflicts,
        new SolutionReading(areRegionsPreferred, listener),
        added,
        remarks,
        symbols);
  }

  /**
   * Returns an assembler that reports remarks on puzzles that it reads.
   *
   * @param listener receives the remarks, on the thread that parses the puzzle
   */
  public PuzzleAssembler remarking(RemarkListener listener) {
    return new PuzzleAssembler(
        regions,
        ignoring,
        partial,
        takesBoxes,
        acceptsConflicts,
        solutionReading,
        added,
        listener,
        symbols);
  }

  /**
   * Reports a remark on a puzzle that is read nevertheless.
   *
   * @param place the place of the puzzle, or of the part in question
   * @param remark a part of a sentence, without its full stop
   */
  public void remark(Place place, String remark) {
    remarks.remark(place, remark);
  }

  /**
   * Reports what was read from the drawings and sentences of a puzzle.
   *
   * @param place the place of the puzzle
   * @param summary a part of a sentence, without its full stop
   * @param details what was read from what, a line each
   */
  public void remarkReading(Place place, String summary, List<String> details) {
    remarks.reading(place, summary, details);
  }

  /** Returns an assembler for inputs that must include their regions. */
  static PuzzleAssembler ofTextsWithMasks() {
    return new PuzzleAssembler(
        Optional.empty(),
        Optional.empty(),
        Optional.empty(),
        false,
        false,
        new SolutionReading(true, () -> {}),
        Optional.empty(),
        (place, remark) -> {},
        Optional.empty());
  }

  /**
   * Refuses a puzzle that has constraints which Nonomino does not support, unless they are ignored.
   *
   * @param place the place of the puzzle
   * @param extras the usual names of the constraints, in the plural: {@code thermometers}; if
   *     empty, nothing is refused
   * @throws MalformedTextException if there are any
   */
  public void refuseExtras(Place place, Collection<String> extras) throws MalformedTextException {
    if (!extras.isEmpty()) {
      refuseExtras(place, extras, unsupported(extras));
    }
  }

  /** Returns the sentence about refused constraints, without its full stop. */
  public static String unsupported(Collection<String> extras) {
    return "the puzzle has constraints that Nonomino does not support: "
        + String.join(", ", extras);
  }

  /**
   * Refuses a puzzle because of constraints that Nonomino does not support, unless they are
   * ignored.
   *
   * @param place the place of the puzzle
   * @param extras the usual names of the constraints, at least one
   * @param problem the sentence about them, without its full stop
   * @throws MalformedTextException if they are not ignored
   */
  public void refuseExtras(Place place, Collection<String> extras, String problem)
      throws MalformedTextException {
    if (ignoring.isEmpty()) {
      throw new MalformedTextException(
          place,
          ProblemCode.EXTRAS.with("extras", List.copyOf(extras)),
          problem,
          "Without them it would be a different puzzle.",
          MalformedTextException.WayOut.IGNORE_EXTRAS);
    }
    ignoring.get().ignored(place, List.copyOf(extras));
  }

  /**
   * Refuses a puzzle of which only a part is understood, unless such puzzles are accepted.
   *
   * @param place the place of the puzzle
   * @param left what was left, at least one: a quoted sentence, drawn things, or a doubt
   * @throws MalformedTextException if they are not accepted
   */
  public void refusePartial(Place place, List<String> left) throws MalformedTextException {
    if (partial.isEmpty()) {
      throw new MalformedTextException(
          place,
          ProblemCode.PARTIAL_READING.with("left", List.copyOf(left)),
          "this part of the puzzle is not understood: " + named(left),
          "Without that it would be a different puzzle.",
          MalformedTextException.WayOut.IGNORE_EXTRAS);
    }
    partial.get().ignored(place, List.copyOf(left));
  }

  /**
   * Lists what is not understood of a puzzle, for use within a sentence. A long list is cut.
   *
   * @param left at least one: a quoted sentence, drawn things, or a doubt
   */
  public static String named(List<String> left) {
    int count = Math.min(left.size(), MAX_NAMED);
    return String.join("; ", left.subList(0, count))
        + (left.size() > count ? "; and %d more".formatted(left.size() - count) : "");
  }

  /**
   * Returns the puzzle of an input without regions.
   *
   * @throws MalformedTextException if the input is not a puzzle
   */
  public Puzzle assemble(CellField givens) throws MalformedTextException {
    int size = GridCells.requireSize(givens, Optional.empty());
    if (regions.isEmpty() && !takesBoxes) {
      throw RegionLabels.missing(givens.place(0));
    }
    Optional<RegionMask> mask = regions.isPresent() ? regions : standardBoxes(size);
    if (mask.isEmpty()) {
      throw RegionLabels.needed(givens.place(0), size);
    }
    return regions.isPresent()
        ? assemble(givens, size, mask.get())
        : puzzle(givens, size, mask.get(), PuzzleAssembler::assumedBox);
  }

  /** Returns whether all puzzles get the same mask, even if the input has others. */
  public boolean hasRegions() {
    return regions.isPresent();
  }

  /** Returns n if it is known before the input is read, as the size of the mask of all puzzles. */
  OptionalInt knownSize() {
    return regions.isPresent() ? OptionalInt.of(regions.get().size()) : OptionalInt.empty();
  }

  /**
   * Returns the puzzle of an input with or without drawn regions.
   *
   * @throws MalformedTextException if the input is not a puzzle
   */
  Puzzle assemble(CellField givens, Optional<RegionMask> drawn) throws MalformedTextException {
    int size = GridCells.requireSize(givens, Optional.empty());
    if (regions.isPresent()
        || drawn.isEmpty()
        || (takesBoxes && drawn.equals(standardBoxes(size)))) {
      return assemble(givens);
    }
    return assemble(givens, size, masks.ofDrawn(drawn.get()));
  }

  /**
   * Returns the name of an assumed box, because an author who left out the mask would not find the
   * region of a message.
   */
  private static String assumedBox(RegionMask mask, int cell) {
    return "box " + (mask.region(cell) + 1) + " (no regions are given, so boxes are used)";
  }

  /** Returns {@link RegionMask#standardBoxes}, the same mask at each call. */
  public Optional<RegionMask> standardBoxes(int size) {
    return masks.standardBoxes(size);
  }

  /**
   * Returns the puzzle of an input with a mask matrix.
   *
   * @throws MalformedTextException if the input is not a puzzle
   */
  public Puzzle assemble(CellField givens, CellField labels) throws MalformedTextException {
    int size = GridCells.requireSize(givens, Optional.of(labels));
    if (labels.count() != givens.count()) {
      throw RegionLabels.otherCount(labels, size);
    }
    RegionMask own = mask(labels);
    return regions.isPresent()
        ? assemble(givens, size, regions.get())
        : puzzle(
            givens, size, own, (mask, cell) -> "region " + ProblemWords.quote(labels.text(cell)));
  }

  /**
   * Returns the puzzle of an input with a field that is its regions or its solution. It is the
   * solution if it completes the givens and breaks no rule of the puzzle without that field.
   *
   * @param label the name or remark, empty if there is none
   * @throws MalformedTextException if the input is not a puzzle
   */
  PuzzleEntry assembleWithRegionsOrSolution(CellField givens, CellField field, String label)
      throws MalformedTextException {
    CellField readGivens = inSymbols(givens);
    CellField readField = inSymbols(field);
    Optional<Grid> solution =
        SolutionReading.solution(
            readGivens, readField, size -> regions.isPresent() ? regions : standardBoxes(size));
    if (solution.isEmpty()) {
      if (RegionLabels.isPartlyFilled(readGivens, readField)) {
        throw RegionLabels.partlyFilled(field);
      }
      return new PuzzleEntry(assemble(givens, field), label, Optional.empty());
    }
    if (solutionReading.areRegionsPreferred()) {
      try {
        return new PuzzleEntry(assemble(givens, field), label, Optional.empty());
      } catch (MalformedTextException e) {
        // The field is not a mask, so it can only be the solution.
      }
    }
    solutionReading.listener().run();
    return new PuzzleEntry(assemble(givens), label, solution);
  }

  private Puzzle assemble(CellField givens, int size, RegionMask mask)
      throws MalformedTextException {
    if (size != mask.size()) {
      throw RegionLabels.otherSize(givens.place(0), size, mask.size());
    }
    return puzzle(givens, size, mask, (same, cell) -> "region " + (same.region(cell) + 1));
  }

  /** Returns the checked puzzle; messages name a region by one of its cells or by its label. */
  private Puzzle puzzle(
      CellField givens, int size, RegionMask mask, GivenChecks.RegionNaming naming)
      throws MalformedTextException {
    Symbols known = symbols(size, givens.place(0));
    CellField read = SymbolField.of(givens, known);
    Puzzle plain = new Puzzle(GridCells.grid(givens, known), mask);
    GivenChecks.requireClearZeros(read, plain);
    Puzzle puzzle = plain.withSymbols(known);
    Optional<Conflict> conflict =
        acceptsConflicts ? Optional.empty() : puzzle.rules().findConflict(puzzle.givens());
    if (conflict.isPresent()) {
      throw GivenChecks.repeatedGiven(givens, conflict.get(), mask, naming);
    }
    return added.isEmpty()
        ? puzzle
        : new Puzzle(puzzle.givens(), added.get().with(mask, known, givens.place(0)));
  }

  /**
   * Returns the mask of a field of labels.
   *
   * @throws MalformedTextException if there are not n labels, each n times
   */
  public RegionMask mask(CellField labels) throws MalformedTextException {
    return masks.ofLabels(labels);
  }

  /** Receives the ignored constraints of a puzzle. */
  @FunctionalInterface
  public interface ExtrasListener {
    /**
     * Reports ignored constraints.
     *
     * @param place the place of the puzzle
     * @param extras the usual names of the constraints, at least one
     */
    void ignored(Place place, List<String> extras);
  }

  /** Receives remarks on puzzles that are read. */
  @FunctionalInterface
  public interface RemarkListener {
    /**
     * Reports a remark.
     *
     * @param place the place of the puzzle, or of the part in question
     * @param remark a part of a sentence, without its full stop
     */
    void remark(Place place, String remark);

    /**
     * Reports what was read from the drawings and sentences of a puzzle.
     *
     * @param place the place of the puzzle
     * @param summary a part of a sentence, without its full stop
     * @param details what was read from what, a line each
     */
    default void reading(Place place, String summary, List<String> details) {
      remark(place, summary);
    }
  }
}
