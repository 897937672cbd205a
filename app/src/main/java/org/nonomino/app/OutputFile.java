package org.nonomino.app;

import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.Optional;

/** Reads {@code --output}. */
final class OutputFile {
  private OutputFile() {}

  /**
   * Opens what results go to: the file that is named, emptied when they come, or else standard
   * output.
   *
   * @throws UsageException if the file cannot be written
   */
  static RecordOutput open(Optional<String> name, Console console) throws UsageException {
    if (name.isEmpty()) {
      return new RecordOutput(console.out());
    }
    if (name.get().isBlank()) {
      throw new UsageException("--output= names no file.");
    }
    try {
      return new RecordOutput(new LateFile(Path.of(name.get())));
    } catch (IOException | InvalidPathException e) {
      throw broken(name.get(), e);
    }
  }

  /**
   * Begins what is written as a whole: the file that is named, put to its place at the end, or else
   * standard output.
   *
   * @throws UsageException if the file cannot be written
   */
  static FreshFile fresh(Optional<String> name, Console console) throws UsageException {
    return name.isEmpty() ? FreshFile.ofStream(console.out()) : fresh(name.get());
  }

  private static FreshFile fresh(String name) throws UsageException {
    if (name.isBlank()) {
      throw new UsageException("--output= names no file.");
    }
    try {
      return FreshFile.at(Path.of(name));
    } catch (IOException | InvalidPathException e) {
      throw broken(name, e);
    }
  }

  /**
   * Returns the status where results could not be written; of standard output, {@link
   * Console#trouble} knows more.
   *
   * @throws UsageException if it is the file that cannot be written on
   */
  static ExitCode broken(Optional<String> name, IOException e) throws UsageException {
    if (name.isPresent()) {
      throw broken(name.get(), e);
    }
    return ExitCode.SOLVED;
  }

  /** Returns what is said of a file that cannot be written. */
  static UsageException broken(String name, Exception e) {
    return new UsageException("--output=" + name + ": " + message(name, e));
  }

  private static String message(String name, Exception e) {
    if (e instanceof InvalidPathException) {
      return "this is no name of a file.";
    }
    if (e instanceof NoSuchFileException) {
      return "there is no such folder. Make it first.";
    }
    if (e instanceof AccessDeniedException) {
      return "this file must not be written. Check its permissions.";
    }
    return Files.isDirectory(Path.of(name))
        ? "this is a directory. Name a file in it."
        : "this file cannot be written: " + e.getMessage() + ".";
  }
}
