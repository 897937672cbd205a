package org.nonomino.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** How the words of the command line are read: names as they are, numbers strictly. */
final class CommandLineWordsTest {
  @TempDir private Path folder;

  @Test
  void aNameThatBeginsWithAnAtSignIsOnlyAName() throws IOException {
    Path victim = Files.writeString(folder.resolve("victim"), "mine");
    Path options = Files.writeString(folder.resolve("options"), "--output=" + victim + "\n1x1\n");
    String name = "@" + options;

    Run convert = Run.of("convert", "--to=line", name);
    Run solve = Run.of(name);

    assertThat(victim).hasContent("mine");
    assertThat(convert.status()).isEqualTo(2);
    assertThat(convert.err()).startsWith("nonomino: There is no file '" + name + "'.");
    assertThat(solve.status()).isEqualTo(2);
    assertThat(solve.err()).startsWith("nonomino: There is no file '" + name + "'.");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "solve --threads=       | give a number from 1 to 1024",
        "generate --threads=    | give a number from 1 to 1024",
        "generate --number=     | give a whole number from 1 to 1000000000",
        "generate --seed= | give a whole number from -9223372036854775808 to 9223372036854775807",
        "generate --size=       | sizes go from 1 to 36",
        "generate --clues=      | give a whole number from 0 to 1296",
        "generate --blanks=     | give a whole number from 0 to 1296",
        "generate --regions=random --wiggle= | give a number from 0 to 1",
        "layouts list --size=   | sizes go from 1 to 36",
        "layouts show 3x3 --size= | sizes go from 1 to 36",
        "layouts random --size= | give a whole number from 3 to 16",
        "layouts random --wiggle= | give a number from 0 to 1",
        "render --size=         | give a whole number of pixels from 16 to 10000",
        "render --format=pdf --per-page= | give 1, 2, 4, 6, 9 or 12",
        "serve --no-open --port= | give a port from 1 to 65535, or 0 for any free port",
      })
  void aNumberHasOnlyTheDigits0To9(String command, String range) {
    String option = command.substring(command.lastIndexOf("--"));
    for (String number : new String[] {"٣", "+5", "５", "", "5 ", "0x5", "1e1", "five", "5_0"}) {
      String[] args = (command + "!").replace("=!", "=" + number).split(" (?=[^ ])");

      Run run = Run.of(args);

      assertThat(run.err()).isEqualTo("nonomino: " + option + number + ": " + range + ".\n");
      assertThat(run.out()).isEmpty();
      assertThat(run.status()).isEqualTo(2);
    }
  }

  @ParameterizedTest
  @CsvSource({"--count", "--all", "--timeout"})
  void otherQuantitiesDoSoToo(String option) {
    for (String number : new String[] {"٣", "+5", "５"}) {
      Run run = Run.withInput("1...............", "solve", option + "=" + number);

      assertThat(run.err())
          .startsWith("nonomino: Invalid value for option '" + option)
          .contains("'" + number + "'");
      assertThat(run.status()).isEqualTo(2);
    }
  }

  @Test
  void numbersBeyondAllBoundsAreRefusedInTheSameWords() {
    for (String number : new String[] {"99999999999999999999", "9".repeat(5000), "-1", "0"}) {
      Run run = Run.of("generate", "--number=" + number);

      assertThat(run.err())
          .isEqualTo(
              "nonomino: --number=" + number + ": give a whole number from 1 to 1000000000.\n");
      assertThat(run.status()).isEqualTo(2);
    }
  }

  @Test
  void aSeedMayBeNegativeAndHaveZerosInFront() {
    Run negative = Run.of("generate", "--size=4", "--seed=-9223372036854775808");
    Run padded = Run.of("generate", "--size=04", "--seed=0007");

    assertThat(negative.status()).isZero();
    assertThat(padded).isEqualTo(Run.of("generate", "--size=4", "--seed=7"));
  }
}
