package org.nonomino.bulk.io;

import java.io.BufferedOutputStream;
import java.io.Closeable;
import java.io.FilterOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.channels.FileChannel;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.PosixFileAttributeView;
import java.util.Objects;
import java.util.Optional;

/**
 * Output that reaches its file only when it is complete. Before {@link #keep}, the contents of the
 * file stay unchanged, whatever happens. Output to a pipe or another special file is written
 * immediately.
 */
public final class StagedOutput implements Closeable {
  /*
   * Bytes go to a hidden file in the same folder. In the end, it is renamed. If the folder does not
   * allow that but the file itself can be written (a read-only folder, a file mounted into a
   * container), the hidden file is in the folder for temporary files, and in the end its bytes are
   * copied over those of the file.
   */
  private static final int BUFFER_BYTES = 1 << 16;

  /** The maximum number of links to follow, as in Linux. */
  private static final int MAX_LINKS = 40;

  private final Path place;
  private final Optional<StagingFile> staging;
  private final OutputStream stream;
  private boolean isKept;

  private StagedOutput(Path place, Optional<StagingFile> staging, OutputStream stream) {
    this.place = place;
    this.staging = staging;
    this.stream = stream;
  }

  /**
   * Begins a file.
   *
   * @throws IOException if it cannot be written there
   */
  public static StagedOutput at(Path path) throws IOException {
    return at(path, "");
  }

  /**
   * Begins a file, compressed as the ending of its name says.
   *
   * @throws IOException if it cannot be written there
   */
  static StagedOutput at(Path path, String name) throws IOException {
    boolean exists = Files.exists(path);
    if (exists && Files.isDirectory(path)) {
      throw new FileSystemException(path.toString(), null, "it is a directory");
    }
    if (exists && !Files.isRegularFile(path)) {
      return new StagedOutput(
          path,
          Optional.empty(),
          Compression.forName(
              name, new BufferedOutputStream(Files.newOutputStream(path), BUFFER_BYTES)));
    }
    if (exists && !Files.isWritable(path)) {
      throw new AccessDeniedException(path.toString());
    }
    Path place = target(path);
    StagingFile staging = exists ? stagingOf(place) : StagingFile.in(folderOf(place));
    if (exists) {
      keepPermissions(place, staging.path());
    }
    return new StagedOutput(
        place, Optional.of(staging), Compression.forName(name, staging.stream()));
  }

  /**
   * Returns the target of a link, whether it exists or not, because the output replaces the target.
   */
  static Path target(Path path) throws IOException {
    if (Files.exists(path)) {
      return path.toRealPath();
    }
    Path place = path;
    for (int links = 0; Files.isSymbolicLink(place); links++) {
      if (links == MAX_LINKS) {
        throw new FileSystemException(path.toString(), null, "it is a link in a circle");
      }
      place = place.resolveSibling(Files.readSymbolicLink(place));
    }
    return place;
  }

  private static StagingFile stagingOf(Path existing) throws IOException {
    try {
      return StagingFile.in(folderOf(existing));
    } catch (FileSystemException e) {
      Path elsewhere = Path.of(System.getProperty("java.io.tmpdir"));
      StagingFile.clear(elsewhere);
      return StagingFile.in(elsewhere);
    }
  }

  static Path folderOf(Path file) {
    return Objects.requireNonNullElse(file.getParent(), Path.of(""));
  }

  /** Returns a replacement for a file that writes to a stream immediately and leaves it open. */
  static StagedOutput ofStream(OutputStream stream) {
    return new StagedOutput(
        Path.of(""),
        Optional.empty(),
        new FilterOutputStream(stream) {
          @Override
          public void write(byte[] bytes, int offset, int length) throws IOException {
            out.write(bytes, offset, length);
          }

          @Override
          public void close() throws IOException {
            out.flush();
          }
        });
  }

  /** Returns the stream for the bytes. */
  public OutputStream stream() {
    return stream;
  }

  /**
   * Turns the output into the contents of the file; nothing may be written afterwards.
   *
   * @throws IOException if that fails; the file is then unchanged, unless its disk broke while it
   *     was overwritten
   */
  public void keep() throws IOException {
    stream.close();
    if (staging.isPresent()) {
      put(staging.get().path());
    }
    isKept = true;
  }

  private void put(Path written) throws IOException {
    boolean exists = Files.exists(place);
    if (exists && !folderOf(written).equals(folderOf(place))) {
      overwrite(written);
      return;
    }
    try {
      // Atomic, so that at any moment either the old file or the new file exists.
      Files.move(written, place, StandardCopyOption.ATOMIC_MOVE);
    } catch (FileSystemException e) {
      // The file is a mount point, or belongs to another user in a folder that everybody may write.
      if (!exists) {
        throw e;
      }
      overwrite(written);
    }
  }

  /** Copies the permissions of the replaced file, so that no further users get access to it. */
  private static void keepPermissions(Path old, Path fresh) throws IOException {
    PosixFileAttributeView attributes =
        Files.getFileAttributeView(old, PosixFileAttributeView.class);
    if (attributes != null) {
      Files.setPosixFilePermissions(fresh, attributes.readAttributes().permissions());
    }
  }

  /**
   * Copies the bytes over the old bytes. Those beyond the old end are copied first, so that nothing
   * has been overwritten if the disk is too full for them.
   */
  private void overwrite(Path written) throws IOException {
    try (FileChannel from = FileChannel.open(written, StandardOpenOption.READ);
        FileChannel to = FileChannel.open(place, StandardOpenOption.WRITE)) {
      long oldSize = to.size();
      long overlap = Math.min(oldSize, from.size());
      try {
        copy(from, to, overlap, from.size());
      } catch (IOException e) {
        to.truncate(oldSize);
        throw e;
      }
      copy(from, to, 0, overlap);
      to.truncate(from.size());
    }
    Files.deleteIfExists(written);
  }

  private static void copy(FileChannel from, FileChannel to, long begin, long end)
      throws IOException {
    to.position(begin);
    for (long position = begin; position < end; ) {
      position += from.transferTo(position, end - position, to);
    }
  }

  /** Discards the output, unless it was kept. */
  @Override
  public void close() throws IOException {
    if (!isKept) {
      try {
        stream.close();
      } finally {
        if (staging.isPresent()) {
          staging.get().delete();
        }
      }
    }
  }
}
