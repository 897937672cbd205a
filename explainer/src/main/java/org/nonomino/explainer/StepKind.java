package org.nonomino.explainer;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * The kind of steps that people mean by the name of a technique; types and variants of one idea are
 * one kind. Immutable.
 *
 * @param name as people type it: {@code x-wing}, {@code hidden-pair}
 */
public record StepKind(String name) {
  private static final List<StepKind> ALL =
      Stream.of(
              "last-cell",
              "hidden-single",
              "direct-pointing",
              "direct-claiming",
              "direct-hidden-pair",
              "naked-single",
              "direct-hidden-triple",
              "pointing",
              "claiming",
              "law-of-leftovers",
              "generalized-intersection",
              "naked-pair",
              "x-wing",
              "hidden-pair",
              "naked-triple",
              "swordfish",
              "hidden-triple",
              "xy-wing",
              "xyz-wing",
              "unique-rectangle",
              "unique-loop",
              "naked-quad",
              "jellyfish",
              "hidden-quad",
              "bug",
              "aligned-pair-exclusion",
              "generalized-x-wing",
              "bidirectional-x-cycle",
              "bidirectional-y-cycle",
              "turbot-fish",
              "forcing-x-chain",
              "bidirectional-cycle",
              "forcing-chain",
              "aligned-triple-exclusion",
              "nishio-forcing-chains",
              "cell-forcing-chains",
              "region-forcing-chains",
              "dynamic-double-forcing-chains",
              "dynamic-cell-forcing-chains",
              "dynamic-region-forcing-chains",
              "dynamic-contradiction-forcing-chains")
          .map(StepKind::new)
          .toList();

  /** Returns all kinds, about from the easiest to the hardest. */
  public static List<StepKind> all() {
    return ALL;
  }

  /** Returns the kind of a name, or empty where there is none. */
  public static Optional<StepKind> named(String name) {
    return ALL.stream().filter(kind -> kind.name.equals(name)).findFirst();
  }

  /** Returns the kind of a step. */
  static StepKind of(Step step) {
    return new StepKind(step.name().replaceFirst(" type \\d+$| \\(\\+\\)$", "").replace(' ', '-'));
  }

  /** Tells whether a step is of this kind. */
  boolean includes(Step step) {
    return equals(of(step));
  }

  /** The name as people type it. */
  @Override
  public String toString() {
    return name;
  }
}
