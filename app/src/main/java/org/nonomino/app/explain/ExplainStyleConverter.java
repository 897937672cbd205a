package org.nonomino.app.explain;

import java.util.Arrays;
import java.util.stream.Collectors;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Reads the name of a style. */
final class ExplainStyleConverter implements ITypeConverter<ExplainStyle> {
  @Override
  public ExplainStyle convert(String text) {
    return Arrays.stream(ExplainStyle.values())
        .filter(scale -> scale.toString().equals(text))
        .findFirst()
        .orElseThrow(
            () ->
                new TypeConversionException(
                    "there is no style '"
                        + text
                        + "'. Choose one of: "
                        + Arrays.stream(ExplainStyle.values())
                            .map(ExplainStyle::toString)
                            .collect(Collectors.joining(", "))));
  }
}
