package org.nonomino.spark;

import org.nonomino.bulk.NumberedRecords;
import org.nonomino.bulk.io.UsageException;
import org.nonomino.text.MalformedTextException;

/** A command that makes things by their numbers. */
interface NumberedCommand {
  /**
   * Returns what is made.
   *
   * @throws UsageException if the options make no sense
   * @throws MalformedTextException if a file that an option names is malformed
   */
  NumberedRecords records() throws UsageException, MalformedTextException;
}
