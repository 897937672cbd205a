package org.nonomino.text;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.nonomino.core.DigitSymbols;
import org.nonomino.text.DocumentCell.Kind;

/**
 * Reads the words in all cells of a grid in one way: as digits and blanks; else as digits and the
 * blanks of another program; else as candidates; else as letters that stand for digits.
 */
final class CellWords {
  /** The blanks of other programs, in lower case. */
  private static final Set<String> BLANKS =
      Set.of(
          "none",
          "null",
          "nil",
          "na",
          "n/a",
          "<na>",
          "nan",
          "undefined",
          "empty",
          "blank",
          "-1",
          "x");

  /** The minimum number of cells with a peculiar content; a single one is rather a mistake. */
  private static final int FEWEST = 2;

  /** The character before the only candidate of a cell in a picture. */
  private static final String LONE = "·";

  private static final char LONE_ASCII = '\'';

  private static final int LAST_FIGURE = 9;

  /** The maximum number of groups of cells in a row; more words are cells. */
  private static final int MAX_GROUPS = 6;

  private CellWords() {}

  /**
   * The cells of a grid.
   *
   * @param cells the cells, row-major
   * @param remark a peculiarity to report, as a part of a sentence
   */
  record Reading(List<DocumentCell> cells, Optional<String> remark) {}

  /**
   * Returns the cells of a grid; all of them are unknown if no way of reading fits.
   *
   * @param words n² words, row-major
   * @param size n
   * @param isFramed whether the grid is drawn with a frame
   */
  static Reading read(List<Token> words, int size, boolean isFramed) {
    boolean areMarked = isFramed && words.stream().anyMatch(CellWords::isLone);
    return (areMarked ? candidates(words, size, true) : Optional.<List<DocumentCell>>empty())
        .or(() -> digits(words, size))
        .or(() -> digitsAndBlanks(words, size))
        .or(() -> candidates(words, size, isFramed))
        .map(cells -> new Reading(cells, Optional.empty()))
        .or(() -> letters(words, size))
        .orElseGet(() -> new Reading(unknown(words), Optional.empty()));
  }

  /** Returns whether some way of reading fits all words. */
  static boolean isKnown(List<Token> words, int size) {
    return read(words, size, false).cells().stream().noneMatch(cell -> cell.kind() == Kind.UNKNOWN);
  }

  /** Returns whether these are candidates for a size, with several in some cells. */
  static boolean areCandidates(List<Token> words, int size) {
    return digits(words, size).isEmpty() && candidates(words, size, false).isPresent();
  }

  /** Returns whether a word is a blank of another program: {@code None}. */
  static boolean isBlank(String word) {
    return word.length() > 1 && BLANKS.contains(word.toLowerCase(Locale.ROOT));
  }

  /** Returns whether a character marks the only candidate of a cell. */
  static boolean isMark(char character) {
    return LONE.indexOf(character) >= 0;
  }

  /** Returns whether a word is a list of different digits of 1..n in ascending order. */
  static boolean isAscending(String word, int size) {
    String digits = word.length() == size ? withoutBlanks(word) : word;
    return digits.toUpperCase(Locale.ROOT).equals(DigitSymbols.symbols(candidates(word, size)));
  }

  private static String withoutBlanks(String word) {
    return word.chars()
        .filter(c -> !DigitSymbols.isBlank((char) c))
        .mapToObj(each -> String.valueOf(Character.toChars(each)))
        .collect(Collectors.joining());
  }

  private static List<DocumentCell> unknown(List<Token> words) {
    return words.stream().map(word -> new DocumentCell(Kind.UNKNOWN, word, 0)).toList();
  }

  /** Returns the cells if each word has a meaning. */
  private static Optional<List<DocumentCell>> each(
      List<Token> words, Function<Token, Optional<DocumentCell>> meaning) {
    List<DocumentCell> cells = new ArrayList<>(words.size());
    for (Token word : words) {
      Optional<DocumentCell> cell = meaning.apply(word);
      if (cell.isEmpty()) {
        return Optional.empty();
      }
      cells.add(cell.get());
    }
    return Optional.of(List.copyOf(cells));
  }

  private static Optional<List<DocumentCell>> digits(List<Token> words, int size) {
    return each(words, word -> digit(word, size));
  }

  private static Optional<DocumentCell> digit(Token word, int size) {
    OptionalInt digit = TokenField.digit(word.text());
    if (digit.isEmpty() || digit.getAsInt() > size) {
      return Optional.empty();
    }
    return Optional.of(
        digit.getAsInt() == 0
            ? new DocumentCell(Kind.BLANK, word, 0)
            : new DocumentCell(Kind.GIVEN, word, 1L << (digit.getAsInt() - 1)));
  }

