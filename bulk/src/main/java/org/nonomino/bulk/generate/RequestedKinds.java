package org.nonomino.bulk.generate;

import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.nonomino.bulk.io.UsageException;
import org.nonomino.core.Constraint;
import org.nonomino.core.ConstraintKind;
import org.nonomino.core.Grid;
import org.nonomino.core.Puzzle;
import org.nonomino.core.PuzzleEntry;
import org.nonomino.generator.terms.GeneratorSpec;
import org.nonomino.generator.terms.LayoutChoice;
import org.nonomino.text.PuzzleFormat;

/**
 * The kinds of constraints that requested puzzles may have.
 *
 * @param kinds the kinds
 * @param plainest the requested puzzle without clues and placed constraints, if the regions are
 *     known in advance
 */
record RequestedKinds(Set<ConstraintKind> kinds, Optional<Puzzle> plainest) {
  static RequestedKinds of(GeneratorSpec spec) {
    Set<ConstraintKind> kinds = EnumSet.noneOf(ConstraintKind.class);
    List<Constraint> whole =
        spec.layout() instanceof LayoutChoice.Fixed fixed
            ? fixed.rules().constraints()
            : ((LayoutChoice.Random) spec.layout()).constraints();
    whole.forEach(constraint -> kinds.add(constraint.kind()));
    spec.constraints().families().forEach(each -> kinds.addAll(each.kinds()));
    if (!spec.constraints().rules().isEmpty()) {
      kinds.add(ConstraintKind.OWN_RULE);
    }
    return new RequestedKinds(
        kinds,
        spec.layout() instanceof LayoutChoice.Fixed fixed
            ? Optional.of(new Puzzle(Grid.empty(fixed.size()), fixed.rules()))
            : Optional.empty());
  }

  boolean areAny() {
    return !kinds.isEmpty();
  }

  /**
   * Checks before anything is generated that a format can hold the constraints.
   *
   * @throws UsageException if it cannot
   */
  void requireIn(PuzzleFormat format) throws UsageException {
    Set<ConstraintKind> lacking = EnumSet.noneOf(ConstraintKind.class);
    kinds.stream().filter(kind -> !format.holds(kind)).forEach(lacking::add);
    if (!lacking.isEmpty()) {
      throw new UsageException(
          "%s cannot hold the requested constraints (%s). Use line, json or fpuzzles instead."
              .formatted(
                  format.name(),
                  lacking.stream().map(ConstraintKind::plural).collect(Collectors.joining(", "))));
    }
    boolean isWhole = plainest.isPresent() && !plainest.get().rules().constraints().isEmpty();
    Optional<String> refusal =
        isWhole ? format.refusal(PuzzleEntry.of(plainest.get())) : Optional.empty();
    if (refusal.isPresent()) {
      throw new UsageException(refusal.get());
    }
  }
}
