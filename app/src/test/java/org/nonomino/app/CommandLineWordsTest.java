package org.nonomino.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Tests of how names, numbers and other words of the command line are read. */
final class CommandLineWordsTest {
  @TempDir private Path folder;

  @Test
  void aNameThatBeginsWithAnAtSignIsOnlyAName() throws IOException {
    Path victim = Files.writeString(folder.resolve("victim"), "mine");
    Path options = Files.writeString(folder.resolve("options"), "--output=" + victim + "\n1x1\n");
    String name = "@" + options;

    Run convert = Run.of("convert", "--format=line", name);
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
        "generate --regions=random --irregularity= | give a number from 0 to 1",
        "layouts list --size=   | sizes go from 1 to 36",
        "layouts show 3x3 --size= | sizes go from 1 to 36",
        "layouts random --size= | sizes go from 3 to 36",
        "layouts random --irregularity= | give a number from 0 to 1",
        "render --width=         | give a whole number of pixels from 16 to 10000",
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
  @CsvSource({
    "help,                --help",
    "help help,           --help",
    "help solve,          solve --help",
    "help generate,       generate --help",
    "help layouts random, layouts random --help",
  })
  void helpIsAWordToo(String words, String option) {
    Run run = Run.of(words.split(" "));

    assertThat(run).isEqualTo(Run.of(option.split(" ")));
    assertThat(run.out()).startsWith("Usage: nonomino");
    assertThat(run.status()).isZero();
  }

  @ParameterizedTest
  @CsvSource({
    "slove,   solve",
    "generat, generate",
    "gen,     generate",
    "Rate,    rate",
    "hlep,    help",
    "layout,  layouts",
    "s,       'solve, stats, serve or site'",
  })
  void aMistypedCommandIsNotTakenForAFile(String typed, String meant) {
    Run run = Run.of(typed, "--size=4");

    assertThat(run.err())
        .isEqualTo(
            "nonomino: There is no command '"
                + typed
                + "', and no file of this name. Did you mean "
                + meant
                + "? 'nonomino --help' lists the commands.\n");
    assertThat(run.out()).isEmpty();
    assertThat(run.status()).isEqualTo(2);
  }

  @Test
  void helpForNoCommandNamesTheNearestOne() {
    Run near = Run.of("help", "slove");
    Run far = Run.of("help", "xylophone");

    assertThat(near.err())
        .isEqualTo(
            "nonomino: There is no command 'slove'. Did you mean solve?"
                + " 'nonomino --help' lists the commands.\n");
    assertThat(far.err())
        .isEqualTo(
            "nonomino: There is no command 'xylophone'. 'nonomino --help' lists the commands.\n");
    assertThat(near.status()).isEqualTo(2);
    assertThat(far.status()).isEqualTo(2);
  }

  @ParameterizedTest
  @ValueSource(strings = {"./slove", "slove.txt", "xylophone"})
  void whatIsNoMistypedCommandIsAFile(String name) {
    assertThat(Run.of(name).err()).startsWith("nonomino: There is no file '" + name + "'.");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "solve --solver=DLX             | solve --solver=dlx",
        "generate --size=4 --seed=1 --difficulty=Easy | generate --size=4 --seed=1 --difficulty=easy",
        "generate --size=4 --seed=1 --symmetry=ROTATE180 | generate --size=4 --seed=1 --symmetry=rotate180",
        "generate --size=4 --seed=1 --symmetry=Random | generate --size=4 --seed=1 --symmetry=random",
        "generate --size=4 --seed=1 --fill=SEARCH     | generate --size=4 --seed=1 --fill=search",
        "render --format=SVG --theme=Dark             | render --format=svg --theme=dark",
        "rate --scale=SE                              | rate --scale=se",
        "explain --detail=SHORT                        | explain --detail=short",
        "convert --format=LINE                        | convert --format=line",
        "solve --input=Line --format=CSV              | solve --input=line --format=csv",
        "generate --size=4 --seed=1 --solutions=ANY   | generate --size=4 --seed=1 --solutions=any",
        "generate --size=4 --seed=1 --regions=RANDOM --style=Compact | generate --size=4 --seed=1 --regions=random --style=compact",
        "generate --size=9 --seed=1 --regions=Pinwheel-9 | generate --size=9 --seed=1 --regions=pinwheel-9",
        "generate --seed=1 --technique=Hidden-Single --regions=2X3 | generate --seed=1 --technique=hidden-single --regions=2x3",
        "layouts show PINWHEEL --size=9               | layouts show pinwheel --size=9",
        "layouts show Boxes-9 2X3                     | layouts show boxes-9 2x3",
        "hint --detail=Nudge                          | hint --detail=nudge",
        "techniques X-WING                            | techniques x-wing",
        "render --format=PDF --page=a5 --answers=END  | render --format=pdf --page=A5 --answers=end",
      })
  void namesAreTakenInAnyCase(String typed, String inLowerCase) {
    String puzzle = "1......2.3....4.\n";

    Run run = Run.withInput(puzzle, typed.split(" "));

    assertThat(run).isEqualTo(Run.withInput(puzzle, inLowerCase.split(" ")));
    assertThat(run.status()).isZero();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "generate --theme=red | --theme=red: there is no such name. Choose one of: light, dark, print, pale, tinted.",
        "solve --threads | --threads: the value N is missing. 'nonomino solve --help' lists the options.",
        "solve --stats=yes | --stats=yes: this option has no value.",
        "solve --frist=dlx | There is no option '--frist'. Did you mean --first? 'nonomino solve --help' lists the options.",
        "generate --level=hard | There is no option '--level'. Did you mean --difficulty? 'nonomino generate --help' lists the options.",
        "solve --format=line --format=csv | --format is given more than once. Give it once.",
        "explain one two | 'two' is one word too many. 'nonomino explain --help' lists the options.",
        "explain --board=x | --board=x: give a number of steps, 1 or more.",
        "layouts al | There is no command 'nonomino layouts al'. Did you mean all? 'nonomino layouts --help' lists the commands.",
        "layouts all | --size=N is missing. 'nonomino layouts all --help' lists the options.",
        "rate --timeout=soon | --timeout=soon: give a duration such as 500ms, 10s, 2m or 1h.",
        "rate --levels=nowhere | --levels=nowhere: there is no file 'nowhere'. Check the name, or the folder you are in.",
        "render --format=pdf --page=A0 | --page=A0: give A4, A5, Letter, or measures such as 6x9in or 170x240mm.",
      })
  void whatIsWrongWithTheWordsIsSaidInOneLine(String command, String message) {
    Run run = Run.of(command.split(" "));

    assertThat(run.err()).isEqualTo("nonomino: " + message + "\n");
    assertThat(run.out()).isEmpty();
    assertThat(run.status()).isEqualTo(2);
  }

  @ParameterizedTest
  @CsvSource({
    "solve,",
    "check,",
    "rate,",
    "stats,",
    "canon,",
    "layouts show 2x2,",
    "layouts check 2x2,",
    "convert --format=line,",
    "generate --size=4 --seed=1,",
    "layouts random --size=4 --seed=1,",
    "layouts all --size=3,",
    "render --format=svg,",
    "explain --format=pdf,",
  })
  void aHyphenAsOutputIsStandardOutput(String command) {
    String puzzle = "1......2.3....4.\n";
    for (String option : new String[] {" -o -", " --output=-", " -o-"}) {
      Run run = Run.withInput(puzzle, (command + option).split(" "));

      assertThat(run.err() + run.out()).isNotEmpty();
      assertThat(run).isEqualTo(Run.withInput(puzzle, command.split(" ")));
      assertThat(run.status()).isZero();
    }
    assertThat(Path.of("-")).doesNotExist();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "a\u001B[31mb",
        "a\u0007b",
        "a\u009B31mb",
        "a\nb",
        "a\rb",
        "a\u202Eb",
        "a\u2066b",
        "a\u2028b"
      })
  void nothingThatIsQuotedReachesTheTerminalRaw(String name) {
    String[][] commands = {
      {"solve", name},
      {"solve", name, name + "2"},
      {"help", name},
      {"solve", "--solver=" + name},
      {"solve", "--format=" + name},
      {"solve", "--timeout=" + name},
      {"solve", "--" + name},
      {"generate", "--size=" + name},
      {"generate", "--difficulty=" + name},
      {"generate", "--regions=" + name},
      {"rate", "--scale=" + name},
      {"rate", "--levels=" + name},
      {"render", "--theme=" + name},
      {"render", "--format=svg", "-o", "no/" + name},
      {"convert", "--format=" + name},
      {"convert", "--format=line", "-o", "no/such/" + name, name},
      {"book", "--plan=" + name},
      {"layouts", "show", name},
      {"techniques", name},
      {"serve", "--no-open", "--port=" + name},
    };
    for (String[] command : commands) {
      Run run = Run.of(command);

      String label = String.join(" ", command);
      assertThat(run.err()).as(label).doesNotContain(name).doesNotContain("\nb").contains("\uFFFD");
      assertThat(run.err().chars().filter(c -> c != '\n' && Character.isISOControl(c)))
          .as(label)
          .isEmpty();
      assertThat(run.status()).as(label).isEqualTo(2);
    }
  }

  @Test
  void theNameOfAFileIsCleanInTheReportOnAMalformedRecord() throws IOException {
    Path file = Files.writeString(folder.resolve("x\u001B[2J\ny.txt"), "12\n1......2.3....4.\n");

    Run run = Run.of("solve", file.toString());

    assertThat(run.err()).contains("x\uFFFD[2J\uFFFDy.txt:1").doesNotContain("\u001B");
  }

  @ParameterizedTest
  @CsvSource({"--count", "--all", "--timeout"})
  void otherQuantitiesDoSoToo(String option) {
    for (String number : new String[] {"٣", "+5", "５"}) {
      Run run = Run.withInput("1...............", "solve", option + "=" + number);

      assertThat(run.err()).startsWith("nonomino: " + option + "=" + number + ": give a ");
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
