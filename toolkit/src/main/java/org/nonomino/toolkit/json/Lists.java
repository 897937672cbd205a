package org.nonomino.toolkit.json;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Function;
import org.nonomino.core.Grid;
import org.nonomino.explainer.Level;
import org.nonomino.explainer.Levels;
import org.nonomino.explainer.terms.StepKind;
import org.nonomino.formats.json.JsonWriting;
import org.nonomino.generator.LayoutCatalog;
import org.nonomino.generator.terms.Symmetry;
import org.nonomino.solver.Solver;
import org.nonomino.text.ProblemCode;
import org.nonomino.text.PuzzleFormat;
import org.nonomino.toolkit.LayoutSymmetries;
import org.nonomino.toolkit.Solvers;

/** The lists from which menus are built. */
final class Lists {
  private static final String SIZE = "size";

  private Lists() {}

  /** {@code layouts}: the catalog, or its layouts of one size. */
  static Endpoint layouts(LayoutCatalog catalog) {
    return (fields, limit) -> {
      fields.allow(List.of(SIZE));
      OptionalInt size = size(fields);
      List<LayoutCatalog.Entry> entries =
          catalog.entries().stream()
              .filter(entry -> size.isEmpty() || entry.mask().size() == size.getAsInt())
              .toList();
      return Reply.json(
          json ->
              JsonParts.objects(
                  json,
                  "layouts",
                  entries,
                  entry -> {
                    json.writeStringField("name", entry.name());
                    LayoutJson.writeFields(json, entry.mask());
                  }));
    };
  }

  /** Returns the size in a query, in which each field is a string. */
  private static OptionalInt size(JsonFields fields) throws ProblemException {
    Optional<String> text = fields.text(SIZE);
    if (text.isEmpty()) {
      return OptionalInt.empty();
    }
    int size = text.get().matches("[1-9][0-9]?") ? Integer.parseInt(text.get()) : 0;
    if (size < 1 || size > Grid.MAX_SIZE) {
      throw fields.wrong(
          SIZE,
          ProblemCode.OUT_OF_RANGE.with("field", SIZE).with("least", 1).with("most", Grid.MAX_SIZE),
          "The size must be an integer from 1 to " + Grid.MAX_SIZE + ".");
    }
    return OptionalInt.of(size);
  }

  /** {@code solvers}. */
  static Endpoint solvers(Solvers solvers) {
    return described(
        "solvers",
        List.copyOf(solvers.all()),
        solver -> solver.name().value(),
        Solver::description);
  }

  /** {@code formats}. */
  static Endpoint formats(List<PuzzleFormat> formats) {
    return described("formats", formats, PuzzleFormat::name, PuzzleFormat::description);
  }

  private static <T> Endpoint described(
      String field, List<T> items, Function<T, String> name, Function<T, String> description) {
    return fixed(
        json ->
            JsonParts.objects(
                json,
                field,
                items,
                item -> {
                  json.writeStringField("name", name.apply(item));
                  json.writeStringField("description", description.apply(item));
                }));
  }

  /** {@code techniques}. */
  static Endpoint techniques() {
    return fixed(
        json ->
            writeNames(
                json, "techniques", Arrays.stream(StepKind.values()).map(StepKind::slug).toList()));
  }

  /** {@code symmetries}: those of clues, and those of the borders of random layouts. */
  static Endpoint symmetries() {
    return fixed(
        json -> {
          List<Symmetry> all = List.of(Symmetry.values());
          writeNames(json, "symmetries", all.stream().map(Symmetry::toString).toList());
          writeNames(json, "layoutSymmetries", LayoutSymmetries.names());
        });
  }

  /** {@code levels}. */
  static Endpoint levels() {
    return fixed(
        json ->
            writeNames(json, "levels", Levels.STANDARD.all().stream().map(Level::name).toList()));
  }

  private static void writeNames(JsonGenerator json, String field, List<String> names)
      throws IOException {
    JsonParts.objects(json, field, names, name -> json.writeStringField("name", name));
  }

  /** Returns an endpoint that accepts no fields and always gives the same answer. */
  private static Endpoint fixed(JsonWriting.Fields content) {
    Reply answer = Reply.json(content);
    return (fields, limit) -> {
      fields.allow(List.of());
      return answer;
    };
  }
}
