package org.nonomino.app.rate;

import java.io.IOException;
import java.time.Duration;
import java.util.Optional;
import org.nonomino.app.io.Console;
import org.nonomino.app.io.ExitCode;
import org.nonomino.app.io.OrderedPipeline;
import org.nonomino.app.io.Outcome;
import org.nonomino.app.io.PeekedInputs;
import org.nonomino.app.io.PuzzleInputs;
import org.nonomino.app.io.RecordRun;
import org.nonomino.app.io.UsageException;
import org.nonomino.app.options.WrittenFormat;
import org.nonomino.core.PuzzleEntry;
import org.nonomino.explainer.Explainer;
import org.nonomino.explainer.Levels;
import org.nonomino.explainer.Pleasantness;
import org.nonomino.explainer.Rated;
import org.nonomino.explainer.Rater;
import org.nonomino.solver.Deadline;
import org.nonomino.solver.Solver;
import org.nonomino.text.MalformedTextException;
import org.nonomino.text.PuzzleText;

/** One run of {@code rate}: from the inputs to the streams of a console. */
final class RateRun {
  /** Puzzles that need chains take seconds: few of them should still keep all threads busy. */
  private static final int PUZZLES_AT_ONCE = 8;

  private final RecordRun run;
  private final Settings settings;
  private final Rater rater;
  private final RatingTally tally;

  /**
   * What the command line asks for.
   *
   * @param levels what ratings are called
   * @param isScored whether the sum of all steps counts, and how pleasant they are
   * @param timeout the time limit for each puzzle
   * @param format how to write; if empty, as fits the number of puzzles
   * @param threads how many threads rate, at least 1
   */
  record Settings(
      Solver solver,
      Explainer explainer,
      Levels levels,
      boolean isScored,
      Duration timeout,
      Optional<WrittenFormat<RatingFormat>> format,
      int threads,
      boolean stats) {
    /** Another program may be asking, and wait for its first rating before it sends more. */
    boolean isForPeople() {
      return format.isEmpty() || format.get().is(RatingFormat.text);
    }

    RatingWriter writer(boolean many) throws UsageException {
      WrittenFormat<RatingFormat> chosen =
          format.orElseGet(
              () -> new WrittenFormat.Own<>(many ? RatingFormat.line : RatingFormat.text));
      return chosen instanceof WrittenFormat.Own<RatingFormat> own
          ? own.format().writer(many, isScored)
          : new ExchangeRatings(((WrittenFormat.Exchange<RatingFormat>) chosen).format());
    }
  }

  RateRun(Console console, Settings settings, PuzzleInputs inputs) {
    this.run = new RecordRun(console, inputs);
    this.settings = settings;
    this.rater = new Rater(settings.solver, settings.explainer, settings.levels);
    this.tally = new RatingTally(settings.levels);
  }

  /** Rates everything and returns the worst that happened. */
  ExitCode run() throws UsageException {
    return run.run(this::rate, this::tell);
  }

  private void rate(PeekedInputs source) throws IOException, InterruptedException, UsageException {
    boolean many = settings.isForPeople() && source.hasMany();
    RatingWriter writer = settings.writer(many);
    run.write(writer.header());
    // For one puzzle threads would be started for nothing.
    int threads = settings.isForPeople() && !many ? 1 : settings.threads;
    run.send(
        source,
        new OrderedPipeline<>(threads, PUZZLES_AT_ONCE, () -> item -> Outcome.of(item, this::rate)),
        new RatingRecords(writer));
    run.write(writer.footer());
  }

  /** On any thread. */
  private RatedPuzzle rate(PuzzleText text, PuzzleEntry entry) {
    long start = System.nanoTime();
    Deadline deadline = Deadline.in(settings.timeout);
    Rated rated = rater.rate(entry.puzzle(), deadline);
    Optional<Pleasantness> pleasantness =
        rated
            .foundPath()
            .filter(path -> settings.isScored)
            .map(path -> settings.explainer.pleasantness(entry.puzzle(), path, deadline));
    return new RatedPuzzle(text.place(), entry, rated, pleasantness, System.nanoTime() - start);
  }

  /** After many puzzles, a line on all of them; with {@code --stats}, more. */
  private void tell(PeekedInputs source) throws IOException {
    if (settings.stats) {
      run.complain(tally.statistics());
    } else if (source.hadMany()) {
      run.complain(tally.summary());
    }
  }

  /** Counts the ratings and writes them. */
  private final class RatingRecords implements RecordRun.Records<RatedPuzzle> {
    private final RatingWriter writer;

    RatingRecords(RatingWriter writer) {
      this.writer = writer;
    }

    @Override
    public String answered(RatedPuzzle puzzle) throws IOException {
      run.worsen(puzzle.exitCode());
      tally.add(puzzle);
      Optional<String> refusal = writer.refusal(puzzle);
      if (refusal.isPresent()) {
        run.refuse(puzzle.place(), refusal.get());
        return "";
      }
      return writer.rated(puzzle);
    }

    @Override
    public String malformed(MalformedTextException problem) {
      tally.addMalformed();
      return writer.malformed(problem);
    }
  }
}
