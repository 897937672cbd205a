package org.nonomino.bulk;

import java.io.IOException;

/**
 * Where things go that were made. Belongs to one thread.
 *
 * @param <T> what is made
 */
public interface MadeOutput<T> {
  /** Writes a thing, now or later. */
  void take(T thing) throws IOException;

  /** Writes what waits, as far as it is whole. */
  void flush() throws IOException;

  /** Ends what was begun, when all things are written. */
  void end() throws IOException;
}
