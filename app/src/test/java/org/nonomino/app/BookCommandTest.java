package org.nonomino.app;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.PDPage;
import org.apache.pdfbox.text.PDFTextStripper;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.nonomino.text.rules.Language;

final class BookCommandTest {
  private static final String ONE = "chapters: [{size: 4, number: 1}]\n";

  @TempDir private Path folder;

  private Path book;

  @BeforeEach
  void nameBook() {
    book = folder.resolve("book.pdf");
  }

  private Run plan(String text, String... more) throws IOException {
    Path plan = folder.resolve("plan.yaml");
    Files.writeString(plan, text);
    List<String> args = new ArrayList<>(List.of("book", "--plan=" + plan, "-o", book.toString()));
    args.addAll(List.of(more));
    return Run.of(args.toArray(String[]::new));
  }

  private List<String> pages() throws IOException {
    try (PDDocument document = Loader.loadPDF(book.toFile())) {
      List<String> pages = new ArrayList<>();
      for (int page = 1; page <= document.getNumberOfPages(); page++) {
        PDFTextStripper stripper = new PDFTextStripper();
        stripper.setStartPage(page);
        stripper.setEndPage(page);
        pages.add(stripper.getText(document));
      }
      return pages;
    }
  }

  private String text() throws IOException {
    return String.join("\n", pages());
  }

  /** The plan in docs/books.md with all fields. */
  @Test
  void thePlanOfTheDocumentationMakesABook() throws IOException {
    String docs = Files.readString(Path.of("../docs/books.md"));
    Matcher example = Pattern.compile("```yaml\n(title:.*?)```", Pattern.DOTALL).matcher(docs);
    assertThat(example.find()).isTrue();

    Run run = plan(example.group(1));

    assertThat(run.err()).isEmpty();
    assertThat(run.status()).isZero();
    assertThat(text())
        .contains("Jigsaw Sudoku", "Six puzzles with a twist", "Jane Doe", "Nonomino Press")
        .contains("© 2026 Jane Doe", "Contents", "How to play", "Solving tips", "Naked Pair")
        .contains("To begin with", "1 · Easy", "Boxes", "Find the Naked Pair", "With these clues")
        .contains("Solutions", "Solution on page", "Puzzle on page", "Steps on page");
  }

  @Test
  void allKeysAreDocumented() throws IOException {
    String docs = Files.readString(Path.of("../docs/books.md"));
    for (String key : keys("a plan has no 'x'", "x: 1\n" + ONE)) {
      assertThat(docs).contains(key + ":");
    }
    for (String key : keys("a chapter has no 'x'", "chapters: [{x: 1}]")) {
      assertThat(docs).contains(key + ":");
    }
  }

  private List<String> keys(String problem, String text) throws IOException {
    Run run = plan(text);
    assertThat(run.err()).contains(problem);
    Matcher names = Pattern.compile("The names are: (.*)\\.").matcher(run.err());
    assertThat(names.find()).isTrue();
    return List.of(names.group(1).split(", "));
  }

  @Test
  void optionsAreEnough() throws IOException {
    Run run =
        Run.of(
            "book",
            "--easy=3",
            "--medium=2",
            "--size=6",
            "--regions=random",
            "--seed=4",
            "--page=A5",
            "--title=Mine",
            "--language=de",
            "-o",
            book.toString());

    assertThat(run.err()).isEmpty();
    assertThat(run.status()).isZero();
    assertThat(text())
        .contains("Mine", "5 Rätsel", "Leicht", "1 · Leicht", "Mittel", "Lösung auf Seite");
  }

  @Test
  void theSamePlanAndSeedGiveTheSameBytes() throws IOException {
    String text = "seed: 3\nchapters: [{level: easy, number: 6, size: 6, regions: random}]";
    plan(text);
    byte[] first = Files.readAllBytes(book);

    assertThat(plan(text, "--threads=1").status()).isZero();
    assertThat(Files.readAllBytes(book)).isEqualTo(first);
    assertThat(plan(text, "--seed=4").status()).isZero();
    assertThat(Files.readAllBytes(book)).isNotEqualTo(first);
  }

