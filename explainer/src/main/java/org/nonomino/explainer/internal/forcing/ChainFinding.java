package org.nonomino.explainer.internal.forcing;

import java.util.Comparator;
import java.util.List;
import java.util.function.Supplier;
import org.nonomino.explainer.internal.chains.ChainLength;
import org.nonomino.explainer.internal.step.FoundStep;
import org.nonomino.explainer.internal.step.Technique;
import org.nonomino.explainer.internal.step.Variant;
import org.nonomino.explainer.terms.Candidate;
import org.nonomino.explainer.terms.Deduction;
import org.nonomino.explainer.terms.Evidence;
import org.nonomino.explainer.terms.Link;
import org.nonomino.explainer.terms.Rating;
import org.nonomino.explainer.terms.StepKind;

/**
 * A possible step of chains that may turn out not to be needed. Immutable.
 *
 * @param kind the kind of the step
 * @param variant the variant of the kind
 * @param baseTenths the rating of the shortest step of this kind
 * @param complexity the number of nodes, those of several chains added together
 * @param rank the lower comes first if two findings are otherwise equal
 * @param deductions the conclusions
 * @param assumptions the candidates that the chains begin with, in their order
 * @param links creates the implications of all chains, one chain after the other
 */
record ChainFinding(
    StepKind kind,
    Variant variant,
    int baseTenths,
    int complexity,
    int rank,
    List<Deduction> deductions,
    List<Candidate> assumptions,
    Supplier<List<Link>> links) {
  /** Compares findings: the easiest first, then the shortest, then the lowest rank. */
  static final Comparator<ChainFinding> EASIEST_FIRST =
      Comparator.comparingInt((ChainFinding finding) -> finding.rating().tenths())
          .thenComparingInt(ChainFinding::complexity)
          .thenComparingInt(ChainFinding::rank);

  Rating rating() {
    return new Rating(baseTenths + ChainLength.tenths(complexity));
  }

  FoundStep step(Technique technique) {
    return step(technique, evidence());
  }

  /** Returns the step without its chains, for a collector that only counts. */
  FoundStep stepToCount(Technique technique) {
    return step(technique, Evidence.of(List.of(), assumptions));
  }

  private FoundStep step(Technique technique, Evidence evidence) {
    return new FoundStep(technique, kind, variant, rating(), deductions, evidence);
  }

  Evidence evidence() {
    return new Evidence(List.of(), assumptions, links.get());
  }
}
