package org.nonomino.spark;

import java.io.IOException;
import java.io.InputStream;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Predicate;
import org.nonomino.bulk.io.InputItem;
import org.nonomino.bulk.io.PuzzleInputs;
import org.nonomino.text.PuzzleAssembler;
import org.nonomino.text.PuzzleFormat;
import org.nonomino.text.PuzzleReader;
import org.nonomino.text.PuzzleText;

/** How the items of files are read. For any thread. */
final class ItemReading {
  private final List<PuzzleFormat> formats;
  private final PuzzleAssembler assembler;
  private final Function<String, PuzzleInputs> whole;
  private final Predicate<String> named;
  private final boolean isOfPuzzles;

  /**
   * @param formats the formats to choose from
   * @param whole returns the items of a file, or those that another word means
   * @param named tells the words that are not files
   * @param isOfPuzzles whether the items are puzzles rather than layouts
   */
  ItemReading(
      List<PuzzleFormat> formats,
      PuzzleAssembler assembler,
      Function<String, PuzzleInputs> whole,
      Predicate<String> named,
      boolean isOfPuzzles) {
    this.formats = formats;
    this.assembler = assembler;
    this.whole = whole;
    this.named = named;
    this.isOfPuzzles = isOfPuzzles;
  }

  /** Returns whether the items are puzzles rather than layouts. */
  boolean isOfPuzzles() {
    return isOfPuzzles;
  }

  /** Returns whether a word means a file, rather than something by itself. */
  boolean isFile(String word) {
    return !named.test(word);
  }

  /** Gives items one after the other. */
  interface Items extends AutoCloseable {
    /** Returns the next item; empty at the end. */
    Optional<InputItem> next() throws IOException;

    @Override
    void close() throws IOException;
  }

  /** Returns the items of a file, from its beginning. */
  PuzzleInputs whole(String file, Storage storage) {
    return whole.apply(file).openedBy(storage);
  }

  /** Returns how to read a plain text in parts, if that is possible. */
  Optional<PuzzleReader.ByLines> byLines(String name, InputStream stream) throws IOException {
    return new PuzzleReader(name, PuzzleReader.decode(stream), formats, assembler).byLines();
  }

  /** Opens a part. */
  Items open(InputPart part, Storage storage) throws IOException {
    return part instanceof InputPart.Lines lines
        ? lines(lines, storage)
        : puzzles((InputPart.Puzzles) part, storage);
  }

  private Items lines(InputPart.Lines part, Storage storage) throws IOException {
    InputStream stream =
        new BoundedStream(storage.open(part.file(), part.from()), part.to() - part.from());
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
    return new Items() {
      @Override
      public Optional<InputItem> next() throws IOException {
        Optional<PuzzleText> text = reader.next();
        return text.map(InputItem.Text::new);
      }

      @Override
      public void close() throws IOException {
        stream.close();
      }
    };
  }

  private Items puzzles(InputPart.Puzzles part, Storage storage) {
    PuzzleInputs inputs = whole(part.file(), storage);
    return new Items() {
      private long at;

      @Override
      public Optional<InputItem> next() {
        while (at < part.from()) {
          at++;
          if (inputs.next().isEmpty()) {
            return Optional.empty();
          }
        }
        at++;
        return at > part.to() ? Optional.empty() : inputs.next();
      }

      @Override
      public void close() {
        inputs.close();
      }
    };
  }
}
