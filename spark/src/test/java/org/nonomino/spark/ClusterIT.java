package org.nonomino.spark;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A cluster of a master and two workers on this machine, to which the jar is submitted. */
@Tag("long")
class ClusterIT {
  private static final Path MODULE = Path.of(System.getProperty("nonomino.basedir"));
  private static final Pattern MASTER = Pattern.compile("Starting Spark master at (spark://\\S+)");
  private static final String REGISTERED = "Successfully registered with master";
  private static final int PARTS = 40;
  private static final int PARTS_BEFORE_THE_KILL = 3;
  private static final int MAX_SECONDS = 300;

  @TempDir private Path folder;
  private final List<Process> processes = new ArrayList<>();

  /** Links the jars into the folder where Spark expects them. */
  @BeforeEach
  void linkJars() throws IOException {
    Path jars = Files.createDirectories(folder.resolve("spark/jars"));
    String classpath = Files.readString(MODULE.resolve("target/spark.classpath")).strip();
    for (String jar : classpath.split(File.pathSeparator, -1)) {
      Files.createSymbolicLink(jars.resolve(Path.of(jar).getFileName()), Path.of(jar));
    }
  }

  @AfterEach
  void end() throws InterruptedException {
    for (Process process : processes) {
      process.descendants().forEach(ProcessHandle::destroyForcibly);
      process.destroyForcibly().waitFor();
    }
  }

  private Process java(Path log, String main, String... words) throws IOException {
    List<String> command =
        new ArrayList<>(
            List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(), "-Xmx512m"));
    command.addAll(List.of(System.getProperty("nonomino.opens").strip().split("\\s+")));
    command.addAll(List.of("-cp", folder.resolve("spark/jars") + "/*", main));
    command.addAll(List.of(words));
    ProcessBuilder builder = new ProcessBuilder(command).redirectErrorStream(true);
    // Executors run in folders of their workers, so a relative name is another file there.
    builder.directory(folder.toFile());
    builder.redirectOutput(log.toFile());
    builder.environment().put("SPARK_HOME", folder.resolve("spark").toString());
    builder.environment().put("SPARK_LOCAL_IP", "127.0.0.1");
    builder.environment().put("SPARK_SCALA_VERSION", "2.13");
    Process process = builder.start();
    processes.add(process);
    return process;
  }

  private static void await(BooleanSupplier condition, String what) throws InterruptedException {
    long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(MAX_SECONDS);
    while (!condition.getAsBoolean()) {
      assertThat(System.nanoTime()).as("waited for " + what).isLessThan(end);
      Thread.sleep(100);
    }
  }

  private static String text(Path file) {
    try {
      return Files.exists(file) ? Files.readString(file) : "";
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static long count(Path folder) {
    if (!Files.isDirectory(folder)) {
      return 0;
    }
    try (Stream<Path> files = Files.list(folder)) {
      return files.count();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private Process worker(String name, String master) throws IOException, InterruptedException {
    Path log = folder.resolve(name + ".log");
    Process worker =
        java(
            log,
            "org.apache.spark.deploy.worker.Worker",
            "--host",
            "127.0.0.1",
            "--cores",
            "1",
            "--memory",
            "1g",
            "--work-dir",
            folder.resolve(name).toString(),
            "--webui-port",
            "0",
            master);
    await(() -> text(log).contains(REGISTERED), name);
    return worker;
  }

  @Test
  void oneOfTwoWorkersIsKilledInTheMiddle() throws IOException, InterruptedException {
    Path masterLog = folder.resolve("master.log");
    java(
        masterLog,
        "org.apache.spark.deploy.master.Master",
        "--host",
        "127.0.0.1",
        "--port",
        "0",
        "--webui-port",
        "0");
    await(() -> MASTER.matcher(text(masterLog)).find(), "the master");
    Matcher address = MASTER.matcher(text(masterLog));
    assertThat(address.find()).isTrue();
    Process victim = worker("first", address.group(1));
    worker("second", address.group(1));

    // This job takes a while, so that the kill happens before its end.
    Path input = Inputs.lines(folder);
    Path output = folder.resolve("out");
    Path jobLog = folder.resolve("job.log");
    Process job =
        java(
            jobLog,
            "org.apache.spark.deploy.SparkSubmit",
            "--master",
            address.group(1),
            "--conf",
            "spark.executor.memory=700m",
            "--conf",
            "spark.ui.enabled=false",
            "--class",
            "org.nonomino.spark.SparkMain",
            MODULE.resolve("target/nonomino-spark.jar").toString(),
            "rate",
            "--scale=se",
            "--parts=" + PARTS,
            "--output=out",
            folder.relativize(input).toString());
    await(() -> count(output.resolve("_reports")) >= PARTS_BEFORE_THE_KILL, "the first parts");
    assertThat(job.isAlive()).as(text(jobLog)).isTrue();
    assertThat(count(output.resolve("_reports"))).isLessThan(PARTS);
    victim.destroyForcibly();
    assertThat(job.waitFor(MAX_SECONDS, TimeUnit.SECONDS)).isTrue();

    assertThat(text(jobLog)).contains("Lost executor");
    assertThat(job.exitValue()).as(text(jobLog)).isEqualTo(2);
    assertThat(Job.records(output))
        .isEqualTo(Job.alone("rate", "--scale=se", "--format=line", input.toString()).records());
    assertThat(output.resolve("_SUCCESS")).exists();
  }
}
