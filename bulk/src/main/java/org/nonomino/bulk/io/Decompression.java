package org.nonomino.bulk.io;

import com.github.luben.zstd.Zstd;
import com.github.luben.zstd.ZstdIOException;
import com.github.luben.zstd.ZstdInputStreamNoFinalizer;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.io.PushbackInputStream;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.Stream;
import java.util.zip.GZIPInputStream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipException;
import java.util.zip.ZipInputStream;
import org.apache.commons.compress.compressors.bzip2.BZip2CompressorInputStream;
import org.tukaani.xz.MemoryLimitException;
import org.tukaani.xz.XZInputStream;

/** Compression formats, recognized by their first bytes. */
public enum Decompression {
  GZIP("gzip", "\u001F\u008B\u0008") {
    @Override
    InputStream decoder(InputStream compressed, AtomicLong count) throws IOException {
      return new GzipMembers(compressed, count);
    }
  },
  ZSTANDARD("Zstandard", "(\u00B5/\u00FD") {
    @Override
    InputStream decoder(InputStream compressed, AtomicLong count) throws IOException {
      return new ZstdInputStreamNoFinalizer(compressed).setLongMax(LONGEST_WINDOW);
    }
  },
  XZ("xz", "\u00FD7zXZ\u0000") {
    @Override
    InputStream decoder(InputStream compressed, AtomicLong count) throws IOException {
      return new XZInputStream(compressed, 1 << (LONGEST_WINDOW - 10));
    }
  },
  /** The fourth byte is a figure for the size of the blocks. */
  BZIP2("bzip2", "BZh?1AY&SY") {
    @Override
    InputStream decoder(InputStream compressed, AtomicLong count) throws IOException {
      return new BZip2CompressorInputStream(compressed, true);
    }
  },
  /** A zip file with one file in it. */
  ZIP("zip", "PK\u0003\u0004") {
    @Override
    InputStream decoder(InputStream compressed, AtomicLong count) {
      return new OnlyFile(compressed);
    }
  };

  private static final int BUFFER_SIZE = 1 << 16;
  private static final int MAX_MAGIC = 10;

  /** The number of first bytes that are enough to expect a compressed file. */
  private static final int ENOUGH = 4;

  /** Any byte, in {@link #magic}. */
  private static final char ANY = '?';

  /** 128 MiB, as a power of two: the default limit of the program zstd, and enough for xz. */
  private static final int LONGEST_WINDOW = 27;

  private final String title;

  /** The first bytes, each as a character. */
  private final String magic;

  Decompression(String title, String magic) {
    this.title = title;
    this.magic = magic;
  }

  /** Returns whether a file is compressed, from its first bytes (four if it has as many). */
  public static boolean isCompressed(byte[] start) {
    String characters = new String(start, StandardCharsets.ISO_8859_1);
    return of(characters).isPresent()
        || (characters.length() >= ENOUGH && mayBecomeCompressed(characters));
  }

  private static Optional<Decompression> of(String start) {
    return Stream.of(values())
        .filter(each -> start.length() >= each.magic.length())
        .filter(each -> each.agrees(start, each.magic.length()))
        .findFirst();
  }

  /** Returns whether the first characters are those of this format. */
  private boolean agrees(String start, int length) {
    for (int i = 0; i < length; i++) {
      if (magic.charAt(i) != ANY && magic.charAt(i) != start.charAt(i)) {
        return false;
      }
    }
    return true;
  }

  /**
   * Begins to decompress; may read ahead.
   *
   * @param count the number of compressed bytes read so far
   */
  abstract InputStream decoder(InputStream compressed, AtomicLong count) throws IOException;

