package org.nonomino.release;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import java.util.jar.JarEntry;
import java.util.jar.JarFile;

/**
 * The requirements of the Central Portal for each artifact, and ours in addition: a POM that needs
 * no other POM, and the licence in each jar.
 *
 * @see <a href="https://central.sonatype.org/publish/requirements/">the portal's requirements</a>
 */
final class CentralRules {
  private static final List<String> METADATA =
      List.of(
          "groupId",
          "artifactId",
          "version",
          "name",
          "description",
          "url",
          "licenses/license/name",
          "licenses/license/url",
          "developers/developer/name",
          "scm/connection",
          "scm/developerConnection",
          "scm/url");

  /** The extensions of the checksums that every file must have, with their algorithms. */
  private static final Map<String, String> CHECKSUMS = Map.of(".md5", "MD5", ".sha1", "SHA-1");

  private final Signatures signatures;

  CentralRules(Signatures signatures) {
    this.signatures = signatures;
  }

  /** Returns a sentence for each violation, with its file. */
  List<String> faults(StagedArtifact artifact) {
    List<String> faults = new ArrayList<>();
    Path pom = artifact.file(".pom");
    if (Files.exists(pom)) {
      checkPom(artifact, Pom.read(pom), faults);
    } else {
      faults.add(missing(pom));
    }
    for (Path file : artifact.files()) {
      String name = file.getFileName().toString();
      if (isContent(name)) {
        if (!name.startsWith(artifact.name() + "-" + artifact.version())) {
          faults.add(name + " does not begin with the name and the version of its artifact.");
        }
        checkSignature(file, faults);
        checkChecksums(file, faults);
      }
    }
    return faults;
  }

  /** Returns whether a file is neither a checksum nor a signature of another file. */
  static boolean isContent(String name) {
    return !name.matches(".*\\.(asc|md5|sha1|sha256|sha512)");
  }

  private static String missing(Path file) {
    return file.getFileName() + " is missing.";
  }

  private static void checkPom(StagedArtifact artifact, Pom pom, List<String> faults) {
    String file = artifact.file(".pom").getFileName().toString();
    for (String path : METADATA) {
      if (pom.text(path).isEmpty()) {
        faults.add(file + " has no <" + path + ">.");
      }
    }
    if (artifact.version().endsWith("-SNAPSHOT")) {
      faults.add(file + ": " + artifact.version() + " is not a release.");
    }
    if (!pom.contents("parent").isEmpty()) {
      faults.add(file + " has a parent: it was not flattened.");
    }
    if (!pom.contents("repositories/repository").isEmpty()) {
      faults.add(file + " names repositories in addition to Central.");
    }
    List<Pom> dependencies = new ArrayList<>(pom.parts("dependencies/dependency"));
    dependencies.addAll(pom.parts("dependencyManagement/dependencies/dependency"));
    for (Pom dependency : dependencies) {
      String version = artifact.meaning(dependency.text("version").orElse(""));
      if (version.isEmpty() || version.contains("$") || version.endsWith("-SNAPSHOT")) {
        faults.add(
            "%s: the version of %s is '%s', and not that of a release."
                .formatted(file, dependency.text("artifactId").orElse("?"), version));
      }
    }
    if (pom.text("packaging").orElse("jar").equals("jar")) {
      checkJar(artifact.file(".jar"), "META-INF/LICENSE", "META-INF/LICENSE"::equals, faults);
      checkJar(artifact.file("-sources.jar"), "a source", name -> name.endsWith(".java"), faults);
      checkJar(artifact.file("-javadoc.jar"), "index.html", "index.html"::equals, faults);
    }
  }

  /** Adds a fault if a jar is missing or has no entry of a kind, named by the words. */
  static void checkJar(Path jar, String words, Predicate<String> wanted, List<String> faults) {
    if (!Files.exists(jar)) {
      faults.add(missing(jar));
      return;
    }
    try (JarFile read = new JarFile(jar.toFile())) {
      if (read.stream().map(JarEntry::getName).noneMatch(wanted)) {
        faults.add(jar.getFileName() + " does not have " + words + ".");
      }
    } catch (IOException e) {
      faults.add(jar.getFileName() + " is not a jar: " + e.getMessage());
    }
  }

  private void checkSignature(Path file, List<String> faults) {
    Path signature = file.resolveSibling(file.getFileName() + ".asc");
    if (!Files.exists(signature)) {
      faults.add(missing(signature));
      return;
    }
    signatures
        .fault(file, signature)
        .ifPresent(
            fault -> faults.add(signature.getFileName() + " does not sign its file:\n  " + fault));
  }

  private static void checkChecksums(Path file, List<String> faults) {
    CHECKSUMS.entrySet().stream()
        .sorted(Map.Entry.comparingByKey())
        .forEach(
            checksum -> {
              Path written = file.resolveSibling(file.getFileName() + checksum.getKey());
              if (!Files.exists(written)) {
                faults.add(missing(written));
              } else if (!text(written).equals(digest(checksum.getValue(), file))) {
                faults.add(written.getFileName() + " is not the checksum of its file.");
              }
            });
  }

  private static String text(Path file) {
    try {
      return Files.readString(file, StandardCharsets.US_ASCII).strip();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static String digest(String algorithm, Path file) {
    try {
      return HexFormat.of()
          .formatHex(MessageDigest.getInstance(algorithm).digest(Files.readAllBytes(file)));
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException(e);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
