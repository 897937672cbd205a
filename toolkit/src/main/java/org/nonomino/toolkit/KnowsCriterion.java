package org.nonomino.toolkit;

import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import org.nonomino.core.Puzzle;
import org.nonomino.explainer.Explainer;
import org.nonomino.explainer.StepPath;
import org.nonomino.generator.terms.Judgement;
import org.nonomino.solver.Deadline;

/** Techniques that must be enough. */
final class KnowsCriterion extends Criterion {
  private final KnownTechniques known;

  /** Finds the steps of a person with only these techniques. */
  private final Explainer person;

  /** A technique that must be needed among them, if one is requested. */
  private final Optional<TechniqueCriterion> technique;

  KnowsCriterion(KnownTechniques known, Optional<TechniqueCriterion> technique) {
    super(
        RequestOption.KNOWS,
        "list of known techniques",
        "that " + known + " can solve",
        EnumSet.of(Trait.JUDGED_ALONE, Trait.MET_BY_RATING));
    this.known = known;
    this.person = new Explainer(known.list());
    this.technique = technique;
  }

  KnowsCriterion with(Optional<TechniqueCriterion> wanted) {
    return new KnowsCriterion(known, wanted);
  }

  @Override
  void requirePossible(Setting setting) throws RequestException {
    if (technique.filter(wanted -> !known.kinds().contains(wanted.kind())).isPresent()) {
      throw RequestException.impossible(
          List.of(RequestOption.KNOWS, RequestOption.TECHNIQUE),
          "'%s' is not one of the known techniques.".formatted(technique.get().kind().words()));
    }
  }

  @Override
  Judgement judge(Puzzle puzzle, Deadline deadline) {
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
}
