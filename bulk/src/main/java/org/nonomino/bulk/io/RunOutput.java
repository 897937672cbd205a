package org.nonomino.bulk.io;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.OptionalLong;

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
  private long done;
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

  /** Counts a puzzle. The progress appears at the second puzzle if results go elsewhere. */
  public void countPuzzle() {
    puzzles++;
    if (progress.isPresent()) {
      // Input that was read ahead does not count. The maximum keeps the line from going back.
      done = Math.max(done, inputs.bytesRead() * puzzles / Math.max(puzzles, inputs.itemsRead()));
      progress.get().advance(done, puzzles);
      if (puzzles == 2 && !outIsTerminal) {
        progress.get().appear();
      }
    }
  }

  /** Returns whether a puzzle was counted, good or malformed. */
  public boolean hasPuzzles() {
    return puzzles > 0;
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
    console.err().write(PrintedText.lines(lines).getBytes(StandardCharsets.UTF_8));
    console.err().flush();
  }

  /** Removes the progress from the screen. */
  public void endProgress() {
    progress.ifPresent(ProgressLine::close);
    progress = Optional.empty();
  }
}
