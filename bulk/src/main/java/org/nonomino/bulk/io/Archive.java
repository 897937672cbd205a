package org.nonomino.bulk.io;

import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.util.Optional;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipException;
import java.util.zip.ZipInputStream;
import org.nonomino.bulk.io.Decompression.BrokenCompressionException;

/**
 * Archives and compressed files, recognized by their first bytes, that are not simply decompressed:
 * a zip file is read if it contains one file, and the others are named.
 */
enum Archive {
  ZIP("PK\u0003\u0004") {
    @Override
    InputStream open(InputStream in) throws IOException {
      return new OnlyFile(in);
    }
  },
  XZ("\u00FD7zXZ\u0000") {
    @Override
    InputStream open(InputStream in) throws IOException {
      throw unread("xz", "xz -dc FILE | nonomino solve");
    }
  },
  /** The fourth byte is a figure for the size of the blocks. */
  BZIP2("BZh?1AY&SY") {
    @Override
    InputStream open(InputStream in) throws IOException {
      throw unread("bzip2", "bzip2 -dc FILE | nonomino solve");
    }
  };

  /** The number of first bytes that are enough to expect an archive. */
  private static final int ENOUGH = 4;

  private static final String OFFICE = "[Content_Types].xml";

  private final String magic;

  Archive(String magic) {
    this.magic = magic;
  }

  /** Returns the kind of a file from its first bytes, each as a character. */
  static Optional<Archive> of(String start) {
    return Stream.of(values())
        .filter(each -> start.length() >= each.magic.length())
        .filter(each -> each.isBeginning(start.substring(0, each.magic.length())))
        .findFirst();
  }

  /** Returns whether further bytes may show that a file is an archive, or few bytes do already. */
  static boolean mayBegin(String start) {
    return Stream.of(values())
        .anyMatch(each -> start.length() < each.magic.length() && each.isBeginning(start));
  }

  /** Returns whether the first four bytes of a file are those of an archive. */
  static boolean isLikely(String start) {
    return start.length() >= ENOUGH && (mayBegin(start) || of(start).isPresent());
  }

  private boolean isBeginning(String start) {
    for (int i = 0; i < start.length(); i++) {
      char expected = magic.charAt(i);
      if (expected != '?' && expected != start.charAt(i)) {
        return false;
      }
    }
    return true;
  }

  /**
   * Returns the contents.
   *
   * @throws IOException if they cannot be read
   */
  abstract InputStream open(InputStream in) throws IOException;

  private static BrokenCompressionException unread(String title, String command) {
    return new BrokenCompressionException(
        "it is compressed with " + title + ", which Nonomino does not read",
        "Decompress it first: " + command);
  }

  /** The only file of a zip file. A second one is an error, after the first one was read. */
  private static final class OnlyFile extends InputStream {
    private final ZipInputStream zip;
    private boolean isOpen;
    private boolean isAtEnd;

    OnlyFile(InputStream in) {
      this.zip = new ZipInputStream(in);
    }

    @Override
    public int read() throws IOException {
      byte[] one = new byte[1];
      return read(one, 0, 1) < 0 ? -1 : one[0] & 0xFF;
    }

    @Override
    public int read(byte[] bytes, int offset, int length) throws IOException {
      if (length == 0) {
        return 0;
      }
      try {
        if (!isOpen) {
          isOpen = true;
          isAtEnd = nextFile().isEmpty();
        }
        int count = isAtEnd ? -1 : zip.read(bytes, offset, length);
        if (count < 0 && !isAtEnd) {
          isAtEnd = true;
          Optional<ZipEntry> second = nextFile();
          if (second.isPresent()) {
            throw new BrokenCompressionException(
                "it contains a second file, '" + second.get().getName() + "'",
                "Only the first one is read. Extract the others.");
          }
        }
        return count;
      } catch (EOFException e) {
        throw new BrokenCompressionException("its zip data end too early", "Get a complete copy.");
      } catch (ZipException e) {
        throw new BrokenCompressionException(
            "its zip data are damaged or encrypted", "Extract the file first.");
      }
    }

    private Optional<ZipEntry> nextFile() throws IOException {
      for (ZipEntry entry = zip.getNextEntry(); entry != null; entry = zip.getNextEntry()) {
        if (entry.getName().equals(OFFICE)) {
          throw new BrokenCompressionException(
              "it is a document of an office program", "Save its table as CSV.");
        }
        if (!entry.isDirectory()) {
          return Optional.of(entry);
        }
      }
      return Optional.empty();
    }

    /** Returns 0, because it is not known what is already decompressed. */
    @Override
    public int available() {
      return 0;
    }

    @Override
    public void close() throws IOException {
      zip.close();
    }
  }
}
