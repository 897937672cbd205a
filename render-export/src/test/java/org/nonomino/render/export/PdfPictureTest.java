package org.nonomino.render.export;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.awt.image.BufferedImage;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.cos.COSName;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.PDDocumentInformation;
import org.apache.pdfbox.pdmodel.font.PDFont;
import org.apache.pdfbox.rendering.PDFRenderer;
import org.junit.jupiter.api.Test;
import org.nonomino.pdf.testkit.PdfCheck;
import org.nonomino.render.Drawing;
import org.nonomino.render.Ink;
import org.nonomino.render.Point;
import org.nonomino.render.Shape;
import org.nonomino.render.Theme;
import org.nonomino.render.Typeface;

/** The visible and copyable contents of a drawing in a PDF. */
final class PdfPictureTest {
  private static final Ink BLACK = Ink.of(Ink.Kind.GIVEN);
  private static final Ink GREY = Ink.of(Ink.Kind.HOUSE);
  private static final int BLACK_DOT = Theme.PRINT.colour(BLACK);
  private static final int GREY_DOT = Theme.PRINT.colour(GREY);
  private static final int WHITE_DOT = 0xFFFFFF;

  @Test
  void pageIsAsLargeAsTheDrawing() {
    PdfCheck.Page page = PdfCheck.of(write(drawing(List.of()))).pages().get(0);

    assertThat(page.media().getWidth()).isCloseTo(75, within(0.01));
    assertThat(page.media().getHeight()).isCloseTo(150, within(0.01));
  }

  @Test
  void wordsAreTextInTheirPlaces() {
    PdfCheck.Page page =
        PdfCheck.of(
                write(
                    drawing(
                        List.of(
                            new Shape.Word("7", 20, 40, 16, Typeface.BOLD, BLACK),
                            new Shape.Word("36", 60, 100, 12, Typeface.REGULAR, BLACK)))))
            .pages()
            .get(0);

    assertThat(page.letters()).extracting(PdfCheck.Letter::text).containsExactly("7", "3", "6");
    PdfCheck.Letter seven = page.letters().get(0);
    assertThat(seven.place().getCenterX()).isCloseTo(15, within(0.02));
    assertThat(seven.place().getMaxY()).isCloseTo(30, within(0.02));
    assertThat(seven.size()).isCloseTo(12, within(0.01));
    assertThat(seven.isBold()).isTrue();
    PdfCheck.Letter three = page.letters().get(1);
    PdfCheck.Letter six = page.letters().get(2);
    assertThat((three.place().getMinX() + six.place().getMaxX()) / 2).isCloseTo(45, within(0.02));
    assertThat(six.place().getMaxY()).isCloseTo(75, within(0.02));
    assertThat(six.isBold()).isFalse();
  }

  @Test
  void wordsAreSetWithoutLigatures() {
    PdfCheck.Page page = PdfCheck.of(write(drawing(word("office fl")))).pages().get(0);

    assertThat(page.letters())
        .extracting(PdfCheck.Letter::text)
        .containsExactly("o", "f", "f", "i", "c", "e", " ", "f", "l");
    PdfCheck.Letter last = page.letters().get(8);
    assertThat(last.place().getMaxX() - page.letters().get(0).place().getMinX())
        .isCloseTo(OutlineFont.of(Typeface.REGULAR).width("office fl", 9), within(0.05));
  }

  @Test
  void whatTheFontLacksIsAQuestionMarkAndControlCharactersAreDropped() {
    assertThat(PdfCheck.of(write(drawing(word("\u0000a\tb\u0007c 田é🂡\u200B\n")))).pages())
        .singleElement()
        .extracting(page -> page.copied().strip())
        .isEqualTo("a bc ?é?");
  }

  @Test
  void lettersOfSpecialStylesArePlain() {
    assertThat(PdfCheck.of(write(drawing(word("𝗥𝘂𝗹𝗲 Ｉ")))).pages())
        .singleElement()
        .extracting(page -> page.copied().strip())
        .isEqualTo("Rule I");
  }

