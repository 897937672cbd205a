package org.nonomino.bulk;

import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.util.Optional;
import org.nonomino.bulk.io.Console;
import org.nonomino.bulk.io.Effort;
import org.nonomino.bulk.io.ExitCode;
import org.nonomino.bulk.io.Fingerprints;
import org.nonomino.bulk.io.Interruption;
import org.nonomino.bulk.io.OrderedPipeline;
import org.nonomino.bulk.io.OutputFile;
import org.nonomino.bulk.io.PeekedInputs;
import org.nonomino.bulk.io.PuzzleInputs;
import org.nonomino.bulk.io.RunOutput;
import org.nonomino.bulk.io.StagedOutput;
import org.nonomino.bulk.io.TimeBound;
import org.nonomino.bulk.io.UsageException;

/**
 * One run of a command over the puzzles of the inputs, on the threads of this machine. A record has
 * one path: the inputs, a worker of the {@link BulkWork}, {@link Done}, the output. Belongs to one
 * thread.
 */
public final class BulkRun {
  private static final String LEFT = "The run was interrupted, so --output=%s was left unchanged.";

  private final long start = System.nanoTime();
  private final Console console;
  private final PuzzleInputs inputs;
  private final Optional<String> file;
  private final Optional<StagedOutput> staged;
  private final RunOutput out;
  private final Effort effort;
  private final boolean stats;
  private final Counts counts = new Counts();
  private final MessageLimit limit = new MessageLimit();
  private final Fingerprints known = new Fingerprints();
  private ExitCode exitCode = ExitCode.SOLVED;

  /**
   * Creates a run whose records become the content of a file when all of them are written, unless
   * no item could be read.
   *
   * @param effort the threads and the time of the run
   * @param stats whether statistics are printed at the end rather than a summary
   * @param name the name of the output file, as typed; empty for standard output
   * @param file the output for the records
   */
  public BulkRun(
      Console console,
      PuzzleInputs inputs,
      Effort effort,
      boolean stats,
      Optional<String> name,
      StagedOutput file) {
    this(console, inputs, effort, stats, name, Optional.of(file), file.stream());
  }

  /**
   * Creates a run whose work decides whether its file is kept.
   *
   * @param effort the threads and the time of the run
   * @param stats whether statistics are printed at the end rather than a summary
   * @param file the name of the output file, as typed; empty for standard output
   * @param out the stream for the records
   */
  public BulkRun(
      Console console,
      PuzzleInputs inputs,
      Effort effort,
      boolean stats,
      Optional<String> file,
      OutputStream out) {
    this(console, inputs, effort, stats, file, Optional.empty(), out);
  }

  private BulkRun(
      Console console,
      PuzzleInputs inputs,
      Effort effort,
      boolean stats,
      Optional<String> file,
      Optional<StagedOutput> staged,
      OutputStream out) {
    this.console = console;
    this.inputs = inputs;
    this.file = file;
    this.staged = staged;
    this.out = new RunOutput(console, inputs, out, file.isEmpty() && console.outIsTerminal());
    this.effort = effort;
    this.stats = stats;
  }

  /**
   * Chooses the work.
   *
   * @param <A> the answer for a puzzle
   */
  @FunctionalInterface
  public interface Works<A> {
    /**
     * Returns the work on each item.
     *
     * @param many whether there are several items, so that each needs its place
     */
    BulkWork<A> of(boolean many) throws IOException, UsageException;
  }

  /**
   * Works on all items in a way that does not depend on their number.
   *
   * @return the worst exit code of the run
   * @throws UsageException if the file cannot be written
   */
  public <A> ExitCode run(BulkWork<A> work) throws UsageException {
    return run(false, many -> work);
  }

