package org.nonomino.text;

import java.io.IOException;
import java.io.InputStream;
import java.io.Reader;
import java.io.StringReader;
import java.util.List;
import java.util.Optional;
import org.nonomino.text.PuzzleFormat.Splitter;

/**
 * Reads the puzzles of an input one by one, in bounded memory, and detects the format by the
 * content. Not thread-safe, but the returned {@link PuzzleText}s may be parsed on other threads.
 */
public final class PuzzleReader {
  private final LineReader lines;
  private final List<PuzzleFormat> formats;
  private final PuzzleAssembler assembler;
  private Optional<PuzzleFormat> found = Optional.empty();
  private Optional<Splitter> splitter = Optional.empty();
  private boolean anyFound;
  private boolean done;

  /**
   * Creates a reader.
   *
   * @param source the name of the input for messages, such as the path of a file
   * @param reader the input; read as puzzles are needed, and not closed
   * @param formats the formats to choose from, tried in this order; a single one is used without
   *     detection
   * @param assembler creates the puzzles
   */
  public PuzzleReader(
      String source, Reader reader, List<PuzzleFormat> formats, PuzzleAssembler assembler) {
    this.lines = new LineReader(source, reader);
    this.formats = List.copyOf(formats);
    this.assembler = assembler;
  }

  private PuzzleReader(LineReader lines, PuzzleFormat format, PuzzleAssembler assembler)
      throws IOException {
    this.lines = lines;
    this.formats = List.of(format);
    this.assembler = assembler;
    this.splitter = Optional.of(format.read(lines, assembler));
    this.anyFound = true;
  }

  /**
   * Returns a reader of a part of an input that begins with a line. A part without puzzles is not
   * an error.
   *
   * @param source the name of the whole input for messages
   * @param part from the beginning of that line to the end of another line or of the input; read as
   *     puzzles are needed, and not closed
   * @param format a format in which each line is a complete puzzle, from {@link #byLines}
   * @param header the header from {@link ByLines#header}; empty for a part that begins with the
   *     first line
   * @param line the number of the first line of the part, from 1
   * @throws IOException if the input cannot be read
   */
  public static PuzzleReader ofPart(
      String source,
      Reader part,
      PuzzleFormat format,
      String header,
      long line,
      PuzzleAssembler assembler)
      throws IOException {
    LineReader lines =
        header.isEmpty()
            ? new LineReader(source, part, line - 1)
            : new LineReader(source, new HeadedReader(header + "\n", part), line - 2);
    return new PuzzleReader(lines, format, assembler);
  }

  /**
   * Returns a reader of the characters of a stream: UTF-8, or UTF-16 after a byte order mark. From
   * the first bytes that are not valid UTF-8, the stream is read as Windows-1252, the encoding of
   * old programs.
   *
   * @param stream is read as characters are needed, and closed with the reader
   */
  public static Reader decode(InputStream stream) {
    return decode(stream, () -> {});
  }

  /**
   * Returns a reader of the characters of a stream, as {@link #decode(InputStream)} does, and
   * reports bytes that are not valid UTF-8.
   *
   * @param stream is read as characters are needed, and closed with the reader
   * @param onOtherBytes is run once, at the first bytes that are not valid UTF-8
   */
  public static Reader decode(InputStream stream, Runnable onOtherBytes) {
    return new TextDecoder(stream, onOtherBytes);
  }

  /** Returns whether more of the input is known to be available without waiting for its writer. */
  public boolean isReady() throws IOException {
    return lines.isReady();
  }

  /**
   * Returns the next puzzle, or empty at the end. An input without any puzzle gives a malformed
   * one.
   *
   * @throws IOException if the rest of the input cannot be read
   */
  public Optional<PuzzleText> next() throws IOException {
    if (done) {
      return Optional.empty();
    }
    if (splitter.isEmpty()) {
      Optional<MalformedTextException> problem = findFormat();
      if (problem.isPresent()) {
        done = true;
        return Optional.of(PuzzleText.malformed(problem.get()));
      }
    }
    lines.takeControlCharacter();
    Optional<PuzzleText> next = splitter.orElseThrow().next();
    Optional<Place> control = lines.takeControlCharacter();
    if (next.isPresent() && control.isPresent()) {
      next = Optional.of(PuzzleText.malformed(notAllowed(control.get())));
    }
    done = next.isEmpty();
    if (done) {
      lines.requireWhole();
    }
    boolean isEmptyTable = done && !anyFound;
    anyFound = true;
    return isEmptyTable
        ? Optional.of(PuzzleText.malformed(noPuzzle("There is nothing after its header.")))
        : next;
  }

