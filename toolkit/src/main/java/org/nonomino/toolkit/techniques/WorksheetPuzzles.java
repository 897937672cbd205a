package org.nonomino.toolkit.techniques;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.nonomino.core.ConstraintKind;
import org.nonomino.core.ConstraintShape;
import org.nonomino.core.PuzzleEntry;
import org.nonomino.generator.terms.ConstraintFamily;
import org.nonomino.generator.terms.LayoutChoice;
import org.nonomino.toolkit.GenerateRequest;

/** The puzzles for the worksheets of the pages about constraints. */
final class WorksheetPuzzles {
  /** Puzzles with their solutions; the title is that of the page. */
  private static final String RESOURCE = "constraint-puzzles.jsonl";

  private WorksheetPuzzles() {}

  /** Returns whether the puzzles of a page are recorded, because none can be generated. */
  static boolean areRecorded(ConstraintPage page) {
    return family(page).isEmpty() && whole(page).isEmpty();
  }

  /** Returns the recorded puzzles of a page with their solutions. */
  static List<PuzzleEntry> recorded(ConstraintPage page) {
    return PositionLines.all(RESOURCE, page.words());
  }

  /** Returns a request for a puzzle with the constraints of a page; empty if none is possible. */
  static Optional<GenerateRequest> request(ConstraintPage page, LayoutChoice layout) {
    Optional<ConstraintFamily> family = family(page);
    if (family.isPresent()) {
      GenerateRequest request = GenerateRequest.on(layout);
      ConstraintFamily chosen = family.get();
      return Optional.of(
          chosen.canBeAll()
              ? request.place(chosen)
              : request.place(chosen, Math.max(1, chosen.most(request.size()) / 2)));
    }
    return whole(page).map(kind -> GenerateRequest.on(layout).constraints(kind.plural()));
  }

  private static Optional<ConstraintFamily> family(ConstraintPage page) {
    return Arrays.stream(ConstraintFamily.values())
        .filter(family -> Set.copyOf(page.kinds()).contains(family.kinds(false).get(0)))
        .findFirst();
  }

  /** Returns the first kind that applies to whole grids, if the page has such kinds. */
  private static Optional<ConstraintKind> whole(ConstraintPage page) {
    return page.kinds().stream().sorted().filter(WorksheetPuzzles::isWhole).findFirst();
  }

  /** Returns whether constraints of a kind apply to whole grids, or to extra houses. */
  static boolean isWhole(ConstraintKind kind) {
    return kind.shape() == ConstraintShape.GRID || kind.shape() == ConstraintShape.HOUSE;
  }
}
