package org.nonomino.app;

import java.io.IOException;
import java.io.InputStream;
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
import org.nonomino.core.text.PuzzleAssembler;
import org.nonomino.core.text.PuzzleFormat;
import org.nonomino.core.text.PuzzleReader;
import org.nonomino.core.text.PuzzleText;

/** The puzzles of several files, one after the other, as they are wanted. Not thread-safe. */
final class PuzzleInputs implements OrderedPipeline.Source<InputItem>, AutoCloseable {
  /** The file name that stands for standard input. */
  static final String STANDARD_INPUT = "-";

  private final Deque<String> names;
  private final InputStream standardInput;
  private final List<PuzzleFormat> formats;
  private final PuzzleAssembler assembler;
  private Optional<Open> current = Optional.empty();

  /**
   * Makes the inputs.
   *
   * @param names paths, or {@value #STANDARD_INPUT}
   * @param formats the formats to choose from
   */
  PuzzleInputs(
      Collection<String> names,
      InputStream standardInput,
      List<PuzzleFormat> formats,
      PuzzleAssembler assembler) {
    this.names = new ArrayDeque<>(names);
    this.standardInput = standardInput;
    this.formats = formats;
    this.assembler = assembler;
  }

  @Override
  public Optional<InputItem> next() {
    while (current.isPresent() || !names.isEmpty()) {
      String name = current.map(Open::name).orElseGet(names::remove);
      try {
        if (current.isEmpty()) {
          current = Optional.of(open(name));
        }
        Optional<PuzzleText> text = current.get().reader.next();
        if (text.isPresent()) {
          return Optional.of(new InputItem.Text(text.get()));
        }
        closeCurrent();
      } catch (IOException | InvalidPathException e) {
        dropCurrent();
        return Optional.of(new InputItem.Unreadable(message(name, e)));
      }
    }
    return Optional.empty();
  }

  @Override
  public boolean isReady() {
    try {
      return current.isPresent() && current.get().reader.isReady();
    } catch (IOException e) {
      // The next read says what is wrong.
      return false;
    }
  }

  private Open open(String name) throws IOException {
    boolean isStandardInput = name.equals(STANDARD_INPUT);
    InputStream stream = isStandardInput ? standardInput : Files.newInputStream(Path.of(name));
    String source = isStandardInput ? "standard input" : name;
    return new Open(
        name, stream, new PuzzleReader(source, PuzzleReader.decode(stream), formats, assembler));
  }

  /** Returns what to tell a person of a file that cannot be read. */
  static String message(String name, Exception e) {
    if (e instanceof NoSuchFileException) {
      return "There is no file '" + name + "'. Check the name, or the folder you are in.";
    }
    if (e instanceof AccessDeniedException) {
      return "The file '" + name + "' must not be read. Check its permissions.";
    }
    if (e instanceof InvalidPathException) {
      return "'" + name + "' is no name of a file.";
    }
    if (Files.isDirectory(Path.of(name))) {
      return "'" + name + "' is a directory. Name the files in it: " + Path.of(name).resolve("*");
    }
    return "The file '" + name + "' cannot be read: " + e.getMessage() + ".";
  }

  private void closeCurrent() throws IOException {
    if (current.isPresent()) {
      Open open = current.get();
      current = Optional.empty();
      if (!open.name.equals(STANDARD_INPUT)) {
        open.stream.close();
      }
    }
  }

  private void dropCurrent() {
    try {
      closeCurrent();
    } catch (IOException e) {
      // It was read as far as it goes; that it cannot be closed either helps nobody.
      current = Optional.empty();
    }
  }

  @Override
  public void close() {
    dropCurrent();
  }

  private record Open(String name, InputStream stream, PuzzleReader reader) {}
}
