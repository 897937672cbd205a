package org.nonomino.pdf.testkit;

import java.awt.Shape;
import java.awt.geom.AffineTransform;
import java.awt.geom.GeneralPath;
import java.awt.geom.Path2D;
import java.awt.geom.PathIterator;
import java.awt.geom.Point2D;
import java.awt.geom.Rectangle2D;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.apache.pdfbox.contentstream.PDFGraphicsStreamEngine;
import org.apache.pdfbox.cos.COSName;
import org.apache.pdfbox.pdmodel.PDPage;
import org.apache.pdfbox.pdmodel.common.PDRectangle;
import org.apache.pdfbox.pdmodel.font.PDFont;
import org.apache.pdfbox.pdmodel.font.PDVectorFont;
import org.apache.pdfbox.pdmodel.graphics.color.PDColor;
import org.apache.pdfbox.pdmodel.graphics.image.PDImage;
import org.apache.pdfbox.util.Matrix;
import org.apache.pdfbox.util.Vector;

/** Interprets the drawing operators of a page. */
final class PageReader extends PDFGraphicsStreamEngine {
  /** The maximum width of a filled rectangle that is seen as a line. */
  private static final double LINE = 3;

  private static final double TOLERANCE = 0.02;

  /** The units of an em in a normalized outline of a letter. */
  private static final double EM = 1000;

  private final int number;
  private final Rectangle2D trimmed;
  private final AffineTransform toTrimmed;
  private final Path2D path = new GeneralPath();
  private final List<PdfCheck.Letter> letters = new ArrayList<>();
  private final List<PdfCheck.Line> lines = new ArrayList<>();
  private final Set<String> fonts = new TreeSet<>();
  private final Set<String> looseFonts = new TreeSet<>();
  private final Set<String> colourSpaces = new TreeSet<>();
  private Optional<Rectangle2D> ink = Optional.empty();
  private Optional<Rectangle2D> outside = Optional.empty();
  private Optional<Rectangle2D> ground = Optional.empty();

  PageReader(PDPage page, int number) {
    super(page);
    this.number = number;
    PDRectangle trim = page.getTrimBox();
    trimmed = new Rectangle2D.Double(0, 0, trim.getWidth(), trim.getHeight());
    toTrimmed = new AffineTransform(1, 0, 0, -1, -trim.getLowerLeftX(), trim.getUpperRightY());
  }

  Optional<Rectangle2D> ink() {
    return ink;
  }

  Optional<Rectangle2D> outside() {
    return outside;
  }

  Optional<Rectangle2D> ground() {
    return ground;
  }

  List<PdfCheck.Letter> letters() {
    return letters;
  }

  List<PdfCheck.Line> lines() {
    return lines;
  }

  Set<String> fonts() {
    return fonts;
  }

  Set<String> looseFonts() {
    return looseFonts;
  }

  Set<String> colourSpaces() {
    return colourSpaces;
  }

  @Override
  protected void showGlyph(Matrix textRenderingMatrix, PDFont font, int code, Vector displacement)
      throws IOException {
    fonts.add(font.getName());
    if (!font.isEmbedded()) {
      looseFonts.add(font.getName());
    }
    addColour(getGraphicsState().getNonStrokingColor());
    AffineTransform placed = textRenderingMatrix.createAffineTransform();
    double size = scale(placed);
    placed.preConcatenate(toTrimmed);
    placed.scale(1 / EM, 1 / EM);
    Path2D outline = ((PDVectorFont) font).getNormalizedPath(code);
    boolean isBlank = outline.getCurrentPoint() == null;
    Rectangle2D box =
        isBlank
            ? new Rectangle2D.Double(placed.getTranslateX(), placed.getTranslateY(), 0, 0)
            : placed.createTransformedShape(outline).getBounds2D();
    float height = font.getFontDescriptor().getCapHeight();
    Rectangle2D place =
        placed
            .createTransformedShape(new Rectangle2D.Double(0, 0, displacement.getX() * EM, height))
            .getBounds2D();
    boolean isBold = font.getName().endsWith("Bold");
    letters.add(new PdfCheck.Letter(number, font.toUnicode(code), box, place, size, isBold));
    if (!isBlank) {
      addMark(box);
    }
  }

  @Override
  public void appendRectangle(Point2D p0, Point2D p1, Point2D p2, Point2D p3) {
    path.moveTo(p0.getX(), p0.getY());
    path.lineTo(p1.getX(), p1.getY());
    path.lineTo(p2.getX(), p2.getY());
    path.lineTo(p3.getX(), p3.getY());
    path.closePath();
  }

