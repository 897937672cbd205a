package org.nonomino.app;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.nonomino.pdf.testkit.PdfCheck;

/** Books for printing services, made by the command. */
final class BookPrintTest {
  private static final double INCH = 72;

  @TempDir private Path folder;

  private Run run(String plan, String... more) throws IOException {
    Path file = folder.resolve("plan.yaml");
    Files.writeString(file, plan);
    List<String> args = new ArrayList<>(List.of("book", "--plan=" + file, "-o", book().toString()));
    args.addAll(List.of(more));
    return Run.of(args.toArray(String[]::new));
  }

  private Path book() {
    return folder.resolve("book.pdf");
  }

  private Path cover() {
    return folder.resolve("book-cover.pdf");
  }

  private static String plan(String chapter, String... lines) {
    return String.join("\n", lines)
        + "\nseed: 3\npage: 6x9in\nrules: false\ntips: 0\nchapters: ["
        + chapter
        + "]\n";
  }

  private static String small(String... lines) {
    return plan("{size: 6, number: 80, per-page: 1}", lines);
  }

  @Test
  void interiorAndCoverAreTwoFiles() throws IOException {
    Run run =
        run(
            small(
                "title: Small Boxes",
                "author: Jane Doe",
                "isbn: 978-3-16-148410-0",
                "blurb: Small puzzles for a break."),
            "--for=kdp",
            "--paper=cream");

    assertThat(run.status()).isZero();
    PdfCheck pages = PdfCheck.of(book());
    int number = pages.pages().size();
    assertThat(run.err())
        .contains(book() + ": " + number + " pages of 6 × 9 in. " + cover() + ": the cover")
        .contains("spine of %.3f in (%.1f mm)".formatted(number * 0.0025, number * 0.0025 * 25.4));
    assertThat(pages.colourSpaces()).containsExactly("DeviceGray");
    assertThat(pages.pages().get(0).text()).contains("Small").doesNotContain("80puzzles");
    assertThat(pages.pages().get(1).text() + pages.pages().get(3).text())
        .contains("ISBN978-3-16-148410-0".replace("ISBN", ""));
    assertThat(pages.smallestLetter().orElseThrow().size()).isGreaterThanOrEqualTo(7);
    assertThat(pages.thinnestLine().orElseThrow().width()).isGreaterThan(0.7499);
    for (PdfCheck.Page page : pages.pages()) {
      assertThat(page.inner()).isGreaterThan(0.375 * INCH);
      assertThat(page.outer()).isGreaterThan(0.25 * INCH);
    }
    PdfCheck cover = PdfCheck.of(cover());
    assertThat(cover.pages()).hasSize(1);
    assertThat(cover.colourSpaces()).containsExactly("DeviceRGB");
    assertThat(cover.pages().get(0).media().getWidth() / INCH)
        .isCloseTo(12.25 + number * 0.0025, within(0.001));
    assertThat(cover.pages().get(0).text().replace(" ", ""))
        .contains("Smallpuzzlesforabreak.", "80", "SmallBoxes·JaneDoe");
  }

  @Test
  void printShopsGetMarksAndFourInks() throws IOException {
    Run run =
        run(plan("{size: 4, number: 2}", "for: print-shop", "bleed: 4mm", "spine: Only this"));

    assertThat(run.status()).isZero();
    double bleed = 4 / 25.4 * INCH;
    PdfCheck.Page page = PdfCheck.of(book()).pages().get(0);
    assertThat(page.trim().getX() - page.bleed().getX()).isCloseTo(bleed, within(0.02));
    assertThat(page.outside()).isPresent();
    assertThat(PdfCheck.of(cover()).colourSpaces()).containsExactly("DeviceCMYK");
    assertThat(PdfCheck.of(cover()).pages().get(0).text()).doesNotContain("Only this");
  }

