package org.nonomino.bulk.generate;

import java.io.IOException;
import java.util.Optional;
import org.nonomino.bulk.MadeOutput;
import org.nonomino.bulk.MadeRecords;
import org.nonomino.bulk.io.RecordOutput;
import org.nonomino.text.PuzzleFormat;
import org.nonomino.toolkit.Losses;

/** Writes positions, and counts what the format has no place for. */
public final class MadePositions implements MadeOutput<PositionFormats.Written> {
  private final MadeRecords out;
  private final Optional<Losses> losses;

  /** Writes what comes before the first position. */
  public MadePositions(RecordOutput out, PositionFormats form) throws IOException {
    Optional<PuzzleFormat> format = form.exchanged();
    this.out =
        new MadeRecords(
            out,
            format.map(PuzzleFormat::header).orElse(""),
            format.map(PuzzleFormat::footer).orElse(""));
    this.losses = format.map(Losses::new);
  }

  @Override
  public void take(PositionFormats.Written written) throws IOException {
    losses.ifPresent(counted -> counted.add(written.lost()));
    out.take(written.record());
  }

  /** Returns a sentence on what the format could not hold, if there was anything. */
  public Optional<String> losses() {
    return losses.flatMap(Losses::sentence);
  }

  @Override
  public void flush() throws IOException {
    out.flush();
  }

  @Override
  public void end() throws IOException {
    out.end();
  }
}
