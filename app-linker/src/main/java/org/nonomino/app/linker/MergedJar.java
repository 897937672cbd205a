package org.nonomino.app.linker;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Iterator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.jar.JarEntry;
import java.util.jar.JarFile;
import java.util.regex.Pattern;
import java.util.zip.Deflater;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import java.util.zip.ZipOutputStream;

/**
 * The files of several jars. If jars have files with the same name, that of the first jar on the
 * class path stays, because Java would find it. Lists of services are joined.
 */
final class MergedJar {
  private static final String CLASS = ".class";
  private static final String SERVICES = "META-INF/services/";

  /** The oldest Java that runs the program: of files for several versions, that for this one. */
  private static final Runtime.Version JAVA = Runtime.Version.parse("17");

  /** The names of files that describe a single jar. */
  private static final Pattern OF_ONE_JAR =
      Pattern.compile(
          "META-INF/(MANIFEST\\.MF|INDEX\\.LIST|[^/]*\\.(SF|RSA|DSA|EC)|(maven|versions)/.*)"
              + "|module-info\\.class");

  /** The time of all files, so that equal jars give equal ones. */
  private static final long TIME = 1_767_225_600_000L;

  private final SortedMap<String, byte[]> files = new TreeMap<>();
  private final SortedMap<String, Set<String>> services = new TreeMap<>();

  private MergedJar() {}

  /**
   * Merges jars.
   *
   * @param jars in the order of the class path
   * @throws IOException if one cannot be read
   */
  static MergedJar of(List<Path> jars) throws IOException {
    MergedJar merged = new MergedJar();
    for (Path jar : jars) {
      merged.add(jar);
    }
    return merged;
  }

  private void add(Path path) throws IOException {
    try (JarFile jar = new JarFile(path.toFile(), false, ZipFile.OPEN_READ, JAVA)) {
      for (Iterator<JarEntry> entries = jar.versionedStream().iterator(); entries.hasNext(); ) {
        JarEntry entry = entries.next();
        if (!entry.isDirectory() && !OF_ONE_JAR.matcher(entry.getName()).matches()) {
          try (InputStream in = jar.getInputStream(entry)) {
            add(entry.getName(), in.readAllBytes());
          }
        }
      }
    }
  }

  private void add(String name, byte[] bytes) {
    if (name.startsWith(SERVICES)) {
      services
          .computeIfAbsent(name, key -> new LinkedHashSet<>())
          .addAll(providers(new String(bytes, StandardCharsets.UTF_8)));
    } else {
      files.putIfAbsent(name, bytes);
    }
  }

  private static List<String> providers(String list) {
    return list.lines()
        .map(line -> line.replaceFirst("#.*", "").strip())
        .filter(line -> !line.isEmpty())
        .toList();
  }

  /** Adds files with new names. */
  void addAll(Map<String, byte[]> added) {
    added.forEach(
        (name, bytes) -> {
          if (files.putIfAbsent(name, bytes) != null) {
            throw new IllegalArgumentException("There is a file " + name + " already.");
          }
        });
  }

  /**
   * Changes the classes.
   *
   * @param change returns the new bytes for the name, with slashes, and the bytes of a class
   */
  void changeClasses(ClassChange change) {
    files.replaceAll(
        (file, bytes) ->
            file.endsWith(CLASS) && !file.startsWith("META-INF/")
                ? change.changed(file.substring(0, file.length() - CLASS.length()), bytes)
                : bytes);
  }

  /** Writes the jar; the file appears when it is complete. */
  void write(Path jar) throws IOException {
    Path part = jar.resolveSibling(jar.getFileName() + ".part");
    try (OutputStream out = Files.newOutputStream(part);
        ZipOutputStream zip = new ZipOutputStream(out)) {
      // It is not downloaded, and the build waits for it.
      zip.setLevel(Deflater.BEST_SPEED);
      put(zip, JarFile.MANIFEST_NAME, "Manifest-Version: 1.0\r\n\r\n");
      for (Map.Entry<String, Set<String>> service : services.entrySet()) {
        put(zip, service.getKey(), String.join("\n", service.getValue()) + "\n");
      }
      for (Map.Entry<String, byte[]> file : files.entrySet()) {
        put(zip, file.getKey(), file.getValue());
      }
    }
    Files.move(part, jar, StandardCopyOption.REPLACE_EXISTING);
  }

  private static void put(ZipOutputStream zip, String name, String text) throws IOException {
    put(zip, name, text.getBytes(StandardCharsets.UTF_8));
  }

  private static void put(ZipOutputStream zip, String name, byte[] bytes) throws IOException {
    ZipEntry entry = new ZipEntry(name);
    entry.setTime(TIME);
    zip.putNextEntry(entry);
    zip.write(bytes);
    zip.closeEntry();
  }

  /** A change of a class. */
  @FunctionalInterface
  interface ClassChange {
    /** Returns the new bytes of a class. */
    byte[] changed(String name, byte[] bytes);
  }
}
