package org.nonomino.bulk.io;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.zip.CRC32;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.apache.commons.compress.compressors.bzip2.BZip2CompressorOutputStream;
import org.junit.jupiter.api.Test;
import org.nonomino.text.MalformedTextException;
import org.nonomino.text.PuzzleAssembler;
import org.nonomino.text.PuzzleFormats;
import org.tukaani.xz.LZMA2Options;
import org.tukaani.xz.XZOutputStream;

final class DecompressionTest {
  private static final String PUZZLE = "1......2.3....4.";

  /** A compressed puzzle. */
  private static byte[] compressed(Encoder encoder) throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (OutputStream out = encoder.encode(bytes)) {
      out.write((PUZZLE + " a\n").getBytes(StandardCharsets.UTF_8));
    }
    return bytes.toByteArray();
  }

  @FunctionalInterface
  private interface Encoder {
    OutputStream encode(OutputStream out) throws IOException;
  }

  private static byte[] xz() throws IOException {
    return compressed(out -> new XZOutputStream(out, new LZMA2Options()));
  }

  private static byte[] bzip2() throws IOException {
    return compressed(BZip2CompressorOutputStream::new);
  }

  private static byte[] zip(String... names) throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (ZipOutputStream zip = new ZipOutputStream(bytes)) {
      for (String name : names) {
        zip.putNextEntry(new ZipEntry(name));
        if (!name.endsWith("/")) {
          zip.write((PUZZLE + " " + name + "\n").getBytes(StandardCharsets.UTF_8));
        }
      }
    }
    return bytes.toByteArray();
  }

  /** Returns the label of each puzzle of standard input, or the message. */
  private static List<String> read(byte[] input) {
    List<String> read = new ArrayList<>();
    try (PuzzleInputs inputs =
        new PuzzleInputs(
            List.of("-"),
            new ByteArrayInputStream(input),
            PuzzleFormats.ALL,
            new PuzzleAssembler(Optional.empty()),
            read::add)) {
      for (Optional<InputItem> next = inputs.next(); next.isPresent(); next = inputs.next()) {
        read.add(
            next.get() instanceof InputItem.Text text
                ? text.text().parse().label()
                : ((InputItem.Unreadable) next.get()).message());
      }
    } catch (MalformedTextException e) {
      read.add(e.problem());
    }
    return read;
  }

  @Test
  void theOnlyFileOfAZipFileIsRead() throws IOException {
    assertThat(read(zip("a.txt"))).containsExactly("a.txt");
    assertThat(read(zip("folder/", "folder/a.txt"))).containsExactly("folder/a.txt");
  }

  @Test
  void aSecondFileIsSaid() throws IOException {
    assertThat(read(zip("a.txt", "b.txt")))
        .containsExactly(
            "a.txt",
            "Standard input cannot be read: it contains a second file, 'b.txt'. Only the first one"
                + " is read. Extract the others. The puzzle before that was read and answered.");
  }

  @Test
  void damagedZipFilesAndDocumentsAreSaid() throws IOException {
    byte[] whole = zip("a.txt");

    assertThat(read(Arrays.copyOf(whole, 40)))
        .containsExactly(
            "Standard input cannot be read: its zip data end too early. Get a complete copy.");
    assertThat(read(zip("[Content_Types].xml", "xl/workbook.xml")))
        .containsExactly(
            "Standard input cannot be read: it is a document of an office program. Save its table"
                + " as CSV.");
  }

  @Test
  void xzAndBzip2AreRead() throws IOException {
    assertThat(read(xz())).containsExactly("a");
    assertThat(read(bzip2())).containsExactly("a");
    byte[] twice = Arrays.copyOf(bzip2(), 2 * bzip2().length);
    System.arraycopy(bzip2(), 0, twice, bzip2().length, bzip2().length);
    assertThat(read(twice)).containsExactly("a", "a");
  }

  /** Wherever a file is cut or damaged, this is said once, and nothing else is thrown. */
  @Test
  void damagedFilesOfXzAndBzip2AreSaid() throws IOException {
    for (byte[] whole : List.of(xz(), bzip2())) {
      for (int i = 12; i < whole.length; i++) {
        assertThat(read(Arrays.copyOf(whole, i)).toString())
            .as("cut at %d", i)
            .contains("data end too early. Get a complete copy.");
        byte[] damaged = whole.clone();
        damaged[i] ^= 0x55;
        assertThat(read(damaged).toString())
            .as("damaged at %d", i)
            .containsPattern("data (are damaged|end too early)");
      }
    }
  }

  @Test
  void largeDictionariesAreRefused() throws IOException {
    // The size is a byte in the header, so nothing of this size is allocated here.
    byte[] small = xz();
    byte[] large = small.clone();
    int dictionary = 12 + 4;
    large[dictionary] = 33;
    CRC32 crc = new CRC32();
    crc.update(large, 12, 8);
    for (int i = 0; i < 4; i++) {
      large[20 + i] = (byte) (crc.getValue() >>> (8 * i));
    }

    assertThat(read(large))
        .containsExactly(
            "Standard input cannot be read: it was compressed with a window of more than 128 MiB."
                + " Decompress it first: xz -dc FILE | nonomino solve");
  }

  @Test
  void textThatBeginsAlikeIsText() throws IOException {
    assertThat(read("BZh\n".getBytes(StandardCharsets.UTF_8))).hasSize(1);
    assertThat(Decompression.isCompressed(Arrays.copyOf(xz(), 4))).isTrue();
    assertThat(Decompression.isCompressed("PK12".getBytes(StandardCharsets.UTF_8))).isFalse();
  }
}
