package org.nonomino.app.book;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.nonomino.core.Grid;
import org.nonomino.generator.terms.ConstraintFamily;
import org.nonomino.generator.terms.ReduceOrder;
import org.nonomino.generator.terms.Symmetry;
import org.nonomino.text.MalformedTextException;
import org.nonomino.toolkit.GenerateRequest;
import org.nonomino.toolkit.RequestOption;

/** Reads the constraints of a chapter. Its fields have the names of the options of generate. */
final class PlanConstraints {
  private static final String CONSTRAINTS = RequestOption.CONSTRAINTS.withHyphens();
  private static final String CAGE_SIZE = RequestOption.CAGE_SIZE.withHyphens();
  private static final String CAGE_REGIONS = RequestOption.CAGE_REGIONS.withHyphens();
  private static final String SYMMETRY = RequestOption.CONSTRAINT_SYMMETRY.withHyphens();
  private static final String REDUCE = RequestOption.REDUCE.withHyphens();

  private static final String ALL = "all";
  private static final Pattern SIZES = Pattern.compile("([0-9]{1,9})(?:\\.\\.([0-9]{1,9}))?");
  private static final int MAX_NUMBER = 2 * Grid.MAX_SIZE * Grid.MAX_SIZE;

  private PlanConstraints() {}

  /** Returns the names of the fields. */
  static List<String> keys() {
    return Stream.of(
            Stream.of(CONSTRAINTS),
            Stream.of(ConstraintFamily.values()).map(PlanConstraints::key),
            Stream.of(CAGE_SIZE, CAGE_REGIONS, SYMMETRY, REDUCE))
        .flatMap(Function.identity())
        .toList();
  }

  /** Returns whether the chapter asks for cages, lines or dots. */
  static boolean arePlaced(PlanFields fields) {
    return Stream.of(ConstraintFamily.values())
        .anyMatch(family -> fields.value(key(family)).isPresent());
  }

  /**
   * Adds the constraints to a request.
   *
   * @throws MalformedTextException if a value is wrong, with its place
   */
  static void addTo(GenerateRequest request, PlanFields fields) throws MalformedTextException {
    addNames(request, fields);
    for (ConstraintFamily family : ConstraintFamily.values()) {
      if (fields.value(key(family)).isPresent()) {
        place(request, family, fields);
      }
    }
    addCages(request, fields);
    fields.choice(SYMMETRY, byName(Symmetry.values())).ifPresent(request::constraintSymmetry);
    fields.choice(REDUCE, byName(ReduceOrder.values())).ifPresent(request::reduce);
  }

  private static void addNames(GenerateRequest request, PlanFields fields)
      throws MalformedTextException {
    List<String> names = new ArrayList<>();
    for (PlanValue.Text name : fields.strings(CONSTRAINTS)) {
      names.add(name.text());
    }
    if (!names.isEmpty()) {
      request.constraints(String.join(",", names));
    }
  }

  private static void place(GenerateRequest request, ConstraintFamily family, PlanFields fields)
      throws MalformedTextException {
    String text = fields.text(key(family), "");
    if (GenerateRequest.canBeAll(family) && text.equalsIgnoreCase(ALL)) {
      request.place(family);
      return;
    }
    if (GenerateRequest.canBeAll(family) && !text.matches("[0-9]+")) {
      throw fields.wrong(
          key(family),
          "'" + key(family) + "' is not " + text,
          "Give a whole number of at least 1, or all.");
    }
    OptionalInt number = fields.whole(key(family), 1, MAX_NUMBER);
    if (number.isPresent()) {
      request.place(family, number.getAsInt());
    }
  }

  private static void addCages(GenerateRequest request, PlanFields fields)
      throws MalformedTextException {
    Optional<PlanValue.Text> sizes = fields.text(CAGE_SIZE);
    if (sizes.isPresent()) {
      Matcher bounds = SIZES.matcher(sizes.get().text());
      if (!bounds.matches()) {
        throw sizes
            .get()
            .wrong(
                "'" + CAGE_SIZE + "' is not " + sizes.get().text(),
                "Give one or two numbers of cells, such as 2..5 or 3.");
      }
      int min = Integer.parseInt(bounds.group(1));
      request.cageSizes(min, bounds.group(2) == null ? min : Integer.parseInt(bounds.group(2)));
    }
    fields
        .choice(CAGE_REGIONS, Map.of("across", false, "within", true))
        .ifPresent(request::cagesInRegions);
  }

  private static String key(ConstraintFamily family) {
    return RequestOption.of(family).withHyphens();
  }

  private static <T> Map<String, T> byName(T[] values) {
    return Stream.of(values).collect(Collectors.toMap(Object::toString, Function.identity()));
  }
}
