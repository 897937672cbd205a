package org.nonomino.book;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import org.nonomino.bulk.io.PuzzleInputs;
import org.nonomino.bulk.io.TextFile;
import org.nonomino.bulk.io.UsageException;
import org.nonomino.bulk.options.RegionsOption;
import org.nonomino.core.RegionMask;
import org.nonomino.generator.LayoutCatalog;
import org.nonomino.text.MalformedTextException;
import org.nonomino.toolkit.Regions;

/**
 * Reads the files that a plan names.
 *
 * @param folder the folder for the file names of the plan
 */
record PlanFiles(Path folder) {
  /** The maximum size of a font file; a font of all Chinese characters is smaller. */
  private static final int MAX_FONT_BYTES = 1 << 26;

  /** Returns the files with puzzles that a field names. */
  List<BookPlan.PuzzleFile> files(PlanFields fields, String key) throws MalformedTextException {
    List<BookPlan.PuzzleFile> files = new ArrayList<>();
    for (PlanValue.Text name : fields.strings(key)) {
      String path = path(name);
      boolean isStandardInput = name.isOption() && path.equals(PuzzleInputs.STANDARD_INPUT);
      if (!isStandardInput && !Files.exists(Path.of(path))) {
        throw name.wrong("there is no file '" + path + "'", "Check the name.");
      }
      files.add(new BookPlan.PuzzleFile(name, path));
    }
    return files;
  }

  /**
   * Returns the mask that a plan names by its boxes, its layout, or a file.
   *
   * @param size the requested size; if empty, any
   */
  RegionMask mask(PlanValue.Text regions, OptionalInt size) throws MalformedTextException {
    String word = regions.text();
    String path = path(regions);
    try {
      boolean isNamed = RegionsOption.named(word, size).isPresent();
      if (!isNamed && !Files.exists(Path.of(path))) {
        Regions known = new Regions(LayoutCatalog.load());
        throw regions.wrong(
            "there is no layout '" + word + "', and no file '" + path + "'",
            known
                .lacksSize(word)
                .or(() -> known.similar(word))
                .orElse("'nonomino layouts list' lists the layouts."));
      }
      return RegionsOption.resolve("", isNamed ? word : path, size, InputStream.nullInputStream());
    } catch (UsageException e) {
      throw regions.wrong(String.valueOf(e.getMessage()));
    }
  }

  /** Returns the path of a file name. */
  String path(PlanValue.Text name) throws MalformedTextException {
    try {
      Path path = Path.of(name.text());
      if (name.text().isBlank()) {
        throw name.wrong("the file name is missing", "Name a file.");
      }
      return (name.isOption() ? path : folder.resolve(path)).toString();
    } catch (InvalidPathException e) {
      throw name.wrong("'" + name.text() + "' is not a valid file name", "Check it.");
    }
  }

  /** Returns the bytes of a file. */
  byte[] bytes(PlanValue.Text name) throws MalformedTextException {
    String path = path(name);
    try {
      return TextFile.bytes(Path.of(path), MAX_FONT_BYTES);
    } catch (IOException e) {
      throw name.wrong(PuzzleInputs.message(path, e));
    }
  }

  /** Returns the text of a file. */
  String content(PlanValue.Text name) throws MalformedTextException {
    String path = path(name);
    try {
      return TextFile.read(path);
    } catch (IOException e) {
      throw name.wrong(PuzzleInputs.message(path, e));
    }
  }
}
