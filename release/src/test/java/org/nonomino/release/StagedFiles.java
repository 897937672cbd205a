package org.nonomino.release;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.Map;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;

/** Writes artifacts that meet the portal's requirements, for tests that spoil them. */
final class StagedFiles {
  static final String VERSION = "1.0.0";

  private static final String POM =
      """
      <project>
        <groupId>org.nonomino</groupId>
        <artifactId>%s</artifactId>
        <version>1.0.0</version>
        <packaging>%s</packaging>
        <name>N</name>
        <description>D</description>
        <url>https://example.org</url>
        <licenses><license><name>Apache-2.0</name><url>https://example.org/l</url></license></licenses>
        <developers><developer><name>A</name></developer></developers>
        <scm><connection>c</connection><developerConnection>d</developerConnection><url>u</url></scm>
        %s
      </project>
      """;

  private final Path repository;

  StagedFiles(Path repository) {
    this.repository = repository;
  }

  /** Stages an artifact with three jars. */
  StagedArtifact jar(String name) {
    StagedArtifact artifact = pom(name, "jar", "");
    writeJar(artifact.file(".jar"), "META-INF/LICENSE");
    writeJar(artifact.file("-sources.jar"), "org/nonomino/A.java");
    writeJar(artifact.file("-javadoc.jar"), "index.html");
    return artifact;
  }

  /** Stages a POM with further elements. */
  StagedArtifact pom(String name, String packaging, String elements) {
    Path folder = repository.resolve("org/nonomino").resolve(name).resolve(VERSION);
    StagedArtifact artifact = new StagedArtifact(name, VERSION, folder);
    try {
      Files.createDirectories(folder);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    write(artifact.file(".pom"), POM.formatted(name, packaging, elements));
    return artifact;
  }

  static void writeJar(Path jar, String entry) {
    try (ZipOutputStream zip = new ZipOutputStream(Files.newOutputStream(jar))) {
      zip.putNextEntry(new ZipEntry(entry));
      zip.closeEntry();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    vouchFor(jar);
  }

  /** Writes text with a signature and checksums. */
  static void write(Path file, String text) {
    try {
      Files.writeString(file, text);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    vouchFor(file);
  }

  private static void vouchFor(Path file) {
    try {
      byte[] bytes = Files.readAllBytes(file);
      for (Map.Entry<String, String> checksum :
          Map.of(".md5", "MD5", ".sha1", "SHA-1").entrySet()) {
        byte[] digest = MessageDigest.getInstance(checksum.getValue()).digest(bytes);
        Files.writeString(
            file.resolveSibling(file.getFileName() + checksum.getKey()),
            HexFormat.of().formatHex(digest),
            StandardCharsets.US_ASCII);
      }
      Files.writeString(file.resolveSibling(file.getFileName() + ".asc"), "good");
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } catch (NoSuchAlgorithmException e) {
      throw new AssertionError(e);
    }
  }
}
