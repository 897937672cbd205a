package org.nonomino.packaging;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Instant;
import java.time.LocalDateTime;
import java.time.ZoneOffset;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.zip.Deflater;
import org.apache.commons.compress.archivers.tar.TarArchiveEntry;
import org.apache.commons.compress.archivers.tar.TarArchiveOutputStream;
import org.apache.commons.compress.archivers.tar.TarConstants;
import org.apache.commons.compress.archivers.zip.ZipArchiveEntry;
import org.apache.commons.compress.archivers.zip.ZipArchiveOutputStream;
import org.apache.commons.compress.compressors.gzip.GzipCompressorOutputStream;
import org.apache.commons.compress.compressors.gzip.GzipParameters;

/**
 * Writes trees as archives. So that equal trees give equal bytes, entries are sorted with each
 * folder before its content, and all have the owner root and the same time.
 */
final class Archives {
  private static final int FOLDER_MODE = 0755;
  private static final int LINK_MODE = 0777;

  /** The kinds of files on Unix, added to the permissions in a zip. */
  private static final int REGULAR_FILE = 0100000;

  private static final GzipParameters BEST = new GzipParameters();

  static {
    BEST.setCompressionLevel(Deflater.BEST_COMPRESSION);
  }

  private Archives() {}

  /** Writes a tar; the stream is not closed. */
  static void tar(FileTree tree, Instant time, OutputStream out) throws IOException {
    TarArchiveOutputStream tar = new TarArchiveOutputStream(out, StandardCharsets.UTF_8.name());
    tar.setLongFileMode(TarArchiveOutputStream.LONGFILE_GNU);
    Set<String> folders = new HashSet<>();
    for (Map.Entry<String, FileTree.Content> file : tree.contents().entrySet()) {
      for (String folder : FileTree.foldersOf(file.getKey())) {
        if (folders.add(folder) && !folder.equals("./")) {
          put(tar, new TarArchiveEntry(folder, true), FOLDER_MODE, time, new byte[0]);
        }
      }
      if (file.getValue() instanceof FileTree.Link link) {
        TarArchiveEntry entry = new TarArchiveEntry(file.getKey(), TarConstants.LF_SYMLINK);
        entry.setLinkName(link.target());
        put(tar, entry, LINK_MODE, time, new byte[0]);
      } else {
        put(
            tar,
            new TarArchiveEntry(file.getKey(), true),
            FileTree.mode(file.getValue()),
            time,
            FileTree.bytes(file.getValue()));
      }
    }
    tar.finish();
    tar.flush();
  }

  private static void put(
      TarArchiveOutputStream tar, TarArchiveEntry entry, int mode, Instant time, byte[] bytes)
      throws IOException {
    entry.setMode(mode);
    entry.setModTime(FileTime.from(time));
    entry.setIds(0, 0);
    entry.setNames("root", "root");
    entry.setSize(bytes.length);
    tar.putArchiveEntry(entry);
    tar.write(bytes);
    tar.closeArchiveEntry();
  }

  /**
   * Writes a tree as a zip if the file name ends so, otherwise as a tar compressed with gzip.
   *
   * @return the file
   */
  static Path write(FileTree tree, Instant time, Path file) throws IOException {
    try (OutputStream out = Files.newOutputStream(file)) {
      if (file.toString().endsWith(".zip")) {
        zip(tree, time, out);
      } else {
        tarGz(tree, time, out);
      }
    }
    return file;
  }

  private static void tarGz(FileTree tree, Instant time, OutputStream out) throws IOException {
    GzipCompressorOutputStream gzip = new GzipCompressorOutputStream(out, BEST);
    tar(tree, time, gzip);
    gzip.finish();
  }

  /** Returns bytes compressed with gzip. */
  static byte[] gzip(byte[] bytes) {
    ByteArrayOutputStream compressed = new ByteArrayOutputStream();
    try (OutputStream out = new GzipCompressorOutputStream(compressed, BEST)) {
      out.write(bytes);
    } catch (IOException e) {
      throw new IllegalStateException("bytes in memory", e);
    }
    return compressed.toByteArray();
  }

  /**
   * Writes a zip with the permissions of Unix; the stream is not closed.
   *
   * @throws IllegalArgumentException if the tree has a link, because Windows could not extract it
   */
  private static void zip(FileTree tree, Instant time, OutputStream out) throws IOException {
    ZipArchiveOutputStream zip = new ZipArchiveOutputStream(out);
    zip.setLevel(Deflater.BEST_COMPRESSION);
    for (Map.Entry<String, FileTree.Content> file : tree.contents().entrySet()) {
      byte[] bytes = FileTree.bytes(file.getValue());
      ZipArchiveEntry entry = new ZipArchiveEntry(file.getKey());
      // Times in a zip have no zone.
      entry.setTimeLocal(LocalDateTime.ofInstant(time, ZoneOffset.UTC));
      entry.setUnixMode(REGULAR_FILE | FileTree.mode(file.getValue()));
      entry.setSize(bytes.length);
      zip.putArchiveEntry(entry);
      zip.write(bytes);
      zip.closeArchiveEntry();
    }
    zip.finish();
    zip.flush();
  }
}