  /** The width that a print shop gives replaces that of the usual papers, with room for text. */
  @Test
  void aPrintShopKnowsTheWidthOfItsSpine() throws IOException {
    Run run =
        run(
            plan("{size: 4, number: 2}", "title: Small Boxes"),
            "--for=print-shop",
            "--spine-width=9mm",
            "--spine=Only this",
            "--isbn=978-3-16-148410-0");

    assertThat(run.status()).isZero();
    assertThat(run.err())
        .contains("with a spine of 0.354 in (9.0 mm).")
        .doesNotContain("The letters on the spine");
    PdfCheck.Page cover = PdfCheck.of(cover()).pages().get(0);
    assertThat(cover.trim().getWidth()).isCloseTo(12 * INCH + 9 / 25.4 * INCH, within(0.01));
    assertThat(cover.text().replace(" ", "")).contains("Onlythis");
    assertThat(PdfCheck.of(book()).pages().get(3).text()).contains("978-3-16-148410-0");
  }

  @Test
  void aPlanOverriddenByOptionsIsNamedInItsOwnWords() throws IOException {
    assertThat(run(small("paper: cream"), "--page=6x9in").err())
        .contains("plan.yaml:1:8: 'paper' is only for a printing service")
        .contains("Add 'for: kdp' or 'for: print-shop'.");
    assertThat(run(small("for: kdp"), "--paper=grey").err())
        .contains("--paper=grey: there is no such name.")
        .doesNotContain("'paper");
  }

  /** The spine of about 90 pages leaves less than 6 points for letters. */
  @Test
  void smallLettersOnTheSpineAreReported() throws IOException {
    assertThat(run(small("for: kdp", "title: Jigsaw (80)")).err())
        .containsPattern(
            "The letters on the spine have only [3456](\\.[0-9])? points, and less than 7 may be illegible\\.")
        .contains("Leave out the text with 'spine: false'.");
    assertThat(run(small("title: Jigsaw (80)"), "--for=kdp").err())
        .contains("Leave out the text with --spine=false.");
    assertThat(run(small("for: kdp", "spine: false")).err())
        .doesNotContain("The letters on the spine");
    assertThat(
            run(plan(
                    "{size: 4, number: 2}",
                    "spine-width: 9mm",
                    "for: print-shop",
                    "spine: " + "very long ".repeat(60)))
                .err())
        .contains("Shorten the text, or leave it out with 'spine: false'.");
  }

  @Test
  void theSamePlanGivesTheSameBytes() throws IOException {
    run(small("for: kdp"), "--threads=1");
    byte[] pages = Files.readAllBytes(book());
    byte[] cover = Files.readAllBytes(cover());
    run(small("for: kdp"), "--threads=2");
    assertThat(Files.readAllBytes(book())).isEqualTo(pages);
    assertThat(Files.readAllBytes(cover())).isEqualTo(cover);
  }

  @Test
  void thereNeedNotBeACover() throws IOException {
    assertThat(run(small("for: kdp", "cover: false")).status()).isZero();
    assertThat(book()).exists();
    assertThat(cover()).doesNotExist();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '"',
      value = {
        "for: kdb | there is no 'for: kdb' | Did you mean kdp?",
        "for: kdp;paper: blue | there is no 'paper: blue' | Choose one of: cream, white.",
        "paper: cream | 'paper' is only for a printing service | Add 'for: kdp'",
        "blurb: Nice | 'blurb' is only for a printing service | Add 'for: kdp'",
        "for: kdp;cover-colours: gray | there is no 'cover-colours: gray' | cmyk, rgb",
        "spine-width: 9mm | 'spine-width' is only for a printing service | Add 'for: kdp'",
        "for: kdp;spine-width: 9mm | 'spine-width' is not for KDP | Leave it out",
        "for: print-shop;paper: white;spine-width: 9mm | 'spine-width' and 'paper' cannot be combined | Leave out the paper",
        "for: print-shop;spine-width: 0.5mm | 'spine-width' is not 0.5 mm | from 1mm to 100mm",
        "for: kdp;bleed: 3mm | KDP has a fixed bleed | Leave out 'bleed'",
        "isbn: 978-3-16-148410-1 | ends with the check digit 1 instead of 0 | Compare all its digits",
        "isbn: 3-16-148410-1 | ends with the check digit 1 instead of X | Compare all its digits",
        "isbn: 12345 | '12345' is not an ISBN | Write 13 digits"
      })
  void mistakesAreFoundBeforeAPuzzleIsGenerated(String lines, String problem, String advice)
      throws IOException {
    Run run = run(small(lines.split(";")));
    assertThat(run.status()).isEqualTo(2);
    assertThat(run.err()).contains(problem, advice);
    assertThat(book()).doesNotExist();
    assertThat(cover()).doesNotExist();
  }

