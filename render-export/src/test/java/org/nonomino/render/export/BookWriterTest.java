package org.nonomino.render.export;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.catchThrowable;
import static org.assertj.core.api.Assertions.within;

import java.awt.geom.Rectangle2D;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.contentstream.operator.Operator;
import org.apache.pdfbox.cos.COSName;
import org.apache.pdfbox.pdfparser.PDFStreamParser;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.PDPage;
import org.apache.pdfbox.pdmodel.common.PDRectangle;
import org.apache.pdfbox.pdmodel.font.PDFont;
import org.apache.pdfbox.pdmodel.font.PDType0Font;
import org.apache.pdfbox.pdmodel.interactive.annotation.PDAnnotation;
import org.apache.pdfbox.pdmodel.interactive.annotation.PDAnnotationLink;
import org.apache.pdfbox.pdmodel.interactive.documentnavigation.destination.PDPageDestination;
import org.apache.pdfbox.pdmodel.interactive.documentnavigation.outline.PDOutlineItem;
import org.apache.pdfbox.text.PDFTextStripper;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.nonomino.core.CellList;
import org.nonomino.core.Grid;
import org.nonomino.core.Puzzle;
import org.nonomino.core.RegionMask;
import org.nonomino.core.Rules;
import org.nonomino.core.constraint.KillerCage;
import org.nonomino.pdf.testkit.PdfCheck;
import org.nonomino.render.DigitStyle;
import org.nonomino.render.PuzzlePicture;
import org.nonomino.render.Theme;
import org.nonomino.render.Typeface;
import org.nonomino.render.export.BookletStyle.Answers;

final class BookWriterTest {
  private static final double MM = PageSize.MILLIMETRE;
  private static final PageSize PAGE = new PageSize(150 * MM, 200 * MM);
  private static final double BLEED = 3 * MM;
  private static final double INNER = 20 * MM;
  private static final double OUTER = 10 * MM;
  private static final int SIZE = 6;
  private static final int PUZZLES = 6;

  /** The first puzzle with hints. */
  private static final int HINTS_FROM = 3;

  private static final Book.Words WORDS =
      new Book.Words(
          "Contents",
          "Puzzles",
          "Solutions",
          "Steps",
          "Solution on page {page}",
          "Puzzle on page {page}",
          "Steps on page {page}",
          "Time",
          "Done",
          "Notes",
          List.of("Where", "How", "What"),
          "Hints: p. {page}",
          List.of("About hints."),
          List.of("About steps."),
          "en");

  /** Returns a grid of 2×3 boxes whose first row begins with a different digit for each number. */
  private static Grid solution(int number) {
    int[] digits = new int[SIZE * SIZE];
    for (int cell = 0; cell < digits.length; cell++) {
      int row = cell / SIZE;
      int shift = row % 2 * 3 + row / 2;
      digits[cell] = (cell % SIZE + shift + number) % SIZE + 1;
    }
    return Grid.of(SIZE, digits);
  }

  private static Puzzle puzzle(int number) {
    int[] digits = new int[SIZE * SIZE];
    for (int cell = 0; cell < digits.length; cell++) {
      digits[cell] = (cell + number) % 3 == 0 ? solution(number).digit(cell) : 0;
    }
    return new Puzzle(Grid.of(SIZE, digits), RegionMask.boxes(2, 3));
  }

  private static Book.Item item(int number) {
    PuzzlePicture picture = PuzzlePicture.of(puzzle(number));
    return new Book.Item(
        String.valueOf(number + 1),
        new Heading(number + 1 + " · Medium", 2, 3),
        picture,
        "",
        Optional.of(new Book.Answer(picture.withDigits(solution(number)), "")),
        number == 0 ? List.of("1. Hidden Single: r1c1=1", "2. Full House: r1c2=2") : List.of(),
        number >= HINTS_FROM ? List.of("in row 1", "X-Wing", "r1c1 = 1") : List.of());
  }

  private static List<Book.Item> items(int from, int to) {
    return IntStream.range(from, to).mapToObj(BookWriterTest::item).toList();
  }

  private static Book book() {
    return new Book(
        new Book.Titles(
            "The Title", "A subtitle", "An Author", "A Publisher", "© Somebody\nLine 2"),
        Optional.of(
            new Book.Cover(
                PuzzlePicture.of(puzzle(9)),
                0x1F3A5F,
                new Book.Front("A subtitle", "6", "puzzles", "Medium"),
                new Book.Back("", List.of(), PuzzlePicture.of(puzzle(9))),
                "")),
        false,
        true,
        List.of(
            new Book.Text(
                "Rules",
                List.of(
                    new Book.Block.Subheading("First"),
                    new Book.Block.Paragraph("Some words. ".repeat(600)),
                    new Book.Block.Pictures(
                        List.of(
                            PuzzlePicture.of(RegionMask.boxes(2, 3)),
                            PuzzlePicture.of(RegionMask.boxes(3, 2))),
                        "Two pictures")))),
        List.of(
            new Book.Chapter("One", "Easy · 1–3", 1, items(0, 3)),
            new Book.Chapter("Two", "4–6", 2, items(3, PUZZLES))),
        List.of(),
        WORDS);
  }

  private static PageLook look(PrintFonts fonts, PrintColours colours, Theme theme) {
    return new PageLook(
        new PageShape(PAGE, new PageShape.Margins(INNER, OUTER, 12 * MM, 12 * MM), BLEED),
        fonts,
        colours,
        theme,
        false,
        DigitStyle.LETTERS,
        false,
        false);
  }

  private static BookStyle style(PrintColours colours) {
    return new BookStyle(
        look(PrintFonts.BUNDLED, colours, Theme.PALE), Answers.END, 30, false, WritingRoom.NONE);
  }

  private static byte[] write(Book book, BookStyle style) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    try {
      BookWriter.write(book, style, BookProgress.NONE, out);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return out.toByteArray();
  }

  private static Book with(Book plain, List<Book.Chapter> chapters) {
    return new Book(
        plain.titles(),
        plain.cover(),
        true,
        plain.hasContents(),
        List.of(),
        chapters,
        List.of(),
        plain.words());
  }

  private static byte[] usual() {
    return write(book(), style(PrintColours.RGB));
  }

