package org.nonomino.text;

import java.util.BitSet;
import java.util.OptionalInt;

/** The givens of a field that also contains entered digits, which count as blanks. */
final class GivensField implements CellField {
  private static final String BLANK = ".";

  private final CellField all;

  private final BitSet entered;

  GivensField(CellField all, BitSet entered) {
    this.all = all;
    this.entered = entered;
  }

  @Override
  public int count() {
    return all.count();
  }

  @Override
  public String text(int cell) {
    return entered.get(cell) ? BLANK : all.text(cell);
  }

  @Override
  public OptionalInt digit(int cell) {
    return entered.get(cell) ? OptionalInt.of(0) : all.digit(cell);
  }

  /** Returns empty, because the input does not contain the blanks in place of entered digits. */
  @Override
  public OptionalInt blankBesideZero() {
    return OptionalInt.empty();
  }

  @Override
  public Place place(int cell) {
    return all.place(cell);
  }

  @Override
  public String content() {
    StringBuilder content = new StringBuilder();
    for (int cell = 0; cell < count(); cell++) {
      content.append(cell == 0 ? "" : " ").append(text(cell));
    }
    return content.toString();
  }
}
