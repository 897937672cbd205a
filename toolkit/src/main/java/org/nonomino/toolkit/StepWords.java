package org.nonomino.toolkit;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.stream.Collectors;
import org.nonomino.core.CellNames;
import org.nonomino.core.House;
import org.nonomino.explainer.Board;
import org.nonomino.explainer.Step;

/** What to say of a step to a person who does not want the whole step. */
public final class StepWords {
  private static final int MOST_HOUSES = 2;

  private StepWords() {}

  /**
   * Returns where to look for a step, as a sentence: one or two houses, or a cell.
   *
   * @param board the board on which the step was found
   */
  public static String nudge(Step step, Board board) {
    return "Look at " + place(step, board) + ".";
  }

  private static String place(Step step, Board board) {
    List<House> houses = step.evidence().houses();
    if (!houses.isEmpty()) {
      return String.join(
          " and ",
          houses.stream()
              .map(board::name)
              .collect(Collectors.toCollection(LinkedHashSet::new))
              .stream()
              .limit(MOST_HOUSES)
              .toList());
    }
    List<Integer> seen = step.evidence().cells();
    int cell = seen.isEmpty() ? step.deductions().get(0).cell() : seen.get(0);
    return CellNames.name(board.size(), cell);
  }
}
