package org.nonomino.explainer.internal.forcing;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import org.nonomino.explainer.internal.board.BoardState;
import org.nonomino.explainer.internal.board.BoardTables;
import org.nonomino.explainer.internal.board.ImplicationGraph;
import org.nonomino.explainer.internal.intersections.GeneralizedIntersection;
import org.nonomino.explainer.terms.Evidence;
import org.nonomino.explainer.terms.InnerReason;
import org.nonomino.explainer.terms.StepKind;

/**
 * Locked candidates, generalized intersections, naked and hidden pairs and X-wings under an
 * assumption. Used at one point of an {@link ImplicationSearch}; mutable, belongs to one thread.
 *
 * <p>Each finding is a set of eliminated candidates, and the set of excluded candidates that it
 * depends on. A pattern that depends on none exists on the board without any assumption, and is
 * ignored.
 */
final class InnerPatterns {
  private final ImplicationGraph graph;
  private final BoardState before;
  private final BoardState now;
  private final boolean[] isOut;
  private final int size;
  private final BoardTables tables;
  private final List<Finding> findings = new ArrayList<>();

  /** An eliminated candidate, and the excluded candidates that the elimination depends on. */
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

  /** A pattern with its houses and its remaining candidates. */
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

  /**
   * @param now the board under the assumption
   */
  InnerPatterns(ImplicationGraph graph, BoardState now, boolean[] isOut) {
    this.graph = graph;
    this.before = graph.board;
    this.now = now;
    this.isOut = isOut;
    this.size = now.size();
    this.tables = now.tables;
  }

  /**
   * Adds findings to the search; returns whether they reached a new node. Under rules beyond plain
   * ones, generalized intersections are tried first, and alone. This was found by measurement.
   */
  boolean applyTo(ImplicationSearch search) {
    boolean isPlain = now.rules.arePlain();
    if (!isPlain) {
      findGeneralizedIntersections();
      if (addTo(search)) {
        return true;
      }
    }
    findLocked();
    for (int house = 0; house < tables.cellsOf.length; house++) {
      findHiddenPairs(house);
    }
    for (int house = 0; house < tables.cellsOf.length; house++) {
      findNakedPairs(house, isPlain);
    }
    findXWings(0, size);
    findXWings(size, 0);
    return addTo(search);
  }

  private boolean addTo(ImplicationSearch search) {
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
    findings.clear();
    return hasNews;
  }

  private void findLocked() {
    for (int house = 0; house < tables.cellsOf.length; house++) {
      for (int digit = 1; digit <= size; digit++) {
        long left = now.places(house, digit);
        long out = before.places(house, digit) & ~left;
        if (out == 0 || (left & (left - 1)) == 0) {
          continue;
        }
        int first = tables.cellsOf[house][Long.numberOfTrailingZeros(left)];
        for (int other : tables.housesOf[first]) {
          long shared = tables.overlaps[house][other];
          if (other != house && (left & ~shared) == 0 && (out & ~shared) != 0) {
            exclude(
                new int[] {graph.group(other, digit)},
                new int[] {graph.group(house, digit)},
                tables.isRegion(house) ? StepKind.POINTING : StepKind.CLAIMING,
                house,
                other);
          }
        }
      }
    }
  }

  /**
   * Finds cells that see all places left for a digit in a house. With plain rules and boxes, they
   * are those of locked candidates; with plain rules and other regions, the programs whose ratings
   * are recorded do not use them inside chains.
   */
  private void findGeneralizedIntersections() {
    for (int digit = 1; digit <= size; digit++) {
      for (int house : tables.searchOrder) {
        long left = now.places(house, digit);
        int count = Long.bitCount(left);
        if (count >= 2
            && count <= GeneralizedIntersection.maxPlaces(size)
            && left != before.places(house, digit)) {
          excludeWhatSeesAll(house, digit);
        }
      }
    }
  }

  private void excludeWhatSeesAll(int house, int digit) {
    int group = graph.group(house, digit);
    int[] left = leftOf(group);
    int[] rivals = graph.rivals()[left[0]];
    int[] causes = {};
    Optional<Pattern> pattern = Optional.empty();
    for (int i = graph.cellMateCount(left[0]) - 1; i < rivals.length; i++) {
      int rival = rivals[i];
      int cell = graph.cellOf[rival];
      if (graph.digitOf[rival] == digit
          && !isOut[rival]
          && !tables.isIn(cell, house)
          && seesAll(cell, left)) {
        if (pattern.isEmpty()) {
          causes = outOf(new int[] {group}, new int[0]);
          pattern =
              Optional.of(new Pattern(StepKind.GENERALIZED_INTERSECTION, new int[] {house}, left));
        }
        findings.add(new Finding(rival, causes, pattern.get()));
      }
    }
  }

  private boolean seesAll(int cell, int[] candidates) {
    for (int candidate : candidates) {
      if (!tables.arePeers(graph.cellOf[candidate], cell)) {
        return false;
      }
    }
    return true;
  }

