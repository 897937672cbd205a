package org.nonomino.packaging;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.stream.Stream;
import org.nonomino.app.CommandLineRunner;
import org.nonomino.app.Main;
import org.nonomino.app.io.Console;
import picocli.CommandLine;

/**
 * The program as it lies in all packages: {@code bin/nonomino}, {@code runtime}, {@code share} with
 * manuals and completions, licences, and a README.
 */
final class Program {
  private static final String COMPILED_PAGE = "org/nonomino/page/files/nonomino.wasm";

  private Program() {}

  /**
   * Returns why the program cannot be started with its runtime on a platform; nothing if it can.
   */
  static Optional<String> missing(Platform platform) {
    return platform.os().equals("windows")
        ? Optional.of(
            "its launcher is a shell script; on Windows the archive without a runtime has a nonomino.cmd")
        : Optional.empty();
  }

  /**
   * Makes it.
   *
   * @param sources the checkout, with app and page-static built
   * @param work an empty folder, in which it is made
   * @param said gets a line on what takes long or is not as it should be
   */
  static FileTree make(
      Path sources, String version, Instant time, Platform platform, Path work, Said said)
      throws IOException {
    List<Path> jars = jars(sources);

    said.line("merging " + jars.size() + " jars ...");
    MergedModule module = MergedModule.of(jars);
    if (!module.has(COMPILED_PAGE)) {
      throw new IOException(
          "The page for static hosts is not compiled: leave out -DserverOnly, and build again.");
    }
    SortedMap<String, byte[]> natives = module.remove(name -> isNative(name));
    Path folder = work.resolve(MergedModule.NAME);
    module.write(folder);

    said.line("linking the runtime ...");
    Path image = work.resolve("image");
    Path runtime = image.resolve("runtime");
    RuntimeImage.make(folder, runtime);
    String zstd =
        natives.keySet().stream()
            .filter(name -> name.startsWith(platform.zstdFolder()))
            .findFirst()
            .orElseThrow(() -> new IOException("zstd-jni has no library for " + platform + "."));
    String zstdFile = zstd.substring(zstd.lastIndexOf('/') + 1);
    Files.write(runtime.resolve("lib").resolve(zstdFile), natives.get(zstd));
    RuntimeImage.strip(runtime);

    Path launcher = Files.createDirectories(image.resolve("bin")).resolve("nonomino");
    Files.writeString(launcher, Launcher.script(sources, Runtime.version().feature(), zstdFile));
    if (!launcher.toFile().setExecutable(true, false)) {
      throw new IOException(launcher + " cannot be made executable.");
    }

    said.line("archiving classes ...");
    if (!ClassArchive.make(image, sources, work)) {
      said.line("no class archive came twice: another build may differ in it");
    }

    said.line("writing manuals and completions ...");
    FileTree tree = new FileTree();
    tree.putFolder("bin", image.resolve("bin"));
    tree.putFolder("runtime", runtime);
    tree.putTree("share", Manuals.of(commandLine(), time, work));
    tree.putTree("licences", Licences.of(jars.stream().filter(Program::isForeign).toList()));
    for (String text : List.of("LICENSE", "NOTICE", "THIRD-PARTY.md")) {
      tree.put(text, Files.readString(sources.resolve(text)));
    }
    tree.put(
        "README.txt",
        Resources.filled("README.txt", Map.of("version", version, "system", system(platform))));
    return tree;
  }

  /** Returns what a person has to have. */
  private static String system(Platform platform) {
    return platform.os().equals("linux")
        ? "Linux with glibc"
        : "macOS, on a processor like that of the name";
  }

  /** Not by a method of {@code Main}: Java loads what these name, even where its memory is tiny. */
  private static CommandLine commandLine() {
    return Main.injector(Console.ofNobody())
        .getInstance(CommandLineRunner.class)
        .wholeCommandLine();
  }

  /** Returns all jars of the program. */
  static List<Path> jars(Path sources) throws IOException {
    List<Path> jars = new ArrayList<>(libraries(sources));
    jars.add(0, sources.resolve("app/target/nonomino.jar"));
    jars.add(sources.resolve("page-static/target/nonomino-page-static.jar"));
    return jars;
  }

  private static List<Path> libraries(Path sources) throws IOException {
    try (Stream<Path> files = Files.list(sources.resolve("app/target/lib"))) {
      return files.filter(file -> file.toString().endsWith(".jar")).sorted().toList();
    }
  }

  private static boolean isForeign(Path jar) {
    return !String.valueOf(jar.getFileName()).startsWith("nonomino");
  }

  /** Native code: none of JLine's is asked for, and that of zstd-jni goes beside the runtime's. */
  private static boolean isNative(String name) {
    return name.matches(".*\\.(so|dll|dylib|jnilib)");
  }
}
