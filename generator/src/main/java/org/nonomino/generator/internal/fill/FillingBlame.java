package org.nonomino.generator.internal.fill;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.nonomino.core.Constraint;
import org.nonomino.core.ConstraintKind;
import org.nonomino.core.RegionMask;
import org.nonomino.core.Rules;
import org.nonomino.solver.Deadline;
import org.nonomino.solver.SearchReport;
import org.nonomino.solver.Solver;

/** Finds a few constraints that have no filling together, among many. Used by one thread. */
public final class FillingBlame {
  /*
   * Most clashes are between one or two kinds, so these are tried first, with few nodes each. What remains is reduced by
   * leaving out one group after the other, and then parts of each group. Whatever is undecided within the nodes stays. The
   * nodes are counted, so the answer is the same on every machine unless the deadline comes first.
   */

  /** The number of nodes for all searches; on 9×9 they take about five seconds. */
  private static final long MAX_NODES = 200_000;

  private static final long MAX_NODES_OF_PAIR = 3_000;

  private static final long MAX_NODES_OF_PART = 30_000;

  private final RegionMask mask;
  private final NodeBudget budget;

  /** Sets of constraints that have a filling together. */
  private final List<Set<Constraint>> possible = new ArrayList<>();

  private FillingBlame(RegionMask mask, Solver solver, Deadline deadline) {
    this.mask = mask;
    this.budget = new NodeBudget(solver, MAX_NODES, deadline);
  }

  /**
   * Returns constraints of some rules that have no filling together, in their order; empty if the
   * layout alone has none.
   *
   * @param rules rules that provably have no filling
   * @param deadline after it, the constraints found so far are returned
   */
  public static List<Constraint> blamed(Rules rules, Solver solver, Deadline deadline) {
    return new FillingBlame(rules.mask(), solver, deadline).find(rules.constraints());
  }

  /**
   * Returns whether rules provably have no filling; false if it stays unknown within a number of
   * nodes.
   */
  public static boolean provesNone(Rules rules, Solver solver, Deadline deadline) {
    return new FillingBlame(rules.mask(), solver, deadline)
        .haveNone(rules.constraints(), MAX_NODES);
  }

  private List<Constraint> find(List<Constraint> all) {
    List<List<Constraint>> groups = groups(all);
    if (haveNone(List.of(), MAX_NODES_OF_PAIR)) {
      return List.of();
    }
    List<List<Constraint>> few = fewest(groups);
    List<Constraint> blamed = joined(few);
    for (List<Constraint> group : few) {
      blamed = without(blamed, group);
    }
    for (List<Constraint> group : few) {
      if (blamed.containsAll(group) && group.stream().noneMatch(each -> isNegative(each, group))) {
        blamed = withoutParts(blamed, group);
      }
    }
    List<Constraint> found = blamed;
    return all.stream().filter(found::contains).toList();
  }

  private static boolean isNegative(Constraint constraint, List<Constraint> group) {
    return group.size() > 1 && MarkFamilies.isNegative(constraint.kind());
  }

  /** Returns the constraints by kind, marks with their negative constraints. */
  private static List<List<Constraint>> groups(List<Constraint> all) {
    Map<ConstraintKind, List<Constraint>> byKind = new EnumMap<>(ConstraintKind.class);
    for (Constraint constraint : all) {
      byKind
          .computeIfAbsent(MarkFamilies.of(constraint.kind()), unused -> new ArrayList<>())
          .add(constraint);
    }
    return List.copyOf(byKind.values());
  }

  /** Returns a group or a pair of groups without a filling; all groups if none is found. */
  private List<List<Constraint>> fewest(List<List<Constraint>> groups) {
    for (List<Constraint> group : groups) {
      if (haveNone(group, MAX_NODES_OF_PAIR)) {
        return List.of(group);
      }
    }
    for (int i = 0; i < groups.size(); i++) {
      for (int j = 0; j < i; j++) {
        List<List<Constraint>> pair = List.of(groups.get(j), groups.get(i));
        if (haveNone(joined(pair), MAX_NODES_OF_PAIR)) {
          return pair;
        }
      }
    }
    return groups;
  }

  /** Leaves out a part if the rest still has no filling. */
  private List<Constraint> without(List<Constraint> blamed, List<Constraint> part) {
    if (part.size() == blamed.size()) {
      return blamed;
    }
    List<Constraint> rest = blamed.stream().filter(each -> !part.contains(each)).toList();
    return haveNone(rest, MAX_NODES_OF_PART) ? rest : blamed;
  }

  /** Leaves out halves of a group, then halves of the rest, and so on. */
  private List<Constraint> withoutParts(List<Constraint> blamed, List<Constraint> group) {
    if (group.size() < 2) {
      return blamed;
    }
    List<Constraint> rest = blamed;
    int half = group.size() / 2;
    List<List<Constraint>> parts =
        List.of(group.subList(0, half), group.subList(half, group.size()));
    for (List<Constraint> part : parts) {
      List<Constraint> fewer = without(rest, part);
      rest = fewer.size() < rest.size() ? fewer : withoutParts(rest, part);
    }
    return rest;
  }

  /** Returns whether some constraints provably have no filling; false if it stays unknown. */
  private boolean haveNone(List<Constraint> constraints, long maxNodes) {
    if (budget.isSpent() || possible.stream().anyMatch(each -> each.containsAll(constraints))) {
      return false;
    }
    Rules rules = Rules.of(mask, constraints);
    SearchReport report = budget.search(rules, FirstDigits.of(rules), maxNodes);
    if (report.solutions() > 0) {
      possible.add(Set.copyOf(constraints));
    }
    return report.solutions() == 0 && report.exhausted();
  }

  private static List<Constraint> joined(List<List<Constraint>> groups) {
    return groups.stream().flatMap(List::stream).toList();
  }
}