  @Test
  void pagesHaveTheBoxesOfAPrinter() throws IOException {
    try (PDDocument document = Loader.loadPDF(usual())) {
      for (PDPage page : document.getPages()) {
        PDRectangle media = page.getMediaBox();
        PDRectangle trim = page.getTrimBox();
        assertThat((double) media.getWidth()).isCloseTo(PAGE.width() + 2 * BLEED, within(0.02));
        assertThat((double) media.getHeight()).isCloseTo(PAGE.height() + 2 * BLEED, within(0.02));
        assertThat((double) trim.getWidth()).isCloseTo(PAGE.width(), within(0.02));
        assertThat((double) trim.getHeight()).isCloseTo(PAGE.height(), within(0.02));
        assertThat((double) trim.getLowerLeftX()).isCloseTo(BLEED, within(0.02));
        assertThat(page.getBleedBox().getCOSArray().toFloatArray())
            .isEqualTo(media.getCOSArray().toFloatArray());
      }
    }
  }

  @Test
  void marginsAreMirroredAndNothingIsInThem() {
    List<PdfCheck.Page> pages = PdfCheck.of(usual()).pages();
    for (int number = 3; number <= pages.size(); number++) {
      boolean isRight = number % 2 == 1;
      double left = isRight ? INNER : OUTER;
      double right = PAGE.width() - (isRight ? OUTER : INNER);
      for (PdfCheck.Letter letter : pages.get(number - 1).letters()) {
        assertThat(letter.place().getMinX()).as("page " + number).isGreaterThan(left - 0.1);
        assertThat(letter.place().getMaxX()).as("page " + number).isLessThan(right + 0.1);
      }
      for (PdfCheck.Grid grid : pages.get(number - 1).grids()) {
        assertThat(grid.box().getMinX()).as("page " + number).isGreaterThan(left - 0.1);
        assertThat(grid.box().getMaxX()).as("page " + number).isLessThan(right + 0.1);
      }
    }
  }

  /** Returns the page with a puzzle or its solution, found by the digits. */
  private static int pageWith(List<PdfCheck.Page> pages, Grid digits, int from) {
    List<String> symbols = symbols(digits);
    for (int page = from; page < pages.size(); page++) {
      for (int grid = 0; grid < pages.get(page).grids().size(); grid++) {
        PdfCheck.Grid drawn = pages.get(page).grids().get(grid);
        // Stars are smaller than that.
        if (drawn.box().getWidth() > 40
            && drawn.cells(SIZE, pages.get(page).letters()).equals(symbols)) {
          return page;
        }
      }
    }
    throw new AssertionError("nowhere: " + digits);
  }

  private static List<String> symbols(Grid grid) {
    return IntStream.range(0, SIZE * SIZE)
        .mapToObj(cell -> grid.digit(cell) == 0 ? "" : String.valueOf(grid.digit(cell)))
        .toList();
  }

  @Test
  void digitsAreInTheirCellsAndReferencesSayWhereTheOtherIs() {
    List<PdfCheck.Page> pages = PdfCheck.of(usual()).pages();
    for (int number = 0; number < PUZZLES; number++) {
      int puzzle = pageWith(pages, puzzle(number).givens(), 5);
      int solution = pageWith(pages, solution(number), puzzle + 1);
      assertThat(pages.get(puzzle).copied()).contains("Solution on page " + (solution + 1));
      assertThat(pages.get(puzzle).copied()).contains(number + 1 + " · Medium");
      assertThat(pages.get(solution).copied()).contains("Puzzle on page " + (puzzle + 1));
    }
    assertThat(pages.get(0).copied()).contains("The Title").contains("An Author");
    assertThat(pages.get(1).copied()).isBlank();
    assertThat(pages.get(2).copied()).contains("A subtitle").contains("A Publisher");
    assertThat(pages.get(3).copied()).contains("© Somebody").contains("Line 2");
    assertThat(pages.get(4).copied()).contains("Contents").contains("5");
  }

  @Test
  void linksLeadToThePageThatTheyName() throws IOException {
    assertThat(wordsOfLinks(usual()))
        .contains(
            "Solution on page",
            "Puzzle on page",
            "Steps on page",
            "Hints: p.",
            "Rules",
            "OneEasy · 1–",
            "Solutions");
  }

  /** Each page number of a list is a link. */
  @Test
  void hintsOnSeveralPagesHaveALinkEach() throws IOException {
    assertThat(wordsOfLinks(write(withHints(40), style(PrintColours.GRAY)))).contains("");
  }

  /** Returns the words of all links without page numbers, and checks the targets of the links. */
  private static Set<String> wordsOfLinks(byte[] book) throws IOException {
    List<PdfCheck.Page> pages = PdfCheck.of(book).pages();
    Set<String> seen = new TreeSet<>();
    try (PDDocument document = Loader.loadPDF(book)) {
      for (int number = 0; number < document.getNumberOfPages(); number++) {
        for (PDAnnotation annotation : document.getPage(number).getAnnotations()) {
          PDAnnotationLink link = (PDAnnotationLink) annotation;
          int to = ((PDPageDestination) link.getDestination()).retrievePageNumber() + 1;
          String words = textIn(pages.get(number), link.getRectangle());
          assertThat(words).endsWith(String.valueOf(to));
          seen.add(words.replaceAll("[0-9 ]+$", ""));
        }
      }
    }
    return seen;
  }

  private static Book withHints(int count) {
    return with(book(), List.of(new Book.Chapter("All", "", 1, items(0, HINTS_FROM + count))));
  }

  /** Readers of a hint do not see the next one, because all hints of a part are between them. */
  @Test
  void hintsAreInSeparatePartsBetweenThePuzzlesAndTheSolutions() {
    List<PdfCheck.Page> pages = PdfCheck.of(usual()).pages();
    int page = pageWith(pages, "About hints.");
    String text = pages.get(page).copied();
    int last = -1;
    for (String part : List.of("Where in row 1", "How X-Wing", "What r1c1 = 1")) {
      String[] words = part.split(" ", 2);
      int title = text.indexOf(words[0], last + 1);
      assertThat(title).isGreaterThan(last);
      last = title;
      for (int number = HINTS_FROM; number < PUZZLES; number++) {
        int hint = text.indexOf(number + 1 + " " + words[1]);
        assertThat(hint).isGreaterThan(last);
        last = hint;
      }
      assertThat(text).doesNotContain("1 " + words[1]);
    }
    int lastPuzzle = pageWith(pages, puzzle(PUZZLES - 1).givens(), 5);
    assertThat(pages.get(lastPuzzle).copied()).contains("Hints: p. " + (page + 1));
    assertThat(page).isEqualTo(lastPuzzle + 1);
    assertThat(pageWith(pages, "Solutions", page)).isEqualTo(page + 1);
    int first = pageWith(pages, puzzle(0).givens(), 5);
    assertThat(pages.get(first).copied()).doesNotContain("Hints: p.");
  }

