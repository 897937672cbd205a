package org.nonomino.formats;

import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import org.nonomino.text.MalformedTextException;
import org.nonomino.text.Place;
import org.nonomino.text.ProblemCode;
import org.nonomino.text.ProblemWords;

/**
 * The compression used in puzzle links: LZ-String by Pieroxy, in its Base64 form. The output equals
 * that of its JavaScript package (version 1.5.0, MIT).
 *
 * @see <a href="https://pieroxy.net/blog/pages/lz-string/index.html">the description</a>
 */
final class LzString {
  /** The digits that all alphabets share; the last two digits differ. */
  private static final String COMMON_DIGITS =
      "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789";

  private static final int BITS = 6;
  private static final int QUARTET = 4;
  private static final int NONE = -1;

  /** The code before a new character of 8 bits. */
  private static final int NARROW = 0;

  /** The code before a new character of 16 bits. */
  private static final int WIDE = 1;

  private static final int END = 2;

  private static final int FIRST_PHRASE = 3;
  private static final int NARROW_BITS = 8;
  private static final int WIDE_BITS = 16;

  private static final String CUT_OFF =
      "Maybe the link was cut off: copy it again, to its last character.";

  /*
   * LZ78 with a dictionary that both sides build in the same way. The input is divided into
   * phrases, each the longest one in the dictionary. After each written phrase, this phrase plus
   * the next character becomes a new phrase. Codes count from 3 in the order in which phrases enter
   * the dictionary. A new character is a separate phrase and is written as NARROW or WIDE, then its
   * bits.
   *
   * All numbers are written lowest bit first. Codes have the width that the dictionary may need: a
   * counter holds the remaining number of entries for this width. It starts at 2 for 2 bits; at 0
   * the width grows by one and the counter becomes 2^width. Each six bits, the first bit highest,
   * are a digit of Base64.
   */
  private LzString() {}

  /**
   * Returns a string compressed, with {@code + / =} as in plain Base64. The string may be empty.
   */
  static String compressToBase64(String text) {
    StringBuilder digits = new Compressor().compress(text);
    int behind = digits.length() % QUARTET;
    return digits.append("=".repeat(behind == 0 ? 0 : QUARTET - behind)).toString();
  }

  /** Returns Base64 in a form that is valid in any part of an address. */
  static String percentEncoded(String base64) {
    return base64.replace("+", "%2B").replace("/", "%2F").replace("=", "%3D");
  }

  /**
   * Returns the decompressed string. The digits for 62 and 63 may be {@code + /}, {@code - _} as in
   * Base64 for addresses, or {@code + -} as LZ-String writes it for addresses; all may be
   * percent-encoded. If {@code -} appears with neither {@code +} nor {@code _}, it has LZ-String's
   * meaning.
   *
   * @param base64 with or without {@code =} or {@code $} at its end
   * @param start the place of its first character, for messages
   * @param maxCharacters the maximum length of the result; decompression stops beyond it
   * @throws MalformedTextException if this is not compressed text, or too long
   */
  static String decompressFromBase64(String base64, Place start, int maxCharacters)
      throws MalformedTextException {
    return new Decompressor(digits(base64, start), start, maxCharacters).decompress();
  }

  /** Returns the six bits of each digit. */
  private static byte[] digits(String base64, Place start) throws MalformedTextException {
    boolean hasUnderscore = base64.indexOf('_') >= 0;
    byte[] digits = new byte[base64.length()];
    int count = 0;
    int at = 0;
    boolean isBehindEnd = false;
    while (at < base64.length()) {
      boolean isEncoded = base64.charAt(at) == '%';
      char digit = isEncoded ? percentDecoded(base64, at, start) : base64.charAt(at);
      int value = value(digit, hasUnderscore);
      boolean isPad = digit == '=' || digit == '$';
      if ((value == NONE || isBehindEnd) && !isPad) {
        throw new MalformedTextException(
            start.plusColumns(at),
            ProblemCode.BROKEN_LINK.bare(),
            ProblemWords.quote(new String(Character.toChars(base64.codePointAt(at))))
                + (isBehindEnd
                    ? " comes after the end of the Base64"
                    : " is not a Base64 character"),
            "The puzzle in a link has only letters, digits, + / = - and _: copy it again.");
      }
      isBehindEnd = isPad;
      if (!isPad) {
        digits[count++] = (byte) value;
      }
      at += isEncoded ? "%2B".length() : 1;
    }
    return Arrays.copyOf(digits, count);
  }

  private static char percentDecoded(String text, int at, Place start)
      throws MalformedTextException {
    int character = LinkLine.escaped(text, at);
    if (character < 0) {
      throw new MalformedTextException(
          start.plusColumns(at),
          ProblemCode.BROKEN_LINK.bare(),
          "'%' is not followed by two hexadecimal digits",
          CUT_OFF);
    }
    return (char) character;
  }

  private static int value(char digit, boolean hasUnderscore) {
    return switch (digit) {
      case '+' -> 62;
      case '/', '_' -> 63;
      case '-' -> hasUnderscore ? 62 : 63;
      default -> COMMON_DIGITS.indexOf(digit);
    };
  }

  private static final class CodeWidth {
    private int bits = 2;
    private int left = 2;

    int bits() {
      return bits;
    }

    void countEntry() {
      left--;
      if (left == 0) {
        left = 1 << bits;
        bits++;
      }
    }
  }

  private static final class Compressor {
    private final StringBuilder digits = new StringBuilder();
    private final CodeWidth width = new CodeWidth();

    private final Map<Character, Integer> characters = new HashMap<>();

