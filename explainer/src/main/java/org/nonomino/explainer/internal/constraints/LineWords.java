package org.nonomino.explainer.internal.constraints;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SortedSet;
import java.util.TreeSet;
import org.nonomino.core.CellList;
import org.nonomino.core.constraint.Whispers;
import org.nonomino.explainer.internal.board.ConstraintScope;
import org.nonomino.explainer.internal.step.Notation;
import org.nonomino.explainer.internal.step.Wording;
import org.nonomino.explainer.internal.step.Words;

/** Reasons of lines: thermometers, renban, whispers and between lines. */
final class LineWords {
  /** The number of cells that a sentence names as the reason. */
  private static final int MOST_CAUSES = 3;

  private final ConstrainedStep step;
  private final ConstraintScope scope;
  private final Words name;

  LineWords(ConstrainedStep step) {
    this.step = step;
    scope = step.scope;
    name = step.name;
  }

  /** Says from where a thermometer rises, and how far. */
  Optional<Words> byRise() {
    CellList line = step.constraint.cells();
    int[] order = scope.indicesOf(line);
    TreeSet<Integer> starts = new TreeSet<>();
    TreeSet<Integer> ends = new TreeSet<>();
    for (int place = 0; place < order.length; place++) {
      int index = order[place];
      long lost = step.lost(index);
      int low = ScopeSums.lowest(step.kept[index]);
      int high = ScopeSums.highest(step.kept[index]);
      long above = lost & ~((1L << (low - 1)) - 1);
      if ((above & ((1L << (high - 1)) - 1)) != 0) {
        return Optional.empty();
      }
      if (above != lost) {
        starts.add(cause(order, place, -1));
      }
      if (above != 0) {
        ends.add(cause(order, place, 1));
      }
    }
    if (starts.size() + ends.size() > MOST_CAUSES) {
      return Optional.empty();
    }
    return Optional.of(step.so(rise(order, starts, ends)));
  }

  private Words rise(int[] order, SortedSet<Integer> starts, SortedSet<Integer> ends) {
    if (starts.equals(ends) && starts.size() == 1) {
      int index = order[starts.first()];
      return Words.of(
          "%s has %s in %s", name, Wording.anyRange(step.domains[index]), step.cell(index));
    }
    boolean isInOrder = starts.isEmpty() || ends.isEmpty() || starts.last() < ends.first();
    List<Words> parts = new ArrayList<>();
    if (!starts.isEmpty()) {
      List<Words> each = starts.stream().map(place -> bound(order[place], true)).toList();
      parts.add(
          Words.of("%s at least %s", isInOrder ? "rises from" : "has", Words.list(each, "and")));
    }
    if (!ends.isEmpty()) {
      List<Words> each = ends.stream().map(place -> bound(order[place], false)).toList();
      String to = !isInOrder ? "and" : starts.isEmpty() ? "rises to" : "to";
      parts.add(Words.of("%s at most %s", to, Words.list(each, "and")));
    }
    return Words.of("%s %s", name, Words.join(" ", parts));
  }

  private Words bound(int index, boolean isLow) {
    long digits = step.domains[index];
    return Words.of(
        "%s in %s",
        Notation.digit(isLow ? ScopeSums.lowest(digits) : ScopeSums.highest(digits)),
        step.cell(index));
  }

  /** Returns the place of the cell whose bound restricts a cell, in one direction. */
  private int cause(int[] order, int place, int direction) {
    int at = place;
    boolean isNarrowed = true;
    while (isNarrowed && at + direction >= 0 && at + direction < order.length) {
      at += direction;
      long before = step.domains[order[at]];
      long after = step.kept[order[at]];
      isNarrowed =
          direction < 0
              ? ScopeSums.lowest(before) != ScopeSums.lowest(after)
              : ScopeSums.highest(before) != ScopeSums.highest(after);
    }
    return at;
  }

  /** Says between which digits a renban line lies. */
  Optional<Words> byRange() {
    int count = scope.cells.length;
    for (int index = 0; index < count; index++) {
      int low = Math.max(1, ScopeSums.lowest(step.domains[index]) - count + 1);
      int high = Math.min(step.board.size(), ScopeSums.highest(step.domains[index]) + count - 1);
      if (step.losing.stream().allMatch(i -> ConstrainedStep.areOutside(step.lost(i), low, high))) {
        return Optional.of(
            Words.of(
                "%s is %s, so %s lies within %s to %s: %s.",
                step.cell(index),
                Wording.anyRange(step.domains[index]),
                name,
                Notation.digit(low),
                Notation.digit(high),
                step.conclusions()));
      }
    }
    return Optional.empty();
  }

  /** Lists the ranges of digits that a renban line can have. */
  Optional<Words> byRanges() {
    int count = scope.cells.length;
    List<Words> ranges = new ArrayList<>();
    long union = 0;
    for (int low = 1; low + count - 1 <= step.board.size(); low++) {
      long range = ((1L << count) - 1) << (low - 1);
      long[] some = step.domains.clone();
      boolean isPossible = true;
      for (int i = 0; i < count; i++) {
        some[i] &= range;
        isPossible &= some[i] != 0;
      }
      if (isPossible && SupportSearch.canHold(scope, some).orElse(true)) {
        ranges.add(Wording.ranges(range));
        union |= range;
      }
    }
    if (ranges.isEmpty() || ranges.size() > MOST_CAUSES) {
      return Optional.empty();
    }
    Words listed = Words.of("%s is %s", name.capitalized(), Words.list(ranges, "or"));
    return Optional.of((step.lost() & union) == 0 ? step.so(listed) : step.byOrder(listed, union));
  }