  /** Parts of hints follow each other, whatever the number of hints, and fill their pages. */
  @ParameterizedTest
  @ValueSource(ints = {1, 9, 20, 33, 40, 57, 75})
  void noPageOfHintsIsNearlyEmpty(int hints) {
    List<PdfCheck.Page> pages =
        PdfCheck.of(write(withHints(hints), style(PrintColours.GRAY))).pages();

    int first = pageWith(pages, "About hints.");
    int solutions = pageWith(pages, "Solutions", first);
    for (PdfCheck.Page page : pages.subList(first, solutions)) {
      double lowest =
          page.letters().stream()
              .mapToDouble(letter -> letter.place().getMaxY())
              .filter(bottom -> bottom < PAGE.height() - 12 * MM - 12)
              .max()
              .orElse(0);
      assertThat(lowest).isGreaterThan(solutions - first > 1 ? 0.5 * PAGE.height() : 60);
    }
  }

  /** The hints that each column of a page begins and ends with are at the same heights. */
  @ParameterizedTest
  @ValueSource(ints = {20, 21, 40})
  void columnsOfHintsAreEquallyLong(int hints) {
    List<PdfCheck.Page> pages =
        PdfCheck.of(write(withHints(hints), style(PrintColours.GRAY))).pages();

    int found = 0;
    for (PdfCheck.Page page : pages) {
      Map<Long, Long> columns =
          page.letters().stream()
              .filter(letter -> letter.text().equals("X"))
              .collect(
                  Collectors.groupingBy(
                      letter -> Math.round(letter.place().getMinX()), Collectors.counting()));
      if (!columns.isEmpty()) {
        assertThat(columns).hasSize(2);
        long max = Collections.max(columns.values());
        assertThat(max - Collections.min(columns.values())).isLessThan(2);
        found++;
      }
    }
    assertThat(found).isPositive();
  }

  /** If one or two lines were left for the last page, all lines are closer instead. */
  @Test
  void noPageOfHintsHasOnlyOneOrTwo() {
    boolean hasSeveralPages = false;
    for (int hints = 22; hints <= 30; hints++) {
      Book book =
          with(book(), List.of(new Book.Chapter("All", "", 1, items(0, HINTS_FROM + hints))));

      List<PdfCheck.Page> pages = PdfCheck.of(write(book, largePrint())).pages();

      List<Integer> counts =
          pages.stream()
              .map(page -> page.copied().split("in row 1", -1).length - 1)
              .filter(count -> count > 0)
              .toList();
      assertThat(counts.get(counts.size() - 1)).isGreaterThan(2);
      hasSeveralPages |= counts.size() > 1;
    }
    assertThat(hasSeveralPages).isTrue();
  }

  private static int pageWith(List<PdfCheck.Page> pages, String text) {
    return pageWith(pages, text, 0);
  }

  /** Returns the index of the first page with a text, from an index on. */
  private static int pageWith(List<PdfCheck.Page> pages, String text, int from) {
    for (int page = from; page < pages.size(); page++) {
      if (pages.get(page).copied().contains(text)) {
        return page;
      }
    }
    throw new AssertionError("nowhere: " + text);
  }

  private static Book.Block.Tip tip(String name, String text) {
    return new Book.Block.Tip(
        name, text, Optional.of(PuzzlePicture.of(puzzle(2))), "Caption of " + name);
  }

  private static Book withFront(Book.Text... texts) {
    return new Book(
        book().titles(),
        Optional.empty(),
        false,
        true,
        List.of(texts),
        book().chapters(),
        List.of(),
        WORDS);
  }

  private static Book withoutContents(Book book) {
    return new Book(
        book.titles(),
        book.cover(),
        book.hasHalfTitle(),
        false,
        book.front(),
        book.chapters(),
        book.back(),
        book.words());
  }

  private static Book.Text text(String title, String words) {
    return new Book.Text(title, List.of(new Book.Block.Paragraph(words)));
  }

  @Test
  void shortTextsShareAPageAndALongOneHasItsOwn() throws IOException {
    byte[] written =
        write(
            withFront(
                text("Introduction", "A few words."),
                text("Use", "More words."),
                text("Rules", "Some long rule. ".repeat(100)),
                text("End", "Last words.")),
            style(PrintColours.GRAY));

    List<PdfCheck.Page> pages = PdfCheck.of(written).pages();
    int first = pageWith(pages, "A few words.");
    assertThat(pages.get(first).copied()).contains("Introduction", "Use", "More words.");
    assertThat(pages.get(first).copied()).contains("Contents").doesNotContain("Some long rule.");
    assertThat(pages.get(first + 1).copied()).contains("Rules", "Some long rule.", "Last words.");
    try (PDDocument document = Loader.loadPDF(written)) {
      List<Integer> places = new ArrayList<>();
      for (PDOutlineItem item : document.getDocumentCatalog().getDocumentOutline().children()) {
        places.add(((PDPageDestination) item.getDestination()).retrievePageNumber());
      }
      assertThat(places).containsSequence(first, first, first + 1, first + 1);
    }
  }

  /** A page with a single sign looks like a mistake, so the next section begins on it. */
  @Test
  void aLongTextBeginsOnANearlyEmptyPage() {
    List<Book.Block> tips = new ArrayList<>();
    for (int i = 1; i <= 5; i++) {
      tips.add(tip("Tip " + i + ".", "Some words of advice. ".repeat(10)));
    }
    Book book =
        withoutContents(withFront(text("Signs", "A few words."), new Book.Text("Tips", tips)));

    List<PdfCheck.Page> pages = PdfCheck.of(write(book, style(PrintColours.GRAY))).pages();

    int first = pageWith(pages, "A few words.");
    assertThat(pages.get(first).copied()).contains("Signs", "Tip 1.");
    assertThat(pages.get(first + 1).copied()).contains("Tips").doesNotContain("Signs");
  }

  /** Rules that fit on a page are on one, even if the page before is nearly empty. */
  @Test
  void textIsTornOnlyIfItIsLongerThanAPage() {
    String sentence = "Some words of a long rule. ";
    List<Book.Block> paragraphs =
        Collections.nCopies(6, new Book.Block.Paragraph(sentence.repeat(10)));
    List<Book.Block> more = Collections.nCopies(30, paragraphs.get(0));
    Book.Text few = text("Use", "A few words. ".repeat(30));
    for (boolean isLong : new boolean[] {false, true}) {
      Book book =
          withoutContents(withFront(few, new Book.Text("Rules", isLong ? more : paragraphs)));

      List<PdfCheck.Page> pages = PdfCheck.of(write(book, style(PrintColours.GRAY))).pages();

      long torn = pages.stream().filter(page -> page.copied().contains("a long rule")).count();
      assertThat(torn > 1).isEqualTo(isLong);
    }
  }

