package org.nonomino.bulk.options;

import java.util.Optional;
import java.util.OptionalLong;
import org.nonomino.bulk.io.UsageException;
import picocli.CommandLine.Option;

/** The options for the number of random results, and for the seed. */
public final class NumberOptions {
  private static final long MAX = 1_000_000_000;

  @Option(
      names = "--number",
      paramLabel = "K",
      description = "How many to generate, all different (default: ${DEFAULT-VALUE}).")
  private TypedNumber number = new TypedNumber("1");

  @Option(names = "--seed", paramLabel = "S", description = BulkOptions.SEED)
  private Optional<TypedNumber> seed = Optional.empty();

  /** Returns the requested number, 1 or more. */
  public long number() throws UsageException {
    return number.whole("--number", 1, MAX);
  }

  /** Returns the seed, if it is given. */
  public OptionalLong seed() throws UsageException {
    return seed.isPresent()
        ? OptionalLong.of(seed.get().whole("--seed", Long.MIN_VALUE, Long.MAX_VALUE))
        : OptionalLong.empty();
  }
}
