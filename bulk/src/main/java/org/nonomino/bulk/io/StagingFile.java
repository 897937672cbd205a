package org.nonomino.bulk.io;

import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.channels.Channels;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.file.DirectoryIteratorException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.Instant;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A hidden file that holds output until it is complete: {@code .nonomino-PID-HEX}. It is locked
 * while it is written, so that leftovers of a killed process can be distinguished from files of a
 * running process.
 */
public final class StagingFile {
  private static final Pattern NAME = Pattern.compile("\\.nonomino-([0-9]{1,18})-[0-9a-f]+");
  private static final int BUFFER_BYTES = 1 << 16;

  private final Path path;
  private final OutputStream stream;

  private StagingFile(Path path, OutputStream stream) {
    this.path = path;
    this.stream = stream;
  }

  /**
   * Creates an empty file.
   *
   * @throws IOException if no file can be created in this folder
   */
  static StagingFile in(Path folder) throws IOException {
    // Short, because the length of names is limited; and new, so that no existing file is
    // overwritten.
    Path path =
        folder.resolve(
            ".nonomino-"
                + ProcessHandle.current().pid()
                + "-"
                + Long.toHexString(System.nanoTime()));
    FileChannel channel =
        FileChannel.open(path, StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE);
    // Ctrl-C may end the process before the file is deleted or moved.
    path.toFile().deleteOnExit();
    lock(channel);
    return new StagingFile(
        path, new BufferedOutputStream(Channels.newOutputStream(channel), BUFFER_BYTES));
  }

  /** Locks the file until the channel is closed, or the process ends in any way. */
  private static void lock(FileChannel channel) {
    try {
      FileLock unused = channel.tryLock();
    } catch (IOException e) {
      // This file system does not support locks. clear() then gets no lock either, and deletes
      // nothing.
      return;
    }
  }

  Path path() {
    return path;
  }

  /** Returns the stream for the bytes; closing it releases the lock. */
  OutputStream stream() {
    return stream;
  }

  /** Deletes the file; does nothing if it has been moved. */
  void delete() throws IOException {
    Files.deleteIfExists(path);
  }

  /**
   * Deletes leftovers of killed processes in a folder. Only unlocked files with our pattern of
   * names are deleted, and only if their process has ended. A later process may have its number; in
   * a container, that is the rule. Errors are ignored.
   */
  public static void clear(Path folder) {
    try (DirectoryStream<Path> files = Files.newDirectoryStream(folder, ".nonomino-*")) {
      for (Path file : files) {
        Matcher name = NAME.matcher(file.getFileName().toString());
        if (name.matches()
            && Files.isRegularFile(file, LinkOption.NOFOLLOW_LINKS)
            && hasEnded(
                Long.parseLong(name.group(1)), Files.getLastModifiedTime(file).toInstant())) {
          deleteUnlocked(file);
        }
      }
    } catch (IOException | DirectoryIteratorException e) {
      // A folder that cannot be listed may still be writable.
      return;
    }
  }

  /**
   * Returns whether the process that wrote a file has ended, even if a later one has its number.
   */
  private static boolean hasEnded(long number, Instant lastWritten) {
    return ProcessHandle.of(number)
        .map(process -> process.info().startInstant().filter(lastWritten::isBefore).isPresent())
        .orElse(true);
  }

  private static void deleteUnlocked(Path file) {
    try (FileChannel channel =
            FileChannel.open(file, StandardOpenOption.WRITE, LinkOption.NOFOLLOW_LINKS);
        FileLock lock = channel.tryLock()) {
      if (lock != null) {
        Files.deleteIfExists(file);
      }
    } catch (IOException e) {
      // It belongs to another user, or another run has just deleted it.
      return;
    }
  }
}
