package org.nonomino.packaging;

import com.google.inject.Injector;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.SortedSet;
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
 * The program as it lies in packages: {@code share} with manuals and completions, and licences, in
 * all of them; in those that need no Java also {@code bin/nonomino}, {@code runtime}, and a README.
 */
final class Program {
  private static final String COMPILED_PAGE = "org/nonomino/page/files/nonomino.wasm";

  private static final Pattern DOCUMENT = Pattern.compile("docs/[a-z/-]+\\.[a-z]+(?:\\.json)?");

  private Program() {}

  /** Returns why a program with a runtime cannot be made here; nothing if it can. */
  static Optional<String> missing(Platform platform) {
    return platform.os().equals("windows") || !Files.isExecutable(Path.of("/bin/sh"))
        ? Optional.of("its launcher is a shell script, and the class archive is made with it")
        : RuntimeImage.missing();
  }

  /**
   * Makes what is needed to run it: the launcher, the runtime with the program inside, and a
   * README.
   *
   * @param sources the checkout
   * @param jars as {@link #jars} returns them
   * @param work a folder in which it is made
   * @param said gets a line on what takes long or is not as it should be
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
      said.line("no class archive came twice: another build may differ in it");
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
   * Makes what all packages have: manuals, completions, licences, the examples, and the documents
   * that help and messages name.
   *
   * @param sources the checkout
   * @param jars as {@link #jars} returns them
   * @param work a folder in which it is made
   */
  static FileTree shared(Path sources, List<Path> jars, Instant time, Path work)
      throws IOException {
    FileTree tree = new FileTree();
    Injector injector = Main.injector(Console.ofNobody());
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

  /** Returns what a person has to have. */
  private static String system(Platform platform) {
    return platform.os().equals("linux")
        ? "Linux with glibc"
        : "macOS, on a processor like that of the name";
  }

  /** Not by a method of {@code Main}: Java loads what these name, even where its memory is tiny. */
  static CommandLine commandLine(Injector injector) {
    return injector.getInstance(CommandLineRunner.class).wholeCommandLine();
  }

  /** Returns the documents that the help of a command, or of one within it, names. */
  static SortedSet<String> documents(CommandSpec command) {
    SortedSet<String> documents = new TreeSet<>();
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
   * @throws IOException if the page for static hosts was not compiled
   */
  static List<Path> jars(Path sources) throws IOException {
    Path page = sources.resolve("page-static/target/nonomino-page-static.jar");
    try (ZipFile files = new ZipFile(page.toFile())) {
      if (files.getEntry(COMPILED_PAGE) == null) {
        throw new IOException(
            "The page for static hosts is not compiled: leave out -DserverOnly, and build again.");
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

  /** Native code: none of JLine's is asked for, and that of zstd-jni goes beside the runtime's. */
  private static boolean isNative(String name) {
    return name.matches(".*\\.(so|dll|dylib|jnilib)");
  }
}
