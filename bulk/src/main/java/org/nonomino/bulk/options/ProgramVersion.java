package org.nonomino.bulk.options;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Objects;
import picocli.CommandLine;

/** What {@code --version} prints for every command; a resource that the build fills in. */
public final class ProgramVersion {
  private static final String FILE = "version.txt";

  private ProgramVersion() {}

  /** Sets the version of a command and its subcommands; it is read only when asked for. */
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
