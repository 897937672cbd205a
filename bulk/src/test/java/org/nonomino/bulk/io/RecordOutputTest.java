package org.nonomino.bulk.io;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The sizes of the pieces in which records reach a stream or a file. */
final class RecordOutputTest {
  /** A page of memory, and the atomic size of a pipe. */
  private static final int PAGE = 4096;

  /** The calls that a stream received. */
  private static final class Calls extends OutputStream {
    final List<String> pieces = new ArrayList<>();

    @Override
    public void write(int b) {
      write(new byte[] {(byte) b}, 0, 1);
    }

    @Override
    public void write(byte[] bytes, int offset, int length) {
      pieces.add(new String(bytes, offset, length, StandardCharsets.UTF_8));
    }
  }

  private static Console console(OutputStream out) {
    return new Console(
        InputStream.nullInputStream(),
        out,
        new ByteArrayOutputStream(),
        false,
        false,
        false,
        Console.USUAL_COLUMNS,
        false);
  }

  private static List<String> callsFor(List<String> records) throws IOException, UsageException {
    Calls calls = new Calls();
    try (RecordOutput out = OutputFile.open(Optional.empty(), console(calls))) {
      for (String record : records) {
        out.write(record);
      }
    }
    return calls.pieces;
  }

  @Test
  void aCallHasAsManyWholeRecordsAsFitIntoAPage() throws IOException, UsageException {
    Random random = new Random(5);
    List<String> records =
        IntStream.range(0, 2000).mapToObj(i -> "é".repeat(random.nextInt(150)) + "\n").toList();

    List<String> calls = callsFor(records);

    assertThat(String.join("", calls)).isEqualTo(String.join("", records));
    assertThat(calls).allMatch(call -> call.endsWith("\n"));
    int next = 0;
    for (String call : calls) {
      next += (int) call.lines().count();
      int length = call.getBytes(StandardCharsets.UTF_8).length;
      assertThat(length).isLessThanOrEqualTo(PAGE);
      if (next < records.size()) {
        int lengthOfNext = records.get(next).getBytes(StandardCharsets.UTF_8).length;
        assertThat(length + lengthOfNext).isGreaterThan(PAGE);
      }
    }
  }

  @Test
  void aRecordLongerThanAPageGoesByItself() throws IOException, UsageException {
    String full = "a".repeat(PAGE);
    String longer = "b".repeat(PAGE + 1);

    assertThat(callsFor(List.of("1", full, "2", "3", longer, "4")))
        .containsExactly("1", full, "23", longer, "4");
  }

  /** Ctrl-C interrupts the thread that writes. */
  @Test
  void aFileGetsWhatAnInterruptedThreadWrites(@TempDir Path folder)
      throws IOException, UsageException {
    Path file = Files.writeString(folder.resolve("a.txt"), "old and longer than the new content");

    Thread.currentThread().interrupt();
    try (RecordOutput out =
        OutputFile.open(Optional.of(file.toString()), console(OutputStream.nullOutputStream()))) {
      out.write("1\n");
      out.flush();
      out.write("2\n");
    }

    assertThat(Thread.interrupted()).isTrue();
    assertThat(file).hasContent("1\n2\n");
  }
}
