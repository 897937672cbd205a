package org.nonomino.generator.internal.placing;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import org.nonomino.core.Constraint;
import org.nonomino.core.ConstraintKind;
import org.nonomino.core.constraint.NegativeRatio;
import org.nonomino.core.constraint.NegativeXv;
import org.nonomino.core.constraint.NonConsecutive;
import org.nonomino.generator.terms.ConstraintDemand;
import org.nonomino.generator.terms.ConstraintFamily;
import org.nonomino.generator.terms.FamilyCount;
import org.nonomino.generator.terms.RuleCount;
import org.nonomino.generator.terms.SeededRandom;

/** One attempt to place all constraints. Used by one thread. */
final class Composition {
  /*
   * First the marks that a family shows everywhere, because they have no choice of place. Then lines, which need the most
   * room, in turns, so that no family gets only what the others leave. Then other marks.
   */
  private static final List<ConstraintFamily> LINES =
      List.of(
          ConstraintFamily.REGION_SUM_LINES,
          ConstraintFamily.PALINDROMES,
          ConstraintFamily.RENBAN,
          ConstraintFamily.BETWEEN_LINES,
          ConstraintFamily.WHISPERS,
          ConstraintFamily.ARROWS,
          ConstraintFamily.THERMOMETERS);

  private static final List<ConstraintFamily> MARKS =
      List.of(
          ConstraintFamily.ODD_EVEN,
          ConstraintFamily.QUADRUPLES,
          ConstraintFamily.DOTS,
          ConstraintFamily.XV,
          ConstraintFamily.INEQUALITIES,
          ConstraintFamily.FUTOSHIKI,
          ConstraintFamily.SANDWICHES,
          ConstraintFamily.LITTLE_KILLERS);

  private final Placing on;
  private final ConstraintDemand demand;
  private final SeededRandom random;
  private final List<Placed> placed = new ArrayList<>();

  Composition(Placing on, ConstraintDemand demand, SeededRandom random) {
    this.on = on;
    this.demand = demand;
    this.random = random;
  }

  /**
   * Places all constraints.
   *
   * @param shorter how much shorter than usual the longest lines are
   * @return empty if they do not fit
   */
  Optional<List<Placed>> compose(int shorter) {
    return placeAllDots() && placeAllXv() && placeLines(shorter, false) && placeMarks()
        ? Optional.of(placed)
        : Optional.empty();
  }

  /**
   * Places lines on a grid without digits, of which they may be true.
   *
   * @param shorter how much shorter than usual the longest lines are
   * @return empty if they do not fit
   */
  Optional<List<Placed>> drawLines(int shorter) {
    return placeLines(shorter, true) ? Optional.of(placed) : Optional.empty();
  }

  private Optional<FamilyCount> request(ConstraintFamily family) {
    return demand.families().stream().filter(request -> request.family() == family).findFirst();
  }

  private boolean wantsAll(ConstraintFamily family) {
    return request(family).isPresent() && request(family).get().number().isEmpty();
  }

  private boolean placeAllDots() {
    return !wantsAll(ConstraintFamily.DOTS)
        || placeAll(
            new MarkRules.OfDots(on, random),
            List.of(ConstraintKind.WHITE_DOT, ConstraintKind.BLACK_DOT),
            List.of(new NonConsecutive(on.size()), new NegativeRatio(on.size())));
  }

  private boolean placeAllXv() {
    return !wantsAll(ConstraintFamily.XV)
        || placeAll(
            new MarkRules.OfXv(on), List.of(ConstraintKind.XV), List.of(new NegativeXv(on.size())));
  }

  /** Places all true marks; returns whether no other mark is on their edges. */
  private boolean placeAll(MarkRule rule, List<ConstraintKind> kinds, List<Constraint> negatives) {
    List<Constraint> constraints = new ArrayList<>();
    BitSet known = marked(kinds);
    for (int place : rule.places()) {
      Optional<Constraint> mark = known.get(place) ? Optional.empty() : rule.at(place);
      if (mark.isPresent()) {
        if (on.isMarked(place)) {
          return false;
        }
        on.mark(rule.ink(place));
        constraints.add(mark.get());
      }
    }
    for (Constraint negative : negatives) {
      if (!on.rules().has(negative)) {
        constraints.add(negative);
      }
    }
    if (!constraints.isEmpty()) {
      placed.add(new Placed(constraints, false));
    }
    return true;
  }

  /** Returns the edges with marks of some kinds that the puzzle has anyway. */
  private BitSet marked(List<ConstraintKind> kinds) {
    BitSet edges = new BitSet();
    for (Constraint constraint : on.rules().constraints()) {
      if (kinds.contains(constraint.kind())) {
        int[] ends = constraint.cells().toArray();
        edges.set(on.lattice().between(on.lattice().cell(ends[0]), on.lattice().cell(ends[1])));
      }
    }
    return edges;
  }

