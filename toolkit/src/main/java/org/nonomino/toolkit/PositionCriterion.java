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
record PositionCriterion(
    PositionRequest request, PositionSearch search, TechniqueCriterion technique)
    implements Criterion {
  PositionCriterion(PositionRequest request) {
    this(
        request, new PositionSearch(request.kind()), new TechniqueCriterion(request.kind(), false));
  }

  @Override
  public RequestOption option() {
    return technique.option();
  }

  @Override
  public String subject() {
    return technique.subject();
  }

  @Override
  public void requirePossible(Setting setting) throws RequestException {
    if (setting.other(KnowsCriterion.class).isPresent()) {
      throw RequestException.impossible(
          List.of(RequestOption.POSITION, RequestOption.KNOWS), "Give only one of them.");
    }
    technique.requirePossible(setting);
  }

  @Override
  public boolean wantsFewClues() {
    return technique.wantsFewClues();
  }

  @Override
  public boolean isRare() {
    return technique.isRare();
  }

  @Override
  public boolean isJudgedAlone() {
    return true;
  }

  /** Judges whether there are enough positions. */
  @Override
  public Judgement judge(Puzzle puzzle, Deadline deadline) {
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

  @Override
  public String toString() {
    return technique.toString();
  }
}
