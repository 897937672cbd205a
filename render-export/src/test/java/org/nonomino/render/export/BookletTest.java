package org.nonomino.render.export;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;
import static org.assertj.core.api.Assertions.within;

import java.awt.geom.Rectangle2D;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.PDDocumentInformation;
import org.apache.pdfbox.pdmodel.interactive.documentnavigation.outline.PDOutlineItem;
import org.apache.pdfbox.pdmodel.interactive.documentnavigation.outline.PDOutlineNode;
import org.apache.pdfbox.rendering.PDFRenderer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.nonomino.core.DigitSymbols;
import org.nonomino.core.Grid;
import org.nonomino.core.Puzzle;
import org.nonomino.core.RegionMask;
import org.nonomino.pdf.testkit.PdfCheck;
import org.nonomino.render.DigitStyle;
import org.nonomino.render.Ink;
import org.nonomino.render.PuzzlePicture;
import org.nonomino.render.Theme;
import org.nonomino.render.export.BookletStyle.Answers;

/** The contents of a booklet, as a reader finds them. */
final class BookletTest {
  private static final long SEED = 20260607;
  private static final double POINTS_PER_MILLIMETRE = 72 / 25.4;

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 4, 6, 9, 12, 16, 25, 36})
  void digitsOfPuzzlesAndSolutionsAreInTheirCells(int size) {
    Sample sample = new Sample(size, 0);

    List<PdfCheck.Page> pages = contents(style().build(), List.of(sample)).pages();

    assertThat(pages).hasSize(2);
    assertThat(pages.get(0).grids()).hasSize(1);
    assertThat(pages.get(0).cells(0, size)).isEqualTo(sample.givenSymbols());
    assertThat(pages.get(1).grids()).hasSize(1);
    assertThat(pages.get(1).cells(0, size)).isEqualTo(sample.solutionSymbols());
  }

  @Test
  void digitsOfManyPuzzlesAreInTheirCells() {
    List<Sample> samples = samples(9, 40);

    PdfCheck contents = contents(style().perPage(6).build(), samples);

    assertThat(contents.pages()).hasSize(7 + 2);
    for (int i = 0; i < 40; i++) {
      assertThat(contents.pages().get(i / 6).cells(i % 6, 9))
          .isEqualTo(samples.get(i).givenSymbols());
      assertThat(contents.pages().get(7 + i / 20).cells(i % 20, 9))
          .isEqualTo(samples.get(i).solutionSymbols());
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 4, 6, 9, 12})
  void solutionsStandRightOfTheirPuzzles(int perPage) {
    List<Sample> samples = samples(6, 13);

    PdfCheck contents = contents(style().perPage(perPage).answers(Answers.BESIDE).build(), samples);

    assertThat(contents.pages()).hasSize((13 + perPage - 1) / perPage);
    for (int i = 0; i < 13; i++) {
      PdfCheck.Page page = contents.pages().get(i / perPage);
      int puzzle = i % perPage * 2;
      assertThat(page.cells(puzzle, 6)).isEqualTo(samples.get(i).givenSymbols());
      assertThat(page.cells(puzzle + 1, 6)).isEqualTo(samples.get(i).solutionSymbols());
      Rectangle2D left = page.grids().get(puzzle).box();
      Rectangle2D right = page.grids().get(puzzle + 1).box();
      assertThat(right.getMinX()).isGreaterThan(left.getMaxX());
      assertThat(right.getMinY()).isCloseTo(left.getMinY(), within(0.01));
    }
  }

  @ParameterizedTest
  @CsvSource({
    "1, NONE, 25", "2, NONE, 13", "4, NONE, 7", "6, NONE, 5", "9, NONE, 3", "12, NONE, 3",
    "1, END, 27", "2, END, 15", "4, END, 9", "6, END, 7", "9, END, 5", "12, END, 5",
    "1, BESIDE, 25", "2, BESIDE, 13", "4, BESIDE, 7", "6, BESIDE, 5", "9, BESIDE, 3",
        "12, BESIDE, 3"
  })
  void pagesHaveAsManyPuzzlesAsTheStyleSays(int perPage, Answers answers, int pages) {
    PdfCheck contents = contents(style().perPage(perPage).answers(answers).build(), samples(9, 25));

    assertThat(contents.pages()).hasSize(pages);
    assertThat(contents.pages().get(0).grids())
        .hasSize(answers == Answers.BESIDE ? 2 * perPage : perPage);
  }

  static Stream<BookletStyle> manyStyles() {
    return Stream.of(Answers.values())
        .flatMap(
            answers ->
                Stream.of(1, 2, 4, 6, 9, 12)
                    .flatMap(
                        perPage ->
                            Stream.of(
                                style().perPage(perPage).answers(answers).build(),
                                style().perPage(perPage).answers(answers).labelled().build(),
                                style()
                                    .perPage(perPage)
                                    .answers(answers)
                                    .page(PageSize.LETTER)
                                    .largePrint()
                                    .build())));
  }

  @ParameterizedTest
  @MethodSource("manyStyles")
  void nothingOverlapsOrIsCutOffWhereSizesAreMixed(BookletStyle style) {
    List<Sample> samples = new ArrayList<>();
    for (int size : new int[] {4, 9, 16, 1, 36, 6, 12, 25, 9, 9, 4, 16, 6}) {
      samples.add(new Sample(size, samples.size()));
    }

    PdfCheck contents = contents(style, samples);

    int grids = 0;
    for (PdfCheck.Page page : contents.pages()) {
      grids += page.grids().size();
      assertNothingOverlaps(page);
    }
    assertThat(grids).isEqualTo(style.answers() == Answers.NONE ? 13 : 26);
  }

  private static void assertNothingOverlaps(PdfCheck.Page page) {
    double margin = 10 * POINTS_PER_MILLIMETRE;
    Rectangle2D paper =
        new Rectangle2D.Double(
            margin,
            margin,
            page.media().getWidth() - 2 * margin,
            page.media().getHeight() - 2 * margin);
    List<Rectangle2D> grids = page.grids().stream().map(PdfCheck.Grid::box).toList();
    assertThat(grids)
        .allMatch(paper::contains, "inside the margins")
        .allSatisfy(
            grid -> assertThat(grids).filteredOn(grid::intersects).as("meeting").hasSize(1));
    assertThat(page.letters())
        .extracting(PdfCheck.Letter::place)
        .allMatch(box -> paper.contains(box), "inside the margins")
        .allMatch(
            box -> grids.stream().allMatch(grid -> grid.contains(box) || !grid.intersects(box)),
            "inside a grid or outside of all");
    List<Rectangle2D> words =
        page.letters().stream()
            .filter(letter -> !letter.text().isBlank())
            .map(PdfCheck.Letter::place)
            .filter(box -> grids.stream().noneMatch(grid -> grid.contains(box)))
            .map(BookletTest::withoutRounding)
            .toList();
    assertThat(words)
        .allSatisfy(
            word -> assertThat(words).filteredOn(word::intersects).as("meeting").hasSize(1));
  }

  private static Rectangle2D withoutRounding(Rectangle2D box) {
    return new Rectangle2D.Double(
        box.getX() + 0.05, box.getY() + 0.05, box.getWidth() - 0.1, box.getHeight() - 0.1);
  }

  @Test
  void headingsStandOverPuzzlesAndSolutionsAndRemarksUnderPuzzles() {
    BookletPuzzle puzzle = new Sample(9, 0).puzzle("1. Hard 5.6", "by A. Setter");

    List<PdfCheck.Page> pages = contentsOf(style().build(), List.of(puzzle)).pages();

    Rectangle2D grid = pages.get(0).grids().get(0).box();
    assertThat(lettersAbove(pages.get(0), grid.getMinY())).endsWith("1. Hard 5.6");
    assertThat(lettersBelow(pages.get(0), grid.getMaxY())).startsWith("by A. Setter");
    Rectangle2D answer = pages.get(1).grids().get(0).box();
    assertThat(lettersAbove(pages.get(1), answer.getMinY())).isEqualTo("Solutions1. Hard 5.6");
    assertThat(pages.get(1).copied()).doesNotContain("Setter");
  }

  @Test
  void longHeadingEndsInAnEllipsis() {
    String heading = "Hard words follow each other without an end in sight ".repeat(5);

    List<PdfCheck.Page> pages =
        contentsOf(
                style().perPage(9).answers(Answers.NONE).build(),
                List.of(new Sample(9, 0).puzzle(heading, heading)))
            .pages();

    Rectangle2D grid = pages.get(0).grids().get(0).box();
    assertThat(lettersAbove(pages.get(0), grid.getMinY()))
        .contains("Hard words follow each other")
        .endsWith("…");
    assertThat(lettersBelow(pages.get(0), grid.getMaxY()))
        .startsWith("Hard words")
        .contains("…1 / 1");
    assertThat(
            linesOf(
                pages.get(0).letters().stream()
                    .filter(letter -> letter.place().getMaxY() < grid.getMinY())
                    .filter(letter -> letter.size() < 15)))
        .isEqualTo(2);
  }

  @Test
  void charactersThatTheFontLacksAreQuestionMarksButStayInBookmarks() throws IOException {
    byte[] file = write(style().build(), List.of(new Sample(4, 0).puzzle("\u0007Nr. 1\n数独", "")));

    assertThat(PdfCheck.of(file).pages().get(0).copied()).contains("Nr. 1 ??");
    try (PDDocument document = Loader.loadPDF(file)) {
      assertThat(bookmarks(document)).contains("  Nr. 1 数独 -> 1");
    }
  }

  @Test
  void titleStandsOnTheFirstPageAndSmallOnTheOthers() {
    List<PdfCheck.Page> pages =
        contents(style().title("Summer").perPage(1).build(), samples(4, 2)).pages();

    assertThat(pages.get(0).copied()).startsWith("Summer");
    assertThat(pages.get(1).copied()).startsWith("Summer");
    assertThat(pages.get(2).copied()).startsWith("Solutions");
    assertThat(pages.get(0).letters().get(0).size())
        .isGreaterThan(1.5 * pages.get(1).letters().get(0).size());
  }

  @Test
  void pagesAreNumberedWithTheirTotal() {
    List<PdfCheck.Page> pages = contents(style().perPage(1).build(), samples(4, 3)).pages();

    assertThat(pages)
        .extracting(page -> page.copied().strip().lines().reduce("", (first, last) -> last))
        .containsExactly("1 / 4", "2 / 4", "3 / 4", "4 / 4");
  }

  @Test
  void bookmarksLeadToTheirPages() throws IOException {
    List<BookletPuzzle> puzzles =
        IntStream.range(0, 3)
            .mapToObj(i -> new Sample(9, i).puzzle(i == 1 ? " " : "Nr. " + (i + 1), ""))
            .toList();

    try (PDDocument document = Loader.loadPDF(write(style().perPage(2).build(), puzzles))) {
      assertThat(bookmarks(document))
          .containsExactly(
              "Puzzles -> 1",
              "  Nr. 1 -> 1",
              "  2 -> 1",
              "  Nr. 3 -> 2",
              "Solutions -> 3",
              "  Nr. 1 -> 3",
              "  2 -> 3",
              "  Nr. 3 -> 3");
    }
  }

  @Test
  void manyBookmarksAreInFolders() throws IOException {
    List<BookletPuzzle> puzzles =
        IntStream.rangeClosed(1, 201)
            .mapToObj(i -> new Sample(4, i).puzzle("Nr. " + i, ""))
            .toList();

    try (PDDocument document =
        Loader.loadPDF(write(style().perPage(12).answers(Answers.NONE).build(), puzzles))) {
      assertThat(bookmarks(document))
          .hasSize(1 + 3 + 201)
          .containsSequence("    Nr. 100 -> 9", "  101–200 -> 9", "    Nr. 101 -> 9")
          .endsWith("  201–201 -> 17", "    Nr. 201 -> 17");
    }
  }

  @Test
  void documentSaysWhatItIs() throws IOException {
    BookletStyle style = style().title("Su\ndoku").author("A. Setter").build();

    try (PDDocument document = Loader.loadPDF(write(style, puzzles(samples(4, 2))))) {
      PDDocumentInformation information = document.getDocumentInformation();
      assertThat(information.getTitle()).isEqualTo("Su doku");
      assertThat(information.getAuthor()).isEqualTo("A. Setter");
      assertThat(information.getSubject()).isEqualTo("2 puzzles");
      assertThat(information.getCreator()).isEqualTo("Nonomino");
      assertThat(information.getCreationDate()).isNull();
      assertThat(document.getDocumentCatalog().getLanguage()).isEqualTo("en");
      assertThat(document.getDocumentCatalog().getViewerPreferences().displayDocTitle()).isTrue();
    }
  }

  @Test
  void equalPuzzlesGiveEqualBytes() {
    List<BookletPuzzle> puzzles = puzzles(samples(9, 30));

    assertThat(write(style().build(), puzzles)).isEqualTo(write(style().build(), puzzles));
  }

  @ParameterizedTest
  @CsvSource({"A4, 210, 297", "Letter, 215.9, 279.4", "a5, 148, 210", "6x9in, 152.4, 228.6"})
  void pagesHaveTheSizeOfThePaper(String size, double width, double height) {
    assertThat(contents(style().page(page(size)).build(), samples(4, 1)).pages())
        .allSatisfy(
            page -> {
              assertThat(page.media().getWidth())
                  .isCloseTo(width * POINTS_PER_MILLIMETRE, within(0.02));
              assertThat(page.media().getHeight())
                  .isCloseTo(height * POINTS_PER_MILLIMETRE, within(0.02));
            });
  }

  private static PageSize page(String name) {
    return PageSize.parse(name).orElseThrow();
  }

  @ParameterizedTest
  @CsvSource({"A4, 4", "A4, 6", "A4, 9", "LETTER, 4", "LETTER, 9", "A4, 12"})
  void largePrintHasLargeFiguresAndLetters(String page, int size) {
    List<Sample> samples = samples(size, 3);
    BookletStyle large = style().title("Large").perPage(12).page(page(page)).largePrint().build();

    List<PdfCheck.Page> pages = contents(large, samples).pages();

    for (PdfCheck.Page each : pages) {
      assertThat(each.letters()).allMatch(letter -> letter.size() >= 17.99, "18 points");
      for (PdfCheck.Letter letter : each.letters()) {
        boolean isOnPuzzlePage = pages.indexOf(each) < pages.size() - answerPages(pages);
        boolean isDigit =
            each.grids().stream().anyMatch(grid -> grid.box().contains(letter.place()));
        if (isDigit && isOnPuzzlePage) {
          assertThat(letter.place().getHeight()).as("figure of a puzzle").isGreaterThan(17.9);
          assertThat(letter.isBold()).isTrue();
        }
      }
    }
    Sample first = samples.get(0);
    assertThat(pages.get(0).cells(0, size)).isEqualTo(first.givenSymbols());
    double widest =
        pages.get(0).grids().get(0).widest() / pages.get(0).grids().get(0).box().getWidth();
    PdfCheck.Grid plain =
        contents(style().perPage(1).build(), samples).pages().get(0).grids().get(0);
    assertThat(widest).isGreaterThan(1.3 * plain.widest() / plain.box().getWidth());
  }

  private static int answerPages(List<PdfCheck.Page> pages) {
    int first =
        IntStream.range(0, pages.size())
            .filter(page -> pages.get(page).copied().startsWith("Solutions"))
            .findFirst()
            .orElseThrow();
    return pages.size() - first;
  }

  @Test
  void puzzlesWithoutSolutionHaveNoneInTheBooklet() throws IOException {
    BookletPuzzle without =
        new BookletPuzzle(
            PuzzlePicture.of(new Sample(9, 0).puzzle()), "Nr. 1", "", Optional.empty());

    assertThat(contentsOf(style().answers(Answers.BESIDE).build(), List.of(without)).pages())
        .singleElement()
        .satisfies(page -> assertThat(page.grids()).hasSize(1));
    byte[] file = write(style().answers(Answers.END).build(), List.of(without));
    try (PDDocument document = Loader.loadPDF(file)) {
      assertThat(document.getNumberOfPages()).isEqualTo(1);
      assertThat(bookmarks(document)).containsExactly("Puzzles -> 1", "  Nr. 1 -> 1");
    }
  }

  @Test
  void anAnswerMayBeAnotherPictureWithAText() throws IOException {
    String text = "The answer: " + "five words of an answer ".repeat(9) + "to the end.";
    Sample sample = new Sample(9, 0);
    PuzzlePicture answer = PuzzlePicture.of(new Sample(9, 1).puzzle());
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    try (Booklet booklet = new Booklet(style().answers(Answers.END).build(), out)) {
      booklet.add(sample.puzzle("Nr. 1", ""), answer, text);
      booklet.finish();
    }

    List<PdfCheck.Page> pages = PdfCheck.of(out.toByteArray()).pages();
    assertThat(pages).hasSize(2);
    assertThat(pages.get(0).copied()).doesNotContain("The answer");
    assertThat(pages.get(1).copied().replaceAll("\\s+", " ")).contains("Nr. 1").contains(text);
    assertThat(pages.get(1).grids()).hasSize(1);
  }

  @Test
  void digitsAboveNineAreWrittenAsTheStyleSays() {
    Sample sample = new Sample(12, 0);

    PdfCheck contents = contents(style().numbers().build(), List.of(sample));

    assertThat(contents.pages().get(1).cells(0, 12))
        .isEqualTo(Arrays.stream(sample.solution().toArray()).mapToObj(String::valueOf).toList());
  }

  @Test
  void wholePageIsDarkInTheDarkTheme() throws IOException {
    byte[] file = write(style().theme(Theme.DARK).build(), puzzles(samples(4, 1)));

    try (PDDocument document = Loader.loadPDF(file)) {
      int corner = new PDFRenderer(document).renderImage(0).getRGB(3, 3) & 0xFFFFFF;
      assertThat(corner).isEqualTo(Theme.DARK.colour(Ink.of(Ink.Kind.PAPER)));
    }
  }

  @Test
  void bookletWithoutPuzzlesIsRefused() throws IOException {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    try (Booklet booklet = new Booklet(style().build(), out)) {
      assertThatIllegalStateException()
          .isThrownBy(booklet::finish)
          .withMessage("a booklet needs at least one puzzle");
    }
    assertThat(out.size()).isZero();
  }

  @Test
  void nothingIsWrittenUnlessFinished() throws IOException {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    Booklet booklet = new Booklet(style().build(), out);
    booklet.add(new Sample(9, 0).puzzle("", ""));
    booklet.close();

    assertThat(out.size()).isZero();
    assertThatIllegalStateException().isThrownBy(booklet::finish);
    assertThatIllegalStateException()
        .isThrownBy(() -> booklet.add(new Sample(9, 0).puzzle("", "")));
    booklet.close();
  }

  @Test
  void streamIsLeftOpen() throws IOException {
    ByteArrayOutputStream out =
        new ByteArrayOutputStream() {
          @Override
          public void close() throws IOException {
            throw new IOException("closed");
          }
        };
    try (Booklet booklet = new Booklet(style().build(), out)) {
      booklet.add(new Sample(9, 0).puzzle("", ""));
      booklet.finish();
      assertThatIllegalStateException().isThrownBy(booklet::finish);
    }
    assertThat(PdfCheck.of(out.toByteArray()).pages()).hasSize(2);
  }

  @Test
  void solutionOfAnotherSizeIsRefusedAndLeavesNoTrace() throws IOException {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    try (Booklet booklet = new Booklet(style().build(), out)) {
      BookletPuzzle wrong =
          new BookletPuzzle(
              PuzzlePicture.of(new Sample(9, 0).puzzle()),
              "wrong",
              "",
              Optional.of(PuzzlePicture.of(new Sample(4, 0).puzzle())));
      assertThatIllegalArgumentException().isThrownBy(() -> booklet.add(wrong));
      booklet.add(new Sample(9, 0).puzzle("right", ""));
      booklet.finish();
    }
    assertThat(PdfCheck.of(out.toByteArray()).pages())
        .hasSize(2)
        .noneMatch(page -> page.copied().contains("wrong"));
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 3, 5, 8, 10, 13, -1})
  void otherNumbersOfPuzzlesPerPageAreRefused(int perPage) {
    assertThatExceptionOfType(IllegalArgumentException.class)
        .isThrownBy(() -> style().perPage(perPage).build())
        .withMessage("a page has 1, 2, 4, 6, 9 or 12 puzzles, not " + perPage);
  }

  /**
   * A solved puzzle with boxes, or rows if the size has no boxes, and about a third of its digits
   * given.
   */
  private static final class Sample {
    private final RegionMask mask;
    private final int[] givens;
    private final int[] solution;

    Sample(int size, int number) {
      Random random = new Random(SEED + 1000L * size + number);
      int boxRows =
          IntStream.rangeClosed(1, size)
              .filter(rows -> size % rows == 0 && rows * rows <= size)
              .max()
              .orElseThrow();
      int boxColumns = size / boxRows;
      mask = RegionMask.boxes(boxRows, boxColumns);
      int shift = random.nextInt(size);
      solution =
          IntStream.range(0, size * size)
              .map(
                  cell -> {
                    int row = cell / size;
                    return (row % boxRows * boxColumns + row / boxRows + cell % size + shift) % size
                        + 1;
                  })
              .toArray();
      givens = Arrays.stream(solution).map(digit -> random.nextInt(3) == 0 ? digit : 0).toArray();
    }

    Puzzle puzzle() {
      return new Puzzle(Grid.of(mask.size(), givens), mask);
    }

    Grid solution() {
      return Grid.of(mask.size(), solution);
    }

    BookletPuzzle puzzle(String heading, String remark) {
      PuzzlePicture picture = PuzzlePicture.of(puzzle());
      return new BookletPuzzle(
          picture, heading, remark, Optional.of(picture.withDigits(solution())));
    }

    List<String> givenSymbols() {
      return symbols(givens);
    }

    List<String> solutionSymbols() {
      return symbols(solution);
    }

    private static List<String> symbols(int[] digits) {
      return Arrays.stream(digits)
          .mapToObj(digit -> digit == 0 ? "" : String.valueOf(DigitSymbols.symbol(digit)))
          .toList();
    }
  }

  private static List<Sample> samples(int size, int count) {
    return IntStream.range(0, count).mapToObj(number -> new Sample(size, number)).toList();
  }

  private static List<BookletPuzzle> puzzles(List<Sample> samples) {
    return IntStream.range(0, samples.size())
        .mapToObj(i -> samples.get(i).puzzle((i + 1) + ". Very hard 7.2", "by A. Setter"))
        .toList();
  }

  private static PdfCheck contents(BookletStyle style, List<Sample> samples) {
    return contentsOf(style, puzzles(samples));
  }

  private static PdfCheck contentsOf(BookletStyle style, List<BookletPuzzle> puzzles) {
    return PdfCheck.of(write(style, puzzles));
  }

  private static byte[] write(BookletStyle style, List<BookletPuzzle> puzzles) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    try (Booklet booklet = new Booklet(style, out)) {
      for (BookletPuzzle puzzle : puzzles) {
        booklet.add(puzzle);
      }
      booklet.finish();
    } catch (IOException e) {
      throw new AssertionError(e);
    }
    return out.toByteArray();
  }

  private static String lettersAbove(PdfCheck.Page page, double y) {
    return page.letters().stream()
        .filter(letter -> letter.place().getMaxY() <= y)
        .map(PdfCheck.Letter::text)
        .collect(Collectors.joining());
  }

  private static String lettersBelow(PdfCheck.Page page, double y) {
    return page.letters().stream()
        .filter(letter -> letter.place().getMinY() >= y)
        .map(PdfCheck.Letter::text)
        .collect(Collectors.joining());
  }

  private static long linesOf(Stream<PdfCheck.Letter> letters) {
    return letters.map(letter -> Math.round(letter.place().getMaxY())).distinct().count();
  }

  /** Returns {@code title -> page} of each bookmark, indented by its depth. */
  private static List<String> bookmarks(PDDocument document) throws IOException {
    List<String> all = new ArrayList<>();
    addBookmarks(document, document.getDocumentCatalog().getDocumentOutline(), "", all);
    return all;
  }

  private static void addBookmarks(
      PDDocument document, PDOutlineNode parent, String indent, List<String> all)
      throws IOException {
    for (PDOutlineItem item : parent.children()) {
      int page = document.getPages().indexOf(item.findDestinationPage(document)) + 1;
      all.add(indent + item.getTitle() + " -> " + page);
      addBookmarks(document, item, indent + "  ", all);
    }
  }

  private static StyleBuilder style() {
    return new StyleBuilder();
  }

  /** Builds a style that differs from the default in a few properties. */
  private static final class StyleBuilder {
    private String title = "";
    private String author = "";
    private PageSize page = PageSize.A4;
    private int perPage = 4;
    private Answers answers = Answers.END;
    private boolean largePrint;
    private Theme theme = Theme.PRINT;
    private boolean labelled;
    private DigitStyle digits = DigitStyle.LETTERS;

    StyleBuilder title(String title) {
      this.title = title;
      return this;
    }

    StyleBuilder author(String author) {
      this.author = author;
      return this;
    }

    StyleBuilder page(PageSize page) {
      this.page = page;
      return this;
    }

    StyleBuilder perPage(int perPage) {
      this.perPage = perPage;
      return this;
    }

    StyleBuilder answers(Answers answers) {
      this.answers = answers;
      return this;
    }

    StyleBuilder largePrint() {
      largePrint = true;
      return this;
    }

    StyleBuilder theme(Theme theme) {
      this.theme = theme;
      return this;
    }

    StyleBuilder labelled() {
      labelled = true;
      return this;
    }

    StyleBuilder numbers() {
      digits = DigitStyle.NUMBERS;
      return this;
    }

    BookletStyle build() {
      return new BookletStyle(
          title, author, page, perPage, answers, largePrint, theme, labelled, digits);
    }
  }
}