  /** Names the digits that neighbours on a whispers line leave to each other. */
  Optional<Words> byNeighbours(Whispers whispers) {
    int[] order = scope.indicesOf(whispers.cells());
    TreeSet<Integer> causes = new TreeSet<>();
    List<Words> twice = new ArrayList<>();
    long named = 0;
    for (int index : step.losing) {
      for (long rest = step.lost(index); rest != 0; rest &= rest - 1) {
        int digit = ScopeSums.lowest(rest);
        Optional<Integer> cause = refusing(order, index, digit);
        if (cause.isPresent()) {
          causes.add(cause.get());
          continue;
        }
        long needed = neededTwice(order, index, digit);
        if (needed == 0) {
          return Optional.empty();
        }
        if ((named >>> (digit - 1) & 1) == 0) {
          named |= Long.lowestOneBit(rest);
          twice.add(Words.of("%s would need %s", Notation.digit(digit), Wording.digits(needed)));
        }
      }
    }
    if (causes.size() > MOST_CAUSES || twice.size() > MOST_CAUSES) {
      return Optional.empty();
    }
    List<Words> parts = new ArrayList<>();
    for (int cause : causes) {
      parts.add(Words.of("%s is %s", step.cell(cause), Wording.anyRange(step.kept[cause])));
    }
    if (!twice.isEmpty()) {
      parts.add(Words.of("%s on both sides", Words.list(twice, "and")));
    }
    return Optional.of(
        Words.of(
            parts.size() == 1
                ? "Neighbours on %s differ by at least %s, and %s, so %s."
                : "Neighbours on %s differ by at least %s; %s, so %s.",
            name,
            whispers.difference(),
            Words.list(parts, "and"),
            step.conclusions()));
  }

  /** Returns the neighbours of a cell on a line. */
  private static List<Integer> neighbours(int[] order, int index) {
    List<Integer> neighbours = new ArrayList<>();
    for (int place = 0; place < order.length; place++) {
      if (order[place] == index) {
        if (place > 0) {
          neighbours.add(order[place - 1]);
        }
        if (place + 1 < order.length) {
          neighbours.add(order[place + 1]);
        }
      }
    }
    return neighbours;
  }

  /** Returns a neighbour that leaves no place for a digit. */
  private Optional<Integer> refusing(int[] order, int index, int digit) {
    for (int neighbour : neighbours(order, index)) {
      if ((step.kept[neighbour] & scope.allowed(index, digit, neighbour)) == 0) {
        return Optional.of(neighbour);
      }
    }
    return Optional.empty();
  }

  /** Returns the digit that two neighbours would both need although they differ; 0 if none. */
  private long neededTwice(int[] order, int index, int digit) {
    List<Integer> neighbours = neighbours(order, index);
    for (int one : neighbours) {
      for (int other : neighbours) {
        long needed =
            (step.domains[one] & scope.allowed(index, digit, one))
                | (step.domains[other] & scope.allowed(index, digit, other));
        if (one < other
            && Long.bitCount(needed) == 1
            && step.board.tables.arePeers(scope.cells[one], scope.cells[other])) {
          return needed;
        }
      }
    }
    return 0;
  }

  /**
   * Describes the digits that the ends of a between line leave between them, and those that these
   * cells leave to the ends.
   */
  Optional<Words> byEnds() {
    int first = scope.indexOf(step.constraint.cells().get(0));
    int last = scope.indexOf(step.constraint.cells().last());
    List<Integer> middle = step.indices(i -> i != first && i != last);
    int above = 0;
    int below = Integer.MAX_VALUE;
    for (int index : middle) {
      above = Math.max(above, ScopeSums.lowest(step.domains[index]));
      below = Math.min(below, ScopeSums.highest(step.domains[index]));
    }
    int low = Math.min(ScopeSums.lowest(step.kept[first]), ScopeSums.lowest(step.kept[last])) + 1;
    int high =
        Math.max(ScopeSums.highest(step.kept[first]), ScopeSums.highest(step.kept[last])) - 1;
    boolean losesAtEnds = step.lost(first) != 0 || step.lost(last) != 0;
    boolean losesBetween = middle.stream().anyMatch(i -> step.lost(i) != 0);
    if (!middle.stream().allMatch(i -> ConstrainedStep.areOutside(step.lost(i), low, high))
        || !isExplained(first, last, above, below)
        || !isExplained(last, first, above, below)) {
      return Optional.empty();
    }
    Words leave =
        low == high
            ? Words.of("%s between them", Notation.digit(low))
            : Words.of("%s to %s between them", Notation.digit(low), Notation.digit(high));
    if (!losesAtEnds) {
      return Optional.of(step.so(Words.of("the ends of %s leave only %s", name, leave)));
    }
    Words ends =
        Words.of(
            "one end of %s is below %s and the other above %s",
            name, Notation.digit(below), Notation.digit(above));
    return Optional.of(
        step.so(losesBetween ? Words.of("%s, which leaves only %s", ends, leave) : ends));
  }

  /** Returns whether an end that loses digits could be neither the lower nor the higher end. */
  private boolean isExplained(int end, int other, int above, int below) {
    for (long rest = step.lost(end); rest != 0; rest &= rest - 1) {
      int digit = ScopeSums.lowest(rest);
      boolean canBeLow = digit < below && ScopeSums.highest(step.domains[other]) > above;
      boolean canBeHigh = digit > above && ScopeSums.lowest(step.domains[other]) < below;
      if (canBeLow || canBeHigh) {
        return false;
      }
    }
    return true;
  }
}
