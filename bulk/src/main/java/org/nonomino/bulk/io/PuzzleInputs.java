package org.nonomino.bulk.io;

import java.io.IOException;
import java.io.InputStream;
import java.io.Reader;
import java.io.StringReader;
import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.Collection;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.regex.Pattern;
import org.nonomino.text.PuzzleAssembler;
import org.nonomino.text.PuzzleFormat;
import org.nonomino.text.PuzzleReader;
import org.nonomino.text.PuzzleText;
import org.nonomino.text.TextLine;

/** The puzzles of several files, one after the other, read as needed. Not thread-safe. */
public final class PuzzleInputs implements OrderedPipeline.Source<InputItem>, AutoCloseable {
  /** The file name that means standard input. */
  public static final String STANDARD_INPUT = "-";

  private static final Pattern LINK = Pattern.compile("(?i)https?://");

  private final List<String> all;
  private final Deque<String> names;
  private final InputStream standardInput;
  private final List<PuzzleFormat> formats;
  private final PuzzleAssembler assembler;
  private final Consumer<String> remarks;
  private final Function<String, Optional<InputItem>> known;
  private final Opener opener;
  private final AtomicLong bytesRead = new AtomicLong();
  private final AtomicLong itemsRead = new AtomicLong();
  private Optional<Open> current = Optional.empty();

  /** The name of the current input. */
  private String name = STANDARD_INPUT;

  /** The number of puzzles returned from the current input. */
  private long puzzles;

  /**
   * @param names paths, links, or {@value #STANDARD_INPUT}
   * @param formats the formats to choose from
   * @param remarks accepts sentences on readable inputs with defects
   */
  public PuzzleInputs(
      Collection<String> names,
      InputStream standardInput,
      List<PuzzleFormat> formats,
      PuzzleAssembler assembler,
      Consumer<String> remarks) {
    this(
        names,
        standardInput,
        formats,
        assembler,
        remarks,
        name -> Optional.empty(),
        name -> Files.newInputStream(FileName.toRead(name)));
  }

  private PuzzleInputs(
      Collection<String> names,
      InputStream standardInput,
      List<PuzzleFormat> formats,
      PuzzleAssembler assembler,
      Consumer<String> remarks,
      Function<String, Optional<InputItem>> known,
      Opener opener) {
    this.known = known;
    this.opener = opener;
    this.all = List.copyOf(names);
    this.names = new ArrayDeque<>(names);
    this.standardInput = standardInput;
    this.formats = formats;
    this.assembler = assembler;
    this.remarks = remarks;
  }

  /**
   * Returns the same inputs, unread, with names that are not files.
   *
   * @param meaning returns the item for such a name; empty for others
   */
  public PuzzleInputs knowing(Function<String, Optional<InputItem>> meaning) {
    return new PuzzleInputs(all, standardInput, formats, assembler, remarks, meaning, opener);
  }

  /** Returns the same inputs, unread, with another way to open files. */
  public PuzzleInputs openedBy(Opener other) {
    return new PuzzleInputs(all, standardInput, formats, assembler, remarks, known, other);
  }

  @Override
  public Optional<InputItem> next() {
    Optional<InputItem> item = read();
    item.ifPresent(any -> itemsRead.incrementAndGet());
    return item;
  }

  private Optional<InputItem> read() {
    while (true) {
      if (current.isEmpty()) {
        if (names.isEmpty()) {
          return Optional.empty();
        }
        name = names.remove();
        puzzles = 0;
        Optional<InputItem> meant = known.apply(name);
        if (meant.isPresent()) {
          return meant;
        }
      }
      try {
        if (current.isEmpty()) {
          current = Optional.of(open());
        }
        Optional<PuzzleText> text = current.get().reader.next();
        if (text.isPresent()) {
          puzzles++;
          return Optional.of(new InputItem.Text(text.get()));
        }
        Optional<String> garbage = Decompression.garbageAfter(current.get().stream);
        closeCurrent();
        if (garbage.isPresent()) {
          return Optional.of(
              new InputItem.Unreadable(subject(name) + " " + garbage.get() + readSoFar()));
        }
      } catch (IOException | InvalidPathException e) {
        dropCurrent();
        return Optional.of(new InputItem.Unreadable(message(name, e) + readSoFar()));
      }
    }
  }

  /** Returns a sentence on the puzzles before the place where a file broke off. */
  private String readSoFar() {
    if (puzzles == 0) {
      return "";
    }
    return puzzles == 1
        ? " The puzzle before that was read and answered."
        : " The " + puzzles + " puzzles before that were read and answered.";
  }

