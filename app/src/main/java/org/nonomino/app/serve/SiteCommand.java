package org.nonomino.app.serve;

import jakarta.inject.Inject;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.ServiceLoader;
import java.util.SortedMap;
import java.util.concurrent.Callable;
import org.nonomino.app.options.VerboseOption;
import org.nonomino.bulk.io.Console;
import org.nonomino.bulk.io.ExitCode;
import org.nonomino.bulk.io.OutputFile;
import org.nonomino.bulk.io.UsageException;
import org.nonomino.web.PublicAddress;
import org.nonomino.web.SiteFolder;
import org.nonomino.web.StaticPage;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code nonomino site}. */
@Command(
    name = "site",
    description =
        "Writes the web app as files that any web host can serve: solving, hints, rating and generating run in the"
            + " browser.",
    mixinStandardHelpOptions = true,
    sortOptions = false,
    footer = {
      "",
      "Upload the whole folder. It works under any address, and offline after the first visit if the host uses"
          + " https or is this machine. An older version of the web app in the folder is replaced; other files stay."
          + " The file .nonomino-site lists the written files; you need not upload it.",
      "Exit code: 2 if the folder cannot be written, or has other files with the same names.",
      "",
      "Examples:",
      "  nonomino site -o page",
      "  nonomino site -o page --public-url=https://puzzles.example.org/"
    })
public final class SiteCommand implements Callable<Integer> {
  /** Set by the launcher to check the command line before a compilation that takes minutes. */
  private static final String COMPILED_LATER = "nonomino.page.later";

  @Option(
      names = {"-o", "--output"},
      paramLabel = "DIR",
      required = true,
      description = "The folder to write to; it is created if it does not exist.")
  private String output = "";

  @Option(
      names = "--force",
      description = "Also overwrite files, such as index.html, that this command did not write.")
  private boolean force;

  @Mixin private PublicOption publicOption = new PublicOption();
  @Mixin private VerboseOption verbose = new VerboseOption();

  private final Console console;

  @Inject
  SiteCommand(Console console) {
    this.console = console;
  }

  @Override
  public Integer call() throws UsageException, IOException {
    verbose.apply();
    Optional<PublicAddress> publicAddress = publicOption.address();
    SiteFolder folder = folder();
    requireOwn(folder, SiteFolder.ENTRANCES);
    Optional<StaticPage> page = ServiceLoader.load(StaticPage.class).findFirst();
    if (page.isEmpty()) {
      if (Boolean.getBoolean(COMPILED_LATER)) {
        return ExitCode.SOLVED.status();
      }
      throw new UsageException(
          "The compiled web app is not on the class path. Run ./nonomino site, which compiles it.");
    }
    SortedMap<String, byte[]> files = page.get().files(publicAddress);
    requireOwn(folder, files.keySet());
    try {
      folder.write(files);
    } catch (IOException e) {
      throw OutputFile.broken(output, e);
    }
    PrintWriter out = console.outWriter();
    long bytes = files.values().stream().mapToLong(file -> file.length).sum();
    out.printf(
        Locale.ROOT,
        "%s: %d files, %.1f MB. To try it: python3 -m http.server --directory %s\n",
        output,
        files.size(),
        bytes / 1e6,
        output);
    out.flush();
    return ExitCode.SOLVED.status();
  }

  private SiteFolder folder() throws UsageException {
    if (output.isBlank()) {
      throw new UsageException("--output=: the name of the folder is missing.");
    }
    try {
      return SiteFolder.of(Path.of(output));
    } catch (IOException | InvalidPathException e) {
      throw OutputFile.broken(output, e);
    }
  }

  private void requireOwn(SiteFolder folder, Collection<String> names) throws UsageException {
    try {
      List<String> foreign = force ? List.of() : folder.foreign(names);
      if (!foreign.isEmpty()) {
        throw new UsageException(
            "--output="
                + output
                + ": "
                + foreign.get(0)
                + " already exists, and was not written by this command or was changed since."
                + " Choose another folder, or overwrite it with --force.");
      }
    } catch (IOException e) {
      throw OutputFile.broken(output, e);
    }
  }
}
