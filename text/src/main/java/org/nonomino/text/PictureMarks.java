package org.nonomino.text;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * The marks of constraints in a picture that {@code render} draws: signs between cells, sums of
 * cages in the borders, dashed borders of cages, odd and even cells. The constraints themselves are
 * read from the lines below the picture, so the marks are only removed. All characters keep their
 * columns. Immutable.
 *
 * <p>Each row is one line, with a border line above and below. Each cell is 3 characters wide, or 5
 * with a place for a mark at both ends; in a picture of candidates, each column is as wide as it
 * needs, so marks are found by their characters alone.
 */
final class PictureMarks {
  private static final int[] WIDTHS = {3, 5};
  private static final int WIDTH_WITH_ROOM = 5;

  private static final String DASHES = "┄┆.:";

  /** The borders of regions within a cage in ASCII. */
  private static final String CROSSED = "~!";

  private static final String OF_CROSSED = "-|";

  /** The marks except figures: signs between neighbours, then odd and even cells. */
  private static final String SIGNS = "○①②③④⑤⑥⑦⑧⑨●❶❷❸❹❺❻❼❽❾XV<>∧∨o*v^◦▫'\"";

  /** In place of the width of cells if it differs between columns. */
  private static final int ANY_WIDTH = 0;

  private final int left;
  private final int size;
  private final int width;

  private PictureMarks(int left, int size, int width) {
    this.left = left;
    this.size = size;
    this.width = width;
  }

  /**
   * Returns the marks of a picture; empty if it does not have the form of pictures that have marks.
   *
   * @param left the column of the left border, from 0
   * @param end the column after the right border
   * @param inside the number of lines between the upper and the lower border
   */
  static Optional<PictureMarks> of(int left, int end, int inside) {
    int size = (inside + 1) / 2;
    if (inside % 2 == 0) {
      return Optional.empty();
    }
    return IntStream.of(WIDTHS)
        .filter(width -> end - left == size * (width + 1) + 1)
        .mapToObj(width -> new PictureMarks(left, size, width))
        .findFirst()
        .or(() -> Optional.of(new PictureMarks(left, size, ANY_WIDTH)));
  }

  /** Returns the lines inside a frame, without marks. */
  List<TextLine> removedFrom(List<TextLine> inside) {
    List<TextLine> lines = new ArrayList<>();
    for (int i = 0; i < inside.size(); i++) {
      lines.add(i % 2 == 0 ? cells(inside.get(i)) : border(inside.get(i)));
    }
    return List.copyOf(lines);
  }

  /** Returns a line of cells without marks. */
  private TextLine cells(TextLine line) {
    StringBuilder text = new StringBuilder(line.text());
    if (width == ANY_WIDTH) {
      for (int i = left; i < text.length(); i++) {
        if (!isLetter(text, i)) {
          removeSign(text, i);
        }
        removeDash(text, i);
      }
      return with(line, text);
    }
    for (int cell = 0; cell < size; cell++) {
      int start = start(cell);
      if (width == WIDTH_WITH_ROOM) {
        removeSign(text, start);
        removeSign(text, start + width - 1);
      }
      removeSign(text, start + width);
      removeDash(text, start + width);
    }
    return with(line, text);
  }

  /** Returns a line of borders without marks; region numbers stay. */
  TextLine border(TextLine line) {
    StringBuilder text = new StringBuilder(line.text());
    if (width == ANY_WIDTH) {
      removeFromBorder(text);
      return with(line, text);
    }
    for (int cell = 0; cell < size; cell++) {
      int start = start(cell);
      removeDash(text, start - 1);
      String segment = line.text().substring(start, start + width);
      int label = width / 2;
      boolean hasLabel = isFigure(segment.charAt(label)) && !isFigure(segment.charAt(label - 1));
      char drawn = ' ';
      for (int i = 0; i < width; i++) {
        removeDash(text, start + i);
        drawn = LineDrawing.isHorizontal(text.charAt(start + i)) ? text.charAt(start + i) : drawn;
      }
      for (int i = 0; i < width; i++) {
        boolean isNumber = isFigure(segment.charAt(i));
        if (isSign(segment.charAt(i)) || (isNumber && !(hasLabel && i >= label))) {
          text.setCharAt(start + i, drawn);
        }
      }
    }
    return with(line, text);
  }

  /** Returns whether a sign may be a letter in a list of candidates. */
  private static boolean isLetter(StringBuilder text, int index) {
    return Character.isLetterOrDigit(text.charAt(index))
        && (Character.isLetterOrDigit(text.charAt(index - 1))
            || (index + 1 < text.length() && Character.isLetterOrDigit(text.charAt(index + 1))));
  }

  /** Removes dashes and signs, and numbers behind a corner; a number behind a line is a region. */
  private void removeFromBorder(StringBuilder text) {
    for (int i = left + 1; i < text.length(); i++) {
      boolean isSum = isFigure(text.charAt(i)) && !isNumberBehindLine(text, i);
      if (isSum || isSign(text.charAt(i))) {
        int next = i;
        while (next < text.length() - 1 && isFigure(text.charAt(next))) {
          next++;
        }
        char neighbour = text.charAt(isSum ? next : i - 1);
        text.setCharAt(i, LineDrawing.isHorizontal(neighbour) ? neighbour : ' ');
      }
    }
    for (int i = left; i < text.length(); i++) {
      removeDash(text, i);
    }
  }

  private static boolean isNumberBehindLine(StringBuilder text, int index) {
    int first = index;
    while (isFigure(text.charAt(first - 1))) {
      first--;
    }
    return LineDrawing.isHorizontal(text.charAt(first - 1));
  }

  private int start(int cell) {
    return left + 1 + cell * (width + 1);
  }

  private static void removeSign(StringBuilder text, int index) {
    if (isSign(text.charAt(index))) {
      text.setCharAt(index, ' ');
    }
  }

  private static void removeDash(StringBuilder text, int index) {
    char character = text.charAt(index);
    int crossed = CROSSED.indexOf(character);
    if (DASHES.indexOf(character) >= 0) {
      text.setCharAt(index, ' ');
    } else if (crossed >= 0) {
      text.setCharAt(index, OF_CROSSED.charAt(crossed));
    }
  }

  private static boolean isSign(char character) {
    return SIGNS.indexOf(character) >= 0;
  }

  private static boolean isFigure(char character) {
    return character >= '0' && character <= '9';
  }

  private static TextLine with(TextLine line, StringBuilder text) {
    String changed = text.toString();
    return changed.equals(line.text())
        ? line
        : new TextLine(line.number(), changed, line.tooLong());
  }
}
