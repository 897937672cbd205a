package org.nonomino.render.export;

import java.io.Closeable;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;
import org.apache.fontbox.ttf.TrueTypeFont;
import org.apache.pdfbox.cos.COSDictionary;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.PDDocumentInformation;
import org.apache.pdfbox.pdmodel.PDPage;
import org.apache.pdfbox.pdmodel.PDPageContentStream;
import org.apache.pdfbox.pdmodel.PDPageContentStream.AppendMode;
import org.apache.pdfbox.pdmodel.PDResources;
import org.apache.pdfbox.pdmodel.common.PDRectangle;
import org.apache.pdfbox.pdmodel.font.PDType0Font;
import org.apache.pdfbox.pdmodel.interactive.annotation.PDAnnotationLink;
import org.apache.pdfbox.pdmodel.interactive.annotation.PDBorderStyleDictionary;
import org.apache.pdfbox.pdmodel.interactive.documentnavigation.outline.PDDocumentOutline;
import org.apache.pdfbox.pdmodel.interactive.viewerpreferences.PDViewerPreferences;
import org.nonomino.render.Typeface;

/**
 * A PDF document under construction, with the parts of the bundled fonts that its pages use. It has
 * no dates, and its document identifier follows from its data, so that equal documents have equal
 * bytes. Not thread-safe.
 */
final class PdfFile implements Closeable {
  private final PDDocument document = new PDDocument();

  /** The resources of all pages, as one dictionary instead of one per page. */
  private final PDResources resources = new PDResources();

  private final Map<Typeface, EmbeddedFont> fonts = new EnumMap<>(Typeface.class);

  /**
   * A font of the document and its file. The file is read again when the document is saved, because
   * only then the required letters are known.
   */
  private record EmbeddedFont(PDType0Font font, TrueTypeFont file) {}

  private final PrintFonts printFonts;
  private final PrintColours colours;
  private final double minLine;
  private final double minType;
  private final boolean isInteractive;

  /** Begins a document in English with the fonts of the program. */
  PdfFile() {
    this(PrintFonts.BUNDLED, PrintColours.RGB, "en", Optional.empty());
  }

  /**
   * Begins a document.
   *
   * @param language as in BCP 47: {@code en}
   * @param service the rules of the printing service, if there is one
   */
  PdfFile(PrintFonts fonts, PrintColours colours, String language, Optional<PrintService> service) {
    printFonts = fonts;
    this.colours = colours;
    minLine = service.isPresent() ? PrintService.MIN_LINE : 0;
    minType = service.isPresent() ? PrintService.MIN_TYPE : 0;
    isInteractive = service.map(PrintService::takesLinks).orElse(true);
    document.setDocumentId(0L);
    document.getDocumentCatalog().setLanguage(language);
  }

  /** Sets the metadata of the document; empty strings set nothing. */
  void describe(String title, String author, String subject) {
    if (!isInteractive) {
      return;
    }
    PDDocumentInformation information = document.getDocumentInformation();
    information.setCreator("Nonomino");
    if (!title.isBlank()) {
      information.setTitle(ShownText.withoutControls(title));
      PDViewerPreferences preferences = new PDViewerPreferences(new COSDictionary());
      preferences.setDisplayDocTitle(true);
      document.getDocumentCatalog().setViewerPreferences(preferences);
    }
    if (!author.isBlank()) {
      information.setAuthor(ShownText.withoutControls(author));
    }
    if (!subject.isBlank()) {
      information.setSubject(ShownText.withoutControls(subject));
    }
  }

  /**
   * Returns a new page that is not yet among those of the document.
   *
   * @param width in points
   * @param height in points
   */
  PDPage newPage(double width, double height) {
    PDPage page = new PDPage(new PDRectangle(PdfPen.hundredths(width), PdfPen.hundredths(height)));
    page.setResources(resources);
    return page;
  }

  /**
   * Returns a new page with the boxes and the crop marks that a printer needs, not yet among those
   * of the document.
   *
   * @param number from 1
   */
  PDPage newPage(PageShape shape, int number) throws IOException {
    Frame sheet = shape.sheet(number);
    PDPage page = newPage(sheet.width(), sheet.height());
    page.setTrimBox(box(new Frame(0, 0, shape.trim().width(), shape.trim().height()), sheet));
    page.setBleedBox(box(shape.bled(number), sheet));
    if (shape.edges() == PageShape.Edges.MARKED) {
      try (PdfPen pen = penOn(page)) {
        CropMarks.draw(pen, shape);
      }
    }
    return page;
  }

  /** Returns a frame as a box of a page, whose y is upwards from the lower edge of the sheet. */
  private static PDRectangle box(Frame frame, Frame sheet) {
    return new PDRectangle(
        PdfPen.hundredths(frame.x() - sheet.x()),
        PdfPen.hundredths(sheet.bottom() - frame.bottom()),
        PdfPen.hundredths(frame.width()),
        PdfPen.hundredths(frame.height()));
  }

  /** Returns a pen that draws over what the page has already; the caller closes it. */
  PdfPen penOn(PDPage page) throws IOException {
    return new PdfPen(
        new PDPageContentStream(document, page, AppendMode.APPEND, true),
        page,
        new PdfPen.Inks(this::font, printFonts, colours, minLine, minType));
  }

  void append(PDPage page) {
    document.addPage(page);
  }

  /**
   * Links an area of a page to another place.
   *
   * @param area from the upper left corner of the trimmed page
   */
  void link(PDPage page, Frame area, Mark to) throws IOException {
    if (!isInteractive) {
      return;
    }
    PDRectangle trim = page.getTrimBox();
    PDAnnotationLink link = new PDAnnotationLink();
    PDRectangle rectangle = new PDRectangle();
    rectangle.setLowerLeftX(PdfPen.hundredths(trim.getLowerLeftX() + area.x()));
    rectangle.setLowerLeftY(PdfPen.hundredths(trim.getUpperRightY() - area.bottom()));
    rectangle.setUpperRightX(PdfPen.hundredths(trim.getLowerLeftX() + area.right()));
    rectangle.setUpperRightY(PdfPen.hundredths(trim.getUpperRightY() - area.y()));
    link.setRectangle(rectangle);
    PDBorderStyleDictionary none = new PDBorderStyleDictionary();
    none.setWidth(0);
    link.setBorderStyle(none);
    link.setDestination(to.destination());
    page.getAnnotations().add(link);
  }

  void setOutline(PDDocumentOutline outline) {
    if (!isInteractive) {
      return;
    }
    document.getDocumentCatalog().setDocumentOutline(outline);
  }

  /** Writes the whole file; the stream is not closed. Nothing can be drawn afterwards. */
  void save(OutputStream out) throws IOException {
    document.save(out);
  }

  @Override
  public void close() throws IOException {
    document.close();
    for (EmbeddedFont font : fonts.values()) {
      font.file().close();
    }
  }

  private PDType0Font font(Typeface typeface) {
    return fonts.computeIfAbsent(typeface, this::embed).font();
  }

  private EmbeddedFont embed(Typeface typeface) {
    try {
      TrueTypeFont file = printFonts.of(typeface).parsed();
      // Ligatures would change the width of text from the sum of its letters' widths.
      file.setEnableGsub(false);
      return new EmbeddedFont(PDType0Font.load(document, file, true), file);
    } catch (IOException e) {
      throw new UncheckedIOException("cannot embed a font", e);
    }
  }
}
