package org.nonomino.text;

import java.io.IOException;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.regex.Pattern;
import org.nonomino.core.DigitSymbols;
import org.nonomino.core.EntryPart;
import org.nonomino.core.Grid;
import org.nonomino.core.PuzzleEntry;
import org.nonomino.core.RegionMask;
import org.nonomino.core.RegionSymbols;
import org.nonomino.core.Rules;

/**
 * The bulk format: one puzzle per line, {@code <n² puzzle characters>[ <n² region characters>][
 * +constraints][ label]}. Without regions the puzzle has boxes. If the second field solves the
 * puzzle, it is the solution instead of the regions.
 */
final class LineFormat extends SingleLineFormat {
  /**
   * The minimum length of a mask; a shorter word after a puzzle of another size is rather its
   * label.
   */
  private static final int SHORTEST_MASK = 9;

  private static final int SHORTEST_SLIP = 13;

  /** The first character of the constraints; alone, it says that there are none. */
  private static final String CONSTRAINTS = "+";

  private static final Pattern SYMBOLS =
      Pattern.compile(
          "\\s\\+(?:(?!symbols[-:]|digits[-:])[^\\s;]*+;)*+(?:symbols|digits)[-:]",
          Pattern.CASE_INSENSITIVE);

  @Override
  public String name() {
    return "line";
  }

  @Override
  public String description() {
    return "one puzzle per line: n² digits, n² region characters, +constraints, label";
  }

  @Override
  public boolean holdsConstraints() {
    return true;
  }

  @Override
  public boolean holdsSymbols() {
    return true;
  }

  @Override
  boolean isPlainRecord(TextLine line) {
    return isPlain(line);
  }

  static boolean isPlain(TextLine line) {
    String puzzle = firstWord(line);
    return puzzle.length() > LONGEST_ROW
        && GridCells.sizeOf(puzzle.length()).isPresent()
        && puzzle.chars().allMatch(c -> DigitSymbols.isSymbol((char) c))
        && puzzle.chars().anyMatch(c -> c != '-');
  }

  @Override
  boolean looksLikeRecord(TextLine line) {
    List<Token> words = words(line);
    String puzzle = firstWord(line);
    if (puzzle.length() > LONGEST_ROW) {
      return !isDrawn(line);
    }
    OptionalInt size = GridCells.sizeOf(puzzle.length());
    boolean hasRegions = words.size() > 1 && words.get(1).length() == puzzle.length();
    return size.isPresent()
        && (fits(puzzle, size.getAsInt()) || namesSymbols(line))
        && (hasRegions || RegionMask.standardBoxes(size.getAsInt()).isPresent())
        && !GridRow.of(line, 0).isSeparated()
        && (words.size() == 1
            || (!OneLineGrid.isOfGroups(line) && (size.getAsInt() > 1 || !isWithHash(line))));
  }

  /** Returns whether the symbols of the digits are among the constraints of a line. */
  static boolean namesSymbols(TextLine line) {
    return SYMBOLS.matcher(line.text()).find();
  }

  private static boolean isWithHash(TextLine line) {
    return line.text().indexOf('#') >= 0;
  }

  @Override
  boolean areAllRecords(LineReader lines) throws IOException {
    return areAllPuzzles(lines, 0);
  }

  /**
   * Returns whether all examined lines from a distance onwards are puzzles with boxes. Sixteen
   * puzzles of 4×4 could also be the rows of one grid, but that grid would have no digit above 4.
   */
  static boolean areAllPuzzles(LineReader lines, int from) throws IOException {
    int count = 0;
    for (int at = from; at < from + LOOKED_AT; at++) {
      Optional<TextLine> line = lines.peek(at);
      if (line.isEmpty()) {
        break;
      }
      if (!line.get().isBlank()) {
        if (!isPuzzleWithBoxes(firstWord(line.get()))) {
          return false;
        }
        count++;
      }
    }
    return count > 0;
  }

  private static boolean isPuzzleWithBoxes(String word) {
    OptionalInt size = GridCells.sizeOf(word.length());
    if (size.isEmpty() || !word.chars().allMatch(c -> DigitSymbols.isSymbol((char) c))) {
      return false;
    }
    Optional<RegionMask> boxes = RegionMask.standardBoxes(size.getAsInt());
    Optional<Grid> givens = Grid.ofSymbols(size.getAsInt(), word);
    return boxes.isPresent()
        && givens.isPresent()
        && givens.get().filledCount() > 0
        && !Rules.of(boxes.get()).hasConflict(givens.get());
  }

  private static String firstWord(TextLine line) {
    return words(line).stream().findFirst().map(Token::text).orElse("");
  }

