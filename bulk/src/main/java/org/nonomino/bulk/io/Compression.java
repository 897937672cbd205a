package org.nonomino.bulk.io;

import com.github.luben.zstd.ZstdOutputStreamNoFinalizer;
import java.io.IOException;
import java.io.OutputStream;
import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;
import java.util.zip.GZIPOutputStream;

/** Compression formats of output files, named by the endings of their names. */
enum Compression {
  GZIP(".gz") {
    @Override
    OutputStream encoder(OutputStream out) throws IOException {
      return new GZIPOutputStream(out);
    }
  },
  ZSTANDARD(".zst") {
    @Override
    OutputStream encoder(OutputStream out) throws IOException {
      try {
        return new ZstdOutputStreamNoFinalizer(out);
      } catch (LinkageError e) {
        throw new IOException("the library for Zstandard does not run on this machine", e);
      }
    }
  };

  private final String ending;

  Compression(String ending) {
    this.ending = ending;
  }

  /** Returns the compression of a file by the ending of its name, in any case; empty for none. */
  static Optional<Compression> of(String name) {
    String lower = name.toLowerCase(Locale.ROOT);
    return Arrays.stream(values()).filter(each -> lower.endsWith(each.ending)).findFirst();
  }

  /** Returns the name of a file without the ending that names its compression, if it has one. */
  static String withoutEnding(String name) {
    return name.substring(
        0, name.length() - of(name).map(method -> method.ending.length()).orElse(0));
  }

  /** Returns a stream that compresses the bytes written to it; it may write at once. */
  abstract OutputStream encoder(OutputStream out) throws IOException;

  /**
   * Returns a stream that compresses for the name of a file; nothing is written before its data.
   */
  static OutputStream forName(String name, OutputStream out) {
    Optional<Compression> method = of(name);
    return method.isPresent() ? method.get().new Compressed(out) : out;
  }

  /** Begins to compress with the first bytes, so that no data leave an empty file. */
  private final class Compressed extends OutputStream {
    private final OutputStream out;
    private Optional<OutputStream> encoder = Optional.empty();

    Compressed(OutputStream out) {
      this.out = out;
    }

    @Override
    public void write(int b) throws IOException {
      write(new byte[] {(byte) b}, 0, 1);
    }

    @Override
    public void write(byte[] bytes, int offset, int length) throws IOException {
      if (encoder.isEmpty()) {
        encoder = Optional.of(encoder(out));
      }
      encoder.get().write(bytes, offset, length);
    }

    @Override
    public void flush() throws IOException {
      encoder.orElse(out).flush();
    }

    @Override
    public void close() throws IOException {
      encoder.orElse(out).close();
    }
  }
}
