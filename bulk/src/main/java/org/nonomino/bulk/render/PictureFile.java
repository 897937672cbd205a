package org.nonomino.bulk.render;

import java.io.IOException;
import org.nonomino.bulk.io.StagedOutput;
import org.nonomino.toolkit.DrawnPuzzle;

/** One picture in one file, or on standard output. */
final class PictureFile implements PictureOutput {
  private final StagedOutput file;
  private final Pictures pictures;
  private boolean isWritten;

  PictureFile(StagedOutput file, Pictures pictures) {
    this.file = file;
    this.pictures = pictures;
  }

  @Override
  public void take(DrawnPuzzle puzzle) throws IOException {
    pictures.write(puzzle, file.stream());
    isWritten = true;
  }

  @Override
  public void end() throws IOException {
    if (isWritten) {
      file.keep();
    }
  }

  @Override
  public void close() throws IOException {
    file.close();
  }
}
