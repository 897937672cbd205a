package org.nonomino.text;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.nonomino.core.Grid;

/**
 * The frame around a drawn grid: a line above, a line below, and borders at both ends of all lines
 * between. Words to the left of the frame, above it (a title, the numbers of the columns) and below
 * it (a sentence) do not belong to the grid.
 *
 * @param inside the lines between the upper and the lower border, with blanks for all characters
 *     left of the frame
 * @param top the distance of the upper border from the next input line
 * @param border the upper border
 */
record DrawnFrame(List<TextLine> inside, int top, TextLine border) {
  /** The maximum number of lines above a frame: a two-line title and the numbers of the columns. */
  private static final int MAX_ABOVE = 3;

  /** The maximum number of lines inside a frame; longer pictures are not grids. */
  private static final int MAX_INSIDE = 5 * Grid.MAX_SIZE;

  /** The maximum number of lines of prose to skip in search of a picture. */
  private static final int MAX_BEFORE = 8;

  /**
   * The maximum number of lines below a picture that belong to it; a solution path has hundreds.
   */
  private static final int MAX_BELOW = 4_000;

  /** The maximum length of a sentence; a longer line is a record of some format. */
  private static final int LONGEST_SENTENCE = 4_000;

  /** A line of hyphens, or a word of letters. */
  private static final Pattern HEADING =
      Pattern.compile("^\\s*+[-=_~*]{10,}+\\s*+$|(^|[^\\p{L}\\d])\\p{L}{3,}+([^\\p{L}\\d]|$)");

  /** Returns the lines that hold cells, including lines that may hold only empty cells. */
  List<GridRow> rows() {
    List<GridRow> rows =
        IntStream.range(0, inside.size())
            .filter(i -> !isBetweenRows(inside.get(i).text()))
            .mapToObj(i -> GridRow.of(inside.get(i), top + 1 + i))
            .toList();
    List<GridRow> filled = rows.stream().filter(row -> !row.characters().isEmpty()).toList();
    int count = filled.size();
    // A line of bars and spaces may be a row of empty cells, unless the others are a full grid.
    boolean areAllRows =
        filled.stream().anyMatch(row -> row.cells(count).isEmpty())
            && rows.size() <= Grid.MAX_SIZE
            && new GridBlock(rows, 0, false).isComplete(rows.size());
    return areAllRows ? rows : GridBlock.withoutRulers(filled);
  }

  /** Returns the distance of the first line below the frame. */
  int end() {
    return top + inside.size() + 2;
  }

  /**
   * Returns the frame that begins at a distance, or below at most {@value #MAX_ABOVE} lines of
   * words after it; empty if there is no complete frame.
   */
  static Optional<DrawnFrame> peek(LineReader lines, int distance) throws IOException {
    return peek(lines, distance, false);
  }

  /**
   * Returns the same frame, and removes the marks of constraints even if no constraint follows it.
   */
  static Optional<DrawnFrame> peekUnmarked(LineReader lines, int distance) throws IOException {
    return peek(lines, distance, true);
  }

  private static Optional<DrawnFrame> peek(LineReader lines, int distance, boolean areMarksKnown)
      throws IOException {
    List<TextLine> above = new ArrayList<>();
    for (int at = distance; at <= distance + MAX_ABOVE; at++) {
      Optional<TextLine> line = lines.peek(at);
      if (line.isEmpty() || line.get().isBlank()) {
        break;
      }
      if (isBorder(line.get().text())) {
        Optional<DrawnFrame> drawn = at(lines, at);
        return (drawn.isPresent()
                ? Optional.of(drawn.get().withoutMarks(lines, areMarksKnown))
                : drawn)
            .filter(
                frame -> frame.isCompleteBelow(above) || above.stream().noneMatch(frame::mayBeRow));
      }
      above.add(line.get());
    }
    return Optional.empty();
  }

  /**
   * Returns the frame whose upper border is at a distance, without the marks of its constraints;
   * empty if there is no frame, or it has no marks.
   */
  static Optional<DrawnFrame> peekMarked(LineReader lines, int top) throws IOException {
    Optional<TextLine> line = lines.peek(top);
    if (line.isEmpty() || !isBorder(line.get().text())) {
      return Optional.empty();
    }
    Optional<DrawnFrame> frame = at(lines, top);
    return frame.isPresent()
        ? Optional.of(frame.get().withoutMarks(lines, false))
            .filter(without -> !frame.get().equals(without))
        : Optional.empty();
  }

  /**
   * Returns a line of this frame: its upper border, or a line inside.
   *
   * @param distance the distance from the next input line
   */
  TextLine line(int distance) {
    return distance == top ? border : inside.get(distance - top - 1);
  }

