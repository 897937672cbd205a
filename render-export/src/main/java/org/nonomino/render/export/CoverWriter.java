package org.nonomino.render.export;

import java.io.IOException;
import java.io.OutputStream;
import java.util.Optional;
import java.util.OptionalDouble;
import org.apache.pdfbox.pdmodel.PDPage;

/** Writes the cover of a book as a PDF with a single sheet: back, spine and front. */
public final class CoverWriter {
  private CoverWriter() {}

  /**
   * Writes a whole file; equal arguments give equal bytes. The stream is not closed.
   *
   * @param colours the colour space of the cover
   * @return the size of the letters on the spine, in points; empty if there are none
   * @throws IllegalArgumentException if the book has no cover, or if the blurb is too long
   */
  public static OptionalDouble write(
      Book book, BookStyle style, CoverSheet sheet, PrintColours colours, OutputStream out)
      throws IOException {
    Book.Cover cover =
        book.cover().orElseThrow(() -> new IllegalArgumentException("the book has no cover"));
    PageTemplate layout = layout(style);
    CoverArt art = new CoverArt(layout, book.titles(), cover);
    PageShape shape = sheet.shape();
    OptionalDouble spineType = OptionalDouble.empty();
    try (PdfFile file =
        new PdfFile(
            style.look().fonts(),
            colours,
            book.words().language(),
            Optional.of(sheet.order().service()))) {
      PDPage page = file.newPage(shape, 1);
      try (PdfPen pen = file.penOn(page)) {
        art.drawGround(pen, shape.bled(1), sheet.trim());
        new CoverBack(layout, book.titles(), cover, art).draw(pen);
        if (sheet.spineText().isPresent()) {
          spineType = art.drawSpine(pen, sheet.spineText().get(), sheet.spine().width());
        }
        art.drawFront(pen, sheet.front());
        if (shape.edges() == PageShape.Edges.MARKED) {
          CropMarks.atTopAndBottom(pen, shape, sheet.spine().x());
          CropMarks.atTopAndBottom(pen, shape, sheet.spine().right());
        }
      }
      file.append(page);
      file.describe(book.titles().title(), book.titles().author(), book.titles().subtitle());
      file.save(out);
    }
    return spineType;
  }

  /**
   * Returns the number of characters from the beginning of a blurb that fit on the back of a cover
   * in the smallest type; all of them if it is short enough.
   */
  public static int fitting(String blurb, BookStyle style) {
    Frame room = CoverBack.blurbRoom(style.look());
    return Blurb.fitting(blurb, layout(style), room);
  }

  private static PageTemplate layout(BookStyle style) {
    return style.layout(1);
  }
}
