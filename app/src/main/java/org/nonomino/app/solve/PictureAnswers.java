package org.nonomino.app.solve;

import org.nonomino.app.io.ErrorReport;
import org.nonomino.core.Grid;
import org.nonomino.core.PuzzleEntry;
import org.nonomino.render.TextPicture;
import org.nonomino.render.TextStyle;
import org.nonomino.text.MalformedTextException;
import org.nonomino.text.Place;
import org.nonomino.toolkit.Sentences;

/** For people: the solution with the borders of the regions, and a sentence. */
public final class PictureAnswers implements AnswerFormat {
  private final TextStyle style;
  private final boolean hasHeadings;

  /**
   * @param hasHeadings whether each puzzle gets a heading, which one alone does not need
   */
  public PictureAnswers(TextStyle style, boolean hasHeadings) {
    this.style = style;
    this.hasHeadings = hasHeadings;
  }

  @Override
  public String answer(SolvedPuzzle answer) {
    String picture = answer.found().isEmpty() ? "" : picture(answer.entry(), answer.found().get(0));
    return heading(answer.place(), answer.entry())
        + picture
        + Sentences.of(answer.result())
        + "\n"
        + gap();
  }

  @Override
  public String malformed(MalformedTextException problem) {
    return hasHeadings ? problem.place() + "\n" + ErrorReport.sentence(problem) + "\n" + gap() : "";
  }

  @Override
  public String solution(Place place, PuzzleEntry entry, long number, Grid solution) {
    return (number == 1 ? heading(place, entry) : "") + picture(entry, solution);
  }

  @Override
  public String endOfSolutions(SolvedPuzzle answer) {
    return (answer.result().report().solutions() == 0
            ? heading(answer.place(), answer.entry())
            : "")
        + Sentences.of(answer.result())
        + "\n"
        + gap();
  }

  private String heading(Place place, PuzzleEntry entry) {
    if (!hasHeadings) {
      return "";
    }
    String label = entry.label();
    return place + (label.isEmpty() ? "" : ": " + label) + "\n";
  }

  private String gap() {
    return hasHeadings ? "\n" : "";
  }

  private String picture(PuzzleEntry entry, Grid solution) {
    return TextPicture.draw(entry.puzzle(), solution, style);
  }
}