  /** Only few 4×4 puzzles are essentially different. */
  @Test
  void noPuzzleIsTwiceInABook() throws IOException {
    Path puzzles = folder.resolve("puzzles.txt");
    Files.writeString(
        puzzles,
        """
        1......2.3....4. first
        2......1.3....4. the same with other digits
        .4....3.2......1 the same turned
        ...21....3....4. the same with rows exchanged
        1...4.31..2...1. another
        """);
    Run run = plan("seed: 1\nlabels: false\nchapters: [{from: puzzles.txt, sort: none}]");

    assertThat(run.err())
        .contains("puzzles.txt:2: ", "puzzles.txt:3: ", "puzzles.txt:4: ", "and was left out");
    assertThat(run.status()).isZero();
    assertThat(text()).contains("1 · first", "2 · another").doesNotContain("turned", "exchanged");

    assertThat(plan("chapters: [{from: puzzles.txt}]", "--exclude=" + puzzles).err())
        .contains("are already in this book or an earlier one");
    assertThat(plan("not-in: [puzzles.txt]\nchapters: [{from: puzzles.txt}]").err())
        .contains("are already in this book or an earlier one");
  }

  @Test
  void puzzlesAreSortedByTheirRating() throws IOException {
    Path puzzles = folder.resolve("puzzles.txt");
    Files.writeString(
        puzzles,
        """
        000000010400000000020000000000050407008000300001090000300400200050100000000806000 hard one
        530070000600195000098000060800060003400803001700020006060000280000419005000080079 easy one
        """);

    assertThat(plan("seed: 1\nratings: true\nchapters: [{from: puzzles.txt}]").status()).isZero();
    assertThat(text()).contains("1 · easy one · Easy (", "2 · hard one · ");
  }

  @Test
  void worksheetsAskForAStepAndPathsFollow() throws IOException {
    assertThat(
            plan("seed: 2\nchapters: [{find: naked-pair, number: 2, size: 6, path: true}]").err())
        .isEmpty();
    assertThat(text())
        .contains(
            "Find the Naked Pair", "Naked Pair, ", "Step-by-step solutions", "1. Naked Pair, ");
  }

  private static final String VARIANTS =
      """
      seed: 5
      page: A5
      chapters:
        - {number: 1, size: 6, regions: random, cages: all, cage-size: 2..3}
        - {number: 1, size: 6, level: easy, thermometers: 2}
        - {number: 1, size: 6, constraints: diagonals, sandwiches: all}
        - {number: 1, size: 6, constraints: disjoint-groups}
        - {from: mine.txt}
      """;

  private void writeMine() throws IOException {
    Files.writeString(
        folder.resolve("mine.txt"), "123434122143432. +greater:r1c2>r1c1 up and down\n");
  }

  @Test
  void variantsHaveRulesALegendAndATableOfCages() throws IOException {
    writeMine();

    Run run = plan(VARIANTS);

    assertThat(run.err()).isEmpty();
    assertThat(text().replaceAll("\\s+", " "))
        .contains("Sudoku Variants", "Killer jigsaws", "Cages", "Thermometers · Easy")
        .contains("Diagonals and Sandwiches")
        .contains("Some rules have no sign.", "Disjoint groups", "up and down")
        .containsOnlyOnce("Cells in the same place of their boxes do not hold the same digit.")
        .containsOnlyOnce("Each of the two marked diagonals holds 1 to 6 once.")
        .contains("Signs", "Digits along a thermometer increase from the bulb.")
        .contains("Digits in a cage do not repeat and add up to the number in its corner.")
        .contains("is the sum of the digits between the 1 and the 6")
        .contains("Sums of cages", "2 cells", "7 16 25 34", "3 cells", "10 136 145 235");
  }

  @Test
  void variantsInGerman() throws IOException {
    writeMine();

    Run run = plan("language: de\n" + VARIANTS);

    assertThat(run.err()).isEmpty();
    assertThat(text().replaceAll("\\s+", " "))
        .contains("Sudoku-Varianten", "Zeichen", "Käfige", "Thermometer · Leicht")
        .contains("Disjunkte Gruppen", "Summen in Käfigen", "3 Felder")
        .contains("In einem Käfig wiederholt sich keine Ziffer;");
  }

  @Test
  void rulesWithoutSignsHaveTheNamesOfPlayers() throws IOException {
    Run run =
        plan(
            """
            seed: 5
            page: A5
            chapters:
              - {number: 1, size: 6, dots: all}
              - {number: 1, size: 6, regions: random, constraints: non-consecutive}
              - {number: 1, size: 6, level: easy, odd-even: 4, dots: 4, thermometers: 2}
              - {number: 1, size: 6, dots: 2, odd-even: 2, thermometers: 1, arrows: 1, xv: 1}
            """);

    assertThat(run.err()).isEmpty();
    assertThat(text().replaceAll("\\s+", " "))
        .contains("Kropki", "Thermometers and Odd-even · Easy", "Mixed variants")
        .contains("Kropki: Unless there is a white or a black dot between them, orthogonally")
        .contains("Non-consecutive: Orthogonally adjacent cells do not hold consecutive digits.")
        .doesNotContain("All black dots given", "…");
  }

