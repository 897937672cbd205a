package org.nonomino.bulk.io;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Instant;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class StagingFileTest {
  /** No process has such a number. */
  private static final String DEAD = ".nonomino-999999999999-1f";

  @TempDir private Path folder;

  private Path leftover(String name, Instant lastWritten) throws IOException {
    Path file = Files.writeString(folder.resolve(name), "half of a file");
    Files.setLastModifiedTime(file, FileTime.from(lastWritten));
    return file;
  }

  @Test
  void leftoversOfDeadProcessesGo() throws IOException {
    String own = ".nonomino-" + ProcessHandle.current().pid();
    Path dead = leftover(DEAD, Instant.now());
    Path sameNumber = leftover(own + "-1f", Instant.EPOCH);
    Path running = leftover(own + "-2f", Instant.now());
    Path other = leftover(".nonomino-site", Instant.EPOCH);

    StagingFile.clear(folder);

    assertThat(dead).doesNotExist();
    assertThat(sameNumber).as("of an earlier process with our number").doesNotExist();
    assertThat(running).exists();
    assertThat(other).exists();
  }

  /** Files that are not written as a whole also clear their folder. */
  @Test
  void theyGoAtEachRunThatWritesThere() throws IOException, UsageException {
    Path dead = leftover(DEAD, Instant.now());

    OutputFile.open(Optional.of(folder.resolve("out.txt").toString()), Console.discarding())
        .close();

    assertThat(dead).doesNotExist();
  }
}