  @Test
  void longBlurbsAreRefused() throws IOException {
    Run run = run(small("for: kdp", "blurb: " + "word ".repeat(2000)));
    assertThat(run.status()).isEqualTo(2);
    assertThat(run.err())
        .contains("the blurb has 9999 characters, but only about ", "fit on the back of the cover");
  }

  /** The puzzles are of a kind that takes long, so that they are certainly not generated. */
  @Test
  void tooManyPagesAreFoundBeforeAPuzzleIsGenerated() throws IOException {
    Run run = run(plan("{level: extreme, number: 900, per-page: 1, regions: random}", "for: kdp"));
    assertThat(run.status()).isEqualTo(2);
    assertThat(run.err())
        .contains("the book has at least 930 pages, but KDP binds 24 to 828 pages")
        .contains("6 × 9 in on white paper", "make several volumes");
  }

  /** The puzzles are of a kind that takes long, so that they are certainly not generated. */
  @Test
  void tooFewPagesAreFoundBeforeAPuzzleIsGenerated() throws IOException {
    String three = plan("{level: extreme, number: 3, regions: random}", "hints: false");
    Run run = run(three, "--for=kdp");
    assertThat(run.status()).isEqualTo(2);
    assertThat(run.err())
        .containsPattern(
            "--for=kdp: the book has at most 1[0-9] pages, but KDP binds 24 to 828 pages of 6 × 9 in on white paper")
        .contains("Add puzzles, or put fewer on a page.")
        .doesNotContain("The seed is");
    assertThat(book()).doesNotExist();
  }

  /** The number of pages of hints is unknown before, and each further page of text as well. */
  @ParameterizedTest
  @CsvSource({"{size: 4; number: 12; per-page: 1}", "{size: 6; number: 9; per-page: 1}"})
  void enoughPagesAreNeverRefused(String chapter) throws IOException {
    assertThat(
            run(plan(chapter.replace(';', ','), "hints: false", "for: kdp", "answers-per-page: 1"))
                .err())
        .doesNotContain("at most");
  }

  @Test
  void tooFewPagesAreNoBook() throws IOException {
    Run run = run(plan("{size: 4, number: 4, per-page: 1}", "for: kdp"));
    assertThat(run.status()).isEqualTo(2);
    assertThat(run.err())
        .matches("(?s).*The book has \\d+ pages, but KDP binds 24 to 828 pages .*Add puzzles.*");
    assertThat(book()).doesNotExist();
    assertThat(cover()).doesNotExist();
  }

  @Test
  void otherSizesAreNotPrinted() throws IOException {
    Run run = run(small("for: kdp").replace("6x9in", "100x100mm"));
    assertThat(run.status()).isEqualTo(2);
    assertThat(run.err()).contains("KDP does not print books of 100 × 100 mm", "page: 6x9in");
  }

  @Test
  void theCoverNeedsAName() throws IOException {
    Path file = folder.resolve("plan.yaml");
    Files.writeString(file, small("for: kdp"));
    Run run = Run.of("book", "--plan=" + file);
    assertThat(run.status()).isEqualTo(2);
    assertThat(run.err()).contains("has a second file for its cover: name a file with -o FILE");
  }
}
