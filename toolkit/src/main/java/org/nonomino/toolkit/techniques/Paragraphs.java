package org.nonomino.toolkit.techniques;

import java.util.ArrayList;
import java.util.List;
import org.nonomino.explainer.terms.Reason;
import org.nonomino.explainer.terms.ReasonText;
import org.nonomino.toolkit.TechniquePosition;

/** Lays out paragraphs and tables as plain text of {@value #WIDTH} columns. */
final class Paragraphs {
  private static final int WIDTH = 80;
  private static final String INDENTATION = "  ";
  private static final String GAP = "  ";

  private Paragraphs() {}

  /** Returns a paragraph wrapped to the maximum width; a longer word gets a line for itself. */
  static String wrapped(String paragraph) {
    return wrapped(paragraph, 0);
  }

  /** Returns a paragraph as {@link #wrapped(String)} does, indented by its depth in the step. */
  static String wrapped(String paragraph, int depth) {
    return wrapped(paragraph, INDENTATION.repeat(depth), WIDTH);
  }

  private static String wrapped(String paragraph, String margin, int columns) {
    int width = columns - margin.length();
    StringBuilder text = new StringBuilder(margin);
    int used = 0;
    for (String word : paragraph.split(" ", -1)) {
      boolean fits = used > 0 && used + 1 + word.length() <= width;
      text.append(fits ? " " : used == 0 ? "" : "\n" + margin).append(word);
      used = fits ? used + 1 + word.length() : word.length();
    }
    return text.append('\n').toString();
  }

  /** Returns the explanation of the step of a position, short and in full. */
  static String explained(TechniquePosition position) {
    Reason reason = position.step().reason(position.board());
    StringBuilder text = new StringBuilder();
    text.append(wrapped(position.step() + ": " + reason.sentence().text()));
    reason.lines().forEach(line -> text.append(wrapped(line.text(), 1)));
    text.append("\nIn full:\n");
    for (ReasonText paragraph : reason.full()) {
      text.append(wrapped(paragraph.text(), paragraph.depth()));
    }
    return text.toString();
  }

  /**
   * Returns a table in columns. The last column is wrapped.
   *
   * @param headings the headings of the columns
   * @param rows each with a text per column
   */
  static String table(List<String> headings, List<List<String>> rows) {
    int last = headings.size() - 1;
    List<List<String>> all = new ArrayList<>(List.of(headings));
    all.addAll(rows);
    StringBuilder text = new StringBuilder();
    for (List<String> row : all) {
      StringBuilder start = new StringBuilder();
      for (int column = 0; column < last; column++) {
        int index = column;
        int width = all.stream().mapToInt(each -> each.get(index).length()).max().orElse(0);
        String cell = row.get(column);
        start.append(GAP).append(cell).append(" ".repeat(width - cell.length()));
      }
      start.append(GAP);
      String margin = " ".repeat(start.length());
      String end = wrapped(row.get(last), margin, WIDTH);
      text.append(start).append(end.substring(margin.length()));
    }
    return text.toString();
  }
}
