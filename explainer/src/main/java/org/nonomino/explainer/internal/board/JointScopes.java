package org.nonomino.explainer.internal.board;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.nonomino.core.Constraint;
import org.nonomino.core.House;

/**
 * The constraints of rules that are worth examining together, each list computed on the first call.
 * Thread-safe.
 */
public final class JointScopes {
  private final BoardTables tables;
  private final CellRelations relations;
  private volatile Optional<List<JointScope>> related = Optional.empty();
  private volatile Optional<List<JointScope>> pairs = Optional.empty();
  private volatile Optional<List<JointScope>> houses = Optional.empty();

  JointScopes(BoardTables tables, CellRelations relations) {
    this.tables = tables;
    this.relations = relations;
  }

  /**
   * Returns each constraint with the other relations between its cells. A constraint without such
   * relations is included, because a house may still need a digit in its cells.
   */
  public List<JointScope> related() {
    Optional<List<JointScope>> seen = related;
    if (seen.isEmpty()) {
      seen = Optional.of(tables.scopes().stream().map(part -> joined(List.of(part))).toList());
      related = seen;
    }
    return seen.get();
  }

  /** Returns each two constraints that have a cell in common, or cells that restrict each other. */
  public List<JointScope> pairs() {
    Optional<List<JointScope>> seen = pairs;
    if (seen.isEmpty()) {
      List<JointScope> found = new ArrayList<>();
      List<ConstraintScope> scopes = tables.scopes();
      for (int i = 0; i < scopes.size(); i++) {
        for (int j = 0; j < i; j++) {
          if (touch(scopes.get(j), scopes.get(i))) {
            found.add(joined(List.of(scopes.get(j), scopes.get(i))));
          }
        }
      }
      seen = Optional.of(List.copyOf(found));
      pairs = seen;
    }
    return seen.get();
  }

  /** Returns each house with the constraints inside it and the relations between its cells. */
  public List<JointScope> houses() {
    Optional<List<JointScope>> seen = houses;
    if (seen.isEmpty()) {
      List<JointScope> found = new ArrayList<>();
      for (int house = 0; house < tables.cellsOf.length; house++) {
        if (tables.isRepeated(house)) {
          continue;
        }
        House named = tables.house(house);
        int[] cells = tables.cellsOf[house];
        List<ConstraintScope> inside =
            tables.scopes().stream()
                .filter(scope -> Arrays.stream(scope.cells).allMatch(named::contains))
                .toList();
        List<Constraint> relating = relating(inside, cells);
        if (!inside.isEmpty() || !relating.isEmpty()) {
          found.add(new JointScope(inside, relating, cells, tables));
        }
      }
      seen = Optional.of(List.copyOf(found));
      houses = seen;
    }
    return seen.get();
  }

  /**
   * Returns the scope of the constraints that a step names.
   *
   * @param cells the cells that the step names
   */
  public JointScope named(List<Constraint> constraints, List<Integer> cells) {
    List<ConstraintScope> parts =
        tables.scopes().stream()
            .filter(scope -> constraints.contains(scope.constraint))
            .filter(
                scope ->
                    !scope.constraint.appliesEverywhere()
                        || Arrays.stream(scope.cells).allMatch(cells::contains))
            .toList();
    Set<Integer> all = cellsOf(parts);
    all.addAll(cells);
    return new JointScope(parts, constraints, numbers(all), tables);
  }

  private static int[] numbers(Set<Integer> cells) {
    return cells.stream().mapToInt(Integer::intValue).toArray();
  }

  /** Returns the cells of some parts in a new set, in order of appearance. */
  private static Set<Integer> cellsOf(List<ConstraintScope> parts) {
    Set<Integer> all = new LinkedHashSet<>();
    parts.forEach(part -> Arrays.stream(part.cells).forEach(all::add));
    return all;
  }

  private JointScope joined(List<ConstraintScope> parts) {
    int[] cells = numbers(cellsOf(parts));
    return new JointScope(parts, relating(parts, cells), cells, tables);
  }

  /**
   * Returns the constraints with a relation between two of some cells, apart from the parts. The
   * scopes of rules of the whole grid lack its relations.
   */
  private List<Constraint> relating(List<ConstraintScope> parts, int[] cells) {
    Set<Constraint> found = new LinkedHashSet<>();
    for (int first : cells) {
      for (int second : cells) {
        if (first < second) {
          found.addAll(relations.between(first, second).keySet());
        }
      }
    }
    parts.stream()
        .map(part -> part.constraint)
        .filter(constraint -> !constraint.appliesEverywhere())
        .forEach(found::remove);
    return List.copyOf(found);
  }

  private boolean touch(ConstraintScope one, ConstraintScope other) {
    for (int first : one.cells) {
      for (int second : other.cells) {
        if (first == second
            || tables.arePeers(first, second)
            || relations.relatedTo(first).containsKey(second)) {
          return true;
        }
      }
    }
    return false;
  }
}
