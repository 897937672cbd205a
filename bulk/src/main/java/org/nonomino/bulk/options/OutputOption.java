package org.nonomino.bulk.options;

import java.util.Optional;
import picocli.CommandLine.Option;

/** The option for writing to a file instead of standard output. */
public final class OutputOption {
  @Option(
      names = {"-o", "--output"},
      paramLabel = "FILE",
      converter = OutputName.class,
      description = "Write to this file instead of standard output, replacing its content.")
  private Optional<String> name = Optional.empty();

  /** Returns the name of the file; empty for standard output. */
  public Optional<String> name() {
    return name;
  }
}
