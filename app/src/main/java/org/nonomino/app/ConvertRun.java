package org.nonomino.app;

import java.io.IOException;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.nonomino.core.text.EntryPart;
import org.nonomino.core.text.MalformedTextException;
import org.nonomino.core.text.Place;
import org.nonomino.core.text.PuzzleEntry;
import org.nonomino.core.text.PuzzleFormat;
import org.nonomino.core.text.PuzzleText;

/** One run of {@code convert}: from the inputs to the output. */
final class ConvertRun {
  private final RecordRun run;
  private final FreshFile file;
  private final PuzzleFormat target;
  private final int threads;
  private final Map<EntryPart, Long> losses = new EnumMap<>(EntryPart.class);
  private long written;

  /**
   * Makes a run.
   *
   * @param name what a person called the file
   * @param file kept when all is written, if any puzzle was
   * @param threads how many threads work, at least 1
   */
  ConvertRun(
      Console console,
      PuzzleInputs inputs,
      Optional<String> name,
      FreshFile file,
      PuzzleFormat target,
      int threads) {
    this.run = new RecordRun(console, inputs, name, file.stream());
    this.file = file;
    this.target = target;
    this.threads = threads;
  }

  /**
   * What becomes of a puzzle.
   *
   * @param text the puzzle in the other format; empty if that cannot hold it
   * @param refusal why it cannot
   * @param lost what is lost
   */
  private record Converted(
      Place place, Optional<String> text, Optional<String> refusal, Set<EntryPart> lost) {}

  /**
   * Converts all there is and returns the worst that happened.
   *
   * @throws UsageException if the file cannot be written
   */
  ExitCode run() throws UsageException {
    return run.run(this::convert, source -> end());
  }

  private void convert(PeekedInputs source) throws IOException, InterruptedException {
    run.send(
        source,
        new OrderedPipeline<>(threads, () -> item -> Outcome.of(item, this::convert)),
        new ConvertedRecords());
    if (written > 0) {
      run.write(target.footer());
    }
  }

  /** On any thread. */
  private Converted convert(PuzzleText text, PuzzleEntry entry) {
    Optional<String> refusal = target.refusal(entry);
    if (refusal.isPresent()) {
      return new Converted(text.place(), Optional.empty(), refusal, Set.of());
    }
    Set<EntryPart> lost = EnumSet.copyOf(entry.parts());
    lost.removeAll(target.holds());
    return new Converted(text.place(), Optional.of(target.write(entry)), refusal, lost);
  }

  private void end() throws IOException {
    if (written > 0) {
      file.keep();
    }
    if (!losses.isEmpty()) {
      run.complain(
          "nonomino: The format "
              + target.name()
              + " has no place for "
              + losses.entrySet().stream()
                  .map(loss -> loss.getKey() + " (" + puzzles(loss.getValue()) + ")")
                  .collect(Collectors.joining(", "))
              + ": left out.\n");
    }
  }

  private static String puzzles(long count) {
    return count == 1 ? "1 puzzle" : count + " puzzles";
  }

  /** Writes what was converted. */
  private final class ConvertedRecords implements RecordRun.Records<Converted> {
    @Override
    public String answered(Converted converted) throws IOException {
      if (converted.refusal.isPresent()) {
        run.refuse(converted.place, converted.refusal.get());
        return "";
      }
      converted.lost.forEach(part -> losses.merge(part, 1L, Long::sum));
      String text = converted.text.orElseThrow();
      written++;
      return written == 1 ? target.header() + text : text;
    }

    @Override
    public String malformed(MalformedTextException problem) {
      return "";
    }
  }
}
