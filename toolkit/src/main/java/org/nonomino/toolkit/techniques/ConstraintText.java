package org.nonomino.toolkit.techniques;

import java.util.List;
import org.nonomino.render.PuzzlePicture;
import org.nonomino.render.TextPicture;
import org.nonomino.render.TextStyle;
import org.nonomino.text.ConstraintNotation;
import org.nonomino.toolkit.TechniquePosition;

/** Writes the pages about constraints as plain text, with an end of line after each line. */
public final class ConstraintText {
  private ConstraintText() {}

  /** Returns a table of all pages about constraints. */
  public static String table() {
    StringBuilder text = new StringBuilder("\nConstraints and their first moves\n");
    List<List<String>> rows =
        ConstraintPage.all().stream().map(page -> List.of(page.slug(), page.words())).toList();
    return text.append(Paragraphs.table(List.of("type", "name"), rows)).toString();
  }

  /**
   * Returns a page with its examples.
   *
   * @param size the size of grids for the table of forced digits
   */
  public static String page(ConstraintPage page, int size, TextStyle style) {
    StringBuilder text = new StringBuilder();
    text.append(page.words()).append("\nA constraint and its first moves\n");
    text.append(Paragraphs.wrapped(alsoCalled(page)));
    text.append('\n').append(Paragraphs.wrapped(page.meaning()));
    int number = 0;
    for (ConstraintPage.Move move : page.moves()) {
      number++;
      text.append('\n').append(title(number, move)).append("\n\n");
      text.append(Paragraphs.wrapped(move.text()));
      page.example(move).ifPresent(position -> text.append('\n').append(drawn(position, style)));
    }
    if (page.table().isPresent()) {
      text.append('\n').append(tableTitle(size)).append("\n\n");
      text.append(Paragraphs.wrapped(page.tableWords())).append('\n');
      text.append(table(page.table().get(), size));
    }
    text.append('\n').append(Paragraphs.wrapped("See also: " + String.join(", ", page.related())));
    return text.toString();
  }

  /** Returns a table of forced digits. */
  static String table(ForcedDigits table, int size) {
    return Paragraphs.table(table.columns(), table.rows(size));
  }

  /** Returns the heading of a move. */
  static String title(int number, ConstraintPage.Move move) {
    return number + ". " + move.title();
  }

  /** Returns the heading of a table of forced digits. */
  static String tableTitle(int size) {
    return "Table for %d×%d".formatted(size, size);
  }

  /** Returns a sentence with the other names. */
  static String alsoCalled(ConstraintPage page) {
    return "Also called: " + String.join(", ", page.aliases()) + ".";
  }

  /**
   * Returns the picture of a position with its step. It has only the candidates that the step is
   * about, so that a reader sees what to look at.
   */
  static PuzzlePicture picture(TechniquePosition position) {
    return PuzzlePicture.of(position.entry().puzzle())
        .withStep(position.step(), position.board())
        .withCandidates(SeenCandidates.of(position));
  }

  private static String drawn(TechniquePosition position, TextStyle style) {
    StringBuilder text = new StringBuilder();
    text.append(TextPicture.drawCandidates(picture(position), style));
    ConstraintNotation.lines(
            position.step().evidence().constraints(), position.board().rules().symbols())
        .forEach(line -> text.append(line).append('\n'));
    return text.append(TextPicture.KEY)
        .append('\n')
        .append(Paragraphs.explained(position))
        .toString();
  }
}
