package org.nonomino.text;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.nonomino.core.DigitSymbols;

/**
 * The marks of constraints in a picture that {@code render} draws: signs between cells, sums of
 * cages in the borders, dashed borders of cages, legs of lines, odd and even cells. The constraints
 * themselves are read from the lines below the picture, so the marks are only removed. All
 * characters keep their columns. Immutable.
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

  private static final char CROSSED_LINE = '~';
  private static final char CROSSED_BAR = '!';

  private static final String OF_CROSSED = "-|";

  /** The distance of the number of a region from the border at its left, in narrow cells. */
  private static final int BEFORE_NUMBER = 2;

  private static final int BEFORE_NUMBER_WITH_ROOM = 3;

  /** The mark of odd cells in ASCII, and of the only candidate if a digit follows. */
  private static final char LONE_CANDIDATE = '\'';

  /** The marks except figures: signs between neighbours, odd and even cells, legs of lines. */
  private static final String SIGNS = "○①②③④⑤⑥⑦⑧⑨●❶❷❸❹❺❻❼❽❾XV<>∧∨o*v^◦▫'\"↖↑↗←→↙↓↘↔↕%\\/";

  /** The signs of operations after the number of a cage. */
  private static final String OPERATIONS = "+−×÷_x/";

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
   * @param inside the lines between the upper and the lower border
   */
  static Optional<PictureMarks> of(int left, int end, List<TextLine> inside) {
    int size = (inside.size() + 1) / 2;
    if (inside.size() % 2 == 0) {
      return Optional.empty();
    }
    int width =
        hasWideCells(inside)
            ? ANY_WIDTH
            : IntStream.of(WIDTHS)
                .filter(each -> end - left == size * (each + 1) + 1)
                .findFirst()
                .orElse(ANY_WIDTH);
    return Optional.of(new PictureMarks(left, size, width));
  }

  /** Returns whether a cell has several letters or figures: candidates. */
  private static boolean hasWideCells(List<TextLine> inside) {
    return IntStream.range(0, inside.size())
        .filter(i -> i % 2 == 0)
        .mapToObj(i -> inside.get(i).text())
        .anyMatch(
            row ->
                IntStream.range(1, row.length())
                    .anyMatch(i -> isAlnum(row, i - 1) && isAlnum(row, i)));
  }

  /** Returns where the number of a region may begin in a border, behind the left end of a cell. */
  static IntStream columnsOfNumber(int bar) {
    return IntStream.of(bar + BEFORE_NUMBER, bar + BEFORE_NUMBER_WITH_ROOM);
  }

  /** Returns the lines inside a frame, without marks. */
  List<TextLine> removedFrom(List<TextLine> inside) {
    List<TextLine> lines = new ArrayList<>();
    BitSet used = columnsOfCells(inside);
    for (int i = 0; i < inside.size(); i++) {
      lines.add(i % 2 == 0 ? cells(inside.get(i), used) : border(inside.get(i), inside.get(i + 1)));
    }
    return List.copyOf(lines);
  }

  /** Returns the columns in which some row has a figure or a letter that is no sign. */
  private static BitSet columnsOfCells(List<TextLine> inside) {
    BitSet used = new BitSet();
    for (int i = 0; i < inside.size(); i += 2) {
      String row = inside.get(i).text();
      IntStream.range(0, row.length())
          .filter(at -> isAlnum(row, at) && !isSign(row.charAt(at)))
          .forEach(used::set);
    }
    return used;
  }

  /**
   * Returns a line of cells without marks.
   *
   * @param used the columns in which other rows have digits, so that a letter there is a digit, too
   */
  private TextLine cells(TextLine line, BitSet used) {
    StringBuilder text = new StringBuilder(line.text());
    if (width == ANY_WIDTH) {
      for (int i = left; i < text.length(); i++) {
        if (!(isAlnum(line.text(), i) && used.get(i)) && !isInWord(line.text(), i)) {
          removeSign(text, i);
        }
        // The point of an empty cell stays.
        if (text.charAt(i) != '.') {
          removeDash(text, i);
        }
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

  /**
   * Returns a line of borders without marks; region numbers stay.
   *
   * @param below the cells below it
   */
  TextLine border(TextLine line, TextLine below) {
    StringBuilder text = new StringBuilder(line.text());
    if (width == ANY_WIDTH) {
      removeFromBorder(text, below.text());
      return with(line, text);
    }
    for (int cell = 0; cell < size; cell++) {
      int start = start(cell);
      removeDash(text, start - 1);
      removeSign(text, start - 1);
      String segment = line.text().substring(start, start + width);
      int label = width / 2;
      boolean hasLabel = isFigure(segment.charAt(label)) && !isFigure(segment.charAt(label - 1));
      char drawn = ' ';
      for (int i = 0; i < width; i++) {
        removeDash(text, start + i);
        drawn = LineDrawing.isHorizontal(text.charAt(start + i)) ? text.charAt(start + i) : drawn;
      }
      for (int i = 0; i < width; i++) {
        boolean isNumber = isFigure(segment.charAt(i)) || isOperation(segment, i);
        if (isSign(segment.charAt(i)) || (isNumber && !(hasLabel && i >= label))) {
          text.setCharAt(start + i, drawn);
        }
      }
    }
    return with(line, text);
  }

  /** Returns whether a sign is a letter in a list of candidates, or the mark before a candidate. */
  private static boolean isInWord(String text, int index) {
    boolean isBeforeLetter = index + 1 < text.length() && isAlnum(text, index + 1);
    return text.charAt(index) == LONE_CANDIDATE
        ? index + 1 < text.length() && DigitSymbols.isSymbol(text.charAt(index + 1))
        : isAlnum(text, index) && (isBeforeLetter || isAlnum(text, index - 1));
  }

  private static boolean isAlnum(String text, int index) {
    return Character.isLetterOrDigit(text.charAt(index));
  }

  /** Removes dashes, signs and sums from borders of cells of any width. */
  private void removeFromBorder(StringBuilder text, String below) {
    String drawn = text.toString();
    for (int i = left + 1; i < drawn.length(); i++) {
      if (isSign(drawn.charAt(i))
          || (isOperation(drawn, i) && drawn.charAt(i) != drawn.charAt(left))
          || (isFigure(drawn.charAt(i)) && !isInRegionNumber(drawn, i, below))) {
        text.setCharAt(i, lineAround(drawn, i));
      }
    }
    for (int i = left; i < drawn.length(); i++) {
      removeDash(text, i);
    }
  }

  /** Returns the character of the line that a mark interrupts. */
  private static char lineAround(String border, int index) {
    for (int step : new int[] {1, -1}) {
      int at = index;
      while (at > 0
          && at < border.length() - 1
          && (isSign(border.charAt(at))
              || isFigure(border.charAt(at))
              || isOperation(border, at))) {
        at += step;
      }
      if (LineDrawing.isHorizontal(border.charAt(at)) || border.charAt(at) == CROSSED_LINE) {
        return border.charAt(at);
      }
    }
    return ' ';
  }

  /** Returns whether a figure belongs to the number of a region, which has a border at its left. */
  private static boolean isInRegionNumber(String border, int index, String below) {
    int first = index;
    while (isFigure(border.charAt(first - 1))) {
      first--;
    }
    int begin = first;
    return IntStream.range(0, begin)
        .filter(bar -> columnsOfNumber(bar).anyMatch(column -> column == begin))
        .anyMatch(bar -> bar < below.length() && isBar(below.charAt(bar)));
  }

  private static boolean isBar(char character) {
    return LineDrawing.isVertical(character) || character == CROSSED_BAR;
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

  /** Returns whether a character is the sign after the number of a cage. */
  static boolean isOperation(String text, int index) {
    return OPERATIONS.indexOf(text.charAt(index)) >= 0
        && index > 0
        && isFigure(text.charAt(index - 1));
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
