package org.nonomino.app.explain;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import org.nonomino.explainer.Board;
import org.nonomino.explainer.Scale;
import org.nonomino.explainer.Step;
import org.nonomino.explainer.ToldStep;
import org.nonomino.explainer.terms.Reason;
import org.nonomino.explainer.terms.ReasonText;
import org.nonomino.explainer.terms.TechniqueFamily;

/** The amount of detail that {@code explain --detail} gives about a step. */
enum ExplainDetail {
  /** One line in the notation of solvers' forums. */
  NOTATION(3),
  /** One or two sentences, and a line for each branch of a forcing chain. */
  SHORT(6),
  /** Paragraphs for a reader who is new to the technique. */
  FULL(16);

  /** The indentation of a part of a step, as wide as the number of the step usually is. */
  private static final String INDENTATION = "   ";

  private static final int LINES_WITH_BRANCHES = 10;

  /** The number of characters that certainly fit in a line below a picture. */
  private static final int CHARACTERS_PER_LINE = 40;

  private final int lines;

  ExplainDetail(int lines) {
    this.lines = lines;
  }

  /**
   * Returns the number of lines reserved below each picture.
   *
   * @param steps the steps to draw: the branches of forcing chains need more room
   */
  int lines(List<ToldStep> steps) {
    boolean hasBranches =
        steps.stream()
            .anyMatch(each -> each.step().kind().family() == TechniqueFamily.FORCING_CHAINS);
    return this == SHORT && hasBranches ? LINES_WITH_BRANCHES : lines;
  }

  /** Returns whether the text of a step that joins several fits below one picture. */
  boolean isShort(ToldStep told) {
    return this != FULL && text(told.step(), told.board()).length() <= lines * CHARACTERS_PER_LINE;
  }

  /** Returns the sentences, and then the lines or the parts of the step, one depth below it. */
  private List<ReasonText> words(Step step, Board board) {
    Reason reason = step.reason(board);
    return switch (this) {
      case NOTATION -> List.of(reason.notation());
      case SHORT -> {
        List<ReasonText> words = new ArrayList<>(List.of(reason.sentence()));
        reason.lines().forEach(line -> words.add(new ReasonText(line.text(), List.of(), "", 1)));
        yield words;
      }
      case FULL -> reason.full();
    };
  }

  /**
   * Returns the description of a step without its name, not yet broken into lines, except that each
   * branch of a forcing chain begins a line.
   */
  String text(Step step, Board board) {
    String text =
        words(step, board).stream().map(ReasonText::text).collect(Collectors.joining(separator()));
    return this == NOTATION ? text.substring(text.indexOf(": ") + 2) : text;
  }

  private String separator() {
    return this == SHORT ? "\n" : " ";
  }

  /**
   * Returns the lines about a step, its number and its name first. Its parts are indented and
   * numbered: {@code 3a. Then r1c1 is not 5 (it sees r1c7).}
   *
   * @param number the number of the step in its path
   */
  List<String> paragraphs(Step step, Board board, Scale scale, int number) {
    List<String> paragraphs = new ArrayList<>();
    for (ReasonText words : words(step, board)) {
      paragraphs.add(
          INDENTATION.repeat(words.depth())
              + (words.mark().isEmpty() ? "" : String.valueOf(number))
              + words.text());
    }
    String title = this == NOTATION ? "" : title(step, scale) + ": ";
    paragraphs.set(0, number + ". " + title + paragraphs.get(0));
    return paragraphs;
  }

  /** Returns the name of a step with its rating or cost. */
  static String title(Step step, Scale scale) {
    return "%s (%s)"
        .formatted(
            step.name(),
            scale == Scale.SCORE ? step.kind().cost() * step.parts().size() : step.rating());
  }

  /** The name as people type it. */
  @Override
  public String toString() {
    return name().toLowerCase(Locale.ROOT);
  }
}
