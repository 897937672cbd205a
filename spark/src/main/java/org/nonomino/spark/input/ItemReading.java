package org.nonomino.spark.input;

import java.io.Closeable;
import java.io.IOException;
import java.io.InputStream;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.apache.commons.io.input.BoundedInputStream;
import org.nonomino.bulk.io.InputItem;
import org.nonomino.bulk.io.PuzzleInputs;
import org.nonomino.spark.storage.Source;
import org.nonomino.spark.storage.Storage;
import org.nonomino.text.PuzzleAssembler;
import org.nonomino.text.PuzzleFormat;
import org.nonomino.text.PuzzleReader;

/**
 * Determines how the items of files are read. Thread-safe.
 *
 * @param formats the formats to choose from
 * @param whole returns the items of a file, or of another word
 * @param named accepts the words that are not files
 * @param isOfPuzzles whether the items are puzzles rather than layouts
 */
public record ItemReading(
    List<PuzzleFormat> formats,
    PuzzleAssembler assembler,
    Function<String, PuzzleInputs> whole,
    Predicate<String> named,
    boolean isOfPuzzles) {

  /**
   * The items of a part.
   *
   * @param source returns the items one by one
   * @param file the file of the items, for closing
   */
  public record Items(Source<InputItem> source, Closeable file) implements Closeable {
    @Override
    public void close() throws IOException {
      file.close();
    }
  }

  /** Returns whether a word is the name of a file. */
  public boolean isFile(String word) {
    return !named.test(word);
  }

  /** Returns the items of a file, from its beginning. */
  PuzzleInputs whole(String file, Storage storage) {
    return whole.apply(file).openedBy(storage);
  }

  /** Returns how to read uncompressed text in parts, if that is possible. */
  Optional<PuzzleReader.ByLines> byLines(String name, InputStream stream) throws IOException {
    return new PuzzleReader(name, PuzzleReader.decode(stream), formats, assembler).byLines();
  }

  /** Opens a part. */
  public Items open(InputPart part, Storage storage) throws IOException {
    return part instanceof InputPart.Lines lines
        ? lines(lines, storage)
        : puzzles((InputPart.Puzzles) part, storage);
  }

  private Items lines(InputPart.Lines part, Storage storage) throws IOException {
    InputStream stream =
        BoundedInputStream.builder()
            .setInputStream(storage.open(part.file(), part.from()))
            .setMaxCount(part.to() - part.from())
            .get();
    PuzzleFormat format =
        formats.stream()
            .filter(known -> known.name().equals(part.format()))
            .findFirst()
            .orElseThrow();
    PuzzleReader reader =
        PuzzleReader.ofPart(
            part.file(),
            PuzzleReader.decode(stream),
            format,
            part.header(),
            part.line(),
            assembler);
    return new Items(() -> reader.next().map(InputItem.Text::new), stream);
  }

  private Items puzzles(InputPart.Puzzles part, Storage storage) {
    PuzzleInputs inputs = whole(part.file(), storage);
    Iterator<Optional<InputItem>> items =
        Stream.generate(inputs::next).skip(part.from()).limit(part.to() - part.from()).iterator();
    return new Items(() -> items.hasNext() ? items.next() : Optional.empty(), inputs::close);
  }
}
