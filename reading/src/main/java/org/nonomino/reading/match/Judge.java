package org.nonomino.reading.match;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.nonomino.core.Constraint;
import org.nonomino.core.Grid;
import org.nonomino.core.RegionMask;
import org.nonomino.core.RegionSymbols;
import org.nonomino.core.Rules;
import org.nonomino.reading.Document;

/** Compares a reading with the recorded solution of its document. */
final class Judge {
  private Judge() {}

  /** Returns a sentence about the first clue that the recorded solution breaks; empty if none. */
  static Optional<String> broken(Document document, List<Use> uses) {
    if (document.solution().isEmpty() || !isUsual(document)) {
      return Optional.empty();
    }
    int size = document.rows();
    Grid full = Grid.of(size, array(document.solution().get()));
    List<Constraint> all = new ArrayList<>(document.typed());
    uses.forEach(use -> all.addAll(use.constraints()));
    Rules rules = Rules.of(mask(document), all);
    for (Use use : uses) {
      for (Constraint constraint : use.constraints()) {
        if (!constraint.holds(full, rules)) {
          String place = isEverywhere(constraint) ? "" : " at " + constraint.cells();
          return Optional.of(
              "the recorded solution breaks the %s%s, as read %s"
                  .formatted(constraint.kind().words(), place, ReadingWords.source(use)));
        }
      }
    }
    return Optional.empty();
  }

  private static boolean isEverywhere(Constraint constraint) {
    int size = constraint.cells().size();
    return constraint.cells().count() == size * size;
  }

  /** Returns whether the solution is one digit of 1..n a cell, and the regions are usual. */
  private static boolean isUsual(Document document) {
    int size = document.rows();
    List<Integer> digits = document.solution().orElse(List.of());
    return hasUsualRegions(document)
        && digits.size() == size * size
        && digits.stream().allMatch(digit -> digit >= 1 && digit <= size);
  }

  /** Returns whether the grid is square, and no region has more than n cells. */
  static boolean hasUsualRegions(Document document) {
    int size = document.rows();
    if (document.columns() != size || document.regions().size() != size * size) {
      return false;
    }
    Map<Integer, Integer> counts = new HashMap<>();
    document.regions().forEach(region -> counts.merge(region, 1, Integer::sum));
    counts.remove(RegionMask.NO_REGION);
    return counts.size() <= RegionSymbols.COUNT
        && counts.values().stream().allMatch(count -> count <= size);
  }

  /** Returns the regions of a document that has usual ones. */
  static RegionMask mask(Document document) {
    return RegionMask.partial(document.rows(), array(document.regions()));
  }

  private static int[] array(List<Integer> numbers) {
    return numbers.stream().mapToInt(Integer::intValue).toArray();
  }
}
