package org.nonomino.text;

import java.io.IOException;
import java.io.InputStream;
import java.io.Reader;
import java.util.List;
import java.util.Optional;
import org.nonomino.text.PuzzleFormat.Splitter;

/**
 * Reads the puzzles of a text one by one, in bounded memory. Finds the format by the content. Not
 * thread-safe, but the texts it gives may be parsed on other threads.
 */
public final class PuzzleReader {
  private final LineReader lines;
  private final List<PuzzleFormat> formats;
  private final PuzzleAssembler assembler;
  private Optional<Splitter> splitter = Optional.empty();
  private boolean anyFound;
  private boolean done;

  /**
   * @param source the name of the text for messages, such as the path of a file
   * @param reader the text; read as puzzles are needed, and not closed
   * @param formats the formats to choose from, asked in this order; a single one is taken unasked
   * @param assembler makes the puzzles
   */
  public PuzzleReader(
      String source, Reader reader, List<PuzzleFormat> formats, PuzzleAssembler assembler) {
    this.lines = new LineReader(source, reader);
    this.formats = List.copyOf(formats);
    this.assembler = assembler;
  }

  /**
   * Returns a reader of the characters of a stream: UTF-8, or UTF-16 where a byte order mark says
   * so; from the first bytes on that are not valid UTF-8, Windows-1252, as old programs write it.
   *
   * @param stream is read as characters are needed, and closed with the reader
   */
  public static Reader decode(InputStream stream) {
    return decode(stream, () -> {});
  }

  /**
   * Returns a reader of the characters of a stream, as {@link #decode(InputStream)} does, and says
   * when it is not valid UTF-8.
   *
   * @param stream is read as characters are needed, and closed with the reader
   * @param onOtherBytes is run once, when bytes are met that are not valid UTF-8
   */
  public static Reader decode(InputStream stream, Runnable onOtherBytes) {
    return new TextDecoder(stream, onOtherBytes);
  }

  /**
   * Returns whether more of the text is available without waiting for its writer, as far as that is
   * known.
   */
  public boolean isReady() throws IOException {
    return lines.isReady();
  }

  /**
   * Returns the next puzzle, or empty at the end. A text without any puzzle gives one that is
   * malformed.
   *
   * @throws IOException if the text cannot be read on
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
}
