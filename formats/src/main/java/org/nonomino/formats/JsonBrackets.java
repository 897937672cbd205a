package org.nonomino.formats;

/** Follows the brackets of a JSON object from its first one on, line by line. */
final class JsonBrackets {
  private final int indentation;
  private final StringBuilder open = new StringBuilder();

  /** The last character that is not a blank, {@code "} for a text. */
  private char last = '[';

  private boolean isInText;
  private boolean isEscaped;

  /**
   * Begins.
   *
   * @param indentation how many blanks the line has in which the object begins
   */
  JsonBrackets(int indentation) {
    this.indentation = indentation;
  }

  /** Returns the number of blanks at the beginning of a line. */
  static int indentation(String line) {
    return line.length() - line.stripLeading().length();
  }

  /** Returns whether the last bracket has been closed. */
  boolean areClosed() {
    return open.isEmpty();
  }

  /** Returns whether the last line ended within quotation marks, as no line of JSON does. */
  boolean isTextOpen() {
    return isInText;
  }

  /**
   * Goes on to the end of a line, or of the object, or to another object that cannot be a part of
   * this one: a brace at the beginning of a line, no deeper than this object's, where no value can
   * stand.
   *
   * @param line the next line
   * @param from where to begin in it
   * @return the index after what belongs to the object
   */
  int scan(String line, int from) {
    int lineStart = indentation(line);
    for (int i = from; i < line.length(); i++) {
      char character = line.charAt(i);
      if (isInText) {
        scanText(character);
      } else if (!Character.isWhitespace(character)) {
        boolean mayBeginAnother = i == lineStart && lineStart <= indentation && character == '{';
        if (mayBeginAnother && !open.isEmpty() && !isValueNext()) {
          return i;
        }
        scan(character);
        if (open.isEmpty()) {
          return i + 1;
        }
      }
    }
    return line.length();
  }

  private void scanText(char character) {
    if (isEscaped) {
      isEscaped = false;
    } else if (character == '\\') {
      isEscaped = true;
    } else if (character == '"') {
      isInText = false;
    }
  }

  private void scan(char character) {
    last = character;
    switch (character) {
      case '"' -> isInText = true;
      case '{', '[' -> open.append(character);
      case '}', ']' -> open.setLength(open.length() - 1);
      default -> {
        // A figure, a letter, a comma or a colon.
      }
    }
  }

  private boolean isValueNext() {
    boolean isInList = open.charAt(open.length() - 1) == '[';
    return last == ':' || last == '[' || (last == ',' && isInList);
  }
}
