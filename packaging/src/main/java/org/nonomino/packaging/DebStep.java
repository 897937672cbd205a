package org.nonomino.packaging;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.apache.commons.compress.archivers.ar.ArArchiveEntry;
import org.apache.commons.compress.archivers.ar.ArArchiveOutputStream;
import org.tukaani.xz.LZMA2Options;
import org.tukaani.xz.XZOutputStream;

/** A package for Debian and its derivatives. */
final class DebStep implements Step {
  private static final String HOME = "usr/lib/nonomino";
  private static final String DOC = "usr/share/doc/nonomino/";
  private static final int REGULAR_FILE = 0100644;
  private static final int KILOBYTE = 1024;
  private static final String C_LIBRARY = "libc6";

  /**
   * The packages of libraries, with the oldest version that has everything required by current
   * compilers.
   */
  private static final Map<String, String> PACKAGES =
      Map.of(
          "libgcc_s.so.1", "libgcc-s1 (>= 3.0)",
          "libstdc++.so.6", "libstdc++6 (>= 5)",
          "libz.so.1", "zlib1g (>= 1:1.1.4)");

  @Override
  public String name() {
    return "deb";
  }

  @Override
  public Optional<String> missing(Release release) {
    return release.platform().os().equals("linux") && SystemLibraries.areKnown()
        ? release.missingProgram()
        : Optional.of("it needs a Linux with ldd to find the dependencies of the program");
  }

  @Override
  public List<Path> make(Release release) throws IOException {
    FileTree data = data(release);
    Path file =
        release
            .dist()
            .resolve(
                "nonomino_"
                    + release.version()
                    + "_"
                    + release.platform().debianArchitecture()
                    + ".deb");
    try (OutputStream out = Files.newOutputStream(file);
        ArArchiveOutputStream ar = new ArArchiveOutputStream(out)) {
      put(ar, "debian-binary", "2.0\n".getBytes(StandardCharsets.US_ASCII), release.time());
      put(ar, "control.tar.xz", xz(control(data, release), release.time()), release.time());
      put(ar, "data.tar.xz", xz(data, release.time()), release.time());
    }
    return List.of(file);
  }

  /**
   * Returns the version in Debian's form, in which a snapshot sorts before its release. File names
   * keep the original form, because GitHub replaces tildes.
   */
  static String debianVersion(String version) {
    return version.replace("-SNAPSHOT", "~snapshot").replace('-', '~');
  }

  private static FileTree data(Release release) throws IOException {
    FileTree data = new FileTree();
    release
        .program()
        .contents()
        .forEach(
            (path, content) -> {
              if (path.startsWith("share/man/")) {
                data.put(
                    "./usr/" + path + ".gz",
                    new FileTree.Bytes(Archives.gzip(FileTree.bytes(content))));
              } else if (path.startsWith("share/zsh/")) {
                data.put("./usr/" + path.replace("site-functions", "vendor-completions"), content);
              } else if (path.startsWith("share/")) {
                data.put("./usr/" + path, content);
              } else if (path.startsWith("bin/") || path.startsWith("runtime/")) {
                data.put("./" + HOME + "/" + path, content);
              } else if (path.startsWith("licences/")
                  || path.startsWith("examples/")
                  || path.startsWith("docs/")) {
                data.put("./" + DOC + path, content);
              } else if (path.equals("NOTICE") || path.equals("THIRD-PARTY.md")) {
                data.put("./" + DOC + path, content);
              }
            });
    release
        .desktop()
        .contents()
        .forEach((path, content) -> data.put("./usr/share/" + path, content));
    data.put("./usr/bin/nonomino", new FileTree.Link("../lib/nonomino/bin/nonomino"));
    data.put("./" + DOC + "copyright", Resources.text("copyright"));
    data.put(
        "./" + DOC + "changelog.gz",
        new FileTree.Bytes(Archives.gzip(changelog(release).getBytes(StandardCharsets.UTF_8))));
    return data;
  }

  private static String changelog(Release release) throws IOException {
    return Resources.filled(
        "changelog",
        Map.of("version", debianVersion(release.version()), "date", date(release.time())));
  }

  private static String date(Instant time) {
    return DateTimeFormatter.ofPattern("EEE, dd MMM yyyy HH:mm:ss Z", Locale.ROOT)
        .withZone(ZoneOffset.UTC)
        .format(time);
  }

  private static FileTree control(FileTree data, Release release) throws IOException {
    FileTree control = new FileTree();
    StringBuilder sums = new StringBuilder();
    long kilobytes = 0;
    for (Map.Entry<String, FileTree.Content> file : data.contents().entrySet()) {
      if (file.getValue() instanceof FileTree.Link) {
        kilobytes++;
        continue;
      }
      byte[] bytes = FileTree.bytes(file.getValue());
      kilobytes += (bytes.length + KILOBYTE - 1) / KILOBYTE;
      sums.append(Checksums.md5(bytes))
          .append("  ")
          .append(file.getKey().substring("./".length()))
          .append('\n');
    }
    control.put(
        "./control",
        Resources.filled(
            "control",
            Map.of(
                "version", debianVersion(release.version()),
                "architecture", release.platform().debianArchitecture(),
                "depends", depends(release.program().filesOnDisk()),
                "size", String.valueOf(kilobytes))));
    control.put("./md5sums", sums.toString());
    return control;
  }

  /**
   * Returns the packages of the libraries that some files need. They depend on the JDK: it may
   * include its own zlib, and may be built for a newer or an older system.
   *
   * @throws IOException if a library is not in the list of packages
   */
  static String depends(Collection<Path> files) throws IOException {
    Set<String> packages = new TreeSet<>();
    for (Path library : SystemLibraries.neededBy(files).keySet()) {
      String name = String.valueOf(library.getFileName());
      if (name.matches("(ld-linux.*|lib(c|m|dl|rt|pthread))\\.so\\..*")) {
        packages.add(C_LIBRARY);
      } else if (PACKAGES.containsKey(name)) {
        packages.add(PACKAGES.get(name));
      } else {
        throw new IOException(
            "The Debian package of " + library + " is unknown. Add it to DebStep.");
      }
    }
    Optional<String> glibc = SystemLibraries.oldestGlibc(files);
    return packages.stream()
        .map(
            name ->
                name.equals(C_LIBRARY) && glibc.isPresent()
                    ? name + " (>= " + glibc.get() + ")"
                    : name)
        .collect(Collectors.joining(", "));
  }

  private static byte[] xz(FileTree tree, Instant time) throws IOException {
    ByteArrayOutputStream compressed = new ByteArrayOutputStream();
    try (OutputStream out =
        new XZOutputStream(compressed, new LZMA2Options(LZMA2Options.PRESET_DEFAULT))) {
      Archives.tar(tree, time, out);
    }
    return compressed.toByteArray();
  }

  private static void put(ArArchiveOutputStream ar, String name, byte[] bytes, Instant time)
      throws IOException {
    ar.putArchiveEntry(
        new ArArchiveEntry(name, bytes.length, 0, 0, REGULAR_FILE, time.getEpochSecond()));
    ar.write(bytes);
    ar.closeArchiveEntry();
  }
}
