package org.nonomino.app.linker;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/**
 * Merges the program and its libraries into one jar that starts more quickly than many
 * (docs/adr/0006). The build of {@code app} calls it.
 */
public final class AppLinker {
  private AppLinker() {}

  /**
   * Writes the jar.
   *
   * @param args the jar to write, the jar of the program, and the folder of its libraries
   * @throws IOException if a jar cannot be read, or the new one not be written
   */
  public static void main(String[] args) throws IOException {
    List<Path> jars = new ArrayList<>();
    jars.add(Path.of(args[1]));
    try (Stream<Path> libraries = Files.list(Path.of(args[2]))) {
      libraries.filter(file -> file.toString().endsWith(".jar")).sorted().forEach(jars::add);
    }
    MergedJar merged = MergedJar.of(jars);
    try (QuickClasses quick = new QuickClasses(jars)) {
      merged.changeClasses(quick::changed);
      merged.addAll(quick.added());
      merged.changeClasses(quick::withMembers);
    }
    merged.write(Path.of(args[0]));
  }
}