  /** Short texts follow the contents, also if main parts begin on the right. */
  @ParameterizedTest
  @ValueSource(booleans = {true, false})
  void shortTextsShareThePageOfTheContents(boolean startsRight) {
    BookStyle style =
        new BookStyle(
            style(PrintColours.GRAY).look(), Answers.END, 30, startsRight, WritingRoom.NONE);

    List<PdfCheck.Page> pages =
        PdfCheck.of(write(withFront(text("Use", "A few words.")), style)).pages();

    assertThat(pages.get(pageWith(pages, "A few words.")).copied()).contains("Contents", "Use");
  }

  /** The picture is beside the text, so that a page has several tips; none is cut in two. */
  @Test
  void aPageHasSeveralTips() {
    List<Book.Block> tips = new ArrayList<>();
    for (int i = 1; i <= 5; i++) {
      tips.add(tip("Tip " + i + ".", "Some words of advice. ".repeat(10)));
    }
    Book book = withFront(new Book.Text("Tips", tips));

    List<PdfCheck.Page> pages = PdfCheck.of(write(book, style(PrintColours.RGB))).pages();

    int first = pageWith(pages, "Tip 1.");
    double bottom =
        gridsOf(pages.get(first)).stream().mapToDouble(Rectangle2D::getMaxY).max().orElseThrow();
    assertThat(bottom).isGreaterThan(0.7 * pages.get(first).trim().getHeight());
    assertThat(pageWith(pages, "Tip 5.")).isLessThan(first + 3);
    for (int i = 1; i <= 5; i++) {
      PdfCheck.Page page = pages.get(pageWith(pages, "Tip " + i + "."));
      assertThat(page.copied()).contains("Caption of Tip " + i);
    }
    PdfCheck.Letter name = letter(pages.get(first), "T", 0);
    PdfCheck.Letter text = letter(pages.get(first), "S", 0);
    Rectangle2D picture = pages.get(first).grids().get(0).box();
    assertThat(name.place().getMaxY()).isLessThan(picture.getMinY());
    assertThat(text.place().getMinX()).isGreaterThan(picture.getMaxX());
    assertThat(text.place().getMinY()).isBetween(picture.getMinY() - 3, picture.getMaxY());
  }

  /** Four tips would fill a page and a part of the next, but the last page has as many tips. */
  @Test
  void tipsAreEvenlyOnTheirPages() {
    PageLook usual = look(PrintFonts.BUNDLED, PrintColours.GRAY, Theme.PALE);
    PageShape tall =
        new PageShape(new PageSize(PAGE.width(), 1.3 * PAGE.height()), usual.shape().margins(), 0);
    BookStyle style = new BookStyle(usual.with(tall), Answers.END, 30, false, WritingRoom.NONE);
    for (int count = 4; count <= 7; count++) {
      List<Book.Block> tips = new ArrayList<>();
      for (int i = 1; i <= count; i++) {
        tips.add(tip("Tip " + i + ".", "Some words of advice. ".repeat(6)));
      }

      List<PdfCheck.Page> pages =
          PdfCheck.of(write(withFront(new Book.Text("Tips", tips)), style)).pages();

      List<Integer> counts = new ArrayList<>();
      for (PdfCheck.Page page : pages) {
        int on = page.copied().split("Caption of Tip", -1).length - 1;
        if (on > 0) {
          counts.add(on);
        }
      }
      assertThat(counts).hasSize((count + 2) / 3);
      assertThat(counts.get(0)).isEqualTo((count + counts.size() - 1) / counts.size());
      assertThat(counts.get(counts.size() - 1)).isEqualTo(count / counts.size());
    }
  }

  private static PuzzlePicture full(RegionMask mask) {
    long[] all = new long[mask.size() * mask.size()];
    Arrays.fill(all, (1L << mask.size()) - 1);
    return PuzzlePicture.of(mask).withCandidates(all);
  }

  /** Techniques without a small example also have their picture beside the text. */
  @Test
  void evenALargePictureOfATipIsBesideTheText() {
    Book.Block tip =
        new Book.Block.Tip(
            "Tip", "Words.", Optional.of(full(RegionMask.boxes(3, 3))), "A caption.");
    PageLook look =
        look(PrintFonts.BUNDLED, PrintColours.GRAY, Theme.PRINT)
            .with(
                new PageShape(
                    new PageSize(6 * PageSize.INCH, 9 * PageSize.INCH),
                    PageShape.Margins.all(12 * MM),
                    0));

    List<PdfCheck.Page> pages =
        PdfCheck.of(
                write(
                    withoutContents(withFront(new Book.Text("Tips", List.of(tip)))),
                    new BookStyle(look, Answers.END, 30, false, WritingRoom.NONE)))
            .pages();

    PdfCheck.Page page = pages.get(pageWith(pages, "A caption."));
    double right = gridsOf(page).get(0).getMaxX();
    assertThat(right - 12 * MM).isLessThan(0.55 * page.trim().getWidth());
    assertThat(letter(page, "W", 0).place().getMinX()).isGreaterThan(right);
    for (PdfCheck.Letter letter : page.letters()) {
      assertThat(letter.size()).isGreaterThanOrEqualTo(6.99);
    }
  }

  @Test
  void largePrintShowsTipsAndSumsLarge() {
    Puzzle killer =
        new Puzzle(
            Grid.empty(9),
            Rules.of(
                RegionMask.boxes(3, 3),
                List.of(new KillerCage(CellList.of(9, 0, 1), OptionalInt.of(15)))));
    Book plain =
        withFront(
            new Book.Text(
                "Tips",
                List.of(
                    new Book.Block.Tip(
                        "Tip", "Words.", Optional.of(full(RegionMask.boxes(2, 3))), "A caption."))),
            new Book.Text(
                "Signs",
                List.of(
                    new Book.Block.Sign(
                        PuzzlePicture.of(
                            new Puzzle(
                                Grid.empty(4),
                                Rules.of(
                                    RegionMask.boxes(2, 2),
                                    List.of(
                                        new KillerCage(CellList.of(4, 0, 1), OptionalInt.of(7)))))),
                        "Cages",
                        List.of("Words.")))));
    Book.Item item =
        new Book.Item(
            "1", Heading.of("1"), PuzzlePicture.of(killer), "", Optional.empty(), List.of());
    Book book =
        new Book(
            plain.titles(),
            Optional.empty(),
            false,
            true,
            plain.front(),
            List.of(new Book.Chapter("One", "1", 1, List.of(item))),
            List.of(),
            WORDS);

    List<PdfCheck.Page> pages = PdfCheck.of(write(book, largePrint())).pages();

    PdfCheck.Page page = pages.get(pageWith(pages, "A caption."));
    assertThat(gridsOf(page).get(0).getWidth()).isGreaterThan(0.75 * page.trim().getWidth());
    assertThat(pages.get(pages.size() - 1).copied()).contains("15");
    for (PdfCheck.Page each : pages) {
      for (PdfCheck.Letter letter : each.letters()) {
        assertThat(letter.size()).isGreaterThanOrEqualTo(16);
      }
    }
  }