  /** A 4×4 puzzle with one empty cell. Its setter drew the renban line in yellow. */
  private static final String DRAWN =
      """
      {"size":4,"puzzle":"123434122143432.","label":"Sunrise",
       "constraints":[{"kind":"renban","cells":["r1c1","r1c2","r1c3"]},
                      {"kind":"white-dot","cells":["r3c1","r3c2"]}],
       "rules":"The digits of a sunny line have no gaps.",
       "drawings":[{"kind":"line","points":[[0.5,0.5],[0.5,2.5]],"colour":"#ffff00","width":0.3,
                    "shows":["renban"]}]}
      """;

  private Run drawn(String keys) throws IOException {
    Files.writeString(folder.resolve("drawn.json"), DRAWN);
    return plan(keys + "seed: 1\nchapters: [{from: drawn.json}]\n");
  }

  @Test
  void puzzlesLookAsTheirSettersDrewThem() throws IOException {
    Run run = drawn("");

    assertThat(run.err()).isEmpty();
    assertThat(text().replaceAll("\\s+", " "))
        .contains("Sunrise", "rules: see “Rules in the words of their authors”")
        .contains("and these are their authors’ rules.")
        .containsOnlyOnce("The digits of a sunny line have no gaps.")
        // The legend has what no drawing shows.
        .contains("Signs", "White dots")
        .doesNotContain("holds consecutive digits");
    assertThat(strokes()).contains("1 1 0 RG");
  }

  @Test
  void aBookCanHaveItsOwnLook() throws IOException {
    Run run = drawn("look: ours\n");

    assertThat(run.err()).isEmpty();
    assertThat(text().replaceAll("\\s+", " "))
        .contains("Sunrise", "Signs", "White dots", "holds consecutive digits")
        .doesNotContain("authors", "sunny");
    assertThat(strokes()).doesNotContain("1 1 0 RG");
  }

  @Test
  void yellowLinesAreDarkEnoughInGrey() throws IOException {
    Run run = drawn("colours: gray\n");

    assertThat(run.err()).isEmpty();
    // The luminance of yellow is 0.928. Four fifths of white can be seen.
    assertThat(strokes())
        .noneMatch(stroke -> stroke.endsWith("RG"))
        .anySatisfy(
            stroke ->
                assertThat(Double.parseDouble(stroke.substring(0, stroke.indexOf(' '))))
                    .isBetween(0.7, 0.8));
  }

  @Test
  void aPuzzleThatIsUnderstoodInPartIsRefused() throws IOException {
    Files.writeString(
        folder.resolve("part.json"),
        "{\"size\":4,\"puzzle\":\"123434122143432.\",\"left\":[\"Wolves live in odd rows.\"]}");

    assertRefused(
        plan("chapters: [{from: part.json}]\n"),
        "this part of the puzzle is not understood: Wolves live in odd rows.",
        "Without that it would be a different puzzle. A book needs all rules of its puzzles.\n");
  }

  /** Returns the colours of pens on all pages. */
  private List<String> strokes() throws IOException {
    List<String> strokes = new ArrayList<>();
    try (PDDocument document = Loader.loadPDF(book.toFile())) {
      for (PDPage page : document.getPages()) {
        String content = new String(page.getContents().readAllBytes(), UTF_8);
        Matcher stroke = Pattern.compile("([0-9.]+ )+(G|RG)\\b").matcher(content);
        while (stroke.find()) {
          strokes.add(stroke.group());
        }
      }
    }
    return strokes;
  }

