package org.nonomino.app.explain;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.nonomino.explainer.Board;
import org.nonomino.explainer.Scale;
import org.nonomino.explainer.Step;

/** How much {@code explain --style} says of a step. */
enum ExplainStyle {
  /** A line that solvers read. */
  NOTATION(3) {
    @Override
    String text(Step step, Board board) {
      String notation = step.notation(board);
      return notation.substring(notation.indexOf(": ") + 2);
    }

    @Override
    List<String> paragraphs(Step step, Board board, Scale scale) {
      return List.of(step.notation(board));
    }
  },

  /** One or two sentences. */
  SHORT(6) {
    @Override
    String text(Step step, Board board) {
      return step.explain(board);
    }

    @Override
    List<String> paragraphs(Step step, Board board, Scale scale) {
      return List.of(title(step, scale) + ": " + text(step, board));
    }
  },

  /** Paragraphs for somebody who does not know the technique. */
  FULL(16) {
    @Override
    String text(Step step, Board board) {
      return String.join(" ", step.explainInFull(board));
    }

    @Override
    List<String> paragraphs(Step step, Board board, Scale scale) {
      List<String> paragraphs = new ArrayList<>(step.explainInFull(board));
      paragraphs.set(0, title(step, scale) + ": " + paragraphs.get(0));
      return paragraphs;
    }
  };

  private final int lines;

  ExplainStyle(int lines) {
    this.lines = lines;
  }

  /** Returns how many lines are kept below a picture. */
  int lines() {
    return lines;
  }

  /** Returns all about a step without its name, to be broken into lines. */
  abstract String text(Step step, Board board);

  /** Returns the lines about a step, its name first. */
  abstract List<String> paragraphs(Step step, Board board, Scale scale);

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
