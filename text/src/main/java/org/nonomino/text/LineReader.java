package org.nonomino.text;

import java.io.IOException;
import java.io.Reader;
import java.util.ArrayList;
import java.util.List;
import java.util.NavigableMap;
import java.util.Optional;
import java.util.TreeMap;
import java.util.regex.Pattern;
import org.nonomino.core.Grid;

/**
 * Reads the significant lines of its input, in bounded memory. It keeps only the beginning of a
 * very long line, unless the rest is requested in pieces. Of consecutive blank lines it keeps one,
 * and a few with tabs, and of comments only those next to a line. Lines end with LF, CR LF or CR.
 * Byte order marks are removed, even between joined files. Not thread-safe.
 */
public final class LineReader {
  /**
   * The maximum length of a line; longer ones are cut. It exceeds the needs of any puzzle of size
   * 36 as JSON with all pencil marks.
   */
  public static final int MAX_LENGTH = 1 << 18;

  /** The maximum number of kept comments above a line. */
  private static final int KEPT_COMMENTS = 64;

  private static final int END = -1;
  private static final int BUFFER_SIZE = 1 << 15;
  private static final char BYTE_ORDER_MARK = '\uFEFF';

  /** The end-of-file character of old systems. */
  private static final char SUBSTITUTE = '\u001A';

  private static final char ESCAPE = '\u001B';

  /** A given of a coloured picture, bold and between any two characters. */
  private static final Pattern BOLD_CELL = Pattern.compile("\\x1B\\[1m.(.).\\x1B\\[0m");

  private static final Pattern COLOUR = Pattern.compile("\\x1B\\[[0-9;]*+m");

  /** The maximum number of control characters that count as mistakes; long inputs may have more. */
  private static final int MAX_CONTROLS = 2;

  private static final int CHARACTERS_A_CONTROL = 25;

  private final String source;
  private final Reader reader;
  private final char[] buffer = new char[BUFFER_SIZE];
  private final List<TextLine> ahead = new ArrayList<>();
  private final List<String> comments = new ArrayList<>();

  /**
   * The comments by the number of the line below them; for lines ahead and for the latest returned
   * line.
   */
  private final NavigableMap<Long, List<String>> commentsAbove = new TreeMap<>();

  /**
   * The numbers of the consumed lines that contain a control character, with the index of that
   * character.
   */
  private final NavigableMap<Long, Integer> controlled = new TreeMap<>();

  private Optional<Place> controlCharacter = Optional.empty();
  private Optional<IOException> broken = Optional.empty();
  private int position;
  private int limit;
  private long linesRead;
  private boolean skipLineFeed;
  private boolean lastWasBlank;

  /** The number of consecutive blank lines with tabs, which may be rows of empty cells. */
  private int blankRows;

  /** The number of such lines skipped directly above the next line. */
  private int emptyRows;

  private long lastSkipped;
  private boolean hasControls;

  /** Whether a line with text was read. */
  private boolean hasText;

  /** Whether the input is XML or HTML, in which a line may begin with {@code >}. */
  private boolean isMarkup;

  /** Whether the latest line continues after its kept part. */
  private boolean isInLongLine;

  /**
   * Creates a reader.
   *
   * @param source the name for messages, such as the path of the file
   * @param reader is read as lines are needed, and not closed
   */
  public LineReader(String source, Reader reader) {
    this(source, reader, 0);
  }

  /**
   * Creates a reader of a part of an input.
   *
   * @param source the name for messages, such as the path of the file
   * @param reader is read as lines are needed, and not closed
   * @param linesBefore the number of lines before this part, for line numbers
   */
  LineReader(String source, Reader reader, long linesBefore) {
    this.source = source;
    this.reader = reader;
    this.linesRead = linesBefore;
  }

  /** Returns the name of the input for messages. */
  public String source() {
    return source;
  }

  /** Returns whether a line is known to be available without waiting for its writer. */
  boolean isReady() throws IOException {
    if (position < limit) {
      skipLineFeed();
    }
    return !ahead.isEmpty() || position < limit || reader.ready();
  }

  /**
   * Returns whether this is not text but a file of another kind: its first read contains more than
   * a few characters that never occur in text. Consumes nothing.
   */
  boolean isBinary() {
    int end = fill() ? limit : 0;
    int controls = 0;
    for (int i = position; i < end; i++) {
      controls += isControl(buffer[i]) && !isColour(i) ? 1 : 0;
    }
    return controls > MAX_CONTROLS && controls > end / CHARACTERS_A_CONTROL;
  }

