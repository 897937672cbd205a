package org.nonomino.formats;

import java.util.Map;

/**
 * The conversion to JSON from the short form that links of SudokuPad contain. In the short form
 * common names are abbreviated and names are bare, quotation marks are apostrophes, an item {@code
 * {}} of a list is omitted, {@code t} and {@code f} are true and false, and a colour is its six
 * hexadecimal digits, or {@code #0} for black and {@code #F} for white.
 */
final class ZippedJson {
  /** The abbreviated names. */
  private static final Map<String, String> NAMES =
      Map.ofEntries(
          Map.entry("a", "arrows"),
          Map.entry("c", "color"),
          Map.entry("c1", "borderColor"),
          Map.entry("c2", "backgroundColor"),
          Map.entry("ca", "cages"),
          Map.entry("ce", "cells"),
          Map.entry("cs", "cellSize"),
          Map.entry("ct", "center"),
          Map.entry("d", "duration"),
          Map.entry("d2", "d"),
          Map.entry("fs", "fontSize"),
          Map.entry("h", "height"),
          Map.entry("hl", "headLength"),
          Map.entry("l", "lines"),
          Map.entry("o", "overlays"),
          Map.entry("r", "rounded"),
          Map.entry("re", "regions"),
          Map.entry("t", "title"),
          Map.entry("te", "text"),
          Map.entry("th", "thickness"),
          Map.entry("u", "underlays"),
          Map.entry("v", "value"),
          Map.entry("vd", "videos"),
          Map.entry("w", "width"),
          Map.entry("wp", "wayPoints"));

  private static final int FIGURES_OF_COLOUR = 6;
  private static final int HEX = 16;

  private final String zipped;
  private final StringBuilder json;
  private int at;

  /** The last character outside a string that was not a blank; a quotation mark for a string. */
  private char last = ' ';

  private ZippedJson(String zipped) {
    this.zipped = zipped;
    this.json = new StringBuilder(2 * zipped.length());
  }

  /** Returns whether an object is in the short form, in which its first name is bare. */
  static boolean isZipped(String object) {
    String content = object.strip();
    return content.startsWith("{") && !content.substring(1).stripLeading().startsWith("\"");
  }

  /**
   * Returns the text as JSON. If it is not in the short form, the result is not JSON either, and
   * the JSON parser reports that.
   */
  static String unzipped(String zipped) {
    return new ZippedJson(zipped).json();
  }

  private String json() {
    while (at < zipped.length()) {
      char next = zipped.charAt(at);
      if (next == '\'' || next == '"') {
        appendString(next);
        last = '"';
      } else if (isPartOfWord(next)) {
        appendWord();
        last = 'w';
      } else {
        boolean endsItem = next == ',' || next == ']';
        if (endsItem && (last == '[' || last == ',')) {
          json.append("{}");
        }
        json.append(next);
        last = next <= ' ' ? last : next;
        at++;
      }
    }
    return json.toString();
  }

  private static boolean isPartOfWord(char c) {
    return Character.isLetterOrDigit(c) || c == '#' || c == '_' || c == '.' || c == '+' || c == '-';
  }

  private void appendString(char quote) {
    json.append('"');
    at++;
    while (at < zipped.length() && zipped.charAt(at) != quote) {
      char next = zipped.charAt(at);
      if (next == '\\' && at + 1 < zipped.length()) {
        char escaped = zipped.charAt(at + 1);
        json.append(escaped == '\'' ? "'" : "\\" + escaped);
        at += 2;
      } else {
        json.append(next == '"' ? "\\\"" : next);
        at++;
      }
    }
    if (at < zipped.length()) {
      json.append('"');
      at++;
    }
  }

  private void appendWord() {
    int start = at;
    while (at < zipped.length() && isPartOfWord(zipped.charAt(at))) {
      at++;
    }
    String word = zipped.substring(start, at);
    boolean isName = at < zipped.length() && zipped.charAt(at) == ':';
    json.append(isName ? '"' + NAMES.getOrDefault(word, word) + '"' : value(word));
  }

  private String value(String word) {
    return switch (word) {
      case "t" -> "true";
      case "f" -> "false";
      case "#0" -> "\"#000000\"";
      case "#F" -> "\"#FFFFFF\"";
      default -> last == ':' && isColour(word) ? "\"#" + word + '"' : word;
    };
  }

  private static boolean isColour(String word) {
    return word.length() == FIGURES_OF_COLOUR
        && word.chars().allMatch(c -> Character.digit(c, HEX) >= 0);
  }
}
