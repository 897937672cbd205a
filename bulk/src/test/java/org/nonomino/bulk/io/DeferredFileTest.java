package org.nonomino.bulk.io;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIOException;

import java.io.FilterOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class DeferredFileTest {
  private static final String RECORD = "4.3..2.1.1..3...\n";

  @TempDir private Path folder;

  /** A device with little space, which writes what fits and then fails, as disks do. */
  private static final class SmallDisk extends FilterOutputStream {
    private int free;

    SmallDisk(OutputStream file, int bytes) {
      super(file);
      free = bytes;
    }

    @Override
    public void write(byte[] bytes, int offset, int length) throws IOException {
      int fitting = Math.min(free, length);
      out.write(bytes, offset, fitting);
      free -= fitting;
      if (fitting < length) {
        throw new IOException("No space left on device");
      }
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 1, 16, 17, 4000, 4096, 5000, 10_000})
  void endsWithAWholeRecordWhenTheDiskIsFull(int space) throws IOException {
    Path file = folder.resolve("puzzles.txt");

    assertThatIOException()
        .isThrownBy(
            () -> {
              try (RecordOutput out =
                  new RecordOutput(
                      new DeferredFile(file, stream -> new SmallDisk(stream, space)))) {
                for (int i = 0; i < 1_000; i++) {
                  out.write(RECORD);
                }
              }
            });

    String written = Files.readString(file);
    assertThat(written.length()).isLessThanOrEqualTo(space);
    assertThat(written).isEqualTo(RECORD.repeat(written.length() / RECORD.length()));
  }

  @Test
  void writesEverythingWhereThereIsRoom() throws IOException {
    Path file = folder.resolve("puzzles.txt");
    Files.writeString(file, "something longer than the new content of the file");
    try (RecordOutput out = new RecordOutput(new DeferredFile(file))) {
      out.write(RECORD);
    }
    assertThat(file).hasContent(RECORD);
  }
}
