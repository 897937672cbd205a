package org.nonomino.app;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.nonomino.core.Grid;
import org.nonomino.core.RegionMask;
import org.nonomino.core.text.MalformedTextException;
import org.nonomino.core.text.MaskReader;
import org.nonomino.core.text.PuzzleReader;

/**
 * Finds the mask that {@code --regions=} names: {@code RxC} boxes, or a file with a mask matrix.
 */
final class RegionsOption {
  private static final Pattern BOXES = Pattern.compile("([0-9]{1,3})[x×]([0-9]{1,3})");

  private RegionsOption() {}

  static RegionMask resolve(String text) throws UsageException, MalformedTextException {
    Matcher boxes = BOXES.matcher(text);
    return boxes.matches()
        ? boxes(Integer.parseInt(boxes.group(1)), Integer.parseInt(boxes.group(2)))
        : ofFile(text);
  }

  private static RegionMask boxes(int rows, int columns) throws UsageException {
    if (rows < 1 || columns < 1 || rows * columns > Grid.MAX_SIZE) {
      throw new UsageException(
          "--regions="
              + rows
              + "x"
              + columns
              + ": boxes of "
              + rows
              + " rows and "
              + columns
              + " columns make a size of "
              + rows * columns
              + "; sizes go from 1 to "
              + Grid.MAX_SIZE
              + ".");
    }
    return RegionMask.boxes(rows, columns);
  }

  private static RegionMask ofFile(String name) throws UsageException, MalformedTextException {
    try (InputStream stream = Files.newInputStream(Path.of(name))) {
      return MaskReader.read(name, PuzzleReader.decode(stream));
    } catch (IOException | InvalidPathException e) {
      throw new UsageException(
          "--regions="
              + name
              + ": "
              + PuzzleInputs.message(name, e)
              + " Name a file with a mask matrix, or boxes such as 3x3.");
    }
  }
}
