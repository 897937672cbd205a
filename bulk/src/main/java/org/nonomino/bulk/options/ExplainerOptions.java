package org.nonomino.bulk.options;

import java.time.Duration;
import java.util.Optional;
import org.nonomino.bulk.io.UsageException;
import org.nonomino.explainer.Explainer;
import org.nonomino.explainer.Preference;
import org.nonomino.explainer.Scale;
import org.nonomino.explainer.TechniqueList;
import picocli.CommandLine.Option;

/** The options of all commands that find steps. */
public final class ExplainerOptions {
  @Option(
      names = "--scale",
      paramLabel = "SCALE",
      description =
          "How to rate puzzles. se: by the hardest step, with only the techniques of Sudoku Explainer; nonomino: also the law of"
              + " leftovers; score: a cost for each step, added up. Default: nonomino.")
  private Optional<Scale> scale = Optional.empty();

  @Option(
      names = "--prefer",
      paramLabel = "WHICH",
      description =
          "Which step comes next. se: the order of Sudoku Explainer; names: techniques with names, such as W-Wing, before"
              + " chains without one; short: the simplest of steps that are about equally hard. Default: se, and names with"
              + " --scale=score and for puzzles with constraints.")
  private Optional<Preference> preference = Optional.empty();

  @Option(
      names = "--techniques",
      paramLabel = "+NAME,-NAME",
      preprocessor = SignedNames.class,
      description =
          "Techniques or families of techniques to add (+) or to leave out (-), such as +w-wing,-chains; all are listed"
              + " by 'nonomino techniques'.")
  private Optional<String> techniques = Optional.empty();

  @Option(
      names = "--timeout",
      paramLabel = "TIME",
      description = "Time limit for each puzzle: 500ms, 10s, 2m (default: 30s).")
  private Duration timeout = Duration.ofSeconds(30);

  /** Returns the time limit for each puzzle. */
  public Duration timeout() {
    return timeout;
  }

  /** Returns the scale for ratings. */
  public Scale scale() {
    return scale.orElse(Scale.NONOMINO);
  }

  /**
   * Returns the name of an option, if one is given, that affects which steps are found or how they
   * are rated.
   */
  public Optional<String> firstGiven() {
    if (scale.isPresent()) {
      return Optional.of("--scale");
    }
    if (preference.isPresent()) {
      return Optional.of("--prefer");
    }
    return techniques.map(changes -> "--techniques");
  }

  /**
   * Returns an explainer with the requested techniques.
   *
   * @throws UsageException if some do not exist
   */
  public Explainer newExplainer() throws UsageException {
    if (scale() == Scale.SE && preference.filter(wanted -> wanted != Preference.SE).isPresent()) {
      throw new UsageException(
          "--scale=se has only the techniques of Sudoku Explainer: leave out --prefer="
              + preference.get()
              + ", or choose another scale.");
    }
    TechniqueList list =
        preference
            .map(wanted -> TechniqueList.of(scale(), wanted))
            .orElseGet(() -> TechniqueList.of(scale()));
    return new Explainer(
        techniques.isPresent() ? TechniqueChanges.parse(techniques.get()).applyTo(list) : list);
  }
}
