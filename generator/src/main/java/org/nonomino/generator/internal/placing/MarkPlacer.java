package org.nonomino.generator.internal.placing;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.nonomino.core.Constraint;
import org.nonomino.generator.terms.SeededRandom;

/** Places marks of one family, spread over the grid. Used by one thread. */
final class MarkPlacer {
  /** A mark goes to the best of this many random places. */
  private static final int CANDIDATES = 16;

  /** The distance in cells from which marks of a family no longer seem to belong together. */
  private static final double APART = 2.5;

  /** The density that is as bad as another mark of the family at the same place. */
  private static final double CLOSE = 6;

  private final Placing on;
  private final List<Orbit> possible;

  /** The points of the drawn marks. */
  private final List<Integer> drawn = new ArrayList<>();

  MarkPlacer(Placing on, MarkRule rule, SeededRandom random) {
    this.on = on;
    this.possible = orbits(on, rule, random);
  }

  /** Returns all orbits with a true constraint at each place and no ink in the way, shuffled. */
  private static List<Orbit> orbits(Placing on, MarkRule rule, SeededRandom random) {
    int[] places = rule.places();
    random.shuffle(places);
    List<Orbit> orbits = new ArrayList<>();
    for (int place : places) {
      int[] images = images(on, rule, place);
      // Each orbit is found from the least of its places.
      if (Arrays.stream(images).allMatch(image -> image >= place)) {
        orbit(on, rule, images).ifPresent(orbits::add);
      }
    }
    return orbits;
  }

  /** Draws marks at all empty places, and returns them row by row. */
  List<Orbit> all() {
    List<Orbit> all =
        possible.stream()
            .filter(orbit -> on.canvas().areFree(orbit.points()))
            .sorted(Comparator.comparingInt(orbit -> orbit.points()[0]))
            .toList();
    all.forEach(orbit -> on.canvas().draw(orbit.points()));
    return all;
  }

  private static int[] images(Placing on, MarkRule rule, int place) {
    int[] images = new int[on.order()];
    int count = 0;
    for (int times = 0; times < images.length; times++) {
      int image = rule.image(times, place);
      boolean isKnown = false;
      for (int i = 0; i < count; i++) {
        isKnown |= images[i] == image;
      }
      if (!isKnown) {
        images[count++] = image;
      }
    }
    return Arrays.copyOf(images, count);
  }

  private static Optional<Orbit> orbit(Placing on, MarkRule rule, int[] places) {
    List<Constraint> constraints = new ArrayList<>();
    int[] points = new int[0];
    for (int place : places) {
      Optional<Constraint> constraint = rule.at(place);
      if (constraint.isEmpty()) {
        return Optional.empty();
      }
      constraints.add(constraint.get());
      int[] ink = rule.ink(place);
      points = Arrays.copyOf(points, points.length + ink.length);
      System.arraycopy(ink, 0, points, points.length - ink.length, ink.length);
    }
    return on.canvas().areFree(points)
        ? Optional.of(new Orbit(constraints, points))
        : Optional.empty();
  }

  /**
   * Draws marks at an empty place; empty if there is none.
   *
   * @param most the number of marks that are still wanted; only if no place has so few, more are
   *     drawn
   */
  Optional<Orbit> place(int most, SeededRandom random) {
    possible.removeIf(orbit -> !on.canvas().areFree(orbit.points()));
    Optional<Orbit> best = emptiest(most, random);
    for (int more = most + 1; best.isEmpty() && more < most + 2 * on.order(); more++) {
      best = emptiest(more, random);
    }
    best.ifPresent(
        orbit -> {
          on.canvas().draw(orbit.points());
          Arrays.stream(orbit.points()).forEach(drawn::add);
          possible.remove(orbit);
        });
    return best;
  }

  private Optional<Orbit> emptiest(int most, SeededRandom random) {
    Optional<Orbit> best = Optional.empty();
    double least = Double.MAX_VALUE;
    int start = possible.isEmpty() ? 0 : random.nextInt(possible.size());
    int seen = 0;
    for (int i = 0; i < possible.size() && seen < CANDIDATES; i++) {
      Orbit orbit = possible.get((start + i) % possible.size());
      if (!suits(orbit.constraints().size(), most)) {
        continue;
      }
      seen++;
      double cost = on.canvas().density(orbit.points()) + CLOSE * closeness(orbit.points());
      if (cost < least) {
        least = cost;
        best = Optional.of(orbit);
      }
    }
    return best;
  }

  /** Returns how near points are to those of other marks of the family and to each other. */
  private double closeness(int[] points) {
    double sum = 0;
    for (int i = 0; i < points.length; i++) {
      for (int other : drawn) {
        sum += closeness(points[i], other);
      }
      for (int j = 0; j < i; j++) {
        sum += closeness(points[i], points[j]);
      }
    }
    return sum / points.length;
  }

  /** Returns 1 for a distance of 0, and 0 for one of {@link #APART} or more. */
  private double closeness(int first, int second) {
    int side = on.lattice().side();
    int down = first / side - second / side;
    int right = first % side - second % side;
    // Unlike Math.hypot, the square root is the same on every machine and in the browser.
    double distance = Math.sqrt(down * down + right * right);
    return Math.max(0, 1 - distance / (APART * Lattice.CELL));
  }

  /** Marks that are their own images are kept for a rest that whole orbits cannot fill. */
  private boolean suits(int size, int most) {
    return size <= most && (size == on.order() || size <= most % on.order());
  }
}
