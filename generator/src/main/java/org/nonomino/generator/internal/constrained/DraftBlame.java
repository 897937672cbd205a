package org.nonomino.generator.internal.constrained;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.nonomino.core.Constraint;
import org.nonomino.core.ConstraintKind;
import org.nonomino.core.Grid;
import org.nonomino.core.Puzzle;
import org.nonomino.generator.internal.fill.MarkFamilies;
import org.nonomino.generator.internal.fill.NodeBudget;
import org.nonomino.solver.Deadline;
import org.nonomino.solver.SearchReport;
import org.nonomino.solver.Solver;

/**
 * Finds a few givens and constraints of a draft that already exclude each other. Used by one
 * thread.
 */
final class DraftBlame {
  /*
   * Parts of the draft are left out, first all givens or all constraints, then halves, then quarters, as long as the rest
   * provably has no solution. Whatever is undecided within the nodes stays. The nodes are counted, so the answer is the same
   * on every machine unless the deadline comes first.
   */

  /** The number of nodes for all searches together, about a second on 9×9. */
  private static final long MAX_NODES = 50_000;

  private static final long MAX_NODES_OF_PART = 2_000;

  /** More givens and constraints than this would not help to find the mistake. */
  private static final int MAX_BLAMED = 6;

  private final Puzzle draft;
  private final Deadline deadline;
  private final NodeBudget budget;

  /** A part of the draft that is left out or kept as a whole. */
  private sealed interface Item {}

  private record Given(int cell) implements Item {}

  private record Group(List<Constraint> constraints) implements Item {}

  private DraftBlame(Puzzle draft, Solver solver, Deadline deadline) {
    this.draft = draft;
    this.deadline = deadline;
    this.budget = new NodeBudget(solver, MAX_NODES, deadline);
  }

  /**
   * Returns the puzzle of a few givens and constraints of a draft that has no solution either;
   * empty if none is found with few of them. No given and no constraint of it is left if the
   * regions alone have no solution grid.
   *
   * @param draft a draft that provably has no solution
   */
  static Optional<Puzzle> blamed(Puzzle draft, Solver solver, Deadline deadline) {
    return new DraftBlame(draft, solver, deadline).find();
  }

  private Optional<Puzzle> find() {
    List<Item> groups = new ArrayList<>(groups());
    List<Item> givens = new ArrayList<>();
    for (int cell = 0; cell < draft.givens().cellCount(); cell++) {
      if (draft.givens().digit(cell) != 0) {
        givens.add(new Given(cell));
      }
    }
    List<Item> blamed = new ArrayList<>(groups);
    blamed.addAll(givens);
    for (List<Item> part : List.of(givens, groups)) {
      blamed = withoutPart(blamed, part);
    }
    Puzzle found = puzzle(blamed);
    int count = found.givens().filledCount() + found.rules().constraints().size();
    return count <= MAX_BLAMED ? Optional.of(found) : Optional.empty();
  }

  /** Returns the constraints one by one, marks with their negative constraints together. */
  private List<Group> groups() {
    Set<ConstraintKind> kinds = EnumSet.noneOf(ConstraintKind.class);
    draft.rules().constraints().forEach(each -> kinds.add(each.kind()));
    List<Group> groups = new ArrayList<>();
    Map<ConstraintKind, List<Constraint>> joined = new EnumMap<>(ConstraintKind.class);
    for (Constraint constraint : draft.rules().constraints()) {
      ConstraintKind family = MarkFamilies.of(constraint.kind());
      if (kinds.stream()
          .anyMatch(kind -> MarkFamilies.isNegative(kind) && MarkFamilies.of(kind) == family)) {
        joined.computeIfAbsent(family, unused -> new ArrayList<>()).add(constraint);
      } else {
        groups.add(new Group(List.of(constraint)));
      }
    }
    joined.values().forEach(together -> groups.add(new Group(together)));
    return groups;
  }

  /** Leaves out a part if the rest still has no solution, or else halves of it in turn. */
  private List<Item> withoutPart(List<Item> blamed, List<Item> part) {
    if (part.isEmpty()) {
      return blamed;
    }
    List<Item> rest = blamed.stream().filter(each -> !part.contains(each)).toList();
    if (hasNoSolution(rest)) {
      return rest;
    }
    if (part.size() == 1) {
      return blamed;
    }
    int half = part.size() / 2;
    List<Item> fewer = withoutPart(blamed, part.subList(0, half));
    return withoutPart(fewer, part.subList(half, part.size()));
  }

  /** Returns whether a part of the draft provably has no solution; false if it stays unknown. */
  private boolean hasNoSolution(List<Item> items) {
    if (budget.isSpent() || deadline.isPast()) {
      return false;
    }
    Puzzle part = puzzle(items);
    SearchReport report = budget.search(part.rules(), part.givens(), MAX_NODES_OF_PART);
    return report.solutions() == 0 && report.exhausted();
  }

  private Puzzle puzzle(List<Item> items) {
    Grid givens = Grid.empty(draft.size());
    List<Constraint> constraints = new ArrayList<>();
    for (Item item : items) {
      if (item instanceof Given given) {
        givens = givens.with(given.cell(), draft.givens().digit(given.cell()));
      } else if (item instanceof Group group) {
        constraints.addAll(group.constraints());
      }
    }
    return new Puzzle(givens, draft.rules().withConstraints(constraints));
  }
}
