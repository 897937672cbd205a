package org.nonomino.app.options;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Objects;
import picocli.CommandLine;

/** What {@code --version} prints, of every command. The build writes it down. */
public final class ProgramVersion {
  private static final String FILE = "version.txt";

  private ProgramVersion() {}

  /** Gives a command and all below it their version, which is read when somebody asks for it. */
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