  /**
   * Returns this frame without the marks of constraints. It is unchanged if there are none, or if
   * no constraint follows it, because then they mean something else unless they are known.
   */
  private DrawnFrame withoutMarks(LineReader lines, boolean areKnown) throws IOException {
    String drawn = border.text().stripTrailing();
    int left = drawn.length() - drawn.stripLeading().length();
    Optional<PictureMarks> marks = PictureMarks.of(left, drawn.length(), inside);
    if (marks.isEmpty()) {
      return this;
    }
    DrawnFrame without =
        new DrawnFrame(
            marks.get().removedFrom(inside), top, marks.get().border(border, inside.get(0)));
    return without.equals(this) || !(areKnown || isAboveConstraint(lines)) ? this : without;
  }

  /**
   * Returns whether a constraint follows, perhaps after a mask matrix or a line without regions.
   */
  private boolean isAboveConstraint(LineReader lines) throws IOException {
    int at = skipBlanks(lines, endOfProse(lines, end()));
    Optional<TextLine> heading = lines.peek(at).filter(GridBlock::isMaskHeading);
    if (heading.isPresent()) {
      int rows = GridBlock.saysNoRegions(heading.get()) ? 0 : (inside.size() + 1) / 2;
      at = skipBlanks(lines, at + 1 + rows);
    }
    return lines.peek(at).filter(ConstraintLines::beginWith).isPresent();
  }

  private static int skipBlanks(LineReader lines, int distance) throws IOException {
    int at = distance;
    while (lines.peek(at).filter(TextLine::isBlank).isPresent()) {
      at++;
    }
    return at;
  }

  /**
   * Returns the distance of the first line after the words that precede a picture; the given
   * distance if no picture follows the words.
   */
  static int skipProse(LineReader lines, int distance) throws IOException {
    for (int at = distance; at < distance + MAX_BEFORE; at++) {
      Optional<TextLine> line = lines.peek(at);
      boolean isWords =
          line.isPresent()
              && (line.get().isBlank() || isProse(line.get()) || isHeading(line.get()));
      if (!isWords) {
        return line.isPresent() && peek(lines, at).isPresent() ? at : distance;
      }
    }
    return distance;
  }

  /** Returns whether a line is a line of hyphens or has a word of letters, as in a heading. */
  static boolean isHeading(TextLine line) {
    return HEADING.matcher(line.text()).find()
        && !ConstraintLines.beginWith(line)
        && !GridBlock.saysNoRegions(line);
  }

  /** Returns the distance of the first line after the prose; the prose may contain blank lines. */
  static int endOfProse(LineReader lines, int distance) throws IOException {
    int end = distance;
    for (int at = distance; at < distance + MAX_BELOW; at++) {
      Optional<TextLine> line = lines.peek(at);
      if (line.isEmpty() || !(line.get().isBlank() || isProse(line.get()))) {
        return end;
      }
      end = line.get().isBlank() ? end : at + 1;
    }
    return end;
  }

  /**
   * Returns whether a line consists of words, like a sentence, rather than of cells or a
   * constraint.
   */
  static boolean isProse(TextLine line) {
    String text = line.text().strip();
    if (text.isEmpty()
        || text.length() > LONGEST_SENTENCE
        || ConstraintNotation.isNamed(line)
        || GridBlock.isMaskHeading(line)
        || LabelMatrix.isHeading(line)) {
      return false;
    }
    int words = 0;
    int letters = 0;
    boolean isLower = false;
    boolean hasWord = false;
    for (int i = 0; i <= text.length(); i++) {
      if (i == text.length() || Character.isWhitespace(text.charAt(i))) {
        hasWord |= letters > 1 && isLower;
        words += i > 0 && !Character.isWhitespace(text.charAt(i - 1)) ? 1 : 0;
        letters = 0;
        isLower = false;
      } else {
        letters += Character.isLetter(text.charAt(i)) ? 1 : 0;
        isLower |= Character.isLowerCase(text.charAt(i));
      }
    }
    return hasWord && (words > 1 || text.endsWith(".") || text.endsWith(":"));
  }

  private static Optional<DrawnFrame> at(LineReader lines, int top) throws IOException {
    String border = lines.peek(top).orElseThrow().text().stripTrailing();
    int left = border.length() - border.stripLeading().length();
    List<TextLine> inside = new ArrayList<>();
    int whole = 0;
    boolean isBelowBorder = true;
    for (int at = top + 1; at < top + MAX_INSIDE; at++) {
      Optional<TextLine> line = lines.peek(at);
      if (line.isEmpty() || !spans(line.get().text(), left, border.length())) {
        break;
      }
      String text = line.get().text();
      boolean isBorder = text.substring(0, left).isBlank() && isBorder(text);
      if (isBorder && isBelowBorder) {
        // Another frame begins here.
        break;
      }
      isBelowBorder = isBorder;
      whole = isBorder ? inside.size() : whole;
      inside.add(
          new TextLine(
              line.get().number(), " ".repeat(left) + text.substring(left), line.get().tooLong()));
    }
    return whole == 0
        ? Optional.empty()
        : Optional.of(
            new DrawnFrame(
                List.copyOf(inside.subList(0, whole)), top, lines.peek(top).orElseThrow()));
  }

