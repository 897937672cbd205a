package org.nonomino.bulk.rate;

import java.util.List;
import java.util.Locale;
import org.nonomino.bulk.Headings;
import org.nonomino.bulk.RecordFormat;
import org.nonomino.explainer.PathProfile;
import org.nonomino.explainer.Rated;
import org.nonomino.explainer.StepPath;
import org.nonomino.text.MalformedTextException;
import org.nonomino.toolkit.Sentences;
import org.nonomino.toolkit.TechniqueUse;

/** The meaning of the rating in sentences, and the techniques below. */
final class RatingSentences implements RecordFormat<RatedPuzzle> {
  private final Headings headings;

  /**
   * @param hasHeadings whether each puzzle gets a heading; a single puzzle does not need one
   */
  RatingSentences(boolean hasHeadings) {
    this.headings = new Headings(hasHeadings);
  }

  @Override
  public String record(RatedPuzzle puzzle) {
    return headings.of(puzzle.place(), puzzle.entry())
        + sentence(puzzle)
        + "\n"
        + techniques(puzzle)
        + headings.gap();
  }

  @Override
  public String malformed(MalformedTextException problem) {
    return headings.malformed(problem);
  }

  private static String sentence(RatedPuzzle puzzle) {
    if (puzzle.rated() instanceof Rated.Solved solved) {
      String meaning =
          puzzle
              .profile()
              .map(found -> scored(solved.path(), found))
              .orElseGet(() -> of(solved.path()));
      return puzzle
          .level()
          .map(word -> capitalized(word) + ": " + meaning)
          .orElseGet(() -> capitalized(meaning));
    }
    if (puzzle.rated() instanceof Rated.Beyond beyond) {
      return beyond(beyond.path());
    }
    return Sentences.notRated(puzzle.rated());
  }

  private static String of(StepPath path) {
    if (path.steps().isEmpty()) {
      return "already solved.";
    }
    return "the hardest step rates "
        + path.rating()
        + ", the hardest up to the first placement "
        + path.pearl()
        + ", and the first one "
        + path.diamond()
        + "."
        + (path.usesConstraints() ? " The effort is " + path.effort() + "." : "");
  }

  private static String scored(StepPath path, PathProfile profile) {
    if (path.steps().isEmpty()) {
      return "already solved.";
    }
    return String.format(
        Locale.ROOT,
        "score %,d for %s, the hardest rated %s. There %s to begin with, and %s with only one way"
            + " on.",
        path.score(),
        counted(profile.steps(), "step"),
        path.rating(),
        (profile.firstMoves() == 1 ? "is " : "are ") + counted(profile.firstMoves(), "move"),
        counted(profile.bottlenecks(), "bottleneck"));
  }

  private static String counted(int count, String what) {
    return (count == 0 ? "no" : count) + " " + what + (count == 1 ? "" : "s");
  }

  private static String beyond(StepPath path) {
    return "Beyond: the puzzle has one solution, but the techniques "
        + (path.steps().isEmpty() ? "do not find even a first step" : "do not reach it")
        + ". It rates "
        + path.rating()
        + " or more.";
  }

  private static String capitalized(String word) {
    return word.substring(0, 1).toUpperCase(Locale.ROOT) + word.substring(1);
  }

  private static String techniques(RatedPuzzle puzzle) {
    StringBuilder lines = new StringBuilder();
    puzzle.rated().foundPath().map(TechniqueUse::of).stream()
        .flatMap(List::stream)
        .forEach(
            use ->
                lines.append(
                    String.format(
                        Locale.ROOT, "%6d × %s (%s)\n", use.count(), use.name(), use.rating())));
    return lines.toString();
  }
}
