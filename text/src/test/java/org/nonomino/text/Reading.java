package org.nonomino.text;

import java.io.IOException;
import java.io.Reader;
import java.io.StringReader;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.nonomino.core.Puzzle;
import org.nonomino.core.PuzzleEntry;

/** Reads input in tests; the name of each input is {@code puzzles.txt}. */
final class Reading {
  static final String SOURCE = "puzzles.txt";

  private Reading() {}

  /** Returns a reader that detects the format. */
  static PuzzleReader reader(Reader text) {
    return reader(text, PuzzleFormats.ALL);
  }

  static PuzzleReader reader(Reader text, List<PuzzleFormat> formats) {
    return new PuzzleReader(SOURCE, text, formats, new PuzzleAssembler(Optional.empty()));
  }

  /** Returns all puzzles of an input. */
  static List<PuzzleText> puzzleTexts(String text) {
    return puzzleTexts(reader(new StringReader(text)));
  }

  /** Returns all puzzles of an input in a specified format. */
  static List<PuzzleText> puzzleTextsIn(PuzzleFormat format, String text) {
    return puzzleTexts(reader(new StringReader(text), List.of(format)));
  }

  static List<PuzzleText> puzzleTexts(PuzzleReader reader) {
    List<PuzzleText> puzzleTexts = new ArrayList<>();
    try {
      for (Optional<PuzzleText> next = reader.next(); next.isPresent(); next = reader.next()) {
        puzzleTexts.add(next.get());
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return puzzleTexts;
  }

  /** Returns the puzzles of an input without malformed ones. */
  static List<Puzzle> puzzles(String text) {
    return puzzleTexts(text).stream().map(Reading::entry).map(PuzzleEntry::puzzle).toList();
  }

  static PuzzleEntry entry(PuzzleText text) {
    try {
      return text.parse();
    } catch (MalformedTextException e) {
      throw new AssertionError("unexpectedly malformed: " + e.getMessage(), e);
    }
  }

  /** Returns {@code digits} or {@code digits regions} of a puzzle in the line format. */
  static String line(Puzzle puzzle) {
    return PuzzleFormats.LINE.write(PuzzleEntry.of(puzzle)).strip();
  }

  /**
   * Returns the outcome of each puzzle: its line, or the place and the problem, as in {@code 3:5
   * there is …}.
   */
  static List<String> outcomes(String text) {
    return puzzleTexts(text).stream().map(Reading::outcome).toList();
  }

  /** Returns the place, the problem and the advice for each puzzle of an input. */
  static List<String> problems(String text) {
    List<String> problems = new ArrayList<>();
    for (PuzzleText puzzle : puzzleTexts(text)) {
      try {
        problems.add("no problem: " + line(puzzle.parse().puzzle()));
      } catch (MalformedTextException e) {
        problems.add(
            "%d:%d %s. %s"
                .formatted(e.place().line(), e.place().column(), e.problem(), e.advice()));
      }
    }
    return problems;
  }

  static String outcome(PuzzleText text) {
    try {
      return line(text.parse().puzzle());
    } catch (MalformedTextException e) {
      return e.place().line() + ":" + e.place().column() + " " + e.problem();
    }
  }

  /** Returns the only problem of an input. */
  static MalformedTextException problem(String text) {
    List<PuzzleText> puzzleTexts = puzzleTexts(text);
    if (puzzleTexts.size() != 1) {
      throw new AssertionError(
          "not one record: " + puzzleTexts.stream().map(Reading::outcome).toList());
    }
    try {
      puzzleTexts.get(0).parse();
    } catch (MalformedTextException e) {
      return e;
    }
    throw new AssertionError("not malformed");
  }

  /** Returns the detected format of an input. */
  static String format(String text) {
    try {
      LineReader lines = new LineReader(SOURCE, new StringReader(text));
      for (PuzzleFormat format : PuzzleFormats.ALL) {
        if (format.recognizes(lines)) {
          return format.name();
        }
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return "";
  }
}
