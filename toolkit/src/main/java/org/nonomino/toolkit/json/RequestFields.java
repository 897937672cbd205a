package org.nonomino.toolkit.json;

import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.stream.Stream;
import org.nonomino.core.Grid;
import org.nonomino.core.Puzzle;
import org.nonomino.core.RegionMask;
import org.nonomino.text.ProblemCode;
import org.nonomino.toolkit.RequestException;
import org.nonomino.toolkit.RequestOption;
import org.nonomino.toolkit.request.Fields;
import org.nonomino.toolkit.request.Quantity;

/** The fields of a JSON request to generate something, named in camel case. */
record RequestFields(JsonFields json, PuzzleField puzzles, LayoutField layouts)
    implements Fields<ProblemException, ProblemException> {

  /**
   * Rejects fields with other names.
   *
   * @param others the names of further fields
   */
  void allow(Stream<RequestOption> options, List<String> others) throws ProblemException {
    json.allow(
        Stream.of(options.map(RequestOption::withHumps), others.stream(), Stream.of(TimeLimit.NAME))
            .flatMap(each -> each)
            .toList());
  }

  @Override
  public boolean has(RequestOption option) {
    return json.has(option.withHumps());
  }

  @Override
  public Optional<String> text(RequestOption option) throws ProblemException {
    return json.text(option.withHumps());
  }

  @Override
  public Optional<String> names(RequestOption option) throws ProblemException {
    String field = option.withHumps();
    if (!json.isList(field)) {
      return json.text(field);
    }
    List<String> names = json.texts(field);
    if (names.stream().anyMatch(name -> name.contains(";") || name.contains(","))) {
      throw json.wrong(
          field,
          ProblemCode.WRONG_VALUE.with("field", field),
          "Each item of '" + field + "' must be one name, such as \"anti-knight\".");
    }
    return Optional.of(String.join(",", names));
  }

  @Override
  public boolean flag(RequestOption option) throws ProblemException {
    return json.flag(option.withHumps());
  }

  @Override
  public OptionalInt whole(RequestOption option, int min, int max) throws ProblemException {
    return json.whole(option.withHumps(), min, max);
  }

  @Override
  public Optional<Quantity> quantity(RequestOption option, List<Quantity> words)
      throws ProblemException {
    String field = option.withHumps();
    return json.isText(field) ? json.choice(field, words) : Optional.empty();
  }

  @Override
  public OptionalDouble share(RequestOption option) throws ProblemException {
    return json.number(option.withHumps(), 0, 1);
  }

  @Override
  public Optional<String> range(RequestOption option) throws ProblemException {
    String field = option.withHumps();
    int[] bounds = json.wholes(field, 1, Grid.MAX_SIZE);
    if (bounds.length != 0 && bounds.length != 2) {
      throw json.wrong(
          field,
          ProblemCode.WRONG_VALUE.with("field", field),
          "The field '" + field + "' must have two numbers, such as [2, 5].");
    }
    return bounds.length == 0 ? Optional.empty() : Optional.of(bounds[0] + ".." + bounds[1]);
  }

  @Override
  public <T> Optional<T> choice(RequestOption option, Collection<T> choices)
      throws ProblemException {
    return json.choice(option.withHumps(), choices);
  }

  @Override
  public RegionMask mask(OptionalInt size) throws ProblemException, RequestException {
    return layouts.mask(json, size);
  }

  @Override
  public Puzzle draft() throws ProblemException {
    return puzzles.read(json, RequestOption.FROM.withHumps()).puzzle();
  }
}
