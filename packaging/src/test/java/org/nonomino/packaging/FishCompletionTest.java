package org.nonomino.packaging;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;

class FishCompletionTest {
  private enum Scale {
    LEVEL,
    SCORE
  }

  @Test
  void commandsOptionsAndValuesAreOfferedWhereTheyFit() {
    CommandSpec list = CommandSpec.create().name("list");
    list.usageMessage().description("Lists layouts; all of them.");
    list.addOption(
        OptionSpec.builder("-o", "--output")
            .type(Path.class)
            .paramLabel("FILE")
            .description("Where it's written.")
            .build());
    list.addOption(OptionSpec.builder("--scale").type(Scale.class).paramLabel("SCALE").build());
    list.addOption(
        OptionSpec.builder("--count").type(Integer.class).arity("0..1").paramLabel("N").build());
    list.addOption(
        OptionSpec.builder("--number")
            .type(Integer.class)
            .completionCandidates(List.of("1", "2"))
            .paramLabel("N")
            .build());
    list.addOption(OptionSpec.builder("--secret").hidden(true).build());
    CommandSpec layouts = CommandSpec.create().name("layouts").addSubcommand("list", list);
    CommandSpec program = CommandSpec.create().name("try").addSubcommand("layouts", layouts);

    String script = FishCompletion.of(program);

    assertThat(script)
        .contains("set -l known 'layouts' 'layouts list'\n")
        .contains("complete -c try -n 'test (__try_command) = \"\"' -a 'layouts'\n")
        .contains(
            "complete -c try -n 'test (__try_command) = \"layouts\"' -a 'list' -d 'Lists layouts'\n")
        .contains("list\"' -s 'o' -l 'output' -r -d 'Where it\\'s written'\n")
        .contains("list\"' -l 'scale' -x -a 'LEVEL SCORE'\n")
        .contains("list\"' -l 'count'\n")
        .contains("list\"' -l 'number' -x -a '1 2'\n")
        .doesNotContain("secret");
  }

  @Test
  void quotesAndBackslashesAreEscaped() {
    assertThat(FishCompletion.quoted("a\\b'c")).isEqualTo("'a\\\\b\\'c'");
  }
}
