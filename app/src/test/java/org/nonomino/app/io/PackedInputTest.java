package org.nonomino.app.io;

import static org.assertj.core.api.Assertions.assertThat;

import com.github.luben.zstd.ZstdOutputStream;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Random;
import java.util.zip.GZIPOutputStream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.apache.commons.compress.compressors.bzip2.BZip2CompressorOutputStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.nonomino.app.Run;
import org.nonomino.bulk.io.Decompression;
import org.tukaani.xz.LZMA2Options;
import org.tukaani.xz.XZOutputStream;

/** Tests of compressed inputs that are complete, in pieces, truncated or damaged. */
final class PackedInputTest {
  private static final String PUZZLE =
      "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
  private static final String SOLUTION =
      "534678912672195348198342567859761423426853791713924856961537284287419635345286179";

  @TempDir private Path folder;

  private static byte[] compress(Decompression decompression, String text) throws IOException {
    ByteArrayOutputStream compressed = new ByteArrayOutputStream();
    try (OutputStream out =
        switch (decompression) {
          case GZIP -> new GZIPOutputStream(compressed);
          case ZSTANDARD -> new ZstdOutputStream(compressed).setChecksum(true);
          case XZ -> new XZOutputStream(compressed, new LZMA2Options());
          // Blocks of 100 kB, so that several are whole before a cut.
          case BZIP2 -> new BZip2CompressorOutputStream(compressed, 1);
          case ZIP -> zip(compressed);
        }) {
      out.write(text.getBytes(StandardCharsets.UTF_8));
    }
    return compressed.toByteArray();
  }

  private static OutputStream zip(OutputStream compressed) throws IOException {
    ZipOutputStream zip = new ZipOutputStream(compressed);
    zip.putNextEntry(new ZipEntry("puzzles.txt"));
    return zip;
  }

  private static String title(Decompression decompression) {
    return switch (decompression) {
      case GZIP -> "gzip";
      case ZSTANDARD -> "Zstandard";
      case XZ -> "xz";
      case BZIP2 -> "bzip2";
      case ZIP -> "zip";
    };
  }

  /** Returns the number of bytes from which a format is recognized. */
  private static int magic(Decompression decompression) {
    return switch (decompression) {
      case GZIP, ZSTANDARD, ZIP -> 4;
      case XZ -> 6;
      case BZIP2 -> 10;
    };
  }