  /** Answers of exercises have candidates and need more room than solutions. */
  @Test
  void solutionsAreAsSmallInABookWithExercises() {
    PuzzlePicture position = full(RegionMask.boxes(2, 3));
    Book.Item exercise =
        new Book.Item(
            "7",
            Heading.of("7"),
            position,
            "",
            Optional.of(new Book.Answer(position, "A step.")),
            List.of());
    List<Book.Item> both = new ArrayList<>(items(0, PUZZLES));
    both.add(exercise);
    Book without = with(book(), List.of(new Book.Chapter("All", "", 1, items(0, PUZZLES))));
    Book with = with(book(), List.of(new Book.Chapter("All", "", 1, both)));

    assertThat(widthOfSolution(with)).isLessThan(1.01 * widthOfSolution(without));
  }

  private static double widthOfSolution(Book book) {
    List<PdfCheck.Page> pages = PdfCheck.of(write(book, style(PrintColours.GRAY))).pages();
    int puzzle = pageWith(pages, puzzle(0).givens(), 5);
    return gridsOf(pages.get(pageWith(pages, "Solutions", puzzle + 1))).get(0).getWidth();
  }

  /** Returns the first large enough letter of the text below the head of a page. */
  private static PdfCheck.Letter letter(PdfCheck.Page page, String text, int from) {
    return page.letters().stream()
        .filter(letter -> letter.text().equals(text))
        .filter(letter -> letter.place().getMinY() > INNER * 0.6 + 30)
        .skip(from)
        .findFirst()
        .orElseThrow();
  }

  private static String textIn(PdfCheck.Page page, PDRectangle area) {
    Rectangle2D box =
        new Rectangle2D.Double(
            area.getLowerLeftX() - page.trim().getX(),
            page.trim().getMaxY() - area.getUpperRightY(),
            area.getWidth(),
            area.getHeight());
    StringBuilder text = new StringBuilder();
    for (PdfCheck.Letter letter : page.letters()) {
      if (box.contains(letter.place().getCenterX(), letter.place().getCenterY())) {
        text.append(letter.text());
      }
    }
    return text.toString();
  }

  @Test
  void bookmarksLeadToEachPartAndPuzzle() throws IOException {
    try (PDDocument document = Loader.loadPDF(usual())) {
      List<String> top = new ArrayList<>();
      List<String> inner = new ArrayList<>();
      for (PDOutlineItem item : document.getDocumentCatalog().getDocumentOutline().children()) {
        top.add(item.getTitle());
        item.children().forEach(child -> inner.add(child.getTitle()));
      }
      assertThat(top)
          .containsExactly(
              "The Title", "Rules", "One", "Two", "Where", "How", "What", "Solutions", "Steps");
      assertThat(inner).contains("1 · Medium ★★☆", "6 · Medium ★★☆").hasSize(2 * PUZZLES + 1);
      assertThat(document.getDocumentInformation().getTitle()).isEqualTo("The Title");
      assertThat(document.getDocumentInformation().getAuthor()).isEqualTo("An Author");
      assertThat(document.getDocumentCatalog().getLanguage()).isEqualTo("en");
    }
  }

  @Test
  void equalBooksGiveEqualBytes() {
    assertThat(usual()).isEqualTo(usual());
  }

  @ParameterizedTest
  @EnumSource(PrintColours.class)
  void coloursAreInTheInksOfThePrinter(PrintColours colours) throws IOException {
    Set<String> used = new TreeSet<>();
    try (PDDocument document = Loader.loadPDF(write(book(), style(colours)))) {
      for (PDPage page : document.getPages()) {
        for (Object token : new PDFStreamParser(page).parse()) {
          if (token instanceof Operator operator
              && Set.of("g", "G", "rg", "RG", "k", "K", "cs", "CS", "sc", "SC", "scn", "SCN")
                  .contains(operator.getName())) {
            used.add(operator.getName());
          }
          assertThat(token).isNotEqualTo(COSName.getPDFName("DeviceRGB"));
        }
      }
    }
    assertThat(used)
        .isEqualTo(
            switch (colours) {
              case RGB -> Set.of("rg", "RG");
              case GRAY -> Set.of("g", "G");
              case CMYK -> Set.of("k", "K");
            });
  }

  @Test
  void aFontOfAFileIsEmbeddedAndItsDigitsAreInTheirCells() throws IOException {
    byte[] file;
    try (InputStream in =
        PDFont.class.getResourceAsStream(
            "/org/apache/pdfbox/resources/ttf/LiberationSans-Regular.ttf")) {
      file = in.readAllBytes();
    }
    PrintFonts fonts = PrintFonts.BUNDLED.with(Typeface.REGULAR, file).with(Typeface.BOLD, file);
    byte[] written =
        write(
            book(),
            new BookStyle(
                look(fonts, PrintColours.RGB, Theme.PRINT),
                Answers.END,
                30,
                false,
                WritingRoom.NONE));
    Set<String> names = new TreeSet<>();
    try (PDDocument document = Loader.loadPDF(written)) {
      for (PDPage page : document.getPages()) {
        for (COSName name : page.getResources().getFontNames()) {
          PDFont font = page.getResources().getFont(name);
          assertThat(font.isEmbedded()).isTrue();
          assertThat(font).isInstanceOf(PDType0Font.class);
          names.add(font.getName().replaceAll(".*\\+", ""));
        }
      }
    }
    assertThat(names).containsExactly("LiberationSans");
    List<PdfCheck.Page> pages = PdfCheck.of(written).pages();
    for (int number = 0; number < PUZZLES; number++) {
      assertThat(pageWith(pages, solution(number), 5)).isPositive();
    }
    assertThat(fonts.lacking("Sudoku 数独")).isEqualTo("数独");
  }

  @Test
  void aFileThatIsNotAFontIsRefused() {
    assertThat(
            catchThrowable(
                () -> PrintFonts.BUNDLED.with(Typeface.BOLD, new byte[] {1, 2, 3, 4, 5})))
        .isInstanceOf(IOException.class);
    assertThat(
            catchThrowable(
                () ->
                    PrintFonts.BUNDLED.with(
                        Typeface.BOLD, "OTTO and more".getBytes(StandardCharsets.US_ASCII))))
        .isInstanceOf(IOException.class)
        .hasMessageContaining("CFF");
  }