  private boolean isColour(int index) {
    return buffer[index] == ESCAPE && index + 1 < limit && buffer[index + 1] == '[';
  }

  /**
   * Returns the place of the first control character, such as NUL, in the lines returned by {@link
   * #next} since the last call; empty if there was none.
   */
  public Optional<Place> takeControlCharacter() {
    Optional<Place> place = controlCharacter;
    controlCharacter = Optional.empty();
    return place;
  }

  private static boolean isControl(char character) {
    return character < ' ' && !Character.isWhitespace(character) && character != SUBSTITUTE;
  }

  /**
   * Returns the comments between a significant line and the previous one, stripped; at most {@value
   * #KEPT_COMMENTS}.
   *
   * @param line a line ahead, or the latest line returned by {@link #next}
   */
  public List<String> commentsAbove(TextLine line) {
    return commentsAbove.getOrDefault(line.number(), List.of());
  }

  /**
   * Returns the comments after the last significant line, stripped; at most {@value
   * #KEPT_COMMENTS}. Empty before the end of the input is reached.
   */
  public List<String> commentsAtEnd() {
    return List.copyOf(comments);
  }

  /** Returns and consumes the next line; empty at the end. */
  public Optional<TextLine> next() throws IOException {
    Optional<TextLine> line = ahead.isEmpty() ? read() : Optional.of(ahead.remove(0));
    if (line.isPresent() && !commentsAbove.isEmpty()) {
      commentsAbove.headMap(line.get().number()).clear();
    }
    if (line.isPresent() && !controlled.isEmpty()) {
      goPastControl(line.get());
    }
    return line;
  }

  private void goPastControl(TextLine line) {
    Integer index = controlled.get(line.number());
    if (index != null && controlCharacter.isEmpty()) {
      controlCharacter = Optional.of(line.place(source, index));
    }
    controlled.headMap(line.number(), true).clear();
  }

  /**
   * Returns a line without consuming it; empty if the input ends before it.
   *
   * @param distance 0 for the next line, 1 for the one after it
   */
  public Optional<TextLine> peek(int distance) throws IOException {
    while (ahead.size() <= distance) {
      Optional<TextLine> line = read();
      if (line.isEmpty()) {
        return line;
      }
      ahead.add(line.get());
    }
    return Optional.of(ahead.get(distance));
  }

  /** Skips blank lines and returns the line after them without consuming it. */
  public Optional<TextLine> peekSignificant() throws IOException {
    while (true) {
      Optional<TextLine> line = peek(0);
      if (line.isEmpty() || !line.get().isBlank()) {
        return line;
      }
      emptyRows = line.get().isEmptyRow() ? emptyRows + 1 : 0;
      lastSkipped = line.get().number();
      ahead.remove(0);
    }
  }

  /**
   * Returns the number of blank lines with tabs that {@link #peekSignificant} skipped directly
   * above a line.
   */
  int emptyRowsAbove(TextLine line) {
    return line.number() == lastSkipped + 1 ? emptyRows : 0;
  }

  private Optional<TextLine> read() {
    skipLongLine();
    while (fill()) {
      skipLineFeed();
      if (!fill()) {
        break;
      }
      TextLine line = readLine();
      if (broken.isPresent()) {
        // The line may be a part of a longer one.
        break;
      }
      if (line.isComment()) {
        keepComment(line);
        skipLongLine();
        continue;
      }
      blankRows = line.isEmptyRow() ? blankRows + 1 : 0;
      boolean isRepeatedBlank =
          line.isBlank() && lastWasBlank && (blankRows == 0 || blankRows > Grid.MAX_SIZE);
      if (!line.isBlank() && !comments.isEmpty()) {
        commentsAbove.put(line.number(), List.copyOf(comments));
        comments.clear();
      }
      if (!isRepeatedBlank) {
        lastWasBlank = line.isBlank();
        if (hasControls) {
          noteControl(line);
        }
        return Optional.of(line);
      }
    }
    return Optional.empty();
  }

  private void noteControl(TextLine line) {
    for (int i = 0; i < line.text().length(); i++) {
      if (isControl(line.text().charAt(i))) {
        controlled.put(line.number(), i);
        return;
      }
    }
  }

