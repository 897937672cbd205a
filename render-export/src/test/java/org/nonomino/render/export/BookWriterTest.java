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
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
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
import org.junit.jupiter.params.provider.EnumSource;
import org.nonomino.core.Grid;
import org.nonomino.core.Puzzle;
import org.nonomino.core.RegionMask;
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

  private static final Book.Words WORDS =
      new Book.Words(
          "Contents",
          "Puzzles",
          "Solutions",
          "Steps",
          "Solution on page {page}",
          "Puzzle on page {page}",
          "Steps on page {page}",
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
        number == 0 ? List.of("1. Hidden Single: r1c1=1", "2. Full House: r1c2=2") : List.of());
  }

  private static List<Book.Item> items(int from, int to) {
    return IntStream.range(from, to).mapToObj(BookWriterTest::item).toList();
  }

  private static Book book() {
    return new Book(
        new Book.Titles(
            "The Title", "A subtitle", "An Author", "A Publisher", "© Somebody\nLine 2"),
        Optional.of(new Book.Cover(PuzzlePicture.of(puzzle(9)), 0x1F3A5F)),
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
            new Book.Chapter("One", 1, items(0, 3)), new Book.Chapter("Two", 2, items(3, PUZZLES))),
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
    return new BookStyle(look(PrintFonts.BUNDLED, colours, Theme.PALE), Answers.END, 30, false);
  }

  private static byte[] write(Book book, BookStyle style) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    try {
      BookWriter.write(book, style, out);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return out.toByteArray();
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
    List<PdfContents.Page> pages = PdfContents.of(usual()).pages();
    for (int number = 3; number <= pages.size(); number++) {
      boolean isRight = number % 2 == 1;
      double left = BLEED + (isRight ? INNER : OUTER);
      double right = BLEED + PAGE.width() - (isRight ? OUTER : INNER);
      for (PdfContents.Letter letter : pages.get(number - 1).letters()) {
        assertThat(letter.box().getMinX()).as("page " + number).isGreaterThan(left - 0.1);
        assertThat(letter.box().getMaxX()).as("page " + number).isLessThan(right + 0.1);
      }
      for (PdfContents.Grid grid : pages.get(number - 1).grids()) {
        assertThat(grid.box().getMinX()).as("page " + number).isGreaterThan(left - 0.1);
        assertThat(grid.box().getMaxX()).as("page " + number).isLessThan(right + 0.1);
      }
    }
  }

  /** Returns the page with a puzzle or its solution, found by the digits. */
  private static int pageWith(List<PdfContents.Page> pages, Grid digits, int from) {
    List<String> symbols = symbols(digits);
    for (int page = from; page < pages.size(); page++) {
      for (int grid = 0; grid < pages.get(page).grids().size(); grid++) {
        PdfContents.Grid drawn = pages.get(page).grids().get(grid);
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
    List<PdfContents.Page> pages = PdfContents.of(usual()).pages();
    for (int number = 0; number < PUZZLES; number++) {
      int puzzle = pageWith(pages, puzzle(number).givens(), 5);
      int solution = pageWith(pages, solution(number), puzzle + 1);
      assertThat(pages.get(puzzle).text()).contains("Solution on page " + (solution + 1));
      assertThat(pages.get(puzzle).text()).contains(number + 1 + " · Medium");
      assertThat(pages.get(solution).text()).contains("Puzzle on page " + (puzzle + 1));
    }
    assertThat(pages.get(0).text()).contains("The Title").contains("An Author");
    assertThat(pages.get(1).text()).isBlank();
    assertThat(pages.get(2).text()).contains("A subtitle").contains("A Publisher");
    assertThat(pages.get(3).text()).contains("© Somebody").contains("Line 2");
    assertThat(pages.get(4).text()).contains("Contents").contains("5");
  }

  @Test
  void linksLeadToThePageThatTheyName() throws IOException {
    List<PdfContents.Page> pages = PdfContents.of(usual()).pages();
    Set<String> seen = new TreeSet<>();
    try (PDDocument document = Loader.loadPDF(usual())) {
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
    assertThat(seen)
        .contains(
            "Solution on page", "Puzzle on page", "Steps on page", "Rules", "One", "Solutions");
  }

  private static String textIn(PdfContents.Page page, PDRectangle area) {
    Rectangle2D box =
        new Rectangle2D.Double(
            area.getLowerLeftX(),
            page.height() - area.getUpperRightY(),
            area.getWidth(),
            area.getHeight());
    StringBuilder text = new StringBuilder();
    for (PdfContents.Letter letter : page.letters()) {
      if (box.contains(letter.box().getCenterX(), letter.box().getCenterY())) {
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
      assertThat(top).containsExactly("The Title", "Rules", "One", "Two", "Solutions", "Steps");
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
            new BookStyle(look(fonts, PrintColours.RGB, Theme.PRINT), Answers.END, 30, false));
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
    List<PdfContents.Page> pages = PdfContents.of(written).pages();
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
    List<PdfContents.Page> pages =
        PdfContents.of(write(book(), new BookStyle(large, Answers.END, 30, false))).pages();
    int page = pageWith(pages, puzzle(0).givens(), 5);
    double widest =
        pages.get(page).grids().stream()
            .mapToDouble(grid -> grid.box().getWidth())
            .max()
            .orElseThrow();
    assertThat(widest).isGreaterThan(0.97 * (PAGE.width() - INNER - OUTER));
  }

  @Test
  void partsCanBeginOnTheRight() throws IOException {
    BookStyle style = style(PrintColours.RGB);
    byte[] written = write(book(), new BookStyle(style.look(), Answers.END, 30, true));
    try (PDDocument document = Loader.loadPDF(written)) {
      for (PDOutlineItem item : document.getDocumentCatalog().getDocumentOutline().children()) {
        int page = ((PDPageDestination) item.getDestination()).retrievePageNumber() + 1;
        assertThat(page % 2).as(item.getTitle()).isEqualTo(1);
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
            true,
            book.front(),
            List.of(new Book.Chapter("None", 1, List.of())),
            List.of(),
            WORDS);
    assertThatIllegalArgumentException().isThrownBy(() -> write(empty, style(PrintColours.RGB)));
  }
}
