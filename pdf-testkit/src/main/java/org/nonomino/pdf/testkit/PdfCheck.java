package org.nonomino.pdf.testkit;

import java.awt.geom.Rectangle2D;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
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
import org.apache.pdfbox.text.PDFTextStripper;

/**
 * The facts about a PDF file that a printing company checks before it prints: page boxes, margins,
 * fonts, colour spaces, the smallest text, the thinnest line, and the grids that lines form. They
 * are measured in the drawings of the pages. Lengths are in points (72 to an inch). Immutable.
 */
public final class PdfCheck {
  /** The maximum distance of lines that touch, because of rounding. */
  private static final double TOUCH = 0.01;

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
   * @param copied the text as a reader would copy it
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
      String copied,
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

    /** Returns the grids that lines form, in the order in which they are begun. */
    public List<Grid> grids() {
      List<Grid> grids = new ArrayList<>();
      for (Line line : lines) {
        Grid grid = Grid.of(line);
        int place = grids.size();
        for (int i = grids.size() - 1; i >= 0; i--) {
          if (grids.get(i).touches(grid)) {
            grid = grid.union(grids.remove(i));
            place = i;
          }
        }
        grids.add(place, grid);
      }
      return grids;
    }

    /** Returns the digits of one of the grids, row-major, as strings; empty for blanks. */
    public List<String> cells(int grid, int size) {
      return grids().get(grid).cells(size, letters);
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
   * @param place as wide as its advance and as high as a capital letter, in the same coordinates
   * @param size of its font, after all scaling
   * @param isBold whether the name of its font says so
   */
  public record Letter(
      int page, String text, Rectangle2D box, Rectangle2D place, double size, boolean isBold) {}

  /**
   * A stroked path, or a filled rectangle that is thin enough to be seen as a line.
   *
   * @param box of its ink
   * @param width of the pen, after all scaling
   */
  public record Line(int page, Rectangle2D box, double width) {
    /** Returns the box through the middle of the pen. */
    Rectangle2D middle() {
      return new Rectangle2D.Double(
          box.getX() + width / 2,
          box.getY() + width / 2,
          Math.max(0, box.getWidth() - width),
          Math.max(0, box.getHeight() - width));
    }
  }

  /**
   * Lines that touch each other.
   *
   * @param box around them, through the middle of the outermost
   * @param widest of their pens
   */
  public record Grid(Rectangle2D box, double widest) {
    /** Returns the digits of its cells, row-major, as strings; empty for blanks. */
    public List<String> cells(int size, List<Letter> letters) {
      String[] cells = new String[size * size];
      Arrays.fill(cells, "");
      double cell = box.getWidth() / size;
      for (Letter letter : letters) {
        Rectangle2D place = letter.place();
        double x = (place.getCenterX() - box.getX()) / cell;
        double y = (place.getCenterY() - box.getY()) / cell;
        if (box.contains(place.getCenterX(), place.getCenterY())) {
          if (Math.abs(y - Math.floor(y) - 0.5) > 0.1 || !isWithin(place, cell)) {
            throw new AssertionError(letter + " is not inside a cell of " + this);
          }
          int row = (int) y;
          int column = (int) x;
          cells[row * size + column] += letter.text();
        }
      }
      return List.of(cells);
    }

    private boolean isWithin(Rectangle2D place, double cell) {
      double left = (place.getMinX() - box.getX()) / cell;
      double right = (place.getMaxX() - box.getX()) / cell;
      return Math.floor(left) == Math.floor(right);
    }

    private static Grid of(Line line) {
      return new Grid(line.middle(), line.width());
    }

    private Grid union(Grid other) {
      return new Grid(box.createUnion(other.box), Math.max(widest, other.widest));
    }

    /**
     * Returns whether two grids touch. Unlike Rectangle2D's method, it accepts lines without a
     * width or a height.
     */
    private boolean touches(Grid other) {
      return box.getMinX() <= other.box.getMaxX() + TOUCH
          && other.box.getMinX() <= box.getMaxX() + TOUCH
          && box.getMinY() <= other.box.getMaxY() + TOUCH
          && other.box.getMinY() <= box.getMaxY() + TOUCH;
    }
  }

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
                copied(document, pages.size() + 1),
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

  private static String copied(PDDocument document, int page) throws IOException {
    PDFTextStripper stripper = new PDFTextStripper();
    stripper.setStartPage(page);
    stripper.setEndPage(page);
    return stripper.getText(document);
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
