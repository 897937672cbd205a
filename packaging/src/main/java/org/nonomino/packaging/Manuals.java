package org.nonomino.packaging;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.HashMap;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Stream;
import org.asciidoctor.Asciidoctor;
import org.asciidoctor.Attributes;
import org.asciidoctor.Options;
import org.asciidoctor.SafeMode;
import picocli.AutoComplete;
import picocli.CommandLine;
import picocli.CommandLine.Model.CommandSpec;
import picocli.codegen.docgen.manpage.ManPageGenerator;

/** Manual pages and completions of all commands, for a folder {@code share}. */
final class Manuals {
  private Manuals() {}

  /**
   * Generates the files.
   *
   * @param commandLine the command line with all commands; the values are added to it
   * @param values further values for completion
   * @param time the date of the pages
   * @param work a folder for temporary files
   */
  static FileTree of(CommandLine commandLine, KnownValues values, Instant time, Path work)
      throws IOException {
    FileTree share = new FileTree();
    addPages(commandLine, time, work, share);
    values.addTo(commandLine);
    String name = commandLine.getCommandName();
    // A shell sources the file instead of starting it.
    String bash = AutoComplete.bash(name, commandLine).replaceFirst("^#!.*\\n", "");
    share.put("bash-completion/completions/" + name, bash);
    share.put("zsh/site-functions/_" + name, zsh(name, bash));
    share.put(
        "fish/vendor_completions.d/" + name + ".fish",
        FishCompletion.of(commandLine.getCommandSpec()));
    return share;
  }

  private static void addPages(CommandLine commandLine, Instant time, Path work, FileTree share)
      throws IOException {
    Path sources = Files.createDirectories(work.resolve("man"));
    ManPageGenerator.generateManPage(
        sources.toFile(), null, new boolean[0], true, commandLine.getCommandSpec());
    Map<String, ManualSections> sections = new HashMap<>();
    addSections(commandLine.getCommandSpec(), sections);
    try (Asciidoctor asciidoctor = Asciidoctor.Factory.create();
        Stream<Path> pages = Files.list(sources)) {
      String date = DateTimeFormatter.ISO_LOCAL_DATE.withZone(ZoneOffset.UTC).format(time);
      Options options =
          Options.builder()
              .backend("manpage")
              .safe(SafeMode.SAFE)
              .standalone(true)
              .attributes(
                  Attributes.builder()
                      .attribute("docdate", date)
                      .attribute("manname-title", "NAME")
                      .build())
              .build();
      for (Path page : (Iterable<Path>) pages.sorted()::iterator) {
        String name = String.valueOf(page.getFileName()).replace(".adoc", "");
        ManualSections more = Objects.requireNonNull(sections.get(name), name);
        share.put(
            "man/man1/" + name + ".1",
            asciidoctor.convert(Files.readString(page) + more.text(), options));
      }
    }
  }

  private static void addSections(CommandSpec command, Map<String, ManualSections> sections) {
    sections.put(command.qualifiedName("-"), ManualSections.of(command));
    command.subcommands().values().forEach(inner -> addSections(inner.getCommandSpec(), sections));
  }

  /**
   * Returns a function for zsh that uses the completion for bash. The first call registers it, and
   * must also complete.
   */
  private static String zsh(String name, String bash) {
    return "#compdef "
        + name
        + "\nautoload -U +X bashcompinit && bashcompinit\n"
        + bash
        + "\n_bash_complete -o default -F _complete_"
        + name
        + "\n";
  }
}
