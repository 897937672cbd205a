package org.nonomino.packaging;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/**
 * The archive of parsed classes of a runtime image, where Java itself looks for one. It stays valid
 * when the image is moved, because all classes are in the image.
 *
 * <p>The virtual machine lays out its memory a little differently each time, and so the archive:
 * without address randomisation and compilation most are equal to the byte. So archives are made
 * until one came twice.
 */
final class ClassArchive {
  private static final int MOST_TRIES = 8;
  private static final List<String> FIXED_ADDRESSES = List.of("setarch", "-R");
  private static final long MINUTES = 3;

  /** A puzzle with several solutions, or none, is not a failure of the program. */
  private static final int HIGHEST_ANSWER = 1;

  private ClassArchive() {}

  /**
   * Makes the archive in an image.
   *
   * @param program the program's folder, with the launcher and the runtime
   * @param sources where the commands, and the examples that they name, are
   * @param work for files that are needed meanwhile; within the sources
   * @return whether the archive is one that came twice
   * @throws IOException if Java fails
   */
  static boolean make(Path program, Path sources, Path work) throws IOException {
    Path runtime = program.resolve("runtime");
    Path list = work.resolve("classes.txt");
    Files.write(list, classes(program, sources, work));
    Path archive = runtime.resolve("lib/server/classes.jsa");
    Path made = work.resolve("classes.jsa");
    List<String> dump = dump(runtime, list, made, canFixAddresses(sources, work));
    Set<String> seen = new HashSet<>();
    boolean isRepeated = false;
    for (int i = 0; i < MOST_TRIES && !isRepeated; i++) {
      Files.deleteIfExists(made);
      run(sources, work, dump, null, 0);
      isRepeated = !seen.add(Checksums.sha256(made));
    }
    Files.move(made, archive);
    return isRepeated;
  }

  /** Returns the classes that the commands of the list load, each once: Java crashes on others. */
  private static Set<String> classes(Path program, Path sources, Path work) throws IOException {
    Set<String> classes = new LinkedHashSet<>();
    Path list = work.resolve("loaded.txt");
    for (String words : Files.readAllLines(sources.resolve("app/archived-commands.txt"))) {
      List<String> command = new ArrayList<>();
      command.add(program.resolve("bin/nonomino").toString());
      command.addAll(Arrays.asList(words.split(" ")));
      Files.deleteIfExists(list);
      // Relative, as the launcher takes options apart at blanks, which folders may have.
      String options = "-XX:DumpLoadedClassList=" + sources.relativize(list);
      run(sources, work, command, options, HIGHEST_ANSWER);
      classes.addAll(Files.readAllLines(list));
    }
    return classes;
  }

  /** Returns whether address randomisation can be turned off here; in some containers it cannot. */
  private static boolean canFixAddresses(Path sources, Path work) {
    List<String> command = new ArrayList<>(FIXED_ADDRESSES);
    command.add("true");
    try {
      run(sources, work, command, null, 0);
      return true;
    } catch (IOException e) {
      return false;
    }
  }

  private static List<String> dump(Path runtime, Path list, Path made, boolean canFixAddresses) {
    List<String> command = new ArrayList<>(canFixAddresses ? FIXED_ADDRESSES : List.of());
    command.addAll(
        List.of(
            runtime.resolve("bin/java").toString(),
            // Only G1 writes the heap's share of the archive; all collectors read it.
            "-XX:+UseG1GC",
            "-Xmx128m",
            "-XX:ParallelGCThreads=1",
            "-Xint",
            "-Xshare:dump",
            "-XX:SharedClassListFile=" + list,
            "-XX:SharedArchiveFile=" + made,
            "-cp",
            runtime.resolve("lib/none").toString()));
    return command;
  }

  private static void run(
      Path folder, Path work, List<String> command, @Nullable String options, int highestStatus)
      throws IOException {
    Path log = work.resolve("archive.log");
    ProcessBuilder builder = new ProcessBuilder(command);
    builder.directory(folder.toFile());
    builder.environment().keySet().removeIf(name -> name.startsWith("NONOMINO_"));
    builder.environment().remove("JAVA_TOOL_OPTIONS");
    builder.environment().remove("JDK_JAVA_OPTIONS");
    if (options != null) {
      builder.environment().put("NONOMINO_JAVA_OPTS", options);
    }
    builder.redirectErrorStream(true).redirectOutput(log.toFile());
    Process process = builder.start();
    process.getOutputStream().close();
    try {
      if (!process.waitFor(MINUTES, TimeUnit.MINUTES)) {
        process.destroyForcibly();
        throw new IOException(command + " does not end.");
      }
    } catch (InterruptedException e) {
      process.destroyForcibly();
      throw new IOException(command + " was interrupted.", e);
    }
    if (process.exitValue() > highestStatus) {
      throw new IOException(command + " failed; see " + log + ".");
    }
  }
}
