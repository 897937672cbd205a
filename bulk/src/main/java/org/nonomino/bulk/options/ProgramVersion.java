package org.nonomino.bulk.options;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Objects;
import picocli.CommandLine;

/** The output of {@code --version} for every command, from a resource that the build writes. */
public final class ProgramVersion {
  private static final String FILE = "version.txt";

  private ProgramVersion() {}

  /** Sets the version of a command and its subcommands. It is read only when needed. */
  public static void addTo(CommandLine commandLine) {
    commandLine.getCommandSpec().versionProvider(ProgramVersion::lines);
    commandLine.getSubcommands().values().forEach(ProgramVersion::addTo);
  }

  private static String[] lines() {
    try (InputStream in =
        Objects.requireNonNull(ProgramVersion.class.getResourceAsStream(FILE), FILE)) {
      String version = new String(in.readAllBytes(), StandardCharsets.UTF_8).strip();
      return new String[] {"Nonomino " + version};
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
