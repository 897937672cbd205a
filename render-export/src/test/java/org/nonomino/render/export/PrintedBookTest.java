package org.nonomino.render.export;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.awt.geom.Rectangle2D;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.PDPage;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.nonomino.core.Grid;
import org.nonomino.core.Puzzle;
import org.nonomino.core.RegionMask;
import org.nonomino.pdf.testkit.PdfCheck;
import org.nonomino.render.DigitStyle;
import org.nonomino.render.PuzzlePicture;
import org.nonomino.render.Theme;

/** Books and covers for printing services, measured in their files. */
final class PrintedBookTest {
  private static final double INCH = PageSize.INCH;
  private static final PageSize TRIM = new PageSize(6 * INCH, 9 * INCH);
  private static final PrintOrder KDP = new PrintOrder(PrintService.KDP, Paper.WHITE);
  private static final PrintOrder SHOP = new PrintOrder(PrintService.PRINT_SHOP, Paper.CREAM);

  /** The maximum difference of rounded lengths. */
  private static final double ROUNDING = 0.02;

  private static Book.Item item(int number) {
    int[] digits = {1, 2, 3, 4, 3, 4, 1, 2, 2, 1, 4, 3, 4, 3, 2, 1};
    Grid solution = Grid.of(4, digits);
    digits[number % 16] = 0;
    digits[number * 7 % 16] = 0;
    PuzzlePicture picture =
        PuzzlePicture.of(new Puzzle(Grid.of(4, digits), RegionMask.boxes(2, 2)));
    return new Book.Item(
        String.valueOf(number + 1),
        new Heading(number + 1 + " · Easy", 1, 3),
        picture,
        "",
        Optional.of(new Book.Answer(picture.withDigits(solution), "")),
        List.of());
  }

