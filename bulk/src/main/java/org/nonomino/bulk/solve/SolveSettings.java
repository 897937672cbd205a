package org.nonomino.bulk.solve;

import org.nonomino.bulk.options.OutputFormat;
import org.nonomino.bulk.options.WrittenFormat;
import org.nonomino.render.TextStyle;
import org.nonomino.solver.Solver;
import org.nonomino.toolkit.SolveTask;

/**
 * The settings of the solve command for the task on each puzzle and the output.
 *
 * @param style the style of pictures
 */
public record SolveSettings(
    Solver solver, SolveTask task, WrittenFormat<OutputFormat> format, TextStyle style) {
  /**
   * Returns the work on each puzzle.
   *
   * @param many whether there are several, so that each needs its place
   */
  public SolveWork work(boolean many) {
    AnswerFormat answers = format.writer(many, own -> answers(own, many), ExchangeAnswers::new);
    return new SolveWork(solver, task, answers, format.isForPeople() && !many);
  }

  private AnswerFormat answers(OutputFormat own, boolean many) {
    return switch (own) {
      case picture -> new PictureAnswers(style, many);
      case grid -> new GridAnswers();
      case line -> new LineAnswers();
      case csv -> task.goal() == SolveTask.Goal.CANDIDATES ? new CsvCandidates() : new CsvAnswers();
      case json -> new JsonAnswers();
    };
  }
}