  @Override
  public void moveTo(float x, float y) {
    path.moveTo(x, y);
  }

  @Override
  public void lineTo(float x, float y) {
    path.lineTo(x, y);
  }

  @Override
  public void curveTo(float x1, float y1, float x2, float y2, float x3, float y3) {
    path.curveTo(x1, y1, x2, y2, x3, y3);
  }

  @Override
  public Point2D getCurrentPoint() {
    return path.getCurrentPoint();
  }

  @Override
  public void closePath() {
    path.closePath();
  }

  @Override
  public void endPath() {
    path.reset();
  }

  @Override
  public void clip(int windingRule) {
    getGraphicsState().intersectClippingPath(new GeneralPath(path));
  }

  @Override
  public void strokePath() {
    addColour(getGraphicsState().getStrokingColor());
    double width =
        getGraphicsState().getLineWidth()
            * scale(getGraphicsState().getCurrentTransformationMatrix().createAffineTransform());
    for (Rectangle2D part : parts()) {
      Rectangle2D box = grown(part, width / 2);
      lines.add(new PdfCheck.Line(number, box, width));
      addMark(box);
    }
    path.reset();
  }

  @Override
  public void fillPath(int windingRule) {
    addColour(getGraphicsState().getNonStrokingColor());
    for (Rectangle2D box : parts()) {
      if (grown(box, TOLERANCE).contains(trimmed)) {
        ground = Optional.of(box);
      } else {
        double width = Math.min(box.getWidth(), box.getHeight());
        if (width < LINE && Math.max(box.getWidth(), box.getHeight()) > 2 * LINE) {
          lines.add(new PdfCheck.Line(number, box, width));
        }
        addMark(box);
      }
    }
    path.reset();
  }

  @Override
  public void fillAndStrokePath(int windingRule) {
    throw new AssertionError("a path is filled and stroked at once");
  }

  @Override
  public void drawImage(PDImage image) {
    throw new AssertionError("pictures are vectors");
  }

  @Override
  public void shadingFill(COSName shadingName) {
    throw new AssertionError("shadings are not measured");
  }

  /** Returns the bounds of each part of the path, on the trimmed page. */
  private List<Rectangle2D> parts() {
    List<Rectangle2D> parts = new ArrayList<>();
    Path2D part = new GeneralPath();
    double[] points = new double[6];
    Shape placed = toTrimmed.createTransformedShape(path);
    for (PathIterator each = placed.getPathIterator(null); !each.isDone(); each.next()) {
      switch (each.currentSegment(points)) {
        case PathIterator.SEG_MOVETO -> {
          addPart(parts, part);
          part = new GeneralPath();
          part.moveTo(points[0], points[1]);
        }
        case PathIterator.SEG_LINETO -> part.lineTo(points[0], points[1]);
        case PathIterator.SEG_QUADTO -> part.quadTo(points[0], points[1], points[2], points[3]);
        case PathIterator.SEG_CUBICTO ->
            part.curveTo(points[0], points[1], points[2], points[3], points[4], points[5]);
        default -> part.closePath();
      }
    }
    addPart(parts, part);
    return parts;
  }

  private static void addPart(List<Rectangle2D> parts, Path2D part) {
    if (part.getCurrentPoint() != null) {
      parts.add(part.getBounds2D());
    }
  }

  private void addColour(PDColor colour) {
    colourSpaces.add(colour.getColorSpace().getName());
  }

  private void addMark(Rectangle2D whole) {
    Rectangle2D clip =
        toTrimmed.createTransformedShape(getGraphicsState().getCurrentClippingPath()).getBounds2D();
    Rectangle2D box = whole.createIntersection(clip);
    if (box.getWidth() < 0 || box.getHeight() < 0) {
      return;
    }
    if (box.getMaxX() > 0
        && box.getMinX() < trimmed.getWidth()
        && box.getMaxY() > 0
        && box.getMinY() < trimmed.getHeight()) {
      ink = union(ink, box);
    } else {
      outside = union(outside, box);
    }
  }

  private static Optional<Rectangle2D> union(Optional<Rectangle2D> all, Rectangle2D box) {
    return Optional.of(all.map(before -> before.createUnion(box)).orElse(box));
  }

  private static Rectangle2D grown(Rectangle2D box, double by) {
    return new Rectangle2D.Double(
        box.getX() - by, box.getY() - by, box.getWidth() + 2 * by, box.getHeight() + 2 * by);
  }

  private static double scale(AffineTransform transform) {
    return Math.sqrt(Math.abs(transform.getDeterminant()));
  }
}
