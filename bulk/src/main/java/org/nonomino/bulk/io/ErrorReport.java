package org.nonomino.bulk.io;

import org.nonomino.text.MalformedTextException;
import org.nonomino.text.Place;
import org.nonomino.text.ProblemCode;

/**
 * Reports an error in text: the place, the error, the line with a caret below the column, and
 * advice.
 */
public final class ErrorReport {
  private static final String INDENT = "    ";
  private static final int WIDTH = 90;
  private static final int LEAD = 60;

  private ErrorReport() {}

  /** Returns the error in one sentence, for records. */
  public static String sentence(MalformedTextException problem) {
    return (problem.coded().code() == ProblemCode.UNSUPPORTED_CONSTRAINTS
            ? "Refused: "
            : "This is not a puzzle: ")
        + problem.problem()
        + ".";
  }

  /** Returns the report, each line with its end. */
  public static String of(MalformedTextException problem) {
    Place place = problem.place();
    StringBuilder text = new StringBuilder();
    text.append("nonomino: ")
        .append(PrintedText.line(place + ": " + problem.problem()))
        .append(".\n");
    if (!place.lineText().isBlank()) {
      appendExcerpt(text, place);
    }
    return text.append("  ")
        .append(PrintedText.line(problem.advice()))
        .append(wayOut(problem.wayOut()))
        .append('\n')
        .toString();
  }

  /** Returns a sentence on the option that would help, after a blank; empty if there is none. */
  private static String wayOut(MalformedTextException.WayOut wayOut) {
    return switch (wayOut) {
      case NONE -> "";
      case NAME_REGIONS -> " Or use --regions=FILE, or --regions=none for a grid without regions.";
      case NAME_FORMAT -> " Use --input=FORMAT to specify its format.";
      case IGNORE_EXTRAS -> " To read it anyway, use --ignore-extras.";
    };
  }

  /** Appends the part of a line around the column. */
  private static void appendExcerpt(StringBuilder text, Place place) {
    String line = printable(place.lineText());
    int column = Math.min(Math.max(place.column() - 1, 0), line.length());
    int from =
        line.length() <= WIDTH ? 0 : Math.max(0, Math.min(column - LEAD, line.length() - WIDTH));
    int to = Math.min(line.length(), from + WIDTH);
    String before = from > 0 ? "…" : "";
    text.append(INDENT)
        .append(before)
        .append(line, from, to)
        .append(to < line.length() ? "…" : "")
        .append('\n');
    if (place.column() > 0) {
      text.append(INDENT).append(" ".repeat(before.length() + column - from)).append("^\n");
    }
  }

  /**
   * Replaces tabs and control characters, because they would move the caret, or have worse effects
   * on a terminal.
   */
  private static String printable(String line) {
    StringBuilder text = new StringBuilder(line.length());
    line.chars().forEach(c -> text.append(Character.isISOControl(c) ? ' ' : (char) c));
    return PrintedText.line(text.toString());
  }
}
