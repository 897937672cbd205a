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

/** Tests of texts in plans of books that YAML allows, but a plan does not. */
final class PlanTextTest {
  private static final int BAD_INPUT = 2;
  private static final String CHAPTER = "chapters:\n  - {level: easy, number: 1, size: 4}\n";

  @TempDir private Path folder;

  private Run book(String plan) throws IOException {
    Path file = Files.writeString(folder.resolve("plan.yaml"), plan);
    return Run.of("book", "--plan=" + file, "-o", folder.resolve("book.pdf").toString());
  }

  @ParameterizedTest
  @CsvSource({
    "'x: &x {level: easy}\nchapters:\n  - {<<: *x, number: 1, size: 4}\n', 1:4, &x",
    "'title: &t A title\nauthor: *t\nchapters: []\n', 1:8, &t",
    "'title: *t\n', 1:8, *t",
    "'chapters: &all\n  - level: easy\n', 1:11, &all"
  })
  void anchorsAreRefusedWithTheirPlace(String plan, String place, String anchor)
      throws IOException {
    Run run = book(plan);

    assertThat(run.status()).isEqualTo(BAD_INPUT);
    assertThat(run.err())
        .contains("plan.yaml:" + place + ": the anchor '" + anchor + "' is not allowed in a plan.");
  }

  @ParameterizedTest
  @ValueSource(strings = {"title", "subtitle", "author"})
  void charactersThatTurnOrHideTextAreRefused(String field) throws IOException {
    for (String character : new String[] {"\\u202E", "\\u2066", "\\u0007", "\\x1b"}) {
      Run run = book(field + ": \"A" + character + "b\"\n" + CHAPTER);

      assertThat(run.status()).as("%s", character).isEqualTo(BAD_INPUT);
      assertThat(run.err())
          .containsPattern(
              "plan.yaml:1:[0-9]+: the control character U\\+[0-9A-F]{4} is not allowed");
    }
  }

  @Test
  void theyAreAlsoRefusedInChaptersAndOptions() throws IOException {
    Run chapter = book("chapters:\n  - {level: easy, number: 1, size: 4, title: \"A\\u202Eb\"}\n");
    assertThat(chapter.err()).contains("plan.yaml:2:", "U+202E is not allowed here");
    Run option =
        Run.of("book", "--easy=1", "--size=4", "--title=x\u0001y", "-o", folder + "/b.pdf");
    assertThat(option.err()).contains("--title=", "U+0001 is not allowed here");
    assertThat(option.status()).isEqualTo(BAD_INPUT);
  }
}