  /**
   * Returns the decompressed bytes of a stream, or its bytes if it is not compressed. If the
   * compressed bytes are damaged or end too early, or if a zip file has a second file, reading
   * returns all recoverable bytes and then throws a {@link BrokenCompressionException}. This method
   * reads only the bytes needed to recognize the format.
   */
  public static InputStream open(InputStream stream) throws IOException {
    PushbackInputStream in = new PushbackInputStream(stream, MAX_MAGIC);
    StringBuilder start = new StringBuilder(MAX_MAGIC);
    while (mayBecomeCompressed(start.toString())) {
      int next = in.read();
      if (next < 0) {
        break;
      }
      start.append((char) next);
    }
    in.unread(start.toString().getBytes(StandardCharsets.ISO_8859_1));
    Optional<Decompression> method = of(start.toString());
    return method.isPresent() ? method.get().new Plain(in) : in;
  }

  private static boolean mayBecomeCompressed(String start) {
    return Stream.of(values())
        .anyMatch(
            each -> each.magic.length() > start.length() && each.agrees(start, start.length()));
  }

  /**
   * Returns a description of the data after the compressed part of a fully read stream, as part of
   * a sentence; empty if there is no such data, or the stream is not compressed.
   *
   * @param stream a stream that {@link #open} has returned
   */
  static Optional<String> garbageAfter(InputStream stream) throws IOException {
    return stream instanceof Plain plain && plain.hasGarbage()
        ? Optional.of("has other bytes after its gzip data; they are ignored.")
        : Optional.empty();
  }

  private BrokenCompressionException endsTooEarly() {
    return new BrokenCompressionException(
        "its " + title + " data end too early", "Get a complete copy.");
  }

  private BrokenCompressionException areDamaged() {
    return new BrokenCompressionException(
        "its " + title + " data are damaged", "Get a complete copy.");
  }

  /**
   * Returns the exception to report for an exception of a decoder. Errors of the stream itself are
   * unchanged.
   */
  private IOException reported(IOException e, Compressed compressed) {
    if (compressed.hasFailed || e instanceof BrokenCompressionException) {
      return e;
    }
    if (e instanceof EOFException) {
      return endsTooEarly();
    }
    if (e instanceof MemoryLimitException) {
      return isTooLong("xz -dc FILE");
    }
    if (!(e instanceof ZstdIOException zstd)) {
      // The decoder of bzip2 has no type of exception for the end.
      return this == BZIP2 && compressed.isAtEnd() ? endsTooEarly() : areDamaged();
    }
    if (zstd.getErrorCode() == Zstd.errFrameParameterWindowTooLarge()) {
      return isTooLong("zstd -d --long=31 -c FILE");
    }
    return "Truncated source".equals(zstd.getMessage()) ? endsTooEarly() : areDamaged();
  }

  private static BrokenCompressionException isTooLong(String command) {
    return new BrokenCompressionException(
        "it was compressed with a window of more than 128 MiB",
        "Decompress it first: " + command + " | nonomino solve");
  }

  private BrokenCompressionException cannotBeDecompressedHere() {
    return new BrokenCompressionException(
        "the library that decompresses " + title + " does not run on this machine",
        "Decompress it first, for example: zstd -d -c FILE | nonomino solve");
  }

  /** An error in compressed data; the message is a part of a sentence. */
  static final class BrokenCompressionException extends IOException {
    private static final long serialVersionUID = 1;
    private final String advice;

    BrokenCompressionException(String problem, String advice) {
      super(problem);
      this.advice = advice;
    }

    String advice() {
      return advice;
    }
  }

  /** The compressed bytes. */
  private static final class Compressed extends CountingStream {
    private boolean hasFailed;

    Compressed(InputStream in, AtomicLong count) {
      super(in, count::addAndGet);
    }

    @Override
    public int read() throws IOException {
      hasFailed = true;
      int next = super.read();
      hasFailed = false;
      return next;
    }

    @Override
    public int read(byte[] bytes, int offset, int length) throws IOException {
      hasFailed = true;
      int count = super.read(bytes, offset, length);
      hasFailed = false;
      return count;
    }

