package org.nonomino.render.export;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import org.apache.pdfbox.pdmodel.PDPage;
import org.nonomino.render.Ink;
import org.nonomino.render.Typeface;

/**
 * Text that names the pages of other things and links to them, written when all pages have their
 * numbers. Not thread-safe.
 */
final class References {
  private static final String PAGE = "{page}";
  private static final String SEPARATOR = ", ";

  /** Represents any page number when text is measured. */
  private static final String ANY_PAGE = "999";

  private final Map<PDPage, List<Reference>> byPage = new HashMap<>();

  /**
   * Text to be written later.
   *
   * @param words with {@code {page}} for the numbers
   * @param to the targets, known when the text is written; at least one
   * @param anchor the x of its middle, or of its right end
   * @param isCentred whether the anchor is its middle
   * @param area the area of the link, if it is larger than the text
   */
  record Reference(
      String words,
      List<Supplier<Mark>> to,
      double anchor,
      boolean isCentred,
      double baseline,
      double size,
      Frame area) {}

  /** Returns the words of a reference with numbers of pages as long as they can be. */
  static String longest(String words, int pages) {
    return words(words, Collections.nCopies(pages, ANY_PAGE));
  }

  private static String words(String words, Collection<String> numbers) {
    return words.replace(PAGE, String.join(SEPARATOR, numbers));
  }

  void add(PDPage page, Reference reference) {
    byPage.computeIfAbsent(page, any -> new ArrayList<>()).add(reference);
  }

  void write(PdfFile file, PageTemplate layout, PDPage page, PdfPen pen) throws IOException {
    for (Reference reference : byPage.getOrDefault(page, List.of())) {
      Map<String, Mark> targets = new LinkedHashMap<>();
      for (Supplier<Mark> to : reference.to) {
        Mark mark = to.get();
        targets.putIfAbsent(String.valueOf(mark.number()), mark);
      }
      String words = words(reference.words, targets.keySet());
      FittedText text =
          layout.fit(
              words,
              Typeface.REGULAR,
              reference.size,
              TypeSizes.shrunk(reference.size),
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
        if (targets.size() == 1) {
          file.link(page, reference.area, targets.values().iterator().next());
        } else {
          int end = reference.words.indexOf(PAGE);
          for (Map.Entry<String, Mark> target : targets.entrySet()) {
            int start = end;
            end = start + target.getKey().length();
            if (end <= line.length()) {
              double before = layout.width(line.substring(0, start), Typeface.REGULAR, text.size());
              double after = layout.width(line.substring(0, end), Typeface.REGULAR, text.size());
              Frame area = reference.area;
              file.link(
                  page,
                  new Frame(left + before, area.y(), after - before, area.height()),
                  target.getValue());
            }
            end += SEPARATOR.length();
          }
        }
      }
    }
  }
}
