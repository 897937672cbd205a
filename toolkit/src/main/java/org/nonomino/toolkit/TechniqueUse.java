package org.nonomino.toolkit;

import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.nonomino.explainer.Step;
import org.nonomino.explainer.StepPath;
import org.nonomino.explainer.terms.Rating;

/**
 * The number of steps of one kind and rating on a path.
 *
 * @param name the name in steps: {@code hidden single}
 * @param rating of each of these steps
 * @param count at least 1
 */
public record TechniqueUse(String name, Rating rating, int count) {
  private record Kind(Rating rating, String name) {
    static final Comparator<Kind> EASIEST_FIRST =
        Comparator.comparing(Kind::rating).thenComparing(Kind::name);
  }

  /** Returns the kinds of steps in a path, the easiest first, and by name within a rating. */
  public static List<TechniqueUse> of(StepPath path) {
    Map<Kind, Integer> counts = new TreeMap<>(Kind.EASIEST_FIRST);
    for (Step step : path.steps()) {
      counts.merge(new Kind(step.rating(), step.name()), 1, Integer::sum);
    }
    return counts.entrySet().stream()
        .map(use -> new TechniqueUse(use.getKey().name, use.getKey().rating, use.getValue()))
        .toList();
  }

  /** Returns the entry of a table: {@code hidden single (1.5) x12}. */
  @Override
  public String toString() {
    return name + " (" + rating + ") x" + count;
  }
}
