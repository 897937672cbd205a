package org.nonomino.bulk.generate;

import java.io.IOException;
import java.time.Duration;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.ToLongFunction;
import org.nonomino.bulk.ItemOutcome;
import org.nonomino.bulk.Numbered;
import org.nonomino.bulk.NumberedWork;
import org.nonomino.bulk.io.ExitCode;
import org.nonomino.bulk.io.UsageException;
import org.nonomino.bulk.options.SymbolsOption;
import org.nonomino.core.Puzzle;
import org.nonomino.generator.terms.Generated;
import org.nonomino.generator.terms.LayoutChoice;
import org.nonomino.generator.terms.SeededRandom;
import org.nonomino.solver.StopReason;
import org.nonomino.text.ConstraintNotation;
import org.nonomino.text.MalformedTextException;
import org.nonomino.text.SymbolNotation;
import org.nonomino.toolkit.GeneratedPuzzle;
import org.nonomino.toolkit.RatedMaker;
import org.nonomino.toolkit.SymbolChange;

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
    if (!(result.generated() instanceof Generated.Made usual)) {
      return Numbered.none(failure(result));
    }
    Generated.Made made;
    try {
      made = inSymbols(usual);
    } catch (UsageException e) {
      return Numbered.none(
          new ItemOutcome.Failed(String.valueOf(e.getMessage()), true, ExitCode.BAD_INPUT));
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

  /** Returns a puzzle with the requested symbols. */
  private Generated.Made inSymbols(Generated.Made usual) throws UsageException {
    if (settings.symbols().isEmpty()) {
      return usual;
    }
    Puzzle puzzle = usual.puzzle();
    String wanted = settings.symbols().get();
    Optional<Puzzle> changed;
    try {
      changed =
          SymbolChange.of(
              puzzle, SymbolNotation.read("", ConstraintNotation.token(wanted), puzzle.size()));
    } catch (MalformedTextException e) {
      throw SymbolsOption.wrong(wanted, e);
    }
    return new Generated.Made(
        changed.orElseThrow(
            () ->
                new UsageException(
                    "--symbols="
                        + wanted
                        + ": with these values, some constraints of the puzzle would mean something"
                        + " else. Use letters, or cages and little killers only.")),
        usual.solution());
  }

  private ItemOutcome failure(GeneratedPuzzle rated) {
    Generated result = rated.generated();
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