    /**
     * Returns at least 1, because GZIPInputStream treats 0 as the end of the file, even if a pipe
     * is only slow.
     */
    @Override
    public int available() {
      return isAtEnd() ? 0 : 1;
    }
  }

  /** The members of a gzip file, one after the other. Data after them is ignored. */
  private static final class GzipMembers extends GZIPInputStream {
    /** The length of the check sum and the size of a member, after its data. */
    private static final int TRAILER = 8;

    private final InputStream compressed;
    private final AtomicLong count;

    /** The number of bytes that had been read when data was last requested. */
    private long countWithData;

    GzipMembers(InputStream compressed, AtomicLong count) throws IOException {
      super(compressed, BUFFER_SIZE);
      this.compressed = compressed;
      this.count = count;
    }

    @Override
    protected void fill() throws IOException {
      super.fill();
      countWithData = count.get();
    }

    /** Returns whether anything follows the last member, once it was read to its end. */
    boolean hasGarbage() throws IOException {
      return eos
          && (count.get() > countWithData - inf.getRemaining() + TRAILER || compressed.read() >= 0);
    }
  }

  /** The only file of a zip file. A second one is an error, after the first one was read. */
  private static final class OnlyFile extends InputStream {
    private static final String OFFICE = "[Content_Types].xml";

    private final ZipInputStream zip;
    private boolean isOpen;
    private boolean isAtEnd;

    OnlyFile(InputStream in) {
      // Names in UTF-8 are marked as such. For others any one-byte encoding will do.
      this.zip = new ZipInputStream(in, StandardCharsets.ISO_8859_1);
    }

    @Override
    public int read() throws IOException {
      byte[] one = new byte[1];
      return read(one, 0, 1) < 0 ? -1 : one[0] & 0xFF;
    }

    @Override
    public int read(byte[] bytes, int offset, int length) throws IOException {
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
      } catch (ZipException | IllegalArgumentException e) {
        // Java throws IllegalArgumentException if a name is marked as UTF-8 but is not UTF-8.
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

    @Override
    public void close() throws IOException {
      zip.close();
    }
  }

  /** The decompressed bytes. */
  private final class Plain extends InputStream {
    private final AtomicLong count = new AtomicLong();
    private final Compressed compressed;
    private final byte[] buffer = new byte[BUFFER_SIZE];
    private Optional<InputStream> decoder = Optional.empty();
    private int position;
    private int limit;

    Plain(InputStream compressed) {
      this.compressed = new Compressed(compressed, count);
    }

    @Override
    public int read() throws IOException {
      return fill() ? buffer[position++] & 0xFF : -1;
    }

    @Override
    public int read(byte[] bytes, int offset, int length) throws IOException {
      if (length == 0) {
        return 0;
      }
      if (!fill()) {
        return -1;
      }
      int count = Math.min(length, limit - position);
      System.arraycopy(buffer, position, bytes, offset, count);
      position += count;
      return count;
    }

    /**
     * Returns only the number of bytes that are already decompressed, because an InputStreamReader
     * would discard its characters when a further read fails.
     */
    @Override
    public int available() {
      return limit - position;
    }

    boolean hasGarbage() throws IOException {
      return decoder.isPresent()
          && decoder.get() instanceof GzipMembers members
          && members.hasGarbage();
    }

    private boolean fill() throws IOException {
      if (position < limit) {
        return true;
      }
      position = 0;
      limit = 0;
      try {
        if (decoder.isEmpty()) {
          decoder = Optional.of(decoder(compressed, count));
        }
        int count = decoder.get().read(buffer, 0, buffer.length);
        limit = Math.max(count, 0);
        return count > 0;
      } catch (IOException e) {
        throw reported(e, compressed);
      } catch (LinkageError e) {
        throw cannotBeDecompressedHere();
      }
    }

    /** Releases the memory of the decoder outside of the heap. */
    @Override
    public void close() throws IOException {
      if (decoder.isPresent()) {
        decoder.get().close();
      }
      compressed.close();
    }
  }
}
