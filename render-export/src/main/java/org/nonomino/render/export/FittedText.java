package org.nonomino.render.export;

import java.util.ArrayList;
import java.util.List;

/**
 * Text fitted to a width: in one line, smaller if necessary, then in several lines, and finally
 * truncated with an ellipsis. The last of several lines has more than one word if possible.
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
    lengthenLast(lines, font, smallest, width);
    return new FittedText(lines, smallest);
  }

  /** Moves a word to a last line of a single word, unless the line above would be as short. */
  private static void lengthenLast(
      List<String> lines, OutlineFont font, double size, double width) {
    int last = lines.size() - 1;
    if (last == 0 || lines.get(last).indexOf(' ') >= 0) {
      return;
    }
    String above = lines.get(last - 1);
    int blank = above.lastIndexOf(' ');
    if (blank < 0 || above.lastIndexOf(' ', blank - 1) < 0) {
      return;
    }
    String longer = above.substring(blank + 1) + " " + lines.get(last);
    if (font.width(longer, size) <= width) {
      lines.set(last - 1, above.substring(0, blank));
      lines.set(last, longer);
    }
  }

  /**
   * Fits paragraphs, each from the beginning of a line. All have the smallest size; if they need
   * too many lines, the rest is in the last line, truncated.
   *
   * @param text the paragraphs, with a line feed between them
   */
  static FittedText fitParagraphs(
      String text, OutlineFont font, double largest, double smallest, int maxLines, double width) {
    if (text.indexOf('\n') < 0) {
      return fit(text, font, largest, smallest, maxLines, width);
    }
    List<String> lines = new ArrayList<>();
    String rest = text;
    while (!rest.isEmpty() && lines.size() < maxLines) {
      int left = maxLines - lines.size();
      int end = left == 1 ? -1 : rest.indexOf('\n');
      String paragraph = end < 0 ? rest : rest.substring(0, end);
      lines.addAll(fit(paragraph, font, smallest, smallest, left, width).lines);
      rest = end < 0 ? "" : rest.substring(end + 1);
    }
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
