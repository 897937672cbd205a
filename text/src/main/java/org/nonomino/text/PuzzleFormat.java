package org.nonomino.text;

import java.io.IOException;
import java.util.Optional;
import java.util.Set;
import org.nonomino.core.EntryPart;
import org.nonomino.core.PuzzleEntry;

/**
 * A text format of puzzles: how to know it, read it and write it. Implementations are immutable.
 */
public interface PuzzleFormat {
  /** Returns the name by which people choose the format, in lower case. */
  String name();

  /** Returns what the format is, for a list: a line without a full stop. */
  String description();

  /** Returns what the format can say of a puzzle apart from its givens and regions. */
  Set<EntryPart> holds();

  /** Returns what the format writes for people, as a comment that is not read again. */
  default Set<EntryPart> mentions() {
    return Set.of();
  }

  /** Returns what an entry has that does not appear in this format at all. */
  default Set<EntryPart> losses(PuzzleEntry entry) {
    Set<EntryPart> lost = entry.parts();
    lost.removeAll(holds());
    lost.removeAll(mentions());
    return lost;
  }

  /**
   * Returns why a puzzle cannot be written in this format, as a sentence for a person with a way
   * out; empty if it can.
   */
  default Optional<String> refusal(PuzzleEntry entry) {
    return Optional.empty();
  }

  /**
   * Returns whether a text is in this format, by as few of its lines as will do. The formats are
   * asked in a fixed order until one says yes.
   *
   * @param lines at the first significant line; nothing is read past
   */
  boolean recognizes(LineReader lines) throws IOException;

  /**
   * Begins to read a text.
   *
   * @param lines at the first significant line
   * @param assembler makes puzzles of what is read
   */
  Splitter read(LineReader lines, PuzzleAssembler assembler) throws IOException;

  /** Returns what is before the first puzzle, with its line ends. */
  default String header() {
    return "";
  }

  /**
   * Returns a puzzle in this format, with its line ends. {@code parse} of it gives an equal puzzle,
   * with those parts that the format holds.
   *
   * @throws IllegalArgumentException if {@link #refusal} says that it cannot be
   */
  String write(PuzzleEntry entry);

  /** Returns what is after the last puzzle, with its line ends. */
  default String footer() {
    return "";
  }

  /** Cuts a text into its puzzles. */
  @FunctionalInterface
  interface Splitter {
    /** Returns the next puzzle, or empty at the end. */
    Optional<PuzzleText> next() throws IOException;

    /**
     * Returns whether each line that means something is a puzzle alone, so that the rest of the
     * text from any line on has the puzzles that it has within the whole.
     */
    default boolean isByLines() {
      return false;
    }

    /** Cuts a text into its lines, a puzzle each; blank ones and comments are passed over. */
    static Splitter ofLines(LineReader lines, LineParser parser) {
      String source = lines.source();
      return new Splitter() {
        @Override
        public Optional<PuzzleText> next() throws IOException {
          if (lines.peekSignificant().isEmpty()) {
            return Optional.empty();
          }
          TextLine line = lines.next().orElseThrow();
          return Optional.of(PuzzleText.ofLine(source, line, () -> parser.parse(source, line)));
        }

        @Override
        public boolean isByLines() {
          return true;
        }
      };
    }
  }

  /** Parses a puzzle that is one line. */
  @FunctionalInterface
  interface LineParser {
    /**
     * Does it; the same at each call, on any thread.
     *
     * @param source the name of the text
     * @param line neither blank nor a comment
     */
    PuzzleEntry parse(String source, TextLine line) throws MalformedTextException;
  }
}
