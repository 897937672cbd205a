package org.nonomino.app.options;

import java.time.Duration;
import org.nonomino.explainer.Explainer;
import org.nonomino.explainer.Scale;
import picocli.CommandLine.Option;

/** The options of all commands that look for steps. */
public final class ExplainerOptions {
  @Option(
      names = "--scale",
      paramLabel = "SCALE",
      converter = ScaleConverter.class,
      description =
          "se: only the techniques of Sudoku Explainer; nonomino: also the law of leftovers. Default:"
              + " nonomino.")
  private Scale scale = Scale.NONOMINO;

  @Option(
      names = "--timeout",
      paramLabel = "TIME",
      converter = DurationConverter.class,
      description = "Time limit for each puzzle: 500ms, 10s, 2m (default: 30s).")
  private Duration timeout = Duration.ofSeconds(30);

  /** Returns the time limit for each puzzle. */
  public Duration timeout() {
    return timeout;
  }

  /** Returns an explainer with the techniques of the scale. */
  public Explainer newExplainer() {
    return new Explainer(scale);
  }
}
