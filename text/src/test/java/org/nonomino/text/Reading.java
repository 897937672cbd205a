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

/** Reads texts in tests; each is called {@code puzzles.txt}. */
final class Reading {
  static final String SOURCE = "puzzles.txt";

  private Reading() {}

  /** Returns a reader that finds the format by itself. */
  static PuzzleReader reader(Reader text) {
    return reader(text, PuzzleFormats.ALL);
  }

  static PuzzleReader reader(Reader text, List<PuzzleFormat> formats) {
    return new PuzzleReader(SOURCE, text, formats, new PuzzleAssembler(Optional.empty()));
  }

  /** Returns all puzzles of a text. */
  static List<PuzzleText> texts(String text) {
    return texts(reader(new StringReader(text)));
  }

  /** Returns all puzzles of a text that is said to be in a format. */
  static List<PuzzleText> textsIn(PuzzleFormat format, String text) {
    return texts(reader(new StringReader(text), List.of(format)));
  }

  static List<PuzzleText> texts(PuzzleReader reader) {
    List<PuzzleText> texts = new ArrayList<>();
    try {
      for (Optional<PuzzleText> next = reader.next(); next.isPresent(); next = reader.next()) {
        texts.add(next.get());
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return texts;
  }

  /** Returns the puzzles of a text that has no malformed one. */
  static List<Puzzle> puzzles(String text) {
    return texts(text).stream().map(Reading::entry).map(PuzzleEntry::puzzle).toList();
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
   * Returns what became of each puzzle: its line, or where and what is wrong: {@code 3:5 there is
   * …}.
   */
  static List<String> outcomes(String text) {
    return texts(text).stream().map(Reading::outcome).toList();
  }

  /** Returns where and what is wrong with each puzzle of a text, and what to do about it. */
  static List<String> problems(String text) {
    List<String> problems = new ArrayList<>();
    for (PuzzleText puzzle : texts(text)) {
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

  /** Returns the only problem of a text. */
  static MalformedTextException problem(String text) {
    List<PuzzleText> texts = texts(text);
    if (texts.size() != 1) {
      throw new AssertionError("not one record: " + texts.stream().map(Reading::outcome).toList());
    }
    try {
      texts.get(0).parse();
    } catch (MalformedTextException e) {
      return e;
    }
    throw new AssertionError("not malformed");
  }

  /** Returns the format that a text is found to be in. */
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