  @Test
  void frontMatterIsInTheOrderOfABook() throws IOException {
    Run run =
        plan(
            """
            seed: 1
            title: Small ones
            author: Jane Doe
            publisher: A Press
            copyright: © 2026 Jane Doe
            notice: All rights reserved.
            edition: First edition
            half-title: true
            cover: false
            start: right
            page: A5
            per-page: 1
            boxes: [time, done]
            introduction: |
              One paragraph
              of two lines.

              Another paragraph.
            how-to-use: Use a pencil.
            chapters:
              - {level: easy, number: 3, size: 4}
              - {title: Larger ones, level: easy, number: 1, size: 6}
            """);

    assertThat(run.err()).isEmpty();
    List<String> pages = pages();
    assertThat(pages.get(0).strip()).isEqualTo("Small ones");
    assertThat(pages.get(1)).isBlank();
    assertThat(pages.get(2)).contains("Small ones", "Jane Doe", "A Press");
    assertThat(pages.get(3).lines().toList())
        .containsSubsequence(
            "© 2026 Jane Doe",
            "All rights reserved.",
            "First edition",
            "A Press",
            "Made with Nonomino");
    assertThat(pages.get(4))
        .contains("Contents", "Introduction", "How to use this book", "How to play")
        .contains("Easy 1–3", "Larger ones Easy · 4")
        .containsSubsequence("5", "5", "6", "7", "9", "13");
    assertThat(pages.get(5)).contains("How to play");
    assertThat(pages.get(4).lines().toList())
        .containsSubsequence(
            "Introduction",
            "One paragraph of two lines.",
            "Another paragraph.",
            "How to use this book",
            "Use a pencil.");
    assertThat(pages.get(8)).contains("1 · Easy", "Time", "Done", "Notes");
    assertThat(pages.get(11)).isBlank();
    assertThat(pages.get(12)).contains("Larger ones", "4 · Easy");
    assertThat(text().replaceAll("\\s+", " "))
        .contains("every digit exactly once: 1 to 4 in a 4×4 grid, 1 to 6 in a 6×6 grid.")
        .contains("A 4×4 puzzle and its solution", "A 6×6 puzzle and its solution")
        .contains("Time", "Done");
  }

  @Test
  void rulesSpeakOfTheSizeAtHand() throws IOException {
    plan("seed: 1\ntips: 0\nmade-with: false\nchapters: [{number: 1, size: 10}]");

    assertThat(text().replaceAll("\\s+", " "))
        .contains("every digit from 1 to 10 exactly once")
        .contains("letters stand for digits: A = 10.")
        .doesNotContain("Nonomino", "to n ");
  }

  @Test
  void aBookWithoutRulesHasNoLegendAndNoTable() throws IOException {
    plan("rules: false\ntips: 0\nseed: 1\nchapters: [{number: 1, size: 4, cages: all}]");

    assertThat(text()).contains("Killer Sudoku").doesNotContain("Signs", "Sums of cages");
  }

  @Test
  void cluesAroundTheGridNeedRoom() throws IOException {
    String tight =
        "page: 118x150mm\nanswers: none\nchapters: [{number: 1, size: 9, per-page: 4%s}]";

    assertThat(plan("seed: 1\n" + tight.formatted("")).err()).isEmpty();
    Run run = plan("seed: 1\n" + tight.formatted(", sandwiches: all"));
    assertThat(run.err())
        .contains("9×9 puzzles with clues around them, 4 per page, would have cells of");
    assertThat(run.status()).isEqualTo(2);
  }

  @Test
  void noBookIsLeftWhenSomethingFails() throws IOException {
    Files.writeString(book, "an earlier book");
    Path puzzles = folder.resolve("puzzles.txt");
    Files.writeString(puzzles, "1...............\n");

    Run run = plan("chapters: [{from: puzzles.txt}]");

    assertThat(run.status()).isEqualTo(1);
    assertThat(run.err()).contains("puzzles.txt:1", "several solutions");
    assertThat(book).hasContent("an earlier book");
    book = Path.of("/dev/full");
    Run full = plan("seed: 1\n" + ONE);
    assertThat(full.status()).isEqualTo(2);
    assertThat(full.err())
        .containsOnlyOnce("nonomino: ")
        .contains("--output=/dev/full: this file cannot be written: No space left on device.");
    book = Files.createSymbolicLink(folder.resolve("plan.pdf"), folder.resolve("plan.yaml"));
    assertThat(plan(ONE).err()).contains("this is also the file of --plan");
  }

