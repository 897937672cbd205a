package org.nonomino.toolkit;

import java.util.List;
import org.nonomino.explainer.PathProfile;

/**
 * Different first moves, none of them harder than a naked single or the first step of the path.
 *
 * @param number the minimum number of them
 */
record FirstMovesCriterion(int number) implements Criterion {
  @Override
  public RequestOption option() {
    return RequestOption.FIRST_MOVES;
  }

  @Override
  public void requirePossible(Setting setting) throws RequestException {
    if (setting.criteria().size() == 1) {
      throw RequestException.impossible(
          List.of(RequestOption.FIRST_MOVES),
          "This needs a difficulty. Ask for a level, a rating, a technique or known techniques as well.");
    }
  }

  @Override
  public boolean needsProfile() {
    return true;
  }

  @Override
  public int unpleasantness(PathProfile profile) {
    return Math.max(0, number - profile.firstMoves());
  }

  @Override
  public String toString() {
    return "";
  }
}