  /** Returns whether a line has a border at both ends of the frame. */
  private static boolean spans(String text, int left, int end) {
    String line = text.stripTrailing();
    return line.length() == end && isEdge(line.charAt(left)) && isEdge(line.charAt(end - 1));
  }

  private static boolean isEdge(char character) {
    return LineDrawing.isVertical(character) || LineDrawing.isCorner(character);
  }

  /** Returns whether a line is a continuous border, perhaps with region numbers in it. */
  private static boolean isBorder(String line) {
    String drawn = line.strip();
    if (drawn.length() < 3
        || !LineDrawing.isCorner(drawn.charAt(0))
        || !LineDrawing.isCorner(drawn.charAt(drawn.length() - 1))) {
      return false;
    }
    String text = withoutLabels(withoutSums(drawn));
    boolean isPlain = LineDrawing.isJunction(text.charAt(0));
    return text.chars()
            .allMatch(
                c ->
                    LineDrawing.isHorizontal((char) c)
                        || (isPlain
                            ? LineDrawing.isJunction((char) c)
                            : LineDrawing.isCorner((char) c)))
        // Dots, stars and hyphens alone may also be a row of blanks.
        && (isPlain
            ? text.chars().anyMatch(c -> LineDrawing.isHorizontal((char) c))
            : text.contains("--"));
  }

  /** Returns whether a line holds borders and perhaps region numbers, but no cell. */
  static boolean isBetweenRows(String line) {
    String text = withoutLabels(line);
    return text.chars().anyMatch(c -> LineDrawing.isJunction((char) c))
        && text.chars()
            .allMatch(
                c ->
                    c == ' '
                        || LineDrawing.isHorizontal((char) c)
                        || LineDrawing.isVertical((char) c)
                        || LineDrawing.isJunction((char) c));
  }

  /**
   * Returns a line with line characters in place of the numbers in its borders; the length is
   * unchanged.
   */
  private static String withoutLabels(String line) {
    StringBuilder text = new StringBuilder(line);
    for (int at = 1; at < line.length(); at++) {
      int length = labelLength(line, at);
      for (int i = 0; i < length; i++) {
        text.setCharAt(at + i, line.charAt(at - 1));
      }
    }
    return text.toString();
  }

  /**
   * Returns a border with line characters in place of the numbers of cages, which follow a corner
   * or a line without a bend; the length is unchanged.
   */
  private static String withoutSums(String border) {
    StringBuilder text = new StringBuilder(border);
    for (int at = 1; at < border.length(); at++) {
      int end = at;
      while (end < border.length() && border.charAt(end) >= '0' && border.charAt(end) <= '9') {
        end++;
      }
      if (end + 1 < border.length() && PictureMarks.isOperation(border, end)) {
        end++;
      }
      if (end > at
          && end < border.length()
          && isLine(border.charAt(at - 1))
          && LineDrawing.isHorizontal(border.charAt(end))) {
        for (int i = at; i < end; i++) {
          text.setCharAt(i, border.charAt(end));
        }
      }
    }
    return text.toString();
  }

  private static boolean isLine(char character) {
    return LineDrawing.isJunction(character) || LineDrawing.isHorizontal(character);
  }

  /**
   * Returns the number of figures of a region number in a border from an index onwards: 1 or 2, or
   * 0 if there is no such number.
   */
  static int labelLength(String line, int index) {
    if (index == 0 || !LineDrawing.isHorizontal(line.charAt(index - 1))) {
      return 0;
    }
    int end = index;
    while (end < line.length()
        && end <= index + 2
        && line.charAt(end) >= '0'
        && line.charAt(end) <= '9') {
      end++;
    }
    boolean isLabel =
        end > index && end <= index + 2 && end < line.length() && isLine(line.charAt(end));
    return isLabel ? end - index : 0;
  }

  /**
   * Returns whether the frame has all rows of a grid, and there are too few lines above for another
   * grid.
   */
  private boolean isCompleteBelow(List<TextLine> above) {
    List<GridRow> rows = rows();
    return above.size() < rows.size()
        && rows.size() <= Grid.MAX_SIZE
        && new GridBlock(rows, 0, false, true).isComplete(rows.size());
  }

  /**
   * Returns whether a line above could be a row of the grid, so that the frame would cut it off.
   */
  private boolean mayBeRow(TextLine line) {
    int size = rows().size();
    GridRow row = GridRow.of(line, 0);
    List<String> words = row.words().stream().map(Token::text).toList();
    boolean areNumbers =
        words.equals(IntStream.rangeClosed(1, words.size()).mapToObj(String::valueOf).toList());
    return !areNumbers && !isProse(line) && row.cells(size).isPresent();
  }
}
