package org.nonomino.bulk.io;

import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.Optional;

/** Reads {@code --output}. */
public final class OutputFile {
  private OutputFile() {}

  /**
   * Opens the output for results: the named file, emptied when the first result is written, or else
   * standard output. Leftovers of killed runs next to the file are deleted.
   *
   * @throws UsageException if the file cannot be written
   */
  public static RecordOutput open(Optional<String> name, Console console) throws UsageException {
    if (name.isEmpty()) {
      return new RecordOutput(console.out());
    }
    Path path = filePath(name.get());
    StagingFile.clear(StagedOutput.folderOf(path));
    try {
      return new RecordOutput(Compression.forName(name.get(), new DeferredFile(path)));
    } catch (IOException e) {
      throw broken(name.get(), e);
    }
  }

  /**
   * Opens output for writing as a whole: the named file, or else standard output. Leftovers of
   * killed runs next to the file are deleted.
   *
   * @throws UsageException if the file cannot be written
   */
  public static StagedOutput staged(Optional<String> name, Console console) throws UsageException {
    return name.isEmpty() ? StagedOutput.ofStream(console.out()) : staged(name.get());
  }

  /**
   * Opens output for writing as a whole, after checking that it is not one of the inputs.
   *
   * @throws UsageException if the file cannot be written, or is one of the inputs
   */
  public static StagedOutput staged(Optional<String> name, PuzzleInputs inputs, Console console)
      throws UsageException {
    if (name.isPresent() && inputs.include(filePath(name.get()))) {
      throw alsoInput(name.get());
    }
    return staged(name, console);
  }

  private static StagedOutput staged(String name) throws UsageException {
    Path path = filePath(name);
    StagingFile.clear(StagedOutput.folderOf(path));
    try {
      return StagedOutput.at(path, name);
    } catch (IOException e) {
      throw broken(name, e);
    }
  }

  private static Path filePath(String name) throws UsageException {
    Path path = path(name);
    if (FileFormat.isFolder(name)) {
      throw new UsageException("--output=" + name + ": this is a directory. Name a file in it.");
    }
    return path;
  }

  /**
   * Returns the path of a file or a folder.
   *
   * @throws UsageException if the name is missing or invalid
   */
  public static Path path(String name) throws UsageException {
    if (name.isBlank()) {
      throw new UsageException("--output=: the file name is missing.");
    }
    try {
      return Path.of(name);
    } catch (InvalidPathException e) {
      throw broken(name, e);
    }
  }

  /** Returns whether both names are of the same file. */
  public static boolean isSameFile(Optional<String> output, Optional<String> input) {
    try {
      return output.isPresent()
          && input.isPresent()
          && Files.isRegularFile(Path.of(output.get()))
          && Files.isSameFile(Path.of(output.get()), Path.of(input.get()));
    } catch (IOException | InvalidPathException e) {
      // One of them does not exist.
      return false;
    }
  }

  /**
   * Checks that the output is not the file of an option.
   *
   * @param file the file of the option, if it is given
   * @param option the name of the option, with its hyphens
   * @throws UsageException if both are the same file
   */
  public static void requireOther(Optional<String> output, Optional<String> file, String option)
      throws UsageException {
    if (isSameFile(output, file)) {
      throw alsoRead(output.orElseThrow(), option);
    }
  }

  /** Returns the message for a file that another option also reads. */
  public static UsageException alsoRead(String name, String option) {
    return new UsageException(
        "--output=" + name + ": this is also the file of " + option + ". Name another file.");
  }

  /**
   * Throws a {@link UsageException} if a person would see meaningless bytes on a terminal.
   *
   * @param what the kind of output: {@code a PDF}
   */
  public static void requireVisible(Optional<String> name, Console console, String what)
      throws UsageException {
    if (name.isEmpty() && console.outIsTerminal()) {
      throw new UsageException("A terminal cannot show " + what + ": name a file with -o FILE.");
    }
  }

  /** Returns the message for a file that would replace its own input. */
  public static UsageException alsoInput(String name) {
    return new UsageException(
        "--output="
            + name
            + ": this file is also an input, and its puzzles would be lost. Name another file.");
  }

  /**
   * Returns the exit code if results could not be written. For standard output, {@link
   * Console#trouble} has details.
   *
   * @throws UsageException if a file cannot be written
   */
  public static ExitCode broken(Optional<String> name, IOException e) throws UsageException {
    if (name.isPresent()) {
      throw broken(name.get(), e);
    }
    return ExitCode.SOLVED;
  }

  /** Returns the message for a file, or a file in a folder, that cannot be written. */
  public static UsageException broken(String name, Exception e) {
    return new UsageException("--output=" + name + ": " + message(name, e));
  }

  /** Returns why a file, or a file in a folder, cannot be written. */
  public static String message(String name, Exception e) {
    if (e instanceof InvalidPathException) {
      return "this is not a valid file name.";
    }
    if (e instanceof NoSuchFileException) {
      return "there is no such folder. Create it first.";
    }
    if (e instanceof FileAlreadyExistsException) {
      return "this is a file, not a directory.";
    }
    boolean isFolder = Files.isDirectory(Path.of(name));
    if (e instanceof AccessDeniedException) {
      return !isFolder && Files.exists(Path.of(name))
          ? "permission denied. Check the permissions of this file."
          : "permission denied. Check the permissions of the folder.";
    }
    String subject =
        isFolder && e instanceof FileSystemException inFolder
            ? Path.of(inFolder.getFile()).getFileName().toString()
            : "this file";
    return subject + " cannot be written: " + reason(e) + ".";
  }

  /** Returns the message of the system without the words that libraries add to it. */
  public static String reason(Exception e) {
    Throwable innermost = e;
    while (innermost.getCause() instanceof IOException cause) {
      innermost = cause;
    }
    return innermost instanceof FileSystemException system && system.getReason() != null
        ? system.getReason()
        : String.valueOf(innermost.getMessage());
  }
}
