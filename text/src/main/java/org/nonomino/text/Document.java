package org.nonomino.text;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import org.nonomino.core.CellList;
import org.nonomino.core.Constraint;
import org.nonomino.core.Grid;
import org.nonomino.core.Progress;
import org.nonomino.core.Puzzle;
import org.nonomino.core.PuzzleEntry;
import org.nonomino.core.Symbols;
import org.nonomino.core.constraint.Candidates;
import org.nonomino.text.DocumentCell.Kind;

/**
 * The contents of a text before they are checked: rows of cells and their regions. It may be no
 * puzzle. Immutable.
 *
 * <p>In a frame, {@code [5]} is a given and a bare digit is an entered one if any digit is in
 * brackets; then candidates are pencil marks. Otherwise all digits are givens, and candidates are
 * given candidates. {@code {5}} is always an entered digit, because it shows a placement of a step.
 *
 * @param source the name of the input
 * @param cells the cells, row-major
 * @param tellsGivens whether the text tells givens from entered digits
 * @param regions the regions
 * @param remark a peculiarity to report, as a part of a sentence
 * @param symbols the symbols of the digits in the text
 */
record Document(
    String source,
    List<DocumentCell> cells,
    boolean tellsGivens,
    Regions regions,
    Optional<String> remark,
    Symbols symbols) {
  /** The regions of a document. */
  @FunctionalInterface
  interface Regions {
    /**
     * Returns the puzzle with these regions.
     *
     * @throws MalformedTextException if givens and regions are not a puzzle
     */
    Puzzle puzzle(PuzzleAssembler assembler, CellField givens) throws MalformedTextException;

    /** Returns the regions of a mask matrix. */
    static Regions of(CellField labels) {
      return (assembler, givens) -> assembler.assemble(givens, labels);
    }
  }

  /**
   * Returns the document of a grid.
   *
   * @param words the words in its cells, row-major
   * @param isFramed whether it is drawn with a frame
   * @param assembler for the symbols of the digits
   * @throws MalformedTextException if a word has other symbols
   */
  static Document of(
      String source,
      List<Token> words,
      boolean isFramed,
      Regions regions,
      PuzzleAssembler assembler)
      throws MalformedTextException {
    int size = GridCells.sizeOf(words.size()).orElse(0);
    Symbols symbols =
        size == 0 ? Symbols.usual(0) : assembler.symbolsOf(CellField.ofTokens(source, words), size);
    CellWords.Reading reading = CellWords.read(usual(source, words, symbols), size, isFramed);
    boolean areGivensMarked =
        isFramed && words.stream().anyMatch(word -> isBetween(word, '[', ']'));
    List<DocumentCell> cells = new ArrayList<>();
    for (DocumentCell cell : reading.cells()) {
      boolean isBare = areGivensMarked && !isBetween(cell.token(), '[', ']');
      boolean isEntered = isBare || (isFramed && isBetween(cell.token(), '{', '}'));
      cells.add(isEntered && cell.kind() == Kind.GIVEN ? cell.entered() : cell);
    }
    return new Document(
        source, List.copyOf(cells), areGivensMarked, regions, reading.remark(), symbols);
  }

  /** Returns the words in usual symbols. */
  private static List<Token> usual(String source, List<Token> words, Symbols symbols)
      throws MalformedTextException {
    if (symbols.areUsual()) {
      return words;
    }
    List<Token> usual = new ArrayList<>(words.size());
    for (Token word : words) {
      String text = SymbolField.usual(word.text(), symbols);
      if (text.isEmpty()) {
        throw GridCells.noSymbol(word.place(source), word.text(), symbols);
      }
      usual.add(new Token(word.line(), word.start(), text));
    }
    return usual;
  }

  /** Returns the document of a grid with a mask matrix. */
  static Document of(String source, List<Token> words, CellField labels, PuzzleAssembler assembler)
      throws MalformedTextException {
    return of(source, words, false, Regions.of(labels), assembler);
  }

  private static boolean isBetween(Token cell, char left, char right) {
    String text = cell.line().text();
    return cell.start() > 0
        && cell.end() < text.length()
        && text.charAt(cell.start() - 1) == left
        && text.charAt(cell.end()) == right;
  }

  /**
   * Returns the puzzle and the player's progress.
   *
   * @throws MalformedTextException if this is not a valid puzzle
   */
  PuzzleEntry entry(PuzzleAssembler assembler) throws MalformedTextException {
    Puzzle puzzle = regions.puzzle(assembler, givens());
    remark.ifPresent(words -> assembler.remark(cells.get(0).token().place(source), words));
    if (!tellsGivens) {
      puzzle = puzzle.withConstraints(givenCandidates(puzzle.size()));
    }
    PuzzleEntry entry = PuzzleEntry.of(puzzle);
    boolean isBegun = has(Kind.ENTERED) || (tellsGivens && has(Kind.CANDIDATES));
    return isBegun ? entry.withProgress(progress(puzzle.size())) : entry;
  }

  private boolean has(Kind kind) {
    return cells.stream().anyMatch(cell -> cell.kind() == kind);
  }

  private Progress progress(int size) {
    Grid grid = Grid.of(size, cells.stream().mapToInt(DocumentCell::digit).toArray());
    long[] marks =
        cells.stream()
            .mapToLong(cell -> tellsGivens && cell.kind() == Kind.CANDIDATES ? cell.digits() : 0)
            .toArray();
    return new Progress(grid, marks, new long[marks.length]);
  }

  private List<Constraint> givenCandidates(int size) {
    List<Constraint> constraints = new ArrayList<>();
    for (int cell = 0; cell < cells.size(); cell++) {
      DocumentCell candidates = cells.get(cell);
      if (candidates.kind() == Kind.CANDIDATES && Long.bitCount(candidates.digits()) < size) {
        constraints.add(new Candidates(CellList.of(size, cell), candidates.digits() << 1));
      }
    }
    return constraints;
  }

  /** Returns the givens with the characters of the text, as far as messages need them. */
  private CellField givens() {
    List<Token> words = new ArrayList<>();
    BitSet hidden = new BitSet();
    for (int cell = 0; cell < cells.size(); cell++) {
      Kind kind = cells.get(cell).kind();
      Token word = cells.get(cell).token();
      boolean isForeign = kind == Kind.BLANK && TokenField.digit(word.text()).orElse(1) != 0;
      hidden.set(cell, kind == Kind.ENTERED || kind == Kind.CANDIDATES || isForeign);
      words.add(
          kind == Kind.GIVEN
                  && (!symbols.areUsual()
                      || TokenField.digit(word.text()).orElse(0) != cells.get(cell).digit())
              ? new Token(
                  word.line(),
                  word.start(),
                  String.valueOf(symbols.symbol(cells.get(cell).digit())))
              : word);
    }
    CellField all = CellField.ofTokens(source, words);
    return hidden.isEmpty() ? all : new GivensField(all, hidden);
  }
}
