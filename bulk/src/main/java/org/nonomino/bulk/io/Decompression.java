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
import java.util.zip.ZipException;

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
  };

  private static final int BUFFER_SIZE = 1 << 16;
  private static final int MAX_MAGIC = 10;

  /** 128 MiB, as a power of two: the default limit of the program zstd. */
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
    return of(characters).isPresent() || Archive.isLikely(characters);
  }

  private static Optional<Decompression> of(String start) {
    return Stream.of(values()).filter(each -> start.startsWith(each.magic)).findFirst();
  }

  /**
   * Begins to decompress; may read ahead.
   *
   * @param count the number of compressed bytes read so far
   */
  abstract InputStream decoder(InputStream compressed, AtomicLong count) throws IOException;

  /**
   * Returns the decompressed bytes of a stream, or its bytes if it is not compressed. If the
   * compressed bytes are damaged or end too early, reading returns all recoverable bytes and then
   * throws a {@link BrokenCompressionException}; so does opening a format that is only named, as
   * {@link Archive} describes. This method reads only the bytes needed to recognize the format.
   */
  public static InputStream open(InputStream stream) throws IOException {
    PushbackInputStream in = new PushbackInputStream(stream, MAX_MAGIC);
    StringBuilder start = new StringBuilder(MAX_MAGIC);
    while (mayBecomeCompressed(start.toString()) || Archive.mayBegin(start.toString())) {
      int next = in.read();
      if (next < 0) {
        break;
      }
      start.append((char) next);
    }
    in.unread(start.toString().getBytes(StandardCharsets.ISO_8859_1));
    Optional<Decompression> method = of(start.toString());
    if (method.isPresent()) {
      return method.get().new Plain(in);
    }
    Optional<Archive> archive = Archive.of(start.toString());
    return archive.isPresent() ? archive.get().open(in) : in;
  }

  private static boolean mayBecomeCompressed(String start) {
    return Stream.of(values())
        .anyMatch(each -> each.magic.length() > start.length() && each.magic.startsWith(start));
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
  private IOException reported(IOException e) {
    if (e instanceof EOFException) {
      return endsTooEarly();
    }
    if (e instanceof ZipException) {
      return areDamaged();
    }
    if (!(e instanceof ZstdIOException zstd)) {
      return e;
    }
    if (zstd.getErrorCode() == Zstd.errFrameParameterWindowTooLarge()) {
      return new BrokenCompressionException(
          "it was compressed with a window of more than 128 MiB",
          "Decompress it first: zstd -d --long=31 -c FILE | nonomino solve");
    }
    return "Truncated source".equals(zstd.getMessage()) ? endsTooEarly() : areDamaged();
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
    Compressed(InputStream in, AtomicLong count) {
      super(in, count::addAndGet);
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
        throw reported(e);
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
