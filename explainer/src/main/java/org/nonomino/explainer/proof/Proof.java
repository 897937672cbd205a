package org.nonomino.explainer.proof;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.nonomino.core.PuzzlePart;
import org.nonomino.core.Rules;

/**
 * A proof that parts of a puzzle contradict each other.
 *
 * @param rules the rules that the parts are from
 * @param parts the parts; no step rests on others
 * @param question the assumption to refute, if there is one; it is then the first step
 * @param steps the steps; the last one is a contradiction
 */
public record Proof(
    Rules rules, List<PuzzlePart> parts, Optional<Claim> question, List<ProofStep> steps) {
  /** Copies the lists. */
  public Proof {
    parts = List.copyOf(parts);
    steps = List.copyOf(steps);
  }

  /** Returns all steps with those of the cases, in the order of their numbers. */
  public List<ProofStep> allSteps() {
    List<ProofStep> all = new ArrayList<>();
    collect(steps, all);
    return all;
  }

  private static void collect(List<ProofStep> steps, List<ProofStep> all) {
    for (ProofStep step : steps) {
      all.add(step);
      step.cases().forEach(each -> collect(each, all));
    }
  }

  /** Returns the number of cases that are closed by a contradiction, or 0 without cases. */
  public int caseCount() {
    return (int)
        allSteps().stream()
            .flatMap(step -> step.cases().stream())
            .filter(each -> each.stream().allMatch(step -> step.cases().isEmpty()))
            .count();
  }
}
