package org.nonomino.packaging;

import com.google.inject.Injector;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Objects;
import org.nonomino.app.Main;
import org.nonomino.bulk.io.Console;

/**
 * Writes the manual pages and the shell completion of a checkout into {@code dist/share}. The
 * profile {@code manuals} calls it with the folder of the checkout and the date of the pages.
 */
public final class ShareFolder {
  private ShareFolder() {}

  /**
   * Writes the files.
   *
   * @param arguments the checkout, and the time in ISO 8601 or seconds since 1970
   * @throws IOException if a file cannot be written
   */
  public static void main(String[] arguments) throws IOException {
    Path sources = Path.of(arguments[0]).toAbsolutePath().normalize();
    Path share = sources.resolve("dist/share");
    if (Files.exists(share)) {
      FileTree.delete(share);
    }
    Path work = sources.resolve("packaging/target/manuals");
    if (Files.exists(work)) {
      FileTree.delete(work);
    }
    Injector injector = Main.injector(Console.discarding());
    FileTree manuals =
        Manuals.of(
            Program.commandLine(injector),
            KnownValues.of(injector),
            Packager.time(arguments[1]),
            work);
    for (Map.Entry<String, FileTree.Content> file : manuals.contents().entrySet()) {
      Path target = share.resolve(file.getKey());
      Files.createDirectories(Objects.requireNonNull(target.getParent()));
      Files.write(target, FileTree.bytes(file.getValue()));
    }
    Packager.say("manual pages and shell completion are in " + share);
  }
}
