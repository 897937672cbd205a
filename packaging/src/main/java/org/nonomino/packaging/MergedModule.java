package org.nonomino.packaging;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.lang.module.ModuleDescriptor;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Iterator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Predicate;
import java.util.jar.JarEntry;
import java.util.jar.JarFile;
import java.util.stream.Collectors;
import java.util.zip.ZipFile;

/**
 * The program and its libraries as one open module, {@code org.nonomino}. They are merged because
 * the class archive of a runtime image contains only classes in modules, and most libraries are not
 * modules.
 *
 * <p>From files for several versions of Java, the one for the running Java is chosen. Lists of
 * services are joined. Any other file in two jars must be equal in both.
 */
final class MergedModule {
  static final String NAME = "org.nonomino";

  private static final String SERVICES = "META-INF/services/";

  /**
   * Modules of the JDK used only by parts of libraries that never run here: databases, directories
   * and beans of the virtual machine. docs/adr/0025 describes how this was tested.
   */
  private static final Set<String> NOT_NEEDED =
      Set.of("java.instrument", "java.naming", "java.sql", "jdk.management", "java.compiler");

  private final SortedMap<String, byte[]> files = new TreeMap<>();
  private final SortedMap<String, String> origins = new TreeMap<>();
  private final SortedMap<String, Set<String>> services = new TreeMap<>();
  private final SortedSet<String> uses = new TreeSet<>();

  private MergedModule() {}

  /**
   * Merges jars.
   *
   * @param jars in the order of the class path
   * @throws IOException if one cannot be read, or two have different files of one name
   */
  static MergedModule of(List<Path> jars) throws IOException {
    MergedModule merged = new MergedModule();
    for (Path jar : jars) {
      merged.add(jar);
    }
    return merged;
  }

  private void add(Path path) throws IOException {
    try (JarFile jar = new JarFile(path.toFile(), false, ZipFile.OPEN_READ, Runtime.version())) {
      for (Iterator<JarEntry> entries = jar.versionedStream().iterator(); entries.hasNext(); ) {
        JarEntry entry = entries.next();
        if (!entry.isDirectory()) {
          try (InputStream in = jar.getInputStream(entry)) {
            add(path, entry.getName(), in.readAllBytes());
          }
        }
      }
    }
  }

  private void add(Path jar, String name, byte[] bytes) throws IOException {
    if (name.equals("module-info.class")) {
      uses.addAll(ModuleDescriptor.read(new ByteArrayInputStream(bytes)).uses());
    }
    if (Unneeded.isResource(name)) {
      return;
    }
    if (name.startsWith(SERVICES) && name.indexOf('/', SERVICES.length()) < 0) {
      services
          .computeIfAbsent(name.substring(SERVICES.length()), key -> new LinkedHashSet<>())
          .addAll(providers(new String(bytes, StandardCharsets.UTF_8)));
      return;
    }
    byte[] before = files.putIfAbsent(name, bytes);
    if (before != null && !Arrays.equals(before, bytes)) {
      throw new IOException(
          "Both " + origins.get(name) + " and " + jar.getFileName() + " have " + name + ".");
    }
    origins.putIfAbsent(name, String.valueOf(jar.getFileName()));
  }

  private static List<String> providers(String list) {
    return list.lines()
        .map(line -> line.replaceFirst("#.*", "").strip())
        .filter(line -> !line.isEmpty())
        .toList();
  }

  /** Returns whether the module has a file. */
  boolean has(String name) {
    return files.containsKey(name);
  }

  /** Removes the files whose names a test accepts, and returns them. */
  SortedMap<String, byte[]> remove(Predicate<String> test) {
    SortedMap<String, byte[]> removed = new TreeMap<>();
    files.forEach(
        (name, bytes) -> {
          if (test.test(name)) {
            removed.put(name, bytes);
          }
        });
    files.keySet().removeAll(removed.keySet());
    return removed;
  }

  /**
   * Writes the module as a folder, with its compiled descriptor.
   *
   * @param folder the new folder of the module; must not exist
   * @throws IOException if it cannot be written, or compiled
   */
  void write(Path folder) throws IOException {
    for (Map.Entry<String, byte[]> file : files.entrySet()) {
      write(folder.resolve(file.getKey()), file.getValue());
    }
    for (Map.Entry<String, Set<String>> service : services.entrySet()) {
      write(
          folder.resolve(SERVICES + service.getKey()),
          (String.join("\n", service.getValue()) + "\n").getBytes(StandardCharsets.UTF_8));
    }
    Path source = folder.resolveSibling("descriptor").resolve("module-info.java");
    write(source, descriptor(requiredBy(folder)).getBytes(StandardCharsets.UTF_8));
    JdkTool.run(
        "javac",
        "--release",
        String.valueOf(Runtime.version().feature()),
        "-nowarn",
        "-proc:none",
        "--patch-module",
        NAME + "=" + folder,
        "-d",
        folder.toString(),
        source.toString());
  }

  private static void write(Path file, byte[] bytes) throws IOException {
    Files.createDirectories(file.getParent());
    Files.write(file, bytes);
  }

  private static Set<String> requiredBy(Path folder) throws IOException {
    String modules = JdkTool.run("jdeps", "--ignore-missing-deps", "-summary", folder.toString());
    return modules
        .lines()
        .map(line -> line.replaceFirst(".*-> ", "").strip())
        .filter(name -> !name.equals("not found") && !name.equals("java.base"))
        .collect(Collectors.toCollection(TreeSet::new));
  }

  /**
   * Returns the descriptor as source. The module is open, so all packages are accessible at run
   * time. It exports our own packages, so that Java includes it without an option.
   */
  String descriptor(Set<String> required) {
    StringBuilder text = new StringBuilder("open module " + NAME + " {\n");
    for (String module : required) {
      text.append("  requires ")
          .append(NOT_NEEDED.contains(module) ? "static " : "")
          .append(module)
          .append(";\n");
    }
    packages().stream()
        .filter(name -> name.startsWith("org.nonomino"))
        .forEach(name -> text.append("  exports ").append(name).append(";\n"));
    SortedSet<String> used = new TreeSet<>(uses);
    used.addAll(services.keySet());
    for (String service : used) {
      if (hasClass(service)) {
        text.append("  uses ").append(service).append(";\n");
      }
    }
    services.forEach(
        (service, providers) -> {
          if (hasClass(service)) {
            text.append("  provides ")
                .append(service)
                .append(" with\n      ")
                .append(String.join(",\n      ", providers))
                .append(";\n");
          }
        });
    return text.append("}\n").toString();
  }

  /**
   * Returns whether the module has a class; services of frameworks that are not included are
   * ignored.
   */
  private boolean hasClass(String name) {
    return files.containsKey(name.replace('.', '/') + ".class");
  }

  /** Returns the packages that have a class, not counting package-info. */
  private SortedSet<String> packages() {
    return files.keySet().stream()
        .filter(name -> name.endsWith(".class") && !name.endsWith("/package-info.class"))
        .filter(name -> name.contains("/") && !name.startsWith("META-INF/"))
        .map(name -> name.substring(0, name.lastIndexOf('/')).replace('/', '.'))
        .collect(Collectors.toCollection(TreeSet::new));
  }
}
