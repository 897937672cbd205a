package org.nonomino.packaging;

import static java.util.Objects.requireNonNull;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.inject.Injector;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.nonomino.app.Main;
import org.nonomino.bulk.io.Console;
import picocli.CommandLine;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.CommandSpec;

/** Tests of manuals and completions for the real commands. */
final class ProgramHelpTest {
  private final Injector injector = Main.injector(Console.discarding());
  private final CommandLine program = Program.commandLine(injector);

  private static List<CommandSpec> all(CommandSpec command) {
    List<CommandSpec> all = new ArrayList<>(List.of(command));
    command.subcommands().values().forEach(inner -> all.addAll(all(inner.getCommandSpec())));
    return all;
  }

  @ParameterizedTest
  @CsvSource({
    "solve, --solver, bitboard",
    "generate, --solver, dlx",
    "generate, --difficulty, fiendish",
    "generate, --symmetry, rotate180",
    "generate, --symmetry, random",
    "generate, --regions, windmill-9",
    "generate, --regions, random",
    "generate, --fill, search",
    "solve, --regions, windmill-9",
    "solve, --input, sudokupad",
    "book, --regions, windmill-9",
    "convert, --format, fpuzzles-link",
    "layouts show, , windmill-9",
    "layouts check, , windmill-9"
  })
  void valuesAreCompleted(String command, String option, String value) {
    CommandLine at = program;
    for (String word : command.split(" ", -1)) {
      at = requireNonNull(at.getSubcommands().get(word));
    }
    List<String> before = names(at);
    KnownValues.of(injector).addTo(program);

    CommandSpec spec = at.getCommandSpec();
    ArgSpec argument =
        option == null ? spec.positionalParameters().get(0) : spec.findOption(option);
    assertThat(requireNonNull(argument).completionCandidates()).contains(value);
    assertThat(names(at)).isEqualTo(before);
  }

  private static List<String> names(CommandLine command) {
    return command.getCommandSpec().options().stream().map(each -> each.longestName()).toList();
  }

  @Test
  void eachCommandReportsItsExitCodes() {
    for (CommandSpec command : all(program.getCommandSpec())) {
      ManualSections sections = ManualSections.of(command);

      assertThat(sections.exitCodes()).as(command.name()).containsKeys(0, 2, 70, 130);
      assertThat(sections.notes()).as(command.name()).noneMatch(note -> note.contains("Exit code"));
    }
  }

  @Test
  void eachCommandNamesOthers() {
    for (CommandSpec command : all(program.getCommandSpec())) {
      assertThat(ManualSections.of(command).others()).as(command.name()).isNotEmpty();
    }
    CommandSpec hint = requireNonNull(program.getSubcommands().get("hint")).getCommandSpec();
    assertThat(ManualSections.of(hint).others())
        .contains("nonomino", "nonomino-convert", "nonomino-layouts-list", "nonomino-techniques");
  }

  @Test
  void documentsThatAreNamedExist() {
    assertThat(Program.documents(program.getCommandSpec()))
        .contains("docs/books.md", "docs/ratings.md")
        .allMatch(name -> Files.isRegularFile(Path.of("..").resolve(name)));
  }
}
