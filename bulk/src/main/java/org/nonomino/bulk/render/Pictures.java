package org.nonomino.bulk.render;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collections;
import java.util.EnumSet;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import org.nonomino.bulk.io.Console;
import org.nonomino.bulk.io.FileFormat;
import org.nonomino.bulk.io.OutputFile;
import org.nonomino.bulk.io.UsageException;
import org.nonomino.render.Drawing;
import org.nonomino.render.PictureLayout;
import org.nonomino.render.PictureStyle;
import org.nonomino.render.PictureWriter;
import org.nonomino.render.SvgPicture;
import org.nonomino.render.export.PdfPicture;
import org.nonomino.render.export.PngPicture;
import org.nonomino.toolkit.DrawnPuzzle;

/**
 * Chooses the output of pictures, and opens it.
 *
 * @param format any format except text
 * @param name the file or folder; if empty, standard output
 * @param width of a picture in pixels; if empty, a width that fits the number of cells
 * @param options the style of each picture
 * @param pages the style of the pages of a booklet
 */
public record Pictures(
    PictureFormat format,
    Optional<String> name,
    Optional<Integer> width,
    PictureOptions options,
    BookletOptions pages) {

  /** The formats that are drawn. */
  public static final Set<PictureFormat> DRAWN =
      Collections.unmodifiableSet(EnumSet.complementOf(EnumSet.of(PictureFormat.text)));

  /**
   * Returns whether there are pages with headings.
   *
   * @param many whether there is more than one puzzle
   */
  public boolean areBooklet(boolean many) {
    return format == PictureFormat.pdf && (many || width.isEmpty());
  }

  /**
   * Opens the output for the pictures.
   *
   * @param isInput accepts the files with the puzzles, so that pictures do not replace them
   * @throws UsageException if the options contradict each other, or the file cannot be written
   */
  public PictureOutput open(boolean many, Console console, Predicate<Path> isInput)
      throws UsageException {
    OutputFile.requireVisible(name, console, format.toString());
    if (name.isPresent() && isInput.test(OutputFile.path(name.get()))) {
      throw OutputFile.alsoInput(name.get());
    }
    if (areBooklet(many)) {
      return new PictureBooklet(
          OutputFile.staged(name, console), pages.style(many, options), console.errWriter());
    }
    if (name.isPresent() && FileFormat.isFolder(name.get())) {
      return new PictureFolder(folder(name.get()), this, isInput);
    }
    if (many) {
      throw new UsageException(
          "There are several puzzles, but "
              + format
              + " files hold one picture each: name a folder with -o DIR/.");
    }
    return new PictureFile(OutputFile.staged(name, console), this);
  }

  /** Writes one picture as a whole file; the stream is not closed. */
  void write(DrawnPuzzle puzzle, OutputStream out) throws IOException {
    PictureStyle style = options.style(puzzle.picture(), width);
    Drawing drawing =
        format == PictureFormat.png
            ? PictureLayout.layWithin(puzzle.picture(), style, PngPicture.MAX_DOTS)
            : PictureLayout.lay(puzzle.picture(), style);
    PictureWriter writer =
        switch (format) {
          case svg -> SvgPicture::write;
          case png -> PngPicture::write;
          case pdf -> PdfPicture::write;
          case text -> throw new IllegalStateException("text is not a drawing");
        };
    writer.write(drawing, out);
  }

  private static Path folder(String name) throws UsageException {
    try {
      return Files.createDirectories(OutputFile.path(name));
    } catch (IOException e) {
      throw OutputFile.broken(name, e);
    }
  }
}