  @Test
  void titlesOfPuzzlesMustBeInTheFont() throws IOException {
    Files.writeString(folder.resolve("puzzles.txt"), "1......2.3....4. 数独\n");

    Run run = plan("chapters: [{from: puzzles.txt}]");

    assertThat(run.err()).contains("puzzles.txt:1", "the font lacks '数独'");
    assertThat(run.status()).isEqualTo(2);
    assertThat(book).doesNotExist();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '^',
      value = {
        "titel: Mine;chapters: [{number: 1}] | plan.yaml:1:1: a plan has no 'titel' | Did you mean title?",
        "chapters: [{nmber: 1}] | plan.yaml:1:13: a chapter has no 'nmber' | Did you mean number?",
        "title: x | a book needs chapters | - level: easy",
        "chapters: [] | plan.yaml:1:11: a book needs chapters | dash",
        "chapters: [{level: easy}] | plan.yaml:1:12: the number of puzzles of this chapter is missing | number: 20",
        "chapters: [{level: esay, number: 1}] | plan.yaml:1:20: there is no 'level: esay' | Did you mean easy?",
        "chapters: [{number: many}] | plan.yaml:1:21: 'number' cannot be many | whole number from 1",
        "chapters: [{number: 0}] | plan.yaml:1:21: 'number' cannot be 0 | whole number from 1",
        "chapters: [{number: 1, find: x-wng}] | plan.yaml:1:30: 'find' is not possible here | There is no technique 'x-wng'. Did you mean x-wing",
        "chapters: [{number: 1, level: easy, rating: 3.0}] | plan.yaml:1:45: 'rating' and 'level' cannot be combined | Give only one",
        "chapters: [{number: 1, level: easy, technique: x-wing}] | plan.yaml:1:48: 'technique' and 'level' cannot be combined | is rated",
        "chapters: [{number: 1, regions: pinwhel}] | plan.yaml:1:33: | Did you mean pinwheel",
        "chapters: [{number: 1, size: 7}] | plan.yaml:1:30: 'size' is not possible here | There are no boxes of 7 cells",
        "chapters: [{number: 1, irregularity: 0.3}] | plan.yaml:1:38: 'irregularity' is not possible here | only for random regions",
        "chapters: [{number: 1, regions: random, wiggle: 2}] | plan.yaml:1:49: 'irregularity' cannot be 2 | from 0 to 1",
        "chapters: [{number: 1, per-page: 5}] | plan.yaml:1:34: a page cannot have 5 puzzles | 1, 2, 4, 6, 9 or 12",
        "chapters: [{number: 1, clues: 3}] | plan.yaml:1:31: 'clues' is not possible here | give a number from",
        "chapters: [{number: 1, constraints: anti-nite}] | plan.yaml:1:37: 'constraints' is not possible here | is not the name of a constraint",
        "chapters: [{number: 1, constraints: [diagonals, 'cage 5: r1c1 r1c2']}] | plan.yaml:1:37: 'constraints' is not possible here | only constraints of the whole grid",
        "chapters: [{number: 1, size: 10, constraints: windoku}] | plan.yaml:1:47: 'constraints' is not possible here | there are windows only on grids of",
        "chapters: [{number: 1, cages: few}] | plan.yaml:1:31: 'cages' is not few | some or all",
        "chapters: [{number: 1, arrows: all}] | plan.yaml:1:32: 'arrows' is not all | or some",
        "chapters: [{number: 1, cages: 30, cage-size: 5}] | plan.yaml:1:31: 'cages' and 'cage-size' cannot be combined | Ask for fewer",
        "chapters: [{number: 1, cage-size: 2..4}] | plan.yaml:1:35: 'cage-size' is not possible here | Ask for cages as well",
        "chapters: [{number: 1, cages: all, cage-size: big}] | plan.yaml:1:47: 'cage-size' is not possible here | such as 2..5",
        "chapters: [{number: 1, regions: 1x2, arrows: 1}] | plan.yaml:1:46: 'arrows' is not possible here | no room for",
        "chapters: [{number: 1, cages: all, reduce: none of it}] | plan.yaml:1:44: there is no 'reduce: none of it' | Choose one of",
        "chapters: [{from: plan.yaml, cages: all}] | plan.yaml:1:37: 'cages' and 'from' cannot be combined | leave out",
        "chapters: [{from: none.txt}] | plan.yaml:1:19: there is no file | Check the name",
        "chapters: [{from: []}] | plan.yaml:1:19: 'from' names no file | Name one",
        "chapters: [{from: plan.yaml, regions: 3x3}] | plan.yaml:1:39: 'regions' and 'from' cannot be combined | leave out",
        "page: A9;chapters: [{number: 1}] | plan.yaml:1:7: 'A9' is not a page size | 6x9in",
        "page: 1x1in;chapters: [{number: 1}] | plan.yaml:1:7: '1x1in' is not a page size | at least 2 inches",
        "page: 2x3in;chapters: [{number: 1}] | plan.yaml:1:7: the margins leave only | Leave at least 60mm",
        "margins: 1mm;chapters: [{number: 1}] | plan.yaml:1:10: a margin is at least 5mm | Printers",
        "margins: {innr: 1mm};chapters: [{number: 1}] | plan.yaml:1:11: the margins has no 'innr' | Did you mean inner?",
        "bleed: much;chapters: [{number: 1}] | plan.yaml:1:8: 'much' is not a length | 12mm",
        "bleed: 3in;chapters: [{number: 1}] | plan.yaml:1:8: a bleed is at most 20mm | 3mm",
        "colours: red;chapters: [{number: 1}] | plan.yaml:1:10: there is no 'colours: red' | cmyk, gray, rgb",
        "cover: red;chapters: [{number: 1}] | plan.yaml:1:8: 'red' is not a colour | #1F3A5F",
        "language: xx;chapters: [{number: 1}] | plan.yaml:1:11: there is no language 'xx' | de, en, fr",
        "fonts: {bold: none.ttf};chapters: [{number: 1}] | plan.yaml:1:15: There is no file | Check",
        "fonts: {bold: plan.yaml};chapters: [{number: 1}] | plan.yaml:1:15: the font 'plan.yaml' cannot be used | TrueType",
        "title: 数独;chapters: [{number: 1}] | plan.yaml:1:8: the font lacks '数独' | another font",
        "chapters: [{number: 1, title: 数独}] | plan.yaml:1:31: the font lacks '数独' | another font",
        "tips: [x];chapters: [{number: 1}] | plan.yaml:1:8: there is no technique 'x' | lists all",
        "hints: esay;chapters: [{number: 1}] | plan.yaml:1:8: there is no 'hints: esay' | Did you mean easy?",
        "seed: x;chapters: [{number: 1}] | plan.yaml:1:7: 'seed' cannot be x | whole number",
        "timeout: soon;chapters: [{number: 1}] | plan.yaml:1:10: 'soon' is not a time | 30s",
        "title: [a, b];chapters: [{number: 1}] | plan.yaml:1:8: 'title' is one value | its name",
        "title: a;title: b;chapters: [{number: 1}] | plan.yaml:2:1: 'title' is given twice | Remove",
        "title: 'a;chapters: [{number: 1}] | plan.yaml:1:8: this is not YAML | quotation",
        "just words | plan.yaml:1:1: expected a plan | chapters",
        "# nothing | plan.yaml: it is empty | docs/books.md",
        "page: A5;chapters: [{number: 1, size: 16, per-page: 4}] | plan.yaml:2:44: 16×16 puzzles, 4 per page, would have cells of | What fits: 'per-page: ",
        "page: A5;chapters: [{find: naked-pair, number: 1, per-page: 2}] | plan.yaml:2:52: 9×9 puzzles, 2 per page, would have candidates of | What fits: 'per-page: 1'",
        "boxes: [time, tme];chapters: [{number: 1}] | plan.yaml:1:15: there is no box 'tme' | time, done",
        "notes: dots;chapters: [{number: 1}] | plan.yaml:1:8: there is no 'notes: dots' | grid, lines, none",
        "copyright: 数独;chapters: [{number: 1}] | plan.yaml:1:12: the font lacks '数独' | another font",
        "page: A5;answers: beside;chapters: [{number: 1, size: 16}] | plan.yaml:3:12: 16×16 puzzles, 1 per page with their answers beside them, would have cells | 'answers: end' with 'per-page: 2'",
      })
  void whatIsWrongInAPlanIsSaidWithItsPlace(String text, String problem, String advice)
      throws IOException {
    Run run = plan(text.replace(";", "\n"));

    assertThat(run.err()).contains(problem).contains(advice).containsOnlyOnce("nonomino: ");
    assertThat(run.status()).isEqualTo(2);
    assertThat(book).doesNotExist();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "book | The book has no content. Give --plan=FILE, or chapters such as --easy=20",
        "book --easy=x | --easy=x: --easy cannot be x",
        "book --easy=1 --page=A9 | --page=A9: 'A9' is not a page size",
        "book --easy=1 --regions=nix | --regions=nix: there is no layout 'nix', and no file 'nix'",
        "book --easy=1 --size=7 | --size=7: --size is not possible here",
        "book --easy=1 --size=5 --regions=2x3 | --regions=2x3: 2x3: these regions are for a grid of size 6, not 5",
        "book --easy=1 --seed=x | --seed=x: --seed cannot be x",
        "book --easy=1 --theme=drak | --theme=drak: there is no such name.",
        "book --easy=1 --paper=cream | --paper=cream: --paper is only for a printing service",
        "book --easy=1 --paper=cream | Add --for=kdp or --for=print-shop.",
        "book --easy=1 --for=kdp --page=4x4in | such as --page=6x9in",
        "book --easy=1 --size=16 --page=A5 --per-page=4 | What fits: --per-page=2 or fewer; --page=A4 with --per-page=",
        "book --easy=1 --size=16 --page=A5 --answers=beside | --answers=end with --per-page=2",
        "book --easy=1 --isbn=978-3-16-148410-1 | --isbn=978-3-16-148410-1: the ISBN",
        "book --easy=1 --exclude=none.txt | --exclude=none.txt: there is no file 'none.txt'",
        "book --plan=none.yaml | --plan=none.yaml: there is no file 'none.yaml'",
        "book --plan=none.yaml --easy=1 | leave out --easy",
        "book --from=none.txt | --from=none.txt: there is no file",
      })
  void whatIsWrongInOptionsIsSaidWithTheirNames(String line, String problem) {
    List<String> args = new ArrayList<>(List.of(line.split(" ")));
    args.addAll(List.of("-o", book.toString()));

    Run run = Run.of(args.toArray(String[]::new));

    assertThat(run.err()).contains(problem).containsOnlyOnce("nonomino: ");
    assertThat(run.status()).isEqualTo(2);
    assertThat(book).doesNotExist();
  }

  @ParameterizedTest
  @ValueSource(strings = {"[", "{a: ", "- ", "? "})
  void deepNestingIsRefused(String level) throws IOException {
    String deep = level.repeat(3000);
    Path words = Files.writeString(folder.resolve("words.yaml"), deep);

    assertRefused(plan(deep), "plan.yaml:1:", "nested too deep");
    assertRefused(plan(ONE, "--language=" + words), "words.yaml:1:", "nested too deep");
  }

  @Test
  void endlessFilesAreReadUpToALimit() throws IOException {
    Path endless = Path.of("/dev/zero");
    assumeTrue(Files.isReadable(endless), "skipped: missing " + endless);

    assertRefused(
        Run.of("book", "--plan=" + endless, "-o", book.toString()),
        "/dev/zero: the text is longer than");
    assertRefused(plan(ONE, "--language=/dev/./zero"), "/dev/./zero: the text is longer than");
    assertRefused(plan("levels: /dev/zero\n" + ONE), "/dev/zero: the text is longer than");
    assertRefused(
        plan("fonts: {regular: /dev/zero}\n" + ONE), "plan.yaml:1:18", "it is larger than");
  }

  @Test
  void aLongPlanIsRefusedWhileItIsRead() throws IOException {
    assertRefused(plan(ONE + "# \n".repeat(1_700_000)), "plan.yaml: the text is longer than");
  }

  private void assertRefused(Run run, String... problem) {
    assertThat(run.err()).contains(problem).containsOnlyOnce("nonomino: ");
    assertThat(run.status()).isEqualTo(2);
    assertThat(book).doesNotExist();
  }

  /** The tips have one heading for each topic, and none for what no puzzle needs. */
  @Test
  void tipsAreThoseThatTheBookNeeds() throws IOException {
    String jigsaw = "chapters: [{level: easy, number: 2, size: 6, regions: random}]";
    plan("seed: 1\n" + jigsaw);
    assertThat(text())
        .contains("Solving tips", "\nHidden Single\n", "\nLaw of Leftovers\n")
        .doesNotContain("\nX-Wing\n");

    plan("seed: 1\ntips: 1\n" + jigsaw);
    assertThat(text()).contains("\nHidden Single\n").doesNotContain("\nLaw of Leftovers\n");
    plan("seed: 1\ntips: 0\n" + jigsaw);
    assertThat(text()).doesNotContain("Solving tips");
    plan("seed: 1\nchapters: [{level: easy, number: 2, size: 6}]");
    assertThat(text()).contains("\nHidden Single\n").doesNotContain("Leftovers");
    plan("seed: 1\ntips: [direct-pointing, pointing, naked-pair]\n" + jigsaw);
    assertThat(text())
        .containsOnlyOnce("\nPointing\n")
        .containsOnlyOnce("\nNaked Pair\n")
        .doesNotContain("Direct Pointing");
  }

  @Test
  void puzzlesOfTheUpperLevelsHaveHints() throws IOException {
    String chapters =
        "chapters: [{level: easy, number: 1, size: 6}, {level: hard, number: 1, size: 6}]";
    plan("seed: 1\n" + chapters);
    assertThat(text())
        .containsOnlyOnce("Hints: p.")
        .contains("Hints 1: where to look", "Hints 2: which technique", "Hints 3: which digit");

    plan("seed: 1\nhints: fiendish\n" + chapters);
    assertThat(text()).doesNotContain("Hints");
    plan("seed: 1\nhints: false\n" + chapters);
    assertThat(text()).doesNotContain("Hints");
    plan("seed: 1\nhints: easy\n" + chapters);
    assertThat(text().split("Hints: p.", -1)).hasSize(3);
  }

  @Test
  void wordsOfAFileReplaceThoseOfTheLanguageThatItExtends() throws IOException {
    Files.writeString(
        folder.resolve("words.yaml"),
        "extends: en\nsolutions: Réponses\nsolution-on: Réponse page {page}\nlevels: {easy: Facile}\n",
        UTF_8);

    Run run = plan("seed: 1\nlanguage: words.yaml\nchapters: [{level: easy, number: 1, size: 4}]");

    assertThat(run.err()).isEmpty();
    assertThat(text()).contains("Réponses", "Réponse page ", "1 · Facile", "How to play");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "solution: x | words.yaml:1:1: a file of words has no 'solution' | Did you mean solutions?",
        "solutions: Réponses | words.yaml:1:1: the word 'language' is missing | extends: en",
        "extends: xx | words.yaml:1:10: there is no language 'xx' | de, en, fr",
        "extends: en;solution-on: Page {seite} | words.yaml:2:14: 'solution-on' has {seite}, expected {page} | Solution on page",
        "extends: en;solutions: '{page}' | words.yaml:2:12: 'solutions' has {page}, expected no name in braces | Solutions",
        "extends: en;kinds: {cage: Cages} | words.yaml:2:9: 'kinds' has no 'cage' | Did you mean cages?",
        "extends: en;techniques: {x-wng: X} | words.yaml:2:14: 'techniques' has no 'x-wng' | Did you mean x-wing?",
        "extends: en;steps: none | words.yaml:2:8: expected 'steps' | names with values",
        "extends: [en] | words.yaml:1:10: 'extends' is one value | its name",
      })
  void whatIsWrongInAFileOfWordsIsSaidWithItsPlace(String text, String problem, String advice)
      throws IOException {
    Files.writeString(folder.resolve("words.yaml"), text.replace(";", "\n") + "\n", UTF_8);

    Run run = plan("language: words.yaml\n" + ONE);

    assertThat(run.err()).contains(problem).contains(advice).containsOnlyOnce("nonomino: ");
    assertThat(run.status()).isEqualTo(2);
    assertThat(book).doesNotExist();
  }

  @Test
  void aWordMissingFromACompleteFileIsNamed() throws IOException {
    String sentences =
        Language.de.rules().texts().entrySet().stream()
            .filter(text -> !text.getKey().startsWith("normal-"))
            .map(text -> "  %s: \"%s\"\n".formatted(text.getKey(), text.getValue()))
            .collect(Collectors.joining());
    String german =
        Files.readString(Path.of("../book/src/main/resources/org/nonomino/book/words-de.yaml"))
            + "sentences:\n"
            + sentences;
    Path words = folder.resolve("words.yaml");
    Files.writeString(words, german.replace("  x-wing: X-Wing\n", ""), UTF_8);

    Run run = plan("language: words.yaml\n" + ONE);

    assertThat(run.err())
        .contains("words.yaml:", "in 'techniques', the word 'x-wing' is missing")
        .containsOnlyOnce("nonomino: ");
    assertThat(run.status()).isEqualTo(2);
    Files.writeString(words, german, UTF_8);
    assertThat(plan("seed: 1\nlanguage: words.yaml\n" + ONE).err()).isEmpty();
    assertThat(text()).contains("Spielregeln");
  }

  @Test
  void levelsOfAFileHaveTheirNames() throws IOException {
    Files.writeString(
        folder.resolve("levels.json"),
        "{\"levels\": [{\"name\": \"mild\", \"upTo\": 1.5}, {\"name\": \"hot\"}]}");

    Run run = plan("seed: 1\nlevels: levels.json\nchapters: [{level: mild, number: 1, size: 4}]");

    assertThat(run.err()).isEmpty();
    assertThat(text()).contains("1 · Mild");
  }
}
