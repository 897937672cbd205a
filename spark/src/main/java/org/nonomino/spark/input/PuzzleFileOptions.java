package org.nonomino.spark.input;

import java.io.InputStream;
import java.util.ArrayList;
import java.util.List;
import org.nonomino.bulk.io.Console;
import org.nonomino.bulk.io.PuzzleInputs;
import org.nonomino.bulk.io.UsageException;
import org.nonomino.bulk.options.ReadingOptions;
import org.nonomino.text.MalformedTextException;
import org.nonomino.text.PuzzleAssembler;
import org.nonomino.text.PuzzleFormat;
import org.nonomino.toolkit.Formats;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** The options of all jobs that read puzzles. */
public final class PuzzleFileOptions {
  @Mixin private ReadingOptions reading = new ReadingOptions();

  @Parameters(
      paramLabel = "FILE",
      arity = "1..*",
      description =
          "Files with puzzles, also compressed with gzip or zstd, and folders with tables of Parquet; all machines must see"
              + " them under the same names."
              + " Also hdfs://… and other file systems of Hadoop.")
  private List<String> files = new ArrayList<>();

  /**
   * Returns the files.
   *
   * @throws UsageException if one of them is not a file but standard input
   */
  public List<String> files() throws UsageException {
    return divisible(files);
  }

  /** Returns files, if none of them is standard input. */
  public static List<String> divisible(List<String> files) throws UsageException {
    if (files.contains(PuzzleInputs.STANDARD_INPUT)) {
      throw new UsageException("Standard input cannot be divided among machines. Name files.");
    }
    return List.copyOf(files);
  }

  /**
   * Returns the reading of files with layouts. Other words are layouts themselves.
   *
   * @param option the option that requires layouts
   * @throws UsageException if options determine how puzzles are read, or a word is neither a layout
   *     nor a file
   */
  public ItemReading readingOfLayouts(String option, Console console) throws UsageException {
    reading.requireNothing(option);
    return LayoutReading.of(files(), console);
  }

  /**
   * Returns the reading of the files.
   *
   * @throws UsageException if options name something that does not exist
   * @throws MalformedTextException if the file with regions is malformed
   */
  public ItemReading reading(Console console, Formats known)
      throws UsageException, MalformedTextException {
    List<PuzzleFormat> formats = reading.formats(known);
    PuzzleAssembler assembler = reading.assembler(InputStream.nullInputStream(), console::remark);
    return new ItemReading(
        formats,
        assembler,
        file -> new PuzzleInputs(List.of(file), console.in(), formats, assembler, console::remark),
        word -> false,
        true);
  }
}
