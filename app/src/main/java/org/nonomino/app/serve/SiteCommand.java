package org.nonomino.app.serve;

import jakarta.inject.Inject;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
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
        "Writes the page as files that any web host can serve: solving, hints, rating and generating run in the"
            + " browser.",
    mixinStandardHelpOptions = true,
    sortOptions = false,
    footer = {
      "",
      "Upload the whole folder; it works under any address, and without a network after the first visit, for"
          + " which the host must use https (or be this machine). An older version of the page in the folder is"
          + " replaced; other files stay.",
      "Exit code: 2 if the folder cannot be written.",
      "",
      "Examples:",
      "  nonomino site -o page",
      "  nonomino site -o page --public=https://puzzles.example.org/"
    })
public final class SiteCommand implements Callable<Integer> {
  @Option(
      names = {"-o", "--output"},
      paramLabel = "DIR",
      required = true,
      description = "The folder to write to; it is made if it does not exist.")
  private String output = "";

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
    Optional<StaticPage> page = ServiceLoader.load(StaticPage.class).findFirst();
    if (page.isEmpty()) {
      throw new UsageException(
          "The compiled page is not on the class path. Run ./nonomino site, which compiles it.");
    }
    SortedMap<String, byte[]> files = page.get().files(publicAddress);
    try {
      SiteFolder.write(files, Path.of(output));
    } catch (IOException | InvalidPathException e) {
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
}
