package org.nonomino.bulk.io;

import com.github.luben.zstd.Zstd;
import com.github.luben.zstd.ZstdIOException;
import com.github.luben.zstd.ZstdInputStreamNoFinalizer;
import java.io.EOFException;
import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.PushbackInputStream;
import java.util.Optional;
import java.util.zip.GZIPInputStream;
import java.util.zip.ZipException;

/** Ways in which files are packed, known by their first bytes. */
public enum Unpacking {
  GZIP("gzip", "\u001F\u008B\u0008") {
    @Override
    InputStream decoder(InputStream packed) throws IOException {
      return new GzipMembers(packed);
    }
  },
  ZSTANDARD("Zstandard", "(\u00B5/\u00FD") {
    @Override
    InputStream decoder(InputStream packed) throws IOException {
      return new ZstdInputStreamNoFinalizer(packed).setLongMax(LONGEST_WINDOW);
    }
  };

  private static final int BUFFER_SIZE = 1 << 16;
  private static final int MOST_MAGIC = 4;

  /** 128 MiB, as a power of two: what the program zstd allows unasked. */
  private static final int LONGEST_WINDOW = 27;

  private final String title;

  /** The first bytes, each as a character. */
  private final String magic;

  Unpacking(String title, String magic) {
    this.title = title;
    this.magic = magic;
  }

  /** Returns whether the first bytes of a file, four if it has as many, say that it is packed. */
  public static boolean isPacked(byte[] start) {
    for (Unpacking unpacking : values()) {
      if (start.length >= unpacking.magic.length() && unpacking.agrees(start, start.length)) {
        return true;
      }
    }
    return false;
  }

  /** Begins to unpack; may read on. */
  abstract InputStream decoder(InputStream packed) throws IOException;

  /**
   * Returns the plain bytes of a stream, which may be packed or not. Where the packed bytes are
   * damaged or end too early, reading gives all that can be had and then throws a {@link
   * BrokenPackingException}. No more is read here than is needed to tell.
   */
  public static InputStream open(InputStream stream) throws IOException {
    PushbackInputStream in = new PushbackInputStream(stream, MOST_MAGIC);
    byte[] start = new byte[MOST_MAGIC];
    int count = 0;
    while (count < MOST_MAGIC && mayBePacked(start, count)) {
      int next = in.read();
      if (next < 0) {
        break;
      }
      start[count++] = (byte) next;
    }
    in.unread(start, 0, count);
    for (Unpacking unpacking : values()) {
      if (count >= unpacking.magic.length() && unpacking.agrees(start, count)) {
        return unpacking.new Plain(in);
      }
    }
    return in;
  }

  /**
   * Returns what follows the packed data of a stream that was read to its end, as a part of a
   * sentence; empty if nothing does, or it is not packed.
   *
   * @param stream what {@link #open} has returned
   */
  static Optional<String> garbageAfter(InputStream stream) throws IOException {
    return stream instanceof Plain plain && plain.hasGarbage()
        ? Optional.of("has other bytes after its gzip data; they are ignored.")
        : Optional.empty();
  }

  private static boolean mayBePacked(byte[] start, int count) {
    for (Unpacking unpacking : values()) {
      if (count < unpacking.magic.length() && unpacking.agrees(start, count)) {
        return true;
      }
    }
    return false;
  }

  /** Returns whether the bytes that are there are those of the magic number. */
  private boolean agrees(byte[] start, int count) {
    for (int i = 0; i < Math.min(count, magic.length()); i++) {
      if (magic.charAt(i) != (start[i] & 0xFF)) {
        return false;
      }
    }
    return true;
  }

  private BrokenPackingException endsTooEarly() {
    return new BrokenPackingException(
        "its " + title + " data end too early", "Get a complete copy.");
  }

  private BrokenPackingException areDamaged() {
    return new BrokenPackingException("its " + title + " data are damaged", "Get a complete copy.");
  }

  /**
   * Returns the exception to report for what a decoder throws; errors of the stream itself are
   * unchanged.
   */
  private IOException told(IOException e) {
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
      return new BrokenPackingException(
          "it was compressed with a window of more than 128 MiB",
          "Decompress it first: zstd -d --long=31 -c FILE | nonomino solve");
    }
    return "Truncated source".equals(zstd.getMessage()) ? endsTooEarly() : areDamaged();
  }

  private BrokenPackingException cannotBeUnpackedHere() {
    return new BrokenPackingException(
        "the library that decompresses " + title + " does not run on this machine",
        "Decompress it first, for example: zstd -d -c FILE | nonomino solve");
  }

  /** Something is wrong with packed data; the message is a part of a sentence. */
  static final class BrokenPackingException extends IOException {
    private static final long serialVersionUID = 1;
    private final String advice;

    BrokenPackingException(String problem, String advice) {
      super(problem);
      this.advice = advice;
    }

    /** Returns what the person may do. */
    String advice() {
      return advice;
    }
  }

  /** The packed bytes. */
  private static final class Packed extends FilterInputStream {
    private boolean isAtEnd;
    private long count;

    Packed(InputStream in) {
      super(in);
    }

    @Override
    public int read() throws IOException {
      int next = in.read();
      isAtEnd |= next < 0;
      count += next < 0 ? 0 : 1;
      return next;
    }

    @Override
    public int read(byte[] bytes, int offset, int length) throws IOException {
      int read = in.read(bytes, offset, length);
      isAtEnd |= read < 0;
      count += Math.max(read, 0);
      return read;
    }

    /** GZIPInputStream takes 0 for the end of the file, even where a pipe is but slow. */
    @Override
    public int available() {
      return isAtEnd ? 0 : 1;
    }
  }

  /** The files that gzip packed, one after the other; what follows them is ignored. */
  private static final class GzipMembers extends GZIPInputStream {
    /** The check sum and the length of a file, after its data. */
    private static final int TRAILER = 8;

    private final InputStream packed;

    /** How many bytes had been read when the data were asked for the last time. */
    private long countWithData;

    GzipMembers(InputStream packed) throws IOException {
      super(packed, BUFFER_SIZE);
      this.packed = packed;
    }

    @Override
    protected void fill() throws IOException {
      super.fill();
      countWithData = count();
    }

    private long count() {
      return packed instanceof Packed counted ? counted.count : 0;
    }

    /** Returns whether anything follows the last file, once that was read to its end. */
    boolean hasGarbage() throws IOException {
      return eos && (count() > countWithData - inf.getRemaining() + TRAILER || packed.read() >= 0);
    }
  }

  /** The plain bytes. */
  private final class Plain extends InputStream {
    private final Packed packed;
    private final byte[] buffer = new byte[BUFFER_SIZE];
    private Optional<InputStream> decoder = Optional.empty();
    private int position;
    private int limit;

    Plain(InputStream packed) {
      this.packed = new Packed(packed);
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
     * Only what is unpacked already: an InputStreamReader would discard what it has when the next
     * reading fails.
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
          decoder = Optional.of(decoder(packed));
        }
        int count = decoder.get().read(buffer, 0, buffer.length);
        limit = Math.max(count, 0);
        return count > 0;
      } catch (IOException e) {
        throw told(e);
      } catch (LinkageError e) {
        throw cannotBeUnpackedHere();
      }
    }

    /** Gives the memory back that a decoder has outside of the heap. */
    @Override
    public void close() throws IOException {
      if (decoder.isPresent()) {
        decoder.get().close();
      }
      packed.close();
    }
  }
}
