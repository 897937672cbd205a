package org.nonomino.app;

import org.nonomino.render.TextStyle;

/** The choices of {@code --format}; in lower case, as people type them. */
enum OutputFormat {
  /** Borders and a sentence, for people. */
  picture,
  /** n rows, with comments. */
  grid,
  /** A line. */
  line,
  /** A table with a header. */
  csv,
  /** A JSON object a line. */
  json;

  /** Returns the writer of answers in this format. */
  AnswerFormat answers(TextStyle style, boolean many) {
    return switch (this) {
      case picture -> new PictureAnswers(style, many);
      case grid -> new GridAnswers();
      case line -> new LineAnswers();
      case csv -> new CsvAnswers();
      case json -> new JsonAnswers();
    };
  }
}
