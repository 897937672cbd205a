package org.nonomino.bulk.generate;

import java.io.IOException;
import java.time.Duration;
import java.util.function.Function;
import java.util.function.ToLongFunction;
import org.nonomino.bulk.ItemOutcome;
import org.nonomino.bulk.Numbered;
import org.nonomino.bulk.NumberedWork;
import org.nonomino.bulk.io.ExitCode;
import org.nonomino.bulk.io.UsageException;
import org.nonomino.core.Puzzle;
import org.nonomino.generator.terms.Generated;
import org.nonomino.generator.terms.LayoutChoice;
import org.nonomino.generator.terms.SeededRandom;
import org.nonomino.solver.StopReason;
import org.nonomino.text.SymbolNotation;
import org.nonomino.toolkit.GeneratedPuzzle;
import org.nonomino.toolkit.RatedMaker;

/**
 * Generates the puzzles of {@code generate}.
 *
 * @param <T> the form of a puzzle before it is written
 */
record GenerateWork<T>(GenerateSettings settings, GeneratedForm<T> form)
    implements NumberedWork<T> {
  private static final Words WORDS = new Words("puzzle", "puzzles", "");

  @Override
  public Words words() {
    return WORDS;
  }

  @Override
  public String header() {
    return form.header();
  }

  @Override
  public String footer() {
    return form.footer();
  }

  @Override
  public String take(T thing) throws IOException {
    return form.take(thing);
  }

  @Override
  public void end() throws IOException {
    form.end();
  }

  @Override
  public Function<Long, Numbered<T>> newMaker(long seed) {
    RatedMaker maker =
        new RatedMaker(
            settings.generator(),
            settings.spec(),
            settings.draft(),
            settings.difficulty(),
            settings.rater(),
            form.usesRating());
    Duration timeout = settings.timeout();
    ToLongFunction<Puzzle> fingerprints = settings.sameness().fingerprints();
    return k ->
        numbered(
            maker.make(SeededRandom.of(seed, k), OwnTime.in(timeout), () -> OwnTime.in(timeout)),
            fingerprints);
  }

  private Numbered<T> numbered(GeneratedPuzzle result, ToLongFunction<Puzzle> fingerprints) {
    if (!(result.generated() instanceof Generated.Made made)) {
      return Numbered.none(failure(result));
    }
    return form.refusal(made)
        .map(
            // Further attempts would fail in the same way.
            sentence ->
                Numbered.<T>none(new ItemOutcome.Failed(sentence, true, ExitCode.BAD_INPUT)))
        .orElseGet(
            () ->
                Numbered.made(
                    fingerprints.applyAsLong(made.puzzle()), form.of(made, result.rated())));
  }

  private ItemOutcome failure(GeneratedPuzzle rated) {
    Generated result = rated.generated();
    if (result instanceof Generated.OtherValues) {
      return new ItemOutcome.Failed(
          settings
              .spec()
              .symbols()
              .map(
                  each ->
                      "--symbols="
                          + SymbolNotation.typed(each)
                          + ": "
                          + UsageException.afterColon(rated.whyNot()))
              .orElse(rated.whyNot()),
          true,
          ExitCode.BAD_INPUT);
    }
    boolean isUndecided = result instanceof Generated.Undecided;
    ExitCode exitCode = isUndecided ? ExitCode.LIMIT : ExitCode.NO_SOLUTION;
    if (result instanceof Generated.Undecided undecided
        && undecided.reason() == StopReason.INTERRUPTED) {
      return new ItemOutcome.Failed("", false, exitCode);
    }
    // A different random layout may be filled sooner; the same layout will not.
    boolean isHopeless =
        result instanceof Generated.NoFilling
            || result instanceof Generated.NoSolution
            || (isUndecided && settings.spec().layout() instanceof LayoutChoice.Fixed);
    return new ItemOutcome.Failed(rated.whyNot(), isHopeless, exitCode);
  }
}