  private void keepComment(TextLine comment) {
    if (!comment.tooLong() && comments.size() < KEPT_COMMENTS) {
      comments.add(comment.rest(0));
    }
  }

  /** Reads a line whose end is in the buffer. */
  private TextLine readLine() {
    if (buffer[position] == BYTE_ORDER_MARK) {
      position++;
    }
    linesRead++;
    return readPiece();
  }

  /** Reads to the end of a line, or up to the maximum length. */
  private TextLine readPiece() {
    hasControls = false;
    StringBuilder parts = new StringBuilder(0);
    while (fill()) {
      int end = position;
      int last = Math.min(limit, position + MAX_LENGTH - parts.length());
      while (end < last && (buffer[end] >= ' ' || !endsLine(buffer[end]))) {
        end++;
      }
      boolean lineEnds = end < limit && isLineEnd(buffer[end]);
      if (lineEnds && parts.isEmpty()) {
        String text = new String(buffer, position, end - position);
        endLine(end);
        return line(text);
      }
      parts.append(buffer, position, end - position);
      if (lineEnds) {
        endLine(end);
        break;
      }
      position = end;
      if (end < limit) {
        isInLongLine = true;
        break;
      }
    }
    return line(parts.toString());
  }

  /**
   * Replaces invisible characters, and those that look like a blank, with blanks, so that columns
   * stay the same.
   */
  private TextLine line(String text) {
    String written = text.replace(SUBSTITUTE, ' ');
    String plain = hasControls ? withoutColours(written) : written;
    if (!hasText && !plain.isBlank()) {
      hasText = true;
      isMarkup = plain.stripLeading().startsWith("<");
    }
    String shown = !isMarkup && ForumMarks.mayOccurIn(plain) ? ForumMarks.without(plain) : plain;
    return new TextLine(linesRead, TextLine.plain(shown), isInLongLine, shown);
  }

  /**
   * Returns the next piece of an overlong line, with the number of that line; empty if a later line
   * has been read.
   *
   * @param line the latest line returned by {@link #next}, or the latest piece of it
   */
  public Optional<TextLine> continued(TextLine line) {
    if (!isInLongLine || !ahead.isEmpty() || line.number() != linesRead) {
      return Optional.empty();
    }
    isInLongLine = false;
    TextLine piece = readPiece();
    if (hasControls) {
      noteControl(piece);
      goPastControl(piece);
    }
    return broken.isPresent() ? Optional.empty() : Optional.of(piece);
  }

  /** Skips the rest of a line of which only the beginning was read. */
  private void skipLongLine() {
    while (isInLongLine && fill()) {
      int end = position;
      while (end < limit && !isLineEnd(buffer[end])) {
        end++;
      }
      if (end < limit) {
        isInLongLine = false;
        endLine(end);
      } else {
        position = end;
      }
    }
    isInLongLine = false;
  }

  /** Returns a line without colours; givens, marked by colour, are put in brackets. */
  private static String withoutColours(String line) {
    return COLOUR.matcher(BOLD_CELL.matcher(line).replaceAll("[$1]")).replaceAll("");
  }

  /**
   * Returns whether a control character ends a line, and records characters that do not occur in
   * text.
   */
  private boolean endsLine(char control) {
    hasControls |= isControl(control);
    return isLineEnd(control);
  }

  private static boolean isLineEnd(char character) {
    return character == '\n' || character == '\r';
  }

  private void endLine(int end) {
    skipLineFeed = buffer[end] == '\r';
    position = end + 1;
  }

  /** Skips the second half of CR LF, if the buffer begins with it. */
  private void skipLineFeed() {
    if (skipLineFeed && buffer[position] == '\n') {
      position++;
    }
    skipLineFeed = false;
  }

  /**
   * Throws the exception that ended the input early, if there was one. All input read before is
   * returned first, as if the input ended there.
   */
  void requireWhole() throws IOException {
    if (broken.isPresent()) {
      throw broken.get();
    }
  }

  /** Fills the buffer if it is empty; returns false at the end of the input. */
  private boolean fill() {
    while (position == limit) {
      int count;
      try {
        count = broken.isPresent() ? END : reader.read(buffer, 0, buffer.length);
      } catch (IOException e) {
        broken = Optional.of(e);
        return false;
      }
      if (count == END) {
        return false;
      }
      position = 0;
      limit = count;
    }
    return true;
  }
}
