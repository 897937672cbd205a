package org.nonomino.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import picocli.CommandLine;

/**
 * Checks that every example in the Markdown files prints the output shown with it. Blocks of kind
 * {@code console} are run, each file in its own folder with {@code examples}. A block {@code text
 * file=NAME} is a file there. Lines of blocks {@code sh} that call {@code nonomino} are only
 * parsed, because they run forever or need resources that are missing here. With {@code
 * -Dexamples.update}, the expected output is updated if it differs; check the difference before you
 * commit it.
 */
@DisabledOnOs(value = OS.WINDOWS, disabledReason = "examples show names of files with slashes")
final class SiteExamplesTest {
  private static final Path ROOT =
      Path.of(System.getProperty("nonomino.basedir"), "..").normalize();
  private static final Pattern CALL = Pattern.compile("\\bnonomino ([a-z]+)((?: [a-z]+)?)");

  /** The program by its name or path, or as the image of a container. */
  private static final Pattern PROGRAM = Pattern.compile("(\\S*/)?nonomino(:\\S+)?");

  private static final Path PICTURES = ROOT.resolve("docs/site/pictures");
  private static final boolean IS_UPDATING = System.getProperty("examples.update") != null;

  /** Commands that run until they are stopped, or need the compiled web app. */
  private static final Set<String> NEVER_RUN = Set.of("serve", "site");

  @TempDir private Path folder;

  static List<String> pages() throws IOException {
    List<String> pages = new ArrayList<>();
    try (Stream<Path> files = Files.walk(ROOT.resolve("docs"))) {
      for (Path file : files.filter(SiteExamplesTest::isPage).sorted().toList()) {
        if (Files.readString(file).matches("(?s).*```(console|sh)\n.*")) {
          pages.add(ROOT.relativize(file).toString());
        }
      }
    }
    pages.add("README.md");
    return pages;
  }

  private static boolean isPage(Path file) {
    // Relative, because the build itself may be in a folder named target.
    String name = ROOT.relativize(file).toString();
    return name.endsWith(".md") && !name.matches(".*/(node_modules|target)/.*");
  }

  @ParameterizedTest
  @MethodSource("pages")
  void printsWhatThePageSays(String page) throws IOException {
    Path file = ROOT.resolve(page);
    String markdown = Files.readString(file);
    copyExamples();
    ExampleShell shell = new ExampleShell(folder);
    StringBuilder said = new StringBuilder();
    StringBuilder printed = new StringBuilder();
    StringBuilder updated = new StringBuilder();
    int copied = 0;
    for (ExampleBlock block : ExampleBlock.in(markdown)) {
      if (!block.name().isEmpty()) {
        Files.writeString(folder.resolve(block.name()), block.text());
      } else if (block.kind().equals("console")) {
        updated.append(markdown, copied, block.start());
        for (ExampleBlock.Step step : block.steps()) {
          String actual = shell.run(step.line());
          boolean isRight = step.allows(actual);
          said.append(step.text());
          printed.append(isRight ? step.text() : "$ " + step.line() + "\n" + actual);
          updated.append(isRight ? step.text() : "$ " + step.line() + "\n" + actual);
        }
        copied = block.end();
      } else if (block.kind().equals("sh")) {
        block.text().lines().forEach(SiteExamplesTest::parse);
      }
    }
    updated.append(markdown.substring(copied));
    if (IS_UPDATING) {
      Files.writeString(file, updated.toString());
    } else {
      assertThat(printed.toString()).isEqualTo(said.toString());
    }
    if (file.startsWith(PICTURES)) {
      comparePictures();
    }
  }

  @Test
  void everyCommandHasAnExample() throws IOException {
    Set<String> shown = new TreeSet<>();
    for (String page : pages()) {
      for (ExampleBlock block : ExampleBlock.in(Files.readString(ROOT.resolve(page)))) {
        String prompt = block.kind().equals("console") ? "$ " : "";
        block
            .text()
            .lines()
            .filter(line -> line.startsWith(prompt))
            .flatMap(line -> called(line.substring(prompt.length())))
            .filter(name -> !prompt.isEmpty() || NEVER_RUN.contains(name))
            .forEach(shown::add);
      }
    }
    Set<String> without = new TreeSet<>();
    for (CommandLine command : SiteCommandsTest.commands()) {
      String name = command.getCommandSpec().qualifiedName(" ").replaceFirst("^nonomino ", "");
      if (command.getSubcommands().isEmpty() && !shown.contains(name)) {
        without.add(name);
      }
    }

    assertThat(without).isEmpty();
  }

  /** Returns the command that a line calls, with its subcommand, such as layouts list. */
  private static Stream<String> called(String line) {
    return CALL.matcher(line)
        .results()
        .flatMap(found -> Stream.of(found.group(1), found.group(1) + found.group(2)));
  }

  private void copyExamples() throws IOException {
    Path target = Files.createDirectory(folder.resolve("examples"));
    try (Stream<Path> files = Files.list(ROOT.resolve("examples"))) {
      for (Path file : files.toList()) {
        Files.copy(file, target.resolve(file.getFileName()));
      }
    }
  }

  /** Fails if a line calls {@code nonomino} with an unknown command or option. */
  private static void parse(String line) {
    List<String> words = new ArrayList<>(ExampleShell.words(line.replaceAll("[&;]", " | ")));
    words.add("|");
    for (int start = 0; start < words.size(); ) {
      int end = start + words.subList(start, words.size()).indexOf("|");
      parseCall(words.subList(start, end));
      start = end + 1;
    }
  }

  private static void parseCall(List<String> words) {
    List<String> call =
        words.stream()
            .dropWhile(word -> word.matches("[A-Z_]+=.*"))
            .takeWhile(word -> !word.matches("[<>]"))
            .toList();
    int program = call.stream().map(word -> PROGRAM.matcher(word).matches()).toList().indexOf(true);
    boolean isContainer = !call.isEmpty() && call.get(0).matches("docker|podman");
    boolean isCall = program == 0 || (program > 0 && isContainer);
    if (!isCall || program + 1 == call.size()) {
      return;
    }
    List<String> args =
        call.subList(program + 1, call.size()).stream().map(ExampleShell::unquoted).toList();
    if (!args.get(0).startsWith("-")) {
      SiteCommandsTest.program().parseArgs(args.toArray(String[]::new));
    }
  }

  /** The pictures of the site equal the output of their commands, byte by byte. */
  private void comparePictures() throws IOException {
    try (Stream<Path> drawn = Files.list(folder)) {
      for (Path picture : drawn.filter(file -> file.toString().endsWith(".svg")).toList()) {
        Path kept = PICTURES.resolve(picture.getFileName());
        if (IS_UPDATING) {
          Files.writeString(kept, Files.readString(picture));
        }
        assertThat(kept).hasSameTextualContentAs(picture);
      }
    }
    try (Stream<Path> kept = Files.list(PICTURES)) {
      assertThat(kept.filter(file -> file.toString().endsWith(".svg")))
          .allSatisfy(file -> assertThat(folder.resolve(file.getFileName())).exists());
    }
  }
}
