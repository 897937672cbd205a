package org.nonomino.packaging;

import static java.util.Objects.requireNonNull;
import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.zip.GZIPInputStream;
import org.apache.commons.compress.archivers.ar.ArArchiveEntry;
import org.apache.commons.compress.archivers.ar.ArArchiveInputStream;
import org.apache.commons.compress.archivers.tar.TarArchiveEntry;
import org.apache.commons.compress.archivers.tar.TarArchiveInputStream;
import org.apache.commons.compress.archivers.zip.ZipArchiveEntry;
import org.apache.commons.compress.archivers.zip.ZipFile;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.tukaani.xz.XZInputStream;

/** Tests of the packages of a small program. */
class StepsTest {
  private static final Instant TIME = Instant.parse("2026-01-02T03:04:06Z");

  private static final Platform LINUX = new Platform("linux", "x64");
  private static final Path SOURCES = Path.of(System.getProperty("nonomino.basedir"), "..");

  @TempDir private Path folder;
  @TempDir private Path jars;

  @Test
  void aTarHasFoldersModesTimesAndNoOwner() throws IOException {
    Path file = make(ArchiveStep.TAR_GZ, "1.0.0");

    assertThat(file.getFileName()).hasToString("nonomino-1.0.0-linux-x64.tar.gz");
    List<String> seen = new ArrayList<>();
    try (TarArchiveInputStream tar =
        new TarArchiveInputStream(new GZIPInputStream(Files.newInputStream(file)))) {
      for (TarArchiveEntry entry = tar.getNextEntry(); entry != null; entry = tar.getNextEntry()) {
        seen.add(Integer.toOctalString(entry.getMode()) + " " + entry.getName());
        assertThat(entry.getLongUserId()).isZero();
        assertThat(entry.getUserName()).isEqualTo("root");
        assertThat(entry.getLastModifiedTime().toInstant()).isEqualTo(TIME);
      }
    }
    assertThat(seen)
        .containsExactly(
            "755 nonomino-1.0.0/",
            "644 nonomino-1.0.0/LICENSE",
            "644 nonomino-1.0.0/NOTICE",
            "755 nonomino-1.0.0/bin/",
            "755 nonomino-1.0.0/bin/nonomino",
            "755 nonomino-1.0.0/licences/",
            "755 nonomino-1.0.0/licences/jline/",
            "644 nonomino-1.0.0/licences/jline/LICENSE.txt",
            "755 nonomino-1.0.0/share/",
            "755 nonomino-1.0.0/share/man/",
            "755 nonomino-1.0.0/share/man/man1/",
            "644 nonomino-1.0.0/share/man/man1/nonomino.1",
            "755 nonomino-1.0.0/share/zsh/",
            "755 nonomino-1.0.0/share/zsh/site-functions/",
            "644 nonomino-1.0.0/share/zsh/site-functions/_nonomino");
  }

  @Test
  void aZipHasTheModesOfUnix() throws IOException {
    Path file = make(ArchiveStep.ZIP, "1.0.0");

    try (ZipFile zip = ZipFile.builder().setPath(file).get()) {
      ZipArchiveEntry launcher = zip.getEntry("nonomino-1.0.0/bin/nonomino");
      assertThat(launcher.getUnixMode()).isEqualTo(0100755);
      assertThat(launcher.getTimeLocal()).hasToString("2026-01-02T03:04:06");
      assertThat(zip.getEntry("nonomino-1.0.0/LICENSE").getUnixMode()).isEqualTo(0100644);
    }
  }

