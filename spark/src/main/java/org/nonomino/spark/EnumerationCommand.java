package org.nonomino.spark;

import org.nonomino.bulk.io.UsageException;
import org.nonomino.bulk.layouts.AllLayoutsWork;

/** A command that enumerates layouts. */
interface EnumerationCommand {
  /**
   * Returns what is done.
   *
   * @throws UsageException if the options make no sense
   */
  AllLayoutsWork enumeration() throws UsageException;
}
