package org.nonomino.app;

import java.io.IOException;
import java.nio.file.Path;
import org.nonomino.toolkit.DrawnPuzzle;

/** A file for each picture, numbered from 1: {@code puzzle-0001.svg}. */
final class PictureFolder implements PictureOutput {
  private final Path folder;
  private final Pictures pictures;
  private int number;

  /** Makes an output into a folder that is there. */
  PictureFolder(Path folder, Pictures pictures) {
    this.folder = folder;
    this.pictures = pictures;
  }

  @Override
  public void take(DrawnPuzzle puzzle) throws IOException {
    number++;
    Path path = folder.resolve("puzzle-%04d.%s".formatted(number, pictures.format()));
    try (FreshFile file = FreshFile.at(path)) {
      pictures.write(puzzle, file.stream());
      file.keep();
    }
  }

  @Override
  public void end() {}

  @Override
  public void close() {}
}
