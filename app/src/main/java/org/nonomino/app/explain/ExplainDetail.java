package org.nonomino.app.explain;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.nonomino.explainer.Board;
import org.nonomino.explainer.Scale;
import org.nonomino.explainer.Step;

/** The amount of detail that {@code explain --detail} gives about a step. */
enum ExplainDetail {
  /** One line in the notation of solvers' forums. */
  NOTATION(3),
  /** One or two sentences. */
  SHORT(6),
  /** Paragraphs for a reader who is new to the technique. */
  FULL(16);

  private final int lines;

  ExplainDetail(int lines) {
    this.lines = lines;
  }

  /** Returns the number of lines reserved below a picture. */
  int lines() {
    return lines;
  }

  private List<String> words(Step step, Board board) {
    return switch (this) {
      case NOTATION -> List.of(step.notation(board));
      case SHORT -> List.of(step.explain(board));
      case FULL -> step.explainInFull(board);
    };
  }

  /** Returns the description of a step without its name, not yet broken into lines. */
  String text(Step step, Board board) {
    String text = String.join(" ", words(step, board));
    return this == NOTATION ? text.substring(text.indexOf(": ") + 2) : text;
  }

  /** Returns the lines about a step, its name first. */
  List<String> paragraphs(Step step, Board board, Scale scale) {
    List<String> paragraphs = new ArrayList<>(words(step, board));
    if (this != NOTATION) {
      paragraphs.set(0, title(step, scale) + ": " + paragraphs.get(0));
    }
    return paragraphs;
  }

  /** Returns the name of a step with its rating or cost. */
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
