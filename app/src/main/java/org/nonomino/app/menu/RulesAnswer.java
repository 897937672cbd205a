package org.nonomino.app.menu;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.nonomino.bulk.io.UsageException;
import org.nonomino.core.SimilarNames;
import org.nonomino.generator.terms.ConstraintFamily;
import org.nonomino.toolkit.GenerateRequest;

/**
 * The constraints that a person asks for.
 *
 * @param whole the names of constraints of the whole grid, with commas between them
 * @param placed the families to place, with their numbers; empty for as many as fit
 */
record RulesAnswer(String whole, Map<ConstraintFamily, OptionalInt> placed) {
  /** No constraints. */
  static final RulesAnswer NONE = new RulesAnswer("", Map.of());

  static final String QUESTION =
      "Rules, such as: diagonals, anti-knight; or killer; or kenken; or thermometers 3, dots all:\n";

  private static final Pattern ITEM = Pattern.compile("(\\D*?)\\s*(?:([0-9]{1,4})|(all))?");

  /**
   * Reads an answer.
   *
   * @throws UsageException if there is nothing in it
   */
  static Optional<RulesAnswer> read(String line) throws UsageException {
    List<String> whole = new ArrayList<>();
    Map<ConstraintFamily, OptionalInt> placed = new TreeMap<>();
    for (String item : line.split("[,;]", -1)) {
      Matcher matcher = ITEM.matcher(item.strip());
      Optional<ConstraintFamily> family =
          matcher.matches() ? family(matcher.group(1)) : Optional.empty();
      if (family.isPresent()) {
        String number = matcher.group(2);
        placed.put(
            family.get(),
            number == null ? OptionalInt.empty() : OptionalInt.of(Integer.parseInt(number)));
      } else if (!item.isBlank()) {
        whole.add(item.strip());
      }
    }
    if (whole.isEmpty() && placed.isEmpty()) {
      throw new UsageException("Type at least one name");
    }
    return Optional.of(new RulesAnswer(String.join(",", whole), placed));
  }

  private static Optional<ConstraintFamily> family(String name) {
    String typed = name.strip().replace(' ', '-');
    return typed.equalsIgnoreCase("killer")
        ? Optional.of(ConstraintFamily.CAGES)
        : SimilarNames.inAnyCase(
            typed, List.of(ConstraintFamily.values()), ConstraintFamily::toString);
  }

  /** Returns whether cages cover the grid, so that no clues are needed. */
  boolean hasCover() {
    return placed.containsKey(ConstraintFamily.KENKEN)
        || OptionalInt.empty().equals(placed.get(ConstraintFamily.CAGES));
  }

  /** Adds the constraints to a request. */
  void addTo(GenerateRequest request) {
    request.constraints(whole);
    placed.forEach(
        (family, number) -> {
          if (number.isPresent()) {
            request.place(family, number.getAsInt());
          } else {
            request.place(family);
          }
        });
  }

  /** Returns the options of {@code generate} for these constraints, each after a blank. */
  String options() {
    StringBuilder options = new StringBuilder();
    if (!whole.isEmpty()) {
      options
          .append(" --constraints=")
          .append(whole.replaceAll("\\s*,\\s*", ",").replace(' ', '-'));
    }
    placed.forEach(
        (family, number) ->
            options
                .append(" --")
                .append(family)
                .append('=')
                .append(number.isPresent() ? number.getAsInt() : "all"));
    return options.toString();
  }
}
