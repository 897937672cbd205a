package org.nonomino.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;
import picocli.CommandLine;

/** Tests of the examples in the help of the commands. */
final class HelpExamplesTest {
  private static final String HEADING = "Examples:";
  private static final String INDENT = "  ";

  /** Commands that run until they are stopped, or need the output of other builds. */
  private static final Set<String> ONLY_PARSED = Set.of("menu", "serve", "site");

  private static final Path SHIPPED =
      Path.of(System.getProperty("nonomino.basedir"), "..", "examples");

  @TempDir private Path folder;

  private static List<CommandLine> commands() {
    List<CommandLine> all = new ArrayList<>(SiteCommandsTest.commands());
    all.add(SiteCommandsTest.program());
    return all;
  }

  /** Returns the examples as the help prints them, where a broken line would end an example. */
  static List<String> examples(String help) {
    return help.lines()
        .dropWhile(line -> !line.equals(HEADING))
        .skip(1)
        .takeWhile(line -> line.startsWith(INDENT))
        .map(String::strip)
        .toList();
  }

  @Test
  void eachCommandHasTwoOrThree() {
    for (CommandLine command : commands()) {
      String help = command.getUsageMessage();

      assertThat(examples(help)).as(help).hasSizeBetween(2, 3);
      assertThat(help)
          .as("they come last")
          .endsWith(examples(help).get(examples(help).size() - 1) + "\n");
    }
  }

  @TestFactory
  Stream<DynamicTest> theyRun() {
    return commands().stream()
        .flatMap(command -> examples(command.getUsageMessage()).stream())
        .distinct()
        .map(example -> DynamicTest.dynamicTest(example, () -> requireRuns(example)));
  }

  private void requireRuns(String example) throws IOException {
    List<String> words = ExampleShell.words(example).stream().map(ExampleShell::unquoted).toList();
    if (words.size() > 1 && ONLY_PARSED.contains(words.get(1))) {
      SiteCommandsTest.program().parseArgs(words.subList(1, words.size()).toArray(String[]::new));
      return;
    }
    Path place = Files.createTempDirectory(folder, "example");
    String six = Files.readString(SHIPPED.resolve("six.txt"));
    Files.writeString(place.resolve("puzzle.txt"), six);
    Files.writeString(place.resolve("entered.txt"), six.replaceFirst("2 \\. ", "2 4 "));
    Files.writeString(place.resolve("pupil.txt"), six.replaceFirst("2 \\. ", "2 4 "));
    Files.writeString(
        place.resolve("puzzles.txt"), six + "\n" + Files.readString(SHIPPED.resolve("jigsaw.txt")));
    Files.writeString(place.resolve("masks.txt"), "0011\n0011\n2233\n2233\n\n012\n012\n012\n");
    ExampleShell shell = new ExampleShell(place);

    String shown = shell.run(example);

    assertThat(shell.run("echo $?")).as(shown).isEqualTo("0\n");
    int output = words.indexOf("-o");
    assertThat(
            output < 0
                ? shown
                : Files.readString(
                    place.resolve(words.get(output + 1)), StandardCharsets.ISO_8859_1))
        .isNotBlank();
  }
}
