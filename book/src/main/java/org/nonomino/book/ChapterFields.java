package org.nonomino.book;

import java.util.Collection;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.nonomino.core.Puzzle;
import org.nonomino.core.RegionMask;
import org.nonomino.core.SimilarNames;
import org.nonomino.generator.terms.ConstraintFamily;
import org.nonomino.generator.terms.Symmetry;
import org.nonomino.text.MalformedTextException;
import org.nonomino.toolkit.RequestException;
import org.nonomino.toolkit.RequestOption;
import org.nonomino.toolkit.request.Fields;
import org.nonomino.toolkit.request.Quantity;

/** The fields of a chapter of generated puzzles. */
record ChapterFields(PlanFields fields, PlanFiles files)
    implements Fields<MalformedTextException, MalformedTextException> {
  /** The options that no chapter has, because a book needs rated puzzles with one solution. */
  private static final Set<RequestOption> ELSEWHERE =
      EnumSet.of(
          RequestOption.FROM,
          RequestOption.PATTERN,
          RequestOption.SOLUTIONS,
          RequestOption.FILL,
          RequestOption.POSITION);

  private static final String FIND = "find";

  /** Returns the names of the fields. */
  static Stream<String> keys() {
    return Stream.of(RequestOption.values())
        .filter(option -> !ELSEWHERE.contains(option))
        .map(ChapterFields::name);
  }

  private static String name(RequestOption option) {
    return option == RequestOption.DIFFICULTY ? "level" : option.withHyphens();
  }

  /** Returns the name of a field. The technique to find is a technique, too. */
  private String key(RequestOption option) {
    return option == RequestOption.TECHNIQUE && fields.value(FIND).isPresent()
        ? FIND
        : name(option);
  }

  /** Returns the exception for a request, with the place of the first of its given fields. */
  MalformedTextException wrong(RequestException e) {
    List<String> all = e.options().stream().map(this::key).toList();
    List<String> given = all.stream().filter(key -> fields.value(key).isPresent()).toList();
    List<String> named = given.isEmpty() ? all : given;
    return fields.wrong(
        named.get(0),
        named.stream().map(key -> fields.words(key).name(key)).collect(Collectors.joining(" and "))
            + (named.size() > 1 ? " cannot be combined" : " is not possible here"),
        e.reason());
  }

  /** Returns the symmetry of books, if no symmetry is given and constraints do not decide it. */
  Optional<Symmetry> usualSymmetry() {
    boolean isDecided =
        has(RequestOption.SYMMETRY)
            || Stream.of(ConstraintFamily.values()).map(RequestOption::of).anyMatch(this::has);
    boolean isFree =
        Stream.of(RequestOption.CLUES, RequestOption.BLANKS, RequestOption.MINIMAL)
            .anyMatch(this::has);
    return isDecided ? Optional.empty() : Optional.of(isFree ? Symmetry.NONE : Symmetry.ROTATE180);
  }

  @Override
  public boolean has(RequestOption option) {
    return fields.value(key(option)).isPresent();
  }

  @Override
  public Optional<String> text(RequestOption option) throws MalformedTextException {
    return fields.text(key(option)).map(PlanValue.Text::text);
  }

  @Override
  public Optional<String> names(RequestOption option) throws MalformedTextException {
    return Optional.of(
            fields.strings(key(option)).stream()
                .map(PlanValue.Text::text)
                .collect(Collectors.joining(",")))
        .filter(names -> !names.isEmpty());
  }

  @Override
  public boolean flag(RequestOption option) throws MalformedTextException {
    return fields.flag(key(option), false);
  }

  @Override
  public OptionalInt whole(RequestOption option, int min, int max) throws MalformedTextException {
    return fields.whole(key(option), min, max);
  }

  @Override
  public Optional<Quantity> quantity(RequestOption option, List<Quantity> words)
      throws MalformedTextException {
    String text = text(option).orElse("");
    Optional<Quantity> word = SimilarNames.inAnyCase(text, words, Quantity::toString);
    if (word.isEmpty() && !text.matches("[0-9]+")) {
      throw fields.wrong(
          key(option),
          "'" + key(option) + "' is not " + text,
          "Give a whole number of at least 1" + Quantity.choice(words) + ".");
    }
    return word;
  }

  @Override
  public OptionalDouble share(RequestOption option) throws MalformedTextException {
    return fields.share(key(option)).stream().mapToDouble(share -> share).findFirst();
  }

  @Override
  public Optional<String> range(RequestOption option) throws MalformedTextException {
    return text(option);
  }

  @Override
  public <T> Optional<T> choice(RequestOption option, Collection<T> choices)
      throws MalformedTextException {
    return fields.choice(key(option), PlanFields.byName(choices));
  }

  @Override
  public RegionMask mask(OptionalInt size) throws MalformedTextException {
    return files.mask(fields.text(key(RequestOption.REGIONS)).orElseThrow(), size);
  }

  @Override
  public Puzzle draft() {
    throw new IllegalStateException("a chapter has no draft");
  }
}
