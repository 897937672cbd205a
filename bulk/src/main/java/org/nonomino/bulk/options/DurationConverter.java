package org.nonomino.bulk.options;

import java.math.BigDecimal;
import java.time.Duration;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/**
 * Reads a duration as people write it: {@code 500ms}, {@code 10s}, {@code 1.5m}, {@code 2h}. A
 * number without a unit is seconds.
 */
public final class DurationConverter implements ITypeConverter<Duration> {
  private static final Pattern FORM = Pattern.compile("([0-9]{1,9}(?:\\.[0-9]{1,9})?)(ms|s|m|h)?");

  @Override
  public Duration convert(String text) {
    Matcher matcher = FORM.matcher(text);
    if (!matcher.matches()) {
      throw new TypeConversionException("give a duration such as 500ms, 10s, 2m or 1h");
    }
    long nanosPerUnit =
        switch (matcher.group(2) == null ? "s" : matcher.group(2)) {
          case "ms" -> 1_000_000L;
          case "m" -> 60_000_000_000L;
          case "h" -> 3_600_000_000_000L;
          default -> 1_000_000_000L;
        };
    BigDecimal seconds =
        new BigDecimal(matcher.group(1))
            .multiply(BigDecimal.valueOf(nanosPerUnit))
            .movePointLeft(9);
    long wholeSeconds = seconds.longValue();
    long nanos = seconds.subtract(BigDecimal.valueOf(wholeSeconds)).movePointRight(9).longValue();
    return Duration.ofSeconds(wholeSeconds, nanos);
  }
}
