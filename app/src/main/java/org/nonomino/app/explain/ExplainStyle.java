package org.nonomino.app.explain;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.BiFunction;
import org.nonomino.explainer.Board;
import org.nonomino.explainer.Scale;
import org.nonomino.explainer.Step;

/** How much {@code explain --style} says of a step. */
enum ExplainStyle {
  /** A line that solvers read. */
  NOTATION(3, (step, board) -> List.of(step.notation(board))),
  /** One or two sentences. */
  SHORT(6, (step, board) -> List.of(step.explain(board))),
  /** Paragraphs for somebody who does not know the technique. */
  FULL(16, Step::explainInFull);

  private final int lines;
  private final BiFunction<Step, Board, List<String>> words;

  ExplainStyle(int lines, BiFunction<Step, Board, List<String>> words) {
    this.lines = lines;
    this.words = words;
  }

  /** Returns how many lines are kept below a picture. */
  int lines() {
    return lines;
  }

  /** Returns all about a step without its name, to be broken into lines. */
  String text(Step step, Board board) {
    String text = String.join(" ", words.apply(step, board));
    return this == NOTATION ? text.substring(text.indexOf(": ") + 2) : text;
  }

  /** Returns the lines about a step, its name first. */
  List<String> paragraphs(Step step, Board board, Scale scale) {
    List<String> paragraphs = new ArrayList<>(words.apply(step, board));
    if (this != NOTATION) {
      paragraphs.set(0, title(step, scale) + ": " + paragraphs.get(0));
    }
    return paragraphs;
  }

  /** Returns the name of a step with how hard it is. */
  static String title(Step step, Scale scale) {
    return "%s (%s)"
        .formatted(step.name(), scale == Scale.SCORE ? step.kind().cost() : step.rating());
  }

  /** The name as people type it. */
  @Override
  public String toString() {
    return name().toLowerCase(Locale.ROOT);
  }
}
