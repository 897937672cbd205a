package org.nonomino.toolkit;

import java.io.IOException;
import java.io.StringReader;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.nonomino.core.PuzzleEntry;
import org.nonomino.text.MalformedTextException;
import org.nonomino.text.PuzzleAssembler;
import org.nonomino.text.PuzzleFormat;
import org.nonomino.text.PuzzleReader;
import org.nonomino.text.PuzzleText;

/** Reads and writes puzzles as texts in memory. Thread-safe. */
public final class PuzzleTexts {
  private static final String SOURCE = "the text";

  private final Formats formats;

  /** Keeps the masks that came last, with what follows from them. */
  private final PuzzleAssembler assembler = new PuzzleAssembler(Optional.empty());

  /** Reads and writes in some formats. */
  public PuzzleTexts(Formats formats) {
    this.formats = formats;
  }

  /** Returns the format of a text; the last format if none recognizes it. */
  public PuzzleFormat recognize(String text) {
    PuzzleReader reader = reader(text, assembler);
    try {
      reader.next();
    } catch (IOException e) {
      throw unread(e);
    }
    return reader.format().orElseGet(() -> formats.all().get(formats.all().size() - 1));
  }

  private PuzzleReader reader(String text, PuzzleAssembler assembler) {
    return new PuzzleReader(SOURCE, new StringReader(text), formats.all(), assembler);
  }

  /**
   * Returns the puzzles of a text in any format, at least one.
   *
   * @param most how many are read at most; of a longer text one more is returned, so that the
   *     caller can see that
   * @throws MalformedTextException if the text, or a puzzle of it, is malformed
   */
  public List<PuzzleEntry> read(String text, int most) throws MalformedTextException {
    return read(text, most, assembler);
  }

  /**
   * Returns the puzzles of a text in any format, at least one, without the constraints that
   * Nonomino does not know.
   *
   * @param most how many are read at most; of a longer text one more is returned
   * @param listener learns what is ignored
   * @throws MalformedTextException if the text, or a puzzle of it, is malformed
   */
  public List<PuzzleEntry> readIgnoringExtras(
      String text, int most, PuzzleAssembler.ExtrasListener listener)
      throws MalformedTextException {
    return read(text, most, assembler.ignoringExtras(listener));
  }

  private List<PuzzleEntry> read(String text, int most, PuzzleAssembler assembler)
      throws MalformedTextException {
    List<PuzzleEntry> entries = new ArrayList<>();
    PuzzleReader reader = reader(text, assembler);
    try {
      for (Optional<PuzzleText> next = reader.next();
          next.isPresent() && entries.size() <= most;
          next = reader.next()) {
        entries.add(next.get().parse());
      }
    } catch (IOException e) {
      throw unread(e);
    }
    return entries;
  }

  /** Returns puzzles as a text, with what the format begins and ends with. */
  public static String write(List<PuzzleEntry> entries, PuzzleFormat format) {
    StringBuilder text = new StringBuilder(format.header());
    entries.forEach(entry -> text.append(format.write(entry)));
    return text.append(format.footer()).toString();
  }

  private static UncheckedIOException unread(IOException e) {
    return new UncheckedIOException("cannot read text in memory", e);
  }
}
