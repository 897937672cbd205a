package org.nonomino.pdf.testkit;

import java.awt.geom.Rectangle2D;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.PDPage;
import org.apache.pdfbox.pdmodel.common.PDRectangle;

/**
 * The facts about a PDF file that a printing company checks before it prints: page boxes, margins,
 * fonts, colour spaces, the smallest text and the thinnest line. They are measured in the drawings
 * of the pages. Lengths are in points (72 to an inch). Immutable.
 */
public final class PdfCheck {
  private final List<Page> pages;

  /**
   * A page.
   *
   * @param number from 1
   * @param media the MediaBox, x to the right and y upwards as in the file
   * @param bleed the BleedBox, in the same coordinates
   * @param trim the TrimBox, in the same coordinates
   * @param ink everything drawn that touches the trimmed page, from the upper left corner of the
   *     trimmed page with y downwards; empty for a blank page. Fills that cover the whole trimmed
   *     page are its ground, and do not count
   * @param outside everything else drawn, such as crop marks, in the same coordinates as the ink
   * @param hasGround whether a fill covers the whole trimmed page
   * @param ground the area of the ground, in the same coordinates as the ink
   * @param letters the drawn letters, in the order of drawing
   * @param lines the pens, in the order of drawing
   * @param fonts the names of the fonts in use
   * @param looseFonts those of them that are not embedded
   * @param colourSpaces the names of the colour spaces in use, such as {@code DeviceGray}
   */
  public record Page(
      int number,
      Rectangle2D media,
      Rectangle2D bleed,
      Rectangle2D trim,
      Optional<Rectangle2D> ink,
      Optional<Rectangle2D> outside,
      boolean hasGround,
      Optional<Rectangle2D> ground,
      List<Letter> letters,
      List<Line> lines,
      Set<String> fonts,
      Set<String> looseFonts,
      Set<String> colourSpaces) {
    /** Returns whether this is a right-hand page of an open book, with an odd number. */
    public boolean isRight() {
      return number % 2 == 1;
    }

    /** Returns the distance of the ink from the bound edge; infinite for a blank page. */
    public double inner() {
      return isRight() ? left() : right();
    }

    /** Returns the distance of the ink from the edge opposite the binding; infinite if blank. */
    public double outer() {
      return isRight() ? right() : left();
    }

    /** Returns the distance of the ink from the upper edge; infinite for a blank page. */
    public double top() {
      return ink.map(Rectangle2D::getMinY).orElse(Double.POSITIVE_INFINITY);
    }

    /** Returns the distance of the ink from the lower edge; infinite for a blank page. */
    public double bottom() {
      return ink.map(box -> trim.getHeight() - box.getMaxY()).orElse(Double.POSITIVE_INFINITY);
    }

    private double left() {
      return ink.map(Rectangle2D::getMinX).orElse(Double.POSITIVE_INFINITY);
    }

    private double right() {
      return ink.map(box -> trim.getWidth() - box.getMaxX()).orElse(Double.POSITIVE_INFINITY);
    }

    /** Returns the text as drawn, without spaces that separate words by place only. */
    public String text() {
      StringBuilder text = new StringBuilder();
      letters.forEach(letter -> text.append(letter.text()));
      return text.toString();
    }
  }

  /**
   * A drawn letter.
   *
   * @param box of its ink, from the upper left corner of the trimmed page, y downwards; its origin
   *     for a space
   * @param size of its font, after all scaling
   */
  public record Letter(int page, String text, Rectangle2D box, double size) {}

  /**
   * A stroked path, or a filled rectangle that is thin enough to be seen as a line.
   *
   * @param box of its ink
   * @param width of the pen, after all scaling
   */
  public record Line(int page, Rectangle2D box, double width) {}

  private PdfCheck(List<Page> pages) {
    this.pages = List.copyOf(pages);
  }

  /** Reads a whole file. */
  public static PdfCheck of(Path file) {
    try {
      return of(Files.readAllBytes(file));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Reads a whole file. */
  public static PdfCheck of(byte[] file) {
    try (PDDocument document = Loader.loadPDF(file)) {
      List<Page> pages = new ArrayList<>();
      for (PDPage page : document.getPages()) {
        PageReader reader = new PageReader(page, pages.size() + 1);
        reader.processPage(page);
        pages.add(
            new Page(
                pages.size() + 1,
                box(page.getMediaBox()),
                box(page.getBleedBox()),
                box(page.getTrimBox()),
                reader.ink(),
                reader.outside(),
                reader.ground().isPresent(),
                reader.ground(),
                reader.letters(),
                reader.lines(),
                reader.fonts(),
                reader.looseFonts(),
                reader.colourSpaces()));
      }
      return new PdfCheck(pages);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static Rectangle2D box(PDRectangle box) {
    return new Rectangle2D.Double(
        box.getLowerLeftX(), box.getLowerLeftY(), box.getWidth(), box.getHeight());
  }

  /** Returns all pages, in their order. */
  public List<Page> pages() {
    return pages;
  }

  /** Returns the smallest letter of all; empty if there are none. */
  public Optional<Letter> smallestLetter() {
    return pages.stream()
        .flatMap(page -> page.letters().stream())
        .filter(letter -> !letter.text().isBlank())
        .min(Comparator.comparingDouble(Letter::size));
  }

  /** Returns the thinnest line of all; empty if there are none. */
  public Optional<Line> thinnestLine() {
    return pages.stream()
        .flatMap(page -> page.lines().stream())
        .min(Comparator.comparingDouble(Line::width));
  }

  /** Returns the names of all fonts that are not embedded. */
  public Set<String> looseFonts() {
    return all(pages.stream().map(Page::looseFonts));
  }

  /** Returns the names of all fonts. */
  public Set<String> fonts() {
    return all(pages.stream().map(Page::fonts));
  }

  /** Returns the names of all colour spaces. */
  public Set<String> colourSpaces() {
    return all(pages.stream().map(Page::colourSpaces));
  }

  private static Set<String> all(Stream<Set<String>> sets) {
    Set<String> all = new TreeSet<>();
    sets.forEach(all::addAll);
    return all;
  }
}
