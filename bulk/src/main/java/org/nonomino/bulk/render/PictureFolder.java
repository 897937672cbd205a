package org.nonomino.bulk.render;

import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.Path;
import java.util.function.Predicate;
import org.nonomino.bulk.io.OutputFile;
import org.nonomino.bulk.io.StagedOutput;
import org.nonomino.bulk.io.StagingFile;
import org.nonomino.toolkit.DrawnPuzzle;

/** A file for each picture, numbered from 1: {@code puzzle-0001.svg}. */
final class PictureFolder implements PictureOutput {
  private final Path folder;
  private final Pictures pictures;
  private final Predicate<Path> isInput;
  private int number;

  /**
   * Creates an output to an existing folder. Leftovers of killed runs in it are deleted.
   *
   * @param isInput accepts the files that hold the puzzles and must not be replaced
   */
  PictureFolder(Path folder, Pictures pictures, Predicate<Path> isInput) {
    this.folder = folder;
    this.pictures = pictures;
    this.isInput = isInput;
    StagingFile.clear(folder);
  }

  @Override
  public void take(DrawnPuzzle puzzle) throws IOException {
    number++;
    Path path = folder.resolve("puzzle-%04d.%s".formatted(number, pictures.format()));
    if (isInput.test(path)) {
      throw new FileSystemException(
          path.toString(), null, "it is also an input. Name another folder");
    }
    try (StagedOutput file = StagedOutput.at(path)) {
      pictures.write(puzzle, file.stream());
      file.keep();
    } catch (AccessDeniedException e) {
      throw e;
    } catch (IOException e) {
      throw new FileSystemException(path.toString(), null, OutputFile.reason(e));
    }
  }

  @Override
  public void end() {}

  @Override
  public void close() {}
}
