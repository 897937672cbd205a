package org.nonomino.app.convert;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;
import java.util.Set;
import java.util.function.ToLongFunction;
import org.nonomino.bulk.BulkWork;
import org.nonomino.bulk.Counts;
import org.nonomino.bulk.Done;
import org.nonomino.bulk.io.Console;
import org.nonomino.bulk.io.ExitCode;
import org.nonomino.bulk.io.InputItem;
import org.nonomino.bulk.io.OrderedPipeline.BatchWorker;
import org.nonomino.bulk.io.PuzzleInputs;
import org.nonomino.bulk.io.StagedOutput;
import org.nonomino.bulk.options.Sameness;
import org.nonomino.core.EntryPart;
import org.nonomino.core.Puzzle;
import org.nonomino.core.PuzzleEntry;
import org.nonomino.solver.SearchLimits;
import org.nonomino.solver.Solver;
import org.nonomino.solver.Verdict;
import org.nonomino.text.PuzzleFormat;
import org.nonomino.text.PuzzleText;
import org.nonomino.toolkit.ConstraintSupport;
import org.nonomino.toolkit.Losses;

/** Writes each puzzle in another format; used for one run. */
final class ConvertWork implements BulkWork<ConvertWork.Converted> {
  /** The longest search for a solution, for each puzzle. */
  private static final Duration PROVING = Duration.ofSeconds(30);

  private final Console console;
  private final PuzzleInputs inputs;
  private final Optional<String> name;
  private final StagedOutput file;
  private final PuzzleFormat target;
  private final boolean ignoresExtras;
  private final Optional<Sameness> distinct;
  private final Optional<Solver> solver;
  private final Losses losses;
  private long written;
  private long unproved;
  private boolean isFaultless = true;

  /**
   * @param name the name of the file as the user typed it
   * @param file kept at the end if any puzzle was written; if it is one of the inputs, only if
   *     everything was converted
   * @param ignoresExtras whether a puzzle is written even if the part of it that is not understood
   *     is lost
   * @param distinct which puzzles count as the same, so that only the first is written; if empty,
   *     all are written
   * @param solver proves the solutions that are added; if empty, none are
   */
  ConvertWork(
      Console console,
      PuzzleInputs inputs,
      Optional<String> name,
      StagedOutput file,
      PuzzleFormat target,
      boolean ignoresExtras,
      Optional<Sameness> distinct,
      Optional<Solver> solver) {
    this.console = console;
    this.inputs = inputs;
    this.name = name;
    this.file = file;
    this.target = target;
    this.ignoresExtras = ignoresExtras;
    this.distinct = distinct;
    this.solver = solver;
    this.losses = new Losses(target);
  }

  /**
   * A converted puzzle.
   *
   * @param lost the details that the other format cannot store
   * @param fingerprint equal for puzzles that are the same; any number if that does not matter
   * @param isUnproved whether the puzzle is written without a solution although one was requested
   */
  record Converted(Set<EntryPart> lost, long fingerprint, boolean isUnproved) {}

  @Override
  public int itemsAtOnce() {
    return solver.isPresent() ? FEW_AT_ONCE : MANY_AT_ONCE;
  }

  @Override
  public ConstraintSupport constraintSupport() {
    return ConstraintSupport.ALL;
  }

  @Override
  public BatchWorker<InputItem, Done<Converted>> newWorker() {
    ToLongFunction<Puzzle> fingerprints = distinct.map(Sameness::fingerprints).orElse(puzzle -> 0);
    return oneByOne((text, entry) -> convert(text, entry, fingerprints));
  }

  private Done<Converted> convert(
      PuzzleText text, PuzzleEntry entry, ToLongFunction<Puzzle> fingerprints) {
    Optional<String> refusal = refusal(entry);
    if (refusal.isPresent()) {
      return Done.refused(Optional.empty(), text.place(), refusal.get(), ExitCode.SOLVED);
    }
    PuzzleEntry shown = solver.isPresent() ? solved(entry, solver.get()) : entry;
    return Done.of(
        new Converted(
            target.losses(shown),
            fingerprints.applyAsLong(entry.puzzle()),
            solver.isPresent() && shown.solution().isEmpty()),
        target.write(shown),
        ExitCode.SOLVED);
  }

  /** Returns the reason why a puzzle is not written; empty if it is. */
  private Optional<String> refusal(PuzzleEntry entry) {
    return ignoresExtras
            || entry.text(EntryPart.LEFT).isEmpty()
            || !target.losses(entry).contains(EntryPart.LEFT)
        ? target.refusal(entry)
        : Optional.of(
            target.name()
                + " cannot hold the part of this puzzle that is not understood. Use json instead,"
                + " or add --ignore-extras.");
  }

  /**
   * Returns an entry with its solution, if it is the only one. If a part of the puzzle is not
   * understood, its solutions are not known.
   */
  private static PuzzleEntry solved(PuzzleEntry entry, Solver solver) {
    return entry.solution().isEmpty()
            && entry.text(EntryPart.LEFT).isEmpty()
            && solver.solve(entry.puzzle(), SearchLimits.NONE.withTimeout(PROVING))
                instanceof Verdict.Unique unique
        ? entry.withSolution(unique.solution())
        : entry;
  }

  @Override
  public Optional<BulkWork.Fingerprinting<Converted>> sameness() {
    return distinct.map(same -> (converted, salt) -> converted.fingerprint);
  }

  @Override
  public String take(Done<Converted> done) {
    isFaultless &= done.exitCode() == ExitCode.SOLVED;
    if (done.answer().isEmpty()) {
      return "";
    }
    losses.add(done.answer().get().lost);
    unproved += done.answer().get().isUnproved ? 1 : 0;
    written++;
    return written == 1 ? target.header() + done.record() : done.record();
  }

  @Override
  public String footer(Counts counts) {
    return written > 0 ? target.footer() : "";
  }

  @Override
  public String summary(Counts counts) {
    return BulkWork.leftOut(counts);
  }

  @Override
  public ExitCode end() throws IOException {
    Optional<String> lost = losses.sentence();
    lost.ifPresent(console::remark);
    if (unproved > 0) {
      console.remark(
          (unproved == 1 ? "1 puzzle was" : unproved + " puzzles were")
              + " written without a solution, because none was proved to be the only one.");
    }
    boolean isComplete = lost.isEmpty() && isFaultless;
    if (!isComplete && name.isPresent() && inputs.include(Path.of(name.get()))) {
      console.remark(
          "--output="
              + name.get()
              + " is also an input and was only partly converted, so it was left unchanged."
              + " Name another file.");
      return ExitCode.BAD_INPUT;
    }
    if (written > 0) {
      file.keep();
    }
    return ExitCode.SOLVED;
  }
}
