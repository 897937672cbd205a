package org.nonomino.text;

import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.PushbackInputStream;
import java.io.Reader;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.nonomino.text.PuzzleFormat.Splitter;

/**
 * Reads the puzzles of a text one by one, in bounded memory. Finds the format by the content. Not
 * thread-safe, but the texts it gives may be parsed on other threads.
 */
public final class PuzzleReader {
  private static final byte[] BIG_ENDIAN_MARK = {(byte) 0xFE, (byte) 0xFF};
  private static final byte[] LITTLE_ENDIAN_MARK = {(byte) 0xFF, (byte) 0xFE};

  private final LineReader lines;
  private final List<PuzzleFormat> formats;
  private final PuzzleAssembler assembler;
  private Optional<Splitter> splitter = Optional.empty();
  private boolean anyFound;
  private boolean done;

  /**
   * Makes a reader.
   *
   * @param source the name of the text for messages, such as the path of a file
   * @param reader the text; read as puzzles are wanted, and not closed
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
   * so.
   */
  public static Reader decode(InputStream stream) throws IOException {
    PushbackInputStream in = new PushbackInputStream(stream, 2);
    byte[] start = in.readNBytes(2);
    in.unread(start);
    Charset charset =
        Arrays.equals(start, BIG_ENDIAN_MARK) || Arrays.equals(start, LITTLE_ENDIAN_MARK)
            ? StandardCharsets.UTF_16
            : StandardCharsets.UTF_8;
    return new InputStreamReader(in, charset);
  }

  /**
   * Tells whether more of the text can be had without waiting for whoever writes it, as far as that
   * can be told.
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
    Optional<PuzzleText> next = splitter.orElseThrow().next();
    done = next.isEmpty();
    if (done) {
      lines.requireWhole();
    }
    boolean isEmptyTable = done && !anyFound;
    anyFound = true;
    return isEmptyTable
        ? Optional.of(PuzzleText.malformed(noPuzzle("Nothing stands behind its header.")))
        : next;
  }

  private Optional<MalformedTextException> findFormat() throws IOException {
    Optional<Place> control = lines.findControlCharacter();
    if (control.isPresent()) {
      return control.map(PuzzleReader::noText);
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
        Place.ofText(lines.source()), "there is no puzzle in this text", advice);
  }

  private static MalformedTextException noText(Place place) {
    int character = place.lineText().charAt(place.column() - 1);
    return new MalformedTextException(
        place,
        "this is no text: the character U+%04X stands here".formatted(character),
        "Give a text file with puzzles.");
  }
}
