package org.nonomino.toolkit;

import java.io.IOException;
import java.io.StringReader;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.nonomino.core.Progress;
import org.nonomino.core.Puzzle;
import org.nonomino.core.PuzzleEntry;
import org.nonomino.core.Symbols;
import org.nonomino.text.MalformedTextException;
import org.nonomino.text.PuzzleAssembler;
import org.nonomino.text.PuzzleFormat;
import org.nonomino.text.PuzzleReader;
import org.nonomino.text.PuzzleText;

/** Reads and writes puzzles as strings. Thread-safe. */
public final class PuzzleTexts {
  private static final String SOURCE = "the text";

  private final Formats formats;

  /** Caches the latest masks with their derived data. */
  private final PuzzleAssembler assembler;

  /** Creates the reader and writer of some formats. */
  public PuzzleTexts(Formats formats) {
    this(formats, new PuzzleAssembler(Optional.empty()));
  }

  private PuzzleTexts(Formats formats, PuzzleAssembler assembler) {
    this.formats = formats;
    this.assembler = assembler;
  }

  /**
   * Returns a reader that reports what it leaves out of puzzles or interprets, such as an arrow
   * without a line.
   *
   * @param listener receives the remarks, on the thread that reads the puzzles
   */
  public PuzzleTexts remarking(PuzzleAssembler.RemarkListener listener) {
    return new PuzzleTexts(formats, assembler.remarking(listener));
  }

  /** Returns the format of a string, or the last format if none recognizes it. */
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
   * Returns the puzzles of a string in any format, at least one.
   *
   * @param max the maximum number of puzzles to read; one more is returned if there are more, so
   *     that the caller can detect it
   * @throws MalformedTextException if the string, or one of its puzzles, is malformed
   */
  public List<PuzzleEntry> read(String text, int max) throws MalformedTextException {
    return read(text, max, assembler);
  }

  /**
   * Returns the puzzles of a string in any format, at least one, without the constraints that
   * Nonomino does not support.
   *
   * @param max the maximum number of puzzles to read; one more is returned if there are more
   * @param listener is notified of ignored constraints
   * @throws MalformedTextException if the string, or one of its puzzles, is malformed
   */
  public List<PuzzleEntry> readIgnoringExtras(
      String text, int max, PuzzleAssembler.ExtrasListener listener) throws MalformedTextException {
    return read(text, max, assembler.ignoringExtras(listener));
  }

  private List<PuzzleEntry> read(String text, int max, PuzzleAssembler assembler)
      throws MalformedTextException {
    List<PuzzleEntry> entries = new ArrayList<>();
    PuzzleReader reader = reader(text, assembler);
    try {
      for (Optional<PuzzleText> next = reader.next();
          next.isPresent() && entries.size() <= max;
          next = reader.next()) {
        entries.add(next.get().parse());
      }
    } catch (IOException e) {
      throw unread(e);
    }
    return entries;
  }

  /**
   * Returns the digits and marks of the first grid of a string in any format, even if its digits
   * contradict each other.
   *
   * @param source the name of the string in messages
   * @param puzzle for its symbols, and the regions of a grid without regions
   * @throws MalformedTextException if the string is malformed
   */
  Progress readWork(String source, String text, Puzzle puzzle) throws MalformedTextException {
    Optional<Symbols> symbols = Optional.of(puzzle.symbols()).filter(each -> !each.areUsual());
    try {
      return work(source, text, new PuzzleAssembler(Optional.empty()).withSymbols(symbols));
    } catch (MalformedTextException e) {
      // Grids of some sizes have no default regions.
      return work(
          source, text, new PuzzleAssembler(Optional.of(puzzle.mask())).withSymbols(symbols));
    }
  }

  private Progress work(String source, String text, PuzzleAssembler puzzles)
      throws MalformedTextException {
    PuzzleReader reader =
        new PuzzleReader(
            source, new StringReader(text), formats.all(), puzzles.acceptingConflicts());
    try {
      return reader.next().orElseThrow().parse().progress();
    } catch (IOException e) {
      throw unread(e);
    }
  }

  /** Returns puzzles in a format, with its header and footer. */
  public static String write(List<PuzzleEntry> entries, PuzzleFormat format) {
    StringBuilder text = new StringBuilder(format.header());
    entries.forEach(entry -> text.append(format.write(entry)));
    return text.append(format.footer()).toString();
  }

  private static UncheckedIOException unread(IOException e) {
    return new UncheckedIOException("cannot read text in memory", e);
  }
}
