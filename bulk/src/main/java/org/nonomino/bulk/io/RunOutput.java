package org.nonomino.bulk.io;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.OptionalLong;

/**
 * Where a run over puzzles writes: records, what is said on standard error, and the progress. Not
 * thread-safe.
 */
public final class RunOutput {
  private final Console console;
  private final PuzzleInputs inputs;
  private final RecordOutput out;
  private final boolean outIsTerminal;
  private long puzzles;
  private long done;
  private Optional<ProgressLine> progress = Optional.empty();

  /**
   * @param inputs tell how far the run is
   * @param out where the records go
   * @param outIsTerminal whether they go to a terminal
   */
  public RunOutput(Console console, PuzzleInputs inputs, OutputStream out, boolean outIsTerminal) {
    this.console = console;
    this.inputs = inputs;
    this.out = new RecordOutput(out);
    this.outIsTerminal = outIsTerminal;
  }

  /** Shows the progress from now on, unless puzzles are typed on the same terminal. */
  public void beginProgress() {
    if (!(console.inIsTerminal() && inputs.includeStandardInput())) {
      // The number of puzzles is unknown, but the size of the files is known.
      OptionalLong total = inputs.totalBytes();
      progress = ProgressLine.ifWatched(console, ProgressLine.Unit.ofBytes(total), total);
    }
  }

  /** Writes a record, with its line ends, now or later. */
  public void write(String text) throws IOException {
    out.write(text);
  }

  /** Flushes the records. */
  public void flush() throws IOException {
    out.flush();
  }

  /** Counts a puzzle; with the second one the progress appears where no results come between. */
  public void countPuzzle() {
    puzzles++;
    if (progress.isPresent()) {
      // What was read ahead is not done; the estimate may waver, the line does not go back.
      done = Math.max(done, inputs.bytesRead() * puzzles / Math.max(puzzles, inputs.itemsRead()));
      progress.get().advance(done, puzzles);
      if (puzzles == 2 && !outIsTerminal) {
        progress.get().appear();
      }
    }
  }

  /**
   * Prints lines, or nothing, to standard error. On a terminal, where both streams meet, what was
   * written before is shown before them.
   */
  public void say(String lines) throws IOException {
    if (lines.isEmpty()) {
      return;
    }
    if (outIsTerminal) {
      out.flush();
    }
    console.err().write(PrintedText.lines(lines).getBytes(StandardCharsets.UTF_8));
    console.err().flush();
  }

  /** Takes the progress from the screen. */
  public void endProgress() {
    progress.ifPresent(ProgressLine::close);
    progress = Optional.empty();
  }
}
