package org.nonomino.bulk.render;

import java.io.IOException;
import java.io.PrintWriter;
import java.util.Comparator;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.nonomino.bulk.io.PrintedText;
import org.nonomino.bulk.io.StagedOutput;
import org.nonomino.core.EntryPart;
import org.nonomino.render.export.BookStyle;
import org.nonomino.render.export.Booklet;
import org.nonomino.render.export.BookletPuzzle;
import org.nonomino.render.export.BookletStyle;
import org.nonomino.render.export.BookletStyle.Answers;
import org.nonomino.toolkit.Difficulty;
import org.nonomino.toolkit.DrawnPuzzle;
import org.nonomino.toolkit.Sentences;

/** All pictures in one PDF, each with a heading. */
final class PictureBooklet implements PictureOutput {
  private final StagedOutput file;
  private final Booklet booklet;
  private final BookletStyle style;
  private final PrintWriter err;
  private boolean isFontTold;
  private int number;

  /**
   * Begins a booklet.
   *
   * @param err reports, once, letters that the font lacks
   */
  PictureBooklet(StagedOutput file, BookletStyle style, PrintWriter err) {
    this.file = file;
    this.style = style;
    this.booklet = new Booklet(style, file.stream());
    this.err = err;
    tellOfFont(style.title());
  }

  private void tellOfFont(String text) {
    if (!isFontTold && !Booklet.canShow(text)) {
      isFontTold = true;
      err.println(
          "nonomino: The font of Nonomino lacks some letters of '"
              + PrintedText.line(text)
              + "': they are shown as '?'.");
    }
  }

  /**
   * Checks the size of the pictures, because solutions next to their puzzles make both smaller, and
   * they must stay readable.
   */
  private void requireReadable(int size) throws IOException {
    if (style.answers() == Answers.BESIDE && !isReadable(style, size)) {
      String fewer =
          BookletStyle.PER_PAGE.stream()
              .filter(perPage -> isReadable(style.with(perPage, Answers.BESIDE), size))
              .max(Comparator.naturalOrder())
              .map(perPage -> "--per-page=" + perPage + " or ")
              .orElse("");
      throw new IOException(
          size
              + "×"
              + size
              + " puzzles would be too small to read with --answers=beside, "
              + style.perPage()
              + " per page. Use "
              + fewer
              + "--answers=end");
    }
  }

  private static boolean isReadable(BookletStyle style, int size) {
    return style.cell(size) >= BookStyle.MIN_READABLE_CELL;
  }

  @Override
  public void take(DrawnPuzzle puzzle) throws IOException {
    requireReadable(puzzle.entry().puzzle().size());
    number++;
    String author = puzzle.entry().text(EntryPart.AUTHOR).map(name -> "by " + name).orElse("");
    String ending = puzzle.entry().hasFog() ? Sentences.FOG_NOT_PRINTED : "";
    String remark =
        Stream.of(author, puzzle.caption(), ending)
            .filter(text -> !text.isEmpty())
            .collect(Collectors.joining(". "));
    String heading = heading(puzzle);
    tellOfFont(heading + remark);
    BookletPuzzle drawn = new BookletPuzzle(puzzle.picture(), heading, remark, puzzle.solution());
    if (puzzle.answer().isPresent()) {
      DrawnPuzzle.Answer answer = puzzle.answer().get();
      booklet.add(drawn, answer.picture(), answer.text());
    } else {
      booklet.add(drawn);
    }
  }

  /**
   * Returns number, title, level and rating, as far as they are known: {@code 3. Windmill – hard
   * (2.3)}.
   */
  private String heading(DrawnPuzzle puzzle) {
    String label = puzzle.entry().label();
    String level =
        puzzle
            .rated()
            .map(Difficulty::words)
            .or(() -> puzzle.entry().text(EntryPart.LEVEL))
            .orElse("");
    String words =
        Stream.of(label, level).filter(text -> !text.isEmpty()).collect(Collectors.joining(" – "));
    return words.isEmpty() ? Integer.toString(number) : number + ". " + words;
  }

  @Override
  public void end() throws IOException {
    if (number > 0) {
      booklet.finish();
      file.keep();
    }
  }

  @Override
  public void close() throws IOException {
    try (file) {
      booklet.close();
    }
  }
}