  private void findHiddenPairs(int house) {
    for (int first = 1; first <= size; first++) {
      long places = now.places(house, first);
      if (Long.bitCount(places) != 2) {
        continue;
      }
      for (int second = first + 1; second <= size; second++) {
        if (now.places(house, second) == places) {
          int[] cells = tables.cellsOf[house];
          exclude(
              new int[] {
                cells[Long.numberOfTrailingZeros(places)], cells[lastOf(places)],
              },
              new int[] {graph.group(house, first), graph.group(house, second)},
              StepKind.HIDDEN_PAIR,
              house);
        }
      }
    }
  }

  /**
   * @param isPlain whether only cells of the house are examined, not all that see both cells
   */
  private void findNakedPairs(int house, boolean isPlain) {
    int[] cells = tables.cellsOf[house];
    for (int i = 0; i < size; i++) {
      long digits = now.candidates(cells[i]);
      if (Long.bitCount(digits) != 2) {
        continue;
      }
      for (int j = i + 1; j < size; j++) {
        if (now.candidates(cells[j]) == digits) {
          exclude(
              new int[] {
                graph.group(house, Long.numberOfTrailingZeros(digits) + 1),
                graph.group(house, lastOf(digits) + 1)
              },
              new int[] {cells[i], cells[j]},
              StepKind.NAKED_PAIR,
              house);
          if (!isPlain) {
            excludeBesideHouse(house, cells[i], cells[j], digits);
          }
        }
      }
    }
  }

  /** Eliminates the digits of a naked pair from cells outside its house that see both cells. */
  private void excludeBesideHouse(int house, int first, int second, long digits) {
    int[] pair = {first, second};
    int[] out = outOf(pair, new int[0]);
    if (out.length == 0) {
      return;
    }
    Pattern pattern = new Pattern(StepKind.NAKED_PAIR, new int[] {house}, leftOfAll(pair));
    for (int cell : tables.peersOf[first]) {
      if (tables.arePeers(cell, second) && !tables.isIn(cell, house)) {
        for (int member : graph.members[cell]) {
          if (!isOut[member] && (digits & (1L << (graph.digitOf[member] - 1))) != 0) {
            findings.add(new Finding(member, out, pattern));
          }
        }
      }
    }
  }

  /**
   * Finds two rows in which a digit has only the same two columns left, or two columns with the
   * same two rows.
   */
  private void findXWings(int base, int cover) {
    for (int digit = 1; digit <= size; digit++) {
      for (int i = 0; i < size; i++) {
        long places = now.places(base + i, digit);
        if (Long.bitCount(places) != 2) {
          continue;
        }
        for (int j = i + 1; j < size; j++) {
          if (now.places(base + j, digit) == places) {
            int first = cover + Long.numberOfTrailingZeros(places);
            int second = cover + lastOf(places);
            exclude(
                new int[] {graph.group(first, digit), graph.group(second, digit)},
                new int[] {graph.group(base + i, digit), graph.group(base + j, digit)},
                StepKind.X_WING,
                base + i,
                base + j,
                first,
                second);
          }
        }
      }
    }
  }

  private static int lastOf(long bits) {
    return Long.SIZE - 1 - Long.numberOfLeadingZeros(bits);
  }

  /**
   * Eliminates the remaining candidates of some groups that are not in others, because of the
   * excluded candidates of these others.
   *
   * @param houses the houses of the pattern
   */
  private void exclude(int[] groups, int[] kept, StepKind kind, int... houses) {
    int[] causes = {};
    Optional<Pattern> pattern = Optional.empty();
    for (int group : groups) {
      for (int member : graph.members[group]) {
        if (!isOut[member] && !isInAny(member, kept)) {
          if (pattern.isEmpty()) {
            causes = outOf(kept, groups);
            if (causes.length == 0) {
              return;
            }
            pattern = Optional.of(new Pattern(kind, houses, leftOfAll(kept)));
          }
          findings.add(new Finding(member, causes, pattern.get()));
        }
      }
    }
  }

  private int[] leftOfAll(int[] groups) {
    int[] all = {};
    for (int group : groups) {
      int[] left = leftOf(group);
      int count = all.length;
      all = Arrays.copyOf(all, count + left.length);
      System.arraycopy(left, 0, all, count, left.length);
    }
    return all;
  }

  /** Returns the excluded candidates of some groups that are not in others, each once. */
  private int[] outOf(int[] groups, int[] others) {
    int[] out = {};
    int count = 0;
    for (int i = 0; i < groups.length; i++) {
      int[] members = graph.members[groups[i]];
      out = Arrays.copyOf(out, count + members.length);
      for (int member : members) {
        if (isOut[member] && !isInAny(member, others) && !isInFirst(member, groups, i)) {
          out[count++] = member;
        }
      }
    }
    return Arrays.copyOf(out, count);
  }

  private int[] leftOf(int group) {
    int[] members = graph.members[group];
    int[] left = new int[members.length];
    int count = 0;
    for (int member : members) {
      if (!isOut[member]) {
        left[count++] = member;
      }
    }
    return Arrays.copyOf(left, count);
  }

  private boolean isInAny(int candidate, int[] groups) {
    return isInFirst(candidate, groups, groups.length);
  }

  private boolean isInFirst(int candidate, int[] groups, int count) {
    for (int i = 0; i < count; i++) {
      if (isIn(candidate, groups[i])) {
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
}
