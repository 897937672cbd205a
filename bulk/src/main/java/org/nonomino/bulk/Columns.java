package org.nonomino.bulk;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.nonomino.formats.CsvTable;
import org.nonomino.text.MalformedTextException;
import org.nonomino.text.Place;

/**
 * A table of answers, with typed columns. As a format of records it is CSV with a header. Immutable
 * and thread-safe.
 *
 * @param <A> the answer for an item
 */
public final class Columns<A> implements RecordFormat<A> {
  private static final String INVALID = "invalid";

  /** The name and type of a column. */
  public record Heading(String name, ColumnType type) {}

  private final List<Heading> headings;
  private final Function<A, List<Optional<Object>>> values;

  /** The column that says {@code invalid} of malformed text, which otherwise has no row. */
  private final Optional<String> verdict;

  private Columns(
      List<Heading> headings,
      Function<A, List<Optional<Object>>> values,
      Optional<String> verdict) {
    this.headings = List.copyOf(headings);
    this.values = values;
    this.verdict = verdict;
  }

  /** Returns the table of some columns. Malformed text has no row. */
  public static <A> Columns<A> of(List<Column<A>> columns) {
    List<Column<A>> all = List.copyOf(columns);
    return new Columns<>(
        all.stream().map(column -> new Heading(column.name(), column.type())).toList(),
        answer -> all.stream().map(column -> column.value().apply(answer)).toList(),
        Optional.empty());
  }

  /** Returns this table with the columns of another one behind its own. */
  public Columns<A> and(Columns<A> others) {
    return new Columns<>(
        joined(headings, others.headings),
        answer -> joined(values.apply(answer), others.values.apply(answer)),
        verdict);
  }

  private static <T> List<T> joined(List<T> first, List<T> second) {
    List<T> all = new ArrayList<>(first);
    all.addAll(second);
    return all;
  }

  /**
   * Returns the same table for other answers.
   *
   * @param row returns what this table shows of an answer
   */
  public <B> Columns<B> from(Function<B, A> row) {
    return new Columns<>(headings, values.compose(row), verdict);
  }

  /** Returns this table with rows for malformed text, which say so in a column of text. */
  public Columns<A> withInvalidIn(String column) {
    return new Columns<>(headings, values, Optional.of(column));
  }

  /** Returns the names and types of all columns. */
  public List<Heading> headings() {
    return headings;
  }

  /** Returns the values of the row of a result, one for each column; empty if it has no row. */
  public Optional<List<Optional<Object>>> row(Done<A> done) {
    return switch (done.kind()) {
      case PUZZLE -> done.answer().map(values);
      case MALFORMED -> done.problem().flatMap(Done.Problem::place).flatMap(this::invalid);
      case REFUSED, UNREADABLE -> Optional.empty();
    };
  }

  private Optional<List<Optional<Object>>> invalid(Place place) {
    return verdict.map(
        column ->
            headings.stream()
                .map(Heading::name)
                .map(
                    name ->
                        name.equals(column)
                            ? Optional.<Object>of(INVALID)
                            : Optional.<Object>of(place.toString())
                                .filter(any -> name.equals(Column.LABEL)))
                .toList());
  }

  @Override
  public Optional<Columns<A>> columns() {
    return Optional.of(this);
  }

  @Override
  public String header() {
    return CsvTable.record(headings.stream().map(Heading::name).toList());
  }

  @Override
  public String record(A answer) {
    return text(values.apply(answer));
  }

  /**
   * Writes rows as a field with an array of JSON objects, which have the names and types of the
   * columns. What has no value is left out. No value may be a {@link Column.Minimum}.
   */
  public void writeArray(JsonGenerator json, String name, List<A> answers) throws IOException {
    json.writeArrayFieldStart(name);
    for (A answer : answers) {
      json.writeStartObject();
      Iterator<Heading> heading = headings.iterator();
      for (Optional<Object> value : values.apply(answer)) {
        String field = heading.next().name();
        if (value.isPresent()) {
          json.writeObjectField(field, value.get());
        }
      }
      json.writeEndObject();
    }
    json.writeEndArray();
  }

  @Override
  public String malformed(MalformedTextException problem) {
    return invalid(problem.place()).map(Columns::text).orElse("");
  }

  private static String text(List<Optional<Object>> row) {
    return CsvTable.record(row.stream().map(Columns::field).toList());
  }

  private static String field(Optional<Object> value) {
    return value
        .map(
            given ->
                given instanceof Boolean truth ? (truth ? "yes" : "no") : String.valueOf(given))
        .orElse("");
  }
}
