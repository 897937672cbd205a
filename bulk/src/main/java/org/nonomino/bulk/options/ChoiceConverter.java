package org.nonomino.bulk.options;

import java.util.List;
import java.util.stream.Collectors;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/**
 * Reads one of several names.
 *
 * @param <T> whose {@code toString} is the name as people type it
 */
public abstract class ChoiceConverter<T> implements ITypeConverter<T> {
  private final String what;
  private final List<T> choices;

  /**
   * @param what the name of what is chosen, for messages: {@code scale}
   */
  protected ChoiceConverter(String what, T[] choices) {
    this.what = what;
    this.choices = List.of(choices);
  }

  @Override
  public final T convert(String text) {
    return choices.stream()
        .filter(choice -> choice.toString().equals(text))
        .findFirst()
        .orElseThrow(
            () ->
                new TypeConversionException(
                    "there is no "
                        + what
                        + " '"
                        + text
                        + "'. Choose one of: "
                        + choices.stream().map(T::toString).collect(Collectors.joining(", "))));
  }
}
