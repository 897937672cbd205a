package org.nonomino.spark;

import org.nonomino.bulk.NumberedWork;
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
  NumberedWork<?> numbered() throws UsageException, MalformedTextException;
}
