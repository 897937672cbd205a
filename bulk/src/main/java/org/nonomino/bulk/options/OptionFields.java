package org.nonomino.bulk.options;

import java.io.InputStream;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.stream.Collectors;
import org.nonomino.bulk.io.UsageException;
import org.nonomino.core.Puzzle;
import org.nonomino.core.RegionMask;
import org.nonomino.core.SimilarNames;
import org.nonomino.text.MalformedTextException;
import org.nonomino.text.Place;
import org.nonomino.toolkit.Formats;
import org.nonomino.toolkit.RequestException;
import org.nonomino.toolkit.RequestOption;
import org.nonomino.toolkit.request.Fields;
import org.nonomino.toolkit.request.Quantity;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;

/**
 * The options of a command as fields of a request. The command declares those that it has.
 *
 * @param command the command with its parsed options
 * @param standardInput the content of the file {@code -}
 * @param formats the formats of drafts
 */
public record OptionFields(CommandSpec command, InputStream standardInput, Formats formats)
    implements Fields<UsageException, MalformedTextException> {

  private static String name(RequestOption option) {
    return "--" + option.withHyphens();
  }

  private Optional<OptionSpec> declared(RequestOption option) {
    return Optional.ofNullable(command.findOption(name(option)));
  }

  /** Returns the words on the command line for an option, as they were typed. */
  private String typed(RequestOption option) {
    String name = name(option);
    Optional<String> value = text(option);
    Optional<String> without =
        declared(option)
            .filter(declared -> declared.arity().min() == 0)
            .map(OptionSpec::fallbackValue);
    return name + value.filter(text -> !without.equals(value)).map(text -> "=" + text).orElse("");
  }

  /** Returns the exception for a request that cannot be met. */
  public UsageException wrong(RequestException e) {
    return UsageException.of(e, this::typed);
  }

  /**
   * Returns the exception for a request because of malformed text in an option, with the place in
   * this text; empty if something else is wrong.
   */
  public static Optional<MalformedTextException> malformed(RequestException e) {
    return e.inText()
        .map(
            problem -> {
              Place place = problem.place();
              String option = name(e.options().get(0));
              return new MalformedTextException(
                  new Place(option, place.line(), place.column(), place.lineText()),
                  problem.coded(),
                  problem.problem(),
                  problem.advice(),
                  problem.wayOut());
            });
  }

  @Override
  public boolean has(RequestOption option) {
    return text(option).isPresent() || flag(option);
  }

  @Override
  public Optional<String> text(RequestOption option) {
    Optional<Object> value = declared(option).map(OptionSpec::getValue);
    return value
        .<Object>flatMap(
            given -> given instanceof Optional<?> optional ? optional : Optional.of(given))
        .filter(given -> !(given instanceof Boolean) && !List.of().equals(given))
        .map(given -> given instanceof List<?> list ? joined(list) : given.toString());
  }

  /** Returns the values of an option that can be given several times. */
  private static String joined(List<?> values) {
    return values.stream().map(Object::toString).collect(Collectors.joining(";"));
  }

  @Override
  public Optional<String> names(RequestOption option) {
    return text(option);
  }

  @Override
  public boolean flag(RequestOption option) {
    return declared(option).map(OptionSpec::getValue).filter(Boolean.TRUE::equals).isPresent();
  }

  @Override
  public OptionalInt whole(RequestOption option, int min, int max) throws UsageException {
    Optional<String> text = text(option);
    return text.isPresent()
        ? OptionalInt.of(
            new TypedNumber(text.get())
                .whole(
                    name(option),
                    min,
                    max,
                    (option == RequestOption.SIZE ? "sizes go" : "give a whole number")
                        + " from %d to %d".formatted(min, max)))
        : OptionalInt.empty();
  }

  @Override
  public Optional<Quantity> quantity(RequestOption option, List<Quantity> words)
      throws UsageException {
    String text = text(option).orElse("");
    Optional<Quantity> word = SimilarNames.inAnyCase(text, words, Quantity::toString);
    if (word.isEmpty() && new TypedNumber(text).whole().isEmpty()) {
      throw new UsageException(
          "%s=%s: give a whole number above 0%s."
              .formatted(name(option), text, Quantity.choice(words)));
    }
    return word;
  }

  @Override
  public OptionalDouble share(RequestOption option) throws UsageException {
    Optional<String> text = text(option);
    return text.isPresent()
        ? OptionalDouble.of(
            new TypedNumber(text.get()).decimal(name(option), 0, 1, "give a number from 0 to 1"))
        : OptionalDouble.empty();
  }

  @Override
  public Optional<String> range(RequestOption option) {
    return text(option);
  }

  @Override
  public <T> Optional<T> choice(RequestOption option, Collection<T> choices) throws UsageException {
    Optional<String> text = text(option);
    Optional<T> chosen = text.flatMap(typed -> SimilarNames.inAnyCase(typed, choices, T::toString));
    if (text.isPresent() && chosen.isEmpty()) {
      throw UsageException.noSuch(
          name(option) + "=" + text.get(),
          choices.stream().map(Object::toString).collect(Collectors.joining(", ")));
    }
    return chosen;
  }

  @Override
  public RegionMask mask(OptionalInt size) throws UsageException, MalformedTextException {
    return RegionsOption.resolve(
        "--regions=", text(RequestOption.REGIONS).orElse(""), size, standardInput);
  }

  @Override
  public Puzzle draft() throws UsageException, MalformedTextException {
    return DraftFile.read("--from=", text(RequestOption.FROM).orElse(""), standardInput, formats);
  }
}
