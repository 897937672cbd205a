package org.nonomino.reading.form;

import java.util.Map;

/** Signs of inequality, which programs write with many characters and turn by an angle. */
final class SignText {
  private static final Map<String, String> PLAIN =
      Map.ofEntries(
          Map.entry("∧", "^"),
          Map.entry("Ʌ", "^"),
          Map.entry("Λ", "^"),
          Map.entry("˄", "^"),
          Map.entry("⌃", "^"),
          Map.entry("⋀", "^"),
          Map.entry("∨", "v"),
          Map.entry("˅", "v"),
          Map.entry("⌄", "v"),
          Map.entry("⋁", "v"),
          Map.entry("‹", "<"),
          Map.entry("˂", "<"),
          Map.entry("＜", "<"),
          Map.entry("〈", "<"),
          Map.entry("›", ">"),
          Map.entry("˃", ">"),
          Map.entry("＞", ">"),
          Map.entry("〉", ">"));

  /** Each sign is the one before it, turned clockwise by a right angle. */
  private static final String TURNS = "<^>v";

  private static final int RIGHT_ANGLE = 90;

  private SignText() {}

  /** Returns a text as it looks when it is turned clockwise by an angle in degrees. */
  static String of(String text, double angle) {
    String plain = PLAIN.getOrDefault(text, text);
    int turn = plain.length() == 1 ? TURNS.indexOf(plain) : -1;
    if (turn < 0) {
      return plain;
    }
    long quarters = Math.round(angle / RIGHT_ANGLE);
    return String.valueOf(
        TURNS.charAt((int) Math.floorMod(turn + quarters, (long) TURNS.length())));
  }
}
