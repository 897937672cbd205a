package org.nonomino.bulk.options;

import java.io.IOException;
import java.security.SecureRandom;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.LongSupplier;
import org.nonomino.bulk.io.Console;
import org.nonomino.bulk.io.Effort;
import org.nonomino.bulk.io.ExitCode;
import org.nonomino.bulk.io.Interruption;
import org.nonomino.bulk.io.OutputFile;
import org.nonomino.bulk.io.RecordOutput;
import org.nonomino.bulk.io.UsageException;
import org.nonomino.render.TextStyle;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** The options of all commands that generate many random results. */
public final class BulkOptions {
  /** The bits of a random seed, few enough for typing it again. */
  private static final int DRAWN_BITS = 40;

  /** The description of {@code --seed} in the help. */
  public static final String SEED =
      "The seed, a whole number. By default, a random one is chosen and printed to standard error.";

  @Mixin private NumberOptions numbers = new NumberOptions();

  @Mixin private OutputOption output = new OutputOption();

  @Mixin private EffortOptions effort = new EffortOptions();

  @Option(names = "--ascii", description = "Draw borders with + - | only.")
  private boolean ascii;

  /** The work between the opening and the closing of the output. */
  public interface Work {
    ExitCode run(RecordOutput out, long seed) throws IOException, InterruptedException;
  }

  /** Work that needs a seed. A random seed is printed when the work requests it. */
  public interface SeededWork {
    ExitCode run(LongSupplier seed) throws IOException, InterruptedException, UsageException;
  }

  /** Returns the name of the output file; empty for standard output. */
  public Optional<String> output() {
    return output.name();
  }

  /** Returns the requested number, 1 or more. */
  public long number() throws UsageException {
    return numbers.number();
  }

  /** Returns the threads, at most the number of results, and the time of the run. */
  public Effort effort() throws UsageException {
    Effort all = effort.effort();
    return all.withThreads((int) Math.min(all.threads(), number()));
  }

  /** Returns whether the results go to a terminal. */
  public boolean outIsTerminal(Console console) {
    return output.name().isEmpty() && console.outIsTerminal();
  }

  /** Returns the style of pictures; a file gets no colour. */
  public TextStyle style(Console console) {
    return new TextStyle(ascii, console.hasColour() && output.name().isEmpty());
  }

  /**
   * Opens the output, draws a seed by default, and runs the work. If the end of the process cancels
   * it, finished results are written.
   *
   * @return the exit code
   * @throws UsageException if a file cannot be written
   */
  public int run(Console console, Work work) throws UsageException {
    return run(
        console,
        seed -> {
          try (RecordOutput out = OutputFile.open(output.name(), console)) {
            return work.run(out, seed.getAsLong());
          }
        });
  }

  /**
   * Runs work that needs a seed.
   *
   * @return the exit code
   * @throws UsageException if a file cannot be written
   */
  public int run(Console console, SeededWork work) throws UsageException {
    OptionalLong typed = numbers.seed();
    return Interruption.whileRunning(
            output.name(), () -> work.run(() -> typed.orElseGet(() -> drawnSeed(console))))
        .status();
  }

  /** Returns a random seed. */
  public static long drawnSeed() {
    return new SecureRandom().nextLong() >>> (Long.SIZE - DRAWN_BITS);
  }

  /** Returns a random seed, and prints it. */
  public static long drawnSeed(Console console) {
    long drawn = drawnSeed();
    console
        .errWriter()
        .println("The seed is " + drawn + ": use --seed=" + drawn + " for the same result.");
    return drawn;
  }
}
