package org.nonomino.render.export;

import java.io.IOException;
import java.util.List;
import java.util.function.Supplier;
import org.apache.pdfbox.pdmodel.PDPage;
import org.nonomino.render.Ink;
import org.nonomino.render.Typeface;

/**
 * The text around the pictures of a page of slots in a book: at the left of the first line the
 * heading, at its right the first reference if there is room for both, and below the pictures the
 * remark and the other references.
 *
 * @param layout the pages
 * @param headingSize the size of the type of headings
 * @param size the size of the type of everything else
 * @param lines the numbers of lines of all slots
 * @param isInline whether the first reference is in the line of the heading
 */
record SlotText(
    PageTemplate layout, double headingSize, double size, ItemSizes.Lines lines, boolean isInline) {
  /** The maximum difference between equal widths. */
  private static final double TOLERANCE = 0.01;

  /** The step between two sizes of reduced text. */
  private static final double SCALE_STEP = 0.02;

  private static final int REMARK_LINES = 5;

  /** The minimum distance of a reference from the heading before it, in ems. */
  private static final double GAP = 1.5;

  /**
   * The text of one slot.
   *
   * @param references the words of the references
   */
  record Words(Heading heading, String remark, List<String> references) {
    /** Copies the list. */
    Words {
      references = List.copyOf(references);
    }
  }

  /**
   * A reference to other pages.
   *
   * @param words with {@code {page}} for their numbers
   * @param to the places on these pages, at least one
   */
  record Reference(String words, List<Supplier<Mark>> to) {
    /** Copies the list. */
    Reference {
      to = List.copyOf(to);
    }

    /** Returns the words with numbers of pages as long as they can be. */
    String longest() {
      return References.longest(words, to.size());
    }
  }

  /**
   * Finds the place of everything for slots with pictures of a given width. If possible, all text
   * is reduced until the first reference fits into the line of the heading.
   *
   * @param all the text of all slots, to make them look alike
   * @param width of all grids of a slot together
   */
  static SlotText of(
      PageTemplate layout, double headingSize, double size, List<Words> all, double width) {
    double least = layout.look().largePrint() ? TypeSizes.MIN_LARGE_PRINT : TypeSizes.MIN;
    for (double scale = 1; scale * size >= least; scale -= SCALE_STEP) {
      SlotText inline =
          new SlotText(layout, scale * headingSize, scale * size, new ItemSizes.Lines(1, 0), true);
      if (all.stream().allMatch(words -> inline.isOneLine(words, width))) {
        return inline.withLines(all, width);
      }
    }
    return new SlotText(layout, headingSize, size, new ItemSizes.Lines(1, 0), false)
        .withLines(all, width);
  }

  private SlotText withLines(List<Words> all, double width) {
    int heading =
        all.stream().allMatch(words -> isOneLine(words, width)) ? 1 : TypeSizes.HEADING_LINES;
    int below = all.stream().mapToInt(words -> below(words, width)).max().orElse(0);
    return new SlotText(layout, headingSize, size, new ItemSizes.Lines(heading, below), isInline);
  }

  private boolean isOneLine(Words words, double width) {
    double heading =
        layout.width(shown(words.heading()), Typeface.BOLD, TypeSizes.shrunk(headingSize))
            + Stars.width(words.heading(), TypeSizes.shrunk(headingSize));
    double reference =
        isInline && !words.references().isEmpty()
            ? GAP * size + width(words.references().get(0))
            : 0;
    return heading + reference <= width;
  }

  private String shown(Heading heading) {
    return ShownText.of(heading.text(), layout.look().fonts().of(Typeface.BOLD));
  }

  private int below(Words words, double width) {
    int references = words.references().size();
    return remark(words.remark(), width).lines().size()
        + Math.max(0, isInline ? references - 1 : references);
  }

  private FittedText remark(String remark, double width) {
    return FittedText.fitParagraphs(
        remark,
        layout.look().fonts().of(Typeface.REGULAR),
        size,
        TypeSizes.shrunk(size),
        REMARK_LINES,
        width);
  }

  /** Returns the width of a reference of an answer in the smallest type. */
  static double minWidth(PageTemplate layout, String reference) {
    double size = TypeSizes.shrunk(layout.type().answerRemark());
    return layout.width(reference, Typeface.REGULAR, size) + TOLERANCE;
  }

  private double width(String reference) {
    return layout.width(reference, Typeface.REGULAR, size);
  }

  /**
   * Writes everything around the pictures of a slot.
   *
   * @param page of the slot
   * @param target receives the references, to write them when the page numbers are known
   * @param side of each picture
   */
  void write(
      PdfPen pen,
      PDPage page,
      References target,
      PageGrid.Slot slot,
      double side,
      Heading heading,
      String remark,
      List<Reference> references)
      throws IOException {
    Frame grids = slot.grids(side);
    double baseline = slot.headingBottom() - PageTemplate.DESCENT * headingSize;
    boolean hasInline = isInline && !references.isEmpty();
    double reserved = hasInline ? GAP * size + width(references.get(0).longest()) : 0;
    double room = grids.width() - reserved;
    double needed =
        Stars.width(heading, headingSize)
            + layout.width(shown(heading), Typeface.BOLD, headingSize);
    double largest =
        Math.max(TypeSizes.shrunk(headingSize), headingSize * Math.min(1, room / needed));
    FittedText text =
        layout.fit(
            heading.text(),
            Typeface.BOLD,
            largest,
            TypeSizes.shrunk(headingSize),
            lines.heading(),
            room - Stars.width(heading, largest) + TOLERANCE);
    double end = grids.x();
    int count = text.lines().size();
    for (int line = 0; line < count; line++) {
      String words = text.lines().get(line);
      pen.writeFrom(
          words,
          grids.x(),
          baseline - (count - 1 - line) * text.size() * FittedText.LEADING,
          text.size(),
          Typeface.BOLD,
          layout.colour(Ink.Kind.GIVEN));
      end = grids.x() + layout.width(words, Typeface.BOLD, text.size());
    }
    Stars.draw(pen, heading, end, baseline, text.size(), layout.colour(Ink.Kind.GIVEN));
    if (hasInline) {
      Reference first = references.get(0);
      double width = width(first.longest()) + GAP * size / 2;
      target.add(
          page,
          new References.Reference(
              first.words(),
              first.to(),
              grids.right(),
              false,
              baseline,
              size,
              new Frame(grids.right() - width, baseline - size, width, 1.3 * size)));
    }
    writeBelow(
        pen,
        page,
        target,
        grids,
        slot,
        side,
        remark,
        hasInline ? references.subList(1, references.size()) : references);
  }

  private void writeBelow(
      PdfPen pen,
      PDPage page,
      References target,
      Frame grids,
      PageGrid.Slot slot,
      double side,
      String remark,
      List<Reference> references)
      throws IOException {
    double y = slot.remarkTop(side);
    FittedText text = remark(remark, grids.width());
    for (String line : text.lines()) {
      pen.write(
          line,
          grids.centre(),
          y + size,
          text.size(),
          Typeface.REGULAR,
          layout.colour(Ink.Kind.LABEL));
      y += size * FittedText.LEADING;
    }
    for (Reference reference : references) {
      double height = size * FittedText.LEADING;
      target.add(
          page,
          new References.Reference(
              reference.words(),
              reference.to(),
              grids.centre(),
              true,
              y + size,
              size,
              new Frame(slot.x(), y, slot.width(), height)));
      y += height;
    }
  }
}
