package org.nonomino.packaging;

import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import org.nonomino.app.Main;
import org.nonomino.app.serve.HealthCheck;
import org.nonomino.web.WebSettings;

/**
 * The container image: only the program, its runtime, and the libraries of this system that they
 * need, not even a shell. By default it serves the web app.
 */
final class ContainerImage implements Step {
  private static final String HOME = "/opt/nonomino";
  private static final String JAVA = HOME + "/runtime/bin/java";

  /** The folder for files of the host: {@code -v "$PWD:/work"}. */
  private static final String FOLDER = "/work";

  /** An unused id on common systems, as in distroless images. */
  private static final String USER = "65532:65532";

  private static final String USERS =
      """
      root:x:0:0:root:/:/none
      nonomino:x:65532:65532:nonomino:/work:/none
      """;

  private static final String GROUPS =
      """
      root:x:0:
      nonomino:x:65532:
      """;

  @Override
  public String name() {
    return "container image";
  }

  @Override
  public Optional<String> missing(Release release) {
    return release.platform().os().equals("linux") && SystemLibraries.areKnown()
        ? release.missingProgram()
        : Optional.of(
            "it needs a Linux with ldd, because it contains the C library of that system");
  }

  @Override
  public List<Path> make(Release release) throws IOException {
    FileTree program = new FileTree();
    release
        .program()
        .contents()
        .forEach(
            (path, content) -> {
              if (isNeeded(path)) {
                program.put(HOME.substring(1) + "/" + path, content);
              }
            });
    OciImage image =
        new OciImage(
            "nonomino:" + release.version(),
            release.platform(),
            release.time(),
            settings(release),
            List.of(system(program), program));
    Path file = release.file(".oci.tar");
    try (OutputStream out = new BufferedOutputStream(Files.newOutputStream(file))) {
      image.write(out);
    }
    return List.of(file);
  }

  /**
   * Returns whether the image has a file; manuals and completions are only for use with a shell.
   */
  private static boolean isNeeded(String path) {
    return path.startsWith("runtime/") || !path.contains("/");
  }

  /** Returns files that a system would have. */
  private static FileTree system(FileTree program) throws IOException {
    FileTree system = new FileTree();
    system.put("etc/passwd", USERS);
    system.put("etc/group", GROUPS);
    system.put("etc/nsswitch.conf", "hosts: files dns\n");
    SortedMap<String, Path> licences = new TreeMap<>();
    for (Map.Entry<Path, Path> library :
        SystemLibraries.neededBy(program.filesOnDisk()).entrySet()) {
      system.put(inRoot(library.getKey()), new FileTree.OnDisk(library.getValue(), true));
      SystemLibraries.licenceOf(library.getKey())
          .ifPresent(licence -> licences.put(inRoot(licence), licence));
    }
    licences.forEach((path, file) -> system.put(path, new FileTree.OnDisk(file, false)));
    return system;
  }

  private static String inRoot(Path path) {
    return path.toString().substring(1);
  }

  private static OciImage.Settings settings(Release release) throws IOException {
    List<String> java = new ArrayList<>(List.of(JAVA));
    // Writes no files, not even the counters of the virtual machine, because the file system may be
    // read-only.
    java.add("-XX:-UsePerfData");
    java.addAll(Launcher.options(release.sources()));
    List<String> entrypoint = new ArrayList<>(java);
    entrypoint.add(Main.class.getName());
    List<String> healthCheck = new ArrayList<>(java);
    healthCheck.add(HealthCheck.class.getName());
    healthCheck.add(String.valueOf(WebSettings.USUAL_PORT));
    return new OciImage.Settings(
        USER,
        // Java reads file names and arguments in the encoding of the locale.
        List.of("LC_ALL=C.UTF-8", "HOME=" + FOLDER),
        entrypoint,
        List.of("serve", "--host=0.0.0.0", "--no-open"),
        WebSettings.USUAL_PORT,
        FOLDER,
        healthCheck,
        new TreeMap<>(
            Map.of(
                "org.opencontainers.image.title", "Nonomino",
                "org.opencontainers.image.description", "The toolkit for Sudoku with any regions",
                "org.opencontainers.image.version", release.version(),
                "org.opencontainers.image.licenses", "Apache-2.0")));
  }
}