  @Override
  boolean isUndecided(TextLine line) {
    List<Token> words = words(line);
    String puzzle = firstWord(line);
    return words.size() == 1
        && puzzle.length() <= LONGEST_ROW
        && looksLikeRecord(line)
        && puzzle.chars().allMatch(c -> DigitSymbols.isBlank((char) c));
  }

  /**
   * Returns whether all characters are blanks or digits, most of them within a size; otherwise a
   * short line is rather a row of a grid.
   */
  private static boolean fits(String puzzle, int size) {
    if (!puzzle.chars().allMatch(c -> DigitSymbols.isSymbol((char) c))) {
      return false;
    }
    int[] givens =
        puzzle.chars().map(c -> DigitSymbols.digit((char) c)).filter(digit -> digit > 0).toArray();
    long fitting = Arrays.stream(givens).filter(digit -> digit <= size).count();
    return givens.length == 0 || 2 * fitting > givens.length;
  }

  @Override
  PuzzleEntry parse(String source, TextLine line, PuzzleAssembler assembler)
      throws MalformedTextException {
    List<Token> words = Token.split(line, Character::isWhitespace, 3);
    Token cells = words.get(0);
    Optional<List<Token>> candidates = CandidateLine.cells(cells);
    if (candidates.isPresent()) {
      return document(source, words, candidates.get(), assembler);
    }
    CellField givens = field(source, cells);
    try {
      // Most lines of bulk files have only the puzzle, so their path is short
      // (docs/performance-log.md).
      return words.size() == 1
          ? entry(assembler.assemble(givens), line, cells.end())
          : parse(source, words, cells.length(), new Plain(givens), assembler);
    } catch (MalformedTextException e) {
      Optional<PuzzleEntry> other = otherBlanks(source, words, givens, assembler);
      if (other.isPresent()) {
        return other.get();
      }
      throw e;
    }
  }

  /**
   * Parses a line with the blanks or digits of another program, or with several groups of cells.
   */
  private static Optional<PuzzleEntry> otherBlanks(
      String source, List<Token> words, CellField givens, PuzzleAssembler assembler)
      throws MalformedTextException {
    Token cells = words.get(0);
    OptionalInt size = GridCells.sizeOf(cells.length());
    if (size.isPresent()) {
      List<Token> characters = cells.characters();
      return characters.size() == givens.count()
              && givens.grid(size.getAsInt()).isEmpty()
              && CellWords.isKnown(characters, size.getAsInt())
          ? Optional.of(document(source, words, characters, assembler))
          : Optional.empty();
    }
    Optional<OneLineGrid> grid = OneLineGrid.of(cells.line());
    return grid.isPresent()
        ? Optional.of(grid.get().document(source, assembler).entry(assembler))
        : Optional.empty();
  }

  /** Parses a line whose first word has cells that are not all digits or blanks. */
  private static PuzzleEntry document(
      String source, List<Token> words, List<Token> cells, PuzzleAssembler assembler)
      throws MalformedTextException {
    return parse(
        source,
        words,
        cells.size(),
        new Cells() {
          @Override
          public PuzzleEntry entry(String label, PuzzleAssembler with)
              throws MalformedTextException {
            return Document.of(source, cells, false, PuzzleAssembler::assemble, with)
                .entry(with)
                .withText(EntryPart.LABEL, label);
          }

          @Override
          public PuzzleEntry entry(CellField field, String label, PuzzleAssembler with)
              throws MalformedTextException {
            return Document.of(source, cells, field, with)
                .entry(with)
                .withText(EntryPart.LABEL, label);
          }
        },
        assembler);
  }

  /** The cells of a line, which become a puzzle. */
  private interface Cells {
    /** Returns the puzzle without regions. */
    PuzzleEntry entry(String label, PuzzleAssembler with) throws MalformedTextException;

    /** Returns the puzzle with a field that is its regions or its solution. */
    PuzzleEntry entry(CellField field, String label, PuzzleAssembler with)
        throws MalformedTextException;
  }

  /** Cells that are digits or blanks. */
  private record Plain(CellField givens) implements Cells {
    @Override
    public PuzzleEntry entry(String label, PuzzleAssembler with) throws MalformedTextException {
      return new PuzzleEntry(with.assemble(givens), label, Optional.empty());
    }

    @Override
    public PuzzleEntry entry(CellField field, String label, PuzzleAssembler with)
        throws MalformedTextException {
      return with.assembleWithRegionsOrSolution(givens, field, label);
    }
  }

