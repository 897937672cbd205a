package org.nonomino.packaging;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.OutputStream;
import java.lang.module.ModuleDescriptor;
import java.lang.module.ModuleFinder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.jar.JarOutputStream;
import java.util.spi.ToolProvider;
import java.util.zip.ZipEntry;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class MergedModuleTest {
  private static final String MANIFEST = "Manifest-Version: 1.0\nMulti-Release: true\n";

  @TempDir private Path folder;

  @Test
  void providersOfAServiceAreJoinedAndDeclared() throws IOException {
    Path service =
        jar(
            "service.jar",
            Map.of(
                "org.nonomino.Colour", "public interface Colour {}",
                "org.nonomino.Red", "public class Red implements Colour {}"),
            Map.of("META-INF/services/org.nonomino.Colour", "# ours\norg.nonomino.Red # warm\n"));
    Path other =
        jar(
            "other.jar",
            Map.of("org.nonomino.Blue", "public class Blue implements Colour {}"),
            Map.of(
                "META-INF/services/org.nonomino.Colour", "org.nonomino.Blue",
                "META-INF/services/java.not.Here", "org.nonomino.Blue"));
    Path module = folder.resolve("module");

    MergedModule.of(List.of(service, other)).write(module);

    ModuleDescriptor descriptor =
        ModuleFinder.of(module).find("org.nonomino").orElseThrow().descriptor();
    assertThat(descriptor.isOpen()).isTrue();
    assertThat(descriptor.uses()).containsExactly("org.nonomino.Colour");
    assertThat(descriptor.provides())
        .singleElement()
        .satisfies(
            provides ->
                assertThat(provides.providers())
                    .containsExactly("org.nonomino.Red", "org.nonomino.Blue"));
    assertThat(descriptor.exports())
        .extracting(ModuleDescriptor.Exports::source)
        .containsExactly("org.nonomino");
    assertThat(module.resolve("META-INF/services/org.nonomino.Colour"))
        .hasContent("org.nonomino.Red\norg.nonomino.Blue\n");
  }

  @Test
  void ofFilesForSeveralJavasTheRunningOnesIsTaken() throws IOException {
    int newest = Runtime.version().feature();
    Path jar =
        jar(
            "versions.jar",
            Map.of("org.nonomino.Colour", "public interface Colour {}"),
            new TreeMap<>(
                Map.of(
                    "META-INF/MANIFEST.MF",
                    MANIFEST,
                    "org/nonomino/text",
                    "old",
                    "META-INF/versions/9/org/nonomino/text",
                    "newer",
                    "META-INF/versions/" + newest + "/org/nonomino/text",
                    "newest",
                    "META-INF/versions/" + (newest + 1) + "/org/nonomino/text",
                    "not yet")));
    Path module = folder.resolve("module");

    MergedModule.of(List.of(jar)).write(module);

    assertThat(module.resolve("org/nonomino/text")).hasContent("newest");
    assertThat(module.resolve("META-INF/versions")).doesNotExist();
  }

  @Test
  void equalFilesAreMergedAndOthersRefused() throws IOException {
    Path first = jar("first.jar", Map.of(), Map.of("same", "a", "other", "a"));
    Path equal = jar("equal.jar", Map.of(), Map.of("same", "a"));
    Path different = jar("different.jar", Map.of(), Map.of("other", "b"));

    assertThat(MergedModule.of(List.of(first, equal)).remove(name -> true))
        .containsOnlyKeys("other", "same");
    assertThatThrownBy(() -> MergedModule.of(List.of(first, different)))
        .isInstanceOf(IOException.class)
        .hasMessage("Both first.jar and different.jar have other.");
  }

  @Test
  void whatOnlyPartsOfLibrariesNeedIsNotRequired() throws IOException {
    MergedModule module = MergedModule.of(List.of());

    assertThat(module.descriptor(Set.of("java.sql"))).contains("requires static java.sql;");
    assertThat(module.descriptor(Set.of("java.xml"))).contains("requires java.xml;");
  }

  /** Creates a jar of classes, given by names and sources without package, and other files. */
  private Path jar(String name, Map<String, String> sources, Map<String, String> files)
      throws IOException {
    Path classes = Files.createDirectories(folder.resolve("classes"));
    for (Map.Entry<String, String> source : sources.entrySet()) {
      String simple = source.getKey().substring(source.getKey().lastIndexOf('.') + 1);
      Files.writeString(
          Files.createDirectories(folder.resolve("sources")).resolve(simple + ".java"),
          "package org.nonomino; " + source.getValue());
    }
    Path jar = folder.resolve(name);
    try (OutputStream out = Files.newOutputStream(jar);
        JarOutputStream entries = new JarOutputStream(out)) {
      for (String className : new TreeMap<>(sources).keySet()) {
        String simple = className.substring(className.lastIndexOf('.') + 1);
        int status =
            ToolProvider.findFirst("javac")
                .orElseThrow()
                .run(
                    System.out,
                    System.err,
                    "-proc:none",
                    "-sourcepath",
                    "",
                    "-implicit:none",
                    "-cp",
                    classes.toString(),
                    "-d",
                    classes.toString(),
                    folder.resolve("sources").resolve(simple + ".java").toString());
        assertThat(status).isZero();
        String path = className.replace('.', '/') + ".class";
        put(entries, path, Files.readAllBytes(classes.resolve(path)));
      }
      for (Map.Entry<String, String> file : new TreeMap<>(files).entrySet()) {
        put(entries, file.getKey(), file.getValue().getBytes(StandardCharsets.UTF_8));
      }
    }
    return jar;
  }

  private static void put(JarOutputStream jar, String name, byte[] bytes) throws IOException {
    jar.putNextEntry(new ZipEntry(name));
    jar.write(bytes);
    jar.closeEntry();
  }
}
