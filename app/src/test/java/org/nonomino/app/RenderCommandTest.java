package org.nonomino.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import javax.imageio.ImageIO;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.text.PDFTextStripper;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.nonomino.pdf.testkit.PdfCheck;

/** Tests of {@code nonomino render} on the command line. */
final class RenderCommandTest {
  private static final String CLASSIC =
      "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
  private static final String SMALL = "1......2.3....4. 0011001122332233 tiny\n";

  @TempDir private Path folder;

  private Path path(String name) {
    return folder.resolve(name);
  }

  private static String example(String name) {
    return Path.of(System.getProperty("nonomino.basedir"), "..", "examples", name).toString();
  }

  @Test
  void drawsInCharacters() {
    Run run = Run.withInput(SMALL, "render", "--solution");

    assertThat(run.status()).isZero();
    assertThat(run.out())
        .isEqualTo(
            """
            # tiny
            ┌───────┬───────┐
            │[1]  2 │ 3   4 │
            │       │       │
            │ 3   4 │ 1  [2]│
            ├───────┼───────┤
            │ 4  [3]│ 2   1 │
            │       │       │
            │ 2   1 │[4]  3 │
            └───────┴───────┘
            """);
  }

  @Test
  void theFogIsNotDrawnAndThisIsSaid() {
    String svg = path("fog.svg").toString();
    assertThat(Run.of("render", "-o", svg, example("fog.json")).err())
        .endsWith("fog.json:1:1: The fog is not printed.\n");

    Path pdf = path("fog.pdf");
    assertThat(Run.of("render", "-o", pdf.toString(), example("fog.json")).status()).isZero();
    assertThat(PdfCheck.of(pdf).pages().get(0).text()).contains("The fog is not printed.");
    assertThat(Run.of("render", "-o", svg, example("classic.txt")).err()).isEmpty();
  }

  /** A picture needs no meaning, but everything that follows from the rules does. */
  @Test
  void aPuzzleThatIsUnderstoodInPartIsDrawn() throws IOException {
    String json =
        "{\"size\":4,\"ruleset\":\"Wolves live in odd rows.\",\"grid\":["
            + "[{\"value\":1,\"given\":true},{},{},{}],[{},{},{},{}],[{},{},{},{}],[{},{},{},{}]]}\n";
    Run drawn = Run.withInput(json, "render");

    assertThat(drawn.status()).isZero();
    assertThat(drawn.out()).contains("│[1]  . │").doesNotContain("2");
    assertThat(drawn.err())
        .contains("not understood, but kept: \"Wolves live in odd rows.\".")
        .doesNotContain("--ignore-extras");

    assertThat(Run.withInput(json, "render", "--rules").out())
        .contains("holds 1 to 4 once.\n# Wolves live in odd rows.\n┌");

    String pdf = path("wolves.pdf").toString();
    Run booklet = Run.withInput(json, "render", "-o", pdf, "--answers=end");
    assertThat(booklet.status()).isZero();
    assertThat(booklet.err()).contains("has no recorded solution, so none is printed.");
    try (PDDocument pages = Loader.loadPDF(path("wolves.pdf").toFile())) {
      assertThat(new PDFTextStripper().getText(pages)).doesNotContain("olution");
    }

    for (String option : List.of("--solution", "--step", "--candidates")) {
      assertThat(Run.withInput(json, "render", option).status()).as(option).isEqualTo(2);
    }
  }

  /** A document with three rows and five columns. */
  private static final String BANNER =
      """
      {"cells":[[{"value":7},{},{},{},{}],[{},{},{},{},{}],[{},{},{},{},{"value":2}]],
       "regions":[[[0,0],[0,1],[1,0],[1,1]]],
       "lines":[{"wayPoints":[[0.5,0.5],[2.5,4.5]],"color":"#ff4488","thickness":10}],
       "cages":[{"value":"title: Banner"},{"value":"author: Ada"},
                {"value":"rules: The line is a path.\\nIt has no end."}]}
      """;

