package org.nonomino.packaging;

import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.zip.GZIPInputStream;
import org.apache.commons.compress.archivers.tar.TarArchiveEntry;
import org.apache.commons.compress.archivers.tar.TarArchiveInputStream;

/**
 * Extracts an archive in a folder with spaces in its name, and solves and draws a puzzle with the
 * program: from another folder, through a symbolic link, and with a class archive that Java must
 * accept. Drawing needs most of the parts that a runtime without a screen could lack.
 */
final class Trial {
  private static final int OWNER_MAY_RUN = 0100;
  private static final long MAX_SECONDS = 60;

  private Trial() {}

  /**
   * Tries an archive.
   *
   * @param tarGz the archive of {@link ArchiveStep#TAR_GZ}
   * @param work the folder for its content
   * @throws IOException if the program fails, with its output
   */
  static void run(Path tarGz, Path puzzle, Path work) throws IOException {
    Path folder = Files.createDirectories(work.resolve("a folder with spaces"));
    unpack(tarGz, folder);
    Path program;
    try (var inside = Files.list(folder)) {
      program = inside.findFirst().orElseThrow().resolve("bin/nonomino");
    }
    Path link = Files.createSymbolicLink(work.resolve("a link"), program);
    Path elsewhere = Files.createDirectories(work.resolve("elsewhere"));
    String solved = said(elsewhere, link.toString(), "solve", puzzle.toString());
    if (!solved.contains("solution")) {
      throw new IOException("The packaged program does not solve " + puzzle + ": " + solved);
    }
    for (String picture : List.of("puzzle.png", "puzzle.pdf")) {
      String drawn =
          said(elsewhere, link.toString(), "render", "--output=" + picture, puzzle.toString());
      Path file = elsewhere.resolve(picture);
      if (!Files.exists(file) || Files.size(file) == 0) {
        throw new IOException("The packaged program does not draw " + picture + ": " + drawn);
      }
    }
  }

  private static String said(Path folder, String... command) throws IOException {
    Path output = folder.resolve("said.txt");
    ProcessBuilder builder =
        new ProcessBuilder(command)
            .directory(folder.toFile())
            .redirectErrorStream(true)
            .redirectOutput(output.toFile());
    builder.environment().put("NONOMINO_JAVA_OPTS", "-Xshare:on");
    builder.environment().put("JAVA_HOME", "/nonexistent");
    Process process = builder.start();
    process.getOutputStream().close();
    boolean ended;
    try {
      ended = process.waitFor(MAX_SECONDS, TimeUnit.SECONDS);
    } catch (InterruptedException e) {
      throw new IOException("The trial was interrupted.", e);
    } finally {
      process.destroyForcibly();
    }
    String said = Files.readString(output, StandardCharsets.UTF_8);
    if (!ended || process.exitValue() != 0) {
      throw new IOException(String.join(" ", command) + " failed: " + said);
    }
    return said;
  }

  private static void unpack(Path tarGz, Path folder) throws IOException {
    try (InputStream in = new BufferedInputStream(Files.newInputStream(tarGz));
        TarArchiveInputStream tar = new TarArchiveInputStream(new GZIPInputStream(in))) {
      for (TarArchiveEntry entry = tar.getNextEntry(); entry != null; entry = tar.getNextEntry()) {
        Path file = entry.resolveIn(folder);
        if (entry.isDirectory()) {
          Files.createDirectories(file);
        } else {
          Files.copy(tar, file);
          if ((entry.getMode() & OWNER_MAY_RUN) != 0 && !file.toFile().setExecutable(true)) {
            throw new IOException(file + " cannot be made executable.");
          }
        }
      }
    }
  }
}
