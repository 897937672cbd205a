package org.nonomino.render.export;

import java.io.Closeable;
import java.io.IOException;
import java.io.OutputStream;
import java.util.List;
import java.util.Optional;
import org.apache.pdfbox.pdmodel.PDPage;
import org.nonomino.render.Picture;
import org.nonomino.render.PictureLayout;

/**
 * Writes many puzzles into one PDF: pages of puzzles, then pages of answers, with page numbers and
 * bookmarks. Not thread-safe. It holds little data per puzzle until the end, so that ten thousand
 * puzzles fit into a heap of 512 MiB.
 *
 * <p>A page is cut into equal slots, as many as the style specifies, in the rows and columns that
 * leave the pictures the most room. Puzzles of all sizes may be mixed. Each picture fills its slot,
 * but a cell is never wider than 64 points. A page of solutions after the puzzles has as many as
 * leave each cell 11.5 points, but at most 30. For size 9 that is 20 on A4, 16 on Letter.
 *
 * <p>In large print, borders are wider by more than half. A cell of a puzzle is at least 34 points
 * wide, so that figures are 18 points high (a quarter of an inch), and in solutions after the
 * puzzles 24 points, so that their type has 18 points. For that, a page has fewer puzzles than the
 * style specifies. If even a single puzzle on a page has smaller cells (for sizes of at least 16,
 * or of at least 8 with the solution next to it), it has all the room of the page. Titles,
 * headings, remarks and page numbers are in type of 18 points or more. As always, givens are bold
 * and the other digits of a solution are not, so that readers can distinguish them.
 *
 * <p>A heading that is too long becomes a little smaller, then has two lines, then ends in an
 * ellipsis. A remark has the lines reserved for it, and a title has one line. Characters that the
 * fonts lack are shown as {@code ?}.
 */
public final class Booklet implements Closeable {
  /*
   * Each puzzle is drawn when it is added, and so is its solution. Two pages are open, one of each
   * section, and those before them are compressed streams, some 1.5 kB for a puzzle of size 9. So
   * only these, the headings and the places of the bookmarks are held until the end. Page numbers
   * are written at the end, when their total is known.
   */

  /**
   * The minimum width of a cell in solutions after the puzzles, in points; with {@link
   * PictureLayout}, digits of 9 points.
   */
  private static final double MIN_ANSWER_CELL = 11.5;

  private static final int MAX_ANSWERS = 30;
  private static final String SOLUTIONS = "Solutions";

  private final BookletStyle style;
  private final OutputStream out;
  private final PageTemplate layout;
  private final SlotSizes sizes;
  private final PdfFile file = new PdfFile();
  private final SlotFlow puzzles;
  private final SlotFlow answers;
  private boolean isFinished;

  /**
   * Begins a booklet.
   *
   * @param out is written at {@link #finish}, and not closed
   */
  public Booklet(BookletStyle style, OutputStream out) {
    this(style, "", out);
  }

  /**
   * Begins a booklet.
   *
   * @param introduction sentences above the puzzles of each page, in at most four lines; may be
   *     empty
   * @param out is written at {@link #finish}, and not closed
   */
  public Booklet(BookletStyle style, String introduction, OutputStream out) {
    this.style = style;
    this.out = out;
    layout = new PageTemplate(style.look(), TypeSizes.of(style.largePrint(), style.perPage()));
    sizes = new SlotSizes(layout, style.perPage(), isBeside(), MIN_ANSWER_CELL, MAX_ANSWERS);
    String title = ShownText.withoutControls(style.title());
    puzzles = new SlotFlow(new PageRun(file, layout, title, introduction, title, 1));
    answers =
        new SlotFlow(
            new PageRun(
                file,
                layout,
                SOLUTIONS,
                title.isEmpty() ? SOLUTIONS : title + " – " + SOLUTIONS,
                1));
  }

  /**
   * Returns whether the fonts have all characters of a string; missing ones appear as {@code ?}.
   */
  public static boolean canShow(String text) {
    return PrintFonts.BUNDLED.lacking(text).isEmpty();
  }

  /**
   * Returns the number of lines that a remark needs below a puzzle, but at most as many as leave
   * the picture half of the height of its slot.
   */
  public int remarkLines(Picture picture, String remark) {
    PageGrid usual = sizes.puzzles(puzzles.room(), picture.longerSide(), 1);
    int lines = layout.remarkLines(usual, remark);
    // Slots with more lines may be narrower.
    PageGrid grid = sizes.puzzles(puzzles.room(), picture.longerSide(), lines);
    return Math.max(lines, layout.remarkLines(grid, remark));
  }

