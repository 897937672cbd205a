package org.nonomino.bulk.render;

import java.io.Closeable;
import java.io.IOException;
import org.nonomino.toolkit.DrawnPuzzle;

/** The output for pictures of puzzles. Belongs to one thread. */
public interface PictureOutput extends Closeable {
  /** Accepts a picture, to be written now or later. */
  void take(DrawnPuzzle puzzle) throws IOException;

  /** Writes the pending pictures, and moves files to their final places. */
  void end() throws IOException;

  /** Discards everything unwritten; without {@link #end} no partial file is left. */
  @Override
  void close() throws IOException;
}
