package org.nonomino.spark.output;

import java.io.Closeable;
import java.io.IOException;

/** Writes the records of a part in their order. Belongs to one thread. */
public interface RecordWriter extends Closeable {
  /**
   * Writes a record.
   *
   * @param record with its line ends
   */
  void write(String record) throws IOException;
}
