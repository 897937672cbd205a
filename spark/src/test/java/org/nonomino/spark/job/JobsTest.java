package org.nonomino.spark.job;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Stream;
import org.apache.spark.api.java.JavaSparkContext;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.nonomino.bulk.io.Console;
import org.nonomino.bulk.io.ExitCode;
import org.nonomino.bulk.io.UsageException;
import org.nonomino.spark.output.OutputOptions;
import picocli.CommandLine;

/** Tests messages about Spark itself. */
final class JobsTest {
  private final ByteArrayOutputStream err = new ByteArrayOutputStream();

  private final Console console =
      new Console(
          InputStream.nullInputStream(),
          OutputStream.nullOutputStream(),
          err,
          false,
          false,
          false,
          Console.USUAL_COLUMNS,
          false);

  @TempDir private Path folder;

  private OutputOptions output() {
    return CommandLine.populateCommand(new OutputOptions(), "--output=" + folder.resolve("out"));
  }

  private Jobs jobs(Function<String, JavaSparkContext> sessions) {
    return new Jobs(console, sessions, words -> run -> ExitCode.SOLVED);
  }

  /** Jobs that Spark's end interrupts. */
  static Stream<SparkJob> interrupted() {
    return Stream.of(
        run -> {
          run.session().stop();
          run.session().parallelize(List.of(1)).collect();
          return ExitCode.SOLVED;
        },
        run -> {
          run.session().stop();
          throw new IOException("Filesystem closed");
        });
  }

  @ParameterizedTest
  @MethodSource("interrupted")
  void aLostSessionIsNoInternalError(SparkJob job) throws UsageException {
    ExitCode status = jobs(SparkSessions::open).run(job, List.of("solve"), output());

    assertThat(status).isEqualTo(ExitCode.FAULT);
    assertThat(err.toString(StandardCharsets.UTF_8))
        .isEqualTo(
            "nonomino: Spark ended during the job: it was stopped or killed, or its cluster was"
                + " lost. Completed parts are kept: run the same command again with --resume.\n");
  }

  @Test
  void aSessionThatCannotBeOpenedHasItsReason() {
    Jobs jobs =
        jobs(
            name -> {
              throw new IllegalStateException("All masters are unresponsive! Giving up.\nat");
            });

    assertThatThrownBy(() -> jobs.run(run -> ExitCode.SOLVED, List.of("solve"), output()))
        .isInstanceOf(UsageException.class)
        .hasMessage(
            "Spark did not start: All masters are unresponsive! Giving up. Check the settings for"
                + " Spark, such as --master, and that its cluster runs and has room.");
  }

  @Test
  void anErrorOfTheProgramStaysOne() {
    assertThatThrownBy(
            () ->
                jobs(SparkSessions::open)
                    .run(
                        run -> {
                          throw new IllegalArgumentException("a bug");
                        },
                        List.of("solve"),
                        output()))
        .hasMessage("a bug");
  }
}