  @Test
  void aGridThatIsNotAPuzzleIsDrawn() throws IOException {
    Run text = Run.withInput(BANNER, "render", "--rules", "--labels");
    assertThat(text.status()).isZero();
    assertThat(text.out())
        .isEqualTo(
            """
            # Banner
            # The line is a path.
            # It has no end.
                1   2   3   4   5
              ┌───────┬───────────┐
            1 │ 7   . │ .   .   . │
              │       │           │
            2 │ .   . │ .   .   . │
              ├───────┘           │
            3 │ .   .   .   .   2 │
              └───────────────────┘
            # drawn: 1 line
            """);
    assertThat(text.err())
        .contains("This grid is only drawn, because it is not a puzzle for a solver: ");

    Run svg = Run.withInput(BANNER, "render", "--format=svg");
    assertThat(svg.status()).isZero();
    assertThat(svg.out())
        .contains("viewBox=\"0 0 240 ", "<title id=\"nonomino-title\">Banner</title>")
        .contains("A grid of 3 rows and 5 columns with 2 clues and 1 drawing.")
        .contains("#ff4488", ">7</text>", ">2</text>");

    assertThat(Run.withInput(BANNER, "render", "-o", path("b.png").toString()).status()).isZero();
    var image = ImageIO.read(path("b.png").toFile());
    assertThat((double) image.getWidth() / image.getHeight()).isBetween(1.6, 1.7);

    String pdf = path("b.pdf").toString();
    assertThat(Run.withInput(BANNER, "render", "-o", pdf).status()).isZero();
    try (PDDocument pages = Loader.loadPDF(path("b.pdf").toFile())) {
      assertThat(new PDFTextStripper().getText(pages).lines().map(String::strip))
          .containsSequence("by Ada", "The line is a path.", "It has no end.")
          .contains("1. Banner");
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"--solution", "--candidates", "--step"})
  void whatNeedsAPuzzleRefusesOtherGrids(String option) {
    Run run = Run.withInput(BANNER, "render", option);

    assertThat(run.status()).isEqualTo(2);
    assertThat(run.out()).isEmpty();
    assertThat(run.err())
        .doesNotContain("only drawn")
        .contains("the grid is not square")
        .contains("As it is, 'nonomino render' draws it, and the web app can play it.");
  }

  @Test
  void theLookOfASetterCanBeReplaced() {
    String json =
        """
        {"size":4,"puzzle":"1...............",
         "constraints":[{"kind":"renban","cells":["r1c1","r1c2","r1c3"]}],
         "drawings":[{"kind":"line","points":[[0.5,0.5],[0.5,2.5]],"colour":"#c0ffee",
                      "width":0.3,"shows":["renban"]}]}
        """;

    assertThat(Run.withInput(json, "render", "--format=svg").out())
        .contains("#c0ffee")
        .doesNotContain("class=\"renban");
    Run ours = Run.withInput(json, "render", "--format=svg", "--look=OURS");
    assertThat(ours.out()).contains("class=\"renban").doesNotContain("#c0ffee");
    Run wrong = Run.withInput(json, "render", "--look=theirs");
    assertThat(wrong.status()).isEqualTo(2);
    assertThat(wrong.err()).contains("theirs").contains("setter", "ours");
  }

  @Test
  void drawsCandidatesInCharacters() {
    String knights = "1...\n....\n....\n....\n\nanti-knight\n";
    Run run = Run.withInput(knights, "render", "--candidates", "--ascii");

    assertThat(run.status()).isZero();
    assertThat(run.out().lines().toList().subList(1, 6))
        .containsExactly(
            "| [1]   234  | 234    234  |",
            "|            |             |",
            "| 234   234  | 234    1234 |",
            "+------------+-------------+",
            "| 234   234  | 1234   1234 |");
  }

  @Test
  void theEndingDeterminesThePicture() throws IOException {
    for (String name : List.of("a.svg", "a.png", "a.pdf")) {
      Run run = Run.of("render", "-o", path(name).toString(), example("jigsaw.txt"));
      assertThat(run.err()).isEmpty();
      assertThat(run.status()).isZero();
    }
    assertThat(Files.readString(path("a.svg"))).startsWith("<svg ").contains("</svg>");
    assertThat(ImageIO.read(path("a.png").toFile()).getWidth()).isEqualTo(9 * 48);
    assertThat(Files.readString(path("a.pdf"), StandardCharsets.ISO_8859_1)).startsWith("%PDF-");
    assertThat(folder.toFile().list()).containsExactlyInAnyOrder("a.svg", "a.png", "a.pdf");
  }

  @ParameterizedTest
  @ValueSource(strings = {"svg", "png", "pdf"})
  void equalInputGivesEqualBytes(String format) throws IOException {
    for (String name : List.of("first.", "second.")) {
      Run.of("render", "-o", path(name + format).toString(), example("jigsaw.txt"));
    }

    assertThat(Files.readAllBytes(path("first." + format)))
        .isEqualTo(Files.readAllBytes(path("second." + format)));
  }

  @Test
  void drawsTheNextStep() throws IOException {
    Run text = Run.withInput(CLASSIC, "render", "--step");
    assertThat(text.status()).isZero();
    assertThat(text.out()).contains("{8}").contains("Hidden Single (1.2): ");

    Run svg = Run.withInput(CLASSIC, "render", "--step", "-o", path("step.svg").toString());
    assertThat(svg.status()).isZero();
    assertThat(Files.readString(path("step.svg"))).contains("placement");
  }

