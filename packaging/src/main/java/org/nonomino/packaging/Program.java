package org.nonomino.packaging;

import com.google.inject.Injector;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.NavigableSet;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import java.util.zip.ZipFile;
import org.nonomino.app.CommandLineRunner;
import org.nonomino.app.Main;
import org.nonomino.bulk.io.Console;
import picocli.CommandLine;
import picocli.CommandLine.Model.CommandSpec;

/**
 * The files of the program in packages. All have {@code share} with manuals and completions, and
 * the licences. Packages that include Java also have {@code bin/nonomino}, {@code runtime}, and a
 * README.
 */
final class Program {
  private static final String COMPILED_PAGE = "org/nonomino/page/files/nonomino.wasm";

  private static final Pattern DOCUMENT = Pattern.compile("docs/[a-z/-]+\\.[a-z]+(?:\\.json)?");

  private Program() {}

  /** Returns why this machine cannot build a program with a runtime; empty if it can. */
  static Optional<String> missing(Platform platform) {
    return platform.os().equals("windows") || !Files.isExecutable(Path.of("/bin/sh"))
        ? Optional.of("its launcher, a shell script, also creates the class archive")
        : RuntimeImage.missing();
  }

  /**
   * Builds the runnable part: the launcher, the runtime with the program inside, and a README.
   *
   * @param sources the checkout
   * @param jars as {@link #jars} returns them
   * @param work a folder for temporary files
   * @param said receives messages about long steps and unexpected results
   */
  static FileTree runnable(
      Path sources, List<Path> jars, String version, Platform platform, Path work, Said said)
      throws IOException {
    said.line("merging " + jars.size() + " jars ...");
    MergedModule module = MergedModule.of(jars);
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
      said.line("no two class archives were equal, so another build may have a different one");
    }

    FileTree tree = new FileTree();
    tree.putFolder("bin", image.resolve("bin"));
    tree.putFolder("runtime", runtime);
    tree.put(
        "README.txt",
        Resources.filled("README.txt", Map.of("version", version, "system", system(platform))));
    return tree;
  }

  /**
   * Builds the shared part: manuals, completions, licences, the examples, and the documents named
   * in help and messages.
   *
   * @param sources the checkout
   * @param jars as {@link #jars} returns them
   * @param work a folder for temporary files
   */
  static FileTree shared(Path sources, List<Path> jars, Instant time, Path work)
      throws IOException {
    FileTree tree = new FileTree();
    Injector injector = Main.injector(Console.discarding());
    tree.putTree("share", Manuals.of(commandLine(injector), KnownValues.of(injector), time, work));
    tree.putFolder("examples", sources.resolve("examples"));
    for (String document : documents(commandLine(injector).getCommandSpec())) {
      tree.put(document, Files.readString(sources.resolve(document)));
    }
    tree.putTree("licences", Licences.of(jars.stream().filter(Program::isForeign).toList()));
    for (String text : List.of("LICENSE", "NOTICE", "THIRD-PARTY.md")) {
      tree.put(text, Files.readString(sources.resolve(text)));
    }
    return tree;
  }

  /** Returns the required system, in words. */
  private static String system(Platform platform) {
    return platform.os().equals("linux")
        ? "Linux with glibc"
        : "macOS, on a processor of the kind in the package's name";
  }

  /**
   * Not a method of {@code Main}, because Java loads the classes that its methods name, even with
   * very little memory.
   */
  static CommandLine commandLine(Injector injector) {
    return injector.getInstance(CommandLineRunner.class).wholeCommandLine();
  }

  /** Returns the documents named in the help of a command or one of its subcommands. */
  static NavigableSet<String> documents(CommandSpec command) {
    NavigableSet<String> documents = new TreeSet<>();
    String help = command.commandLine().getUsageMessage().replaceAll("\\s+", " ");
    DOCUMENT.matcher(help).results().map(MatchResult::group).forEach(documents::add);
    command
        .subcommands()
        .values()
        .forEach(inner -> documents.addAll(documents(inner.getCommandSpec())));
    return documents;
  }

  /**
   * Returns all jars of the program.
   *
   * @param sources the checkout, with app and page-static built
   * @throws IOException if the web app for static hosts was not compiled
   */
  static List<Path> jars(Path sources) throws IOException {
    Path page = sources.resolve("page-static/target/nonomino-page-static.jar");
    try (ZipFile files = new ZipFile(page.toFile())) {
      if (files.getEntry(COMPILED_PAGE) == null) {
        throw new IOException(
            "The web app for static hosts is not compiled: leave out -DserverOnly, and build again.");
      }
    }
    List<Path> jars = new ArrayList<>(libraries(sources));
    jars.add(0, sources.resolve("app/target/nonomino.jar"));
    jars.add(page);
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

  /**
   * Removes native code: that of JLine is not used, and that of zstd-jni is stored with the
   * runtime's.
   */
  private static boolean isNative(String name) {
    return name.matches(".*\\.(so|dll|dylib|jnilib)");
  }
}
