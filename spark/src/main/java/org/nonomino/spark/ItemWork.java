package org.nonomino.spark;

import java.util.Optional;
import org.nonomino.bulk.BulkWork;
import org.nonomino.bulk.io.UsageException;

/**
 * What is done to the items of files. For any thread.
 *
 * @param work what is done to each
 * @param reading how they are read
 * @param table what becomes of the records, if they are not written as they are
 */
record ItemWork(BulkWork<?> work, ItemReading reading, Optional<Table> table) {
  ItemWork(BulkWork<?> work, ItemReading reading) {
    this(work, reading, Optional.empty());
  }

  /**
   * Returns the work with the table that options ask for.
   *
   * @throws UsageException if they make no sense
   */
  ItemWork as(TableOptions options) throws UsageException {
    return new ItemWork(work, reading, options.table(work.header()));
  }
}