  @Test
  void aBookletHasPuzzlesHeadingsAndAnswers() throws IOException {
    Path book = path("book.pdf");
    String puzzles =
        Run.of("generate", "--regions=random", "--number=7", "--seed=3", "--format=line").out();

    Run run =
        Run.withInput(
            puzzles, "render", "--per-page=4", "--title=Seven jigsaws", "-o", book.toString());

    assertThat(run.err()).isEmpty();
    assertThat(run.status()).isZero();
    try (PDDocument document = Loader.loadPDF(book.toFile())) {
      assertThat(document.getDocumentInformation().getTitle()).isEqualTo("Seven jigsaws");
      assertThat(document.getNumberOfPages()).isGreaterThanOrEqualTo(3);
      String text = new PDFTextStripper().getText(document);
      assertThat(text).contains("Seven jigsaws", "1. ", "7. ", "Solutions");
      assertThat(text).containsPattern("(easy|medium|hard|fiendish|diabolical|extreme) \\(");
    }
  }

  @Test
  void saysThatTheFontLacksLetters() {
    Run run =
        Run.withInput(
            SMALL, "render", "--no-ratings", "--title=مرحبا", "-o", path("a.pdf").toString());

    assertThat(run.status()).isZero();
    assertThat(run.err()).contains("lacks some letters of 'مرحبا'").hasLineCount(1);
    assertThat(path("a.pdf")).isNotEmptyFile();
  }

  @Test
  void aLongNameOfAFileIsNoTrouble() {
    String name = "n".repeat(250) + ".svg";

    assertThat(Run.withInput(SMALL, "render", "-o", path(name).toString()).err()).isEmpty();
    assertThat(folder.toFile().list()).containsExactly(name);
  }

  @Test
  void generateMakesABookletInOneCommand() throws IOException {
    Path book = path("book.pdf");

    Run run =
        Run.of(
            "generate",
            "--number=5",
            "--seed=1",
            "--difficulty=easy",
            "--format=pdf",
            "-o",
            book.toString());

    assertThat(run.err()).isEmpty();
    assertThat(run.status()).isZero();
    try (PDDocument document = Loader.loadPDF(book.toFile())) {
      assertThat(new PDFTextStripper().getText(document))
          .contains("5. easy (1.")
          .contains("Solutions");
    }
  }

  @Test
  void manyPicturesNeedAFolder() {
    Run refused = Run.withInput(SMALL + SMALL, "render", "--format=svg");
    assertThat(refused.status()).isEqualTo(2);
    assertThat(refused.err()).contains("name a folder with -o DIR/");
    assertThat(refused.out()).isEmpty();

    Path pictures = path("new/pictures");
    Run run = Run.withInput(SMALL + SMALL, "render", "--format=svg", "-o", pictures + "/");
    assertThat(run.status()).isZero();
    assertThat(pictures.toFile().list())
        .containsExactlyInAnyOrder("puzzle-0001.svg", "puzzle-0002.svg");
  }

  @Test
  void leavesNoFileWhereThereIsNothingToDraw() throws IOException {
    String none = "123............4 0011001122332233";
    Path target = path("a.svg");

    Run run = Run.withInput(none, "render", "--solution", "-o", target.toString());

    assertThat(run.status()).isEqualTo(1);
    assertThat(run.err()).contains("No Solution: this puzzle cannot be solved.");
    assertThat(folder).isEmptyDirectory();
    Files.writeString(target, "as it was");
    assertThat(Run.withInput("nonsense!", "render", "-o", target.toString()).status()).isEqualTo(2);
    assertThat(target).hasContent("as it was");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "--format=gif | there is no such name. Choose one of: text, svg, png, pdf.",
        "--theme=pink | there is no such name. Choose one of: light, dark, print, pale, tinted.",
        "--width=5 | --width=5: give a whole number of pixels from 16 to 10000",
        "--format=pdf --per-page=5 | --per-page=5: give 1, 2, 4, 6, 9 or 12",
        "--per-page=4 | --per-page is only for PDF: add --format=pdf.",
        "--format=svg --title=x | --title is only for PDF",
        "--theme=dark | --width, --theme and --digits are for drawn pictures",
        "--page=A3 | --page=A3: give A4, A5, Letter, or measures such as 6x9in",
        "-o /nowhere/at/all.svg | there is no such folder",
        "-o picture | does not have the extension of a picture format",
        "--solution --step | --solution fills every cell",
        "--format=text -o a.txt | text goes to standard output"
      })
  void refusesWhatCannotBeMeant(String options, String message) {
    Run run =
        Run.withInput(
            SMALL,
            Stream.concat(Stream.of("render"), Stream.of(options.split(" ", -1)))
                .toArray(String[]::new));

    assertThat(run.status()).isEqualTo(2);
    assertThat(run.err()).startsWith("nonomino: ").contains(message).doesNotContain("Exception");
    assertThat(run.out()).isEmpty();
  }

  @Test
  void whatIsSaidOfManyPuzzlesIsCountedAfterTwenty() {
    String input = "1...............\n".repeat(50);

    Run run = Run.withInput(input, "render", "--solution", "--threads=2");

    assertThat(run.err().lines()).hasSize(21);
    assertThat(run.err())
        .startsWith("nonomino: standard input:1: This puzzle has several solutions")
        .endsWith(
            "nonomino: 30 more of this kind: This puzzle has several solutions: only one of them is"
                + " shown.\n");
    assertThat(run.status()).isZero();
  }
}
