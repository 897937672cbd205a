package org.nonomino.render.export;

import java.util.ArrayList;
import java.util.List;

/**
 * Text fitted to a width: in one line, smaller if necessary, then in several lines, and finally
 * truncated with an ellipsis.
 *
 * @param lines from the top, none of them blank; none for blank text
 * @param size of the font
 */
record FittedText(List<String> lines, double size) {
  private static final String ELLIPSIS = "…";

  /** The distance of baselines, relative to the size of the font. */
  static final double LEADING = 1.2;

  /** Copies the list. */
  FittedText {
    lines = List.copyOf(lines);
  }

  /**
   * Fits text.
   *
   * @param text anything; see {@link ShownText}
   * @param largest size of the font, if the text has room
   * @param smallest size of the font
   * @param maxLines at least 1
   * @param width in the unit of the sizes
   */
  static FittedText fit(
      String text, OutlineFont font, double largest, double smallest, int maxLines, double width) {
    String shown = ShownText.of(text, font);
    if (shown.isEmpty()) {
      return new FittedText(List.of(), largest);
    }
    double size = largest * Math.min(1, width / font.width(shown, largest));
    if (size >= smallest) {
      return new FittedText(List.of(shown), size);
    }
    List<String> lines = new ArrayList<>();
    String rest = shown;
    while (lines.size() < maxLines - 1 && font.width(rest, smallest) > width) {
      int end = lineEnd(rest, font, smallest, width);
      lines.add(rest.substring(0, end).strip());
      rest = rest.substring(end).strip();
    }
    lines.add(cut(rest, font, smallest, width));
    return new FittedText(lines, smallest);
  }

  /** Returns the end of a line: before a word if a word fits in front of it, else within a word. */
  private static int lineEnd(String text, OutlineFont font, double size, double width) {
    int end = fittingLength(text, font, size, width);
    int blank = text.lastIndexOf(' ', end);
    return blank > 0 ? blank : end;
  }

  private static String cut(String text, OutlineFont font, double size, double width) {
    if (font.width(text, size) <= width) {
      return text;
    }
    double room = width - font.width(ELLIPSIS, size);
    return text.substring(0, fittingLength(text, font, size, room)).strip() + ELLIPSIS;
  }

  /** Returns how many characters fit into a width, at least one. */
  private static int fittingLength(String text, OutlineFont font, double size, double width) {
    int end = text.offsetByCodePoints(0, 1);
    double used = font.width(text.substring(0, end), size);
    while (end < text.length()) {
      int next = text.offsetByCodePoints(end, 1);
      used += font.width(text.substring(end, next), size);
      if (used > width) {
        break;
      }
      end = next;
    }
    return end;
  }
}
