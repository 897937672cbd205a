package org.nonomino.toolkit;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.stream.Collectors;
import org.nonomino.core.CellNames;
import org.nonomino.core.House;
import org.nonomino.explainer.Step;

/** What to say of a step to a person who does not want the whole step. */
public final class StepWords {
  private StepWords() {}

  /**
   * Returns where to look for a step, as a sentence.
   *
   * @param size n of the grid
   */
  public static String nudge(Step step, int size) {
    return "Look at " + place(step, size) + ".";
  }

  private static String place(Step step, int size) {
    List<House> houses = step.evidence().houses();
    if (!houses.isEmpty()) {
      return String.join(
          " and ",
          houses.stream()
              .map(House::toString)
              .collect(Collectors.toCollection(LinkedHashSet::new)));
    }
    List<Integer> seen = step.evidence().cells();
    int cell = seen.isEmpty() ? step.deductions().get(0).cell() : seen.get(0);
    return CellNames.name(size, cell);
  }
}
