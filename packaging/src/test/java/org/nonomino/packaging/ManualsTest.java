package org.nonomino.packaging;

import static java.util.Objects.requireNonNull;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Instant;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import picocli.CommandLine;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;

class ManualsTest {
  @TempDir private Path folder;

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
    CommandSpec program = CommandSpec.create().name("try").addSubcommand("solve", solve);
    program.usageMessage().description("Tries.");

    FileTree share =
        Manuals.of(new CommandLine(program), Instant.parse("2026-01-02T00:00:00Z"), folder);

    assertThat(share.contents().keySet())
        .containsExactly(
            "bash-completion/completions/try",
            "fish/vendor_completions.d/try.fish",
            "man/man1/try-solve.1",
            "man/man1/try.1",
            "zsh/site-functions/_try");
    String page = text(share, "man/man1/try-solve.1");
    assertThat(page)
        .contains(".TH \"TRY\\-SOLVE\" \"1\" \"2026-01-02\"")
        .contains("Solves r1c1*r2c2 and a_b_c.")
        .contains("\\*(Aq.\\*(Aq or a \\(rs for an empty cell.");
    assertThat(page.lines().filter(line -> line.startsWith("'."))).isEmpty();
    assertThat(text(share, "zsh/site-functions/_try"))
        .startsWith("#compdef try\n")
        .endsWith("\n_bash_complete -o default -F _complete_try\n");
  }

  private static String text(FileTree tree, String path) {
    return new String(
        FileTree.bytes(requireNonNull(tree.contents().get(path))), StandardCharsets.UTF_8);
  }
}
