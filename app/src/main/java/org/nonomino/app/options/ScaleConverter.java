package org.nonomino.app.options;

import java.util.Arrays;
import java.util.stream.Collectors;
import org.nonomino.explainer.Scale;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Reads the name of a scale. */
final class ScaleConverter implements ITypeConverter<Scale> {
  @Override
  public Scale convert(String text) {
    return Arrays.stream(Scale.values())
        .filter(scale -> scale.toString().equals(text))
        .findFirst()
        .orElseThrow(
            () ->
                new TypeConversionException(
                    "there is no scale '"
                        + text
                        + "'. Choose one of: "
                        + Arrays.stream(Scale.values())
                            .map(Scale::toString)
                            .collect(Collectors.joining(", "))));
  }
}
