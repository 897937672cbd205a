package org.nonomino.bulk.solve;

import java.util.Optional;
import org.nonomino.bulk.options.OutputFormat;
import org.nonomino.bulk.options.WrittenFormat;
import org.nonomino.render.TextStyle;
import org.nonomino.solver.Solver;
import org.nonomino.toolkit.SolveTask;

/**
 * What is to be found out about each puzzle, and how it is written.
 *
 * @param format how to write; if empty, as fits the number of puzzles
 * @param style how pictures look
 */
public record SolveSettings(
    Solver solver, SolveTask task, Optional<WrittenFormat<OutputFormat>> format, TextStyle style) {
  /**
   * In the other formats the first answer must not wait for a second puzzle: another program may be
   * asking.
   */
  public boolean isForPeople() {
    return format.isEmpty() || format.get().is(OutputFormat.picture);
  }

  /**
   * Returns what is done to each puzzle.
   *
   * @param many whether there are several, so that each needs its place
   */
  public SolveWork work(boolean many) {
    return new SolveWork(solver, task, answers(many), isForPeople() && !many);
  }

  private AnswerFormat answers(boolean many) {
    WrittenFormat<OutputFormat> chosen =
        format.orElseGet(
            () -> new WrittenFormat.Own<>(many ? OutputFormat.line : OutputFormat.picture));
    return chosen instanceof WrittenFormat.Own<OutputFormat> own
        ? answers(own.format(), many)
        : new ExchangeAnswers(((WrittenFormat.Exchange<OutputFormat>) chosen).format());
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
