package org.nonomino.explainer;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Supplier;

/**
 * Locked candidates, naked and hidden pairs and X-wings under an assumption. Serves one moment of
 * an {@link ImplicationSearch}; mutable, belongs to one thread.
 *
 * <p>Each finding is a set of candidates that are excluded, and the set of candidates that had to
 * be out for that: a pattern that the board shows without any assumption has none of these, and is
 * left alone.
 */
final class InnerPatterns {
  private final ImplicationGraph graph;
  private final ImplicationSearch search;
  private final boolean[] isOut;
  private final int size;
  private final BoardTables tables;
  private final List<Finding> findings = new ArrayList<>();

  /** A candidate that is excluded, and those that had to be out for it. */
  private static final class Finding {
    private final int excluded;
    private final int[] causes;
    private final Pattern pattern;

    Finding(int excluded, int[] causes, Pattern pattern) {
      this.excluded = excluded;
      this.causes = causes;
      this.pattern = pattern;
    }
  }

  /** A pattern: the houses that it is in, and the candidates that are left for it. */
  private final class Pattern implements Supplier<InnerReason> {
    private final StepKind kind;
    private final int[] houses;
    private final int[] candidates;

    Pattern(StepKind kind, int[] houses, int[] candidates) {
      this.kind = kind;
      this.houses = houses;
      this.candidates = candidates;
    }

    @Override
    public InnerReason get() {
      return new InnerReason(
          kind,
          Evidence.of(
              Arrays.stream(houses).mapToObj(tables::house).toList(),
              Arrays.stream(candidates)
                  .mapToObj(candidate -> graph.candidate(ImplicationGraph.node(candidate, true)))
                  .toList()));
    }
  }

  /** Looks at the counts and marks of a search, without changing them. */
  InnerPatterns(ImplicationGraph graph, ImplicationSearch search, boolean[] isOut) {
    this.graph = graph;
    this.search = search;
    this.isOut = isOut;
    this.size = graph.board.size();
    this.tables = graph.board.tables;
  }

  /** Adds what is found to the search; returns whether there was news. */
  boolean applyTo(ImplicationSearch search) {
    findLocked();
    for (int house = 0; house < tables.cellsOf.length; house++) {
      findHiddenPairs(house);
    }
    for (int house = 0; house < tables.cellsOf.length; house++) {
      findNakedPairs(house);
    }
    findXWings(0, size);
    findXWings(size, 0);
    boolean hasNews = false;
    for (Finding finding : findings) {
      int node = ImplicationGraph.node(finding.excluded, false);
      if (!search.isContradictory() && search.isNews(node)) {
        for (int cause : finding.causes) {
          search.addOutParent(cause);
        }
        search.reach(node, new ImplicationSearch.Inner(0, finding.pattern));
        hasNews = true;
      }
    }
    return hasNews;
  }

  private void findLocked() {
    for (int house = 0; house < tables.cellsOf.length; house++) {
      for (int digit = 1; digit <= size; digit++) {
        int group = graph.group(house, digit);
        if (search.countLeft(group) < 2) {
          continue;
        }
        int[] places = leftOf(group);
        for (int otherHouse : tables.housesOf[graph.cellOf[places[0]]]) {
          int other = graph.group(otherHouse, digit);
          if (other != group && areAllIn(places, other)) {
            int[] causes = outOf(new int[] {group}, new int[] {other});
            exclude(
                new int[] {other},
                new int[] {group},
                causes,
                tables.isRegion(house) ? StepKind.POINTING : StepKind.CLAIMING,
                house,
                otherHouse);
          }
        }
      }
    }
  }

  private void findHiddenPairs(int house) {
    for (int first = 1; first <= size; first++) {
      int group = graph.group(house, first);
      if (search.countLeft(group) != 2) {
        continue;
      }
      int[] places = leftOf(group);
      for (int second = first + 1; second <= size; second++) {
        int other = graph.group(house, second);
        if (search.countLeft(other) == 2 && haveSameCells(places, leftOf(other))) {
          int[] cells = {graph.cellOf[places[0]], graph.cellOf[places[1]]};
          int[] groups = {group, other};
          exclude(cells, groups, outOf(groups, cells), StepKind.HIDDEN_PAIR, house);
        }
      }
    }
  }

