package org.nonomino.app;

import static org.assertj.core.api.Assertions.assertThat;
import static org.mockito.ArgumentMatchers.any;
import static org.mockito.ArgumentMatchers.anyInt;
import static org.mockito.Mockito.doThrow;
import static org.mockito.Mockito.mock;
import static org.mockito.Mockito.when;

import com.google.inject.AbstractModule;
import com.google.inject.Guice;
import com.google.inject.Module;
import com.google.inject.multibindings.MapBinder;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.SequenceInputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ExecutionException;
import org.junit.jupiter.api.Test;
import org.nonomino.bulk.io.Console;
import org.nonomino.solver.Solver;
import org.nonomino.solver.SolverName;

/** Tests of internal errors. */
final class FaultTest {
  private static final String PUZZLE = "1...............\n";
  private final ByteArrayOutputStream err = new ByteArrayOutputStream();

  private int run(InputStream in, OutputStream out, Module extra, String... args) {
    List<Module> modules =
        new ArrayList<>(
            Main.modules(
                new Console(in, out, err, false, false, false, Console.USUAL_COLUMNS, false)));
    modules.add(extra);
    return Guice.createInjector(modules).getInstance(CommandLineRunner.class).run(args);
  }

  private static InputStream input(String text) {
    return new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8));
  }

  private static Module noModule() {
    return new AbstractModule() {};
  }

  /** Adds a solver in the same way as a jar on the class path. */
  private static Module offering(Solver solver, String name) {
    return new AbstractModule() {
      @Override
      protected void configure() {
        MapBinder.newMapBinder(binder(), SolverName.class, Solver.class)
            .addBinding(new SolverName(name))
            .toInstance(solver);
      }
    };
  }

  @Test
  void anInterruptedRunReportsHowManyMessagesItLeftOut() {
    InputStream bad = input("12345 what is this\n".repeat(5000));
    InputStream interrupting =
        new InputStream() {
          @Override
          public int read() {
            Thread.currentThread().interrupt();
            return -1;
          }

          @Override
          public int read(byte[] bytes, int offset, int length) {
            return read();
          }
        };

    run(
        new SequenceInputStream(bad, interrupting),
        OutputStream.nullOutputStream(),
        noModule(),
        "solve",
        "--threads=1");

    assertThat(err.toString(StandardCharsets.UTF_8))
        .containsOnlyOnce(" more of this kind: ")
        .as("the summary of a whole run")
        .doesNotContain(" puzzles: ");
  }

  @Test
  void aFaultOfASolverIsOwnedUpTo() {
    Solver broken = mock(Solver.class);
    when(broken.name()).thenReturn(new SolverName("broken"));
    when(broken.prepare(any())).thenThrow(new IllegalStateException("table 3 is askew"));
    for (String threads : List.of("1", "2")) {
      ByteArrayOutputStream out = new ByteArrayOutputStream();

      int status =
          run(
              input(PUZZLE + PUZZLE),
              out,
              offering(broken, "broken"),
              "--solver=broken",
              "--threads=" + threads);

      assertThat(status).isEqualTo(70);
      assertThat(err.toString(StandardCharsets.UTF_8))
          .contains("Internal error")
          .contains("table 3 is askew")
          .doesNotContain("\tat ");
    }
  }

  @Test
  void anErrorOfAWorkerIsReportedLikeOneOfTheMainThread() {
    Map<Error, String> errors =
        Map.of(
            new OutOfMemoryError("Java heap space"),
            "nonomino: Out of memory. Ask for less, or allow more with NONOMINO_JAVA_OPTS=-Xmx4g.\n",
            new StackOverflowError(),
            "nonomino: Internal error: java.lang.StackOverflowError\n");
    errors.forEach(
        (error, message) -> {
          Solver broken = mock(Solver.class);
          when(broken.name()).thenReturn(new SolverName("broken"));
          when(broken.prepare(any())).thenThrow(error);
          for (String threads : List.of("1", "2")) {
            err.reset();

            int status =
                run(
                    input(PUZZLE + PUZZLE),
                    new ByteArrayOutputStream(),
                    offering(broken, "broken"),
                    "--solver=broken",
                    "--threads=" + threads);

            assertThat(status).as(threads).isEqualTo(error instanceof OutOfMemoryError ? 3 : 70);
            assertThat(err.toString(StandardCharsets.UTF_8)).as(threads).startsWith(message);
          }
        });
  }

  @Test
  void anErrorThatOthersWrapIsStillSeen() {
    Solver broken = mock(Solver.class);
    when(broken.name()).thenReturn(new SolverName("broken"));
    when(broken.prepare(any()))
        .thenThrow(new IllegalStateException(new ExecutionException(new OutOfMemoryError())));

    int status =
        run(
            input(PUZZLE),
            new ByteArrayOutputStream(),
            offering(broken, "broken"),
            "--solver=broken");

    assertThat(status).isEqualTo(3);
    assertThat(err.toString(StandardCharsets.UTF_8)).startsWith("nonomino: Out of memory.");
  }

  @Test
  void aSolverOfAnotherModuleIsOffered() {
    Solver other = mock(Solver.class);
    when(other.name()).thenReturn(new SolverName("other"));
    when(other.description()).thenReturn("from elsewhere");
    ByteArrayOutputStream out = new ByteArrayOutputStream();

    run(input(""), out, offering(other, "other"), "--list-solvers");

    assertThat(out.toString(StandardCharsets.UTF_8)).contains("other        from elsewhere\n");
  }

  @Test
  void aClosedPipeEndsTheRunQuietly() throws IOException {
    OutputStream closed = mock(OutputStream.class);
    doThrow(new IOException("Broken pipe")).when(closed).write(any(), anyInt(), anyInt());
    for (String option : List.of("--count", "--all", "--first")) {
      int status =
          run(
              input(PUZZLE.repeat(50_000)),
              closed,
              noModule(),
              option + (option.equals("--all") ? "=3" : ""),
              "--format=line");

      assertThat(status).isZero();
      assertThat(err.toString(StandardCharsets.UTF_8)).isEmpty();
    }
  }

  @Test
  void anInputThatBreaksOffIsReportedAndWhatCameIsSolved() {
    InputStream breaking =
        new InputStream() {
          private final InputStream good = input("1...............\n");

          @Override
          public int read() throws IOException {
            int next = good.read();
            if (next < 0) {
              throw new IOException("the disk is gone");
            }
            return next;
          }

          @Override
          public int read(byte[] bytes, int offset, int length) throws IOException {
            bytes[offset] = (byte) read();
            return 1;
          }
        };
    ByteArrayOutputStream out = new ByteArrayOutputStream();

    int status = run(breaking, out, noModule(), "--count", "--format=line");

    assertThat(status).isEqualTo(2);
    assertThat(out.toString(StandardCharsets.UTF_8)).isEqualTo("72\n");
    assertThat(err.toString(StandardCharsets.UTF_8)).contains("the disk is gone");
  }

  @Test
  void aMenuWhoseInputCannotBeReadSaysSo() {
    InputStream closed =
        new InputStream() {
          @Override
          public int read() throws IOException {
            throw new IOException("it is closed");
          }

          @Override
          public int read(byte[] bytes, int offset, int length) throws IOException {
            return read();
          }
        };

    int status = run(closed, new ByteArrayOutputStream(), noModule(), "menu");

    assertThat(status).isEqualTo(2);
    assertThat(err.toString(StandardCharsets.UTF_8))
        .isEqualTo("nonomino: Standard input cannot be read: it is closed.\n");
  }

  @Test
  void anInterruptEndsTheRunAsALimit() {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    Thread.currentThread().interrupt();

    int status = run(input(".".repeat(81) + "\n"), out, noModule(), "--count", "--format=line");

    assertThat(Thread.interrupted()).isFalse();
    assertThat(status).isEqualTo(3);
    assertThat(out.size()).isZero();
  }
}
