package org.nonomino.render.export;

import java.io.IOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import org.apache.pdfbox.pdmodel.PDPage;
import org.nonomino.render.Ink;
import org.nonomino.render.Typeface;

/**
 * Text that names the page of something else and links to it, written when all pages have their
 * numbers. Not thread-safe.
 */
final class References {
  private static final String PAGE = "{page}";

  private final Map<PDPage, List<Reference>> byPage = new HashMap<>();

  /**
   * Text to be written later.
   *
   * @param words with {@code {page}} for the number
   * @param to the target, known when the text is written
   * @param anchor the x of its middle, or of its right end
   * @param isCentred whether the anchor is its middle
   * @param area the area of the link, if it is larger than the text
   */
  record Reference(
      String words,
      Supplier<Mark> to,
      double anchor,
      boolean isCentred,
      double baseline,
      double size,
      Frame area) {}

  void add(PDPage page, Reference reference) {
    byPage.computeIfAbsent(page, any -> new ArrayList<>()).add(reference);
  }

  void write(PdfFile file, PageTemplate layout, PDPage page, PdfPen pen) throws IOException {
    for (Reference reference : byPage.getOrDefault(page, List.of())) {
      Mark to = reference.to.get();
      String words = reference.words.replace(PAGE, String.valueOf(to.number()));
      FittedText text =
          layout.fit(
              words,
              Typeface.REGULAR,
              reference.size,
              reference.size * TypeSizes.SHRINKING,
              1,
              reference.area.width());
      for (String line : text.lines()) {
        double width = layout.width(line, Typeface.REGULAR, text.size());
        double left = reference.anchor - (reference.isCentred ? width / 2 : width);
        pen.writeFrom(
            line,
            left,
            reference.baseline,
            text.size(),
            Typeface.REGULAR,
            layout.colour(Ink.Kind.LABEL));
        file.link(page, reference.area, to);
      }
    }
  }
}