  @Test
  void aDebHasItsMembersInOrderAndItsFilesInDebiansFolders() throws IOException {
    assumeTrue(SystemLibraries.areKnown(), "there is no ldd");
    Path file = make(new DebStep(), "1.0.0-SNAPSHOT");

    assertThat(file.getFileName()).hasToString("nonomino_1.0.0-SNAPSHOT_amd64.deb");
    Map<String, byte[]> members = members(file);
    assertThat(members.keySet()).containsExactly("debian-binary", "control.tar.xz", "data.tar.xz");
    assertThat(members.get("debian-binary")).asString(StandardCharsets.US_ASCII).isEqualTo("2.0\n");
    Map<String, String> data = tarXz(requireNonNull(members.get("data.tar.xz")));
    assertThat(data)
        .containsEntry("./usr/bin/nonomino", "-> ../lib/nonomino/bin/nonomino")
        .containsKeys(
            "./usr/",
            "./usr/lib/nonomino/bin/nonomino",
            "./usr/share/man/man1/nonomino.1.gz",
            "./usr/share/zsh/vendor-completions/_nonomino",
            "./usr/share/applications/nonomino.desktop",
            "./usr/share/doc/nonomino/copyright",
            "./usr/share/doc/nonomino/licences/jline/LICENSE.txt")
        .doesNotContainKey("./");
    Map<String, String> control = tarXz(requireNonNull(members.get("control.tar.xz")));
    assertThat(control.get("./control"))
        .contains("Version: 1.0.0~snapshot\n", "Architecture: amd64\n", "Installed-Size: ");
    assertThat(control.get("./md5sums"))
        .contains(
            Checksums.md5("#!/bin/sh\n".getBytes(StandardCharsets.UTF_8))
                + "  usr/lib/nonomino/bin/nonomino\n");
  }

  @Test
  void plainArchivesHaveBothLaunchersAndAllJars() throws IOException {
    Path file = make(new PlainArchives(), "1.0.0");

    assertThat(file.getFileName()).hasToString("nonomino-1.0.0-jvm.tar.gz");
    try (ZipFile zip = ZipFile.builder().setPath(folder.resolve("nonomino-1.0.0-jvm.zip")).get()) {
      assertThat(Collections.list(zip.getEntries()))
          .extracting(ZipArchiveEntry::getName)
          .contains(
              "nonomino-1.0.0/lib/some-library-1.0.jar",
              "nonomino-1.0.0/licences/jline/LICENSE.txt",
              "nonomino-1.0.0/share/man/man1/nonomino.1",
              "nonomino-1.0.0/README.txt");
      assertThat(zip.getEntry("nonomino-1.0.0/bin/nonomino").getUnixMode()).isEqualTo(0100755);
      String batch = text(zip, "nonomino-1.0.0/bin/nonomino.cmd");
      assertThat(batch).startsWith("@echo off\r\n").doesNotContainPattern("[^\r]\n");
    }
  }

  @Test
  void installersGetTheAddressAndTheChecksum() throws IOException {
    Path tarGz = make(new PlainArchives(), "1.0.0");
    String formula = Files.readString(make(ManifestStep.HOMEBREW, "1.0.0"));
    JsonNode manifest = new ObjectMapper().readTree(make(ManifestStep.SCOOP, "1.0.0").toFile());

    String address = "https://github.com/nonomino/nonomino/releases/download/v1.0.0/";
    assertThat(formula)
        .contains(
            "  url \"" + address + "nonomino-1.0.0-jvm.tar.gz\"\n",
            "  sha256 \"" + Checksums.sha256(tarGz) + "\"\n");
    assertThat(manifest.get("version").textValue()).isEqualTo("1.0.0");
    assertThat(manifest.get("url").textValue()).isEqualTo(address + "nonomino-1.0.0-jvm.zip");
    assertThat(manifest.get("hash").textValue())
        .isEqualTo(Checksums.sha256(folder.resolve("nonomino-1.0.0-jvm.zip")));
    assertThat(manifest.get("extract_dir").textValue()).isEqualTo("nonomino-1.0.0");
  }

  @Test
  void equalProgramsGiveEqualBytes() throws IOException {
    List<Step> steps =
        List.of(
            ArchiveStep.TAR_GZ,
            ArchiveStep.ZIP,
            new DebStep(),
            new PlainArchives(),
            ManifestStep.HOMEBREW,
            ManifestStep.SCOOP);
    for (Step step : possible(steps)) {
      byte[] first = Files.readAllBytes(make(step, "1.0.0"));

      assertThat(make(step, "1.0.0")).hasBinaryContent(first);
    }
  }

