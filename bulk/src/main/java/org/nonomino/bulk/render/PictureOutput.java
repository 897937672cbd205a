package org.nonomino.bulk.render;

import java.io.Closeable;
import java.io.IOException;
import org.nonomino.toolkit.DrawnPuzzle;

/** Where pictures of puzzles go. Belongs to one thread. */
public interface PictureOutput extends Closeable {
  /** Takes a picture, to be written now or later. */
  void take(DrawnPuzzle puzzle) throws IOException;

  /** Writes what waits, and puts files to their places. */
  void end() throws IOException;

  /** Gives up what is not written; without {@link #end} no half file is left. */
  @Override
  void close() throws IOException;
}
