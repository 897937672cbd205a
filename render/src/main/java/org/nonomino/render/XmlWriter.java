package org.nonomino.render;

import java.io.IOException;
import java.io.Writer;
import java.util.ArrayDeque;
import java.util.Deque;

/**
 * Writes XML 1.0: elements with attributes and text, escaped. Characters that XML 1.0 does not
 * allow are left out. Names are written unchanged. Not thread-safe.
 */
final class XmlWriter {
  private static final int FULL = 1 << 13;

  private final Writer out;

  /** The pending text. A start tag in it may still be open for attributes. */
  private final StringBuilder text = new StringBuilder(FULL + (FULL >> 1));

  private final Deque<String> openElements = new ArrayDeque<>();

  /** The end of the open start tag; empty if no start tag is open. */
  private String tagEnd = "";

  XmlWriter(Writer out) {
    this.out = out;
  }

  /** Begins an element; attributes may follow. */
  void start(String element) throws IOException {
    startTag(element, ">");
    openElements.push(element);
  }

  /** Writes an element without content; attributes may follow. */
  void empty(String element) throws IOException {
    startTag(element, "/>");
  }

  /** Adds an attribute to the last started element. */
  void attribute(String name, String value) {
    if (tagEnd.isEmpty()) {
      throw new IllegalStateException("no start tag for the attribute " + name);
    }
    text.append(' ').append(name).append("=\"");
    escape(value, true);
    text.append('"');
  }

  void text(String content) throws IOException {
    endTag();
    escape(content, false);
  }

  /** Ends the innermost open element. */
  void end() throws IOException {
    endTag();
    text.append("</").append(openElements.pop()).append('>');
  }

  /** Passes the pending text to the writer, without flushing it. */
  void finish() throws IOException {
    endTag();
    out.append(text);
    text.setLength(0);
  }

  private void startTag(String element, String end) throws IOException {
    endTag();
    text.append('<').append(element);
    tagEnd = end;
  }

  private void endTag() throws IOException {
    text.append(tagEnd);
    tagEnd = "";
    if (text.length() >= FULL) {
      out.append(text);
      text.setLength(0);
    }
  }

  private void escape(String content, boolean isAttribute) {
    int plain = 0;
    while (plain < content.length() && isPlain(content.charAt(plain))) {
      plain++;
    }
    text.append(content, 0, plain);
    for (int i = plain; i < content.length(); ) {
      int character = content.codePointAt(i);
      i += Character.charCount(character);
      switch (character) {
        case '&' -> text.append("&amp;");
        case '<' -> text.append("&lt;");
        case '>' -> text.append("&gt;");
        // A reader would convert it to a line feed.
        case '\r' -> text.append("&#13;");
        case '"' -> text.append(isAttribute ? "&quot;" : "\"");
        // A reader would convert them to blanks.
        case '\n' -> text.append(isAttribute ? "&#10;" : "\n");
        case '\t' -> text.append(isAttribute ? "&#9;" : "\t");
        default -> {
          if (isLegal(character)) {
            text.appendCodePoint(character);
          }
        }
      }
    }
  }

  /** Returns whether a character is written unchanged everywhere, as most characters are. */
  private static boolean isPlain(char character) {
    return character >= ' '
        && character <= '~'
        && character != '&'
        && character != '<'
        && character != '>'
        && character != '"';
  }

  private static boolean isLegal(int character) {
    return (character >= 0x20 && character < Character.MIN_SURROGATE)
        || (character > Character.MAX_SURROGATE && character <= 0xFFFD)
        || character >= Character.MIN_SUPPLEMENTARY_CODE_POINT;
  }
}
