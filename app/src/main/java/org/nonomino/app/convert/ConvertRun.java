package org.nonomino.app.convert;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.function.ToLongFunction;
import org.nonomino.bulk.io.Console;
import org.nonomino.bulk.io.ExitCode;
import org.nonomino.bulk.io.Fingerprints;
import org.nonomino.bulk.io.InputItem;
import org.nonomino.bulk.io.OrderedPipeline;
import org.nonomino.bulk.io.Outcome;
import org.nonomino.bulk.io.PeekedInputs;
import org.nonomino.bulk.io.PuzzleInputs;
import org.nonomino.bulk.io.RecordRun;
import org.nonomino.bulk.io.StagedOutput;
import org.nonomino.bulk.io.UsageException;
import org.nonomino.bulk.options.Sameness;
import org.nonomino.core.EntryPart;
import org.nonomino.core.Puzzle;
import org.nonomino.core.PuzzleEntry;
import org.nonomino.text.MalformedTextException;
import org.nonomino.text.Place;
import org.nonomino.text.PuzzleFormat;
import org.nonomino.text.PuzzleText;
import org.nonomino.toolkit.Losses;

/** One run of {@code convert}: from the inputs to the output. */
final class ConvertRun {
  private final RecordRun run;
  private final PuzzleInputs inputs;
  private final Optional<String> name;
  private final StagedOutput file;
  private final PuzzleFormat target;
  private final Optional<Sameness> unique;
  private final int threads;
  private final Losses losses;
  private final Fingerprints known = new Fingerprints();
  private long written;
  private long duplicates;

  /**
   * @param name what a person called the file
   * @param file kept when all is written, if any puzzle was; where it is one of the inputs, only if
   *     everything was converted
   * @param unique which puzzles are the same, of which only the first is written; if empty, all are
   * @param threads how many threads work, at least 1
   */
  ConvertRun(
      Console console,
      PuzzleInputs inputs,
      Optional<String> name,
      StagedOutput file,
      PuzzleFormat target,
      Optional<Sameness> unique,
      int threads) {
    this.run = new RecordRun(console, inputs, name, file.stream());
    this.inputs = inputs;
    this.name = name;
    this.file = file;
    this.target = target;
    this.unique = unique;
    this.threads = threads;
    this.losses = new Losses(target);
  }

  /** What becomes of a puzzle. */
  private sealed interface Converted {
    /**
     * The puzzle in the other format, and what is lost.
     *
     * @param fingerprint equal for puzzles that are the same; any number if that does not matter
     */
    record Written(String text, Set<EntryPart> lost, long fingerprint) implements Converted {}

    /** Why the other format cannot hold it. */
    record Refused(Place place, String reason) implements Converted {}
  }

  /**
   * Converts everything and returns the worst that happened.
   *
   * @throws UsageException if the file cannot be written
   */
  ExitCode run() throws UsageException {
    return run.run(this::convert, source -> end());
  }

  private void convert(PeekedInputs source) throws IOException, InterruptedException {
    run.send(source, new OrderedPipeline<>(threads, this::newWorker), new ConvertedRecords());
    if (written > 0) {
      run.write(target.footer());
    }
  }

  /** Returns what one thread does. */
  private Function<InputItem, Outcome<Converted>> newWorker() {
    ToLongFunction<Puzzle> fingerprints = unique.map(Sameness::fingerprints).orElse(puzzle -> 0);
    return item -> Outcome.of(item, (text, entry) -> convert(text, entry, fingerprints));
  }

  private Converted convert(
      PuzzleText text, PuzzleEntry entry, ToLongFunction<Puzzle> fingerprints) {
    Optional<String> refusal = target.refusal(entry);
    return refusal.isPresent()
        ? new Converted.Refused(text.place(), refusal.get())
        : new Converted.Written(
            target.write(entry), target.losses(entry), fingerprints.applyAsLong(entry.puzzle()));
  }

  private void end() throws IOException {
    if (duplicates > 0) {
      run.complain(RecordRun.leftOut(duplicates));
    }
    Optional<String> lost = losses.sentence();
    if (lost.isPresent()) {
      run.complain("nonomino: " + lost.get() + "\n");
    }
    boolean isComplete = lost.isEmpty() && run.isFaultless();
    if (!isComplete && name.isPresent() && inputs.include(Path.of(name.get()))) {
      run.worsen(ExitCode.BAD_INPUT);
      run.complain(
          "nonomino: --output="
              + name.get()
              + " is also an input and was only partly converted, so it was left unchanged."
              + " Name another file.\n");
    } else if (written > 0) {
      file.keep();
    }
  }

  /** Writes what was converted. */
  private final class ConvertedRecords implements RecordRun.Records<Converted> {
    @Override
    public String answered(Converted converted) throws IOException {
      if (converted instanceof Converted.Refused refused) {
        run.refuse(refused.place, refused.reason);
        return "";
      }
      Converted.Written puzzle = (Converted.Written) converted;
      if (unique.isPresent() && !known.add(puzzle.fingerprint)) {
        duplicates++;
        return "";
      }
      losses.add(puzzle.lost);
      written++;
      return written == 1 ? target.header() + puzzle.text : puzzle.text;
    }

    @Override
    public String malformed(MalformedTextException problem) {
      return "";
    }
  }
}
