package org.nonomino.bulk.io;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.Optional;

/**
 * The output of a run over puzzles: records, messages for standard error, and the progress. Not
 * thread-safe.
 */
public final class RunOutput {
  private final Console console;
  private final PuzzleInputs inputs;
  private final RecordOutput out;
  private final boolean outIsTerminal;
  private long puzzles;

  /**
   * Whether standard error alone is a terminal, because results and typed puzzles would mix with
   * the line.
   */
  private final boolean showsProgress;

  private Optional<ProgressLine> progress = Optional.empty();

  /**
   * @param inputs the source of the progress
   * @param out the stream for the records
   * @param outIsTerminal whether that is a terminal
   */
  public RunOutput(Console console, PuzzleInputs inputs, OutputStream out, boolean outIsTerminal) {
    this.console = console;
    this.inputs = inputs;
    this.out = new RecordOutput(out);
    this.outIsTerminal = outIsTerminal;
    this.showsProgress = console.errIsTerminal() && !outIsTerminal && !console.inIsTerminal();
  }

  /** Writes a record, with its line ends, now or later. */
  public void write(String text) throws IOException {
    out.write(text);
  }

  /** Flushes the records. */
  public void flush() throws IOException {
    out.flush();
  }

  /** Counts a puzzle; the progress line appears with the second. */
  public void countPuzzle() {
    puzzles++;
    if (progress.isPresent()) {
      progress.get().advance(inputs.bytesRead(), puzzles);
    } else if (showsProgress && puzzles > 1) {
      // The number of puzzles is unknown, but the size of the files is known.
      progress =
          Optional.of(new ProgressLine(console, ProgressLine.Unit.MEGABYTES, inputs.totalBytes()));
    }
  }

  /**
   * Prints lines, if any, to standard error. On a terminal that shows both streams, earlier records
   * are shown first.
   */
  public void say(String lines) throws IOException {
    if (lines.isEmpty()) {
      return;
    }
    if (outIsTerminal) {
      out.flush();
    }
    if (progress.isPresent()) {
      progress.get().tell(lines);
      return;
    }
    console.err().write(PrintedText.lines(lines).getBytes(StandardCharsets.UTF_8));
    console.err().flush();
  }

  /** Removes the progress from the screen. */
  public void endProgress() {
    progress.ifPresent(ProgressLine::close);
    progress = Optional.empty();
  }
}
