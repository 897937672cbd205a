package org.nonomino.packaging;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.lang.module.ModuleDescriptor;
import java.lang.module.ModuleFinder;
import java.lang.module.ModuleReference;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.TimeUnit;
import java.util.jar.JarFile;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Tests of the published jars, found in the launcher's folder of libraries. */
final class PublishedJarsIT {
  private static final Path LIBRARIES =
      Path.of(System.getProperty("nonomino.launcher")).resolveSibling("app/target/lib").normalize();

  /** A program that does not use Guice. */
  private static final String PROGRAM =
      """
      import java.util.List;
      import org.nonomino.core.*;
      import org.nonomino.generator.StandardFillers;
      import org.nonomino.solver.*;
      import org.nonomino.solver.auto.AutoSolver;
      import org.nonomino.solver.backtrack.BacktrackSolver;
      import org.nonomino.solver.bitboard.BitboardSolver;
      import org.nonomino.solver.dlx.DlxSolver;
      import org.nonomino.solver.sat.SatSolver;

      public final class Program {
        public static void main(String[] args) {
          Puzzle puzzle =
              new Puzzle(
                  Grid.of(4, new int[] {1, 0, 0, 0, 0, 0, 2, 0, 0, 3, 0, 0, 0, 0, 4, 0}),
                  RegionMask.boxes(2, 2));
          Solver auto = new AutoSolver(new BitboardSolver(), new SatSolver());
          for (Solver solver :
              List.of(auto, new BacktrackSolver(), new BitboardSolver(), new DlxSolver(), new SatSolver())) {
            System.out.println(solver.name() + " " + solver.solve(puzzle).getClass().getSimpleName());
          }
          System.out.println(StandardFillers.all().size());
        }
      }
      """;

  @TempDir private Path folder;

  static List<Path> ours() throws IOException {
    try (Stream<Path> all = Files.list(LIBRARIES)) {
      return all.filter(jar -> jar.getFileName().toString().startsWith("nonomino-"))
          .sorted()
          .toList();
    }
  }

  @ParameterizedTest
  @MethodSource("ours")
  void bringTheirLicence(Path jar) throws IOException {
    try (JarFile read = new JarFile(jar.toFile())) {
      assertThat(text(read, "META-INF/LICENSE")).contains("Apache License").contains("Version 2.0");
      assertThat(text(read, "META-INF/NOTICE")).startsWith("Nonomino");
    }
  }

  private static String text(JarFile jar, String entry) throws IOException {
    try (InputStream in = jar.getInputStream(jar.getEntry(entry))) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    }
  }

  /** {@code nonomino-solver-dlx} is the module {@code org.nonomino.solver.dlx}. */
  @ParameterizedTest
  @MethodSource("ours")
  void areModulesNamedByTheirRootPackage(Path jar) {
    ModuleDescriptor module = moduleOf(jar);
    String artifact = jar.getFileName().toString().replaceFirst("-[0-9].*", "");
    assertThat(module.name()).isEqualTo("org." + artifact.replace('-', '.'));
    assertThat(module.packages()).contains(module.name());
  }

  private static ModuleDescriptor moduleOf(Path jar) {
    List<ModuleReference> found = List.copyOf(ModuleFinder.of(jar).findAll());
    assertThat(found).as("%s", jar).hasSize(1);
    return found.get(0).descriptor();
  }

  @Test
  void shareNoPackage() throws IOException {
    Map<String, Path> owners = new HashMap<>();
    for (Path jar : ours()) {
      for (String owned : moduleOf(jar).packages()) {
        Path other = owners.put(owned, jar);
        assertThat(other).as("%s is also in %s", owned, jar).isNull();
      }
    }
    assertThat(owners).containsKeys("org.nonomino.core", "org.nonomino.solver");
  }

  @Test
  void solveWithoutGuice() throws IOException, InterruptedException {
    Path program = Files.writeString(folder.resolve("Program.java"), PROGRAM);
    String classPath;
    try (Stream<Path> all = Files.list(LIBRARIES)) {
      classPath =
          all.filter(jar -> jar.getFileName().toString().matches("(nonomino|org.ow2.sat4j).*"))
              .map(Path::toString)
              .collect(Collectors.joining(System.getProperty("path.separator")));
    }
    Process process =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-cp",
                classPath,
                program.toString())
            .redirectErrorStream(true)
            .start();
    String out = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertThat(process.waitFor(60, TimeUnit.SECONDS)).isTrue();
    assertThat(out.lines())
        .containsExactly(
            "auto Unique", "backtrack Unique", "bitboard Unique", "dlx Unique", "sat Unique", "5");
    assertThat(process.exitValue()).isZero();
  }

  @Test
  void areWhatTheBomHas() throws IOException {
    Path root = LIBRARIES.resolve("../../..").normalize();
    String bom = Files.readString(root.resolve("bom/pom.xml"));
    Set<String> managed = managedIn(bom);
    Set<String> managedByTheParent = managedIn(Files.readString(root.resolve("pom.xml")));
    Set<String> neverDeployed = Set.of("nonomino-test-corpus", "nonomino-pdf-testkit");
    assertThat(managedByTheParent).containsAll(neverDeployed);
    managedByTheParent.removeAll(neverDeployed);
    assertThat(managed).isEqualTo(managedByTheParent);
    Set<String> used =
        ours().stream()
            .map(jar -> jar.getFileName().toString().replaceFirst("-[0-9].*", ""))
            .collect(Collectors.toCollection(TreeSet::new));
    Set<String> partsOfPrograms = Set.of("nonomino-bulk", "nonomino-book");
    assertThat(used).containsAll(partsOfPrograms);
    used.removeAll(partsOfPrograms);
    assertThat(managed)
        .containsAll(used)
        .doesNotContainAnyElementsOf(partsOfPrograms)
        .doesNotContainAnyElementsOf(neverDeployed);
  }

  /** Returns our artifacts for which a POM sets a version. */
  private static Set<String> managedIn(String pom) {
    return Pattern.compile(
            "<artifactId>(nonomino-[a-z-]+)</artifactId>\\s*<version>\\$\\{project\\.version}</version>")
        .matcher(pom)
        .results()
        .map(found -> found.group(1))
        .collect(Collectors.toCollection(TreeSet::new));
  }
}
