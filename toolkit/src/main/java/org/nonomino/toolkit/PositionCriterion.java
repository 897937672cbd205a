package org.nonomino.toolkit;

import java.util.List;
import org.nonomino.core.Puzzle;
import org.nonomino.core.PuzzleEntry;
import org.nonomino.generator.terms.Judgement;
import org.nonomino.solver.Deadline;

/**
 * A position that needs a step of some kind, see {@link PositionSearch}. A puzzle that needs the
 * kind as a whole is not required, because that is much rarer.
 */
final class PositionCriterion extends TechniqueCriterion {
  private final PositionRequest request;
  private final PositionSearch search;

  PositionCriterion(PositionRequest request) {
    super(request.kind(), true);
    this.request = request;
    this.search = new PositionSearch(request.kind());
  }

  PositionRequest request() {
    return request;
  }

  @Override
  TechniqueCriterion amongKnown() {
    return this;
  }

  @Override
  void requirePossible(Setting setting) throws RequestException {
    if (setting.other(KnowsCriterion.class).isPresent()) {
      throw RequestException.impossible(
          List.of(RequestOption.POSITION, RequestOption.KNOWS), "Give only one of them.");
    }
    super.requirePossible(setting);
  }

  /** Judges whether there are enough positions. */
  @Override
  Judgement judge(Puzzle puzzle, Deadline deadline) {
    PositionSearch.Found found = search.search(PuzzleEntry.of(puzzle), request.number(), deadline);
    int lacking = request.number() - found.positions().size();
    if (lacking > 0 && found.isStopped()) {
      return Judgement.UNDECIDED;
    }
    return lacking == 0
        ? Judgement.MET
        : new Judgement(
            found.isSolved() ? Judgement.Kind.TOO_EASY : Judgement.Kind.TOO_HARD, lacking);
  }
}