  private void findNakedPairs(int house) {
    int[] cells = tables.cellsOf[house];
    for (int i = 0; i < size; i++) {
      if (search.countLeft(cells[i]) != 2) {
        continue;
      }
      int[] candidates = leftOf(cells[i]);
      int firstDigit = graph.digitOf[candidates[0]];
      int secondDigit = graph.digitOf[candidates[1]];
      for (int j = i + 1; j < size; j++) {
        if (search.countLeft(cells[j]) == 2 && haveSameDigits(candidates, leftOf(cells[j]))) {
          int[] pair = {cells[i], cells[j]};
          int[] groups = {graph.group(house, firstDigit), graph.group(house, secondDigit)};
          exclude(groups, pair, outOf(pair, groups), StepKind.NAKED_PAIR, house);
        }
      }
    }
  }

  /** Looks for two rows, or columns, where a digit has the same two columns, or rows, left. */
  private void findXWings(int base, int cover) {
    for (int digit = 1; digit <= size; digit++) {
      for (int i = 0; i < size; i++) {
        int first = graph.group(base + i, digit);
        if (search.countLeft(first) != 2) {
          continue;
        }
        int[] covers = coversOf(leftOf(first), cover, digit);
        for (int j = i + 1; j < size; j++) {
          int second = graph.group(base + j, digit);
          if (search.countLeft(second) == 2
              && Arrays.equals(covers, coversOf(leftOf(second), cover, digit))) {
            int[] bases = {first, second};
            exclude(
                covers,
                bases,
                outOf(bases, covers),
                StepKind.X_WING,
                base + i,
                base + j,
                houseOf(covers[0]),
                houseOf(covers[1]));
          }
        }
      }
    }
  }

  private int[] coversOf(int[] places, int cover, int digit) {
    int kind = cover / size;
    return new int[] {
      graph.group(tables.housesOf[graph.cellOf[places[0]]][kind], digit),
      graph.group(tables.housesOf[graph.cellOf[places[1]]][kind], digit)
    };
  }

  /**
   * Excludes what is left of some groups and is in none of others.
   *
   * @param houses of the pattern
   */
  private void exclude(int[] groups, int[] kept, int[] causes, StepKind kind, int... houses) {
    if (causes.length == 0) {
      return;
    }
    for (int group : groups) {
      for (int member : graph.members[group]) {
        if (!isOut[member] && !isInAny(member, kept)) {
          findings.add(new Finding(member, causes, new Pattern(kind, houses, leftOfAll(kept))));
        }
      }
    }
  }

  private int[] leftOfAll(int[] groups) {
    return Arrays.stream(groups).flatMap(group -> Arrays.stream(leftOf(group))).toArray();
  }

  private int houseOf(int group) {
    return (group - graph.board.cellCount()) / size;
  }

  /** Returns what is out of some groups and is in none of others. */
  private int[] outOf(int[] groups, int[] others) {
    Set<Integer> out = new LinkedHashSet<>();
    for (int group : groups) {
      for (int member : graph.members[group]) {
        if (isOut[member] && !isInAny(member, others)) {
          out.add(member);
        }
      }
    }
    return out.stream().mapToInt(Integer::intValue).toArray();
  }

  private int[] leftOf(int group) {
    int[] members = graph.members[group];
    int[] alive = new int[search.countLeft(group)];
    int count = 0;
    for (int member : members) {
      if (!isOut[member]) {
        alive[count++] = member;
      }
    }
    return alive;
  }

  private boolean areAllIn(int[] candidates, int group) {
    for (int candidate : candidates) {
      if (!isIn(candidate, group)) {
        return false;
      }
    }
    return true;
  }

  private boolean isInAny(int candidate, int[] groups) {
    for (int group : groups) {
      if (isIn(candidate, group)) {
        return true;
      }
    }
    return false;
  }

  private boolean isIn(int candidate, int group) {
    for (int own : graph.groupsOf[candidate]) {
      if (own == group) {
        return true;
      }
    }
    return false;
  }

  private boolean haveSameCells(int[] first, int[] second) {
    return graph.cellOf[first[0]] == graph.cellOf[second[0]]
        && graph.cellOf[first[1]] == graph.cellOf[second[1]];
  }

  private boolean haveSameDigits(int[] first, int[] second) {
    return graph.digitOf[first[0]] == graph.digitOf[second[0]]
        && graph.digitOf[first[1]] == graph.digitOf[second[1]];
  }
}
