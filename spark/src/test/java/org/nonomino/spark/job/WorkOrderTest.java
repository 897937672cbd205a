package org.nonomino.spark.job;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.nonomino.bulk.io.ExitCode;

final class WorkOrderTest {
  @TempDir private Path folder;

  /** A task of a cluster runs in another folder than the driver, as this test does. */
  @Test
  void tasksFindTheFilesOfTheDriver() throws IOException {
    Path mask = Files.writeString(folder.resolve("mask.txt"), "");
    Path input = Files.writeString(folder.resolve("in put.txt"), "");
    List<String> words =
        List.of("rate", "--regions=mask.txt", "--levels=none.json", "-o", "out", "in put.txt");
    List<String> understood = new ArrayList<>();

    new WorkOrder(
            words,
            folder.toFile(),
            all -> {
              understood.addAll(all);
              return run -> ExitCode.SOLVED;
            })
        .job(SparkJob.class);

    assertThat(understood)
        .containsExactly(
            "rate", "--regions=" + mask, "--levels=none.json", "-o", "out", input.toString());
  }
}
