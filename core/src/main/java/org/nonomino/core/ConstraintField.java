package org.nonomino.core;

import java.util.List;
import java.util.Optional;
import java.util.function.IntUnaryOperator;

/**
 * A field of the constraints of a kind: what they consist of, in every notation. All notations, the
 * schema of our JSON and the web app read it here.
 *
 * @param name its name in our JSON, such as {@code sum}
 * @param type the type of its values
 * @param words what it is, for people: {@code number of visible digits}
 * @param least the smallest number, or the smallest number of cells or digits
 * @param most the same for the largest, by the size of the grid; empty if it depends on the cells
 *     or there is no limit
 * @param usual the number if a notation names none, by the size of the grid; empty for none
 * @param isRequired whether a constraint has it in any case
 * @param choices the possible words
 */
public record ConstraintField(
    String name,
    Type type,
    String words,
    int least,
    Optional<IntUnaryOperator> most,
    Optional<IntUnaryOperator> usual,
    boolean isRequired,
    List<String> choices) {

  /** The type of the values of a field. */
  public enum Type {
    /** Cells in their order. */
    CELLS,
    /** Several lists of cells. */
    CAGES,
    /** One cell. */
    CELL,
    /** A whole number. */
    NUMBER,
    /** Digits from 1 to n. */
    DIGITS,
    /** One of some words. */
    WORD,
    /** A place next to the grid. */
    PLACE,
    /** A row or a column, in a field of this name. */
    LINE,
    /** A string of any characters. */
    TEXT,
    /** The form of a custom rule, in the notation of such rules. */
    RULE,
    /** Whole numbers, also negative. */
    NUMBERS,
    /** A whole number, or the least and the greatest. */
    RANGE
  }

  private static ConstraintField of(String name, Type type, int least) {
    return new ConstraintField(
        name, type, name, least, Optional.empty(), Optional.empty(), true, List.of());
  }

  /** Returns a list of cells. */
  public static ConstraintField cells(String name, int least) {
    return of(name, Type.CELLS, least);
  }

  /** Returns the field {@code cells} for so many cells or more. */
  public static ConstraintField cells(int least) {
    return cells("cells", least);
  }

  /** Returns a field for several lists of cells. */
  public static ConstraintField cages(int least) {
    return of("cages", Type.CAGES, least);
  }

  /** Returns a field for one cell. */
  public static ConstraintField cell() {
    return of("cell", Type.CELL, 1);
  }

  /** Returns a number. */
  public static ConstraintField number(String name, int least) {
    return of(name, Type.NUMBER, least);
  }

  /** Returns a list of digits. */
  public static ConstraintField digits() {
    return of("digits", Type.DIGITS, 1);
  }

  /** Returns a field for one of some words. */
  public static ConstraintField word(String name, String... choices) {
    return new ConstraintField(
        name, Type.WORD, name, 1, Optional.empty(), Optional.empty(), true, List.of(choices));
  }

  /** Returns the field for a place next to the grid. */
  public static ConstraintField place() {
    return of("start", Type.PLACE, 1);
  }

  /** Returns the field for a row or a column. */
  public static ConstraintField line() {
    return of("line", Type.LINE, 1);
  }

  /** Returns a field for a string. */
  public static ConstraintField string(String name) {
    return of(name, Type.TEXT, 1);
  }

  /** Returns a field for the form of a custom rule. */
  public static ConstraintField rule() {
    return of("rule", Type.RULE, 1);
  }

  /** Returns a list of whole numbers. */
  public static ConstraintField numbers(String name) {
    return of(name, Type.NUMBERS, 1);
  }

  /** Returns a number or a range of numbers. */
  public static ConstraintField range(String name) {
    return of(name, Type.RANGE, 1);
  }

  /** Returns this field with a largest number, or a largest number of cells or digits. */
  public ConstraintField upTo(IntUnaryOperator limit) {
    return new ConstraintField(
        name, type, words, least, Optional.of(limit), usual, isRequired, choices);
  }

  /** Returns this field with a number that is meant if a notation names none. */
  public ConstraintField usually(IntUnaryOperator number) {
    return new ConstraintField(name, type, words, least, most, Optional.of(number), false, choices);
  }

  /** Returns this field as one that a constraint may lack. */
  public ConstraintField optional() {
    return new ConstraintField(name, type, words, least, most, usual, false, choices);
  }

  /** Returns this field with other words for people. */
  public ConstraintField called(String other) {
    return new ConstraintField(name, type, other, least, most, usual, isRequired, choices);
  }

  /** Returns the names of the field in our JSON. */
  public List<String> names() {
    return type == Type.LINE ? List.of("row", "column") : List.of(name);
  }
}
