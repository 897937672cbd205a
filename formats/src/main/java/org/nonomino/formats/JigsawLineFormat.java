package org.nonomino.formats;

import java.io.IOException;
import java.util.Optional;
import java.util.Set;
import org.nonomino.core.DigitSymbols;
import org.nonomino.core.EntryPart;
import org.nonomino.core.Grid;
import org.nonomino.core.PuzzleEntry;
import org.nonomino.core.RegionSymbols;
import org.nonomino.text.CellField;
import org.nonomino.text.GridCells;
import org.nonomino.text.LineReader;
import org.nonomino.text.MalformedTextException;
import org.nonomino.text.Place;
import org.nonomino.text.ProblemCode;
import org.nonomino.text.ProblemWords;
import org.nonomino.text.PuzzleAssembler;
import org.nonomino.text.PuzzleFormat;
import org.nonomino.text.RegionLabels;
import org.nonomino.text.TextLine;
import org.nonomino.text.Token;

/**
 * A puzzle per line: n² digits directly followed by n² region characters, and perhaps a label. The
 * forum format has the same parts in the opposite order. They are distinguished by the half that
 * divides the cells into n regions of n cells. If both halves do so, as a full grid may, the digits
 * are the half that breaks no rule in the regions of the other half. If both halves meet this
 * condition, the line is in the forum format.
 */
final class JigsawLineFormat implements PuzzleFormat {
  /** The only instance, because this format has no options. */
  static final PuzzleFormat JIGSAW_LINE = new JigsawLineFormat();

  private static final int LONGEST_ROW = Grid.MAX_SIZE;

  /** The maximum number of lines to examine if the first one does not show the format. */
  private static final int LOOKED_AT = 16;

  private JigsawLineFormat() {}

  @Override
  public String name() {
    return "jigsaw-line";
  }

  @Override
  public String description() {
    return "one puzzle per line: n² digits and n² region characters in one word, label";
  }

  @Override
  public Set<EntryPart> holds() {
    return Set.of(EntryPart.LABEL);
  }

  /** Refuses single cells, because their two characters could be in either order. */
  @Override
  public Optional<String> ownRefusal(PuzzleEntry entry) {
    return entry.puzzle().size() == 1
        ? Optional.of(Refusal.of(name(), "2×2 puzzles and larger ones", "is 1×1"))
        : Optional.empty();
  }

  @Override
  public boolean recognizes(LineReader lines) throws IOException {
    boolean anyFound = false;
    for (int at = 0; at < LOOKED_AT; at++) {
      Optional<TextLine> line = lines.peek(at);
      if (line.isEmpty()) {
        break;
      }
      if (line.get().isBlank()) {
        continue;
      }
      String word = word(line.get()).text();
      boolean isLong = word.length() > LONGEST_ROW;
      if (isLong && isPlain(word)) {
        return true;
      }
      // A short word may be a row of a grid, unless the other lines rule that out.
      boolean isUndecided =
          isLong ? isOfTwoHalves(word) && !RegionLabels.isMask(firstHalf(word)) : isPlain(word);
      if (!isUndecided) {
        return false;
      }
      anyFound |= !isLong;
    }
    return anyFound;
  }

  private static Token word(TextLine line) {
    return Token.split(line, Character::isWhitespace, 1).get(0);
  }

  private static boolean isOfTwoHalves(String word) {
    return word.length() % 2 == 0 && GridCells.sizeOf(word.length() / 2).isPresent();
  }

  private static String firstHalf(String word) {
    return word.substring(0, word.length() / 2);
  }

  /** Returns whether a word can only be a puzzle of this format. */
  private static boolean isPlain(String word) {
    if (!isOfTwoHalves(word)) {
      return false;
    }
    String digits = firstHalf(word);
    String labels = word.substring(digits.length());
    return RegionLabels.isMask(labels)
        && (!RegionLabels.isMask(digits) || (isPuzzle(digits, labels) && !isPuzzle(labels, digits)))
        && digits.chars().allMatch(c -> DigitSymbols.isSymbol((char) c))
        && labels.chars().noneMatch(c -> c != '0' && DigitSymbols.isBlank((char) c));
  }

  private static boolean isPuzzle(String digits, String labels) {
    Place place = Place.ofText("");
    try {
      new PuzzleAssembler(Optional.empty())
          .assemble(CellField.ofCharacters(place, digits), CellField.ofCharacters(place, labels));
      return true;
    } catch (MalformedTextException e) {
      return false;
    }
  }

  @Override
  public Splitter read(LineReader lines, PuzzleAssembler assembler) {
    return Splitter.ofLines(lines, (source, line) -> parse(source, line, assembler));
  }

  private static PuzzleEntry parse(String source, TextLine line, PuzzleAssembler assembler)
      throws MalformedTextException {
    Token word = word(line);
    Place start = word.place(source);
    if (!isOfTwoHalves(word.text())) {
      throw otherLength(start, word.length());
    }
    int middle = word.length() / 2;
    CellField givens = CellField.ofCharacters(start, word.text().substring(0, middle));
    CellField labels =
        CellField.ofCharacters(start.plusColumns(middle), word.text().substring(middle));
    return new PuzzleEntry(
        assembler.assemble(givens, labels), line.rest(word.end()), Optional.empty());
  }

  private static MalformedTextException otherLength(Place place, int length) {
    int likely = (int) Math.round(Math.sqrt(length / 2.0));
    int size = Math.max(1, Math.min(Grid.MAX_SIZE, likely));
    int expected = 2 * size * size;
    return new MalformedTextException(
        place,
        ProblemCode.WORD_LENGTH.with("characters", length).with("expected", expected),
        "the word has "
            + ProblemWords.count(length, "character")
            + ", expected "
            + expected
            + " (the digits of "
            + ProblemWords.bySize(size)
            + " cells, then their regions)",
        ProblemWords.missingOrTooMany(length, expected, "character"));
  }

  @Override
  public String text(PuzzleEntry entry) {
    String label = TextLine.joined(entry.label());
    return entry.puzzle().givens()
        + RegionSymbols.text(entry.puzzle().mask())
        + (label.isEmpty() ? "" : " " + label)
        + '\n';
  }
}
