package org.nonomino.bulk.options;

import java.util.OptionalLong;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Reads the MAX of {@code --count=MAX}, a number of at least 1. */
public final class MaximumConverter implements ITypeConverter<Long> {
  /** The value for no limit. */
  public static final String UNLIMITED = "unlimited";

  @Override
  public Long convert(String text) {
    if (text.equals(UNLIMITED)) {
      return Long.MAX_VALUE;
    }
    OptionalLong number = new TypedNumber(text).whole();
    if (number.isEmpty() || number.getAsLong() < 1) {
      throw new TypeConversionException("give a whole number, 1 or more");
    }
    return number.getAsLong();
  }
}