  /**
   * Works on all items, and writes their records from the header to the footer, then the summary.
   *
   * @param isForPeople whether a single item is written in a different form, so that the run waits
   *     for the second item before it begins
   * @return the worst exit code of the run
   * @throws UsageException if the file cannot be written, or the work cannot be done
   */
  public <A> ExitCode run(boolean isForPeople, Works<A> works) throws UsageException {
    Interruption interruption = Interruption.ofThisThreadAtExit();
    try (TimeBound bound = effort.begin()) {
      out.beginProgress();
      PeekedInputs source = new PeekedInputs(inputs);
      boolean many = isForPeople && source.hasMany();
      BulkWork<A> work = works.of(many);
      // A single item needs no further threads.
      send(source, work, isForPeople && !many ? 1 : effort.threads(), bound);
      report(work, source.hadMany());
      exitCode = exitCode.worse(work.end());
      if (staged.isPresent() && out.hasPuzzles()) {
        staged.get().keep();
      }
    } catch (UncheckedIOException e) {
      return unwritten(new IOException(e.getMessage(), e));
    } catch (IOException e) {
      return unwritten(e);
    } catch (InterruptedException e) {
      endEarly();
      file.ifPresent(name -> console.remark(LEFT.formatted(name)));
    } finally {
      out.endProgress();
      interruption.handled();
    }
    return exitCode;
  }

  /**
   * Flushes the finished records when the process is asked to end, and prints how many messages
   * were left out until then.
   */
  private void endEarly() {
    exitCode = exitCode.worse(ExitCode.LIMIT);
    try {
      out.flush();
      out.endProgress();
      out.say(limit.leftOut());
    } catch (IOException e) {
      // The reader of the results may be gone already.
      exitCode = exitCode.worse(ExitCode.LIMIT);
    }
  }

  private ExitCode unwritten(IOException e) throws UsageException {
    if (file.isPresent()) {
      throw OutputFile.broken(file.get(), e);
    }
    // The reader has closed the pipe, as `| head` does. The console reports any other error.
    return exitCode;
  }

  private <A> void send(PeekedInputs source, BulkWork<A> work, int busy, TimeBound bound)
      throws IOException, InterruptedException {
    out.write(work.header());
    OrderedPipeline.Sink<Done<A>> sink =
        new OrderedPipeline.Sink<>() {
          @Override
          public void accept(Done<A> done) throws IOException {
            take(done, work);
          }

          @Override
          public void flush() throws IOException {
            out.flush();
          }
        };
    boolean isComplete =
        bound.<IOException>completes(
            () ->
                OrderedPipeline.ofBatches(busy, work.itemsAtOnce(), work::newWorker)
                    .run(source, sink));
    if (!isComplete) {
      exitCode = exitCode.worse(ExitCode.LIMIT);
      console.remark(Effort.ENDED);
    }
    out.write(work.footer(counts));
    out.flush();
    out.endProgress();
  }

  private <A> void take(Done<A> done, BulkWork<A> work) throws IOException {
    exitCode = exitCode.worse(done.exitCode());
    work.tally(done, counts);
    boolean isDuplicate = isDuplicate(done, work);
    if (isDuplicate) {
      counts.add(BulkWork.DUPLICATES);
    }
    String record = isDuplicate ? "" : work.take(done);
    if (done.kind() == Done.Kind.MALFORMED) {
      // So that, on a terminal, the error appears below its record.
      out.write(record);
      say(done);
    } else {
      say(done);
      out.write(record);
    }
    if (done.kind() != Done.Kind.UNREADABLE) {
      out.countPuzzle();
    }
  }

  /**
   * Prints the messages of a result, unless there were many of their kind. Messages on unreadable
   * files are always printed.
   */
  private void say(Done<?> done) throws IOException {
    for (Done.Message message : done.said()) {
      if (done.kind() == Done.Kind.UNREADABLE
          || limit.admits(message.sentence(), message.isOfCommand())) {
        out.say(message.lines());
      }
    }
  }

  private <A> boolean isDuplicate(Done<A> done, BulkWork<A> work) {
    Optional<BulkWork.Fingerprinting<A>> sameness = work.sameness();
    return sameness.isPresent()
        && done.kind() == Done.Kind.PUZZLE
        && !known.add(
            sameness.get().fingerprint(done.answer().orElseThrow(), Fingerprints.NO_SALT));
  }

  /** Writes text between the records, now or later. Only for the thread of this run. */
  public void write(String text) throws IOException {
    out.write(text);
  }

  /**
   * Prints how many messages were left out and, after many puzzles, a summary, or the statistics if
   * they are requested.
   */
  private void report(BulkWork<?> work, boolean hadMany) throws IOException {
    out.say(limit.leftOut());
    if (stats) {
      out.say(work.statistics(counts, (System.nanoTime() - start) / 1e9));
    } else if (hadMany || counts.get(BulkWork.DUPLICATES) > 0) {
      out.say(work.summary(counts));
    }
  }
}