  @Test
  void largePrintFillsThePage() {
    PageLook look = look(PrintFonts.BUNDLED, PrintColours.RGB, Theme.PRINT);
    PageLook large =
        new PageLook(
            look.shape(),
            look.fonts(),
            look.colours(),
            look.theme(),
            false,
            look.digits(),
            true,
            true);
    List<PdfCheck.Page> pages =
        PdfCheck.of(write(book(), new BookStyle(large, Answers.END, 30, false, WritingRoom.NONE)))
            .pages();
    int page = pageWith(pages, puzzle(0).givens(), 5);
    double widest =
        pages.get(page).grids().stream()
            .mapToDouble(grid -> grid.box().getWidth())
            .max()
            .orElseThrow();
    assertThat(widest).isGreaterThan(0.97 * (PAGE.width() - INNER - OUTER));
  }

  private static BookStyle largePrint() {
    PageLook look = look(PrintFonts.BUNDLED, PrintColours.RGB, Theme.PRINT);
    PageLook large =
        new PageLook(
            new PageShape(PageSize.LETTER, PageShape.Margins.all(14 * MM), 0),
            look.fonts(),
            look.colours(),
            look.theme(),
            false,
            look.digits(),
            true,
            true);
    return new BookStyle(large, Answers.END, 30, false, WritingRoom.NONE);
  }

  /** UKAAF G003: at least 16 points for everything that is read. */
  @Test
  void largePrintHasLargeLetters() {
    List<PdfCheck.Page> pages = PdfCheck.of(write(book(), largePrint())).pages();
    for (PdfCheck.Page page : pages) {
      for (PdfCheck.Letter letter : page.letters()) {
        assertThat(letter.size()).isGreaterThanOrEqualTo(16);
      }
    }
  }

  /** Returns the grids of a page from the top, without stars and dots, which are smaller. */
  private static List<Rectangle2D> gridsOf(PdfCheck.Page page) {
    return page.grids().stream()
        .map(PdfCheck.Grid::box)
        .filter(box -> box.getWidth() > 40 && box.getHeight() > 40)
        .sorted(Comparator.comparingDouble(Rectangle2D::getMinY))
        .toList();
  }

  @Test
  void headingsBeginAtTheGridAndReferencesEndAtIt() {
    List<PdfCheck.Page> pages = PdfCheck.of(usual()).pages();
    PdfCheck.Page page = pages.get(pageWith(pages, puzzle(4).givens(), 5));
    for (Rectangle2D grid : gridsOf(page)) {
      List<PdfCheck.Letter> above =
          page.letters().stream()
              .filter(letter -> letter.place().getMaxY() < grid.getMinY())
              .filter(letter -> letter.place().getMaxY() > grid.getMinY() - 15)
              .toList();
      assertThat(above.stream().mapToDouble(letter -> letter.place().getMinX()).min().orElseThrow())
          .isCloseTo(grid.getMinX(), within(3.0));
      assertThat(above.stream().mapToDouble(letter -> letter.place().getMaxX()).max().orElseThrow())
          .isCloseTo(grid.getMaxX(), within(3.0));
    }
  }

  @Test
  void pageNumbersAreOnTheOuterCorners() {
    List<PdfCheck.Page> pages = PdfCheck.of(usual()).pages();
    for (int number = 5; number <= pages.size(); number++) {
      List<PdfCheck.Letter> letters = pages.get(number - 1).letters();
      if (letters.isEmpty()) {
        // The blank page between two parts of hints.
        continue;
      }
      double lowest =
          letters.stream().mapToDouble(letter -> letter.place().getMaxY()).max().orElseThrow();
      List<PdfCheck.Letter> foot =
          letters.stream().filter(letter -> letter.place().getMaxY() > lowest - 1).toList();
      StringBuilder words = new StringBuilder();
      foot.forEach(letter -> words.append(letter.text()));
      assertThat(words).hasToString(String.valueOf(number));
      if (number % 2 == 1) {
        assertThat(foot.get(foot.size() - 1).place().getMaxX())
            .isCloseTo(PAGE.width() - OUTER, within(0.5));
      } else {
        assertThat(foot.get(0).place().getMinX()).isCloseTo(OUTER, within(0.5));
      }
    }
  }

  @Test
  void puzzlesFillTheTypeArea() {
    List<PdfCheck.Page> pages = PdfCheck.of(usual()).pages();
    List<Rectangle2D> grids = gridsOf(pages.get(pageWith(pages, puzzle(4).givens(), 5)));
    assertThat(grids).hasSize(2);
    double room = PAGE.height() - 24 * MM;
    // These puzzles have hints, and so a line below each grid.
    assertThat(grids.get(0).getHeight() + grids.get(1).getHeight()).isGreaterThan(0.7 * room);
    List<Rectangle2D> single = gridsOf(pages.get(pageWith(pages, puzzle(0).givens(), 5)));
    assertThat(single.get(0).getWidth()).isGreaterThan(0.97 * (PAGE.width() - INNER - OUTER));
  }

  /** Nineteen answers are on as few pages as possible, in columns, with rows over whole pages. */
  @Test
  void solutionsAreWithoutGaps() {
    Book book = with(book(), List.of(new Book.Chapter("All", "2–20", 2, items(1, 20))));
    List<PdfCheck.Page> pages = PdfCheck.of(write(book, style(PrintColours.GRAY))).pages();
    int first = pageWith(pages, solution(1), 6);
    int last = pages.size() - 1;
    double puzzle = gridsOf(pages.get(pageWith(pages, puzzle(1).givens(), 6))).get(0).getWidth();
    assertThat(gridsOf(pages.get(last))).isNotEmpty();
    for (int page = first; page <= last; page++) {
      List<Rectangle2D> grids = gridsOf(pages.get(page));
      double side = grids.get(0).getWidth();
      assertThat(side).isLessThanOrEqualTo(puzzle);
      Rectangle2D all = (Rectangle2D) grids.get(0).clone();
      grids.forEach(all::add);
      if (page < last) {
        double room = PAGE.height() - 24 * MM;
        assertThat(all.getHeight()).isGreaterThan(0.84 * room);
      }
      for (int grid = 1; grid < grids.size(); grid++) {
        double step = grids.get(grid).getMinY() - grids.get(grid - 1).getMinY();
        assertThat(step).isLessThan(side + 70);
        assertThat(grids.get(grid).getWidth()).isCloseTo(side, within(0.1));
      }
    }
  }

