package org.nonomino.core.text;

import java.io.IOException;
import java.util.Optional;

/**
 * A text format of puzzles: how to know it, read it and write it. Implementations are immutable.
 */
public interface PuzzleFormat {
  /** Returns the name by which people choose the format. */
  String name();

  /**
   * Tells whether a text is in this format, by as few of its lines as will do. The formats are
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

  /** Returns what stands before the first puzzle, with its line ends. */
  default String header() {
    return "";
  }

  /**
   * Returns a puzzle in this format, with its line ends. {@code parse} of it gives an equal puzzle.
   */
  String write(PuzzleEntry entry);

  /** Cuts a text into its puzzles. */
  @FunctionalInterface
  interface Splitter {
    /** Returns the next puzzle, or empty at the end. */
    Optional<PuzzleText> next() throws IOException;
  }
}
