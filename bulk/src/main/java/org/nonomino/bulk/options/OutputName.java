package org.nonomino.bulk.options;

import org.jspecify.annotations.Nullable;
import picocli.CommandLine.ITypeConverter;

/**
 * Reads the name of the file that is written; {@code -} is standard output, as if none is named.
 */
public final class OutputName implements ITypeConverter<String> {
  private static final String STANDARD_OUTPUT = "-";

  /** Returns null for no file, which picocli takes as an empty {@code Optional}. */
  @Override
  public @Nullable String convert(String text) {
    return text.equals(STANDARD_OUTPUT) ? null : text;
  }
}
