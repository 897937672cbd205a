package org.nonomino.text;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Collectors;
import org.nonomino.core.DigitSymbols;
import org.nonomino.core.Grid;
import org.nonomino.core.PuzzleEntry;

/**
 * The format of the jigsaw threads in the solvers' forum: n² region letters directly followed by n²
 * puzzle characters, and perhaps a label.
 */
final class ForumFormat extends SingleLineFormat {
  /** The maximum number of surplus labels that still count as slips. */
  private static final int SLIPS = 2;

  @Override
  public String name() {
    return "forum";
  }

  @Override
  public String description() {
    return "one puzzle per line: n² region letters and n² digits in one word, label";
  }

  @Override
  boolean isPlainRecord(TextLine line) {
    return words(line).stream()
        .findFirst()
        .map(Token::text)
        .filter(word -> word.length() > LONGEST_ROW && looksLikeRecord(line))
        .filter(word -> RegionLabels.isMask(word.substring(0, word.length() / 2)))
        .isPresent();
  }

  @Override
  boolean isPlainlyOther(TextLine line) {
    return LineFormat.isPlain(line);
  }

  @Override
  boolean looksLikeRecord(TextLine line) {
    Optional<String> first = words(line).stream().findFirst().map(Token::text);
    if (first.isEmpty() || sizeOf(first.get()).isEmpty()) {
      return false;
    }
    // Twice a square is never a square, so no puzzle of the line format has this length.
    String word = first.get();
    int size = sizeOf(word).getAsInt();
    String labels = word.substring(0, size * size);
    if (word.length() > LONGEST_ROW) {
      return CandidateLine.cells(words(line).get(0)).isEmpty()
          && labels.indexOf('.') < 0
          && labels.chars().boxed().collect(Collectors.toSet()).size() <= size + SLIPS
          && !isDrawn(line);
    }
    return RegionLabels.isMask(labels)
        && Character.isLetter(word.charAt(0))
        && word.substring(labels.length()).chars().allMatch(c -> isDigitOf(size, (char) c));
  }

  private static OptionalInt sizeOf(String word) {
    return word.length() % 2 == 0 ? GridCells.sizeOf(word.length() / 2) : OptionalInt.empty();
  }

  private static boolean isDigitOf(int size, char symbol) {
    return DigitSymbols.isSymbol(symbol) && DigitSymbols.digit(symbol) <= size;
  }

  @Override
  PuzzleEntry parse(String source, TextLine line, PuzzleAssembler assembler)
      throws MalformedTextException {
    List<Token> words = words(line);
    Token word = words.get(0);
    if (sizeOf(word.text()).isEmpty()) {
      int likely = Math.max(1, (int) Math.round(Math.sqrt(word.length() / 2.0)));
      int nearest = Math.min(Grid.MAX_SIZE, likely);
      int expected = 2 * nearest * nearest;
      throw new MalformedTextException(
          word.place(source),
          ProblemCode.WORD_LENGTH.with("characters", word.length()).with("expected", expected),
          "there "
              + (word.length() == 1 ? "is " : "are ")
              + ProblemWords.count(word.length(), "character")
              + ", expected "
              + expected
              + " (the regions of "
              + ProblemWords.bySize(nearest)
              + " cells, then the digits)",
          ProblemWords.missingOrTooMany(word.length(), expected, "character"));
    }
    int middle = word.length() / 2;
    Place start = word.place(source);
    CellField labels = CellField.ofCharacters(start, word.text().substring(0, middle));
    CellField givens =
        CellField.ofCharacters(start.plusColumns(middle), word.text().substring(middle));
    return entry(assembler.assemble(givens, labels), line, word.end());
  }

  /**
   * Writes regions as letters from {@code A}, then {@code a}, so that no region label looks like a
   * digit.
   */
  @Override
  public String text(PuzzleEntry entry) {
    StringBuilder text = new StringBuilder();
    for (int region : entry.puzzle().mask().toArray()) {
      text.append((char) (region < 26 ? 'A' + region : 'a' + region - 26));
    }
    return withLabel(text.append(puzzle(entry)), entry);
  }
}