  /**
   * Parses a line after its cells.
   *
   * @param words its first words, at most three
   */
  private static PuzzleEntry parse(
      String source, List<Token> words, int cellCount, Cells cells, PuzzleAssembler assembler)
      throws MalformedTextException {
    boolean hasRegions = words.size() > 1 && areRegions(words.get(1).text(), cellCount);
    int next = hasRegions ? 2 : 1;
    boolean hasConstraints = words.size() > next && areConstraints(words.get(next));
    Token last = hasConstraints ? constraints(words.get(next)) : words.get(next - 1);
    String label = last.line().rest(last.end());
    OptionalInt size = GridCells.sizeOf(cellCount);
    if (!hasConstraints && words.size() > next) {
      requireNoConstraints(source, words.get(next));
    }
    Token clauses = last.part(hasConstraints ? CONSTRAINTS.length() : last.length(), last.length());
    PuzzleAssembler with =
        hasConstraints && size.isPresent()
            ? assembler.withSymbols(SymbolNotation.among(source, clauses, size.getAsInt()))
            : assembler;
    PuzzleEntry entry =
        hasRegions
            ? cells.entry(field(source, words.get(1)), label, with)
            : cells.entry(label, with);
    return hasConstraints
        ? entry.withConstraints(ConstraintNotation.read(source, clauses, entry.puzzle().symbols()))
        : entry;
  }

  /** Returns the constraints that begin with a word, with the blanks in their quotes. */
  private static Token constraints(Token word) {
    Token rest = Token.ofRest(word.line(), word.start());
    return rest.part(0, rest.indexOutsideQuotes(0, Character::isWhitespace));
  }

  private static boolean areConstraints(Token word) {
    return word.text().equals(CONSTRAINTS)
        || (word.text().startsWith(CONSTRAINTS) && Character.isLetter(word.text().charAt(1)));
  }

  /** Refuses a label that begins with the constraints of a puzzle without their plus sign. */
  private static void requireNoConstraints(String source, Token word)
      throws MalformedTextException {
    if (ConstraintNotation.isWithCells(word.text())) {
      throw new MalformedTextException(
          word.place(source),
          "these constraints have no plus sign",
          "Write '" + CONSTRAINTS + "' before them: " + CONSTRAINTS + word.text());
    }
  }

  /**
   * Returns whether a word after a puzzle is meant as its regions rather than as a label. Such a
   * word has as many characters as the puzzle, and fewer different ones than prose; or it is a mask
   * of another size; or it has about as many characters, and no more different ones than a mask
   * with a typing error.
   */
  private static boolean areRegions(String word, int cellCount) {
    if (word.startsWith(CONSTRAINTS)) {
      return false;
    }
    BitSet labelsSeen = new BitSet();
    word.chars().forEach(labelsSeen::set);
    int labels = labelsSeen.cardinality();
    int size = (int) Math.round(Math.sqrt(word.length()));
    if (word.length() == cellCount) {
      return labels <= 2 * size || isOfSmallRegions(word);
    }
    if (word.length() < SHORTEST_MASK) {
      return false;
    }
    boolean isOtherMask = word.length() == size * size && labels == size;
    boolean hasSlip = word.length() >= SHORTEST_SLIP && labels <= size + 1;
    return isOtherMask || (hasSlip && word.length() > cellCount / 2);
  }

  /** Returns whether each character except blanks occurs at least twice, as in a mask. */
  private static boolean isOfSmallRegions(String word) {
    return word.chars()
        .allMatch(
            label ->
                label == RegionSymbols.BLANK || word.indexOf(label) != word.lastIndexOf(label));
  }

  @Override
  public String text(PuzzleEntry entry) {
    Rules rules = entry.puzzle().rules();
    StringBuilder text = new StringBuilder(rules.symbols().text(entry.puzzle().givens()));
    RegionMask mask = entry.puzzle().mask();
    boolean areBoxes = RegionMask.standardBoxes(mask.size()).equals(Optional.of(mask));
    if (!areBoxes || labelLooksLikeRegions(entry)) {
      text.append(' ').append(RegionSymbols.text(mask));
    }
    String word = ConstraintNotation.word(rules);
    if (!word.isEmpty() || TextLine.joined(entry.label()).startsWith(CONSTRAINTS)) {
      text.append(' ').append(CONSTRAINTS).append(word);
    }
    return withLabel(text, entry);
  }

  private static boolean labelLooksLikeRegions(PuzzleEntry entry) {
    if (entry.label().isEmpty()) {
      return false;
    }
    String firstWord = TextLine.joined(entry.label()).split("\\s", 2)[0];
    return areRegions(firstWord, entry.puzzle().givens().cellCount());
  }
}