  private static Book book(int puzzles, String blurb) {
    PuzzlePicture picture = item(0).picture();
    return new Book(
        new Book.Titles("Jigsaw Pygmy", "Subtitle", "Jane Grey", "Press", "© Jane Grey"),
        Optional.of(
            new Book.Cover(
                picture,
                0x1F3A5F,
                new Book.Front("Subtitle", String.valueOf(puzzles), "puzzles", "Easy"),
                new Book.Back(blurb, List.of("One solution each"), picture),
                "Jigsaw Pygmy · Jane Grey")),
        false,
        true,
        List.of(),
        List.of(
            new Book.Chapter(
                "Easy",
                "",
                1,
                IntStream.range(0, puzzles).mapToObj(PrintedBookTest::item).toList())),
        List.of(),
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
            List.of(),
            List.of(),
            "en"));
  }

  /** Returns a style that asks for no margins, so that all of them are those of the service. */
  private static BookStyle style(Theme theme) {
    PageLook look =
        new PageLook(
            new PageShape(TRIM, PageShape.Margins.all(0), 0),
            PrintFonts.BUNDLED,
            PrintColours.GRAY,
            theme,
            false,
            DigitStyle.LETTERS,
            false,
            false);
    return new BookStyle(look, BookletStyle.Answers.END, 30, true, WritingRoom.NONE);
  }

  private static byte[] pages(int puzzles, Theme theme, PrintOrder order) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    try {
      BookWriter.write(book(puzzles, ""), style(theme), order, BookProgress.NONE, out);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return out.toByteArray();
  }

  private static byte[] cover(CoverSheet sheet, PrintColours colours, String blurb) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    try {
      CoverWriter.write(book(60, blurb), style(Theme.PRINT), sheet, colours, out);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return out.toByteArray();
  }

  private static Rectangle2D inches(double x, double y, double width, double height) {
    return new Rectangle2D.Double(x * INCH, y * INCH, width * INCH, height * INCH);
  }

  private static void assertSame(Rectangle2D actual, Rectangle2D expected) {
    assertThat(actual.getX()).isCloseTo(expected.getX(), within(ROUNDING));
    assertThat(actual.getY()).isCloseTo(expected.getY(), within(ROUNDING));
    assertThat(actual.getMaxX()).isCloseTo(expected.getMaxX(), within(ROUNDING));
    assertThat(actual.getMaxY()).isCloseTo(expected.getMaxY(), within(ROUNDING));
  }

  @ParameterizedTest
  @CsvSource({"30, 0.375", "160, 0.5", "310, 0.625"})
  void nothingIsInTheMarginsOfKdp(int puzzles, double gutter) {
    PdfCheck book = PdfCheck.of(pages(puzzles, Theme.PRINT, KDP));
    assertThat(book.pages().size() % 2).isZero();
    double innermost = Double.POSITIVE_INFINITY;
    for (PdfCheck.Page page : book.pages()) {
      assertSame(page.media(), inches(0, 0, 6, 9));
      assertSame(page.trim(), page.media());
      assertSame(page.bleed(), page.media());
      assertThat(page.hasGround()).isFalse();
      assertThat(page.inner()).as("page " + page.number()).isGreaterThan(gutter * INCH);
      assertThat(page.outer()).as("page " + page.number()).isGreaterThan(0.25 * INCH);
      assertThat(page.top()).as("page " + page.number()).isGreaterThan(0.25 * INCH);
      assertThat(page.bottom()).as("page " + page.number()).isGreaterThan(0.25 * INCH);
      innermost = Math.min(innermost, page.inner());
    }
    // The puzzles come close to the margin, so their side of each page is the right one.
    assertThat(innermost).isLessThan((gutter + 0.1) * INCH);
  }

  @Test
  void groundsReachBeyondTheThreeOuterEdges() {
    for (PdfCheck.Page page : PdfCheck.of(pages(30, Theme.DARK, KDP)).pages()) {
      assertSame(page.media(), inches(0, 0, 6.125, 9.25));
      assertSame(page.bleed(), page.media());
      assertSame(page.trim(), inches(page.isRight() ? 0 : 0.125, 0.125, 6, 9));
      assertSame(
          page.ground().orElseThrow(), inches(page.isRight() ? 0 : -0.125, -0.125, 6.125, 9.25));
      assertThat(page.outer()).isGreaterThan(0.375 * INCH);
    }
  }

  @Test
  void printShopsGetCropMarksOutsideTheBleed() {
    double bleed = 3 * PageSize.MILLIMETRE;
    for (PdfCheck.Page page : PdfCheck.of(pages(5, Theme.DARK, SHOP)).pages()) {
      assertThat(page.trim().getWidth()).isCloseTo(6 * INCH, within(ROUNDING));
      assertThat(page.trim().getHeight()).isCloseTo(9 * INCH, within(ROUNDING));
      Rectangle2D trim = page.trim();
      assertSame(
          page.bleed(),
          new Rectangle2D.Double(
              trim.getX() - bleed,
              trim.getY() - bleed,
              trim.getWidth() + 2 * bleed,
              trim.getHeight() + 2 * bleed));
      assertThat(page.media().contains(page.bleed())).isTrue();
      assertThat(page.outside()).isPresent();
      List<PdfCheck.Line> marks =
          page.lines().stream()
              .filter(line -> !line.box().intersects(0, 0, trim.getWidth(), trim.getHeight()))
              .toList();
      assertThat(marks).hasSize(8);
      for (PdfCheck.Line mark : marks) {
        assertThat(
                mark.box()
                    .intersects(
                        -bleed, -bleed, trim.getWidth() + 2 * bleed, trim.getHeight() + 2 * bleed))
            .isFalse();
      }
    }
  }

  @ParameterizedTest
  @EnumSource(PrintService.class)
  void pagesAreFitForPrinting(PrintService service) throws IOException {
    byte[] file = pages(30, Theme.PRINT, new PrintOrder(service, Paper.WHITE));
    PdfCheck book = PdfCheck.of(file);
    assertThat(book.looseFonts()).isEmpty();
    assertThat(book.colourSpaces()).containsExactly("DeviceGray");
    assertThat(book.smallestLetter().orElseThrow().size()).isGreaterThanOrEqualTo(7);
    assertThat(book.thinnestLine().orElseThrow().width()).isGreaterThan(0.75 - 1e-6);
    assertThat(book.pages().get(0).text()).contains("JigsawPygmy".substring(0, 6));
    try (PDDocument document = Loader.loadPDF(file)) {
      boolean isKdp = service == PrintService.KDP;
      int links = 0;
      for (PDPage page : document.getPages()) {
        links += page.getAnnotations().size();
      }
      assertThat(links == 0).isEqualTo(isKdp);
      assertThat(document.getDocumentCatalog().getDocumentOutline() == null).isEqualTo(isKdp);
      assertThat(document.getDocumentInformation().getTitle() == null).isEqualTo(isKdp);
    }
  }

  @ParameterizedTest
  @CsvSource({"5, 24", "900, 828"})
  void booksThatCannotBeBoundAreNotWritten(int puzzles, int limit) throws IOException {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    int pages =
        BookWriter.write(book(puzzles, ""), style(Theme.PRINT), KDP, BookProgress.NONE, out)
            .count();
    assertThat(pages > limit).isEqualTo(puzzles > limit);
    assertThat(out.size()).isZero();
  }

  private record Progress(BookProgress.Phase phase, int done, int all, int pages) {}

  /** More than 150 pages need a wider margin than the first layout had. */
  @Test
  void eachLayoutAndTheWritingAreFollowedToTheirEnds() throws IOException {
    List<Progress> seen = new ArrayList<>();
    int pages =
        BookWriter.write(
                book(160, ""),
                style(Theme.PRINT),
                KDP,
                (phase, done, all, finished) -> seen.add(new Progress(phase, done, all, finished)),
                new ByteArrayOutputStream())
            .count();

    List<Progress> begun = seen.stream().filter(progress -> progress.done() == 0).toList();
    assertThat(begun)
        .containsExactly(
            new Progress(BookProgress.Phase.LAYOUT, 0, 320, 0),
            new Progress(BookProgress.Phase.LAYOUT, 0, 320, 0),
            new Progress(BookProgress.Phase.WRITING, 0, pages, 0));
    for (int i = 1; i < seen.size(); i++) {
      Progress before = seen.get(i - 1);
      Progress progress = seen.get(i);
      if (progress.done() == 0) {
        assertThat(before.done()).isEqualTo(before.all());
      } else {
        assertThat(progress.done()).isEqualTo(before.done() + 1);
        assertThat(progress.pages()).isBetween(before.pages(), pages);
      }
    }
    assertThat(seen.get(seen.size() - 1))
        .isEqualTo(new Progress(BookProgress.Phase.WRITING, pages, pages, pages));
  }

  @Test
  void theLettersOnTheSpineAreMeasured() throws IOException {
    CoverSheet sheet = new CoverSheet(TRIM, 90, KDP, 0);
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    double size =
        CoverWriter.write(book(60, ""), style(Theme.PRINT), sheet, PrintColours.RGB, out)
            .orElseThrow();

    List<PdfCheck.Letter> onSpine =
        PdfCheck.of(out.toByteArray()).pages().get(0).letters().stream()
            .filter(letter -> letter.box().getWidth() > 0)
            .filter(letter -> letter.box().getCenterX() > sheet.spine().x())
            .filter(letter -> letter.box().getCenterX() < sheet.spine().right())
            .toList();
    assertThat(onSpine).isNotEmpty();
    assertThat(onSpine)
        .allSatisfy(letter -> assertThat(letter.size()).isCloseTo(size, within(0.01)));
    assertThat(size).isLessThan(PrintService.MIN_TYPE);
  }

  @ParameterizedTest
  @CsvSource({"78, WHITE", "80, WHITE", "130, CREAM", "300, WHITE", "620, CREAM"})
  void textOnTheSpineIsWithinItsMargins(int pages, Paper paper) {
    PrintOrder order = new PrintOrder(PrintService.KDP, paper);
    CoverSheet sheet = new CoverSheet(TRIM, pages, order, 0);
    PdfCheck.Page page = PdfCheck.of(cover(sheet, PrintColours.RGB, "")).pages().get(0);
    assertSame(page.media(), new Rectangle2D.Double(0, 0, sheet.front().right() + 18, 9.25 * INCH));
    double left = 6 * INCH;
    double right = left + sheet.spine().width();
    String written = "";
    double reach = 0;
    for (PdfCheck.Letter letter : page.letters()) {
      double centre = letter.box().getCenterX();
      if (centre > left && centre < right && letter.box().getWidth() > 0) {
        written += letter.text();
        assertThat(letter.box().getMinX()).isGreaterThan(left + 0.0625 * INCH - ROUNDING);
        assertThat(letter.box().getMaxX()).isLessThan(right - 0.0625 * INCH + ROUNDING);
        reach =
            Math.max(
                reach, Math.max(right - letter.box().getMinX(), letter.box().getMaxX() - left));
      }
    }
    assertThat(written).isEqualTo(pages < 79 ? "" : "JigsawPygmy·JaneGrey");
    // Letters with descenders and capital letters are equally far from the two edges.
    assertThat(reach).isLessThan(sheet.spine().width());
  }

  @Test
  void theFieldForTheBarcodeIsEmpty() {
    CoverSheet sheet = new CoverSheet(TRIM, 300, KDP, 0);
    PdfCheck.Page page =
        PdfCheck.of(cover(sheet, PrintColours.RGB, "Some words. ".repeat(100))).pages().get(0);
    Frame field = sheet.barcode();
    for (PdfCheck.Letter letter : page.letters()) {
      assertThat(letter.box().intersects(field.x(), field.y(), field.width(), field.height()))
          .as(letter.text())
          .isFalse();
      boolean isOnBack = letter.box().getCenterX() < sheet.back().right();
      Frame side = isOnBack ? sheet.back() : sheet.front();
      if (letter.box().getCenterX() < sheet.spine().x()
          || letter.box().getCenterX() > sheet.spine().right()) {
        assertThat(letter.box().getMinX()).isGreaterThan(side.x() + 0.25 * INCH);
        assertThat(letter.box().getMaxX()).isLessThan(side.right() - 0.25 * INCH);
      }
    }
    for (PdfCheck.Line line : page.lines()) {
      assertThat(line.box().intersects(field.x(), field.y(), field.width(), field.height()))
          .isFalse();
    }
  }

  @Test
  void coversHaveTheirOwnColours() {
    CoverSheet sheet = new CoverSheet(TRIM, 300, SHOP, 0);
    assertThat(PdfCheck.of(cover(sheet, PrintColours.RGB, "")).colourSpaces())
        .containsExactly("DeviceRGB");
    PdfCheck.Page page = PdfCheck.of(cover(sheet, PrintColours.CMYK, "")).pages().get(0);
    assertThat(page.looseFonts()).isEmpty();
    // Eight marks of the cut, and four of the folds.
    assertThat(
            page.lines().stream()
                .filter(
                    line ->
                        !line.box()
                            .intersects(0, 0, page.trim().getWidth(), page.trim().getHeight())))
        .hasSize(12);
  }

  @Test
  void longBlurbsAreMeasured() {
    String blurb = "Twenty characters ok".repeat(500);
    int fits = CoverWriter.fitting(blurb, style(Theme.PRINT));
    assertThat(fits).isBetween(500, 5000);
    CoverSheet sheet = new CoverSheet(TRIM, 300, KDP, 0);
    String text =
        PdfCheck.of(cover(sheet, PrintColours.RGB, blurb.substring(0, fits))).pages().get(0).text();
    assertThat(text.split("characters", -1)).hasSizeGreaterThan(fits / 20);
    assertThat(CoverWriter.fitting("Short.", style(Theme.PRINT))).isEqualTo(6);
  }

  /** UKAAF G003 also applies to the back of the cover. */
  @Test
  void largePrintHasALargeBlurb() throws IOException {
    PageLook usual = style(Theme.PRINT).look();
    PageLook look =
        new PageLook(
            usual.shape(),
            usual.fonts(),
            usual.colours(),
            usual.theme(),
            false,
            usual.digits(),
            true,
            true);
    BookStyle large = new BookStyle(look, BookletStyle.Answers.END, 30, true, WritingRoom.NONE);
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    CoverWriter.write(
        book(60, "Words of the blurb."),
        large,
        new CoverSheet(TRIM, 60, KDP, 0),
        PrintColours.RGB,
        out);

    PdfCheck cover = PdfCheck.of(out.toByteArray());

    assertThat(cover.pages().get(0).text()).contains("blurb.", "One solution each");
    assertThat(cover.smallestLetter().orElseThrow().size()).isGreaterThanOrEqualTo(16);
    String blurb = "Twenty characters ok".repeat(500);
    assertThat(CoverWriter.fitting(blurb, large))
        .isBetween(100, CoverWriter.fitting(blurb, style(Theme.PRINT)) / 2);
  }
}