  /** The heart is solid where a question mark is white, and lies in the middle of its place. */
  @Test
  void symbolsAreDrawnInOutlines() throws IOException {
    Shape heart = new Shape.Word("♥\uFE0F", 50, 60, 40, Typeface.REGULAR, BLACK);
    byte[] file = write(drawing(List.of(heart)));

    assertThat(PdfCheck.of(file).pages())
        .singleElement()
        .extracting(page -> page.copied().strip())
        .isEqualTo("");
    BufferedImage image = image(heart);
    for (int x : new int[] {43, 57}) {
      assertThat(dot(image, x, 42)).as("dot %d", x).isEqualTo(BLACK_DOT);
    }
    assertThat(dot(image, 50, 46)).isEqualTo(BLACK_DOT);
    assertThat(dot(image, 40, 58)).isEqualTo(WHITE_DOT);
    assertThat(dot(image, 60, 58)).isEqualTo(WHITE_DOT);
  }

  @Test
  void fontsAreEmbeddedSubsetsOfThoseThatAreUsed() throws IOException {
    byte[] file = write(drawing(word("1")));

    try (PDDocument document = Loader.loadPDF(file)) {
      List<PDFont> fonts = new ArrayList<>();
      for (COSName name : document.getPage(0).getResources().getFontNames()) {
        fonts.add(document.getPage(0).getResources().getFont(name));
      }
      assertThat(fonts).singleElement().matches(PDFont::isEmbedded);
      assertThat(fonts.get(0).getName()).matches("[A-Z]{6}\\+Roboto-Regular");
    }
    assertThat(file).hasSizeLessThan(30_000);
  }

  @Test
  void dataHaveTitleButNoDates() throws IOException {
    try (PDDocument document = Loader.loadPDF(write(drawing(List.of())))) {
      PDDocumentInformation information = document.getDocumentInformation();
      assertThat(information.getTitle()).isEqualTo("Test");
      assertThat(information.getSubject()).isEqualTo("A drawing.");
      assertThat(information.getCreator()).isEqualTo("Nonomino");
      assertThat(information.getMetadataKeys())
          .containsExactlyInAnyOrder("Title", "Subject", "Creator");
      assertThat(document.getDocumentCatalog().getLanguage()).isEqualTo("en");
      assertThat(document.getDocumentCatalog().getViewerPreferences().displayDocTitle()).isTrue();
    }
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

    PdfPicture.write(drawing(word("1")), out);

    assertThat(PdfCheck.of(out.toByteArray()).pages()).hasSize(1);
  }

  @Test
  void equalDrawingsGiveEqualBytes() {
    assertThat(write(drawing(word("12345")))).isEqualTo(write(drawing(word("12345"))));
  }

  @Test
  void rectanglesCoverEachOtherInTheirOrder() {
    BufferedImage image =
        image(
            new Shape.Rectangle(10, 10, 40, 40, BLACK),
            new Shape.Rectangle(50, 10, 40, 40, BLACK),
            new Shape.Rectangle(20, 20, 10, 10, GREY),
            new Shape.Rectangle(22, 22, 2, 2, BLACK));

    assertThat(dot(image, 15, 15)).isEqualTo(BLACK_DOT);
    assertThat(dot(image, 50, 30)).as("where two meet").isEqualTo(BLACK_DOT);
    assertThat(dot(image, 25, 25)).isEqualTo(GREY_DOT);
    assertThat(dot(image, 23, 23)).isEqualTo(BLACK_DOT);
    assertThat(dot(image, 15, 55)).isEqualTo(WHITE_DOT);
  }

  @Test
  void polygonsThatTurnInOppositeWaysCutNoHoles() {
    BufferedImage image =
        image(
            new Shape.Polygon(
                List.of(new Point(10, 10), new Point(60, 10), new Point(10, 60)), BLACK),
            new Shape.Polygon(
                List.of(new Point(10, 10), new Point(10, 60), new Point(60, 10)), BLACK));

    assertThat(dot(image, 20, 20)).isEqualTo(BLACK_DOT);
    assertThat(dot(image, 50, 50)).isEqualTo(WHITE_DOT);
  }