    /**
     * The codes of longer phrases: the code of the phrase without its last character, times 2^16,
     * plus that character.
     */
    private final Map<Long, Integer> phrases = new HashMap<>();

    /** The code of a character that was read but not yet written, of which there is at most one. */
    private int unwritten = NONE;

    private int nextCode = FIRST_PHRASE;
    private int pending;
    private int pendingBits;

    StringBuilder compress(String text) {
      int phrase = NONE;
      char first = 0;
      for (int i = 0; i < text.length(); i++) {
        char character = text.charAt(i);
        int code = characters.getOrDefault(character, NONE);
        boolean isNew = code == NONE;
        if (isNew) {
          code = nextCode++;
          characters.put(character, code);
        }
        if (phrase == NONE) {
          phrase = code;
        } else {
          long longer = ((long) phrase << Character.SIZE) | character;
          int known = phrases.getOrDefault(longer, NONE);
          if (known != NONE) {
            phrase = known;
            continue;
          }
          writePhrase(phrase, first);
          phrases.put(longer, nextCode++);
          phrase = code;
        }
        first = character;
        unwritten = isNew ? phrase : NONE;
      }
      if (phrase != NONE) {
        writePhrase(phrase, first);
      }
      write(END, width.bits());
      // The last digit is always written, even if it contains no bit of the text.
      do {
        write(0, 1);
      } while (pendingBits > 0);
      return digits;
    }

    private void writePhrase(int phrase, char first) {
      if (phrase == unwritten) {
        boolean isNarrow = first < 1 << NARROW_BITS;
        write(isNarrow ? NARROW : WIDE, width.bits());
        write(first, isNarrow ? NARROW_BITS : WIDE_BITS);
        width.countEntry();
      } else {
        write(phrase, width.bits());
      }
      width.countEntry();
    }

    private void write(int number, int bits) {
      for (int bit = 0; bit < bits; bit++) {
        pending = (pending << 1) | ((number >>> bit) & 1);
        pendingBits++;
        if (pendingBits == BITS) {
          digits.append(digit(pending));
          pending = 0;
          pendingBits = 0;
        }
      }
    }

    private static char digit(int value) {
      return value < COMMON_DIGITS.length()
          ? COMMON_DIGITS.charAt(value)
          : (value == COMMON_DIGITS.length() ? '+' : '/');
    }
  }

  /**
   * The decompressor. Each phrase is a range of the output so far, so no copies of phrases are
   * kept.
   */
  private static final class Decompressor {
    private final byte[] digits;
    private final Place start;
    private final int maxCharacters;
    private final CodeWidth width = new CodeWidth();
    private final StringBuilder text = new StringBuilder();
    private int[] starts = new int[1024];
    private int[] lengths = new int[1024];
    private int nextCode = FIRST_PHRASE;
    private int bitsRead;

    Decompressor(byte[] digits, Place start, int maxCharacters) {
      this.digits = digits;
      this.start = start;
      this.maxCharacters = maxCharacters;
    }

    String decompress() throws MalformedTextException {
      boolean isFirst = true;
      int lastStart = 0;
      int lastLength = 0;
      while (true) {
        int code = read(width.bits());
        if (code == END) {
          return text.toString();
        }
        int begin = text.length();
        if (code == NARROW || code == WIDE) {
          char character = (char) read(code == NARROW ? NARROW_BITS : WIDE_BITS);
          code = nextCode;
          addPhrase(begin, 1);
          text.append(character);
        } else if (code < nextCode) {
          append(starts[code], lengths[code]);
        } else if (code == nextCode && !isFirst) {
          // The code is the phrase that is being created: the last phrase and its own first
          // character.
          append(lastStart, lastLength);
          append(lastStart, 1);
        } else {
          throw new MalformedTextException(
              start,
              ProblemCode.BROKEN_LINK.bare(),
              "the Base64 is not compressed text (code " + code + " of " + nextCode + ")",
              "Maybe characters are missing, or '+' became a space: copy the link again.");
        }
        requireRoom();
        if (isFirst) {
          // The compressor has already counted the next phrase of the dictionary.
          width.countEntry();
          isFirst = false;
        } else {
          addPhrase(lastStart, lastLength + 1);
        }
        lastStart = begin;
        lastLength = text.length() - begin;
      }
    }

    private void append(int from, int length) throws MalformedTextException {
      if (length > maxCharacters) {
        throw tooLong();
      }
      text.append(text, from, from + length);
    }

    private void requireRoom() throws MalformedTextException {
      if (text.length() > maxCharacters) {
        throw tooLong();
      }
    }

    private MalformedTextException tooLong() {
      return new MalformedTextException(
          start,
          ProblemCode.TOO_LONG.with("limit", maxCharacters),
          "the text in the link is longer than " + maxCharacters + " characters",
          "No puzzle needs that many. Decompression stopped there.");
    }

    private void addPhrase(int from, int length) {
      if (nextCode == starts.length) {
        starts = Arrays.copyOf(starts, 2 * nextCode);
        lengths = Arrays.copyOf(lengths, 2 * nextCode);
      }
      starts[nextCode] = from;
      lengths[nextCode] = length;
      nextCode++;
      width.countEntry();
    }

    private int read(int bits) throws MalformedTextException {
      int number = 0;
      for (int bit = 0; bit < bits; bit++) {
        int digit = bitsRead / BITS;
        if (digit == digits.length) {
          throw new MalformedTextException(
              start, ProblemCode.BROKEN_LINK.bare(), "the Base64 ends too early", CUT_OFF);
        }
        int shift = BITS - 1 - bitsRead % BITS;
        number |= ((digits[digit] >>> shift) & 1) << bit;
        bitsRead++;
      }
      return number;
    }
  }
}
