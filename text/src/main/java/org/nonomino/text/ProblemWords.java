package org.nonomino.text;

import java.util.Locale;
import java.util.OptionalInt;
import java.util.regex.Pattern;

/** The wording of numbers, sizes and quoted texts in messages about problems. */
public final class ProblemWords {
  private static final int MAX_QUOTED = 20;

  private static final Pattern CONTROL = Pattern.compile("\\p{Cc}");

  private ProblemWords() {}

  /** Returns the advice for a wrong number of things. */
  public static String missingOrTooMany(int count, int expected, String noun) {
    int difference = Math.abs(count - expected);
    String verb = difference == 1 ? "is" : "are";
    return count < expected
        ? "Maybe " + count(difference, noun) + " " + verb + " missing."
        : "Maybe there " + verb + " " + count(difference, noun) + " too many.";
  }

  /** Returns a number with its noun: {@code 1 cell}, {@code 2 cells}. */
  public static String count(int count, String noun) {
    return count + " " + noun + (count == 1 ? "" : "s");
  }

  /**
   * Returns a string in quotes, with the code of its first character that may be invisible or
   * unfamiliar.
   */
  public static String quote(String text) {
    String shown = text.length() > MAX_QUOTED ? text.substring(0, MAX_QUOTED) + "…" : text;
    OptionalInt strange =
        text.isBlank()
            ? text.codePoints().findFirst()
            : text.codePoints().filter(c -> c < ' ' || c >= 127).findFirst();
    return strange.isEmpty()
        ? "'" + shown + "'"
        : "'" + CONTROL.matcher(shown).replaceAll("") + "' (U+%04X)".formatted(strange.getAsInt());
  }

  /** Returns words as the beginning of a sentence, with a capital letter. */
  public static String sentence(String words) {
    return words.substring(0, 1).toUpperCase(Locale.ROOT) + words.substring(1);
  }

  /** Returns {@code 9×9} for 9. */
  public static String bySize(int size) {
    return size + "×" + size;
  }
}
