package org.nonomino.app.generate;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.Function;
import java.util.function.ToLongFunction;
import org.nonomino.app.io.Console;
import org.nonomino.app.io.DistinctCounter;
import org.nonomino.app.io.ExitCode;
import org.nonomino.app.io.NumberedRun;
import org.nonomino.app.io.ProgressLine;
import org.nonomino.app.options.Sameness;
import org.nonomino.core.Puzzle;
import org.nonomino.explainer.Rated;
import org.nonomino.explainer.Rater;
import org.nonomino.generator.Generated;
import org.nonomino.generator.GeneratorSpec;
import org.nonomino.generator.LayoutChoice;
import org.nonomino.generator.PuzzleGenerator;
import org.nonomino.solver.StopReason;
import org.nonomino.toolkit.Difficulty;
import org.nonomino.toolkit.NotMade;

/** One run of {@code generate}: from the wishes to the output. */
final class GenerateRun {
  private final Console console;
  private final Settings settings;
  private final MadeOutput out;

  /**
   * What the command line asks for.
   *
   * @param difficulty how hard the puzzles are to be, if that matters
   * @param rater rates the puzzles when no difficulty is asked for; if empty, they are not rated
   * @param timeout the time limit for each puzzle, of the thread that makes it
   * @param number how many different puzzles, at least 1
   * @param sameness which puzzles are not different
   * @param threads how many threads work, at least 1
   */
  record Settings(
      PuzzleGenerator generator,
      GeneratorSpec spec,
      Optional<Difficulty> difficulty,
      Optional<Rater> rater,
      Duration timeout,
      long number,
      Sameness sameness,
      int threads) {}

  GenerateRun(Console console, Settings settings, MadeOutput out) {
    this.console = console;
    this.settings = settings;
    this.out = out;
  }

  /**
   * Makes all puzzles and returns the worst that happened.
   *
   * @param seed puzzle k follows from it and k alone
   * @throws IOException if the output cannot be written
   * @throws InterruptedException if this thread is interrupted; what was made is written then
   */
  ExitCode run(long seed) throws IOException, InterruptedException {
    try (Puzzles puzzles = new Puzzles()) {
      new NumberedRun<RatedResult>(settings.threads, () -> newMaker(seed)).run(puzzles);
      out.end();
      return puzzles.exitCode;
    } finally {
      out.flush();
    }
  }

  private Function<Long, RatedResult> newMaker(long seed) {
    RatedMaker maker =
        new RatedMaker(
            settings.generator,
            settings.spec,
            settings.difficulty,
            settings.rater,
            settings.timeout,
            seed);
    return k -> maker.make(k, out.usesRating());
  }

  /** Takes what is made. */
  private final class Puzzles implements NumberedRun.Taker<RatedResult>, AutoCloseable {
    private final DistinctCounter distinct = new DistinctCounter(settings.number);
    private final ToLongFunction<Puzzle> fingerprints = settings.sameness.fingerprints();
    private final Optional<ProgressLine> progress =
        settings.number > 1 && console.errIsTerminal() && !console.outIsTerminal()
            ? Optional.of(
                new ProgressLine(
                    console, ProgressLine.Unit.PUZZLES, OptionalLong.of(settings.number)))
            : Optional.empty();
    private long failed;
    private boolean isOver;
    private ExitCode exitCode = ExitCode.SOLVED;

    @Override
    public long missing() {
      return isOver ? 0 : Math.max(0, distinct.missing() - failed);
    }

    @Override
    public void accept(RatedResult result) throws IOException {
      if (result.generated() instanceof Generated.Made made) {
        take(made, result.rated());
      } else {
        failed++;
        fail(result);
      }
      if (progress.isPresent()) {
        long done = distinct.count() + failed;
        progress.get().advance(done, done);
      }
    }

    private void take(Generated.Made made, Optional<Rated> rated) throws IOException {
      Optional<String> refusal = out.refusal(made);
      if (refusal.isPresent()) {
        // The next one would be no better.
        isOver = true;
        exitCode = exitCode.worse(ExitCode.BAD_INPUT);
        tell(refusal.get());
      } else if (distinct.add(fingerprints.applyAsLong(made.puzzle()))) {
        out.take(made, rated);
      } else if (distinct.isExhausted()) {
        exitCode = exitCode.worse(ExitCode.NO_SOLUTION);
        tell(distinct.exhaustion("puzzle", "puzzles"));
      }
    }

    private void fail(RatedResult rated) throws IOException {
      Generated result = rated.generated();
      boolean isUndecided = result instanceof Generated.Undecided;
      exitCode = exitCode.worse(isUndecided ? ExitCode.LIMIT : ExitCode.NO_SOLUTION);
      if (result instanceof Generated.Undecided undecided
          && undecided.reason() == StopReason.INTERRUPTED) {
        return;
      }
      // Another random layout may be filled sooner, the same one will not.
      boolean isHopeless =
          result instanceof Generated.NoFilling
              || (isUndecided && settings.spec.layout() instanceof LayoutChoice.Fixed);
      isOver |= isHopeless;
      tell(
          (isHopeless ? "" : which())
              + NotMade.sentence(settings.spec, settings.difficulty, result, rated.rated()));
    }

    private String which() {
      return settings.number == 1
          ? ""
          : "Puzzle " + (distinct.count() + failed) + " of " + settings.number + ": ";
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
}