  /** Solutions of two sizes are evenly on their pages, whatever their number. */
  @ParameterizedTest
  @ValueSource(ints = {10, 16, 20, 26, 31})
  void noPageOfSolutionsIsNearlyEmpty(int count) {
    List<Book.Item> all = new ArrayList<>(items(0, count));
    all.addAll(Collections.nCopies(8, solved(4)));
    Book book = with(book(), List.of(new Book.Chapter("All", "", 1, all)));

    List<PdfCheck.Page> pages = PdfCheck.of(write(book, style(PrintColours.GRAY))).pages();

    double room = PAGE.height() - 24 * MM;
    for (List<Rectangle2D> grids : solutionsOf(pages)) {
      assertThat(grids.get(grids.size() - 1).getMaxY() - grids.get(0).getMinY())
          .isGreaterThan(0.4 * room);
    }
  }

  /** Numbered rows leave room for one column of solutions with digits of 8 points. */
  @Test
  void aPocketBookHasSeveralSolutionsOnAPage() {
    int count = 8;
    PageLook plain = style(PrintColours.GRAY).look();
    PageShape.Margins margins = new PageShape.Margins(16 * MM, 11 * MM, 12 * MM, 12 * MM);
    PageLook pocket =
        new PageLook(
            new PageShape(PageSize.parse("4x6in").orElseThrow(), margins, BLEED),
            plain.fonts(),
            plain.colours(),
            plain.theme(),
            true,
            plain.digits(),
            false,
            false);
    Book book =
        with(
            book(), List.of(new Book.Chapter("All", "", 1, Collections.nCopies(count, solved(9)))));
    BookStyle style = new BookStyle(pocket, Answers.END, 12, false, WritingRoom.NONE);

    List<List<Rectangle2D>> solutions = solutionsOf(PdfCheck.of(write(book, style)).pages());

    assertThat(solutions).hasSize(2);
    for (Rectangle2D grid : solutions.get(0)) {
      assertThat(grid.getWidth()).isGreaterThan(9 * BookStyle.MIN_READABLE_CELL);
    }
  }

  /** Returns the grids of each page of solutions. */
  private static List<List<Rectangle2D>> solutionsOf(List<PdfCheck.Page> pages) {
    return pages.stream()
        .filter(page -> page.copied().contains("Puzzle on page"))
        .map(BookWriterTest::gridsOf)
        .toList();
  }

  private static Book.Item solved(int size) {
    int box = (int) Math.sqrt(size);
    int[] digits = new int[size * size];
    for (int cell = 0; cell < digits.length; cell++) {
      int row = cell / size;
      digits[cell] = (cell % size + row % box * box + row / box) % size + 1;
    }
    PuzzlePicture picture =
        PuzzlePicture.of(new Puzzle(Grid.empty(size), RegionMask.boxes(box, box)));
    return new Book.Item(
        "1",
        Heading.of("1"),
        picture,
        "",
        Optional.of(new Book.Answer(picture.withDigits(Grid.of(size, digits)), "")),
        List.of());
  }

  @Test
  void aPuzzleHasRoomForTheTimeATickAndNotes() {
    PageLook plain = style(PrintColours.GRAY).look();
    PageLook tall =
        plain.with(new PageShape(new PageSize(130 * MM, 200 * MM), plain.shape().margins(), BLEED));
    for (WritingRoom.Notes notes : WritingRoom.Notes.values()) {
      BookStyle style =
          new BookStyle(tall, Answers.END, 30, false, new WritingRoom(true, true, notes));
      List<PdfCheck.Page> pages = PdfCheck.of(write(book(), style)).pages();
      PdfCheck.Page single = pages.get(pageWith(pages, puzzle(0).givens(), 5));
      PdfCheck.Page two = pages.get(pageWith(pages, puzzle(4).givens(), 5));
      assertThat(two.copied()).contains("Time", "Done").doesNotContain("Notes");
      assertThat(single.copied()).contains("Time", "Done");
      assertThat(single.copied().contains("Notes")).isEqualTo(notes != WritingRoom.Notes.NONE);
      List<Rectangle2D> drawn = gridsOf(single);
      double width = drawn.get(0).getWidth();
      long lines =
          single.lines().stream()
              .map(PdfCheck.Line::box)
              .filter(line -> line.getMinY() > drawn.get(0).getMaxY())
              .filter(line -> Math.abs(line.getWidth() - width) < 5)
              .count();
      assertThat(drawn).hasSize(notes == WritingRoom.Notes.GRID ? 2 : 1);
      if (notes == WritingRoom.Notes.LINES) {
        assertThat(lines).isGreaterThan(2);
      } else if (notes == WritingRoom.Notes.GRID) {
        assertThat(drawn.get(1).getWidth()).isLessThan(0.76 * width);
      }
    }
  }

  /** The text around small puzzles and solutions is wider than they are. */
  @Test
  void smallPuzzlesHaveTheirTextInFull() {
    int count = 30;
    Grid solved = Grid.of(4, new int[] {1, 2, 3, 4, 3, 4, 1, 2, 2, 1, 4, 3, 4, 3, 2, 1});
    PuzzlePicture picture = PuzzlePicture.of(new Puzzle(Grid.empty(4), RegionMask.boxes(2, 2)));
    Book.Item small =
        new Book.Item(
            "1",
            new Heading("1 · Medium", 2, 3),
            picture,
            "",
            Optional.of(new Book.Answer(picture.withDigits(solved), "")),
            List.of());
    Book book =
        with(book(), List.of(new Book.Chapter("All", "", 6, Collections.nCopies(count, small))));
    BookStyle style =
        new BookStyle(
            style(PrintColours.GRAY).look(),
            Answers.END,
            count,
            false,
            new WritingRoom(true, true, WritingRoom.Notes.NONE));

    List<PdfCheck.Page> pages = PdfCheck.of(write(book, style)).pages();

    String all = pages.stream().map(PdfCheck.Page::copied).collect(Collectors.joining());
    assertThat(all).doesNotContain("…");
    assertThat(all.split("Puzzle on page \\d+", -1)).hasSize(count + 1);
    for (PdfCheck.Page page : pages) {
      for (PdfCheck.Letter done : page.letters()) {
        if (page.copied().contains("Done") && done.text().equals("D")) {
          Rectangle2D place = done.place();
          assertThat(page.lines())
              .filteredOn(line -> Math.abs(line.box().getCenterY() - place.getMaxY()) < 3)
              .filteredOn(line -> line.box().getMinX() < place.getMinX())
              .allMatch(line -> line.box().getMaxX() < place.getMinX() - 4)
              .isNotEmpty();
        }
      }
    }
  }

  private static Book.Item small(Heading heading) {
    PuzzlePicture picture = PuzzlePicture.of(new Puzzle(Grid.empty(4), RegionMask.boxes(2, 2)));
    return new Book.Item("1", heading, picture, "", Optional.empty(), List.of());
  }

