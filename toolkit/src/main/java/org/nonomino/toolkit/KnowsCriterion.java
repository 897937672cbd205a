package org.nonomino.toolkit;

import java.util.List;
import java.util.Optional;
import org.nonomino.core.Puzzle;
import org.nonomino.explainer.Explainer;
import org.nonomino.explainer.StepPath;
import org.nonomino.generator.terms.Judgement;
import org.nonomino.solver.Deadline;

/**
 * Techniques that must be enough.
 *
 * @param person finds the steps of a person with only these techniques
 * @param technique must be needed among them, if one is requested
 */
record KnowsCriterion(
    KnownTechniques known, Explainer person, Optional<TechniqueCriterion> technique)
    implements Criterion {
  @Override
  public RequestOption option() {
    return RequestOption.KNOWS;
  }

  @Override
  public String subject() {
    return "list of known techniques";
  }

  @Override
  public void requirePossible(Setting setting) throws RequestException {
    if (technique.filter(wanted -> !known.kinds().contains(wanted.kind())).isPresent()) {
      throw RequestException.impossible(
          List.of(RequestOption.KNOWS, RequestOption.TECHNIQUE),
          "'%s' is not one of the known techniques.".formatted(technique.get().kind().words()));
    }
  }

  @Override
  public boolean isJudgedAlone() {
    return true;
  }

  @Override
  public boolean isMetByRating() {
    return true;
  }

  @Override
  public Judgement judge(Puzzle puzzle, Deadline deadline) {
    StepPath path = person.path(puzzle, deadline);
    if (path.isStopped()) {
      return Judgement.UNDECIDED;
    }
    if (!path.isSolved()) {
      return new Judgement(Judgement.Kind.TOO_HARD, 1);
    }
    return technique
        .map(wanted -> wanted.judgeNeeded(puzzle, path, person, deadline))
        .orElse(Judgement.MET);
  }

  @Override
  public String toString() {
    return "that " + known + " can solve";
  }
}