  /**
   * The values needed to read the puzzles of an input from any of its lines.
   *
   * @param format the format, in which each line is a complete puzzle
   * @param header the line above the first puzzle that describes all of them; empty if there is
   *     none
   * @param firstLine the number of the line of the first puzzle, from 1
   */
  public record ByLines(PuzzleFormat format, String header, long firstLine) {}

  /**
   * Returns the values needed to read the input in parts; empty if its puzzles may span several
   * lines, or if it has no puzzles. Must be called before the first {@link #next}.
   *
   * @throws IOException if the input cannot be read
   */
  public Optional<ByLines> byLines() throws IOException {
    if (lines.isBinary()) {
      return Optional.empty();
    }
    Optional<TextLine> first = lines.peekSignificant();
    if (first.isEmpty() || findFormat().isPresent() || !splitter.orElseThrow().isByLines()) {
      return Optional.empty();
    }
    Optional<TextLine> puzzle = lines.peekSignificant();
    boolean hasHeader = puzzle.isPresent() && puzzle.get().number() > first.get().number();
    return puzzle.map(
        line ->
            new ByLines(found.orElseThrow(), hasHeader ? first.get().text() : "", line.number()));
  }

  /**
   * Returns the format of the input; empty before the first puzzle was read, or if there is no
   * puzzle.
   */
  public Optional<PuzzleFormat> format() {
    return found;
  }

  private Optional<MalformedTextException> findFormat() throws IOException {
    if (lines.isBinary()) {
      return Optional.of(notText(lines.source()));
    }
    if (lines.peekSignificant().isEmpty()) {
      lines.requireWhole();
      return Optional.of(noPuzzle("It is empty, or has only blank lines and comments."));
    }
    PuzzleFormat format = formats.get(formats.size() - 1);
    if (formats.size() > 1) {
      for (PuzzleFormat candidate : formats) {
        if (candidate.recognizes(lines)) {
          format = candidate;
          break;
        }
      }
    }
    found = Optional.of(format);
    splitter = Optional.of(format.read(lines, assembler));
    return Optional.empty();
  }

  private MalformedTextException noPuzzle(String advice) {
    return new MalformedTextException(
        Place.ofText(lines.source()),
        ProblemCode.NO_PUZZLE.bare(),
        "there is no puzzle in this text",
        advice);
  }

  static MalformedTextException notText(String source) {
    return new MalformedTextException(
        Place.ofText(source),
        ProblemCode.NOT_TEXT.bare(),
        "this is not text: it is full of control characters",
        "Choose a text file.");
  }

  private static MalformedTextException notAllowed(Place place) {
    int character = place.lineText().charAt(place.column() - 1);
    return new MalformedTextException(
        place,
        ProblemCode.CONTROL_CHARACTER.with("character", "U+%04X".formatted(character)),
        "the control character U+%04X is not allowed here".formatted(character),
        "Remove it.");
  }

  /** Returns a header before the rest. */
  private static final class HeadedReader extends Reader {
    private final Reader header;
    private final Reader rest;
    private boolean isPastHeader;

    HeadedReader(String header, Reader rest) {
      this.header = new StringReader(header);
      this.rest = rest;
    }

    @Override
    public int read(char[] buffer, int offset, int length) throws IOException {
      if (!isPastHeader) {
        int count = header.read(buffer, offset, length);
        if (count >= 0) {
          return count;
        }
        isPastHeader = true;
      }
      return rest.read(buffer, offset, length);
    }

    @Override
    public void close() throws IOException {
      rest.close();
    }
  }
}