  @Test
  void whatCannotBeMadeIsSkipped() throws IOException {
    Release release = release("1.0.0", new Platform("macos", "arm64"));

    assertThat(new DebStep().missing(release)).isPresent();
    assertThat(new ContainerImage().missing(release)).isPresent();
    assertThat(Packager.make(List.of(new DebStep(), new ContainerImage()), release)).isEmpty();
    assertThat(folder).isEmptyDirectory();
  }

  @Test
  void withoutARuntimeOnlyItsPackagesAreSkipped() throws IOException {
    Release release = release("1.0.0", LINUX, Optional.empty());
    List<Step> steps = List.of(ArchiveStep.TAR_GZ, ArchiveStep.ZIP, new PlainArchives());

    assertThat(Packager.make(steps, release))
        .containsExactly(
            folder.resolve("nonomino-1.0.0-jvm.tar.gz"), folder.resolve("nonomino-1.0.0-jvm.zip"));
  }

  @Test
  void theTimeIsAnInstantOrSeconds() {
    assertThat(Packager.time("2026-01-02T03:04:06Z")).isEqualTo(TIME);
    assertThat(Packager.time("1767323046")).isEqualTo(TIME);
  }

  /** Omits steps that need a program missing on some systems. */
  private List<Step> possible(List<Step> steps) throws IOException {
    Release release = release("1.0.0", LINUX);
    return steps.stream().filter(step -> step.missing(release).isEmpty()).toList();
  }

  private Path make(Step step, String version) throws IOException {
    Release release = release(version, LINUX);
    assertThat(step.missing(release)).isEqualTo(Optional.empty());
    return step.make(release).get(0);
  }

  private Release release(String version, Platform platform) throws IOException {
    FileTree runnable = new FileTree();
    runnable.put("bin/nonomino", "#!/bin/sh\n");
    return release(version, platform, Optional.of(runnable));
  }

  private Release release(String version, Platform platform, Optional<FileTree> runnable)
      throws IOException {
    Path jar = Files.writeString(jars.resolve("some-library-1.0.jar"), "PK");
    FileTree shared = new FileTree();
    shared.put("share/man/man1/nonomino.1", ".TH\n");
    shared.put("share/zsh/site-functions/_nonomino", "#compdef nonomino\n");
    shared.put("licences/jline/LICENSE.txt", "free\n");
    shared.put("LICENSE", "free\n");
    shared.put("NOTICE", "ours\n");
    FileTree desktop = new FileTree();
    desktop.put("applications/nonomino.desktop", "[Desktop Entry]\n");
    return new Release(
        version, TIME, platform, shared, runnable, desktop, SOURCES, List.of(jar), folder);
  }

  private static String text(ZipFile zip, String name) throws IOException {
    try (InputStream in = zip.getInputStream(zip.getEntry(name))) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    }
  }

  private static Map<String, byte[]> members(Path deb) throws IOException {
    Map<String, byte[]> members = new LinkedHashMap<>();
    try (InputStream in = Files.newInputStream(deb);
        ArArchiveInputStream ar = new ArArchiveInputStream(in)) {
      for (ArArchiveEntry entry = ar.getNextEntry(); entry != null; entry = ar.getNextEntry()) {
        members.put(entry.getName(), ar.readAllBytes());
      }
    }
    return members;
  }

  /** Returns the contents of files and the targets of links by path. */
  private static Map<String, String> tarXz(byte[] compressed) throws IOException {
    Map<String, String> files = new LinkedHashMap<>();
    try (TarArchiveInputStream tar =
        new TarArchiveInputStream(new XZInputStream(new ByteArrayInputStream(compressed)))) {
      for (TarArchiveEntry entry = tar.getNextEntry(); entry != null; entry = tar.getNextEntry()) {
        files.put(
            entry.getName(),
            entry.isSymbolicLink()
                ? "-> " + entry.getLinkName()
                : new String(tar.readAllBytes(), StandardCharsets.UTF_8));
      }
    }
    return files;
  }
}
