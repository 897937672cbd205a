package org.nonomino.render.export;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.nonomino.render.DigitStyle;
import org.nonomino.render.Theme;

/** The expected numbers are those of the help pages of Kindle Direct Publishing. */
final class PrintServiceTest {
  private static final double INCH = PageSize.INCH;
  private static final PageSize SIX_BY_NINE = new PageSize(6 * INCH, 9 * INCH);

  private static BookStyle style(Theme theme) {
    PageLook look =
        new PageLook(
            new PageShape(SIX_BY_NINE, PageShape.Margins.all(0), 0),
            PrintFonts.BUNDLED,
            PrintColours.GRAY,
            theme,
            false,
            DigitStyle.LETTERS,
            false,
            false);
    return new BookStyle(look, BookletStyle.Answers.END, 30, true, WritingRoom.NONE);
  }

  private static PageShape shape(PrintService service, Theme theme, int pages) {
    return new PrintOrder(service, Paper.WHITE).shaped(style(theme), pages).look().shape();
  }

  @ParameterizedTest
  @CsvSource({
    "24, 0.375",
    "150, 0.375",
    "151, 0.5",
    "300, 0.5",
    "301, 0.625",
    "500, 0.625",
    "501, 0.75",
    "700, 0.75",
    "701, 0.875",
    "828, 0.875"
  })
  void innerMarginsGrowWithThePages(int pages, double inches) {
    for (PrintService service : PrintService.values()) {
      double inner = shape(service, Theme.PRINT, pages).margins().inner();
      assertThat(inner).isBetween(inches * INCH, inches * INCH + 3);
    }
  }

  @Test
  void outerMarginsAreWiderWithBleed() {
    for (Theme theme : Theme.values()) {
      PageShape shape = shape(PrintService.KDP, theme, 100);
      double least = (theme == Theme.DARK ? 0.375 : 0.25) * INCH;
      assertThat(shape.bleed()).isEqualTo(theme == Theme.DARK ? 0.125 * INCH : 0);
      assertThat(shape.margins().outer()).isBetween(least, least + 3);
      assertThat(shape.margins().top()).isBetween(least, least + 3);
      assertThat(shape.margins().bottom()).isBetween(least, least + 3);
    }
  }

  @Test
  void requestedMarginsAreKeptIfTheyAreWider() {
    PageShape.Margins wide = new PageShape.Margins(90, 80, 70, 60);
    PageShape asked = new PageShape(SIX_BY_NINE, wide, 0);
    BookStyle style = style(Theme.PRINT).with(style(Theme.PRINT).look().with(asked));
    PrintOrder order = new PrintOrder(PrintService.KDP, Paper.CREAM);
    assertThat(order.shaped(style, 800).look().shape().margins()).isEqualTo(wide);
  }

  @ParameterizedTest
  @CsvSource({
    "5, 8, 828, 776",
    "6, 9, 828, 776",
    "7, 10, 828, 776",
    "8, 10, 828, 776",
    "8.25, 6, 800, 750",
    "8.25, 8.25, 800, 750",
    "8.5, 8.5, 590, 550",
    "8.5, 11, 590, 550",
    "8.27, 11.69, 780, 730"
  })
  void largeAndThickBooksHaveFewerPages(double width, double height, int white, int cream) {
    PageSize trim = new PageSize(width * INCH, height * INCH);
    assertThat(PrintService.KDP.prints(trim)).isTrue();
    assertThat(PrintService.KDP.limits(trim, Paper.WHITE))
        .isEqualTo(new PrintService.Limits(24, white));
    assertThat(PrintService.KDP.limits(trim, Paper.CREAM))
        .isEqualTo(new PrintService.Limits(24, cream));
  }

  @ParameterizedTest
  @CsvSource({"3.9, 6", "4, 5.9", "8.6, 11", "8.5, 12"})
  void otherSizesAreNotPrinted(double width, double height) {
    assertThat(PrintService.KDP.prints(new PageSize(width * INCH, height * INCH))).isFalse();
  }

  @Test
  void namedSizesArePrinted() {
    for (String name : PageSize.NAMES) {
      assertThat(PrintService.KDP.prints(PageSize.parse(name).orElseThrow())).as(name).isTrue();
    }
  }

  /** Widths and heights in inches, as the calculator of covers gives them. */
  @ParameterizedTest
  @CsvSource({
    "WHITE, 24, 0.054, 12.304",
    "WHITE, 120, 0.270, 12.520",
    "WHITE, 200, 0.450, 12.700",
    "WHITE, 300, 0.676, 12.926",
    "CREAM, 100, 0.250, 12.500",
    "CREAM, 200, 0.500, 12.750",
    "CREAM, 620, 1.550, 13.800"
  })
  void sheetsHaveThePublishedSizes(Paper paper, int pages, double spine, double width) {
    CoverSheet sheet =
        new CoverSheet(SIX_BY_NINE, pages, new PrintOrder(PrintService.KDP, paper), 0);
    assertThat(sheet.spine().width() / INCH).isCloseTo(spine, within(0.0006));
    Frame whole = sheet.shape().sheet(1);
    assertThat(whole.width() / INCH).isCloseTo(width, within(0.0006));
    assertThat(whole.height() / INCH).isCloseTo(9.25, within(1e-9));
  }

  @Test
  void thinSpinesHaveNoText() {
    PrintOrder order = new PrintOrder(PrintService.KDP, Paper.WHITE);
    assertThat(new CoverSheet(SIX_BY_NINE, 78, order, 0).spineText()).isEmpty();
    Frame text = new CoverSheet(SIX_BY_NINE, 79, order, 0).spineText().orElseThrow();
    assertThat(text.width() / INCH).isCloseTo(79 * 0.002252 - 2 * 0.0625, within(1e-9));
    assertThat(text.x() / INCH).isCloseTo(6 + 0.0625, within(1e-9));
  }

  @Test
  void theBarcodeIsOnTheBackNextToTheSpine() {
    PrintOrder order = new PrintOrder(PrintService.KDP, Paper.WHITE);
    Frame barcode = new CoverSheet(SIX_BY_NINE, 100, order, 0).barcode();
    assertThat(barcode.width() / INCH).isEqualTo(2);
    assertThat(barcode.height() / INCH).isEqualTo(1.2);
    assertThat(barcode.right() / INCH).isCloseTo(5.75, within(1e-9));
    assertThat(barcode.bottom() / INCH).isCloseTo(8.75, within(1e-9));
  }
}
