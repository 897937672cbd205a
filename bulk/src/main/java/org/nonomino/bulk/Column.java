package org.nonomino.bulk;

import java.util.Optional;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.function.ToIntFunction;
import java.util.function.ToLongFunction;
import org.nonomino.core.Puzzle;
import org.nonomino.core.PuzzleEntry;
import org.nonomino.core.RegionSymbols;
import org.nonomino.text.ConstraintNotation;

/**
 * A column of a table of answers.
 *
 * @param <A> the answer for an item
 * @param value the value in the row of an answer, of the column's type; empty if there is none
 */
public record Column<A>(String name, ColumnType type, Function<A, Optional<Object>> value) {
  /** The name of the column with the title of a puzzle, or the place of malformed text. */
  static final String LABEL = "label";

  /** A number of which only a minimum is known; in text, {@code +} follows it. */
  public record Minimum(Number number) {
    @Override
    public String toString() {
      return number + "+";
    }
  }

  /** Returns a column of strings. An empty string is no value. */
  public static <A> Column<A> text(String name, Function<A, String> value) {
    return new Column<>(
        name,
        ColumnType.TEXT,
        value.andThen(text -> Optional.<Object>of(text).filter(any -> !text.isEmpty())));
  }

  /** Returns a column of booleans. */
  public static <A> Column<A> yesOrNo(String name, Predicate<A> value) {
    return new Column<>(name, ColumnType.YES_OR_NO, answer -> Optional.of(value.test(answer)));
  }

  /** Returns a column of integers. */
  public static <A> Column<A> number(String name, ToIntFunction<A> value) {
    return new Column<>(name, ColumnType.NUMBER, answer -> Optional.of(value.applyAsInt(answer)));
  }

  /** Returns a column of large integers. */
  public static <A> Column<A> largeNumber(String name, ToLongFunction<A> value) {
    return new Column<>(
        name, ColumnType.LARGE_NUMBER, answer -> Optional.of(value.applyAsLong(answer)));
  }

  /** Returns the column of the givens of puzzles. */
  public static <A> Column<A> puzzle(Function<A, PuzzleEntry> entry) {
    return text(
        "puzzle",
        answer -> {
          Puzzle puzzle = entry.apply(answer).puzzle();
          return puzzle.symbols().text(puzzle.givens());
        });
  }

  /** Returns the column of the regions of puzzles. */
  public static <A> Column<A> regions(Function<A, PuzzleEntry> entry) {
    return text("regions", answer -> RegionSymbols.text(entry.apply(answer).puzzle().mask()));
  }

  /** Returns the column of the labels of puzzles. */
  public static <A> Column<A> label(Function<A, PuzzleEntry> entry) {
    return text(LABEL, answer -> entry.apply(answer).label());
  }

  /** Returns the column of the constraints of puzzles. */
  public static <A> Column<A> constraints(Function<A, PuzzleEntry> entry) {
    return text(
        "constraints", answer -> ConstraintNotation.line(entry.apply(answer).puzzle().rules()));
  }
}
