package org.nonomino.app.io;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.nonomino.app.Run;

/** Tests of when progress is shown, and that it does not mix with other output. */
final class ProgressLineTest {
  private static final String PUZZLE =
      "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79\n";
  private static final String SOLUTION =
      "534678912672195348198342567859761423426853791713924856961537284287419635345286179\n";
  private static final String ERASE = "\r\u001B[K";

  @TempDir private Path folder;

  private String file(String text) throws IOException {
    return Files.writeString(folder.resolve("puzzles.txt"), text).toString();
  }

  @Test
  void aPersonWhoWatchesABulkRunSeesIt() throws IOException {
    Run run = Run.watched("--format=line", file(PUZZLE.repeat(2000)));

    assertThat(run.out()).isEqualTo(SOLUTION.repeat(2000));
    assertThat(run.err()).contains("%").contains("puzzles").endsWith(ERASE);
  }

  @Test
  void aPersonSeesItOfAllThatIsMadeForAFile() throws IOException {
    for (String command : List.of("generate --size=4", "layouts random --size=6")) {
      Path file = folder.resolve("made.txt");
      List<String> words = new ArrayList<>(List.of(command.split(" ")));
      words.addAll(List.of("--number=20", "--seed=1", "-o", file.toString()));

      Run run = Run.watched(words.toArray(String[]::new));

      assertThat(run.err()).as(command).contains("%").contains("/20 ").endsWith(ERASE);
      assertThat(Files.readAllLines(file)).as(command).isNotEmpty();
    }
  }

  @Test
  void aBookHasOneForAllItsChapters() {
    Run run =
        Run.watched(
            "book",
            "--easy=2",
            "--medium=1",
            "--seed=1",
            "-o",
            folder.resolve("book.pdf").toString());

    assertThat(run.err()).contains("/3 ").doesNotContain("/2 ").endsWith(ERASE);
  }

  @Test
  void typedPuzzlesDoNotMixWithIt() {
    assertThat(Run.watched("--format=line", "-").err()).doesNotContain("%");
  }

  @Test
  void nobodySeesItForOnePuzzle() throws IOException {
    assertThat(Run.watched("--format=line", file(PUZZLE)).err()).isEmpty();
  }

  @Test
  void itIsNotInAPipe() throws IOException {
    assertThat(Run.of("--format=line", file(PUZZLE.repeat(2000))).err()).isEmpty();
  }

  @Test
  void itIsNotBetweenResultsOnATerminal() throws IOException {
    assertThat(Run.onTerminal(false, "--format=line", file(PUZZLE.repeat(2000))).err()).isEmpty();
  }

  @Test
  void aComplaintStandsOnALineOfItsOwn() throws IOException {
    String text = PUZZLE.repeat(200) + "nonsense of some length here\n" + PUZZLE.repeat(200);

    Run run = Run.watched("--format=line", file(text));

    assertThat(run.status()).isEqualTo(2);
    assertThat(run.err()).containsPattern("\r\u001B\\[Knonomino: [^\r]*puzzles.txt:201:[^\r]*\n");
    assertThat(run.err()).endsWith(ERASE);
  }

  @Test
  void theSummaryStandsBehindIt() throws IOException {
    Run run = Run.watched(file(PUZZLE.repeat(200)));

    assertThat(run.err()).endsWith(ERASE + "200 puzzles: 200 with one solution\n");
  }
}
