package org.nonomino.explainer;

import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.nonomino.core.House;

/**
 * Marks what words mean, inside the text that they are part of, so that texts can be put together
 * as any others and nothing is worded twice.
 *
 * <p>A marked phrase is {@code BEGIN meanings WORDS words END}. The meanings are characters of the
 * private use area of Unicode, which no text of ours has: one for a cell, a digit or a house, and
 * two for a candidate. Phrases do not contain phrases. What leaves this package is a {@link
 * ReasonText}, which has no marks.
 *
 * <pre>
 *   U+E000  BEGIN   U+E001  WORDS   U+E002  END
 *   U+E400 + cell (0..4095)               a cell; with a digit after it, a candidate
 *   U+F400 + digit (1..64)                a digit: its candidates among those of the step
 *   U+F500 + 64 × kind + index (0..191)   a house
 * </pre>
 */
final class Marks {
  private static final char BEGIN = '\uE000';
  private static final char WORDS = '\uE001';
  private static final char END = '\uE002';
  private static final char CELL = '\uE400';
  private static final char DIGIT = '\uF400';
  private static final char HOUSE = '\uF500';

  private Marks() {}

  /** Marks words that name cells. */
  static String cells(String words, Collection<Integer> cells) {
    StringBuilder meanings = new StringBuilder();
    for (int cell : new TreeSet<>(cells)) {
      meanings.append((char) (CELL + cell));
    }
    return marked(meanings, words);
  }

  /** Marks words that name digits of a step. */
  static String digits(String words, Collection<Integer> digits) {
    StringBuilder meanings = new StringBuilder();
    for (int digit : new TreeSet<>(digits)) {
      meanings.append((char) (DIGIT + digit));
    }
    return marked(meanings, words);
  }

  /** Marks words that name candidates, or say something of them. */
  static String candidates(String words, Collection<Candidate> candidates) {
    StringBuilder meanings = new StringBuilder();
    for (Candidate candidate : candidates) {
      meanings.append((char) (CELL + candidate.cell())).append((char) (DIGIT + candidate.digit()));
    }
    return marked(meanings, words);
  }

  /** Marks words that name houses. */
  static String houses(String words, Collection<House> houses) {
    StringBuilder meanings = new StringBuilder();
    for (House house : houses) {
      meanings.append(code(house));
    }
    return marked(meanings, words);
  }

  private static char code(House house) {
    return (char) (HOUSE + house.number());
  }

  private static String marked(StringBuilder meanings, String words) {
    assert words.indexOf(BEGIN) < 0 : "a phrase in a phrase: " + plain(words);
    return meanings.isEmpty() ? words : BEGIN + meanings.toString() + WORDS + words + END;
  }

  /** Returns the words alone. */
  static String plain(String text) {
    StringBuilder plain = new StringBuilder(text.length());
    boolean isMeaning = false;
    for (int i = 0; i < text.length(); i++) {
      char character = text.charAt(i);
      if (character == BEGIN || character == WORDS) {
        isMeaning = character == BEGIN;
      } else if (!isMeaning && character != END) {
        plain.append(character);
      }
    }
    return plain.toString();
  }

  /** Returns a text with its first word beginning with a capital letter. */
  static String capitalized(String text) {
    int first = text.charAt(0) == BEGIN ? text.indexOf(WORDS) + 1 : 0;
    return text.substring(0, first)
        + Character.toUpperCase(text.charAt(first))
        + text.substring(first + 1);
  }

  /**
   * Returns a text without marks, with what its phrases mean.
   *
   * @param step whose reason it is: a digit means the candidates of that digit in its evidence and
   *     its conclusions
   */
  static ReasonText read(String text, Step step, Board board) {
    StringBuilder words = new StringBuilder(text.length());
    List<Phrase> phrases = new ArrayList<>();
    int from = 0;
    for (int begin; (begin = text.indexOf(BEGIN, from)) >= 0; ) {
      int middle = text.indexOf(WORDS, begin);
      int end = text.indexOf(END, middle);
      words.append(text, from, begin);
      int start = words.length();
      words.append(text, middle + 1, end);
      Phrase phrase = phrase(text.substring(begin + 1, middle), start, words.length(), step, board);
      if (!phrase.isEmpty()) {
        phrases.add(phrase);
      }
      from = end + 1;
    }
    words.append(text, from, text.length());
    return new ReasonText(words.toString(), phrases);
  }

  private static Phrase phrase(String meanings, int from, int to, Step step, Board board) {
    List<Integer> cells = new ArrayList<>();
    List<House> houses = new ArrayList<>();
    Set<Candidate> candidates = new LinkedHashSet<>();
    for (int i = 0; i < meanings.length(); i++) {
      char meaning = meanings.charAt(i);
      if (meaning >= HOUSE) {
        houses.add(house(meaning, board));
      } else if (meaning >= DIGIT) {
        int digit = meaning - DIGIT;
        ofStep(step).filter(candidate -> candidate.digit() == digit).forEach(candidates::add);
      } else if (i + 1 < meanings.length() && isDigit(meanings.charAt(i + 1))) {
        candidates.add(new Candidate(meaning - CELL, meanings.charAt(++i) - DIGIT));
      } else {
        cells.add(meaning - CELL);
      }
    }
    return new Phrase(from, to, cells, houses, List.copyOf(candidates));
  }

  private static boolean isDigit(char meaning) {
    return meaning >= DIGIT && meaning < HOUSE;
  }

  private static Stream<Candidate> ofStep(Step step) {
    return Stream.concat(
        step.evidence().candidates().stream(),
        step.deductions().stream()
            .map(deduction -> new Candidate(deduction.cell(), deduction.digit())));
  }

  private static House house(char code, Board board) {
    return board.layout().houses().get(code - HOUSE);
  }
}