  /**
   * Adds a puzzle, with its solution if it has one.
   *
   * @throws IllegalArgumentException if the solution and the puzzle differ in size
   * @throws IllegalStateException after {@link #finish} or {@link #close}
   */
  public void add(BookletPuzzle puzzle) throws IOException {
    requireUnfinished();
    add(puzzle, puzzle.solved(), "");
  }

  /**
   * Adds a puzzle with an answer. Next to a puzzle, the string is not printed, because there is no
   * room for it.
   *
   * @param answer such as the solution, of the same size
   * @param text below the answer, in up to five lines; may be empty
   * @throws IllegalStateException after {@link #finish} or {@link #close}
   */
  public void add(BookletPuzzle puzzle, Picture answer, String text) throws IOException {
    requireUnfinished();
    add(puzzle, Optional.of(answer), text);
  }

  private void add(BookletPuzzle puzzle, Optional<Picture> solved, String text) throws IOException {
    Picture picture = puzzle.picture();
    if (solved.isPresent()
        && (solved.get().rows() != picture.rows() || solved.get().columns() != picture.columns())) {
      throw new IllegalArgumentException("the solution and the puzzle differ in size");
    }
    PageGrid.Slot slot =
        puzzles.nextSlot(
            sizes.puzzles(puzzles.room(), picture.longerSide(), puzzle.remarkLines()),
            puzzle.heading());
    PdfPen pen = puzzles.pen();
    layout.writeHeading(pen, slot, Heading.of(puzzle.heading()));
    layout.drawPicture(pen, slot, 0, picture);
    if (isBeside() && solved.isPresent()) {
      layout.drawPicture(pen, slot, 1, solved.get());
    }
    layout.writeRemark(pen, slot, puzzle.remark(), picture);
    if (style.answers() == BookletStyle.Answers.END && solved.isPresent()) {
      addAnswer(puzzle.heading(), solved.get(), text);
    }
  }

  /**
   * Writes the whole PDF; equal puzzles and styles give equal bytes. Nothing may be added
   * afterwards.
   *
   * @throws IllegalStateException if there is not a puzzle, because a PDF has at least one page; or
   *     after {@link #finish} or {@link #close}
   */
  public void finish() throws IOException {
    requireUnfinished();
    int count = puzzles.marks().size();
    if (count == 0) {
      throw new IllegalStateException("a booklet needs at least one puzzle");
    }
    isFinished = true;
    puzzles.close();
    answers.close();
    appendPages();
    Bookmarks outline = new Bookmarks();
    outline.addSection("Puzzles", puzzles.marks());
    if (!answers.marks().isEmpty()) {
      outline.addSection(SOLUTIONS, answers.marks());
    }
    file.setOutline(outline.outline());
    file.describe(style.title(), style.author(), count == 1 ? "1 puzzle" : count + " puzzles");
    file.save(out);
  }

  /** Discards the pending pages; without {@link #finish} no output is written. */
  @Override
  public void close() throws IOException {
    isFinished = true;
    try (file;
        puzzles;
        answers) {
      // Each is closed even if closing the others fails.
    }
  }

  private void requireUnfinished() {
    if (isFinished) {
      throw new IllegalStateException("the booklet is finished or closed");
    }
  }

  private void addAnswer(String heading, Picture solved, String text) throws IOException {
    PageGrid.Slot slot =
        answers.nextSlot(answerGrid(solved.longerSide(), !text.isEmpty()), heading);
    layout.writeHeading(answers.pen(), slot, Heading.of(heading));
    layout.drawPicture(answers.pen(), slot, 0, solved);
    layout.writeRemark(answers.pen(), slot, text, solved);
  }

  private PageGrid answerGrid(double cells, boolean hasText) {
    return sizes.answers(answers.room(), cells, hasText ? SlotSizes.TEXT_LINES : 0, hasText);
  }

  private boolean isBeside() {
    return style.answers() == BookletStyle.Answers.BESIDE;
  }

  /** Writes the page numbers, when the number of the last page is known. */
  private void appendPages() throws IOException {
    int total = puzzles.pages().size() + answers.pages().size();
    int number = 0;
    for (SlotFlow section : List.of(puzzles, answers)) {
      for (PDPage page : section.pages()) {
        number++;
        try (PdfPen pen = file.penOn(page)) {
          layout.writeNumber(pen, number, number + " / " + total);
        }
        file.append(page);
      }
    }
  }
}
