package org.nonomino.formats.json;

import java.util.Optional;
import org.nonomino.text.CodedProblem;
import org.nonomino.text.MalformedTextException;
import org.nonomino.text.Place;

/** Thrown for a JSON object that is not a puzzle; names the wrong field. */
public final class MalformedObjectException extends MalformedTextException {
  private static final long serialVersionUID = 1;

  private final String field;

  /** The name of the cell, empty if the field as a whole is wrong. */
  private final String cell;

  private MalformedObjectException(
      Place place, String field, String cell, CodedProblem coded, String problem, String advice) {
    super(place, coded, problem, advice);
    this.field = field;
    this.cell = cell;
  }

  /**
   * Returns the exception for a field.
   *
   * @param field with the names of the enclosing objects: {@code puzzle.size}
   */
  static MalformedObjectException ofField(
      Place place, String field, CodedProblem coded, String problem, String advice) {
    return new MalformedObjectException(place, field, "", coded, problem, advice);
  }

  /**
   * Returns the exception for a cell in a field.
   *
   * @param cell its name, such as {@code r1c1}
   */
  static MalformedObjectException ofCell(
      Place place, String field, String cell, CodedProblem coded, String problem, String advice) {
    return new MalformedObjectException(place, field, cell, coded, problem, advice);
  }

  /** Returns the field with the names of the enclosing objects: {@code puzzle.size}. */
  public String field() {
    return field;
  }

  /** Returns the name of the wrong cell, such as {@code r1c1}. */
  public Optional<String> cell() {
    return cell.isEmpty() ? Optional.empty() : Optional.of(cell);
  }
}