  @Override
  public boolean isReady() {
    try {
      return current.isPresent() && current.get().reader.isReady();
    } catch (IOException e) {
      // The next read reports the error.
      return false;
    }
  }

  /** Returns how many bytes were read, before decompression; thread-safe. */
  long bytesRead() {
    return bytesRead.get();
  }

  /** Returns how many items were read; on any thread. */
  long itemsRead() {
    return itemsRead.get();
  }

  /** Returns whether standard input is one of the inputs. */
  boolean includeStandardInput() {
    return all.contains(STANDARD_INPUT);
  }

  /** Returns how many bytes there are in all, if only files are read. */
  OptionalLong totalBytes() {
    long total = 0;
    for (String each : all) {
      try {
        if (isLink(each)) {
          continue;
        }
        Path path = FileName.toRead(each);
        if (each.equals(STANDARD_INPUT) || !Files.isRegularFile(path)) {
          return OptionalLong.empty();
        }
        total += Files.size(path);
      } catch (IOException | InvalidPathException e) {
        // Errors of the file are reported when it is read.
        return OptionalLong.empty();
      }
    }
    return OptionalLong.of(total);
  }

  /** Returns whether an existing file is one of the inputs, under any name. */
  public boolean include(Path file) {
    return Files.isRegularFile(file) && all.stream().anyMatch(each -> isSameFile(each, file));
  }

  private static boolean isSameFile(String input, Path file) {
    try {
      return !isLink(input)
          && Files.isSameFile(
              FileName.toRead(input.equals(STANDARD_INPUT) ? "/dev/stdin" : input), file);
    } catch (IOException | InvalidPathException e) {
      // It does not exist, or this system does not show which file standard input is.
      return false;
    }
  }

  private Open open() throws IOException {
    if (isLink(name)) {
      return new Open(
          InputStream.nullInputStream(),
          new PuzzleReader("the link", new StringReader(name), formats, assembler));
    }
    if (name.isEmpty()) {
      throw new InvalidPathException(name, "it is empty");
    }
    boolean isStandardInput = name.equals(STANDARD_INPUT);
    InputStream stream = isStandardInput ? standardInput : opener.open(name);
    String subject = subject(name);
    String source = isStandardInput ? "standard input" : name;
    try {
      InputStream plain = Decompression.open(new CountingStream(stream, bytesRead::addAndGet));
      Reader text =
          PuzzleReader.decode(
              plain, () -> remarks.accept(subject + " is not valid UTF-8; read as Windows-1252."));
      return new Open(plain, new PuzzleReader(source, text, formats, assembler));
    } catch (IOException e) {
      if (!isStandardInput) {
        stream.close();
      }
      throw e;
    }
  }

  /** Returns whether a name is a link. A link contains its puzzle, so nothing is fetched. */
  private static boolean isLink(String name) {
    return LINK.matcher(name).lookingAt() || TextLine.isEndOfLink(name);
  }

  /** Returns the message for a file that cannot be read. */
  public static String message(String name, Exception e) {
    if (e instanceof NoSuchFileException) {
      return "There is no file '" + name + "'. Check the name, or the folder you are in.";
    }
    if (e instanceof AccessDeniedException) {
      return "Permission denied for the file '" + name + "'. Check its permissions.";
    }
    if (e instanceof InvalidPathException) {
      return "'" + name + "' is not a valid file name.";
    }
    if (e instanceof Decompression.BrokenCompressionException broken) {
      return subject(name) + " cannot be read: " + e.getMessage() + ". " + broken.advice();
    }
    if (Files.isDirectory(Path.of(name))) {
      return "'"
          + name
          + "' is a directory. Name the files in it: "
          + Path.of(name).resolve("*")
          + ".";
    }
    return subject(name) + " cannot be read: " + e.getMessage() + ".";
  }

  private static String subject(String name) {
    return name.equals(STANDARD_INPUT) ? "Standard input" : "The file '" + name + "'";
  }

  private void closeCurrent() throws IOException {
    if (current.isPresent()) {
      Open open = current.get();
      current = Optional.empty();
      if (!name.equals(STANDARD_INPUT)) {
        open.stream.close();
      }
    }
  }

  private void dropCurrent() {
    try {
      closeCurrent();
    } catch (IOException e) {
      // It was read as far as possible; a message that it cannot be closed either would not help.
      current = Optional.empty();
    }
  }

  @Override
  public void close() {
    dropCurrent();
  }

  /** Opens files. */
  @FunctionalInterface
  public interface Opener {
    /**
     * Opens a file.
     *
     * @throws IOException if it cannot be read
     */
    InputStream open(String name) throws IOException;
  }

  private record Open(InputStream stream, PuzzleReader reader) {}
}
