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
    for (double scale = 1; scale * size >= min(layout); scale -= SCALE_STEP) {
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
        bold(words.heading(), TypeSizes.shrunk(headingSize))
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
    SetHeading set = set(heading, room);
    FittedText text = set.text();
    double step = text.size() * FittedText.LEADING;
    double lowest = set.areStarsBelow() ? baseline - step : baseline;
    double end = grids.x();
    int count = text.lines().size();
    for (int line = 0; line < count; line++) {
      String words = text.lines().get(line);
      pen.writeFrom(
          words,
          grids.x(),
          lowest - (count - 1 - line) * step,
          text.size(),
          Typeface.BOLD,
          layout.colour(Ink.Kind.GIVEN));
      end = grids.x() + layout.width(words, Typeface.BOLD, text.size());
    }
    double stars = set.areStarsBelow() ? grids.x() - Stars.GAP * text.size() : end;
    Stars.draw(pen, heading, stars, baseline, text.size(), layout.colour(Ink.Kind.GIVEN));
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

  /**
   * A heading in the lines above a picture.
   *
   * @param text its words
   * @param areStarsBelow whether the stars have the last line for themselves
   */
  private record SetHeading(FittedText text, boolean areStarsBelow) {}

  /**
   * Sets a heading into its lines. If the words and the stars do not fit into one line, the stars
   * are in the line below, so that the words have the whole width. Only a longer heading shares its
   * last line with the stars.
   */
  private SetHeading set(Heading heading, double width) {
    double smallest = TypeSizes.shrunk(headingSize);
    double needed = Stars.width(heading, headingSize) + bold(heading, headingSize);
    double largest = Math.max(smallest, headingSize * Math.min(1, width / needed));
    boolean isLong = bold(heading, largest) + Stars.width(heading, largest) > width + TOLERANCE;
    if (isLong && heading.allStars() > 0 && lines.heading() > 1) {
      double words = smallest * Math.min(1, width / bold(heading, smallest));
      double stars = smallest * width / (Stars.width(heading, smallest) - Stars.GAP * smallest);
      double size = Math.min(words, stars);
      if (size >= min(layout)) {
        return new SetHeading(
            layout.fit(heading.text(), Typeface.BOLD, size, size, 1, width + TOLERANCE), true);
      }
    }
    double room = width - Stars.width(heading, largest) + TOLERANCE;
    return new SetHeading(
        layout.fit(heading.text(), Typeface.BOLD, largest, smallest, lines.heading(), room), false);
  }

  private double bold(Heading heading, double size) {
    return layout.width(shown(heading), Typeface.BOLD, size);
  }

  private static double min(PageTemplate layout) {
    return layout.look().largePrint() ? TypeSizes.MIN_LARGE_PRINT : TypeSizes.MIN;
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
