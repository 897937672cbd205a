package org.nonomino.render.export;

import java.awt.geom.Point2D;
import java.awt.geom.Rectangle2D;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.contentstream.PDFGraphicsStreamEngine;
import org.apache.pdfbox.cos.COSName;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.PDPage;
import org.apache.pdfbox.pdmodel.graphics.image.PDImage;
import org.apache.pdfbox.text.PDFTextStripper;
import org.apache.pdfbox.text.TextPosition;
import org.nonomino.render.Typeface;

/**
 * The contents of a PDF file, read from the file itself: its letters, and the grids that its lines
 * form. Places are points from the upper left corner of the page, y downwards.
 */
final class PdfContents {
  private final List<Page> pages;

  /**
   * A letter.
   *
   * @param box as wide as the letter's advance, as high as a capital letter
   * @param size of its font
   */
  record Letter(String text, Rectangle2D box, double size, boolean isBold) {}

  /**
   * Lines that touch each other.
   *
   * @param box around them, through the middle of the outermost
   * @param widest of their pens
   */
  record Grid(Rectangle2D box, double widest) {
    /** Returns the digits of its cells, row-major, as strings; empty for blanks. */
    List<String> cells(int size, List<Letter> letters) {
      String[] cells = new String[size * size];
      Arrays.fill(cells, "");
      double cell = box.getWidth() / size;
      for (Letter letter : letters) {
        double x = (letter.box().getCenterX() - box.getX()) / cell;
        double y = (letter.box().getCenterY() - box.getY()) / cell;
        if (box.contains(letter.box().getCenterX(), letter.box().getCenterY())) {
          if (Math.abs(y - Math.floor(y) - 0.5) > 0.1 || !isWithin(letter, cell)) {
            throw new AssertionError(letter + " is not inside a cell of " + this);
          }
          int row = (int) y;
          int column = (int) x;
          cells[row * size + column] += letter.text();
        }
      }
      return List.of(cells);
    }

    private boolean isWithin(Letter letter, double cell) {
      double left = (letter.box().getMinX() - box.getX()) / cell;
      double right = (letter.box().getMaxX() - box.getX()) / cell;
      return Math.floor(left) == Math.floor(right);
    }
  }

  /**
   * A page.
   *
   * @param letters in the order in which they are drawn
   * @param grids in the order in which they are drawn
   * @param text as a reader would copy it
   */
  record Page(double width, double height, List<Letter> letters, List<Grid> grids, String text) {
    /** Returns the digits of one of its grids. */
    List<String> cells(int grid, int size) {
      return grids.get(grid).cells(size, letters);
    }
  }

  private PdfContents(List<Page> pages) {
    this.pages = pages;
  }

  static PdfContents of(byte[] file) {
    try (PDDocument document = Loader.loadPDF(file)) {
      List<Page> pages = new ArrayList<>();
      for (PDPage page : document.getPages()) {
        LetterReader letters = new LetterReader();
        letters.setStartPage(pages.size() + 1);
        letters.setEndPage(pages.size() + 1);
        String text = letters.getText(document);
        GridReader grids = new GridReader(page);
        grids.processPage(page);
        pages.add(
            new Page(
                page.getMediaBox().getWidth(),
                page.getMediaBox().getHeight(),
                letters.letters,
                grids.grids,
                text));
      }
      return new PdfContents(pages);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  List<Page> pages() {
    return pages;
  }

  private static final class LetterReader extends PDFTextStripper {
    private final List<Letter> letters = new ArrayList<>();

    @Override
    protected void processTextPosition(TextPosition text) {
      super.processTextPosition(text);
      boolean isBold = text.getFont().getName().endsWith("Bold");
      double height = (isBold ? Typeface.BOLD : Typeface.REGULAR).capHeight(text.getFontSize());
      letters.add(
          new Letter(
              text.getUnicode(),
              new Rectangle2D.Double(
                  text.getXDirAdj(), text.getYDirAdj() - height, text.getWidthDirAdj(), height),
              text.getFontSize(),
              isBold));
    }
  }

  /** Finds the stroked lines, by interpreting the page. */
  private static final class GridReader extends PDFGraphicsStreamEngine {
    private final List<Grid> grids = new ArrayList<>();
    private final List<Point2D> path = new ArrayList<>();
    private final double pageHeight;

    GridReader(PDPage page) {
      super(page);
      pageHeight = page.getMediaBox().getHeight();
    }

    @Override
    public void moveTo(float x, float y) {
      path.add(new Point2D.Double(x, pageHeight - y));
    }

    @Override
    public void lineTo(float x, float y) {
      path.add(new Point2D.Double(x, pageHeight - y));
    }

    @Override
    public void strokePath() {
      Rectangle2D box = new Rectangle2D.Double(path.get(0).getX(), path.get(0).getY(), 0, 0);
      path.forEach(box::add);
      path.clear();
      double width = getGraphicsState().getLineWidth();
      Grid last = grids.isEmpty() ? new Grid(box, width) : grids.remove(grids.size() - 1);
      if (touch(last.box(), box)) {
        grids.add(new Grid(last.box().createUnion(box), Math.max(last.widest(), width)));
      } else {
        grids.add(last);
        grids.add(new Grid(box, width));
      }
    }

    /**
     * Returns whether two rectangles touch. Unlike Rectangle2D's method, it accepts lines without a
     * width or a height.
     */
    private static boolean touch(Rectangle2D first, Rectangle2D second) {
      return first.getMinX() <= second.getMaxX()
          && second.getMinX() <= first.getMaxX()
          && first.getMinY() <= second.getMaxY()
          && second.getMinY() <= first.getMaxY();
    }

    @Override
    public void appendRectangle(Point2D p0, Point2D p1, Point2D p2, Point2D p3) {}

    @Override
    public void curveTo(float x1, float y1, float x2, float y2, float x3, float y3) {}

    @Override
    public void fillPath(int windingRule) {
      path.clear();
    }

    @Override
    public void fillAndStrokePath(int windingRule) {
      throw new AssertionError("nothing is filled and stroked at once");
    }

    @Override
    public Point2D getCurrentPoint() {
      return path.get(path.size() - 1);
    }

    @Override
    public void closePath() {}

    @Override
    public void endPath() {
      path.clear();
    }

    @Override
    public void clip(int windingRule) {}

    @Override
    public void drawImage(PDImage image) {
      throw new AssertionError("pictures are vectors");
    }

    @Override
    public void shadingFill(COSName shadingName) {
      throw new AssertionError("nothing is shaded");
    }
  }
}
