package org.nonomino.toolkit;

import java.util.EnumSet;
import java.util.List;
import org.nonomino.explainer.PathProfile;

/** Different first moves, none of them harder than a naked single or the path's first step. */
final class FirstMovesCriterion extends Criterion {
  private final int number;

  /**
   * @param number the minimum number of them
   */
  FirstMovesCriterion(int number) {
    super(RequestOption.FIRST_MOVES, "", "", EnumSet.of(Trait.NEEDS_PROFILE));
    this.number = number;
  }

  @Override
  void requirePossible(Setting setting) throws RequestException {
    if (setting.criteria().size() == 1) {
      throw RequestException.impossible(
          List.of(RequestOption.FIRST_MOVES),
          "This needs a difficulty. Ask for a level, a rating, a technique or known techniques as well.");
    }
  }

  @Override
  int unpleasantness(PathProfile profile) {
    return Math.max(0, number - profile.firstMoves());
  }
}
