package org.nonomino.bulk.options;

import org.jspecify.annotations.Nullable;
import picocli.CommandLine.ITypeConverter;

/** Reads the name of the output file. {@code -} means standard output, as if no file is named. */
public final class OutputName implements ITypeConverter<String> {
  private static final String STANDARD_OUTPUT = "-";

  /** Returns null for no file. picocli turns it into an empty {@code Optional}. */
  @Override
  public @Nullable String convert(String text) {
    return text.equals(STANDARD_OUTPUT) ? null : text;
  }
}
