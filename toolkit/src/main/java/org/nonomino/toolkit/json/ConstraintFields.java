package org.nonomino.toolkit.json;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Stream;
import org.nonomino.core.Grid;
import org.nonomino.generator.terms.ConstraintFamily;
import org.nonomino.generator.terms.ReduceOrder;
import org.nonomino.generator.terms.Symmetry;
import org.nonomino.text.ProblemCode;
import org.nonomino.toolkit.GenerateRequest;
import org.nonomino.toolkit.RequestOption;

/** Reads the constraints of requested puzzles. */
final class ConstraintFields {
  static final String CONSTRAINTS = RequestOption.CONSTRAINTS.withHumps();
  private static final String CAGE_SIZE = RequestOption.CAGE_SIZE.withHumps();
  private static final String CAGE_REGIONS = RequestOption.CAGE_REGIONS.withHumps();
  private static final String SYMMETRY = RequestOption.CONSTRAINT_SYMMETRY.withHumps();
  private static final String REDUCE = RequestOption.REDUCE.withHumps();

  private static final String ALL = "all";
  private static final String WITHIN = "within";
  private static final int MOST = 2 * Grid.MAX_SIZE * Grid.MAX_SIZE;

  private ConstraintFields() {}

  /** Returns the names of the fields. */
  static List<String> names() {
    return Stream.concat(
            Stream.of(CONSTRAINTS),
            Stream.concat(
                Stream.of(ConstraintFamily.values()).map(ConstraintFields::name),
                Stream.of(CAGE_SIZE, CAGE_REGIONS, SYMMETRY, REDUCE)))
        .toList();
  }

  /** Adds the constraints to a request. */
  static void addTo(GenerateRequest request, JsonFields fields) throws ProblemException {
    if (fields.has(CONSTRAINTS)) {
      request.constraints(String.join(",", constraints(fields)));
    }
    for (ConstraintFamily family : ConstraintFamily.values()) {
      place(request, family, fields);
    }
    int[] sizes = fields.wholes(CAGE_SIZE, 1, Grid.MAX_SIZE);
    if (sizes.length == 2) {
      request.cageSizes(sizes[0], sizes[1]);
    } else if (sizes.length > 0) {
      throw fields.wrong(
          CAGE_SIZE,
          ProblemCode.WRONG_VALUE.with("field", CAGE_SIZE),
          "The field 'cageSize' must have two numbers, such as [2, 5].");
    }
    fields
        .choice(CAGE_REGIONS, List.of("across", WITHIN))
        .ifPresent(choice -> request.cagesInRegions(choice.equals(WITHIN)));
    fields.choice(SYMMETRY, List.of(Symmetry.values())).ifPresent(request::constraintSymmetry);
    fields.choice(REDUCE, List.of(ReduceOrder.values())).ifPresent(request::reduce);
  }

  private static List<String> constraints(JsonFields fields) throws ProblemException {
    List<String> names = new ArrayList<>();
    for (String name : fields.texts(CONSTRAINTS)) {
      if (name.contains(";") || name.contains(",")) {
        throw fields.wrong(
            CONSTRAINTS,
            ProblemCode.WRONG_VALUE.with("field", CONSTRAINTS),
            "Each item of 'constraints' must be one name, such as \"anti-knight\".");
      }
      names.add(name);
    }
    return names;
  }

  private static void place(GenerateRequest request, ConstraintFamily family, JsonFields fields)
      throws ProblemException {
    String name = name(family);
    if (GenerateRequest.canBeAll(family) && fields.isText(name)) {
      Optional<String> all = fields.choice(name, List.of(ALL));
      all.ifPresent(word -> request.place(family));
      return;
    }
    OptionalInt number = fields.whole(name, 1, MOST);
    if (number.isPresent()) {
      request.place(family, number.getAsInt());
    }
  }

  private static String name(ConstraintFamily family) {
    return RequestOption.of(family).withHumps();
  }
}
