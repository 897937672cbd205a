package org.nonomino.text;

import java.io.IOException;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.nonomino.core.Constraint;
import org.nonomino.core.ConstraintKind;
import org.nonomino.core.EntryPart;
import org.nonomino.core.PuzzleEntry;
import org.nonomino.core.constraint.NamedForm;

/**
 * A format of puzzles as text, with its recognition, reader and writer. Implementations are
 * immutable.
 */
public interface PuzzleFormat {
  /** Returns the name of the format, in lower case. */
  String name();

  /** Returns a description of the format for a list, as a line without a full stop. */
  String description();

  /** Returns whether puzzles are written in this format, not only read. */
  default boolean isWritten() {
    return true;
  }

  /** Returns the parts of an entry that the format can store in addition to givens and regions. */
  default Set<EntryPart> holds() {
    return Set.of();
  }

  /** Returns the parts that the format writes as comments. These are not read back. */
  default Set<EntryPart> mentions() {
    return Set.of();
  }

  /** Returns the parts of an entry that are lost in this format. */
  default Set<EntryPart> losses(PuzzleEntry entry) {
    Set<EntryPart> lost = entry.parts();
    lost.removeAll(holds());
    lost.removeAll(mentions());
    return lost;
  }

  /** Returns whether the format can store all kinds of constraints beyond regions. */
  default boolean holdsConstraints() {
    return false;
  }

  /** Returns whether the format can store symbols that are not the usual ones. */
  default boolean holdsSymbols() {
    return false;
  }

  /** Returns whether the format can store constraints of a kind. */
  default boolean holds(ConstraintKind kind) {
    return holdsConstraints();
  }

  /**
   * Returns the reason why a puzzle cannot be written in this format, as a sentence with a way out;
   * empty if it can be written.
   */
  default Optional<String> refusal(PuzzleEntry entry) {
    Set<String> kinds = new TreeSet<>();
    for (Constraint constraint : NamedForm.of(entry.puzzle().rules()).constraints()) {
      if (!holds(constraint.kind())) {
        kinds.add(constraint.kind().plural());
      }
    }
    if (!holdsConstraints() && !entry.puzzle().mask().partialRegions().isEmpty()) {
      return Optional.of(
          "%s needs a region for each cell, but the regions of this puzzle do not cover its grid. Use grid, json or fpuzzles instead."
              .formatted(name()));
    }
    Optional<String> symbols = SymbolNotation.write(entry.puzzle().symbols());
    if (symbols.isPresent() && !holdsSymbols()) {
      return Optional.of(
          "%s cannot hold the symbols of this puzzle (%s). Use grid, line or json instead."
              .formatted(name(), symbols.get()));
    }
    if (kinds.isEmpty()) {
      return ownRefusal(entry);
    }
    return Optional.of(
        "%s cannot hold the constraints of this puzzle (%s). Use grid, json or fpuzzles instead."
            .formatted(name(), String.join(", ", kinds)));
  }

  /**
   * Returns the reason, apart from constraints, why a puzzle cannot be written in this format, as a
   * sentence with a way out; empty if there is none.
   */
  default Optional<String> ownRefusal(PuzzleEntry entry) {
    return Optional.empty();
  }

  /**
   * Returns whether the input is in this format, from as few lines as possible. The formats are
   * tried in a fixed order until one returns true.
   *
   * @param lines at the first significant line; nothing is consumed
   */
  boolean recognizes(LineReader lines) throws IOException;

  /**
   * Starts reading an input.
   *
   * @param lines at the first significant line
   * @param assembler creates the puzzles
   */
  Splitter read(LineReader lines, PuzzleAssembler assembler) throws IOException;

  /** Returns the text before the first puzzle, with its line ends. */
  default String header() {
    return "";
  }

  /**
   * Returns a puzzle in this format, with its line ends. Parsing the result gives an equal puzzle,
   * with all parts that the format can store.
   *
   * @throws IllegalArgumentException if {@link #refusal} gives a reason
   */
  default String write(PuzzleEntry entry) {
    refusal(entry)
        .ifPresent(
            reason -> {
              throw new IllegalArgumentException(reason);
            });
    return text(entry);
  }

  /**
   * Returns the text of a puzzle that the format does not refuse; {@link #write} is for callers.
   */
  String text(PuzzleEntry entry);

  /** Returns the text after the last puzzle, with its line ends. */
  default String footer() {
    return "";
  }

  /** Splits an input into its puzzles. */
  @FunctionalInterface
  interface Splitter {
    /** Returns the next puzzle, or empty at the end. */
    Optional<PuzzleText> next() throws IOException;

    /**
     * Returns whether each significant line is a complete puzzle, so that the input can be read
     * from any line onwards with the same puzzles.
     */
    default boolean isByLines() {
      return false;
    }

    /** Splits an input into its lines, one puzzle each; blank lines and comments are skipped. */
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

  /** Parses a one-line puzzle. */
  @FunctionalInterface
  interface LineParser {
    /**
     * Parses a line, with the same result at each call and on any thread.
     *
     * @param source the name of the input
     * @param line neither blank nor a comment
     */
    PuzzleEntry parse(String source, TextLine line) throws MalformedTextException;
  }
}
