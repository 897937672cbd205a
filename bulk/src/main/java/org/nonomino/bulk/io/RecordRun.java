package org.nonomino.bulk.io;

import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import org.nonomino.text.MalformedTextException;
import org.nonomino.text.Place;

/**
 * One run over the puzzles of the inputs, with a record for each: it writes, complains, shows the
 * progress, and remembers the worst that happened. Belongs to one thread.
 */
public final class RecordRun {
  private final Console console;
  private final PuzzleInputs inputs;
  private final Optional<String> file;
  private final RecordOutput out;
  private final boolean outIsTerminal;
  private ExitCode exitCode = ExitCode.SOLVED;
  private long puzzles;

  /**
   * Whether a person watches standard error and nothing else: results and typed puzzles would mix
   * with the line.
   */
  private final boolean showsProgress;

  private Optional<ProgressLine> progress = Optional.empty();

  /** What is done with the inputs, from the header to the last record. */
  public interface Work {
    void run(PeekedInputs source) throws IOException, InterruptedException, UsageException;
  }

  /**
   * Turns what becomes of the puzzles into records; called in their order, by one thread.
   *
   * @param <A> what is found out about a puzzle
   */
  public interface Records<A> {
    /** Returns the record of a puzzle that was processed, which may be empty. */
    String answered(A answer) throws IOException;

    /** Returns the record of a text that is not a puzzle, which may be empty. */
    String malformed(MalformedTextException problem);
  }

  /** Makes a run whose records go to standard output. */
  public RecordRun(Console console, PuzzleInputs inputs) {
    this(console, inputs, Optional.empty(), console.out());
  }

  /**
   * @param file what a person called the file that is written, if it is one
   * @param out where the records go
   */
  public RecordRun(Console console, PuzzleInputs inputs, Optional<String> file, OutputStream out) {
    this.console = console;
    this.inputs = inputs;
    this.file = file;
    this.out = new RecordOutput(out);
    this.outIsTerminal = file.isEmpty() && console.outIsTerminal();
    this.showsProgress = console.errIsTerminal() && !outIsTerminal && !console.inIsTerminal();
  }

  /**
   * Runs the work, then prints the summary.
   *
   * @param ending what is done when all is written, such as to say something on standard error
   * @return the worst that happened
   * @throws UsageException if a file cannot be written
   */
  public ExitCode run(Work work, Work ending) throws UsageException {
    Interruption interruption = Interruption.ofThisThreadAtExit();
    try {
      PeekedInputs source = new PeekedInputs(inputs);
      work.run(source);
      out.flush();
      endProgress();
      ending.run(source);
    } catch (UncheckedIOException e) {
      return unwritten(new IOException(e.getMessage(), e));
    } catch (IOException e) {
      return unwritten(e);
    } catch (InterruptedException e) {
      flushQuietly();
      worsen(ExitCode.LIMIT);
    } finally {
      endProgress();
      interruption.handled();
    }
    return exitCode;
  }

  private ExitCode unwritten(IOException e) throws UsageException {
    if (file.isPresent()) {
      throw OutputFile.broken(file.get(), e);
    }
    // Nobody reads the results any more, as with `| head`, or else the console knows of it.
    return exitCode;
  }

  /** Sends all items through a pipeline and writes what comes out. */
  public <A> void send(
      PeekedInputs source, OrderedPipeline<InputItem, Outcome<A>> pipeline, Records<A> records)
      throws IOException, InterruptedException {
    pipeline.run(
        source,
        new OrderedPipeline.Sink<>() {
          @Override
          public void accept(Outcome<A> outcome) throws IOException {
            take(outcome, records);
          }

          @Override
          public void flush() throws IOException {
            out.flush();
          }
        });
  }

  private <A> void take(Outcome<A> outcome, Records<A> records) throws IOException {
    if (outcome instanceof Outcome.Answered<A> answered) {
      write(records.answered(answered.answer()));
      countPuzzle();
    } else if (outcome instanceof Outcome.Malformed<A> malformed) {
      MalformedTextException problem = malformed.problem();
      writeMalformed(problem, records.malformed(problem));
    } else if (outcome instanceof Outcome.Unreadable<A> unreadable) {
      complainUnreadable(unreadable.message());
    }
  }

  /** Writes a record, with its line ends, now or later. */
  public void write(String text) throws IOException {
    out.write(text);
  }

  /** Writes what waits. */
  public void flush() throws IOException {
    out.flush();
  }

  /** Writes the record of a text that is not a puzzle, and reports the error. */
  public void writeMalformed(MalformedTextException problem, String text) throws IOException {
    worsen(ExitCode.BAD_INPUT);
    write(text);
    complain(ErrorReport.of(problem));
    countPuzzle();
  }

  /** Reports a file that cannot be read. */
  public void complainUnreadable(String message) throws IOException {
    worsen(ExitCode.BAD_INPUT);
    complain("nonomino: " + message + "\n");
  }

  /** Reports a puzzle that cannot be written as requested. */
  public void refuse(Place place, String sentence) throws IOException {
    worsen(ExitCode.BAD_INPUT);
    complain("nonomino: " + place + ": " + sentence + "\n");
  }

  /** Remembers what happened, if it is worse than all before. */
  public void worsen(ExitCode happened) {
    exitCode = exitCode.worse(happened);
  }

  /** Returns whether nothing has gone wrong so far. */
  public boolean isFaultless() {
    return exitCode == ExitCode.SOLVED;
  }

  /** Draws the progress after the second puzzle: for a single one there is none. */
  public void countPuzzle() {
    puzzles++;
    if (progress.isPresent()) {
      progress.get().advance(inputs.bytesRead(), puzzles);
    } else if (showsProgress && puzzles > 1) {
      // Nobody knows the number of puzzles beforehand, but the size of the files.
      progress =
          Optional.of(new ProgressLine(console, ProgressLine.Unit.MEGABYTES, inputs.totalBytes()));
    }
  }

  /**
   * Prints a message to standard error. On a terminal, where both streams meet, what was written
   * before is shown before it.
   */
  public void complain(String message) throws IOException {
    if (outIsTerminal) {
      out.flush();
    }
    if (progress.isPresent()) {
      progress.get().tell(message);
      return;
    }
    console.err().write(message.getBytes(StandardCharsets.UTF_8));
    console.err().flush();
  }

  /** Returns a line on duplicates that were not written, at least one. */
  public static String leftOut(long duplicates) {
    return "nonomino: "
        + (duplicates == 1 ? "1 duplicate was" : duplicates + " duplicates were")
        + " left out.\n";
  }

  private void endProgress() {
    progress.ifPresent(ProgressLine::close);
    progress = Optional.empty();
  }

  private void flushQuietly() {
    try {
      out.flush();
    } catch (IOException e) {
      // The program is being ended from outside: whoever read the results may be gone already.
      worsen(ExitCode.LIMIT);
    }
  }
}
