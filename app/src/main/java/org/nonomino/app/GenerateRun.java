package org.nonomino.app;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Optional;
import java.util.OptionalLong;
import org.nonomino.generator.ClueDemand;
import org.nonomino.generator.Generated;
import org.nonomino.generator.GeneratorSpec;
import org.nonomino.generator.PuzzleGenerator;
import org.nonomino.generator.PuzzleMaker;
import org.nonomino.generator.SeededRandom;
import org.nonomino.solver.Deadline;
import org.nonomino.solver.StopReason;

/** One run of {@code generate}: from the wishes to the output. */
final class GenerateRun {
  /** So many puzzles in a row that were there before, and the search for another one ends. */
  private static final int MOST_REPEATS = 5000;

  private final Console console;
  private final Settings settings;
  private final RecordOutput out;

  /**
   * What the command line asks for.
   *
   * @param seed puzzle k follows from it and k alone
   * @param timeout the most time for a puzzle
   * @param number how many different puzzles, at least 1
   * @param threads how many threads work, at least 1
   */
  record Settings(
      PuzzleGenerator generator,
      GeneratorSpec spec,
      long seed,
      Duration timeout,
      long number,
      int threads,
      GeneratedFormat format) {}

  GenerateRun(Console console, Settings settings, RecordOutput out) {
    this.console = console;
    this.settings = settings;
    this.out = out;
  }

  /**
   * Makes all puzzles and returns the worst that happened.
   *
   * @throws IOException if the output cannot be written
   * @throws InterruptedException if this thread is interrupted; what was made is written then
   */
  ExitCode run() throws IOException, InterruptedException {
    out.write(settings.format.header());
    try (Puzzles puzzles = new Puzzles()) {
      new NumberedRun<Generated>(
              settings.threads,
              () -> {
                PuzzleMaker maker = settings.generator.prepare(settings.spec);
                return k ->
                    maker.make(SeededRandom.of(settings.seed, k), Deadline.in(settings.timeout));
              })
          .run(puzzles);
      return puzzles.exitCode;
    } finally {
      out.flush();
    }
  }

  /** Takes what is made. */
  private final class Puzzles implements NumberedRun.Taker<Generated>, AutoCloseable {
    private final Fingerprints known = new Fingerprints();
    private final Optional<ProgressLine> progress =
        settings.number > 1 && console.errIsTerminal() && !console.outIsTerminal()
            ? Optional.of(
                new ProgressLine(
                    console, ProgressLine.Unit.PUZZLES, OptionalLong.of(settings.number)))
            : Optional.empty();
    private long done;
    private int repeats;
    private boolean isOver;
    private ExitCode exitCode = ExitCode.SOLVED;

    @Override
    public long missing() {
      return isOver ? 0 : settings.number - done;
    }

    @Override
    public void accept(Generated result) throws IOException {
      if (missing() == 0) {
        return;
      }
      if (result instanceof Generated.Made made) {
        take(made);
      } else {
        done++;
        fail(result);
      }
      progress.ifPresent(line -> line.advance(done, done));
    }

    private void take(Generated.Made made) throws IOException {
      if (settings.number == 1 || known.add(made.puzzle())) {
        out.write(settings.format.record(made));
        done++;
        repeats = 0;
        return;
      }
      repeats++;
      if (repeats == MOST_REPEATS) {
        isOver = true;
        exitCode = exitCode.worse(ExitCode.NO_SOLUTION);
        tell(
            "There are only "
                + done
                + " different puzzles of this kind, it seems: the last "
                + repeats
                + " were all there before.");
      }
    }

    private void fail(Generated result) throws IOException {
      if (result instanceof Generated.NotReached notReached) {
        exitCode = exitCode.worse(ExitCode.NO_SOLUTION);
        tell(
            settings.number == 1
                ? sentence(notReached)
                : "Puzzle " + done + ": " + sentence(notReached));
      } else if (result instanceof Generated.NoFilling) {
        isOver = true;
        exitCode = exitCode.worse(ExitCode.NO_SOLUTION);
        tell("These regions have no filling at all, which is proved: there is no puzzle on them.");
      } else if (result instanceof Generated.Undecided undecided) {
        exitCode = exitCode.worse(ExitCode.LIMIT);
        if (undecided.reason() != StopReason.INTERRUPTED) {
          isOver = true;
          tell(
              "These regions were not filled within --timeout; whether they can be is not known. Give it more time.");
        }
      }
    }

    private void tell(String sentence) throws IOException {
      String message = "nonomino: " + sentence + "\n";
      if (progress.isPresent()) {
        progress.get().tell(message);
      } else {
        console.err().write(message.getBytes(StandardCharsets.UTF_8));
        console.err().flush();
      }
    }

    @Override
    public void flush() throws IOException {
      out.flush();
    }

    @Override
    public void close() {
      progress.ifPresent(ProgressLine::close);
    }
  }

  private String sentence(Generated.NotReached notReached) {
    ClueDemand wanted = settings.spec.clues();
    String best = "the best puzzle had " + notReached.bestClues() + " clues";
    return wanted.exactly().isPresent()
        ? (wanted.minimal() ? "A minimal puzzle with " : "A puzzle with ")
            + wanted.exactly().getAsInt()
            + " clues was not reached within --timeout; "
            + best
            + ". Give it more time, or ask for more clues."
        : "A minimal puzzle of this kind was not reached within --timeout; "
            + best
            + ", and not all were needed. Give it more time, or ask for less.";
  }
}
