package org.nonomino.packaging;

import static java.util.Objects.requireNonNull;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import picocli.CommandLine;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;

class ManualsTest {
  @TempDir private Path folder;

  @Test
  void aCheckoutCanHaveThemWithoutAPackage() throws IOException {
    Files.createDirectories(folder.resolve("dist/share/man/man1"));
    Files.createFile(folder.resolve("dist/share/man/man1/nonomino-former.1"));

    ShareFolder.main(new String[] {folder.toString(), "2026-01-02T00:00:00Z"});

    assertThat(folder.resolve("dist/share/man/man1"))
        .isDirectoryContaining("glob:**/nonomino-solve.1")
        .isDirectoryNotContaining("glob:**/nonomino-former.1");
    for (String completion :
        List.of(
            "bash-completion/completions/nonomino",
            "zsh/site-functions/_nonomino",
            "fish/vendor_completions.d/nonomino.fish")) {
      assertThat(folder.resolve("dist/share").resolve(completion)).content().contains("solver");
    }
  }

  @Test
  void eachCommandHasAPageWhoseWordsRoffDoesNotTakeForItsOwn() throws IOException {
    CommandSpec solve = CommandSpec.create().name("solve");
    solve.usageMessage().description("Solves r1c1*r2c2 and a_b_c.");
    solve.addOption(
        OptionSpec.builder("--empty")
            .type(String.class)
            .paramLabel("C")
            .description("'.' or a \\ for an empty cell.")
            .build());
    solve
        .usageMessage()
        .footer(
            "",
            "A note on *all* of them, as 'try list --all' has it.",
            "Exit codes: 0 all have a solution; 1 some [has] none, or",
            "2 bad usage; 3 a limit.",
            "",
            "Examples:",
            "  try solve a_b_c.txt    # a comment");
    CommandSpec list = CommandSpec.create().name("list");
    list.usageMessage().description("Lists.");
    CommandSpec program =
        CommandSpec.create().name("try").addSubcommand("solve", solve).addSubcommand("list", list);
    program.usageMessage().description("Tries.");
    KnownValues values =
        new KnownValues(Map.of("--empty", List.of("dot", "dash")), List.of(), List.of());

    FileTree share =
        Manuals.of(new CommandLine(program), values, Instant.parse("2026-01-02T00:00:00Z"), folder);

    assertThat(share.contents().keySet())
        .containsExactly(
            "bash-completion/completions/try",
            "fish/vendor_completions.d/try.fish",
            "man/man1/try-list.1",
            "man/man1/try-solve.1",
            "man/man1/try.1",
            "zsh/site-functions/_try");
    String page = text(share, "man/man1/try-solve.1");
    assertThat(page)
        .contains(".TH \"TRY\\-SOLVE\" \"1\" \"2026-01-02\"")
        .contains("Solves r1c1*r2c2 and a_b_c.")
        .contains("\\*(Aq.\\*(Aq or a \\(rs for an empty cell.");
    assertThat(page.lines().filter(line -> line.startsWith("'."))).isEmpty();
    assertThat(page)
        .containsSubsequence(
            ".SH \"NOTES\"",
            "A note on *all* of them, as \\*(Aqtry list",
            ".SH \"EXIT STATUS\"",
            "\\fB0\\fP",
            "all have a solution",
            "\\fB1\\fP",
            "some [has] none, or",
            "\\fB2\\fP",
            "\\fB70\\fP",
            ".SH \"ENVIRONMENT\"",
            "\\fBNONOMINO_JAVA_OPTS\\fP",
            ".SH \"EXAMPLES\"",
            "try solve a_b_c.txt\\&    # a comment",
            ".SH \"SEE ALSO\"",
            "\\fBtry\\fP(1), \\fBtry\\-list\\fP(1)");
    assertThat(text(share, "bash-completion/completions/try")).contains("\"dot\" \"dash\"");
    assertThat(text(share, "fish/vendor_completions.d/try.fish"))
        .contains("-l 'empty' -x -a 'dot dash'");
    assertThat(text(share, "zsh/site-functions/_try"))
        .startsWith("#compdef try\n")
        .endsWith("\n_bash_complete -o default -F _complete_try\n");
  }

  private static String text(FileTree tree, String path) {
    return new String(
        FileTree.bytes(requireNonNull(tree.contents().get(path))), StandardCharsets.UTF_8);
  }
}
