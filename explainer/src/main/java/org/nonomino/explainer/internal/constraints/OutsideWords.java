package org.nonomino.explainer.internal.constraints;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.nonomino.core.constraint.NumberedRoom;
import org.nonomino.core.constraint.Sandwich;
import org.nonomino.core.constraint.Skyscraper;
import org.nonomino.core.constraint.XSum;
import org.nonomino.explainer.internal.board.ConstraintScope;
import org.nonomino.explainer.internal.step.Notation;
import org.nonomino.explainer.internal.step.Wording;
import org.nonomino.explainer.internal.step.Words;

/** Reasons of clues outside the grid: sandwiches, X-sums, skyscrapers and numbered rooms. */
final class OutsideWords {
  /** The number of combinations or places that a sentence lists. */
  private static final int MOST_LISTED = 3;

  private final ConstrainedStep step;
  private final ConstraintScope scope;
  private final Words name;

  OutsideWords(ConstrainedStep step) {
    this.step = step;
    scope = step.scope;
    name = step.name;
  }

  private long crusts() {
    return 1L | 1L << (step.board.size() - 1);
  }

  private Words both() {
    return Words.of("%s and %s", Notation.digit(1), Notation.digit(step.board.size()));
  }

  /** Describes the possible places of 1 and n, and the possible digits between them. */
  Optional<Words> byCrusts(Sandwich sandwich) {
    int[] line = scope.indicesOf(sandwich.cells());
    return byLength(sandwich, line).or(() -> byPairs(sandwich, line)).or(this::byPlaces);
  }

  /** Says how many digits are between 1 and n. */
  private Optional<Words> byLength(Sandwich sandwich, int[] line) {
    List<Integer> lengths = new ArrayList<>();
    for (int length = 0; length <= line.length - 2; length++) {
      int least = length * (2 * step.value(1) + length + 1) / 2;
      int most = length * (2 * step.value(step.board.size()) - 1 - length) / 2;
      if (least <= sandwich.sum() && sandwich.sum() <= most) {
        lengths.add(length);
      }
    }
    for (int place = 0; place < line.length; place++) {
      for (long rest = step.lost(line[place]); rest != 0; rest &= rest - 1) {
        if (!isTooFar(line, place, rest & -rest, lengths)) {
          return Optional.empty();
        }
      }
    }
    int least = lengths.get(0);
    int most = lengths.get(lengths.size() - 1);
    return Optional.of(
        step.so(
            most == 0
                ? Words.of("%s needs %s side by side", name, both())
                : Words.of(
                    "%s has %s %s between %s",
                    name,
                    least == most
                        ? Words.of("%s", least)
                        : Words.of("%s %s %s", least, least + 1 == most ? "or" : "to", most),
                    most == 1 ? "digit" : "digits",
                    both())));
  }

  /** Returns whether a digit is 1 or n and its partner cannot be so many cells away. */
  private boolean isTooFar(int[] line, int place, long crust, List<Integer> lengths) {
    long partner = crusts() & ~crust;
    if ((crusts() & crust) == 0) {
      return false;
    }
    for (int length : lengths) {
      for (int other : new int[] {place - length - 1, place + length + 1}) {
        if (other >= 0 && other < line.length && (step.domains[line[other]] & partner) != 0) {
          return false;
        }
      }
    }
    return true;
  }

  /** Two places of 1 and n, in the order of the line. */
  private record Pair(int from, int to) {}

  /** Lists the pairs of cells that 1 and n can be in. */
  private Optional<Words> byPairs(Sandwich sandwich, int[] line) {
    List<Pair> pairs = new ArrayList<>();
    for (int from = 0; from < line.length; from++) {
      for (int to = from + 1; to < line.length; to++) {
        if (isPossible(line, from, to)) {
          pairs.add(new Pair(from, to));
        }
      }
    }
    if (pairs.isEmpty() || pairs.size() > MOST_LISTED) {
      return Optional.empty();
    }
    if (pairs.size() > 1) {
      List<Words> listed = new ArrayList<>();
      for (Pair pair : pairs) {
        listed.add(step.cells(List.of(line[pair.from], line[pair.to])));
      }
      return Optional.of(
          step.so(
              Words.of("%s can only have %s in %s", name, both(), Words.join(", or in ", listed))));
    }
    return Optional.of(step.so(only(sandwich, line, pairs.get(0))));
  }

