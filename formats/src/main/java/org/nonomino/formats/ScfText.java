package org.nonomino.formats;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.nonomino.core.Constraint;
import org.nonomino.core.EntryPart;
import org.nonomino.core.Progress;
import org.nonomino.core.Puzzle;
import org.nonomino.core.PuzzleEntry;
import org.nonomino.core.constraint.Diagonal;
import org.nonomino.core.constraint.Windoku;
import org.nonomino.text.CellField;
import org.nonomino.text.MalformedTextException;
import org.nonomino.text.Place;
import org.nonomino.text.ProblemCode;
import org.nonomino.text.ProblemWords;
import org.nonomino.text.PuzzleAssembler;

/**
 * The shortest form of SudokuPad's links, {@code scf…}: a 9×9 puzzle on boxes, in which each
 * character is a digit or a blank and up to five blanks after it. After an asterisk follow {@code
 * w} for windows, {@code x} for both diagonals, {@code t} and the title, and {@code a} and the
 * author, each of these up to the next asterisk; a doubled one stands for itself.
 */
final class ScfText {
  private static final int SIZE = 9;
  private static final int CELLS = SIZE * SIZE;
  private static final int DIGITS = 10;
  private static final String ALPHABET =
      "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwx";

  private ScfText() {}

  /**
   * Returns the puzzle of a string without its prefix.
   *
   * @param place where the text begins
   * @throws MalformedTextException if it is not a puzzle
   */
  static PuzzleEntry read(String encoded, Place place, PuzzleAssembler assembler)
      throws MalformedTextException {
    String text = PageLinkFormat.decoded(encoded, place);
    StringBuilder givens = new StringBuilder();
    int at = 0;
    while (at < text.length() && givens.length() < CELLS) {
      int code = ALPHABET.indexOf(text.charAt(at));
      if (code < 0) {
        break;
      }
      givens.append(code % DIGITS).append("0".repeat(code / DIGITS));
      at++;
    }
    if (givens.length() < CELLS) {
      throw new MalformedTextException(
          place,
          ProblemCode.BROKEN_LINK.bare(),
          "the link has %s, expected %d"
              .formatted(ProblemWords.count(givens.length(), "cell"), CELLS),
          "Maybe it was cut off: copy it again, to its last character.");
    }
    if (at < text.length() && text.charAt(at) == '*') {
      at++;
    }
    List<Constraint> constraints = new ArrayList<>();
    List<String> extras = new ArrayList<>();
    Map<EntryPart, String> texts = new EnumMap<>(EntryPart.class);
    while (at < text.length()) {
      char next = text.charAt(at++);
      switch (next) {
        case 'w' -> constraints.add(new Windoku(SIZE));
        case 'x' -> {
          constraints.add(new Diagonal(SIZE, true));
          constraints.add(new Diagonal(SIZE, false));
        }
        case 't', 'a' -> {
          int end = end(text, at);
          texts.put(
              next == 't' ? EntryPart.LABEL : EntryPart.AUTHOR,
              text.substring(at, end).replace("**", "*"));
          at = end + 1;
        }
        default -> extras.add("'" + next + "'");
      }
    }
    assembler.refuseExtras(place, extras);
    Puzzle plain = assembler.assemble(CellField.ofCharacters(place, givens.substring(0, CELLS)));
    Puzzle puzzle = plain.withConstraints(constraints);
    return new PuzzleEntry(puzzle, texts, Optional.empty(), Progress.ofGrid(puzzle.givens()));
  }

  /** Returns the index of the next asterisk that is not doubled, or the end of the text. */
  private static int end(String text, int from) {
    int end = from;
    while (end < text.length() && (text.charAt(end) != '*' || text.startsWith("**", end))) {
      end += text.startsWith("**", end) ? 2 : 1;
    }
    return end;
  }
}
