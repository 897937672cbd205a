package org.nonomino.formats;

import java.util.Optional;
import org.nonomino.core.text.LineReader;
import org.nonomino.core.text.MalformedTextException;
import org.nonomino.core.text.PuzzleEntry;
import org.nonomino.core.text.PuzzleFormat.Splitter;
import org.nonomino.core.text.PuzzleText;
import org.nonomino.core.text.TextLine;

/** Texts with a puzzle a line. */
final class LineRecords {
  private LineRecords() {}

  /** Cuts a text into its lines; blank ones and comments are passed over. */
  static Splitter splitter(LineReader lines, Parser parser) {
    String source = lines.source();
    return () -> {
      if (lines.peekSignificant().isEmpty()) {
        return Optional.empty();
      }
      TextLine line = lines.next().orElseThrow();
      return Optional.of(PuzzleText.ofLine(source, line, () -> parser.parse(source, line)));
    };
  }

  /** Returns a text without line ends, behind which a reader would look for the next puzzle. */
  static String inOneLine(String text) {
    return text.replace('\n', ' ').replace('\r', ' ').strip();
  }

  /** Parses a line that is neither blank nor a comment. */
  @FunctionalInterface
  interface Parser {
    PuzzleEntry parse(String source, TextLine line) throws MalformedTextException;
  }
}