  private Words only(Sandwich sandwich, int[] line, Pair pair) {
    Words ends = step.cells(List.of(line[pair.from], line[pair.to]));
    List<Integer> between = new ArrayList<>();
    int rest = sandwich.sum();
    for (int place = pair.from + 1; place < pair.to; place++) {
      int digit = step.board.digit(scope.cells[line[place]]);
      if (digit == 0) {
        between.add(line[place]);
      } else {
        rest -= step.value(digit);
      }
    }
    Words place =
        Words.of(
            "%s %s %s in %s",
            name,
            step.empty.contains(line[pair.from]) || step.empty.contains(line[pair.to])
                ? "can only have"
                : "has",
            both(),
            ends);
    long[] inner = step.domains.clone();
    between.forEach(i -> inner[i] &= ~crusts());
    boolean losesMore =
        step.losing.stream()
            .anyMatch(
                i -> i != line[pair.from] && i != line[pair.to] && (step.lost(i) & ~crusts()) != 0);
    Optional<List<int[]>> sets =
        losesMore && !between.isEmpty()
            ? DigitSums.of(scope, inner, between, step.ofDigits(rest, between.size()), MOST_LISTED)
                .filter(all -> !all.isEmpty())
            : Optional.empty();
    if (sets.isPresent()) {
      if (between.size() == 1) {
        return Words.of("%s, with %s left for %s", place, rest, step.cells(between));
      }
      List<Words> listed = sets.get().stream().map(digits -> DigitSums.words(digits, "+")).toList();
      return Words.of("%s, with %s in %s", place, Words.list(listed, "or"), step.cells(between));
    }
    return between.isEmpty() || !losesMore
        ? place
        : Words.of("%s, with %s left for %s", place, rest, step.cells(between));
  }

  private boolean isPossible(int[] line, int from, int to) {
    long[] some = step.domains.clone();
    for (int place = 0; place < line.length; place++) {
      some[line[place]] &= place == from || place == to ? crusts() : ~crusts();
      if (some[line[place]] == 0) {
        return false;
      }
    }
    return SupportSearch.canHold(scope, some).orElse(true);
  }

  /** Lists the cells in which 1 and n can be. */
  private Optional<Words> byPlaces() {
    if ((step.lost() & ~crusts()) != 0) {
      return Optional.empty();
    }
    List<Words> each = new ArrayList<>();
    for (int digit : new int[] {1, step.board.size()}) {
      if ((step.lost() >>> (digit - 1) & 1) != 0) {
        each.add(
            Words.of(
                "%s in %s",
                Notation.digit(digit),
                step.anyOf(step.indices(i -> (step.kept[i] >>> (digit - 1) & 1) != 0))));
      }
    }
    return Optional.of(step.so(Words.of("%s can only have %s", name, Words.list(each, "and"))));
  }

  /** Lists the sums that an X-sum can be. */
  Optional<Words> byXSum(XSum clue) {
    int[] line = scope.indicesOf(clue.cells());
    List<Words> sums = new ArrayList<>();
    for (long rest = step.kept[line[0]]; rest != 0; rest &= rest - 1) {
      int digit = ScopeSums.lowest(rest);
      int count = step.value(digit);
      List<Integer> more =
          IntStream.range(1, Math.min(count, line.length)).mapToObj(i -> line[i]).toList();
      long[] some = step.domains.clone();
      more.forEach(i -> some[i] &= scope.allowed(line[0], digit, i));
      Optional<List<int[]>> sets =
          DigitSums.of(
              scope, some, more, step.ofDigits(clue.value() - count, more.size()), MOST_LISTED);
      if (sets.isEmpty()) {
        return byFirstCell(line[0]);
      }
      for (int[] set : sets.get()) {
        Words first = Notation.digit(digit);
        sums.add(set.length == 0 ? first : Words.of("%s+%s", first, DigitSums.words(set, "+")));
      }
    }
    return sums.isEmpty() || sums.size() > MOST_LISTED
        ? byFirstCell(line[0])
        : Optional.of(step.so(Words.of("%s is %s", name, Words.list(sums, "or"))));
  }

  private Optional<Words> byFirstCell(int first) {
    return step.losing.equals(List.of(first))
        ? Optional.of(
            step.so(
                Words.of(
                    "%s works only with %s in %s",
                    name, Wording.anyRange(step.kept[first]), step.cell(first))))
        : Optional.empty();
  }

  /** Says how much room a view needs behind its buildings. */
  Optional<Words> byView(Skyscraper clue) {
    int[] line = scope.indicesOf(clue.cells());
    int size = step.board.size();
    if (clue.value() < 2) {
      return Optional.empty();
    }
    for (int place = 0; place < line.length; place++) {
      int highest = size - clue.value() + 1 + place;
      long lost = step.lost(line[place]);
      if (lost != 0 && ScopeSums.lowest(lost) <= highest) {
        return Optional.empty();
      }
    }
    return Optional.of(
        step.so(
            Words.of(
                "%s needs %s ever higher digits behind %s",
                name, clue.value() - 1, step.cell(line[0]))));
  }

  /** Says where a numbered room can have its digit. */
  Optional<Words> byRoom(NumberedRoom room) {
    int[] line = scope.indicesOf(room.cells());
    List<Integer> places = new ArrayList<>();
    for (long rest = step.kept[line[0]]; rest != 0; rest &= rest - 1) {
      int place = step.value(ScopeSums.lowest(rest)) - 1;
      if (place >= 0 && place < line.length) {
        places.add(line[place]);
      }
    }
    return Optional.of(
        step.so(
            Words.of(
                "%s can have its %s only in %s",
                name, Notation.digit(step.ofDigits(room.value(), 1)), step.anyOf(places))));
  }
}