  @Test
  void circlesAreDiscsOrRings() {
    BufferedImage image =
        image(
            new Shape.Circle(new Point(30, 30), 20, 0, BLACK),
            new Shape.Circle(new Point(70, 30), 20, 4, BLACK),
            new Shape.Circle(new Point(30, 30), 10, 0, BLACK));

    assertThat(dot(image, 30, 30)).isEqualTo(BLACK_DOT);
    assertThat(dot(image, 43, 43)).as("inside, near the slope").isEqualTo(BLACK_DOT);
    assertThat(dot(image, 46, 46)).as("outside, near the slope").isEqualTo(WHITE_DOT);
    assertThat(dot(image, 70, 30)).isEqualTo(WHITE_DOT);
    assertThat(dot(image, 84, 44)).isEqualTo(BLACK_DOT);
  }

  @Test
  void linesHaveTheirWidthAndDashes() {
    BufferedImage image =
        image(
            line(20, 6, false, BLACK),
            line(40, 2, false, GREY),
            line(60, 4, true, BLACK),
            line(80, 4, false, BLACK));

    assertThat(dot(image, 50, 18)).isEqualTo(BLACK_DOT);
    assertThat(dot(image, 50, 21)).isEqualTo(BLACK_DOT);
    assertThat(dot(image, 50, 24)).isEqualTo(WHITE_DOT);
    assertThat(dot(image, 50, 40)).isEqualTo(GREY_DOT);
    assertThat(dotsOf(image, 60, BLACK_DOT)).isBetween(20, 70);
    assertThat(dotsOf(image, 60, WHITE_DOT)).as("gaps and margins").isBetween(25, 60);
    assertThat(dotsOf(image, 80, BLACK_DOT)).as("not dashed any more").isGreaterThan(78);
  }

  @Test
  void curvesPassTheirMiddle() {
    // A quadratic curve passes the point with a quarter of each end and half of its control point.
    BufferedImage image =
        image(
            new Shape.Curve(
                new Point(10, 100), new Point(50, 20), new Point(90, 100), 4, false, BLACK));

    assertThat(dot(image, 50, 60)).isEqualTo(BLACK_DOT);
    assertThat(dot(image, 50, 66)).isEqualTo(WHITE_DOT);
    assertThat(dot(image, 50, 54)).isEqualTo(WHITE_DOT);
    assertThat(dot(image, 30, 70)).as("a quarter of the way").isEqualTo(BLACK_DOT);
  }

  private static Shape line(double y, double width, boolean dashed, Ink ink) {
    return new Shape.Lines(
        List.of(List.of(new Point(10, y), new Point(90, y))), width, dashed, ink);
  }

  private static List<Shape> word(String text) {
    return List.of(new Shape.Word(text, 50, 50, 12, Typeface.REGULAR, BLACK));
  }

  private static Drawing drawing(List<Shape> shapes) {
    return new Drawing(100, 200, "Test", "A drawing.", shapes, Theme.PRINT);
  }

  private static byte[] write(Drawing drawing) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    try {
      PdfPicture.write(drawing, out);
    } catch (IOException e) {
      throw new AssertionError(e);
    }
    return out.toByteArray();
  }

  /** Returns the page with a pixel for each CSS pixel. */
  private static BufferedImage image(Shape... shapes) {
    try (PDDocument document = Loader.loadPDF(write(drawing(List.of(shapes))))) {
      return new PDFRenderer(document).renderImageWithDPI(0, 96);
    } catch (IOException e) {
      throw new AssertionError(e);
    }
  }

  private static int dot(BufferedImage image, int x, int y) {
    return image.getRGB(x, y) & 0xFFFFFF;
  }

  private static int dotsOf(BufferedImage image, int y, int colour) {
    int count = 0;
    for (int x = 0; x < image.getWidth(); x++) {
      count += dot(image, x, y) == colour ? 1 : 0;
    }
    return count;
  }
}
