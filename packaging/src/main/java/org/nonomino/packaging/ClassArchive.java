package org.nonomino.packaging;

import java.io.IOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.NavigableSet;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

/**
 * The archive of parsed classes of a runtime image, at the place where Java searches for one. It
 * stays valid when the image is moved, because all classes are in the image.
 *
 * <p>The layout of the archive follows that of the virtual machine's memory. This is the same each
 * time without address randomisation and compilation, with the classes in one order, and with the
 * same folders and environment, because these are also in memory. Therefore the archive is created
 * in a folder whose name does not depend on the checkout. Archives are created until two are equal.
 */
final class ClassArchive {
  private static final int MAX_TRIES = 8;
  private static final Path FOLDER = Path.of("/tmp/nonomino-class-archive");
  private static final List<String> FIXED_ADDRESSES = List.of("setarch", "-R");
  private static final long MINUTES = 3;

  /** A puzzle with several solutions, or none, is not a failure of the program. */
  private static final int HIGHEST_ANSWER = 1;

  private static final String LIST = "classes.txt";
  private static final String ARCHIVE = "classes.jsa";

  private static final List<String> DUMP =
      List.of(
          FOLDER.resolve("runtime/bin/java").toString(),
          // Only G1 writes the heap's share of the archive; all collectors read it.
          "-XX:+UseG1GC",
          "-Xmx128m",
          "-XX:ParallelGCThreads=1",
          "-Xint",
          "-Xshare:dump",
          "-XX:SharedClassListFile=" + LIST,
          "-XX:SharedArchiveFile=" + ARCHIVE,
          "-cp",
          "none");

  private ClassArchive() {}

  /**
   * Creates the archive in an image.
   *
   * @param program the program's folder, with the launcher and the runtime
   * @param sources the checkout with the commands and their examples
   * @param work a folder within the sources for temporary files
   * @return whether two archives were equal
   * @throws IOException if Java fails
   */
  static boolean make(Path program, Path sources, Path work) throws IOException {
    Path runtime = program.resolve("runtime");
    NavigableSet<String> classes = classes(program, sources, work);
    try {
      Files.createDirectory(FOLDER);
    } catch (FileAlreadyExistsException e) {
      throw new IOException(
          "There is a folder "
              + FOLDER
              + ": another build creates its archive of classes there, or was stopped."
              + " Delete it if no other build is running.",
          e);
    }
    try {
      copy(runtime, FOLDER.resolve("runtime"));
      Files.write(FOLDER.resolve(LIST), classes);
      boolean isRepeated = dumpUntilRepeated(work);
      Files.move(
          FOLDER.resolve(ARCHIVE),
          runtime.resolve("lib/server").resolve(ARCHIVE),
          StandardCopyOption.REPLACE_EXISTING);
      return isRepeated;
    } finally {
      FileTree.delete(FOLDER);
    }
  }

  private static boolean dumpUntilRepeated(Path work) throws IOException {
    Path archive = FOLDER.resolve(ARCHIVE);
    List<String> command = new ArrayList<>(canFixAddresses(work) ? FIXED_ADDRESSES : List.of());
    command.addAll(DUMP);
    Set<String> seen = new HashSet<>();
    boolean isRepeated = false;
    for (int i = 0; i < MAX_TRIES && !isRepeated; i++) {
      Files.deleteIfExists(archive);
      run(FOLDER, work, command, Map.of("LC_ALL", "C"), 0);
      isRepeated = !seen.add(Checksums.sha256(archive));
    }
    return isRepeated;
  }

  /** Copies a folder that contains no links. */
  private static void copy(Path folder, Path target) throws IOException {
    try (Stream<Path> files = Files.walk(folder)) {
      for (Path file : (Iterable<Path>) files::iterator) {
        Path copied = target.resolve(folder.relativize(file).toString());
        Files.copy(file, copied, StandardCopyOption.COPY_ATTRIBUTES);
      }
    }
  }

  /**
   * Returns the classes loaded by the listed commands, each once because Java crashes on
   * duplicates.
   */
  private static NavigableSet<String> classes(Path program, Path sources, Path work)
      throws IOException {
    NavigableSet<String> classes = new TreeSet<>();
    Map<String, String> environment = new HashMap<>(System.getenv());
    environment.keySet().removeIf(name -> name.startsWith("NONOMINO_"));
    environment.remove("JAVA_TOOL_OPTIONS");
    environment.remove("JDK_JAVA_OPTIONS");
    Path list = work.resolve("loaded.txt");
    for (String words : Files.readAllLines(sources.resolve("app/archived-commands.txt"))) {
      List<String> command = new ArrayList<>();
      command.add(program.resolve("bin/nonomino").toString());
      command.addAll(Arrays.asList(words.split(" ")));
      Files.deleteIfExists(list);
      // Relative, because the launcher splits options at spaces, and names of folders may have
      // spaces.
      environment.put("NONOMINO_JAVA_OPTS", "-XX:DumpLoadedClassList=" + sources.relativize(list));
      run(sources, work, command, environment, HIGHEST_ANSWER);
      Files.readAllLines(list).stream().filter(line -> !line.startsWith("#")).forEach(classes::add);
    }
    return classes;
  }

  /** Returns whether address randomisation can be disabled here, unlike in some containers. */
  private static boolean canFixAddresses(Path work) {
    List<String> command = new ArrayList<>(FIXED_ADDRESSES);
    command.add("true");
    try {
      run(FOLDER, work, command, System.getenv(), 0);
      return true;
    } catch (IOException e) {
      return false;
    }
  }

  private static void run(
      Path folder,
      Path work,
      List<String> command,
      Map<String, String> environment,
      int highestStatus)
      throws IOException {
    Path log = work.resolve("archive.log");
    ProcessBuilder builder = new ProcessBuilder(command);
    builder.directory(folder.toFile());
    builder.environment().clear();
    builder.environment().putAll(environment);
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
