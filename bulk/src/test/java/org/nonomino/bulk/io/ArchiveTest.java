package org.nonomino.bulk.io;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.junit.jupiter.api.Test;
import org.nonomino.text.MalformedTextException;
import org.nonomino.text.PuzzleAssembler;
import org.nonomino.text.PuzzleFormats;

final class ArchiveTest {
  private static final String PUZZLE = "1......2.3....4.";

  /** The files that xz -c and bzip2 -c make of a puzzle begin like this. */
  private static final byte[] XZ = HexFormat.of().parseHex("fd377a585a000004e6d6b446");

  private static final byte[] BZIP2 = HexFormat.of().parseHex("425a68393141592653598b1d");

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
  void otherCompressionsAreNamed() {
    assertThat(read(XZ))
        .containsExactly(
            "Standard input cannot be read: it is compressed with xz, which Nonomino does not read."
                + " Decompress it first: xz -dc FILE | nonomino solve");
    assertThat(read(BZIP2))
        .containsExactly(
            "Standard input cannot be read: it is compressed with bzip2, which Nonomino does not"
                + " read. Decompress it first: bzip2 -dc FILE | nonomino solve");
  }

  @Test
  void textThatBeginsAlikeIsText() {
    assertThat(read("BZh\n".getBytes(StandardCharsets.UTF_8))).hasSize(1);
    assertThat(Decompression.isCompressed(Arrays.copyOf(XZ, 4))).isTrue();
    assertThat(Decompression.isCompressed("PK12".getBytes(StandardCharsets.UTF_8))).isFalse();
  }
}
