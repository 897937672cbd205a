package org.nonomino.formats;

/** The open brackets of a JSON object from its first one onwards, line by line. */
final class JsonBrackets {
  private final int indentation;
  private final StringBuilder open = new StringBuilder();

  /** The last character that is not a blank; {@code "} for a string. */
  private char last = '[';

  private boolean isInText;
  private boolean isEscaped;

  /**
   * Creates brackets before the first line.
   *
   * @param indentation the number of blanks before the first character of the object's first line
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

  /** Returns whether the latest line ended within quotation marks, so that the JSON is invalid. */
  boolean isTextOpen() {
    return isInText;
  }

  /**
   * Continues to the end of a line or of the object, or up to an object that cannot be a part of
   * this one. Such an object begins with a brace at the beginning of a line, no deeper than this
   * object's, at a point that does not allow a value.
   *
   * @param line the next line
   * @param from the index where to begin in it
   * @return the index after the part that belongs to the object
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
        // A figure, a letter, a comma or a colon needs no action.
      }
    }
  }

  private boolean isValueNext() {
    boolean isInList = open.charAt(open.length() - 1) == '[';
    return last == ':' || last == '[' || (last == ',' && isInList);
  }
}