  /** Puzzles with different labels, so that they do not compress to almost nothing. */
  private static String puzzles(int count) {
    Random random = new Random(7);
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < count; i++) {
      text.append(PUZZLE).append(" no ").append(Long.toHexString(random.nextLong())).append('\n');
    }
    return text.toString();
  }

  private static byte[] join(byte[] first, byte[] second) {
    byte[] both = Arrays.copyOf(first, first.length + second.length);
    System.arraycopy(second, 0, both, first.length, second.length);
    return both;
  }

  private String file(byte[] content) throws IOException {
    // The content decides, not the name.
    return Files.write(folder.resolve("puzzles"), content).toString();
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 8, 30, 100_000})
  void whatFollowsGzipDataIsSaid(int length) throws IOException {
    byte[] whole = compress(Decompression.GZIP, puzzles(3));
    byte[] garbage = new byte[length];
    Arrays.fill(garbage, (byte) 'x');

    Run run = Run.of("--format=line", file(join(whole, garbage)));

    assertThat(run.status()).isEqualTo(2);
    assertThat(run.out()).isEqualTo((SOLUTION + "\n").repeat(3));
    assertThat(run.err()).contains("has other bytes after its gzip data").hasLineCount(1);
    assertThat(Run.of("--format=line", file(join(whole, whole))).err()).isEmpty();
  }

  @ParameterizedTest
  @EnumSource
  void aPackedFileIsSolved(Decompression decompression) throws IOException {
    byte[] compressed = compress(decompression, puzzles(5_000));

    Run ofFile = Run.of("--format=line", file(compressed));
    Run ofStandardInput = Run.withInput(compressed, "--format=line");

    assertThat(ofFile.status()).isZero();
    assertThat(ofFile.out()).isEqualTo((SOLUTION + "\n").repeat(5_000));
    assertThat(ofFile.err()).isEmpty();
    assertThat(ofStandardInput).isEqualTo(ofFile);
  }

  @ParameterizedTest
  @EnumSource
  void onePackedPuzzleIsDrawn(Decompression decompression) throws IOException {
    Run run = Run.withInput(compress(decompression, PUZZLE));

    assertThat(run.out()).endsWith("This is the only solution.\n");
  }

  @ParameterizedTest
  @EnumSource(mode = EnumSource.Mode.EXCLUDE, names = "ZIP")
  void piecesOneBehindTheOtherAreOneText(Decompression decompression) throws IOException {
    // The input ends in the middle of a line.
    byte[] first = compress(decompression, PUZZLE + "\n" + PUZZLE.substring(0, 5));
    byte[] second = compress(decompression, PUZZLE.substring(5) + "\n");

    Run run = Run.of("--format=line", file(join(first, second)));

    assertThat(run.status()).isZero();
    assertThat(run.out()).isEqualTo((SOLUTION + "\n").repeat(2));
  }

  @ParameterizedTest
  @EnumSource(mode = EnumSource.Mode.EXCLUDE, names = "ZIP")
  void piecesThatComeSlowlyAreOneText(Decompression decompression) throws IOException {
    byte[] piece = compress(decompression, PUZZLE + "\n");
    InputStream slow =
        new ByteArrayInputStream(join(piece, piece)) {
          @Override
          public synchronized int read(byte[] bytes, int offset, int length) {
            return super.read(bytes, offset, Math.min(length, 1));
          }

          @Override
          public synchronized int available() {
            return 0;
          }
        };

    String text = new String(Decompression.open(slow).readAllBytes(), StandardCharsets.UTF_8);

    assertThat(text).isEqualTo((PUZZLE + "\n").repeat(2));
  }

  @ParameterizedTest
  @EnumSource
  void whatStandsBeforeACutIsSolved(Decompression decompression) throws IOException {
    // A chunk of xz is read as a whole and has up to 64 KiB, the data of some 6,000 puzzles.
    int count = decompression == Decompression.XZ ? 30_000 : 6_000;
    byte[] compressed = compress(decompression, puzzles(count));
    String name = file(Arrays.copyOf(compressed, compressed.length * 2 / 3));
    for (String threads : new String[] {"1", "2"}) {
      Run run = Run.of("--format=line", "--threads=" + threads, name);

      assertThat(run.status()).isEqualTo(2);
      long records = run.out().lines().count();
      assertThat(records).isGreaterThan(3_000);
      assertThat(run.out()).isEqualTo((SOLUTION + "\n").repeat((int) records));
      assertThat(run.err().lines())
          .containsExactly(
              "nonomino: The file '"
                  + name
                  + "' cannot be read: its "
                  + title(decompression)
                  + " data end too early. Get a complete copy. The "
                  + records
                  + " puzzles before that were read and answered.");
    }
  }

  @ParameterizedTest
  @EnumSource(mode = EnumSource.Mode.EXCLUDE, names = "ZIP")
  void everyCutIsReported(Decompression decompression) throws IOException {
    byte[] compressed = compress(decompression, puzzles(3));
    for (int length = magic(decompression); length < compressed.length; length++) {
      Run run = Run.withInput(Arrays.copyOf(compressed, length), "--format=line");

      assertThat(run.status()).as("%d bytes", length).isEqualTo(2);
      assertThat(run.err())
          .as("%d bytes", length)
          .startsWith("nonomino: Standard input cannot be read: its ")
          .contains(" data end too early. ")
          .containsOnlyOnce("\n");
    }
  }

  /** Programs for Windows write names in code page 437 and do not mark the encoding. */
  @Test
  void theNameInAZipFileMayHaveAnyEncoding() throws IOException {
    ByteArrayOutputStream compressed = new ByteArrayOutputStream();
    try (ZipOutputStream zip = new ZipOutputStream(compressed, Charset.forName("IBM437"))) {
      zip.putNextEntry(new ZipEntry("R\u00E4tsel.txt"));
      zip.write(puzzles(1).getBytes(StandardCharsets.US_ASCII));
    }

    Run run = Run.withInput(compressed.toByteArray(), "--count", "--format=line");

    assertThat(run.err()).isEmpty();
    assertThat(run.status()).isZero();
  }

  @ParameterizedTest
  @EnumSource
  void noDamageEndsInAFault(Decompression decompression) throws IOException {
    checkDamage(decompression, 50);
  }

  @Tag("long")
  @ParameterizedTest
  @EnumSource
  void noneOfManyDamagesEndsInAFault(Decompression decompression) throws IOException {
    checkDamage(decompression, 200);
  }

  private static void checkDamage(Decompression decompression, int times) throws IOException {
    byte[] compressed = compress(decompression, puzzles(500));
    Random random = new Random(11);
    for (int i = 0; i < times; i++) {
      byte[] damaged = compressed.clone();
      int where = 4 + random.nextInt(compressed.length - 4);
      damaged[where] ^= (byte) (1 << random.nextInt(8));

      Run run = Run.withInput(damaged, "--count", "--format=line");

      // A change to an unused bit, such as one of the time in the header, may go unnoticed.
      assertThat(run.status()).as("byte %d", where).isIn(0, 1, 2);
      assertThat(run.err()).as("byte %d", where).doesNotContain("fault").doesNotContain("\tat ");
    }
  }

  @Test
  void aDamagedFileIsReportedAndTheNextOneSolved() throws IOException {
    byte[] compressed = compress(Decompression.ZSTANDARD, puzzles(500));
    compressed[compressed.length / 2] ^= 0x55;
    Path plain = Files.writeString(folder.resolve("plain"), PUZZLE + "\n");

    Run run = Run.of("--format=line", file(compressed), plain.toString());

    assertThat(run.status()).isEqualTo(2);
    assertThat(run.err())
        .contains("cannot be read: its Zstandard data are damaged.")
        .containsOnlyOnce("\n");
    assertThat(run.out()).endsWith(SOLUTION + "\n");
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "1", "\u001F", "(", "\u001F1", "(12"})
  void aShortTextIsNotTakenForAPackedOne(String text) throws IOException {
    InputStream in = new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8));

    assertThat(new String(Decompression.open(in).readAllBytes(), StandardCharsets.UTF_8))
        .isEqualTo(text);
  }

  @Test
  void readsNoMoreThanNeededToSeeThatATextIsPlain() throws IOException {
    InputStream in = new ByteArrayInputStream("12".getBytes(StandardCharsets.UTF_8));

    Decompression.open(in);

    assertThat(in.available()).isEqualTo(1);
  }
}
