package org.nonomino.text;

import java.util.BitSet;
import java.util.OptionalInt;

/**
 * The givens of a field that also contains entered digits, candidates or blanks of other programs,
 * which count as blanks.
 */
final class GivensField implements CellField {
  private static final String BLANK = ".";

  private final CellField all;

  private final BitSet hidden;

  GivensField(CellField all, BitSet hidden) {
    this.all = all;
    this.hidden = hidden;
  }

  @Override
  public int count() {
    return all.count();
  }

  @Override
  public String text(int cell) {
    return hidden.get(cell) ? BLANK : all.text(cell);
  }

  @Override
  public OptionalInt digit(int cell) {
    return hidden.get(cell) ? OptionalInt.of(0) : all.digit(cell);
  }

  /** Returns empty, because the input does not contain the blanks in place of what is hidden. */
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
