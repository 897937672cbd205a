package org.nonomino.app.generate;

import java.io.IOException;
import java.util.Optional;
import org.nonomino.app.io.RecordOutput;
import org.nonomino.explainer.Rated;
import org.nonomino.generator.Generated;

/** A record for each puzzle that was made. */
final class MadeRecords implements MadeOutput {
  private final RecordOutput out;
  private final GeneratedFormat format;

  /** Writes what comes before the first record. */
  MadeRecords(RecordOutput out, GeneratedFormat format) throws IOException {
    this.out = out;
    this.format = format;
    out.write(format.header());
  }

  @Override
  public Optional<String> refusal(Generated.Made made) {
    return format.refusal(made);
  }

  @Override
  public boolean usesRating() {
    return format.usesRating();
  }

  @Override
  public void take(Generated.Made made, Optional<Rated> rated) throws IOException {
    out.write(format.record(made, rated));
  }

  @Override
  public void flush() throws IOException {
    out.flush();
  }

  @Override
  public void end() throws IOException {
    out.write(format.footer());
    out.flush();
  }
}