  private boolean placeLines(int shorter, boolean asShapes) {
    List<LineSort> sorts = lineSorts(asShapes);
    int lines = sorts.stream().mapToInt(LineSort::number).sum();
    LineLengths lengths = LineLengths.of(on.size(), lines, shorter);
    List<LinePlacer> placers =
        sorts.stream().map(LineSort::rule).map(rule -> placer(rule, lengths)).toList();
    int[] missing = sorts.stream().mapToInt(LineSort::number).toArray();
    boolean isAnyMissing = true;
    while (isAnyMissing) {
      isAnyMissing = false;
      for (int i = 0; i < missing.length; i++) {
        if (missing[i] > 0) {
          Optional<Orbit> orbit = placers.get(i).place(random);
          if (orbit.isPresent()) {
            placed.add(new Placed(orbit.get().constraints(), true));
            missing[i] -= orbit.get().constraints().size();
          } else if (sorts.get(i).isExact()) {
            return false;
          } else {
            missing[i] = 0;
          }
          isAnyMissing |= missing[i] > 0;
        }
      }
    }
    return true;
  }

  /** Returns a placer of lines; those of three cells, which say little, only where they suit. */
  private LinePlacer placer(LineRule rule, LineLengths lengths) {
    return new LinePlacer(
        on, rule, rule.mayBeShort() ? lengths : lengths.withoutShortest(), random);
  }

  /**
   * Lines to place.
   *
   * @param number the number of lines
   * @param isExact whether fewer lines are not enough
   */
  private record LineSort(LineRule rule, int number, boolean isExact) {}

  private List<LineSort> lineSorts(boolean asShapes) {
    List<LineSort> sorts = new ArrayList<>();
    for (ConstraintFamily family : LINES) {
      request(family)
          .ifPresent(
              request -> {
                LineRule rule = asShapes ? new LineShape(family, rule(family), on) : rule(family);
                sorts.add(new LineSort(rule, number(request), request.number().isPresent()));
              });
    }
    for (RuleCount each : demand.rules()) {
      sorts.add(new LineSort(new OwnLineRule(each.rule(), on, asShapes), each.number(), true));
    }
    return sorts;
  }

  private int number(FamilyCount request) {
    return request.number().orElse(request.family().most(on.size()));
  }

  private LineRule rule(ConstraintFamily family) {
    return switch (family) {
      case THERMOMETERS -> new LineRules.OfThermometer(on);
      case ARROWS -> new LineRules.OfArrow(on);
      case WHISPERS -> new LineRules.OfWhispers(on);
      case RENBAN -> new LineRules.OfRenban(on);
      case PALINDROMES -> new LineRules.OfPalindrome(on);
      case REGION_SUM_LINES -> new LineRules.OfRegionSumLine(on);
      case BETWEEN_LINES -> new LineRules.OfBetweenLine(on);
      case CAGES,
          KENKEN,
          DOTS,
          XV,
          LITTLE_KILLERS,
          SANDWICHES,
          QUADRUPLES,
          ODD_EVEN,
          INEQUALITIES,
          FUTOSHIKI ->
          throw new AssertionError(family);
    };
  }

  private boolean placeMarks() {
    for (ConstraintFamily family : MARKS) {
      boolean isDone =
          wantsAll(family) && (family == ConstraintFamily.DOTS || family == ConstraintFamily.XV);
      if (request(family).isPresent() && !isDone && !placeMarks(request(family).get())) {
        return false;
      }
    }
    return true;
  }

  private boolean placeMarks(FamilyCount request) {
    MarkPlacer placer = new MarkPlacer(on, marks(request.family()), random);
    if (request.family() == ConstraintFamily.FUTOSHIKI) {
      // Signs between all neighbours.
      placer.all().forEach(orbit -> placed.add(new Placed(orbit.constraints(), true)));
      return true;
    }
    int missing = request.number().orElse(on.lattice().count() * on.order() - 1);
    while (missing > 0) {
      Optional<Orbit> orbit = placer.place(missing, random);
      if (orbit.isEmpty()) {
        return request.number().isEmpty();
      }
      placed.add(new Placed(orbit.get().constraints(), true));
      missing -= orbit.get().constraints().size();
    }
    return true;
  }

  private MarkRule marks(ConstraintFamily family) {
    return switch (family) {
      case DOTS -> new MarkRules.OfDots(on, random);
      case XV -> new MarkRules.OfXv(on);
      case LITTLE_KILLERS -> new MarkRules.OfLittleKillers(on);
      case SANDWICHES -> new MarkRules.OfSandwiches(on);
      case QUADRUPLES -> new MarkRules.OfQuadruples(on, random);
      case ODD_EVEN -> new MarkRules.OfOddEven(on);
      case INEQUALITIES, FUTOSHIKI -> new MarkRules.OfInequalities(on);
      case CAGES,
          KENKEN,
          THERMOMETERS,
          ARROWS,
          WHISPERS,
          RENBAN,
          PALINDROMES,
          REGION_SUM_LINES,
          BETWEEN_LINES ->
          throw new AssertionError(family);
    };
  }
}