  /** Reads one word, or one sign that is not a digit of the size, as the blank of all cells. */
  private static Optional<List<DocumentCell>> digitsAndBlanks(List<Token> words, int size) {
    Set<String> others = new HashSet<>();
    int count = 0;
    for (Token word : words) {
      Optional<DocumentCell> cell = digit(word, size);
      if (cell.isEmpty()) {
        others.add(word.text().toLowerCase(Locale.ROOT));
        count++;
      } else if (cell.get().kind() == Kind.BLANK) {
        return Optional.empty();
      }
    }
    boolean isBlank = others.size() == 1 && others.stream().allMatch(CellWords::mayBeBlank);
    return isBlank && count >= FEWEST
        ? each(
            words,
            word -> digit(word, size).or(() -> Optional.of(new DocumentCell(Kind.BLANK, word, 0))))
        : Optional.empty();
  }

  private static boolean mayBeBlank(String word) {
    return BLANKS.contains(word)
        || (word.codePointCount(0, word.length()) == 1
            && !Character.isLetterOrDigit(word.codePointAt(0)));
  }

  private static Optional<List<DocumentCell>> candidates(
      List<Token> words, int size, boolean isFramed) {
    int several = 0;
    boolean isAnyLone = false;
    int blanks = 0;
    boolean areAscending = true;
    for (Token word : words) {
      String text = word.text();
      if (text.length() == 1 && DigitSymbols.isBlank(text.charAt(0))) {
        blanks++;
      } else if (isLone(word)) {
        isAnyLone = true;
      } else if (text.length() > 1) {
        several++;
        areAscending &= isAscending(text, size);
      }
    }
    boolean isLikely =
        (several >= FEWEST || (isFramed && isAnyLone))
            && (areAscending || (blanks == 0 && size > MAX_GROUPS))
            && (blanks == 0 || isFramed || several >= size);
    return isLikely ? each(words, word -> candidates(word, size)) : Optional.empty();
  }

  private static Optional<DocumentCell> candidates(Token word, int size) {
    String text = word.text();
    if (text.length() == 1 && DigitSymbols.isBlank(text.charAt(0))) {
      return Optional.of(new DocumentCell(Kind.BLANK, word, 0));
    }
    long digits = candidates(text.startsWith(LONE) ? text.substring(LONE.length()) : text, size);
    if (digits == 0) {
      return Optional.empty();
    }
    boolean isDigit = Long.bitCount(digits) == 1 && !isLone(word);
    return Optional.of(new DocumentCell(isDigit ? Kind.GIVEN : Kind.CANDIDATES, word, digits));
  }

  /** Returns whether a word has the mark of the only candidate of a cell; quotes are no marks. */
  private static boolean isLone(Token word) {
    String line = word.line().text();
    boolean isMarked = word.start() > 0 && line.charAt(word.start() - 1) == LONE_ASCII;
    boolean isQuoted = word.end() < line.length() && line.charAt(word.end()) == LONE_ASCII;
    return word.text().startsWith(LONE) || (isMarked && !isQuoted);
  }

  /**
   * Returns the different digits of 1..n of a word, in which blanks may stand for the other digits;
   * 0 if it is anything else.
   */
  private static long candidates(String word, int size) {
    long digits = 0;
    for (int i = 0; i < word.length(); i++) {
      char symbol = word.charAt(i);
      int digit = DigitSymbols.isSymbol(symbol) ? DigitSymbols.digit(symbol) : 0;
      if (digit == 0 && word.length() == size && DigitSymbols.isBlank(symbol)) {
        continue;
      }
      if (digit == 0 || digit > size || (digits >>> (digit - 1) & 1) != 0) {
        return 0;
      }
      digits |= 1L << (digit - 1);
    }
    return digits;
  }

  /**
   * Reads the first n letters as the digits, unless each is in n cells, because then they are
   * regions.
   */
  private static Optional<Reading> letters(List<Token> words, int size) {
    Map<Integer, Integer> counts = new HashMap<>();
    Optional<List<DocumentCell>> cells =
        each(
            words,
            word -> {
              String text = word.text();
              if (text.length() != 1) {
                return Optional.empty();
              }
              if (DigitSymbols.isBlank(text.charAt(0))) {
                return Optional.of(new DocumentCell(Kind.BLANK, word, 0));
              }
              int digit = DigitSymbols.isSymbol(text.charAt(0)) ? letter(text.charAt(0)) : 0;
              counts.merge(digit, 1, Integer::sum);
              return digit >= 1 && digit <= size
                  ? Optional.of(new DocumentCell(Kind.GIVEN, word, 1L << (digit - 1)))
                  : Optional.empty();
            });
    boolean areRegions =
        counts.size() == size && counts.values().stream().allMatch(count -> count == size);
    char last = (char) ('A' + size - 1);
    return counts.size() < FEWEST || areRegions || last > 'Z'
        ? Optional.empty()
        : cells.map(
            read ->
                new Reading(
                    read,
                    Optional.of(
                        "the letters A to %s are read as the digits 1 to %d"
                            .formatted(last, size))));
  }

  /** Returns 1 for A; 0 or less for a figure. */
  private static int letter(char symbol) {
    return symbol == '@' ? 0 : DigitSymbols.digit(symbol) - LAST_FIGURE;
  }
}