  /** The words of a heading and its stars are wider than the smallest grids. */
  @Test
  void headingsAboveSmallPuzzlesAreInFull() {
    PageLook plain = style(PrintColours.GRAY).look();
    PageLook narrow =
        plain.with(new PageShape(new PageSize(125 * MM, 200 * MM), plain.shape().margins(), BLEED));
    for (int stars = 3; stars <= 6; stars++) {
      Book.Item item = small(new Heading("12 · Fiendish", stars, stars));
      Book book =
          with(book(), List.of(new Book.Chapter("All", "", 12, Collections.nCopies(12, item))));
      BookStyle style = new BookStyle(narrow, Answers.END, 30, false, WritingRoom.NONE);

      List<PdfCheck.Page> pages = PdfCheck.of(write(book, style)).pages();

      assertThat(pages.get(pages.size() - 1).copied().split("12 · Fiendish", -1)).hasSize(13);
    }
  }

  /** Each page of a chapter is full, also the last one and that of a single puzzle. */
  @ParameterizedTest
  @CsvSource({"1, 6, 1", "7, 6, 4 3", "8, 6, 4 4", "10, 6, 6 4", "7, 2, 2 2 2 1", "13, 6, 6 4 3"})
  void noPageOfPuzzlesIsNearlyEmpty(int count, int perPage, String expected) {
    Book.Item item = small(Heading.of("1"));
    Book book =
        with(
            book(),
            List.of(new Book.Chapter("All", "", perPage, Collections.nCopies(count, item))));

    List<PdfCheck.Page> all = PdfCheck.of(write(book, style(PrintColours.GRAY))).pages();

    List<List<Rectangle2D>> pages =
        all.stream().map(BookWriterTest::gridsOf).filter(grids -> !grids.isEmpty()).toList();
    int puzzlePages = expected.split(" ").length;
    List<List<Rectangle2D>> puzzles = pages.subList(pages.size() - puzzlePages, pages.size());
    assertThat(puzzles.stream().map(grids -> String.valueOf(grids.size())))
        .containsExactly(expected.split(" "));
    for (List<Rectangle2D> grids : puzzles) {
      Rectangle2D filled = (Rectangle2D) grids.get(0).clone();
      grids.forEach(filled::add);
      assertThat(filled.getHeight()).isGreaterThan(0.6 * (PAGE.height() - 24 * MM));
    }
  }

  @Test
  void aHalfTitleIsBeforeTheTitlePage() {
    Book book = with(book(), List.of(new Book.Chapter("All", "1–2", 2, items(0, 2))));
    List<PdfCheck.Page> pages = PdfCheck.of(write(book, style(PrintColours.GRAY))).pages();
    assertThat(pages.get(2).copied().strip()).isEqualTo("The Title");
    assertThat(pages.get(3).copied()).isBlank();
    assertThat(pages.get(4).copied()).contains("The Title", "A subtitle", "A Publisher");
    assertThat(pages.get(5).copied()).contains("© Somebody");
    assertThat(pages.get(6).copied()).contains("Contents", "All", "1–2");
  }

  @Test
  void contentsHaveLongTitlesInFull() {
    String title = "Diabolical killers on compact regions with arrows, dots and thermometers";
    Book book = with(book(), List.of(new Book.Chapter(title, "Diabolical · 1–2", 2, items(0, 2))));
    List<PdfCheck.Page> pages = PdfCheck.of(write(book, style(PrintColours.GRAY))).pages();
    assertThat(pages.get(6).copied().replaceAll("\\s+", " ")).contains(title, "Diabolical · 1–2");
  }

  /** The smallest letters of a step are its candidates. */
  @Test
  void candidatesInTipsAreReadable() {
    PuzzlePicture picture = full(RegionMask.boxes(2, 3));
    Book book =
        withFront(
            new Book.Text("Tips", List.of(new Book.Block.Pictures(List.of(picture), "A caption"))));
    List<PdfCheck.Page> pages = PdfCheck.of(write(book, style(PrintColours.GRAY))).pages();
    List<PdfCheck.Letter> letters = pages.get(3).letters();
    assertThat(letters.size()).isGreaterThan(SIZE * SIZE * SIZE);
    for (PdfCheck.Letter letter : letters) {
      assertThat(letter.size()).isGreaterThanOrEqualTo(6.99);
    }
  }

  @Test
  void partsCanBeginOnTheRight() throws IOException {
    BookStyle style = style(PrintColours.RGB);
    byte[] written =
        write(book(), new BookStyle(style.look(), Answers.END, 30, true, WritingRoom.NONE));
    try (PDDocument document = Loader.loadPDF(written)) {
      for (PDOutlineItem item : document.getDocumentCatalog().getDocumentOutline().children()) {
        int page = ((PDPageDestination) item.getDestination()).retrievePageNumber() + 1;
        if (!List.of("How", "What").contains(item.getTitle())) {
          assertThat(page % 2).as(item.getTitle()).isEqualTo(1);
        }
      }
    }
  }

  /** A sign is kept together with its text, and rows of a table are in columns. */
  @Test
  void signsAndTablesAreSet() throws IOException {
    Book.Block sign =
        new Book.Block.Sign(
            PuzzlePicture.of(RegionMask.boxes(2, 2)),
            "A sign",
            List.of("Words about it. ".repeat(20).strip(), "More words."));
    List<Book.Block> rows =
        IntStream.rangeClosed(1, 60)
            .<Book.Block>mapToObj(i -> new Book.Block.Row("L" + i, "row " + i))
            .toList();
    Book plain = book();
    Book book =
        new Book(
            plain.titles(),
            Optional.empty(),
            false,
            true,
            List.of(new Book.Text("Signs", Collections.nCopies(9, sign))),
            plain.chapters(),
            List.of(new Book.Text("Table", 12, rows)),
            WORDS);

    List<String> pages = pages(write(book, style(PrintColours.RGB)));

    for (String page : pages) {
      assertThat(page.split("A sign", -1)).hasSameSizeAs(page.split("More words\\.", -1));
    }
    assertThat(pages.stream().filter(page -> page.contains("A sign"))).hasSizeGreaterThan(1);
    assertThat(pages.get(pages.size() - 1)).contains("Table", "L1 ", "row 1", "L60", "row 60");
    assertThat(pages.get(2)).contains("Contents", "Table", String.valueOf(pages.size()));
  }

  private static List<String> pages(byte[] file) throws IOException {
    try (PDDocument document = Loader.loadPDF(file)) {
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

  @Test
  void aBookNeedsAPuzzle() {
    Book book = book();
    Book empty =
        new Book(
            book.titles(),
            book.cover(),
            false,
            true,
            book.front(),
            List.of(new Book.Chapter("None", "", 1, List.of())),
            List.of(),
            WORDS);
    assertThatIllegalArgumentException().isThrownBy(() -> write(empty, style(PrintColours.RGB)));
  }
}
