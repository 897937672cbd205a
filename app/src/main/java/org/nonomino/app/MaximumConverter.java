package org.nonomino.app;

import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Reads the MAX of {@code --count=MAX}: a number from 1 on. */
final class MaximumConverter implements ITypeConverter<Long> {
  /** What stands for no limit. */
  static final String UNLIMITED = "unlimited";

  @Override
  public Long convert(String text) {
    if (text.equals(UNLIMITED)) {
      return Long.MAX_VALUE;
    }
    if (!text.matches("0*[1-9][0-9]{0,17}")) {
      throw new TypeConversionException(
          "'" + text + "' is no number of solutions: give a whole number from 1 on");
    }
    return Long.valueOf(text);
  }
}
