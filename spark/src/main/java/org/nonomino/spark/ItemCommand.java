package org.nonomino.spark;

import org.nonomino.bulk.io.UsageException;
import org.nonomino.text.MalformedTextException;

/** A command that does the same to each item of files. */
interface ItemCommand {
  /**
   * Returns what is done.
   *
   * @throws UsageException if the options make no sense
   * @throws MalformedTextException if a file that an option names is malformed
   */
  ItemWork work() throws UsageException, MalformedTextException;
}
