package org.nonomino.bulk;

import java.io.IOException;
import org.nonomino.bulk.io.RecordOutput;

/** Writes records, from the header to the footer. */
public final class MadeRecords implements MadeOutput<String> {
  private final RecordOutput out;
  private final String footer;

  /** Writes what comes before the first record. */
  public MadeRecords(RecordOutput out, String header, String footer) throws IOException {
    this.out = out;
    this.footer = footer;
    out.write(header);
  }

  @Override
  public void take(String record) throws IOException {
    out.write(record);
  }

  @Override
  public void flush() throws IOException {
    out.flush();
  }

  @Override
  public void end() throws IOException {
    out.write(footer);
    out.flush();
  }
}
